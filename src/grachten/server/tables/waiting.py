"""Overdue players in games without a clock, and what the others may do about them.

The others wait as long as the table has agreed, or less while all of them are at the table. Then
any of them can let a bot take over, and all of them together can end the game.
"""

from collections.abc import Collection
from typing import Final

from grachten.server.refusals import Refusal, no_seat
from grachten.server.tables.clocks import Clocks
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import seats_of
from grachten.server.uptime import TableClock
from grachten.store import StoredSeat

TOGETHER: Final = 10 * 60 * 1000
"""Milliseconds until a player is overdue while all the others are waiting at the table."""


class Waiting:
    """Measured in uptime. Who is at the table is not stored: after a restart they reconnect, and
    the time together starts again."""

    def __init__(self, table: SavedTable, clocks: Clocks, uptime: TableClock) -> None:
        self._table = table
        self._clocks = clocks
        self._uptime = uptime
        self._here: dict[str, int] = {}
        self._back: dict[int, int] = {}
        self._ending: set[str] = set()

    @property
    def ending(self) -> tuple[int, ...]:
        """The seats that have voted to end the game."""
        return tuple(seat.number for seat in self._table.seats if seat.person in self._ending)

    def came(self, person: str) -> None:
        self._here.setdefault(person, self._uptime.tick)

    def went(self, person: str) -> None:
        self._here.pop(person, None)

    def took_seat_back(self, seat: int) -> None:
        """A player is back from a bot: waiting for them starts again."""
        self._back[seat] = self._uptime.tick

    def somebody_acted(self) -> None:
        self._ending.clear()

    def overdue(self, to_act: Collection[int]) -> tuple[int | None, ...]:
        """For each seat, the milliseconds until the others may do something about it."""
        if self._table.options.clock is not None or self._table.stored.status != "playing":
            return (None,) * len(self._table.seats)
        return tuple(
            self._overdue(seat) if seat.number in to_act and plays(seat) else None
            for seat in self._table.seats
        )

    def check_replace(self, person: str, seat: int, to_act: Collection[int]) -> None:
        """Raises unless this person may let a bot take over."""
        seats = self._table.seats
        self._check_player(person)
        if seat >= len(seats) or seats[seat].person == person:
            raise Refusal("conflict", "A bot can only take over for somebody else.")
        if self.overdue(to_act)[seat] != 0:
            raise Refusal("conflict", "It is too soon for a bot to take over.")

    def vote_to_end(self, person: str, to_act: Collection[int]) -> list[int]:
        """Vote to end the game; returns the overdue seats once all the others agree, else none."""
        self._check_player(person)
        absent = [seat for seat, left in enumerate(self.overdue(to_act)) if left == 0]
        missing = {self._table.seats[seat].person for seat in absent}
        if not absent or person in missing:
            raise Refusal("conflict", "It is too soon to end the game.")
        self._ending.add(person)
        if not self._players() - missing <= self._ending:
            return []
        self._ending.clear()
        return absent

    def _check_player(self, person: str) -> None:
        if not seats_of(self._table.seats, person):
            raise no_seat()

    def _overdue(self, seat: StoredSeat) -> int | None:
        others = self._players() - {seat.person}
        if not others:
            return None
        since = self._clocks.since(seat.number)
        began = max(since, self._back.get(seat.number, since))
        end = began + self._table.options.patience * 1000
        if all(person in self._here for person in others):
            together = max(self._here[person] for person in others if person is not None)
            end = min(end, max(began, together) + TOGETHER)
        return max(0, end - self._uptime.tick)

    def _players(self) -> set[str | None]:
        return {seat.person for seat in self._table.seats if plays(seat)}


def plays(seat: StoredSeat) -> bool:
    """Does a person play this seat themselves, as far as the table knows?"""
    return seat.who == "person" and seat.away is None
