"""Public games worth watching: found in the database, so that every node shows the same."""

from typing import Final

from grachten.club.featured import Candidate, finished, in_play, strength_of
from grachten.protocol.company import Featured, FeaturedTable
from grachten.server.settings import DAY
from grachten.server.tables.message_builders import table_summary
from grachten.server.tables.networks import networks_in
from grachten.server.tables.stored_tables import can_be_watched, options_of, result_of
from grachten.server.uptime import now
from grachten.store import Store, StoredListing

SHOWN: Final = 3
"""Games of each kind."""

LOOKED_AT: Final = 60
"""Games from which those are chosen: the ones with most spectators, and the newest."""

LATELY: Final = 7 * DAY
COUNTED: Final = 90_000
"""Milliseconds for which a count of spectators is valid: three times the interval between two."""


async def featured(store: Store, person: str) -> Featured:
    at = now()
    audiences = await store.audiences(at - COUNTED)
    playing = [each for each in await store.public_games(LOOKED_AT) if _can_be_watched(each)]
    over = [each for each in await store.finished_games(at - LATELY, LOOKED_AT) if _is_whole(each)]
    listings = [*playing, *over]
    built = dict(
        zip((each.table.id for each in listings), await networks_in(store, listings), strict=True)
    )

    def candidate(listing: StoredListing) -> Candidate:
        table, result = listing.table, result_of(listing.table)
        return Candidate(
            table.id,
            audiences.get(table.id, 0),
            tuple(strength_of(seat.level) for seat in listing.seats),
            built[table.id].points if result is None else result.totals,
        )

    by_id = {each.table.id: each for each in listings}

    def shown(chosen: list[Candidate]) -> tuple[FeaturedTable, ...]:
        return tuple(
            FeaturedTable(
                table_summary(by_id[each.table], built[each.table], person, ()), each.watching
            )
            for each in chosen
        )

    return Featured(
        shown(in_play(map(candidate, playing), SHOWN)),
        shown(finished(map(candidate, over), SHOWN)),
    )


def _can_be_watched(listing: StoredListing) -> bool:
    return can_be_watched(options_of(listing.table)) and len(listing.seats) > 1


def _is_whole(listing: StoredListing) -> bool:
    """Played to the end by everyone, and not practice."""
    result = result_of(listing.table)
    is_whole = result is not None and not (result.gave_up or result.practice)
    return is_whole and _can_be_watched(listing)
