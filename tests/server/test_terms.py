"""What is agreed at a table, and what has changed since somebody agreed to it."""

from dataclasses import replace

import msgspec
import pytest

from grachten.protocol.tables import Change, Clock, Options, SeatBot, SeatChange, SitDown
from grachten.server.tables import seating
from grachten.server.tables.seating import Seats
from grachten.server.tables.terms import UNCHANGED, changes, terms_of
from grachten.store import Person

ANNA = Person("a", "person", "Anna", None, 0, 0)
BRAM = Person("b", "person", "Bram", None, 0, 0)


def three() -> Seats:
    seats = seating.sit(seating.new_seats(3), 0, ANNA, SitDown())
    seats = seating.sit(seats, 1, BRAM, SitDown())
    return seating.seat_bot(seats, 2, SeatBot(level="apprentice"), None, "table")


def test_the_same_terms_have_the_same_name() -> None:
    terms = terms_of(Options(), three())
    assert terms.name == terms_of(Options(), three()).name
    assert changes(terms.to_json(), terms) == ()
    assert changes(None, terms) == ()


def test_names_and_colours_are_not_terms() -> None:
    seats = three()
    other = seating.change(seats, 0, ANNA, SeatChange(name="Anne", colour="ivory"), is_host=True)
    ready = seating.make_ready(other, ANNA, b"\0" * 32, "{}")
    assert terms_of(Options(), seats).name == terms_of(Options(), ready).name


@pytest.mark.parametrize("field", sorted({*Options.__struct_fields__} - UNCHANGED))
def test_every_option_is_a_term(field: str) -> None:
    other = {
        "board": "elsewhere",
        "public": True,
        "spectators": False,
        "clock": Clock(30),
        "level": "regent",
        "pace": "brisk",
        "patience": 60,
        "resigned": "nobody",
        "takebacks": False,
        "hints": True,
        "chat": True,
        "rated": True,
    }[field]
    before = terms_of(Options(), three())
    after = terms_of(msgspec.structs.replace(Options(), **{field: other}), three())
    assert before.name != after.name
    assert [change.what for change in changes(before.to_json(), after)] == [field]


def test_seats_bots_and_the_youngest_are_terms() -> None:
    agreed = terms_of(Options(), three())

    def changed(seats: Seats) -> tuple[Change, ...]:
        now = terms_of(Options(), seats)
        assert now.name != agreed.name
        return changes(agreed.to_json(), now)

    assert changed(seating.resize(three(), 4)) == (Change("seats", None),)
    stronger = seating.seat_bot(three(), 2, SeatBot(level="regent"), None, "table")
    assert changed(stronger) == (Change("player", 2),)
    opened = seating.free(three(), 1, ANNA, is_host=True)
    assert changed(opened) == (Change("player", 1),)
    youngest = seating.change(three(), 0, ANNA, SeatChange(youngest=True), is_host=True)
    assert changed(youngest) == (Change("youngest", 0),)
    both = (*youngest[:1], replace(youngest[1], person="c"), *youngest[2:])
    assert changed(both) == (Change("player", 1), Change("youngest", 0))


def test_terms_of_an_older_edition_are_not_compared() -> None:
    assert changes('{"options": {}, "seats": 5}', terms_of(Options(), three())) == ()
