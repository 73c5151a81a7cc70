"""What a search thinks, in a form that reviews and hints can use."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from grachten.bots.mind.observations import Observation
from grachten.bots.mind.trees import NO_NODE, Tree
from grachten.bots.mind.worlds import count_beliefs
from grachten.kernel.layout import GAME, MAX_CONTRACTS, MAX_SEATS
from grachten.kernel.records import Games, RecordArray
from grachten.rules import Action, LegalActions, SeatView

BELIEF_WORLDS: Final = 1000


@dataclass(frozen=True, slots=True)
class ActionThought:
    """What a search found about an action: how often it was tried, how often it won (a shared win
    counts in part), and the average lead in points over the best other seat."""

    action: Action
    visits: int
    win_chance: float
    margin: float


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a search thinks before it moves. `actions` come best first; payments that waste wilds
    are left out. `contracts` says for each seat how likely it is to hold each contract; those
    left out can be ruled out."""

    simulations: int
    actions: tuple[ActionThought, ...]
    contracts: tuple[dict[int, float], ...]

    @property
    def best(self) -> Action:
        """The action it would choose."""
        return self.actions[0].action


def actions_found(
    view: SeatView, legal: LegalActions, tree: Tree, root: int
) -> tuple[ActionThought, ...]:
    """What the tree says about the actions, best first."""
    found = []
    node = int(tree[root].child)
    while node != NO_NODE:
        leaf = tree[node]
        action = view.board.actions[int(leaf.action)]
        visits = int(leaf.visits)
        if action in legal and visits:
            found.append(
                ActionThought(
                    action, visits, float(leaf.reward) / visits, float(leaf.margin) / visits
                )
            )
        node = int(leaf.sibling)
    found.sort(key=lambda thought: (-thought.visits, -thought.win_chance, thought.action.id))
    return tuple(found)


def contracts_believed(
    view: SeatView, observations: RecordArray[Observation], games: Games, choices: int
) -> tuple[dict[int, float], ...]:
    """How often each seat holds each contract in worlds dealt as the search deals them."""
    counts = np.zeros((MAX_SEATS, MAX_CONTRACTS), np.int64)
    count_beliefs(observations, games, np.zeros(1, GAME), BELIEF_WORLDS, np.uint64(choices), counts)
    return tuple(
        dict.fromkeys(view.contracts, 1.0)
        if seat == view.seat
        else {
            contract: float(count) / BELIEF_WORLDS
            for contract, count in enumerate(counts[seat])
            if count
        }
        for seat in range(view.players)
    )
