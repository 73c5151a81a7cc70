"""Plain requests of those who look for opponents."""

from typing import Final

from litestar import Controller, delete, get, put
from litestar.params import JSONBody

from grachten.protocol.finding import Finding, Invitation, OpenTable, Search, Wish
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.tables.seating import seats_of
from grachten.server.tables.stored_tables import options_of
from grachten.store import StoredInvitation, StoredListing
from grachten.store.rows import handle_of

TABLES: Final = 3
"""Open tables that are shown; the list of all public tables has the others."""


class FindingRoutes(Controller):
    path = "/api/finding"
    tags = ("finding",)

    @get(responses=REFUSALS, summary="How I might come to a game")
    async def how_it_stands(self, person: ThePerson, server: TheServer) -> Finding:
        store, limits = server.services.store, server.services.settings.limits
        searches = await server.finding.searches()
        listings = await store.joinable_tables(TABLES + limits.public_tables)
        invited = await store.invitations_of(person.id, limits.invitations_kept)
        tables = [_open_table(each) for each in listings if not seats_of(each.seats, person.id)]
        return Finding(
            searches.of(person.id),
            len(searches),
            tuple(tables[:TABLES]),
            tuple(map(invitation_of, invited)),
        )

    @put(responses=REFUSALS, summary="Look for opponents")
    async def enter(self, data: JSONBody[Wish], person: ThePerson, server: TheServer) -> Search:
        return await server.finding.enter(person, data)

    @delete(responses=REFUSALS, summary="Stop looking for opponents")
    async def leave(self, person: ThePerson, server: TheServer) -> None:
        await server.finding.leave(person)


def invitation_of(stored: StoredInvitation) -> Invitation:
    return Invitation(stored.table_id, stored.name, handle_of(stored.host), stored.at)


def _open_table(listing: StoredListing) -> OpenTable:
    names = tuple(seat.name for seat in listing.seats)
    return OpenTable(listing.table.id, names, options_of(listing.table).clock)
