"""Clocks: an account of running time, by the steps of the game alone."""

from grachten.protocol.messages import SeatClock
from grachten.protocol.tables import Clock
from grachten.server.clocks import Clocks


def test_a_turn_and_the_reserve() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 1000, [0])
    assert clocks.deadline(0) == 1000 + 10_000 + 30_000
    assert clocks.faces(5000) == (SeatClock(6000, 30_000, True), SeatClock(10_000, 30_000, False))
    assert clocks.faces(14_000)[0] == SeatClock(0, 27_000, True)
    assert clocks.faces(99_000)[0] == SeatClock(0, 0, True)
    clocks.acted(0, 14_000, [1])
    assert clocks.faces(14_000) == (
        SeatClock(10_000, 27_000, False),
        SeatClock(10_000, 30_000, True),
    )
    clocks.acted(1, 20_000, [0])  # within the turn: the reserve is as it was
    assert clocks.faces(20_000)[1] == SeatClock(10_000, 30_000, False)
    assert clocks.deadline(0) == 20_000 + 10_000 + 27_000


def test_a_second_card_belongs_to_the_same_turn() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 0, [0])
    clocks.acted(0, 8000, [0])
    assert clocks.faces(8000)[0] == SeatClock(2000, 30_000, True)
    clocks.acted(0, 12_000, [1])
    assert clocks.faces(12_000)[0] == SeatClock(10_000, 28_000, False)


def test_at_set_up_all_clocks_run() -> None:
    clocks = Clocks(Clock(turn=10, reserve=5), 3, 0, [0, 1, 2])
    clocks.acted(1, 4000, [0, 2])
    assert [face.runs for face in clocks.faces(4000)] == [True, False, True]
    assert clocks.faces(11_000)[0] == SeatClock(0, 4000, True)
    clocks.acted(0, 11_000, [2])
    clocks.acted(2, 12_000, [0])
    assert clocks.faces(12_000)[0] == SeatClock(10_000, 4000, True)


def test_taking_back_gives_no_time() -> None:
    clocks = Clocks(Clock(turn=10, reserve=30), 2, 0, [0])
    clocks.acted(0, 15_000, [1])
    clocks.undid(0, 18_000, [0])
    assert clocks.faces(18_000) == (SeatClock(0, 22_000, True), SeatClock(10_000, 30_000, False))
    clocks.acted(0, 20_000, [1])
    assert clocks.faces(20_000)[0] == SeatClock(10_000, 20_000, False)


def test_who_comes_back_has_a_new_turn() -> None:
    clocks = Clocks(Clock(turn=10, reserve=0), 2, 0, [0])
    clocks.restart_turn(0, 50_000)
    clocks.restart_turn(1, 50_000)
    assert clocks.faces(50_000) == (SeatClock(10_000, 0, True), SeatClock(10_000, 0, False))


def test_the_reserve_is_never_less_than_nothing() -> None:
    clocks = Clocks(Clock(turn=5, reserve=1), 2, 0, [0])
    clocks.acted(0, 60_000, [1])
    assert clocks.faces(60_000)[0] == SeatClock(5000, 0, False)
