"""What a table tells: every message about it, made for the one who receives it.

Each is built up from what its receiver may know (rule 8): from the view and the events of a seat,
never from the whole game.
"""

import json
from typing import TYPE_CHECKING, Any, cast

import msgspec

from grachten.protocol.actions import legal_to_wire
from grachten.protocol.messages import GameMoved, GameShown, SeatClock, Step, Undone
from grachten.protocol.tables import (
    Away,
    CartColour,
    Options,
    Result,
    Reveal,
    SeatState,
    TableState,
    TableSummary,
)
from grachten.protocol.views import View, view_to_wire
from grachten.rules import FairShuffle
from grachten.server.course import Course
from grachten.server.seating import seats_of
from grachten.store import StoredListing, StoredSeat, StoredTable

if TYPE_CHECKING:
    from grachten.server.table import Table


def options_of(stored: StoredTable) -> Options:
    return msgspec.json.decode(stored.options, type=Options)


def result_of(stored: StoredTable) -> Result | None:
    return None if stored.result is None else msgspec.json.decode(stored.result, type=Result)


def shuffle_of(stored: StoredTable, seats: tuple[StoredSeat, ...]) -> FairShuffle:
    """What the seed is made of."""
    given = tuple((seat.number, seat.contribution) for seat in seats if seat.contribution)
    youngest = next((seat.number for seat in seats if seat.youngest), None)
    return FairShuffle(stored.secret, stored.salt, given, youngest)


def table_state(table: "Table", person: str) -> TableState:
    """A table as this person sees it."""
    stored = table.stored
    reveal = None
    may_know = table.options.spectators or bool(seats_of(table.seats, person))
    if stored.status == "over" and stored.seed is not None and may_know:
        reveal = Reveal(stored.secret.hex(), stored.salt.hex(), stored.seed)
    return TableState(
        id=stored.id,
        status=stored.status,
        host=stored.host == person,
        options=table.options,
        seats=tuple(_seat_state(table, seat, person) for seat in table.seats),
        watching=table.spectators,
        commitment=table.commitment,
        number=table.number,
        result=result_of(stored),
        reveal=reveal,
        rematch=stored.rematch,
    )


def _seat_state(table: "Table", seat: StoredSeat, person: str) -> SeatState:
    is_fixed = table.stored.status != "open"  # before that, nobody may know the others' bytes
    given = seat.contribution if is_fixed or seat.person == person else None
    return SeatState(
        who=seat.who,
        name=seat.name,
        mine=seat.person == person,
        level=seat.level,
        colour=cast("CartColour", seat.colour),
        youngest=seat.youngest,
        ready=seat.ready,
        here=table.is_here(seat),
        away=cast("Away | None", seat.away),
        contribution=None if given is None else given.hex(),
    )


def table_summary(listing: StoredListing, person: str, to_act: tuple[int, ...]) -> TableSummary:
    """A line in a list; `to_act` are the seats to be waited for, where that is known."""
    stored = listing.table
    mine = seats_of(listing.seats, person)
    return TableSummary(
        id=stored.id,
        status=stored.status,
        board=stored.board,
        names=tuple(seat.name for seat in listing.seats),
        levels=tuple(seat.level for seat in listing.seats),
        clock=options_of(stored).clock,
        mine=mine,
        my_turn=any(seat in to_act for seat in mine),
        changed=stored.changed,
        result=result_of(stored),
    )


def game_shown(
    table: str,
    course: Course,
    seat: int | None,
    clocks: tuple[SeatClock, ...] | None,
    undone: Undone | None = None,
) -> GameShown:
    """The game from the deal on."""
    steps = course.told(seat, -1)
    assert steps is not None
    return GameShown(steps=steps, undone=undone, **_standing(table, course, seat, clocks))


def game_moved(
    table: str,
    course: Course,
    seat: int | None,
    clocks: tuple[SeatClock, ...] | None,
    steps: tuple[Step, ...],
) -> GameMoved:
    """What was not known yet."""
    return GameMoved(steps=steps, **_standing(table, course, seat, clocks))


def _standing(
    table: str, course: Course, seat: int | None, clocks: tuple[SeatClock, ...] | None
) -> dict[str, Any]:
    """How the game stands for a seat or a spectator, whatever of the past is told with it."""
    game = course.game
    return {
        "table": table,
        "seat": seat,
        "number": course.number,
        "view": _view(course, seat),
        "legal": () if seat is None else legal_to_wire(game.board, game.legal_for(seat)),
        "can_undo": seat is not None and course.undoable(seat) is not None,
        "clocks": clocks,
    }


def _view(course: Course, seat: int | None) -> View:
    game = course.game
    return view_to_wire(game.spectator_view() if seat is None else game.view(seat))


def result_json(course: Course) -> str:
    """How a finished game ended, as it is stored."""
    sheet = course.game.score_sheet
    assert sheet is not None
    return json.dumps(
        {
            "totals": list(sheet.totals),
            "completed": list(sheet.completed),
            "winners": list(sheet.winners),
        }
    )
