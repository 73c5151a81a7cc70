"""The table of a lesson: one person, private, without a clock, and already begun."""

from dataclasses import replace
from typing import Final

from grachten.protocol.tables import LessonName, Options, Pace, SeatBot, SitDown
from grachten.server.people.names import distinct_name
from grachten.server.services import Services
from grachten.server.study.lessons import load_lesson
from grachten.server.tables import seating
from grachten.server.tables.stored_tables import new_table, shuffle_of
from grachten.server.uptime import now
from grachten.store import Person, StoredGame

FIRST_GAME: Final[LessonName] = "first-game"

OPPONENT: Final = "Griet"
"""A common name of the time."""


def lesson_table(services: Services, table_id: str, person: Person, pace: Pace) -> StoredGame:
    """The table of the guided first game: the person in seat 0, and the opponent.

    It is in nobody's list. The seed comes from the lesson's secret, so that the record of the game
    can be verified like any other.
    """
    lesson = load_lesson(FIRST_GAME)
    options = Options(
        board=lesson.board,
        spectators=False,
        level="apprentice",
        pace=pace,
        takebacks=False,
        lesson=FIRST_GAME,
    )
    seats = seating.sit(seating.new_seats(2), 0, person, SitDown())
    seats = seating.seat_bot(seats, 1, SeatBot("apprentice"), None, table_id)
    learner, opponent = seats
    seats = (
        replace(learner, youngest=True, ready=True, hidden=True),
        replace(opponent, name=distinct_name(OPPONENT, [learner.name])),
    )
    game = new_table(services.entropy, table_id, person, options, seats)
    stored = replace(game.table, secret=bytes.fromhex(lesson.secret))
    stored = replace(
        stored,
        status="playing",
        seed=str(shuffle_of(stored, seats).seed),
        started=now(),
        started_tick=services.uptime.tick,
    )
    return StoredGame(stored, seats, ())
