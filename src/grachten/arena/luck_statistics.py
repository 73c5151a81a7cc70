"""Accuracy and luck of bots, from games that were reviewed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from grachten.arena.adjusting import Adjusted, luck_adjusted
from grachten.arena.board_statistics import victory
from grachten.arena.played import Judged, PlayedGame


@dataclass(frozen=True, slots=True)
class LuckStatistics:
    """One bot in the games that were reviewed. `accuracy` and `luck` are means over its seats;
    `lost` is what its decisions cost a seat against the best ones, and `won` its share of the
    victories, as played and without luck."""

    games: int
    accuracy: float | None
    lost: float
    luck: float
    won: Adjusted


def luck_statistics(bot: str, games: Iterable[PlayedGame]) -> LuckStatistics | None:
    """None if none of its games was reviewed."""
    reviewed = (game for game in games if all(seat.judged is not None for seat in game.seats))
    played = sorted(reviewed, key=lambda game: (game.table, game.deal, game.rotation))
    if not played:
        return None
    seats = [each for game in played for each in _judged(game, bot, is_theirs=True)]
    accuracies = [each.accuracy for each in seats if each.accuracy is not None]
    return LuckStatistics(
        games=len(played),
        accuracy=float(np.mean(accuracies)) if accuracies else None,
        lost=float(np.mean([each.lost for each in seats])),
        luck=float(np.mean([each.luck for each in seats])),
        won=luck_adjusted(
            [_won(game, bot) for game in played],
            [_luck(_judged(game, bot, is_theirs=True)) for game in played],
            [_luck(_judged(game, bot, is_theirs=False)) for game in played],
            [game.deal for game in played],
        ),
    )


def _judged(game: PlayedGame, bot: str, *, is_theirs: bool) -> list[Judged]:
    return [
        seat.judged
        for seat in game.seats
        if seat.judged is not None and (seat.bot == bot) == is_theirs
    ]


def _luck(seats: Sequence[Judged]) -> float:
    return sum(seat.luck for seat in seats) / max(1, len(seats))


def _won(game: PlayedGame, bot: str) -> float:
    return sum(victory(game, number) for number, seat in enumerate(game.seats) if seat.bot == bot)
