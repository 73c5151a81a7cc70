"""Information-set Monte Carlo tree search.

Each simulation deals a world, descends the tree by what went well for the seat that chooses,
expands it, plays to the end by habit or at random, and backpropagates the result.
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.habits import contracts_by_habit, play_by_habit
from grachten.bots.mind.observations import Observation
from grachten.bots.mind.payments import thrifty
from grachten.bots.mind.planning import REFUSED, best_of, score_actions
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.targets import Targets, make_list, needs
from grachten.bots.mind.trees import NO_NODE, ROOT, USED, Tree, TreeEnds, add_child
from grachten.bots.mind.weights import Weights
from grachten.bots.mind.worlds import deal_world
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    CLAIM,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP,
    KEEP_FIRST,
    MAX_ACTIONS,
    MAX_SEATS,
    OVER,
    PASS,
    SET_UP,
    TAKE,
    TURN,
    WILD,
)
from grachten.kernel.legality import blind, face_up, within_turn
from grachten.kernel.playouts import next_choices, play_randomly
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import NONE, ONE, ActionSet, contains, lowest, only
from grachten.kernel.turns import carry_out

LONGEST_PATH: Final = 400  # decisions in a game
MOST_SENSIBLE: Final = 320  # actions of one decision
VISITS_TO_EXPAND: Final = 1  # visits before a node is expanded
VISITS_TO_PLAN: Final = 24  # visits before the planner sets its children's priors
FIRST_SIGHT_SHARE: Final = 0.25  # share of the first prior after that


@compiled
def sensible_actions(board: Board, graph: RouteGraph, game: Game) -> ActionSet:
    """The legal actions, without payments that waste wilds."""
    if game.phase != TURN:
        return within_turn(game), NONE, NONE, NONE, NONE
    others = face_up(game) | blind(game)
    if game.contracts_left > 0:
        others |= only(DRAW_CONTRACTS)
    claims = thrifty(board, graph, game)
    if others | claims[0] | claims[1] | claims[2] | claims[3] | claims[4] == NONE:
        return only(PASS), NONE, NONE, NONE, NONE
    return others | claims[0], claims[1], claims[2], claims[3], claims[4]


@compiled
def first_sight(board: Board, game: Game, targets: Targets, action: int) -> float:
    """A quick prior: how promising an action looks, given the routes the seat wants."""
    seat = game.seat
    if action >= CLAIM:
        route = board.claim_route[action]
        wilds = float(board.claim_wilds[action])
        if targets.wanted[seat] & only(route) != NONE:
            return 6.0 / (1.0 + 0.3 * wilds)
        length: int = board.route_length[route]
        return (0.4 + 0.3 * length) / (1.0 + 0.5 * wilds)
    if action == DRAW_BLIND:
        return 3.0
    if action == DRAW_CONTRACTS:
        return 1.5
    if action >= KEEP_FIRST:
        return 1.0
    if action == TAKE + WILD:
        return 2.0
    return 4.0 if needs(game, targets, seat, action - TAKE) else 1.0


@compiled
def expand(
    board: Board,
    graph: RouteGraph,
    game: Game,
    legal: ActionSet,
    tree: Tree,
    ends: TreeEnds,
    parent: int,
    targets: Targets,
    scratch: Scratch,
    by_habit: bool,
) -> None:
    """Add nodes for actions that have none, with normalised priors.

    With random playouts all actions look equally promising.
    """
    if ends[USED] + MOST_SENSIBLE > len(tree):
        return
    if by_habit:
        make_list(board, graph, game, game.seat, targets, scratch)
    total = 0.0
    for word in range(5):
        rest = legal[word]
        while rest != NONE:
            total += (
                first_sight(board, game, targets, 64 * word + lowest(rest)) if by_habit else 1.0
            )
            rest &= rest - ONE
    for word in range(5):
        rest = legal[word] & ~tree[parent].tried[word]
        while rest != NONE:
            action = 64 * word + lowest(rest)
            rest &= rest - ONE
            promise = first_sight(board, game, targets, action) if by_habit else 1.0
            add_child(tree, ends, parent, action, promise / total)


@compiled
def consider(
    board: Board,
    graph: RouteGraph,
    worlds: Games,
    tree: Tree,
    parent: int,
    weights: Weights,
    scratch: Scratch,
    scores: NDArray[np.float64],
    temper: float,
) -> None:
    """Refine the priors of an important node's children with the planner."""
    tree[parent].considered = 1
    score_actions(board, graph, worlds, 0, worlds[1:], weights, scratch, scores)
    best = scores[best_of(scores)]
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


@compiled
def select(tree: Tree, parent: int, legal: ActionSet, curiosity: float) -> int:
    """The legal child with the best score: its wins, or its prior while it has few visits."""
    node = tree[parent]
    # Untried children count as slightly worse than the average of those tried.
    untried = node.own / node.visits - 0.05 if node.visits > 0 else 0.5
    best = NO_NODE
    best_hope = -1e9
    child = node.child
    while child != NO_NODE:
        leaf = tree[child]
        if contains(legal, leaf.action):
            leaf.possible += 1
            mean = leaf.reward / leaf.visits if leaf.visits > 0 else untried
            hope = mean + curiosity * leaf.prior * math.sqrt(leaf.possible) / (1.0 + leaf.visits)
            if hope > best_hope:
                best_hope = hope
                best = child
        child = leaf.sibling
    return int(best)


@compiled
def is_keeping(game: Game) -> bool:
    """Is the seat choosing among contracts?"""
    return game.phase in (KEEP, SET_UP)


@compiled
def decides_alone(observation: Observation, world: Game, depth: int) -> bool:
    """Does this decision depend on cards that the tree cannot distinguish?

    What others keep stays hidden, and what we will keep depends on what we draw. In the last turn
    everything depends on a seat's own contracts, which a planner can simply count.
    """
    is_offer = is_keeping(world)
    if world.seat == observation.seat:
        return bool(is_offer and depth > 0)
    return bool(is_offer or world.last_turns != BEFORE_LAST_ROUND)


@compiled
def simulate(
    board: Board,
    graph: RouteGraph,
    observation: Observation,
    games: Games,
    worlds: Games,
    tree: Tree,
    ends: TreeEnds,
    targets: Targets,
    scratch: Scratch,
    path: NDArray[np.int64],
    movers: NDArray[np.int64],
    totals: NDArray[np.int16],
    weights: Weights,
    scores: NDArray[np.float64],
    curiosity: float,
    temper: float,
    by_habit: bool,
    choices: np.uint64,
) -> np.uint64:
    """Run one simulation; returns the generator's next state."""
    choices = deal_world(observation, games, worlds, 0, choices)
    world = worlds[0]
    node = int(ends[ROOT])
    depth = 0
    path[0] = node
    while world.phase != OVER and depth < LONGEST_PATH - 1:
        seat = int(world.seat)
        if decides_alone(observation, world, depth):
            if by_habit or not is_keeping(world):
                score_actions(board, graph, worlds, 0, worlds[1:], weights, scratch, scores)
                carry_out(board, world, best_of(scores), None)
            else:
                choice = contracts_by_habit(board, graph, world, scratch)
                carry_out(board, world, choice, None)
            continue
        legal = sensible_actions(board, graph, world)
        if untried_in(tree, node, legal):
            if tree[node].visits < VISITS_TO_EXPAND and depth > 0:
                break
            expand(board, graph, world, legal, tree, ends, node, targets, scratch, by_habit)
        if (
            by_habit
            and not tree[node].considered
            and (depth == 0 or tree[node].visits >= VISITS_TO_PLAN)
        ):
            consider(board, graph, worlds, tree, node, weights, scratch, scores, temper)
        child = select(tree, node, legal, curiosity)
        if child == NO_NODE:
            break
        movers[depth] = seat
        depth += 1
        path[depth] = child
        node = child
        carry_out(board, world, int(tree[child].action), None)
    chooser = int(world.seat)
    if by_habit:
        choices = play_by_habit(board, graph, world, targets, scratch, choices)
    else:
        choices = next_choices(choices)
        play_randomly(board, world, choices, None)
    backpropagate(board, world, tree, path, movers, depth, chooser, totals)
    return choices


@compiled
def untried_in(tree: Tree, node: int, legal: ActionSet) -> bool:
    tried = tree[node].tried
    return bool(
        (legal[0] & ~tried[0])
        | (legal[1] & ~tried[1])
        | (legal[2] & ~tried[2])
        | (legal[3] & ~tried[3])
        | (legal[4] & ~tried[4])
        != NONE
    )


@compiled
def backpropagate(
    board: Board,
    world: Game,
    tree: Tree,
    path: NDArray[np.int64],
    movers: NDArray[np.int64],
    depth: int,
    chooser: int,
    totals: NDArray[np.int16],
) -> None:
    """Credit every node on the path with the result for the seat that chose it (max^n)."""
    winners = count_up(board, world, totals)
    sharing = 0
    for seat in range(world.players):
        sharing += (winners >> seat) & 1
    for step in range(depth + 1):
        node = tree[path[step]]
        node.visits += 1
        below = movers[step] if step < depth else chooser
        if (winners >> below) & 1:
            node.own += 1.0 / sharing
        if step > 0:
            mover = movers[step - 1]
            if (winners >> mover) & 1:
                node.reward += 1.0 / sharing
            best_other = -1000
            for seat in range(world.players):
                if seat != mover:
                    best_other = max(best_other, int(totals[seat]))
            node.margin += float(totals[mover] - best_other)


@compiled
def search(
    boards: Boards,
    graphs: RecordArray[RouteGraph],
    observations: RecordArray[Observation],
    games: Games,
    worlds: Games,
    tree: Tree,
    ends: TreeEnds,
    targets: RecordArray[Targets],
    scratches: RecordArray[Scratch],
    weights: RecordArray[Weights],
    simulations: int,
    curiosity: float,
    temper: float,
    by_habit: bool,
    choices: np.uint64,
) -> np.uint64:
    """Run simulations; returns the generator's next state."""
    path = np.zeros(LONGEST_PATH, np.int64)
    movers = np.zeros(LONGEST_PATH, np.int64)
    totals = np.zeros(MAX_SEATS, np.int16)
    scores = np.zeros(MAX_ACTIONS, np.float64)
    for _ in range(simulations):
        choices = simulate(
            boards[0], graphs[0], observations[0], games, worlds, tree, ends, targets[0],
            scratches[0], path, movers, totals, weights[0], scores, curiosity, temper, by_habit,
            choices,
        )  # fmt: skip
    return choices
