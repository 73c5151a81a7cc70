"""Which public games are worth a look, in an order that anyone can check."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from grachten.club.ratings import ANCHORS, Rating

NEWCOMER: Final = Rating().points
"""The strength of somebody about whom nothing is known."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game: how many people `watching`, how strong each player is, and how far it has come:
    the `points` of each seat."""

    table: str
    watching: int
    strengths: tuple[float, ...]
    points: tuple[int, ...]


def strength_of(level: str | None) -> float:
    """A bot has the rating of its level; a person is taken for a newcomer."""
    return ANCHORS.get(level or "", NEWCOMER)


def in_play(candidates: Iterable[Candidate], most: int) -> list[Candidate]:
    """The game with most spectators first, then that of the strongest players, then the one in
    which most has been built."""
    return sorted(candidates, key=_liveliest)[:most]


def finished(candidates: Iterable[Candidate], most: int) -> list[Candidate]:
    """The game of the strongest players first, then the closest, then the one with most points."""
    return sorted(candidates, key=_closest)[:most]


def _liveliest(game: Candidate) -> tuple[float, ...]:
    return (-game.watching, -_mean(game.strengths), -sum(game.points))


def _closest(game: Candidate) -> tuple[float, ...]:
    best, second = sorted(game.points, reverse=True)[:2]
    return (-_mean(game.strengths), best - second, -best)


def _mean(strengths: Sequence[float]) -> float:
    return sum(strengths) / len(strengths)
