"""Who sits where before the game: pure functions on the seats of a table."""

from dataclasses import replace
from typing import Final, get_args

from grachten.protocol.tables import CartColour, SeatBot, SeatChange, SitDown
from grachten.server.people.names import clean_name, distinct_name
from grachten.server.refusals import Refusal, no_seat, not_host, not_yours
from grachten.server.thinking.bot_names import bot_name
from grachten.store import Person, StoredSeat

Seats = tuple[StoredSeat, ...]

COLOURS: Final[tuple[CartColour, ...]] = get_args(CartColour)


def new_seats(count: int) -> Seats:
    return tuple(_open_seat(number, COLOURS[number]) for number in range(count))


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
        name=distinct_name(name, _names_beside(seats, number)),
        ready=False,
    )
    return _coloured(_put(seats, taken), number, request.colour)


def seat_bot(
    seats: Seats, number: int, request: SeatBot, outside: Person | None, table: str
) -> Seats:
    """The host puts a bot in a seat that is open or has a bot."""
    seat = seat_at(seats, number)
    if seat.who == "person":
        raise Refusal("conflict", f"Somebody is sitting in seat {number}.")
    if (request.level is None) == (request.outside is None):
        raise Refusal("invalid", "Choose either a level or one of your outside bots.")
    others = _names_beside(seats, number)
    if outside is not None:
        name = distinct_name(outside.name, others)
        bot = replace(seat, person=outside.id, name=name, level=None, ready=False)
    else:
        assert request.level is not None
        name = distinct_name(bot_name(request.level, table, others), others)
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
    """Name, colour and youngest: of your own seat or, for the host, of a bot's."""
    seat = seat_at(seats, number)
    is_mine = seat.person == person.id
    if not is_mine and not is_host:
        raise not_yours()
    if seat.who == "open":
        raise Refusal("conflict", f"Nobody is sitting in seat {number}.")
    if not is_mine and (request.name is not None or (seat.who == "person" and request.colour)):
        raise not_yours()
    if request.name is not None:
        name = distinct_name(clean_name(request.name), _names_beside(seats, number))
        seats = _put(seats, replace(seat, name=name))
    seats = _coloured(seats, number, request.colour)
    if request.youngest is not None:
        seats = tuple(
            replace(each, youngest=request.youngest and each.number == number) for each in seats
        )
    return seats


def resize(seats: Seats, count: int) -> Seats:
    """Add open seats, or remove some: only open seats can go, the last one first."""
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
    """A person is ready for these terms, and adds random bytes, stored with the first of their
    seats."""
    mine = seats_of(seats, person.id)
    if not mine:
        raise no_seat()
    for number in mine:
        given = contribution if number == mine[0] else None
        ready = replace(seats[number], ready=True, contribution=given, agreed=agreed)
        seats = _put(seats, ready)
    return seats


def not_ready(seats: Seats, person: str) -> Seats:
    """A person is not ready after all."""
    return tuple(_unready(seat) if seat.person == person else seat for seat in seats)


def ask_again(seats: Seats) -> Seats:
    """Everybody has to say again that they are ready; the server's own bots always are."""
    return tuple(seat if is_server_bot(seat) else _unready(seat) for seat in seats)


def _unready(seat: StoredSeat) -> StoredSeat:
    return replace(seat, ready=False, contribution=None)


def check_start(seats: Seats) -> None:
    for seat in seats:
        if seat.who == "open":
            raise Refusal("conflict", f"Seat {seat.number} is free: fill it or remove it.")
    waiting = [seat.name or "" for seat in seats if not seat.ready]
    if waiting:
        raise Refusal("conflict", f"Not everyone is ready yet: {', '.join(waiting)}.")


def check_company(seats: Seats, *, allowed: bool) -> None:
    """A game needs a person or an outside bot, unless the operator allows bots to play alone."""
    if not allowed and all(is_server_bot(seat) for seat in seats):
        raise Refusal("conflict", "Bots do not play alone on this server: sit down yourself.")


def check_host(host: str, person: Person) -> None:
    if host != person.id:
        raise not_host()


def seat_at(seats: Seats, number: int) -> StoredSeat:
    if not 0 <= number < len(seats):
        raise Refusal("not-found", f"There is no seat {number} at this table.")
    return seats[number]


def seats_of(seats: Seats, person: str) -> tuple[int, ...]:
    return tuple(seat.number for seat in seats if seat.person == person)


def check_only_bots(seats: Seats, person: Person) -> None:
    """The players agreed on the bots' pace. Somebody who plays against bots alone, in one seat or
    in several at one screen, need not ask anybody."""
    if any(seat.person != person.id for seat in seats if not is_server_bot(seat)):
        raise Refusal("conflict", "The bots' pace was agreed before the game.")


def alone_with_bots(seats: Seats) -> int | None:
    """The seat of a person at a table where the server plays all the others, if there is one."""
    others = [seat for seat in seats if not is_server_bot(seat)]
    return others[0].number if len(others) == 1 and others[0].who == "person" else None


def next_host(seats: Seats, leaving: str) -> str | None:
    """Who is the host if this one leaves: a person before a bot."""
    others = [seat for seat in seats if seat.person not in (None, leaving)]
    others.sort(key=lambda seat: seat.who != "person")
    return others[0].person if others else None


def forget(seats: Seats, person: str) -> Seats:
    """Their seats name nobody any more, and neither does what the others were ready for."""
    return tuple(
        replace(seat, person=None, name=None, agreed=None)
        if seat.person == person
        else replace(seat, agreed=None)
        for seat in seats
    )


def note_hint(seats: Seats, number: int) -> Seats:
    """The player of this seat has had a hint."""
    return _put(seats, replace(seats[number], hinted=True))


def hinted_seats(seats: Seats) -> tuple[int, ...]:
    return tuple(seat.number for seat in seats if seat.hinted)


def is_server_bot(seat: StoredSeat) -> bool:
    """A bot that the server plays, not one connected from outside."""
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
    """Give a seat a colour. An open seat or a bot that has it gets this seat's in exchange."""
    if colour is None or seats[number].colour == colour:
        return seats
    for seat in seats:
        if seat.colour == colour:
            if seat.who == "person" and seat.person != seats[number].person:
                raise Refusal("conflict", f"{seat.name} has the {colour} carts.")
            seats = _put(seats, replace(seat, colour=seats[number].colour))
    return _put(seats, replace(seats[number], colour=colour))


def _names_beside(seats: Seats, number: int) -> list[str | None]:
    return [seat.name for seat in seats if seat.number != number]
