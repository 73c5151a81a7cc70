"""A table before its game: what may be changed, by whom, and who is ready.

Every function checks what somebody asks for, and returns what is to be saved.
"""

from dataclasses import replace

import msgspec

from grachten.protocol.tables import (
    OpenSeatRequest,
    OptionsChange,
    SeatBot,
    SeatChange,
    SeatRequest,
    SitDown,
)
from grachten.rules import RULES_VERSION
from grachten.server.refusals import Refusal, no_seat
from grachten.server.services import known_board
from grachten.server.tables import seating
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import Seats
from grachten.server.tables.stored_tables import shuffle_of
from grachten.server.uptime import now
from grachten.store import Person, StoredTable


def change_options(table: SavedTable, person: Person, wanted: OptionsChange) -> StoredTable:
    if table.stored.status == "playing" and wanted == OptionsChange(pace=wanted.pace):
        seating.check_only_bots(table.seats, person)
    else:
        _check_changeable(table)
    seating.check_host(table.stored.host, person)
    options = wanted.applied_to(table.options)
    known_board(options.board)
    return replace(
        table.stored,
        board=options.board,
        public=options.public,
        options=msgspec.json.encode(options).decode(),
    )


def resize(table: SavedTable, person: Person, count: int) -> Seats:
    _check_changeable(table)
    seating.check_host(table.stored.host, person)
    return seating.resize(table.seats, count)


def give_seat(
    table: SavedTable, person: Person, number: int, request: SeatRequest, outside: Person | None
) -> Seats:
    """Sit down, put a bot there, or free the seat."""
    _check_changeable(table)
    match request:
        case SitDown():
            return seating.sit(table.seats, number, person, request)
        case SeatBot():
            seating.check_host(table.stored.host, person)
            return seating.seat_bot(table.seats, number, request, outside, table.id)
        case OpenSeatRequest():
            is_host = table.stored.host == person.id
            return seating.free(table.seats, number, person, is_host=is_host)


def change_seat(table: SavedTable, person: Person, number: int, request: SeatChange) -> Seats:
    if request.youngest is None:
        check_open(table)
    else:
        _check_changeable(table)
    is_host = table.stored.host == person.id
    return seating.change(table.seats, number, person, request, is_host=is_host)


def make_ready(table: SavedTable, person: Person, contribution: bytes, terms: str) -> Seats:
    check_open(table)
    _check_terms(table, terms)
    return _ready(table, person, contribution)


def make_unready(table: SavedTable, person: Person) -> Seats:
    check_open(table)
    return seating.not_ready(table.seats, person.id)


def start(table: SavedTable, person: Person, contribution: bytes, terms: str) -> Seats:
    """The host starts the game. If not all are ready, the error names who is missing."""
    check_open(table)
    seating.check_host(table.stored.host, person)
    _check_terms(table, terms)
    seats = table.seats
    if seating.seats_of(seats, person.id):
        seats = _ready(table, person, contribution)
    seating.check_start(seats)
    return seats


def deal(table: SavedTable, seats: Seats) -> StoredTable:
    """The table as its game begins: everyone is ready."""
    return replace(
        table.stored,
        status="playing",
        rules=RULES_VERSION,
        seed=str(shuffle_of(table.stored, seats).seed),
        started=now(),
        started_tick=table.clock.tick,
    )


def leave(table: SavedTable, person: Person) -> tuple[StoredTable, Seats] | None:
    """The seats of this person are freed, and another one becomes the host; None if nobody is
    left."""
    check_open(table)
    mine = seating.seats_of(table.seats, person.id)
    if not mine and table.stored.host != person.id:
        raise no_seat()
    stored, seats = table.stored, table.seats
    for number in mine:
        seats = seating.free(seats, number, person, is_host=False)
    if stored.host == person.id:
        people = [seat.person for seat in seats if seat.who == "person"]
        if not people or people[0] is None:
            return None
        stored = replace(stored, host=people[0])
    return stored, seats


def who_waits_again(table: SavedTable, *, is_late: bool) -> list[str]:
    """A table that the server arranged comes to nothing, because somebody has left or, if it
    `is_late`, has not answered: these people are not to blame."""
    somebody_left = any(seat.who == "open" for seat in table.seats)  # nobody can be ready then
    return [
        seat.person
        for seat in table.seats
        if seat.person is not None and (seat.ready or somebody_left or not is_late)
    ]


def _ready(table: SavedTable, person: Person, contribution: bytes) -> Seats:
    return seating.make_ready(table.seats, person, contribution, table.terms.to_json())


def _check_terms(table: SavedTable, terms: str) -> None:
    """People are ready for the terms they saw, and for no others."""
    if terms != table.terms.name:
        raise Refusal("stale", "The table has changed: look at it again.")


def check_open(table: SavedTable) -> None:
    table.check_there()
    if table.stored.status != "open":
        raise Refusal("conflict", "The game at this table has already started.")


def _check_changeable(table: SavedTable) -> None:
    """Whoever looked for opponents gets what they looked for."""
    check_open(table)
    if table.options.arranged:
        raise Refusal("conflict", "This table was arranged for you: it stays as it is.")
