"""How promising an action looks before a search has tried it: at first sight, then to a planner."""

import math
from typing import Final

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.planning import REFUSED, best_of
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.targets import Targets, needs
from grachten.bots.mind.trees import NO_NODE, Tree
from grachten.kernel.layout import CLAIM, DRAW_BLIND, DRAW_CONTRACTS, KEEP_FIRST, TAKE, WILD
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, only

# Promises at first sight, against each other.
WANTED_ROUTE: Final = 6.0
ROUTE: Final = 0.4  # any other route,
ROUTE_SPACE: Final = 0.3  # plus this per space
NEEDED_CARD: Final = 4.0
BLIND_CARD: Final = 3.0
FACE_UP_WILD: Final = 2.0
CONTRACTS: Final = 1.5
ANYTHING: Final = 1.0
WILD_FOR_WANTED: Final = 0.3  # what a wild in the payment takes away: for a wanted route,
WILD_FOR_OTHER: Final = 0.5  # and for another one

FIRST_SIGHT_SHARE: Final = 0.25  # share of the first prior once the planner has been asked


@compiled
def first_sight(board: Board, game: Game, targets: Targets, action: int) -> float:
    """A quick opinion, given the routes that the seat wants."""
    seat = game.seat
    if action >= CLAIM:
        route = board.claim_route[action]
        wilds = float(board.claim_wilds[action])
        if targets.wanted[seat] & only(route) != NONE:
            return WANTED_ROUTE / (1.0 + WILD_FOR_WANTED * wilds)
        length = float(board.route_length[route])
        return (ROUTE + ROUTE_SPACE * length) / (1.0 + WILD_FOR_OTHER * wilds)
    if action == DRAW_BLIND:
        return BLIND_CARD
    if action == DRAW_CONTRACTS:
        return CONTRACTS
    if action >= KEEP_FIRST:
        return ANYTHING
    if action == TAKE + WILD:
        return FACE_UP_WILD
    return NEEDED_CARD if needs(game, targets, seat, action - TAKE) else ANYTHING


@compiled
def refine(tree: Tree, parent: int, scratch: Scratch, temper: float) -> None:
    """Mix the planner's scores into the priors of a node's children."""
    scores = scratch.scores
    best = scores[best_of(scratch)]
    total = 0.0
    child = tree[parent].child
    while child != NO_NODE:
        leaf = tree[child]
        if scores[leaf.action] > REFUSED:
            total += math.exp((scores[leaf.action] - best) / temper)
        child = leaf.sibling
    child = tree[parent].child
    while child != NO_NODE:
        leaf = tree[child]
        if scores[leaf.action] > REFUSED:
            promise = math.exp((scores[leaf.action] - best) / temper) / total
            leaf.prior = FIRST_SIGHT_SHARE * leaf.prior + (1.0 - FIRST_SIGHT_SHARE) * promise
        child = leaf.sibling
