"""Finished games to be counted, past the server."""

from collections.abc import Sequence

from grachten.club import ANCHORS, RatedSeat, places
from grachten.rules.scoring import SeatScore
from grachten.server.tables.finished_game import FinishedGame
from grachten.statuses import Ending
from grachten.store import Person, Store

from .examples import a_table

DAY = 86_400_000
BEGIN = 1_700_000_000_000 - 1_700_000_000_000 % DAY


async def add_players(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, "person", name.title(), None, BEGIN, BEGIN))


async def end_table(store: Store, name: str, host: str = "anna") -> None:
    """A table whose game is over, and not counted."""
    await store.add_table(a_table(name, host=host, status="over", ended=BEGIN), ())


def a_game(
    name: str,
    players: Sequence[str],
    points: Sequence[int],
    *,
    ended: int = BEGIN,
    rated: bool = True,
    ending: Ending = "over",
    left: Sequence[int] = (),
) -> FinishedGame:
    """Of people by their names, and of bots by their levels."""
    seats = tuple(
        RatedSeat(None, each) if each in ANCHORS else RatedSeat(each, left=number in left)
        for number, each in enumerate(players)
    )
    gone = tuple(seat.left for seat in seats)
    return FinishedGame(
        table=name,
        ended=ended,
        ending=ending,
        pace="live",
        rated=rated,
        seats=seats,
        people={each: number for number, each in enumerate(players) if each not in ANCHORS},
        places=places(points, (0,) * len(points), gone),
        scores=tuple(SeatScore(each, (), 0, 0, each) for each in points),
        hinted=False,
        taken_back=False,
    )
