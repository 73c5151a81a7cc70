"""The record of a finished game at a table, with its players."""

from typing import Any

from grachten.rules import Player, make_record
from grachten.server.tables.message_builders import is_practice
from grachten.server.tables.seating import Seats
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.stored_tables import options_of, shuffle_of
from grachten.store import StoredSeat, StoredTable


def record_of(stored: StoredTable, seats: Seats, step_log: StepLog, level: str) -> dict[str, Any]:
    """`level` is the level of stand-in bots."""
    players = [Player(seat.name or "", kind_of(seat, step_log, level)) for seat in seats]
    is_branch = options_of(stored).branch is not None  # it has the seed of another game
    shuffle = None if is_branch else shuffle_of(stored, seats)
    practice = is_practice(step_log, seats)
    return make_record(step_log.game, players, shuffle, practice=practice)


def kind_of(seat: StoredSeat, step_log: StepLog, level: str) -> str:
    """Who played a seat, in the record format: a person, a bot, or both."""
    if seat.who != "person":
        return f"bot:{seat.level or seat.name}"
    by = {step.by for step in step_log.standing if step.seat == seat.number}
    if "stand-in" not in by:
        return "human"
    return f"human+bot:{level}" if "person" in by else f"bot:{level}"
