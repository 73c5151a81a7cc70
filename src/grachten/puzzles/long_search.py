"""What every choice of a position is worth, at length: each is played on in many possible worlds,
the same ones for all, everyone by the policy of the strongest network.

Worlds are dealt from what the seat knows. Choices that are clearly behind are tried in fewer of
them; the leading ones in all.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import observe
from grachten.kernel.records import Games, tiled
from grachten.neural.inference import network_for
from grachten.neural.lookahead import Lookahead
from grachten.neural.search import DECISIONS
from grachten.neural.worlds import Worlds
from grachten.puzzles.puzzle import is_same_choice
from grachten.rules import LegalActions, SeatView

WORLDS: Final = 384
"""Possible worlds in which the leading choices are tried."""
FIRST: Final = 32
"""Worlds in which all choices are tried."""
TURNS: Final = 5
"""Turns of the seat that are played on; a game that ends sooner has its result."""
TRUST: Final = 0.2
"""The share that what the network says at each turn before the last counts, of what is left."""
ROWS: Final = 192
"""Simulations at once."""
LEAST_LEAD: Final = 0.08
"""Win chance by which the best choice of a puzzle is better than any other."""
SURE: Final = 1.0
"""Standard errors by which it is more than that."""
ALWAYS: Final = 3
"""Choices that are tried in all worlds, however far behind, because people see their chances."""


@dataclass(frozen=True)
class Found:
    """Choices by number, the best first, with the win chance of each; `lead` is how much better the
    best one is than the next, and `error` the standard error of that."""

    chances: dict[int, float]
    lead: float
    error: float

    @property
    def is_clear(self) -> bool:
        return self.lead - SURE * self.error >= LEAST_LEAD


def long_search(view: SeatView, legal: LegalActions, seed: int, worlds: int = WORLDS) -> Found:
    """Try everything that can be done; stop early where it's plain that nothing stands out."""
    network = network_for(view.board)
    said = network(observe(view)[None])
    choices = _choices(legal, said.policy[0])
    dealt, chance = Worlds(view, legal, said.beliefs[0]), np.random.default_rng(seed)
    lookahead = Lookahead(dealt, network, ROWS, TURNS, TRUST)
    wins = {choice: np.zeros(0) for choice in choices}
    running, done = choices, 0
    while len(running) > 1 and done < worlds:
        new = min(FIRST if done < 2 * FIRST else 2 * FIRST, worlds - done)
        seeds = chance.integers(1 << 62, size=new, dtype=np.uint64) | np.uint64(1)
        games, luck = dealt.deal(seeds), chance.random((new, DECISIONS))
        for choice, won in _play(lookahead, games, running, luck).items():
            wins[choice] = np.append(wins[choice], won)
        done += new
        running = _still_close(wins, running)
        found = _found(wins)
        if found.lead + SURE * found.error < LEAST_LEAD:
            break
    return _found(wins)


def _choices(legal: LegalActions, logits: NDArray[np.float32]) -> list[int]:
    """All choices: of several ways to pay for a route, the likeliest."""
    chosen: list[int] = []
    actions = {action.id: action for action in legal}
    for number in sorted(actions, key=lambda number: -logits[number]):
        if not any(is_same_choice(actions[number], actions[other]) for other in chosen):
            chosen.append(number)
    return chosen


def _play(
    lookahead: Lookahead, games: Games, choices: list[int], luck: NDArray[np.float64]
) -> dict[int, NDArray[np.float64]]:
    """The win chance of each choice in each world, `ROWS` simulations at a time."""
    worlds = len(games)
    wins: dict[int, NDArray[np.float64]] = {}
    at_once = max(1, lookahead.rows // worlds)
    for start in range(0, len(choices), at_once):
        some = choices[start : start + at_once]
        everywhere = tiled(games, len(some))
        found = lookahead(
            everywhere, np.repeat(np.array(some), worlds), np.tile(luck, (len(some), 1))
        )
        wins |= dict(zip(some, found.reshape(len(some), worlds), strict=True))
    return wins


def _still_close(wins: dict[int, NDArray[np.float64]], running: list[int]) -> list[int]:
    """Those that may be within the least lead of the best, and those that people are shown."""
    order = sorted(running, key=lambda choice: -wins[choice].mean())
    best = wins[order[0]]
    kept = order[:ALWAYS]
    for choice in order[ALWAYS:]:
        behind = best - wins[choice]
        if behind.mean() - 4 * behind.std() / np.sqrt(len(behind)) < LEAST_LEAD:
            kept.append(choice)
    return kept


def _found(wins: dict[int, NDArray[np.float64]]) -> Found:
    order = sorted(wins, key=lambda choice: -wins[choice].mean())
    best, second = (wins[choice] for choice in order[:2])
    common = min(len(best), len(second))
    behind = best[:common] - second[:common]
    return Found(
        {choice: float(wins[choice].mean()) for choice in order},
        float(best.mean() - second.mean()),
        float(behind.std() / np.sqrt(common)),
    )
