"""The result of a finished game."""

from collections.abc import Iterable
from dataclasses import dataclass

from grachten.rules import GrachtenError


@dataclass(frozen=True)
class Result:
    """One finished game. `bots`, `ranks` and `points` go by seat.

    `deal` is the number of the shuffle: games of the same deal share their luck, so every
    statistic takes a deal, never a game, as its unit. Rank 1 is best and ties share a rank;
    only the order of ranks counts, so 1, 1, 3 and 1, 1, 2 mean the same. A bot may sit on
    several seats of one game.
    """

    deal: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]

    def __post_init__(self) -> None:
        seats = len(self.bots)
        if seats < 2:
            raise GrachtenError(f"A result needs at least two seats, not {seats}.")
        if len(self.ranks) != seats or len(self.points) != seats:
            raise GrachtenError(
                f"A result of {seats} seats needs {seats} ranks and {seats} points, "
                f"not {len(self.ranks)} and {len(self.points)}."
            )
        if min(self.ranks) != 1:
            raise GrachtenError(f"The best rank in a result is 1, not {min(self.ranks)}.")


def in_order(results: Iterable[Result]) -> list[Result]:
    """The results in a fixed order, so that no number depends on which game ended first."""
    ordered = sorted(results, key=lambda result: (result.deal, result.bots, result.ranks))
    if not ordered:
        raise GrachtenError("There are no results yet.")
    return ordered


def bots_in(results: Iterable[Result]) -> tuple[str, ...]:
    """Every bot that played, by name."""
    return tuple(sorted({bot for result in results for bot in result.bots}))


def check_bot_played(bot: str, bots: tuple[str, ...]) -> None:
    if bot not in bots:
        raise GrachtenError(f"No result has a bot {bot!r}; bots that played: {', '.join(bots)}.")
