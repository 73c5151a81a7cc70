"""Waiting for somebody in a game without a clock."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from grachten.protocol.tables import Clock, Options, SeatBot, SitDown
from grachten.server.refusals import Refusal
from grachten.server.tables import seating
from grachten.server.tables.clocks import Clocks
from grachten.server.tables.seating import Seats
from grachten.server.tables.waiting import TOGETHER, Waiting
from grachten.server.uptime import TableClock
from grachten.store import Person

DAY = 24 * 3600 * 1000
HOUR = 3600 * 1000


def seats_for(*people: str, bots: int = 0) -> Seats:
    seats = seating.new_seats(len(people) + bots)
    for number, name in enumerate(people):
        person = Person(name, "person", name, None, 0, 0)
        seats = seating.sit(seats, number, person, SitDown())
    for number in range(len(people), len(seats)):
        seats = seating.seat_bot(seats, number, SeatBot(level="carter"), None, "table")
    return seats


@dataclass
class Table:
    """What `Waiting` looks at: a table's seats, its options, and whether it is playing."""

    seats: Seats
    options: Options = field(default_factory=Options)
    stored: Any = field(default_factory=lambda: SimpleNamespace(status="playing"))


@dataclass
class Game:
    table: Table
    clock: Clock | None = None
    tick: int = 0
    to_act: tuple[int, ...] = (0,)

    def __post_init__(self) -> None:
        self.clocks = Clocks(self.clock, len(self.table.seats), 0, self.to_act)
        self.waiting = Waiting(cast("Any", self.table), self.clocks, cast("TableClock", self))

    @property
    def overdue(self) -> list[int | None]:
        return list(self.waiting.overdue(self.to_act))


def test_only_people_who_are_to_act_are_waited_for() -> None:
    game = Game(Table(seats_for("Anna", "Bram", bots=1)))
    assert game.overdue == [DAY, None, None]
    game.to_act = (1,)
    game.clocks.acted(0, 1000, (1,))
    game.tick = 2000
    assert game.overdue == [None, DAY - 1000, None]
    game.table.options = msgspec.structs.replace(game.table.options, clock=Clock(30))
    assert game.overdue == [None, None, None]


def test_alone_with_bots_nobody_waits() -> None:
    assert Game(Table(seats_for("Anna", bots=2))).overdue == [None, None, None]


def test_the_table_sets_how_long() -> None:
    game = Game(Table(seats_for("Anna", "Bram"), Options(patience=3600)))
    game.tick = HOUR - 1
    assert game.overdue == [1, None]
    with pytest.raises(Refusal, match=r"It is too soon for a bot to take over\."):
        game.waiting.check_replace("Bram", 0, game.to_act)
    game.tick = HOUR
    assert game.overdue == [0, None]
    game.waiting.check_replace("Bram", 0, game.to_act)


def test_ten_minutes_when_all_the_others_are_there() -> None:
    game = Game(Table(seats_for("Anna", "Bram", "Cees")))
    game.tick = HOUR
    game.waiting.came("Bram")
    assert game.overdue[0] == DAY - HOUR  # Cees is not there
    game.tick = 2 * HOUR
    game.waiting.came("Cees")
    game.waiting.came("Bram")  # with a second tab: he has been there all the time
    assert game.overdue[0] == TOGETHER
    game.tick += TOGETHER
    assert game.overdue[0] == 0
    game.waiting.went("Bram")
    assert game.overdue[0] == DAY - game.tick


def test_the_wait_begins_with_the_turn() -> None:
    game = Game(Table(seats_for("Anna", "Bram")))
    game.waiting.came("Bram")
    game.waiting.came("Anna")
    game.tick = HOUR
    assert game.overdue == [0, None]
    game.clocks.acted(0, HOUR, (1,))
    game.to_act = (1,)
    assert game.overdue == [None, TOGETHER]


def test_the_wait_begins_anew_for_somebody_who_came_back() -> None:
    game = Game(Table(seats_for("Anna", "Bram")))
    game.tick = DAY + 5
    assert game.overdue[0] == 0
    game.waiting.took_seat_back(0)
    assert game.overdue[0] == DAY


def test_who_may_not_replace_anybody() -> None:
    game = Game(Table(seats_for("Anna", "Bram")))
    game.tick = DAY
    with pytest.raises(Refusal, match="only take over for somebody else"):
        game.waiting.check_replace("Anna", 0, game.to_act)
    with pytest.raises(Refusal, match="only take over for somebody else"):
        game.waiting.check_replace("Bram", 3, game.to_act)
    with pytest.raises(Refusal, match="You have no seat"):
        game.waiting.check_replace("Dirk", 0, game.to_act)
    with pytest.raises(Refusal, match="too soon"):
        game.waiting.check_replace("Anna", 1, game.to_act)


def test_all_who_still_play_have_to_agree_to_an_end() -> None:
    game = Game(Table(seats_for("Anna", "Bram", "Cees")))
    with pytest.raises(Refusal, match="too soon to end"):
        game.waiting.vote_to_end("Bram", game.to_act)
    game.tick = DAY
    with pytest.raises(Refusal, match="too soon to end"):
        game.waiting.vote_to_end("Anna", game.to_act)
    assert game.waiting.vote_to_end("Bram", game.to_act) == []
    assert list(game.waiting.ending) == [1]
    assert game.waiting.vote_to_end("Cees", game.to_act) == [0]
    assert list(game.waiting.ending) == []
    assert game.waiting.vote_to_end("Bram", game.to_act) == []
    game.waiting.somebody_acted()
    assert list(game.waiting.ending) == []
    # For Cees a bot plays by now: Bram decides alone.
    seats = game.table.seats
    game.table.seats = (*seats[:2], replace(seats[2], away="left"))
    assert game.waiting.vote_to_end("Bram", game.to_act) == [0]
