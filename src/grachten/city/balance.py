"""Who should lead how many games: a node with far fewer than its share takes some over."""

from collections.abc import Mapping
from typing import Final, NamedTuple

MOST: Final = 20
"""Games that change hands at a time: clients that watch them have to reconnect."""

FEW: Final = 5
"""Games that a node may lack: so few are not worth anybody's reconnecting."""

CLOSE_ENOUGH: Final = 1 / 3
"""Of a fair share; a node that is so close to it leaves everything as it is. A proxy that sends
clients to nodes by their table spreads them by chance, and knows nothing of what is moved here."""


class Shortfall(NamedTuple):
    """How many games a node lacks, and which one has most; each keeps its share."""

    richest: str
    wanted: int
    share: int


def shortfall(games: Mapping[str, int], node: str) -> Shortfall | None:
    """Has this node too few? `games` counts those of each."""
    share = sum(games.values()) // len(games)
    missing = share - games[node]
    if missing <= max(FEW, share * CLOSE_ENOUGH):
        return None
    richest = max(games, key=lambda each: (games[each], each))
    return Shortfall(richest, min(missing, MOST), share)


def to_hand_over(games: int, wanted: int, share: int) -> int:
    """How many of its games a node lets go of: others may have asked it as well, and no game is to
    go back and forth."""
    return max(0, min(wanted, games - share, MOST))
