"""The playout policy: how all seats play on, in some hundred nanoseconds per decision.

A seat claims a route it wants (`targets`) as soon as it can pay for it, and draws what it needs.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import measure_from
from grachten.bots.mind.payments import thrifty
from grachten.bots.mind.prices import set_lengths
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.targets import Targets, forget, make_list, needs, update_lists
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    MARKET_SPACES,
    OVER,
    PASS,
    SECOND_CARD,
    TAKE,
    TURN,
    WILD,
)
from grachten.kernel.playouts import choice_below, next_choices
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import ActionSet, kth, size
from grachten.kernel.transport import can_draw
from grachten.kernel.turns import carry_out

BOTH: Final = 0.48  # keep both contracts if they take at most this share of the carts
CONTRACT_WORTH: Final = 1.09  # spaces that a contract's point is worth
WILD_CHANCE: Final = 3  # out of 256, of taking a face-up wild, which costs a whole turn


@compiled
def by_habit(
    board: Board,
    graph: RouteGraph,
    game: Game,
    targets: Targets,
    scratch: Scratch,
    choices: np.uint64,
) -> int:
    """What a seat does next."""
    seat = game.seat
    if game.phase == TURN:
        if targets.stale[seat]:
            make_list(board, graph, game, seat, targets, scratch)
        is_last = game.last_turns != BEFORE_LAST_ROUND
        claim = wanted_claim(board, graph, game, targets, is_last, choices)
        if claim != PASS:
            return claim
        return card_by_habit(game, targets, choices)
    if game.phase == SECOND_CARD:
        if targets.stale[seat]:
            make_list(board, graph, game, seat, targets, scratch)
        return card_by_habit(game, targets, choices)
    return contracts_by_habit(board, graph, game, scratch)


@compiled
def wanted_claim(
    board: Board,
    graph: RouteGraph,
    game: Game,
    targets: Targets,
    is_last: bool,
    choices: np.uint64,
) -> int:
    """A claim from the list that the hand can pay; in the last turn any claim, preferably long."""
    seat = game.seat
    payable = thrifty(board, graph, game)
    listed = common(payable, targets.claims[seat])
    count = size(listed)
    if count > 0:
        first = kth(listed, choice_below(choices, count))
        if not targets.idle[seat] and not is_last:
            return first
        # For points only: the longer of two.
        second = kth(listed, choice_below(next_choices(choices), count))
        longer = board.claim_route[second]
        return (
            second
            if board.route_length[longer] > board.route_length[board.claim_route[first]]
            else first
        )
    listed = common(payable, targets.extras[seat])
    count = size(listed)
    if count > 0:
        return kth(listed, choice_below(choices, count))
    if is_last:
        count = size(payable)
        if count > 0:
            return kth(payable, choice_below(choices, count))
    return PASS


@compiled
def common(actions: ActionSet, words: NDArray[np.uint64]) -> ActionSet:
    """The actions that are also in a set stored as five words."""
    return (
        actions[0] & words[0],
        actions[1] & words[1],
        actions[2] & words[2],
        actions[3] & words[3],
        actions[4] & words[4],
    )


@compiled
def card_by_habit(game: Game, targets: Targets, choices: np.uint64) -> int:
    """A face-up card that is needed, sometimes a wild, else the deck."""
    seat = game.seat
    start = choice_below(choices, MARKET_SPACES)
    any_card = PASS
    wild = False
    for step in range(MARKET_SPACES):
        space = start + step
        space = space - MARKET_SPACES if space >= MARKET_SPACES else space
        card: int = game.market[space]
        if card < WILD:
            if needs(game, targets, seat, card):
                return TAKE + card
            any_card = TAKE + card
        elif card == WILD:
            wild = True
    if wild and game.phase == TURN and choice_below(next_choices(choices), 256) < WILD_CHANCE:
        return TAKE + WILD
    if can_draw(game):
        return DRAW_BLIND
    if any_card != PASS:
        return any_card
    if game.phase == TURN:
        if wild:
            return TAKE + WILD
        if game.contracts_left > 0:
            return DRAW_CONTRACTS
    return PASS


@compiled
def contracts_by_habit(board: Board, graph: RouteGraph, game: Game, scratch: Scratch) -> int:
    """Keep the contract that is easier to complete, and the other one if it is cheap."""
    seat = game.seat
    if game.offers[seat] < 2:
        return KEEP_FIRST
    carts = float(game.carts[seat])
    set_lengths(board, graph, game, seat, scratch)
    first, second = game.offered[seat, 0], game.offered[seat, 1]
    one = measure_from(graph, scratch, graph.contract_from[first], graph.contract_to[first])
    two = measure_from(graph, scratch, graph.contract_from[second], graph.contract_to[second])
    if one + two <= BOTH * carts:
        return KEEP_BOTH
    # What each brings against what it costs, in spaces.
    if (
        one - CONTRACT_WORTH * board.contract_value[first]
        <= two - CONTRACT_WORTH * board.contract_value[second]
        and one <= carts
    ):
        return KEEP_FIRST
    return KEEP_SECOND if two <= carts else KEEP_FIRST


@compiled
def play_by_habit(
    board: Board,
    graph: RouteGraph,
    game: Game,
    targets: Targets,
    scratch: Scratch,
    choices: np.uint64,
) -> np.uint64:
    """Play to the end; returns the generator's next state."""
    forget(targets)
    while game.phase != OVER:
        choices = next_choices(choices)
        seat = game.seat
        action = by_habit(board, graph, game, targets, scratch, choices)
        carry_out(board, game, action, None)
        update_lists(graph, board, game, seat, action, targets)
    return choices
