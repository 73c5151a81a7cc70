"""Tables at which somebody plays a deal that others play too, at tables of their own."""

from dataclasses import dataclass, replace

import msgspec

from grachten.club import DailyDeal
from grachten.protocol.tables import Level, Options, Pace, SharedDeal, SitDown
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.people.names import distinct_name
from grachten.server.services import Services
from grachten.server.tables import seating
from grachten.server.tables.seating import COLOURS, Seats
from grachten.server.tables.stored_tables import new_table
from grachten.server.thinking.bot_names import bot_name
from grachten.store import (
    Person,
    StoredChallenge,
    StoredGame,
    StoredSeat,
    challenge_name,
)


class DealSeat(msgspec.Struct, frozen=True):
    """A seat of a deal: a bot of a `level`, or where everybody sits who plays it. `contribution` is
    what the player of the first game added to the shuffle."""

    name: str | None
    level: Level | None
    colour: str
    youngest: bool = False
    contribution: bytes | None = None


@dataclass(frozen=True)
class Deal:
    """A deal as the server knows it: everything that must be the same for all who play it."""

    name: str
    option: SharedDeal
    board: str
    seat: int
    seats: tuple[DealSeat, ...]
    secret: bytes
    salt: bytes
    seed: str

    @property
    def levels(self) -> tuple[Level | None, ...]:
        return tuple(seat.level for seat in self.seats)


def deal_of_day(daily: DailyDeal, name: str) -> Deal:
    return Deal(
        name,
        SharedDeal(day=daily.day.isoformat()),
        DEFAULT_BOARD,
        daily.seat,
        new_deal_seats(daily.bots, name),
        daily.shuffle.secret,
        daily.shuffle.salt,
        str(daily.seed),
    )


def deal_of_challenge(challenge: StoredChallenge) -> Deal:
    return Deal(
        challenge_name(challenge.id),
        SharedDeal(challenge=challenge.id),
        challenge.board,
        challenge.seat,
        msgspec.json.decode(challenge.seats, type=tuple[DealSeat, ...]),
        challenge.secret,
        challenge.salt,
        challenge.seed,
    )


def new_deal_seats(bots: tuple[str | None, ...], name: str) -> tuple[DealSeat, ...]:
    """The bots have the same names for everyone, because people talk about them."""
    seats: list[DealSeat] = []
    for number, level in enumerate(bots):
        known = [seat.name for seat in seats]
        steady = msgspec.convert(level, Level | None)
        called = None if steady is None else bot_name(steady, name, known)
        seats.append(DealSeat(called, steady, COLOURS[number]))
    return tuple(seats)


def deal_seats_of(seats: Seats) -> tuple[DealSeat, ...]:
    """The seats of a game that was played."""
    return tuple(
        DealSeat(
            seat.name if seating.is_server_bot(seat) else None,
            msgspec.convert(seat.level, Level | None),
            seat.colour,
            seat.youngest,
            seat.contribution,
        )
        for seat in seats
    )


def deal_table(
    services: Services, table_id: str, person: Person, deal: Deal, pace: Pace
) -> StoredGame:
    """A player's table: private, started, and with the same settings as everyone's."""
    options = Options(
        board=deal.board,
        spectators=False,
        pace=pace,
        resigned="nobody",
        takebacks=False,
        deal=deal.option,
    )
    seats = _seats(deal, person)
    made = new_table(services.entropy, table_id, person, options, seats)
    stored = replace(
        made.table,
        status="playing",
        secret=deal.secret,
        salt=deal.salt,
        seed=deal.seed,
        started=made.table.created,
        started_tick=services.uptime.tick,
    )
    return StoredGame(stored, seats, ())


def _seats(deal: Deal, person: Person) -> Seats:
    seats = tuple(
        replace(
            seat,
            colour=given.colour,
            youngest=given.youngest,
            contribution=given.contribution,
        )
        for seat, given in zip(seating.new_seats(len(deal.seats)), deal.seats, strict=True)
    )
    seats = seating.sit(seats, deal.seat, person, SitDown())
    name = seats[deal.seat].name
    return tuple(
        replace(seat, ready=True) if seat.number == deal.seat else _bot(seat, given, name)
        for seat, given in zip(seats, deal.seats, strict=True)
    )


def _bot(seat: StoredSeat, given: DealSeat, person: str | None) -> StoredSeat:
    name = distinct_name(given.name or "", [person])
    return replace(seat, who="bot", name=name, level=given.level, ready=True)
