"""Plain requests about people one has played with: inviting and blocking them."""

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, Parameter

from grachten.protocol.finding import (
    Blocked,
    Blocks,
    InvitationChoice,
    Invite,
    Opponent,
    Opponents,
)
from grachten.protocol.messages import Invited
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.finding.routes import invitation_of
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal, no_seat
from grachten.server.tables.routes import SeatNumber, TableName
from grachten.server.tables.seating import seat_at, seats_of
from grachten.server.uptime import now
from grachten.store import Person, StoredInvitation
from grachten.store.rows import handle_of

SHOWN: Final = 12
"""Recent opponents."""

KEPT: Final = 24 * 3600 * 1000
"""Milliseconds for which an invitation counts."""

HandleName = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$")]


class OpponentRoutes(Controller):
    path = "/api/me"
    tags = ("finding",)

    @get("/opponents", responses=REFUSALS, summary="People I have played with")
    async def opponents(self, person: ThePerson, server: TheServer) -> Opponents:
        found = await server.services.store.recent_opponents(person.id, SHOWN)
        return Opponents(
            tuple(
                Opponent(handle_of(each.person), each.name, each.ended, each.invitable)
                for each in found
            )
        )

    @get("/blocks", responses=REFUSALS, summary="Whom I block")
    async def blocks(self, person: ThePerson, server: TheServer) -> Blocks:
        return await _blocks_of(server, person)

    @put("/blocks/{handle:str}", responses=REFUSALS, summary="Block somebody")
    async def block(self, handle: HandleName, person: ThePerson, server: TheServer) -> Blocks:
        whom = await _met(server, person, handle)
        met = await server.services.store.recent_opponents(person.id, SHOWN)
        name = next((each.name for each in met if each.person == whom.id), whom.name)
        await _block(server, person, whom.id, name)
        return await _blocks_of(server, person)

    @delete(
        "/blocks/{handle:str}", responses=REFUSALS, status_code=200, summary="No longer block them"
    )
    async def unblock(self, handle: HandleName, person: ThePerson, server: TheServer) -> Blocks:
        whom = await server.services.store.person_by_handle(handle)
        if whom is None or not await server.services.store.unblock_person(person.id, whom.id):
            raise Refusal("not-found", "You have not blocked that person.")
        return await _blocks_of(server, person)

    @get("/invitations", responses=REFUSALS, summary="May people I have met invite me?")
    async def invitation_choice(self, person: ThePerson, server: TheServer) -> InvitationChoice:
        return InvitationChoice(await server.services.store.is_invitable(person.id))

    @put("/invitations", responses=REFUSALS, summary="Let them, or not")
    async def choose_invitations(
        self, data: JSONBody[InvitationChoice], person: ThePerson, server: TheServer
    ) -> InvitationChoice:
        await server.services.store.set_invitable(person.id, data.invitable)
        return data

    @delete("/invitations/{table:str}", responses=REFUSALS, summary="Decline an invitation")
    async def decline(self, table: TableName, person: ThePerson, server: TheServer) -> None:
        """The other person isn't notified."""
        await server.services.store.decline(person.id, table)


@post(
    "/api/tables/{table:str}/invitations",
    responses=REFUSALS,
    tags=["finding"],
    status_code=204,
    summary="Invite somebody I have played with",
)
async def invite(
    table: TableName, data: JSONBody[Invite], person: ThePerson, server: TheServer
) -> None:
    """The answer is the same whether it arrives or not: nobody learns who blocks them."""
    it = await server.tables.read(table)
    if it.stored.host != person.id and not seats_of(it.seats, person.id):
        raise no_seat()
    if it.stored.status != "open" or all(seat.who != "open" for seat in it.seats):
        raise Refusal("conflict", "There is no free seat at this table.")
    guest = await _met(server, person, data.handle)
    server.take_invitation(person)
    at, limits = now(), server.services.settings.limits
    invitation = StoredInvitation(table, person.id, person.name, at)
    arrives = await server.services.store.invite(
        invitation, guest.id, limits.invitations_kept, at - KEPT
    )
    if arrives:
        server.send_to_person(guest.id, Invited(invitation_of(invitation)))


@post(
    "/api/tables/{table:str}/seats/{number:int}/block",
    responses=REFUSALS,
    tags=["finding"],
    status_code=204,
    summary="Block somebody at my table",
)
async def block_at_table(
    table: TableName, number: SeatNumber, person: ThePerson, server: TheServer
) -> None:
    it = await server.tables.read(table)
    if not seats_of(it.seats, person.id):
        raise no_seat()
    seat = seat_at(it.seats, number)
    if seat.who != "person" or seat.person in (None, person.id):
        raise Refusal("conflict", "Nobody else sits in that seat.")
    assert seat.person is not None
    await _block(server, person, seat.person, seat.name or "")


async def _met(server: GameServer, person: Person, handle: str) -> Person:
    """Somebody with whom this person has finished a game. The answer for strangers is the same
    whether there is such a person or not."""
    store = server.services.store
    found = await store.person_by_handle(handle)
    if found is None or not await store.have_met(person.id, found.id) or found.id == person.id:
        raise Refusal("not-found", "You have not played with that person.")
    return found


async def _block(server: GameServer, person: Person, whom: str, name: str) -> None:
    store = server.services.store
    known = await store.blocks_of(person.id)
    is_known = any(each.person == whom for each in known)
    if len(known) >= server.services.settings.limits.blocks and not is_known:
        raise Refusal("too-many", "You have blocked too many people: unblock somebody first.")
    await store.block_person(person.id, whom, name, now())


async def _blocks_of(server: GameServer, person: Person) -> Blocks:
    found = await server.services.store.blocks_of(person.id)
    return Blocks(tuple(Blocked(handle_of(each.person), each.name, each.at) for each in found))
