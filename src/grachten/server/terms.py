"""What is agreed at a table before a game: who is ready is ready for exactly this.

The terms are who sits where, at what level bots play, who is the youngest, and the options. What
somebody was ready for is stored with their seat, so that they can be shown what has changed since.
"""

import hashlib
from typing import Final

import msgspec

from grachten.protocol.tables import Change, Options
from grachten.store import StoredSeat

NAMED: Final = 16
"""Letters of a terms' name."""


class SeatTerms(msgspec.Struct, frozen=True):
    who: str
    person: str | None
    level: str | None
    youngest: bool


class Terms(msgspec.Struct, frozen=True):
    options: Options
    seats: tuple[SeatTerms, ...]

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @property
    def name(self) -> str:
        """Short, and different for different terms. Nobody learns from it who sits where."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()[:NAMED]


def terms_of(options: Options, seats: tuple[StoredSeat, ...]) -> Terms:
    return Terms(
        options,
        tuple(SeatTerms(seat.who, seat.person, seat.level, seat.youngest) for seat in seats),
    )


def changes(agreed: str | None, now: Terms) -> tuple[Change, ...]:
    """What is different from the terms that somebody was ready for last."""
    if agreed is None:
        return ()
    try:
        before = msgspec.json.decode(agreed, type=Terms)
    except msgspec.MsgspecError:  # of an older edition, with other options
        return ()
    found = [
        Change(name, None)  # type: ignore[arg-type]  # its options are named as the changes are
        for name in Options.__struct_fields__
        if getattr(before.options, name) != getattr(now.options, name)
    ]
    if len(before.seats) != len(now.seats):
        found.append(Change("seats", None))
    for number, (old, new) in enumerate(zip(before.seats, now.seats, strict=False)):
        if (old.who, old.person, old.level) != (new.who, new.person, new.level):
            found.append(Change("player", number))
    youngest = next((number for number, seat in enumerate(now.seats) if seat.youngest), None)
    if youngest != next((at for at, seat in enumerate(before.seats) if seat.youngest), None):
        found.append(Change("youngest", youngest))
    return tuple(found)
