"""A plain tree search in Python, for `grachten bench` to compare with.

It is what anyone would write first on top of `Game`: deal the hidden cards at random, descend the
tree by UCB1, add one node, play on at random, count wins. Like the search bot with random playouts,
it has one tree over the actions of all seats and no knowledge of the game.
"""

import math
import random
from dataclasses import dataclass, field
from typing import Final

from grachten.bots.knowledge import Knowledge, knowledge_of
from grachten.kernel.layout import MAX_CONTRACTS
from grachten.rules import Game, SeatView

CURIOSITY: Final = 0.7


@dataclass(slots=True)
class Node:
    """Statistics of an action: `wins` of the seat that chose it, `possible` times it was legal."""

    visits: int = 0
    wins: float = 0.0
    possible: int = 0
    children: dict[int, "Node"] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The number of the action that was tried most."""
        return max(self.children, key=lambda action: self.children[action].visits)


def plain_search(game: Game, simulations: int, rng: random.Random) -> Node:
    """The tree after some simulations, for the seat to act, after the set-up.

    It takes a game, since only a game can be continued; hidden cards are dealt again before it
    looks at them.
    """
    root = Node()
    view = game.view(game.seat)
    knowledge = knowledge_of(view)
    for _ in range(simulations):
        _simulate(random_world(game, view, knowledge, rng), root, rng)
    return root


def random_world(game: Game, view: SeatView, knowledge: Knowledge, rng: random.Random) -> Game:
    """A game that the seat cannot tell from the real one, all equally likely."""
    world = game.copy()
    record = world.state.games[0]
    cards = [kind for kind, count in enumerate(knowledge.unseen) for _ in range(count)]
    contracts = list(knowledge.unseen_contracts)
    rng.shuffle(cards)
    rng.shuffle(contracts)
    for seat, open_seat in enumerate(view.seats):
        if seat != view.seat:
            hand = list(open_seat.known)
            for _ in range(knowledge.hidden_in_hand[seat]):
                hand[cards.pop()] += 1
            record.hand[seat] = hand
            record.contracts[seat] = sum(1 << contracts.pop() for _ in range(open_seat.contracts))
    record.deck[record.deck_top : record.deck_end] = cards
    for place, contract in enumerate(knowledge.contract_deck):
        at = (int(record.contract_top) + place) % MAX_CONTRACTS
        record.contract_deck[at] = contracts.pop() if contract is None else contract
    record.seed[:] = [rng.getrandbits(64) for _ in range(4)]
    return world.copy()  # a copy reads the record that was changed


def _simulate(world: Game, root: Node, rng: random.Random) -> None:
    node, actions = root, world.board.actions
    way: list[tuple[Node, int]] = []
    is_new = False
    while not world.is_over and not is_new:
        seat, legal = world.seat, world.legal_actions.ids
        action, is_new = _select(node, legal, rng)
        node = node.children[action]
        way.append((node, seat))
        world.play(actions[action])
    while not world.is_over:
        world.play(actions[rng.choice(world.legal_actions.ids)])
    assert world.score_sheet is not None
    winners = world.score_sheet.winners
    root.visits += 1
    for step, seat in way:
        step.visits += 1
        step.wins += (seat in winners) / len(winners)


def _select(node: Node, legal: tuple[int, ...], rng: random.Random) -> tuple[int, bool]:
    """The next action, and whether it is tried for the first time."""
    untried = [action for action in legal if action not in node.children]
    if untried:
        action = rng.choice(untried)
        node.children[action] = Node(possible=1)
        return action, True
    for action in legal:
        node.children[action].possible += 1
    return max(legal, key=lambda action: _hope(node.children[action])), False


def _hope(node: Node) -> float:
    """UCB1, by how often the action could have been chosen: not all worlds allow it."""
    return node.wins / node.visits + CURIOSITY * math.sqrt(math.log(node.possible) / node.visits)
