"""Who should lead how many games: a node with far fewer than its share takes some over."""

from collections.abc import Mapping
from typing import Final

MOST: Final = 20
"""Games that change hands at a time: whoever watches them has to reconnect."""

CLOSE_ENOUGH: Final = 0.1
"""Of a fair share; a node that is so close to it leaves everything as it is."""


def shortfall(games: Mapping[str, int], node: str) -> tuple[str, int] | None:
    """From which node this one should take how many games, if any; `games` counts those of each.

    What all nodes take together is never more than what others have beyond their share: no game
    goes back and forth.
    """
    share = sum(games.values()) // len(games)
    missing = share - games[node]
    richest = max(games, key=lambda each: (games[each], each))
    if missing <= max(1, share * CLOSE_ENOUGH):
        return None
    return richest, min(missing, games[richest] - share, MOST)
