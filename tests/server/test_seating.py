"""Who sits where: pure changes of the seats."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from grachten.protocol.tables import SeatBot, SeatChange, SitDown
from grachten.server.refusals import Refusal
from grachten.server.tables import seating
from grachten.server.thinking.bot_names import BOT_NAMES
from grachten.store import Person

WEB = Path(__file__).parents[2] / "web"
ANNA = Person("a", "person", "Anna", None, 0, 0)
BRAM = Person("b", "person", "Bram", None, 0, 0)
CARTER = SeatBot(level="carter")
ROBOT = Person("r", "bot", "Robot", "a", 0, 0)


def test_sitting_down() -> None:
    seats = seating.sit(seating.new_seats(3), 1, ANNA, SitDown())
    assert [seat.name for seat in seats] == [None, "Anna", None]
    assert [seat.who for seat in seats] == ["open", "person", "open"]
    with pytest.raises(Refusal, match=r"Seat 1 is taken\."):
        seating.sit(seats, 1, BRAM, SitDown())
    with pytest.raises(Refusal, match=r"There is no seat 3 at this table\."):
        seating.sit(seats, 3, BRAM, SitDown())
    seats = seating.sit(seats, 2, ANNA, SitDown(name="  little   sister "))
    assert seats[2].name == "little sister"
    assert seating.seats_of(seats, "a") == (1, 2)
    seats = seating.sit(seats, 0, ROBOT, SitDown())
    assert (seats[0].who, seating.is_server_bot(seats[0])) == ("bot", False)


def test_colours_are_never_doubled() -> None:
    seats = seating.sit(seating.new_seats(3), 0, ANNA, SitDown(colour="ochre"))
    assert [seat.colour for seat in seats] == ["ochre", "burgundy", "charcoal"]
    seats = seating.sit(seats, 1, BRAM, SitDown(colour="ivory"))
    assert seats[1].colour == "ivory"
    with pytest.raises(Refusal, match=r"Anna has the ochre carts\."):
        seating.change(seats, 1, BRAM, SeatChange(colour="ochre"), is_host=False)


def test_bots() -> None:
    seats = seating.new_seats(4)
    for number in range(3):
        seats = seating.seat_bot(seats, number, SeatBot(level="carter"), None, "table")
    assert len({seat.name for seat in seats[:3]} & set(BOT_NAMES["carter"])) == 3
    assert [seat.level for seat in seats] == ["carter", "carter", "carter", None]
    assert seats[0].ready
    assert seating.is_server_bot(seats[0])
    seats = seating.seat_bot(seats, 0, SeatBot(outside="Robot"), ROBOT, "table")
    assert (seats[0].person, seats[0].name, seats[0].ready) == ("r", "Robot", False)
    with pytest.raises(Refusal, match="either a level or one of your outside bots"):
        seating.seat_bot(seats, 0, SeatBot(), None, "table")
    seats = seating.sit(seats, 3, ANNA, SitDown())
    with pytest.raises(Refusal, match=r"Somebody is sitting in seat 3\."):
        seating.seat_bot(seats, 3, SeatBot(level="regent"), None, "table")


def test_freeing_a_seat() -> None:
    seats = seating.sit(seating.new_seats(2), 0, ANNA, SitDown())
    with pytest.raises(Refusal, match=r"That seat is not yours\."):
        seating.free(seats, 0, BRAM, is_host=False)
    assert seating.free(seats, 0, BRAM, is_host=True)[0].who == "open"
    assert seating.free(seats, 0, ANNA, is_host=False)[0].person is None


def test_one_youngest() -> None:
    seats = seating.sit(seating.new_seats(2), 0, ANNA, SitDown())
    seats = seating.sit(seats, 1, BRAM, SitDown())
    seats = seating.change(seats, 0, ANNA, SeatChange(youngest=True), is_host=False)
    seats = seating.change(seats, 1, BRAM, SeatChange(youngest=True), is_host=False)
    assert [seat.youngest for seat in seats] == [False, True]
    seats = seating.change(seats, 1, BRAM, SeatChange(youngest=False), is_host=False)
    assert not any(seat.youngest for seat in seats)


def test_others_seats_are_others() -> None:
    seats = seating.sit(seating.new_seats(3), 0, ANNA, SitDown())
    seats = seating.seat_bot(seats, 1, SeatBot(level="carter"), None, "table")
    for request in (SeatChange(name="X"), SeatChange(colour="ivory"), SeatChange(youngest=True)):
        with pytest.raises(Refusal):
            seating.change(seats, 0, BRAM, request, is_host=False)
    for request in (SeatChange(name="X"), SeatChange(colour="ivory")):
        with pytest.raises(Refusal):  # not even the host names or paints another person
            seating.change(seats, 0, BRAM, request, is_host=True)
    with pytest.raises(Refusal, match=r"Nobody is sitting in seat 2\."):
        seating.change(seats, 2, BRAM, SeatChange(youngest=True), is_host=True)
    assert seating.change(seats, 0, BRAM, SeatChange(youngest=True), is_host=True)[0].youngest
    painted = seating.change(seats, 1, BRAM, SeatChange(colour="ivory"), is_host=True)
    assert painted[1].colour == "ivory"


def test_more_seats_and_fewer() -> None:
    seats = seating.sit(seating.new_seats(2), 1, ANNA, SitDown())
    seats = seating.resize(seats, 4)
    assert len({seat.colour for seat in seats}) == 4
    seats = seating.resize(seats, 2)
    assert [seat.number for seat in seats] == [0, 1]
    assert [seat.name for seat in seats] == [None, "Anna"]
    seats = seating.resize(seating.sit(seating.resize(seats, 3), 2, BRAM, SitDown()), 2)
    assert [seat.name for seat in seats] == ["Anna", "Bram"]
    full = seating.sit(seating.resize(seats, 3), 2, BRAM, SitDown())
    with pytest.raises(Refusal, match=r"3 seats are taken: free one first\."):
        seating.resize(full, 2)


def test_ready_with_bytes_on_the_first_seat() -> None:
    seats = seating.sit(seating.new_seats(3), 1, ANNA, SitDown())
    seats = seating.sit(seats, 2, ANNA, SitDown(name="B"))
    seats = seating.make_ready(seats, ANNA, b"x" * 32, "{}")
    assert [seat.contribution for seat in seats] == [None, b"x" * 32, None]
    assert [seat.ready for seat in seats] == [False, True, True]
    with pytest.raises(Refusal, match="You have no seat"):
        seating.make_ready(seats, BRAM, b"y" * 32, "{}")
    with pytest.raises(Refusal, match=r"Seat 0 is free: fill it or remove it\."):
        seating.check_start(seats)
    seats = seating.sit(seats, 0, BRAM, SitDown())
    with pytest.raises(Refusal, match=r"Not everyone is ready yet: Bram\."):
        seating.check_start(seats)
    seats = seating.make_ready(seats, BRAM, b"y" * 32, "{}")
    seating.check_start(seats)
    assert seating.not_ready(seats, "a")[1].contribution is None
    assert seating.not_ready(seats, "a")[0].ready
    again = seating.ask_again(seating.seat_bot(seating.resize(seats, 4), 3, CARTER, None, "table"))
    assert [seat.ready for seat in again] == [False, False, False, True]
    assert [seat.agreed for seat in again] == ["{}", "{}", "{}", None]


def test_a_game_needs_a_person_or_an_outside_bot() -> None:
    seats = seating.new_seats(2)
    for number in range(2):
        seats = seating.seat_bot(seats, number, SeatBot(level="regent"), None, "table")
    with pytest.raises(
        Refusal, match=r"Bots do not play alone on this server: sit down yourself\."
    ):
        seating.check_company(seats, allowed=False)
    seating.check_company(seats, allowed=True)
    outside = seating.seat_bot(seats, 1, SeatBot(outside="Robot"), ROBOT, "table")
    seating.check_company(outside, allowed=False)
    seated = seating.sit(seating.free(seats, 0, ANNA, is_host=True), 0, ANNA, SitDown())
    seating.check_company(seated, allowed=False)


def test_names_that_look_alike_get_numbers_at_one_table() -> None:
    seats = seating.sit(seating.new_seats(4), 0, ANNA, SitDown())
    seats = seating.sit(seats, 1, BRAM, SitDown(name="Anna"))
    seats = seating.sit(seats, 2, BRAM, SitDown(name="Аnnа"))  # with Cyrillic letters
    seats = seating.seat_bot(
        seats, 3, SeatBot(outside="Robot"), replace(ROBOT, name="ANNA"), "table"
    )
    assert [seat.name for seat in seats] == ["Anna", "Anna 2", "Аnnа 3", "ANNA 4"]
    seats = seating.change(seats, 1, BRAM, SeatChange(name="Anna 2"), is_host=False)
    assert seats[1].name == "Anna 2"  # its own name does not stand in its way
    seats = seating.change(seats, 0, ANNA, SeatChange(name="Anna 2"), is_host=False)
    assert seats[0].name == "Anna 5"
    seats = seating.change(seats, 0, ANNA, SeatChange(name="Åse"), is_host=False)
    assert seats[0].name == "Åse"


def test_a_bot_is_called_otherwise_where_a_person_has_its_name() -> None:
    for name in BOT_NAMES["carter"]:  # of people who had it before it was a bot's
        seats = seating.sit(seating.new_seats(2), 0, replace(ANNA, name=name.upper()), SitDown())
        for table in ("one", "two", "three", "four"):
            seated = seating.seat_bot(seats, 1, SeatBot(level="carter"), None, table)
            assert seated[1].name in set(BOT_NAMES["carter"]) - {name}


def test_the_same_bot_is_not_at_every_table() -> None:
    found = {
        seating.seat_bot(seating.new_seats(2), 1, CARTER, None, f"table {number}")[1].name
        for number in range(40)
    }
    assert found == set(BOT_NAMES["carter"])


def test_every_bot_has_a_name_of_its_own_and_a_face_on_the_page() -> None:
    names = [name for names in BOT_NAMES.values() for name in names]
    assert len(set(names)) == len(names) == 24
    faces = (WEB / "src" / "faces" / "people.ts").read_text("utf-8")
    for level, four in BOT_NAMES.items():
        listed = re.search(rf"{level}: \[([^\]]*)\]", faces)
        assert listed is not None
        assert tuple(re.findall(r'"(\w+)"', listed[1])) == four
