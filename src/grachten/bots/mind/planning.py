"""How a planner decides: by its prospects after each action."""

from typing import Final

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import CLOSED, length_of, lost_routes, measure_from, way_back
from grachten.bots.mind.payments import thrifty_word
from grachten.bots.mind.prospects import (
    cards_missing,
    chance_in_time,
    prospects,
    set_prices_in_turns,
    turns_left,
    worth_of,
)
from grachten.bots.mind.rivals import uses_of_routes
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.weights import Weights
from grachten.kernel.layout import (
    DRAW_BLIND,
    DRAW_CONTRACTS,
    GAP,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    KINDS,
    MARKET_SPACES,
    PASS,
    SECOND_CARD,
    TAKE,
    TURN,
    WILD,
    WORDS,
)
from grachten.kernel.legality import legal_actions
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.sets import NONE, ONE, lowest, size_of_word
from grachten.kernel.transport import can_draw
from grachten.kernel.turns import build

REFUSED: Final = -1e9  # the score of actions that are illegal or not considered
INTEREST: Final = 0.12  # chance that another seat that builds nearby takes a route before us
CHANCE: Final = 0.04  # and one that does not


@compiled
def score_actions(
    board: Board, graph: RouteGraph, game: Game, pads: Games, weights: Weights, scratch: Scratch
) -> None:
    """Score every action by the prospects of the seat to act after it (`scratch.scores`).

    `pads` are scratch games. Of the hidden cards only the seat's own are read.
    """
    scratch.scores[:] = REFUSED
    scratch.banned = NONE
    pads[0] = game
    remaining = turns_left(board, game, game.seat, weights)
    if game.phase == TURN:
        score_claims(board, graph, game, pads, remaining, weights, scratch)
        score_cards(board, graph, game, pads, remaining, weights, scratch)
        if game.contracts_left > 0:
            score_contract_draw(board, graph, game, remaining, weights, scratch)
        if legal_actions(board, game)[0] == ONE:
            scratch.scores[PASS] = 0.0
    elif game.phase == SECOND_CARD:
        score_cards(board, graph, game, pads, remaining, weights, scratch)
    else:
        score_keeping(board, graph, game, pads, remaining, weights, scratch)


@compiled
def choose_by_plan(
    boards: Boards,
    graphs: RecordArray[RouteGraph],
    games: Games,
    pads: Games,
    weights: RecordArray[Weights],
    scratches: RecordArray[Scratch],
) -> int:
    """The action with the best prospects. For Python: takes arrays of one record each."""
    score_actions(boards[0], graphs[0], games[0], pads, weights[0], scratches[0])
    return best_of(scratches[0])


@compiled
def best_of(scratch: Scratch) -> int:
    """The action with the best score, the first of them if there are several."""
    scores = scratch.scores
    best = 0
    for action in range(1, len(scores)):
        if scores[action] > scores[best]:
            best = action
    return best


@compiled
def score_keeping(
    board: Board,
    graph: RouteGraph,
    game: Game,
    pads: Games,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Score keeping each of the contracts on offer."""
    seat, scores = game.seat, scratch.scores
    what_if = pads[0]
    kept = game.contracts[seat]
    first = np.uint32(1) << np.uint32(game.offered[seat, 0])
    second = np.uint32(1) << np.uint32(game.offered[seat, 1])
    what_if.contracts[seat] = kept | first
    scores[KEEP_FIRST] = prospects(board, graph, what_if, seat, remaining, weights, scratch)
    if game.offers[seat] == 2:
        what_if.contracts[seat] = kept | second
        scores[KEEP_SECOND] = prospects(board, graph, what_if, seat, remaining, weights, scratch)
        what_if.contracts[seat] = kept | first | second
        scores[KEEP_BOTH] = prospects(board, graph, what_if, seat, remaining, weights, scratch)


@compiled
def score_cards(
    board: Board,
    graph: RouteGraph,
    game: Game,
    pads: Games,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Score drawing each card; the first of two cards brings a second one."""
    seat = game.seat
    what_if = pads[0]
    base = prospects(board, graph, what_if, seat, remaining, weights, scratch)
    unseen = 0.0
    blind = 0.0
    for kind in range(KINDS):
        what_if.hand[seat, kind] += 1
        gain = prospects(board, graph, what_if, seat, remaining, weights, scratch) - base
        what_if.hand[seat, kind] -= 1
        scratch.card_gain[kind] = gain
        hidden = float(board.transport[kind]) - game.hand[seat, kind] - game.discards[kind]
        for space in range(MARKET_SPACES):
            hidden -= game.market[space] == kind
        blind += hidden * gain
        unseen += hidden
    blind /= max(1.0, unseen)
    can_draw_blind = can_draw(game)
    for space in range(MARKET_SPACES):
        card = game.market[space]
        if card == GAP or (card == WILD and game.phase == SECOND_CARD):
            continue
        score = base + scratch.card_gain[card]
        if game.phase == TURN and card != WILD:
            score += second_card(game, space, blind, can_draw_blind, scratch)
        scratch.scores[TAKE + card] = max(scratch.scores[TAKE + card], score)
    if can_draw_blind:
        score = base + blind
        if game.phase == TURN:
            score += second_card(game, -1, blind, True, scratch)
        scratch.scores[DRAW_BLIND] = score


@compiled
def second_card(
    game: Game, taken: int, blind: float, can_draw_blind: bool, scratch: Scratch
) -> float:
    """The gain of the best second card, after the one in `taken`."""
    best = blind if can_draw_blind else 0.0
    for space in range(MARKET_SPACES):
        card = game.market[space]
        if space != taken and card < WILD:
            best = max(best, scratch.card_gain[card])
    return best


@compiled
def score_claims(
    board: Board,
    graph: RouteGraph,
    game: Game,
    pads: Games,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Score claims: points now, and the prospects with the remaining cards and carts."""
    seat = game.seat
    claims = False
    for word in range(WORDS):
        claims |= thrifty_word(board, graph, game, word) != NONE
    if not claims:
        return
    for route in range(board.routes):
        scratch.danger[route] = 0.0
        scratch.use[route] = 0.0
    if remaining > 0.0:
        set_dangers(board, graph, game, remaining, weights, scratch)
        unseen = ((ONE << np.uint64(board.contracts)) - ONE) & ~np.uint64(game.contracts[seat])
        uses_of_routes(board, graph, game, seat, unseen, scratch)
    malice = weights.malice / float((game.players - 1) ** 2)
    for word in range(WORDS):
        rest = thrifty_word(board, graph, game, word)
        while rest != NONE:
            action = 64 * word + lowest(rest)
            rest &= rest - ONE
            route = board.claim_route[action]
            pads[0] = game
            what_if = pads[0]
            build(board, what_if, action)
            left = remaining
            if what_if.carts[seat] <= board.end_at_carts:
                left = min(remaining, 1.0)
            hope = prospects(board, graph, what_if, seat, left, weights, scratch)
            scratch.scores[action] = (
                float(board.route_points[route])
                + hope
                + weights.caution * scratch.danger[route]
                + malice * scratch.use[route]
            )
    pads[0] = game


@compiled
def set_dangers(
    board: Board,
    graph: RouteGraph,
    game: Game,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """The risk of waiting for each route of the plan: somebody else may claim it."""
    seat = game.seat
    hope = prospects(board, graph, game, seat, remaining, weights, scratch)
    plan = scratch.plan
    while plan != NONE:
        route = lowest(plan)
        plan &= plan - ONE
        scratch.banned = lost_routes(graph, game, route)
        loss = hope - prospects(board, graph, game, seat, remaining, weights, scratch)
        scratch.banned = NONE
        danger = 0.0
        for other in range(game.players):
            if other != seat:
                danger += INTEREST if touches(board, game, other, route) else CHANCE
        scratch.danger[route] = max(0.0, loss) * danger


@compiled
def touches(board: Board, game: Game, seat: int, route: int) -> bool:
    """Does a route touch what a seat has built?"""
    rest = game.routes[seat]
    while rest != NONE:
        if board.route_ends[lowest(rest)] & board.route_ends[route] != NONE:
            return True
        rest &= rest - ONE
    return False


@compiled
def score_contract_draw(
    board: Board,
    graph: RouteGraph,
    game: Game,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Score drawing contracts: what two more are expected to add, with the carts left."""
    seat = game.seat
    hope = prospects(board, graph, game, seat, remaining, weights, scratch)
    plan = scratch.plan
    set_prices_in_turns(board, graph, game, seat, weights, scratch, 0.0)
    rest = plan
    while rest != NONE:
        scratch.price[lowest(rest)] = 0.0
        rest &= rest - ONE
    carts = int(game.carts[seat]) - length_of(board, plan)
    missing = cards_missing(board, graph, game, seat, plan, scratch)
    turns = size_of_word(plan) + missing / weights.pace
    count = 0
    for contract in range(board.contracts):
        if (game.contracts[seat] >> np.uint32(contract)) & np.uint32(1) == 0:
            scratch.gain[count] = gain_of_contract(
                board, graph, game, contract, plan, carts, turns, remaining, weights, scratch
            )
            count += 1
    if count == 0:
        return
    expected = 0.0
    if game.contracts_left == 1 or count == 1:
        for index in range(count):
            expected += scratch.gain[index]
        expected /= count
    else:
        for index in range(count):
            for other in range(index):
                one, two = scratch.gain[index], scratch.gain[other]
                expected += max(one, two, one + two)
        expected /= count * (count - 1) / 2
    scratch.scores[DRAW_CONTRACTS] = hope + weights.ambition * expected


@compiled
def gain_of_contract(
    board: Board,
    graph: RouteGraph,
    game: Game,
    contract: int,
    plan: np.uint64,
    carts: int,
    turns: float,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> float:
    """What one more contract would add, if it is built after the plan."""
    points: float = weights.contracts * board.contract_value[contract]
    start, goal = graph.contract_from[contract], graph.contract_to[contract]
    if measure_from(graph, scratch, start, goal) >= CLOSED:
        return -points
    way = way_back(scratch, start, goal)
    added = way & ~game.routes[game.seat] & ~plan
    if added == NONE and way & plan == NONE:
        return points
    if length_of(board, added) > carts:
        return -points
    missing = cards_missing(board, graph, game, game.seat, plan | added, scratch)
    then = size_of_word(plan | added) + missing / weights.pace
    chance = chance_in_time(then, remaining, weights)
    built = worth_of(board, added, 0.0)
    gain = chance * (2.0 * points + built) - points - weights.price * weights.turn * (then - turns)
    return max(gain, -points)
