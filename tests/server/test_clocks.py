"""Clocks: an account of running time, by the steps of the game alone."""

from grachten.protocol.messages import SeatClock
from grachten.protocol.tables import Clock
from grachten.server.tables.clocks import Clocks


def faces(clocks: Clocks, tick: int) -> tuple[SeatClock, ...]:
    shown = clocks.faces(tick)
    assert shown is not None
    return shown


def test_a_turn_and_the_reserve() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 1000, [0])
    assert clocks.deadline(0) == 1000 + 10_000 + 30_000
    assert faces(clocks, 5000) == (SeatClock(6000, 30_000, True), SeatClock(10_000, 30_000, False))
    assert faces(clocks, 14_000)[0] == SeatClock(0, 27_000, True)
    assert faces(clocks, 99_000)[0] == SeatClock(0, 0, True)
    clocks.acted(0, 14_000, [1])
    assert faces(clocks, 14_000) == (
        SeatClock(10_000, 27_000, False),
        SeatClock(10_000, 30_000, True),
    )
    clocks.acted(1, 20_000, [0])  # within the turn: the reserve is as it was
    assert faces(clocks, 20_000)[1] == SeatClock(10_000, 30_000, False)
    assert clocks.deadline(0) == 20_000 + 10_000 + 27_000


def test_a_second_card_belongs_to_the_same_turn() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 0, [0])
    clocks.acted(0, 8000, [0])
    assert faces(clocks, 8000)[0] == SeatClock(2000, 30_000, True)
    clocks.acted(0, 12_000, [1])
    assert faces(clocks, 12_000)[0] == SeatClock(10_000, 28_000, False)


def test_at_set_up_all_clocks_run() -> None:
    clocks = Clocks(Clock(turn=10, reserve=5), 3, 0, [0, 1, 2])
    clocks.acted(1, 4000, [0, 2])
    assert [face.runs for face in faces(clocks, 4000)] == [True, False, True]
    assert faces(clocks, 11_000)[0] == SeatClock(0, 4000, True)
    clocks.acted(0, 11_000, [2])
    clocks.acted(2, 12_000, [0])
    assert faces(clocks, 12_000)[0] == SeatClock(10_000, 4000, True)


def test_taking_back_gives_no_time() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 0, [0])
    clocks.acted(0, 15_000, [1])
    clocks.undid(0, 18_000, [0])
    assert faces(clocks, 18_000) == (SeatClock(0, 22_000, True), SeatClock(10_000, 30_000, False))
    clocks.acted(0, 20_000, [1])
    assert faces(clocks, 20_000)[0] == SeatClock(10_000, 20_000, False)


def test_without_a_clock_it_is_known_since_when_somebody_is_waited_for() -> None:
    clocks = Clocks(None, 2, 1000, [0])
    assert (clocks.deadline(0), clocks.faces(5000), clocks.since(0)) == (None, None, 1000)
    clocks.acted(0, 4000, [0])  # the second card of the same turn
    assert clocks.since(0) == 1000
    clocks.acted(0, 6000, [1])
    assert clocks.since(1) == 6000
    clocks.undid(0, 7000, [0])
    assert clocks.since(0) == 1000


def test_the_reserve_is_never_less_than_nothing() -> None:
    clocks = Clocks(Clock(turn=5, reserve=1), 2, 0, [0])
    clocks.acted(0, 60_000, [1])
    assert faces(clocks, 60_000)[0] == SeatClock(5000, 0, False)
