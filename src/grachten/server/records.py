"""The record of a finished game at a table, with who played it."""

from typing import Any

from grachten.rules import Player, open_record
from grachten.server.course import Course
from grachten.server.seating import Seats
from grachten.server.telling import shuffle_of
from grachten.store import StoredSeat, StoredTable


def record_of(stored: StoredTable, seats: Seats, course: Course, level: str) -> dict[str, Any]:
    """`level` is that of the bots that stood in for people."""
    players = [Player(seat.name or "", kind_of(seat, course, level)) for seat in seats]
    return open_record(course.game, players, shuffle_of(stored, seats))


def kind_of(seat: StoredSeat, course: Course, level: str) -> str:
    """Who played a seat, as records say it: where a bot stood in, both."""
    if seat.who != "person":
        return f"bot:{seat.level or seat.name}"
    by = {step.by for step in course.standing if step.seat == seat.number}
    if "stand-in" not in by:
        return "human"
    return f"human+bot:{level}" if "person" in by else f"bot:{level}"
