"""The search tree.

A node stands for a sequence of actions, not for a position: the same sequence may lead to different
cards, and what is legal after it differs from world to world. So each node counts how often it
could have been chosen, besides how often it was.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.compilation import compiled
from grachten.kernel.layout import WORDS
from grachten.kernel.records import RecordArray, record_type
from grachten.kernel.sets import ONE


class Node(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `NODE`."""

    tried: NDArray[np.uint64]
    reward: float
    margin: float
    own: float
    prior: float
    visits: int
    possible: int
    child: int
    sibling: int
    action: int
    considered: int


Tree = RecordArray[Node]
TreeEnds = NDArray[np.int64]  # [root, nodes in use]

NO_NODE: Final = -1
ROOT: Final = 0
USED: Final = 1

NODE: Final = record_type(
    Node,
    [
        ("tried", np.uint64, (WORDS,)),  # actions that have a node below this one
        ("reward", np.float64),  # wins of the seat that chose this node
        ("margin", np.float64),  # and its lead in points over the best other seat
        ("own", np.float64),  # wins of the seat that chooses below this node
        ("prior", np.float64),  # how promising the action looks before it is tried
        ("visits", np.int32),
        ("possible", np.int32),  # times it could have been chosen
        ("child", np.int32),
        ("sibling", np.int32),
        ("action", np.int16),
        ("considered", np.uint8),  # its children's priors come from a planner
    ],
)


def new_tree(capacity: int) -> tuple[Tree, TreeEnds]:
    """An empty tree, and its ends."""
    tree = np.zeros(capacity, NODE)
    ends = np.zeros(2, np.int64)
    clear_tree(tree, ends)
    return tree, ends


@compiled
def clear_tree(tree: Tree, ends: TreeEnds) -> None:
    """Start again with just a root."""
    ends[ROOT] = 0
    ends[USED] = 1
    clear_node(tree[0], 0, 1.0)


@compiled
def clear_node(node: Node, action: int, prior: float) -> None:
    for word in range(WORDS):
        node.tried[word] = 0
    node.reward = 0.0
    node.margin = 0.0
    node.own = 0.0
    node.prior = prior
    node.visits = 0
    node.possible = 0
    node.child = NO_NODE
    node.sibling = NO_NODE
    node.action = action
    node.considered = 0


@compiled
def add_child(tree: Tree, ends: TreeEnds, parent: int, action: int, prior: float) -> int:
    """Add a node below another; the caller makes sure that there is room."""
    index = ends[USED]
    ends[USED] += 1
    clear_node(tree[index], action, prior)
    tree[index].sibling = tree[parent].child
    tree[parent].child = index
    tree[parent].tried[action >> 6] |= ONE << np.uint64(action & 63)
    return int(index)


@compiled
def find_child(tree: Tree, parent: int, action: int) -> int:
    child = tree[parent].child
    while child != NO_NODE and tree[child].action != action:
        child = tree[child].sibling
    return int(child)


@compiled
def follow(tree: Tree, ends: TreeEnds, actions: NDArray[np.int64]) -> bool:
    """Make the node after these actions the root; False, changing nothing, if there is none."""
    node = ends[ROOT]
    for action in actions:
        node = find_child(tree, node, action)
        if node == NO_NODE:
            return False
    ends[ROOT] = node
    return True


@compiled
def best_visits(tree: Tree, parent: int) -> tuple[int, int]:
    """The visits of the two most visited children of a node."""
    best = 0
    second = 0
    child = tree[parent].child
    while child != NO_NODE:
        visits = int(tree[child].visits)
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
        child = tree[child].sibling
    return best, second
