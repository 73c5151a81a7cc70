"""Opponents that play by themselves: at random, like `GreedyBot`, and like `PlannerBot`.

Each decides from what its seat may know, exactly as the bot of that name does.
"""

from typing import Final

import numpy as np

from grachten.bots.mind.planning import best_of, score_actions
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.weights import Weights
from grachten.env.core.compilation import compiled
from grachten.env.core.layout import Track
from grachten.env.core.tables import Tables
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    CLAIM,
    COLOURS,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP_FIRST,
    KEEP_SECOND,
    KINDS,
    PASS,
    TAKE,
    WILD,
    WORDS,
)
from grachten.kernel.playouts import choice_below, next_choices
from grachten.kernel.records import Board, Game, Games
from grachten.kernel.sets import NONE, ONE, ActionSet, contains, kth, lowest, size

# Who decides for a seat.
CALLER: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2
PLANNER: Final = 3

PATIENCE: Final = 4  # of `GreedyBot`
CARDS: Final = ((ONE << np.uint64(KINDS)) - ONE) << np.uint64(TAKE) | ONE << np.uint64(DRAW_BLIND)


@compiled
def decide(
    board: Board,
    graph: RouteGraph,
    tables: Tables,
    game: Game,
    track: Track,
    who: int,
    legal: ActionSet,
    pads: Games,
    weights: Weights,
    scratch: Scratch,
) -> int:
    """The action of an opponent that has a choice."""
    if who == GREEDY:
        return by_greed(board, tables, game, legal)
    if who == PLANNER:
        return by_plan(board, graph, game, track, pads, weights, scratch)
    track.choices = next_choices(track.choices)
    return kth(legal, choice_below(track.choices, size(legal)))


@compiled
def by_greed(board: Board, tables: Tables, game: Game, legal: ActionSet) -> int:
    """Most points, then fewest wilds; cards while nothing is worth the patience."""
    if contains(legal, KEEP_FIRST):
        first, second = game.offered[game.seat, 0], game.offered[game.seat, 1]
        is_second = board.contract_value[second] < board.contract_value[first]
        return KEEP_SECOND if is_second else KEEP_FIRST
    claim = best_claim(board, tables, legal)
    can_wait = legal[0] & CARDS != NONE and game.last_turns == BEFORE_LAST_ROUND
    if claim != PASS and not (can_wait and tables.claim_worth[claim] < PATIENCE):
        return claim
    return best_card(game, legal)


@compiled
def best_claim(board: Board, tables: Tables, legal: ActionSet) -> int:
    """The best of the claims, or PASS if there is none."""
    found, best = PASS, np.int64(-1)
    for word in range(WORDS):
        rest = legal[word]
        if word == 0:
            rest &= ~((ONE << np.uint64(CLAIM)) - ONE)
        while rest != NONE:
            action = 64 * word + lowest(rest)
            rest &= rest - ONE
            worth = 8 * tables.claim_worth[action] + 4 - board.claim_wilds[action]
            if worth > best:
                found, best = action, worth
    return found


@compiled
def best_card(game: Game, legal: ActionSet) -> int:
    """The colour it has most of, a wild before a single card, else blind; else contracts."""
    hand = game.hand[game.seat]
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(hand[colour]))
    for colour in range(COLOURS):
        if contains(legal, TAKE + colour) and hand[colour] == most and most > 0:
            return TAKE + colour
    for action in (TAKE + WILD, DRAW_BLIND):
        if contains(legal, action):
            return action
    for colour in range(COLOURS):
        if contains(legal, TAKE + colour):
            return TAKE + colour
    return DRAW_CONTRACTS if contains(legal, DRAW_CONTRACTS) else PASS


@compiled
def by_plan(
    board: Board,
    graph: RouteGraph,
    game: Game,
    track: Track,
    pads: Games,
    weights: Weights,
    scratch: Scratch,
) -> int:
    """The planner's action in the game as its seat sees it."""
    pads[0] = game
    seen = pads[0]
    for other in range(game.players):
        if other != game.seat:
            seen.contracts[other] = 0
            for kind in range(KINDS):
                seen.hand[other, kind] = track.known[other, kind]
    score_actions(board, graph, seen, pads[1:], weights, scratch)
    return best_of(scratch)
