"""A finished game as the club sees it: who sat where, who left, and what it was worth."""

from dataclasses import dataclass
from typing import Final

from grachten.club import NEWCOMER, RatedSeat, places
from grachten.protocol.tables import Options, Result
from grachten.rules.scoring import ScoreSheet, SeatScore, count_up
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import Seats, is_server_bot
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.stored_tables import result_of
from grachten.statuses import Ending, GamePace
from grachten.store import StoredSeat

SLOW: Final = 3600
"""Seconds: if a turn may take as long, it is a slow game."""

OUTSIDE: Final = "outside"
"""The level of bots from outside, which have no rating."""


@dataclass(frozen=True)
class FinishedGame:
    """`people` are the first seats of everybody who played, by their ids."""

    table: str
    ended: int
    ending: Ending
    pace: GamePace
    rated: bool
    seats: tuple[RatedSeat, ...]
    people: dict[str, int]
    places: tuple[int, ...]
    scores: tuple[SeatScore, ...]
    hinted: bool
    taken_back: bool

    @property
    def practice(self) -> bool:
        """Does it say nothing about strength?"""
        is_twice = sum(seat.person is not None for seat in self.seats) > len(self.people)
        return self.hinted or self.taken_back or is_twice


def finished_game(table: SavedTable, step_log: StepLog) -> FinishedGame | None:
    """None of a game that is there to learn from, and of a deal that others play too: that has a
    ranking of its own, and until then it is a secret."""
    options, stored = table.options, table.stored
    if any(each is not None for each in (options.lesson, options.branch, options.deal)):
        return None
    result = result_of(stored)
    sheet = _score_sheet(step_log)
    gone = tuple(result is not None and _has_left(seat, result, step_log) for seat in table.seats)
    people: dict[str, int] = {}
    for seat in table.seats:
        if seat.who == "person" and seat.person is not None:
            people.setdefault(seat.person, seat.number)
    return FinishedGame(
        table=stored.id,
        ended=stored.changed if stored.ended is None else stored.ended,
        ending=_ending(stored.status, result),
        pace=pace_of(options, table.seats),
        rated=options.rated,
        seats=tuple(_rated_seat(seat, gone[seat.number]) for seat in table.seats),
        people=people,
        places=places(sheet.totals, sheet.completed, gone),
        scores=sheet.seats,
        hinted=any(seat.hinted for seat in table.seats),
        taken_back=step_log.is_practice,
    )


def pace_of(options: Options, seats: Seats) -> GamePace:
    """By what was agreed: how long a turn may take by the clock or, without one, how long the
    others wait. Bots never do."""
    if options.clock is not None:
        return "slow" if options.clock.turn >= SLOW else "live"
    people = {seat.person for seat in seats if not is_server_bot(seat)}
    return "slow" if len(people) > 1 and options.patience >= SLOW else "live"


def _score_sheet(step_log: StepLog) -> ScoreSheet:
    """The count at the end, or as the game stood when it was ended."""
    game = step_log.game
    return game.score_sheet or count_up(game.board, game.state)


def _ending(status: str, result: Result | None) -> Ending:
    if status == "over":
        return "over"
    return "unfinished" if result is None else "early"


def _has_left(seat: StoredSeat, result: Result, step_log: StepLog) -> bool:
    """A player who is away when the game ends has left it, and so has one for whom a bot played
    most of the time: otherwise a strong stand-in would win ratings for people who come back."""
    if is_server_bot(seat):
        return False
    is_away = seat.away is not None or seat.number in result.gave_up
    return is_away or _was_played_for(seat.number, step_log)


def _was_played_for(seat: int, step_log: StepLog) -> bool:
    by = [step.by for step in step_log.standing if step.seat == seat]
    return 2 * by.count("stand-in") > len(by)


def _rated_seat(seat: StoredSeat, gone: bool) -> RatedSeat:
    if seat.who != "person":
        return RatedSeat(None, seat.level or OUTSIDE, left=gone)
    if seat.person is not None:
        return RatedSeat(seat.person, left=gone)
    # They were deleted since, and nothing is known of how strong they are. The game counts for the
    # others all the same: nobody shall escape a defeat because a friend deletes an account.
    return RatedSeat(None, left=gone, then=NEWCOMER)
