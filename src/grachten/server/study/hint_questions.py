"""Who may ask for a hint at a table, and what they have to decide there."""

from grachten.protocol.tables import Options
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.refusals import Refusal
from grachten.server.study.hint_messages import HintQuestion
from grachten.server.tables import seating
from grachten.server.tables.message_builders import Timing, game_shown
from grachten.server.tables.seating import Seats
from grachten.server.tables.table import Table
from grachten.store import Person

SET_UP = -1
"""The step of the choice at set-up."""


def hint_question(table: Table, person: Person, seat: int) -> HintQuestion:
    """What the judge has to know: what a client in that seat is sent, without the time."""
    _check_allowed(table, person)
    table.the_game.check_decides(person, seat)
    log = table.the_game.step_log
    shown = game_shown(table.id, log, seat, Timing(None, ()))
    return HintQuestion(table.options.board, _step(table), shown)


def check_hint(table: Table, person: Person, seat: int, step: int) -> None:
    """Is this still what is to be decided?"""
    table.the_game.check_decides(person, seat)
    if _step(table) != step:
        raise Refusal("stale", "The game has moved on.")


def allows_hints(options: Options, seats: Seats) -> bool:
    """Against bots alone hints are always allowed, unless the game is rated. A lesson has its own
    help, and there are no hints where others play the same deal."""
    shared = (options.lesson, options.deal, options.event)
    if options.rated or any(each is not None for each in shared):
        return False
    return options.hints or seating.alone_with_bots(seats) is not None


def _check_allowed(table: Table, person: Person) -> None:
    if person.kind == "bot":
        raise Refusal("forbidden", "Only people can ask for hints.")
    if not allows_hints(table.options, table.seats):
        if table.options.rated:
            raise Refusal("forbidden", "There are no hints in a rated game.")
        raise Refusal("forbidden", "Hints are not allowed at this table.")
    if table.options.board != DEFAULT_BOARD:
        raise Refusal("invalid", "Hints only work on the board of Amsterdam.")


def _step(table: Table) -> int:
    log = table.the_game.step_log
    return SET_UP if log.game.phase == "set-up" else log.number
