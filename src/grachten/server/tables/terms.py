"""The terms of a game: players who are ready are ready for exactly these.

The terms are who sits where, at what level bots play, who is the youngest, and the options. The
terms that a player was ready for are stored with their seat, to show what has changed since.
"""

import hashlib
from typing import Final

import msgspec

from grachten.protocol.tables import Change, Options
from grachten.store import StoredSeat

NAMED: Final = 16
"""Hexadecimal digits of a name of terms."""

UNCHANGED: Final = frozenset({"lesson", "branch", "deal", "event", "arranged"})
"""Options that nobody can change."""


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
        """A short hash of the terms, which does not reveal who sits where."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()[:NAMED]


def terms_of(options: Options, seats: tuple[StoredSeat, ...]) -> Terms:
    return Terms(
        options,
        tuple(SeatTerms(seat.who, seat.person, seat.level, seat.youngest) for seat in seats),
    )


def changes(agreed: str | None, now: Terms) -> tuple[Change, ...]:
    """What has changed since the terms that a player was last ready for."""
    if agreed is None:
        return ()
    try:
        before = msgspec.json.decode(agreed, type=Terms)
    except msgspec.MsgspecError:  # from an older version, with other options
        return ()
    found = [
        Change(name, None)  # type: ignore[arg-type]  # changes are named like the options
        for name in Options.__struct_fields__
        if getattr(before.options, name) != getattr(now.options, name) and name not in UNCHANGED
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
