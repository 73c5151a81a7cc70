"""All messages about a table, each built for its receiver.

A message is built up from what its receiver may know (rule 8): from the view and the events of a
seat, never from the whole game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from grachten.protocol.actions import legal_to_wire
from grachten.protocol.messages import (
    GameShown,
    SeatClock,
    TableChanged,
    Undone,
)
from grachten.protocol.tables import (
    Away,
    CartColour,
    Change,
    Result,
    Reveal,
    SeatState,
    TableState,
    TableSummary,
)
from grachten.protocol.views import View, view_to_wire
from grachten.rules.scoring import count_up
from grachten.server.tables.networks import Networks
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import Seats, hinted_seats, seats_of
from grachten.server.tables.series import series_of
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.stored_tables import options_of, result_of
from grachten.server.tables.terms import changes
from grachten.store import StoredListing, StoredSeat


@dataclass(frozen=True)
class Progress:
    """What the state of a table says of its game; before the game, nothing."""

    number: int = 0
    overdue: tuple[int | None, ...] = ()
    ending: tuple[int, ...] = ()
    practice: bool = False


def table_changed(table: SavedTable, progress: Progress) -> Callable[[str], TableChanged]:
    """Makes the message for each person."""
    return lambda person: TableChanged(table_state(table, person, progress))


def table_state(table: SavedTable, person: str, progress: Progress) -> TableState:
    """A table as this person sees it."""
    stored = table.stored
    reveal = None
    is_shuffled = table.options.branch is None  # else the seed is another game's
    if stored.status == "over" and stored.seed and is_shuffled and table.may_know(person):
        reveal = Reveal(stored.secret.hex(), stored.salt.hex(), stored.seed)
    return TableState(
        id=stored.id,
        status=stored.status,
        host=stored.host == person,
        options=table.options,
        seats=tuple(_seat_state(table, seat, person) for seat in table.seats),
        watching=table.spectators,
        commitment=table.commitment,
        terms=table.terms.name,
        changes=_changes(table, person),
        overdue=progress.overdue,
        ending=progress.ending,
        number=progress.number,
        practice=progress.practice,
        result=result_of(stored),
        reveal=reveal,
        rematch=stored.rematch,
        series=series_of(stored.series, table.seats),
    )


def _changes(table: SavedTable, person: str) -> tuple[Change, ...]:
    """What has changed since this person was ready."""
    mine = [table.seats[number] for number in seats_of(table.seats, person)]
    if table.stored.status != "open" or not mine or mine[0].ready:
        return ()
    return changes(mine[0].agreed, table.terms)


def _seat_state(table: SavedTable, seat: StoredSeat, person: str) -> SeatState:
    is_fixed = table.stored.status != "open"  # until then, others' bytes are secret
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
        hinted=seat.hinted,
        contribution=None if given is None else given.hex(),
    )


def table_summary(
    listing: StoredListing, networks: Networks, person: str, to_act: tuple[int, ...]
) -> TableSummary:
    """A row of a list; `to_act` are the seats that the game waits for, if known.

    People who may not watch a game do not see what was built there.
    """
    stored, options = listing.table, options_of(listing.table)
    mine = seats_of(listing.seats, person)
    is_closed = options.event is not None and options.event.closed
    if not mine and (is_closed or not options.spectators):
        networks = Networks.none(len(listing.seats))
    return TableSummary(
        id=stored.id,
        status=stored.status,
        board=stored.board,
        names=tuple(_listed_name(seat) for seat in listing.seats),
        levels=tuple(seat.level for seat in listing.seats),
        colours=tuple(cast("CartColour", seat.colour) for seat in listing.seats),
        networks=networks.routes,
        points=networks.points,
        clock=options.clock,
        rated=options.rated,
        mine=mine,
        my_turn=any(seat in to_act for seat in mine),
        changed=stored.changed,
        result=result_of(stored),
    )


def _listed_name(seat: StoredSeat) -> str | None:
    """None says that the seat is open; a deleted person leaves a seat without a name."""
    is_nobody = seat.who != "open" and seat.person is None and seat.level is None
    return (seat.name or "") if is_nobody else seat.name


@dataclass(frozen=True)
class Timing:
    """The clocks or, without any, how long the others must still wait."""

    clocks: tuple[SeatClock, ...] | None
    overdue: tuple[int | None, ...]


def game_shown(
    table: str,
    step_log: StepLog,
    seat: int | None,
    timing: Timing,
    undone: Undone | None = None,
) -> GameShown:
    """The game from the deal on."""
    game, steps = step_log.game, step_log.steps_for(seat, -1)
    assert steps is not None
    return GameShown(
        table=table,
        seat=seat,
        number=step_log.number,
        steps=steps,
        view=_view(step_log, seat),
        legal=() if seat is None else legal_to_wire(game.board, game.legal_for(seat)),
        can_undo=seat is not None and step_log.undoable(seat) is not None,
        clocks=timing.clocks,
        overdue=timing.overdue,
        undone=undone,
    )


def _view(step_log: StepLog, seat: int | None) -> View:
    game = step_log.game
    return view_to_wire(game.spectator_view() if seat is None else game.view(seat))


def final_result(step_log: StepLog, seats: Seats) -> Result:
    """The result of a finished game. Bots played to the end for those who resigned."""
    sheet = step_log.game.score_sheet
    assert sheet is not None
    resigned = tuple(seat.number for seat in seats if seat.away == "resigned")
    return Result(
        sheet.totals,
        sheet.completed,
        sheet.winners,
        resigned,
        is_practice(step_log, seats),
        hinted_seats(seats),
    )


def early_result(step_log: StepLog, seats: Seats, gave_up: Sequence[int]) -> Result:
    """The result of a game that ended early, scored as it stood: the best of the others wins."""
    game = step_log.game
    sheet = count_up(game.board, game.state)
    counts = list(zip(sheet.totals, sheet.completed, strict=True))
    others = [seat for seat in range(game.players) if seat not in gave_up]
    best = max((counts[seat] for seat in others), default=None)
    winners = tuple(seat for seat in others if counts[seat] == best)
    return Result(
        sheet.totals,
        sheet.completed,
        winners,
        tuple(gave_up),
        is_practice(step_log, seats),
        hinted_seats(seats),
    )


def is_practice(step_log: StepLog, seats: Seats) -> bool:
    """Does the game say nothing about strength?"""
    return step_log.is_practice or bool(hinted_seats(seats))
