"""Trying something out from a position of a finished game, at a table of one's own.

Such a table is like any other: its game has the seed, the seats and the first steps of the other
one. It is practice, private, in nobody's list, and promises nothing about its shuffle.
"""

from dataclasses import dataclass, replace
from typing import Any

from grachten.protocol.tables import Branch, Level, Options, Pace
from grachten.rules import Game, Play, TakeFaceUp
from grachten.server.people.names import clean_name, distinct_name
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.seating import Seats, new_seats
from grachten.server.tables.stored_tables import new_table
from grachten.server.tables.table import Table
from grachten.server.uptime import now
from grachten.store import Person, StoredGame, StoredSeat, StoredStep
from grachten.store.rows import By


@dataclass(frozen=True)
class Origin:
    """A finished game. `seats` are as they were, `by` is who made each step, and `before` is where
    the game came from itself."""

    game: Game
    seats: Seats
    by: tuple[By, ...]
    table: str | None = None
    before: Branch | None = None

    def branch(self, steps: int) -> Branch:
        """The first steps of a game that was tried out are those of the one it came from."""
        if self.before is not None and steps <= self.before.steps:
            return Branch(self.before.table, steps)
        return Branch(self.table, steps)


@dataclass(frozen=True)
class Wanted:
    """What is to be tried: in one `seat` against bots of a level or, without, in all of them."""

    steps: int
    seat: int | None
    level: Level
    pace: Pace


def origin_of_table(table: Table) -> Origin:
    """The game of a table."""
    if table.stored.status != "over" or table.live_game is None:
        raise Refusal("conflict", "A position can be tried out once the game is over.")
    log = table.live_game.step_log
    by = tuple(step.by for step in log.standing)
    return Origin(log.game, table.seats, by, table.id, table.options.branch)


def origin_of_record(record: dict[str, Any], game: Game) -> Origin:
    """A game from a record that was verified. Anyone may have written the names in it."""
    seats = new_seats(game.players)
    named: list[StoredSeat] = []
    for seat, player in zip(seats, record["seats"], strict=True):
        name = distinct_name(_clean(player["name"], seat.number), [each.name for each in named])
        named.append(replace(seat, name=name, youngest=seat.number == game.youngest))
    kinds: list[By] = [
        "person" if player["kind"].startswith("human") else "bot" for player in record["seats"]
    ]
    return Origin(game, tuple(named), tuple(kinds[play.seat] for play in game.record().plays))


def _clean(name: str, number: int) -> str:
    try:
        return clean_name(name)
    except Refusal:
        return f"Guest {number + 1}"


def branch_table(
    services: Services, table_id: str, person: Person, origin: Origin, wanted: Wanted
) -> StoredGame:
    """The table of somebody who tries something out."""
    game, plays = origin.game, origin.game.record().plays
    if wanted.steps >= len(plays):
        raise Refusal("invalid", f"The game can be tried out from steps 0 to {len(plays) - 1}.")
    if wanted.seat is not None and wanted.seat >= game.players:
        raise Refusal("invalid", "There is no such seat in this game.")
    options = Options(
        board=game.board.id,
        spectators=False,
        level=wanted.level,
        pace=wanted.pace,
        branch=origin.branch(wanted.steps),
    )
    seats = tuple(
        _mine(seat, person) if wanted.seat in (None, seat.number) else _bots(seat, wanted.level)
        for seat in origin.seats
    )
    made = new_table(services.entropy, table_id, person, options, seats)
    at, tick = now(), services.uptime.tick
    stored = replace(
        made.table, status="playing", seed=str(game.seed), started=at, started_tick=tick
    )
    steps = tuple(
        _step(number, play, by, at, tick)
        for number, (play, by) in enumerate(
            zip(plays[: wanted.steps], origin.by, strict=False), start=1
        )
    )
    return StoredGame(stored, seats, steps)


def _mine(seat: StoredSeat, person: Person) -> StoredSeat:
    return replace(_anybody(seat), who="person", person=person.id, level=None, hidden=True)


def _bots(seat: StoredSeat, level: Level) -> StoredSeat:
    return replace(_anybody(seat), who="bot", person=None, level=level)


def _anybody(seat: StoredSeat) -> StoredSeat:
    """What a seat keeps: its number, name and colour, and whether it began as the youngest."""
    return replace(seat, ready=True, contribution=None, away=None, agreed=None, hidden=False)


def _step(number: int, play: Play, by: By, at: int, tick: int) -> StoredStep:
    action = play.action
    return StoredStep(
        number=number,
        seat=play.seat,
        action=action.id,
        space=action.space if isinstance(action, TakeFaceUp) else None,
        undoes=None,
        by=by,
        request=None,
        at=at,
        tick=tick,
    )
