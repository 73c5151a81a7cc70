"""The table of people who looked for opponents: private, all of them seated, nobody ready yet."""

from collections.abc import Sequence
from typing import Final

from grachten.protocol.tables import Clock, Options, SitDown
from grachten.server.services import Services
from grachten.server.tables import seating
from grachten.server.tables.stored_tables import new_table, new_table_id
from grachten.statuses import GamePace
from grachten.store import Person, StoredGame

CLOCKS: Final[dict[GamePace, Clock]] = {
    "live": Clock(turn=60, reserve=300),
    "slow": Clock(turn=3 * 24 * 3600),
}
"""The same as the page calls normal and slow."""


def found_table(
    services: Services,
    people: Sequence[Person],
    pace: GamePace,
    *,
    rated: bool,
) -> StoredGame:
    """Who sits where is drawn by lot. The first of them is the host in name only: the settings of
    an arranged table can't be changed."""
    options = Options(clock=CLOCKS[pace], takebacks=False, arranged=True, rated=rated)
    order = sorted(people, key=lambda _: services.entropy.token_bytes(8))
    seats = seating.new_seats(len(order))
    for number, person in enumerate(order):
        seats = seating.sit(seats, number, person, SitDown())
    table_id = new_table_id(services.entropy)
    return new_table(services.entropy, table_id, order[0], options, seats)
