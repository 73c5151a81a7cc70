"""Who sits where, before the game: pure changes of the seats of a table."""

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, get_args

from grachten.protocol.tables import CartColour, SeatBot, SeatChange, SitDown
from grachten.server.refusals import Refusal, not_host, not_yours
from grachten.store import Person, StoredSeat

Seats = tuple[StoredSeat, ...]

LONGEST: Final = 30
JOINT: Final = "\u200d"
EMOJI: Final = "\ufe0f"
"""What makes an emoji of the sign before it."""

BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters, as far as Unicode is concerned, of which nothing is to be seen."""

COLOURS: Final[tuple[CartColour, ...]] = get_args(CartColour)


def new_seats(count: int) -> Seats:
    return tuple(_open_seat(number, COLOURS[number]) for number in range(count))


def clean_name(text: str) -> str:
    """A name as it is shown: without blanks around it, and nothing in it that cannot be seen."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(_is_visible(letter) for letter in name):
        raise Refusal("name", "A name needs at least one letter.")
    if any(unicodedata.category(letter)[0] == "C" for letter in _without_joints(name)):
        raise Refusal("name", "A name may hold only letters and signs that can be seen.")
    if len(name) > LONGEST:
        raise Refusal("name", f"A name has at most {LONGEST} letters.")
    return name


def _without_joints(name: str) -> str:
    """A family of emoji is joined by something unseen. Between letters it would be a disguise."""
    kinds = [unicodedata.category(letter) for letter in name]
    return "".join(
        letter
        for at, letter in enumerate(name)
        if not (
            letter == JOINT
            and 0 < at < len(name) - 1
            and (kinds[at - 1] in ("So", "Sk") or name[at - 1] == EMOJI)
            and kinds[at + 1] == "So"
        )
    )


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def sit(seats: Seats, number: int, person: Person, request: SitDown) -> Seats:
    """A person takes an open seat."""
    seat = seat_at(seats, number)
    if seat.who != "open":
        raise Refusal("conflict", f"Seat {number} is taken.")
    name = person.name if request.name is None else clean_name(request.name)
    taken = replace(
        seat,
        who="bot" if person.kind == "bot" else "person",
        person=person.id,
        name=name,
        ready=False,
    )
    return _coloured(_put(seats, taken), number, request.colour)


def seat_bot(seats: Seats, number: int, request: SeatBot, outside: Person | None) -> Seats:
    """The host puts a bot on a seat that is open or has a bot."""
    seat = seat_at(seats, number)
    if seat.who == "person":
        raise Refusal("conflict", f"Somebody sits on seat {number}.")
    if (request.level is None) == (request.outside is None):
        raise Refusal("invalid", "A bot is either of a level or an outside bot of yours.")
    if outside is not None:
        bot = replace(seat, person=outside.id, name=outside.name, level=None, ready=False)
    else:
        assert request.level is not None
        others = [each.name for each in seats if each.number != number]
        name = _free_name(request.level.capitalize(), others)
        bot = replace(seat, person=None, name=name, level=request.level, ready=True)
    return _put(seats, replace(bot, who="bot", contribution=None))


def free(seats: Seats, number: int, person: Person, *, is_host: bool) -> Seats:
    """Open a seat again."""
    seat = seat_at(seats, number)
    if seat.person != person.id and not is_host:
        raise not_yours()
    return _put(seats, _open_seat(number, seat.colour))


def change(
    seats: Seats, number: int, person: Person, request: SeatChange, *, is_host: bool
) -> Seats:
    """Name, colour and youngest: of one's own seat, and for the host of a bot's."""
    seat = seat_at(seats, number)
    is_mine = seat.person == person.id
    if not is_mine and not is_host:
        raise not_yours()
    if seat.who == "open":
        raise Refusal("conflict", f"Nobody sits on seat {number}.")
    if not is_mine and (request.name is not None or (seat.who == "person" and request.colour)):
        raise not_yours()
    if request.name is not None:
        seats = _put(seats, replace(seat, name=clean_name(request.name)))
    seats = _coloured(seats, number, request.colour)
    if request.youngest is not None:
        seats = tuple(
            replace(each, youngest=request.youngest and each.number == number) for each in seats
        )
    return seats


def resize(seats: Seats, count: int) -> Seats:
    """More open seats, or fewer: only seats that are open can go, the last first."""
    while len(seats) > count:
        empty = [seat.number for seat in seats if seat.who == "open"]
        if not empty:
            raise Refusal("conflict", f"{len(seats)} seats are taken: free one first.")
        left = [seat for seat in seats if seat.number != empty[-1]]
        seats = tuple(replace(seat, number=number) for number, seat in enumerate(left))
    while len(seats) < count:
        used = {seat.colour for seat in seats}
        colour = next(colour for colour in COLOURS if colour not in used)
        seats = (*seats, _open_seat(len(seats), colour))
    return seats


def make_ready(seats: Seats, person: Person, contribution: bytes, agreed: str) -> Seats:
    """Somebody is ready for these terms, and gives random bytes, which lie on the first of their
    seats."""
    mine = seats_of(seats, person.id)
    if not mine:
        raise Refusal("forbidden", "You have no seat at this table.")
    for number in mine:
        given = contribution if number == mine[0] else None
        ready = replace(seats[number], ready=True, contribution=given, agreed=agreed)
        seats = _put(seats, ready)
    return seats


def not_ready(seats: Seats, person: str) -> Seats:
    """Somebody is not ready after all."""
    return tuple(_unready(seat) if seat.person == person else seat for seat in seats)


def ask_again(seats: Seats) -> Seats:
    """Everybody has to say again that they are ready; the server's own bots always are."""
    return tuple(seat if is_server_bot(seat) else _unready(seat) for seat in seats)


def _unready(seat: StoredSeat) -> StoredSeat:
    return replace(seat, ready=False, contribution=None)


def check_start(seats: Seats) -> None:
    for seat in seats:
        if seat.who == "open":
            raise Refusal("conflict", f"Seat {seat.number} is open: fill it or remove it.")
    waiting = [seat.name or "" for seat in seats if not seat.ready]
    if waiting:
        raise Refusal("conflict", f"Not everybody is ready yet: {', '.join(waiting)}.")


def check_company(seats: Seats, *, allowed: bool) -> None:
    """A game needs a person or an outside bot, unless the operator allows bots to play alone."""
    if not allowed and all(is_server_bot(seat) for seat in seats):
        raise Refusal("conflict", "Bots do not play here by themselves: sit down yourself.")


def check_host(host: str, person: Person) -> None:
    if host != person.id:
        raise not_host()


def seat_at(seats: Seats, number: int) -> StoredSeat:
    if not 0 <= number < len(seats):
        raise Refusal("not-found", f"There is no seat {number} at this table.")
    return seats[number]


def seats_of(seats: Seats, person: str) -> tuple[int, ...]:
    return tuple(seat.number for seat in seats if seat.person == person)


def is_server_bot(seat: StoredSeat) -> bool:
    """A bot that the server itself plays, not one that is connected from outside."""
    return seat.who == "bot" and seat.person is None


def _open_seat(number: int, colour: str) -> StoredSeat:
    return StoredSeat(
        number=number,
        who="open",
        person=None,
        name=None,
        level=None,
        colour=colour,
        youngest=False,
        ready=False,
        contribution=None,
        away=None,
        agreed=None,
    )


def _put(seats: Seats, seat: StoredSeat) -> Seats:
    return tuple(seat if each.number == seat.number else each for each in seats)


def _coloured(seats: Seats, number: int, colour: CartColour | None) -> Seats:
    """Give a seat a colour. Who has it, an open seat or a bot, gets this seat's in exchange."""
    if colour is None or seats[number].colour == colour:
        return seats
    for seat in seats:
        if seat.colour == colour:
            if seat.who == "person" and seat.person != seats[number].person:
                raise Refusal("conflict", f"{seat.name} has the {colour} carts.")
            seats = _put(seats, replace(seat, colour=seats[number].colour))
    return _put(seats, replace(seats[number], colour=colour))


def _free_name(name: str, others: Sequence[str | None]) -> str:
    """Carter, or where there is a Carter already, Carter 2."""
    found, number = name, 1
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found
