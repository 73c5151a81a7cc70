"""The open exchange format `grachten-record/1`: what a record holds (docs/record.md)."""

import re
from dataclasses import dataclass
from typing import Final

import numpy as np

from grachten.kernel import games as kernel
from grachten.kernel.layout import GAME
from grachten.kernel.shuffling import seed_words
from grachten.rules.board import Board
from grachten.rules.state import GameState

FORMAT: Final = "grachten-record/1"
HEADER: Final = (
    "format",
    "board",
    "rules",
    "seats",
    "first",
    "seed",
    "deck",
    "contracts",
    "events",
    "result",
)
"""The keys of every record."""

SHUFFLE: Final = "shuffle"
"""A key that only records with a promised shuffle have."""

PRACTICE: Final = "practice"
"""A key, always true, of games in which a player took back a step after seeing what followed."""

_KIND: Final = re.compile(r"human|(human\+)?bot:.+", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Player:
    """Who played a seat: a name, and "human", "bot:" and what it was, or "human+bot:" and what
    played for them for a while."""

    name: str
    kind: str = "human"


def is_name(value: object) -> bool:
    """A text that every file can hold."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_kind(value: object) -> bool:
    """ "human", or "bot:" and what it was, or both: a bot played for a person for a while."""
    return isinstance(value, str) and _KIND.fullmatch(value) is not None


def shuffled_decks(board: Board, seed: int) -> tuple[list[str], list[int]]:
    """Both decks as the seed shuffles them before the deal, top first."""
    games = np.zeros(1, GAME)
    kernel.shuffled_decks(board.tables, games, 0, seed_words(seed))
    state = GameState(games)
    return list(state.deck), list(state.contract_deck)
