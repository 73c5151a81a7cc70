"""The score of a series: a game and its rematches, in which people may change seats."""

from collections import Counter

import msgspec

from grachten.protocol.tables import Series
from grachten.server.tables.seating import Seats, seats_of
from grachten.server.tables.stored_tables import result_of
from grachten.store import StoredSeat, StoredTable


class SeriesScore(msgspec.Struct, frozen=True):
    """As it is stored: how many games, and how many each player has won."""

    games: int
    wins: dict[str, int]


def series_after(stored: StoredTable, seats: Seats) -> str:
    """The series with the finished game of this table, for its rematch."""
    before = _parsed(stored.series)
    result = result_of(stored)
    wins = Counter(before.wins)
    wins.update(_player(seats[seat], seats) for seat in (result.winners if result else ()))
    return msgspec.json.encode(SeriesScore(before.games + 1, dict(wins))).decode()


def series_of(series: str | None, seats: Seats) -> Series | None:
    """The games before this one, as the players of these seats see it."""
    if series is None:
        return None
    score = _parsed(series)
    return Series(score.games, tuple(score.wins.get(_player(seat, seats), 0) for seat in seats))


def _parsed(series: str | None) -> SeriesScore:
    if series is None:
        return SeriesScore(0, {})
    return msgspec.json.decode(series, type=SeriesScore)


def _player(seat: StoredSeat, seats: Seats) -> str:
    """Who plays in a seat: a person's id or, with several seats, the seat's name too."""
    if seat.person is None:
        return f"bot {seat.name}"
    is_only = len(seats_of(seats, seat.person)) == 1
    return f"person {seat.person}" if is_only else f"person {seat.person} {seat.name}"
