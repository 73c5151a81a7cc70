"""Information-set Monte Carlo tree search.

Each simulation deals a world, descends the tree by what went well for the seat that chooses,
expands it, plays to the end by habit or at random, and backpropagates the result.
"""

import math
from typing import Final, NamedTuple

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.habits import contracts_by_habit, play_by_habit
from grachten.bots.mind.observations import Observation, observation_of
from grachten.bots.mind.payments import thrifty
from grachten.bots.mind.planning import best_of, score_actions
from grachten.bots.mind.priors import ANYTHING, first_sight, refine
from grachten.bots.mind.route_graph import RouteGraph, route_graph_of
from grachten.bots.mind.scratch import LONGEST_PATH, Scratch, new_scratch, new_scratch_games
from grachten.bots.mind.targets import Targets, make_list, new_targets
from grachten.bots.mind.trees import NO_NODE, ROOT, USED, Tree, TreeEnds, add_child
from grachten.bots.mind.weights import Weights, weights_of
from grachten.bots.mind.worlds import believe_all, deal_world
from grachten.kernel.layout import BEFORE_LAST_ROUND, KEEP, MAX_ACTIONS, OVER, SET_UP, TURN
from grachten.kernel.legality import legal_actions, turn_actions
from grachten.kernel.playouts import next_choices, play_randomly
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import NONE, ONE, ActionSet, contains, lowest
from grachten.kernel.turns import carry_out
from grachten.rules import SeatView

VISITS_TO_EXPAND: Final = 1  # visits before a node is expanded
VISITS_TO_PLAN: Final = 24  # visits before the planner sets its children's priors
UNTRIED_LOSS: Final = 0.05  # wins that an untried child counts as worse than the average
UNKNOWN_WINS: Final = 0.5  # the average where nothing has been tried
HOPELESS: Final = -1e9
NO_POINTS: Final = -1000  # fewer than anybody can have


class SearchTask(NamedTuple):
    """Everything that a search works on. A plural is an array of one record."""

    boards: Boards
    graphs: RecordArray[RouteGraph]
    observations: RecordArray[Observation]
    games: Games  # as the seat sees it
    worlds: Games  # the world of a simulation, and a pad for the planner
    tree: Tree
    ends: TreeEnds
    targets: RecordArray[Targets]
    scratches: RecordArray[Scratch]
    weights: RecordArray[Weights]
    curiosity: float
    temper: float
    by_habit: bool  # how playouts go on; else at random


def search_task(
    view: SeatView, tree: Tree, ends: TreeEnds, *, curiosity: float, temper: float, by_habit: bool
) -> SearchTask:
    """A search for the seat of a view, which goes on in this tree."""
    boards, graphs = view.board.tables, route_graph_of(view.board)
    games, observations = observation_of(view)
    scratches = new_scratch()
    believe_all(boards, graphs, games, observations, scratches)
    return SearchTask(
        boards,
        graphs,
        observations,
        games,
        new_scratch_games(2),
        tree,
        ends,
        new_targets(),
        scratches,
        weights_of(),
        float(curiosity),
        float(temper),
        by_habit,
    )


@compiled
def search(task: SearchTask, simulations: int, choices: np.uint64) -> np.uint64:
    """Run simulations; returns the generator's next state."""
    for _ in range(simulations):
        choices = simulate(task, choices)
    return choices


@compiled
def simulate(task: SearchTask, choices: np.uint64) -> np.uint64:
    """Run one simulation; returns the generator's next state."""
    board, graph, tree = task.boards[0], task.graphs[0], task.tree
    observation, scratch = task.observations[0], task.scratches[0]
    choices = deal_world(observation, task.games, task.worlds, 0, choices)
    world = task.worlds[0]
    node = int(task.ends[ROOT])
    depth = 0
    scratch.path[0] = node
    while world.phase != OVER and depth < LONGEST_PATH - 1:
        if decides_alone(observation, world, depth):
            carry_out(board, world, decision_alone(task, world), None)
            continue
        legal = sensible_actions(board, graph, world)
        if untried_in(tree, node, legal):
            if tree[node].visits < VISITS_TO_EXPAND and depth > 0:
                break
            expand(task, world, legal, node)
        if (
            task.by_habit
            and not tree[node].considered
            and (depth == 0 or tree[node].visits >= VISITS_TO_PLAN)
        ):
            tree[node].considered = 1
            score_actions(board, graph, world, task.worlds[1:], task.weights[0], scratch)
            refine(tree, node, scratch, task.temper)
        child = select(tree, node, legal, task.curiosity)
        if child == NO_NODE:
            break
        scratch.movers[depth] = world.seat
        depth += 1
        scratch.path[depth] = child
        node = child
        carry_out(board, world, int(tree[child].action), None)
    chooser = int(world.seat)
    if task.by_habit:
        choices = play_by_habit(board, graph, world, task.targets[0], scratch, choices)
    else:
        choices = next_choices(choices)
        play_randomly(board, world, choices, None)
    backpropagate(board, world, tree, scratch, depth, chooser)
    return choices


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
def is_keeping(game: Game) -> bool:
    """Is the seat choosing among contracts?"""
    return game.phase in (KEEP, SET_UP)


@compiled
def decision_alone(task: SearchTask, world: Game) -> int:
    """What a seat does outside the tree: by the planner, or where that is too slow, by habit."""
    board, graph, scratch = task.boards[0], task.graphs[0], task.scratches[0]
    if task.by_habit or not is_keeping(world):
        score_actions(board, graph, world, task.worlds[1:], task.weights[0], scratch)
        return best_of(scratch)
    return contracts_by_habit(board, graph, world, scratch)


@compiled
def sensible_actions(board: Board, graph: RouteGraph, game: Game) -> ActionSet:
    """The legal actions, without payments that waste wilds."""
    if game.phase == TURN:
        return turn_actions(game, thrifty(board, graph, game))
    return legal_actions(board, game)


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
def expand(task: SearchTask, game: Game, legal: ActionSet, parent: int) -> None:
    """Add nodes for actions that have none, with normalised priors.

    With random playouts all actions look equally promising.
    """
    board, tree, targets = task.boards[0], task.tree, task.targets[0]
    if task.ends[USED] + MAX_ACTIONS > len(tree):
        return
    if task.by_habit:
        make_list(board, task.graphs[0], game, game.seat, targets, task.scratches[0])
    total = 0.0
    for word in range(5):
        rest = legal[word]
        while rest != NONE:
            action = 64 * word + lowest(rest)
            rest &= rest - ONE
            total += first_sight(board, game, targets, action) if task.by_habit else ANYTHING
    for word in range(5):
        rest = legal[word] & ~tree[parent].tried[word]
        while rest != NONE:
            action = 64 * word + lowest(rest)
            rest &= rest - ONE
            promise = first_sight(board, game, targets, action) if task.by_habit else ANYTHING
            add_child(tree, task.ends, parent, action, promise / total)


@compiled
def select(tree: Tree, parent: int, legal: ActionSet, curiosity: float) -> int:
    """The legal child with the best score: its wins, or its prior while it has few visits."""
    node = tree[parent]
    untried = node.own / node.visits - UNTRIED_LOSS if node.visits > 0 else UNKNOWN_WINS
    best = NO_NODE
    best_hope = HOPELESS
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
def backpropagate(
    board: Board, world: Game, tree: Tree, scratch: Scratch, depth: int, chooser: int
) -> None:
    """Credit every node on the path with the result for the seat that chose it (max^n)."""
    totals, movers = scratch.totals, scratch.movers
    winners = count_up(board, world, totals)
    sharing = 0
    for seat in range(world.players):
        sharing += (winners >> seat) & 1
    for step in range(depth + 1):
        node = tree[scratch.path[step]]
        node.visits += 1
        below = movers[step] if step < depth else chooser
        if (winners >> below) & 1:
            node.own += 1.0 / sharing
        if step > 0:
            mover = movers[step - 1]
            if (winners >> mover) & 1:
                node.reward += 1.0 / sharing
            best_other = NO_POINTS
            for seat in range(world.players):
                if seat != mover:
                    best_other = max(best_other, int(totals[seat]))
            node.margin += float(totals[mover] - best_other)
