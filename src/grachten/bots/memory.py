"""What a search keeps between two moves: the part of its tree that was actually played."""

from typing import Final

import numpy as np

from grachten.bots.mind.trees import USED, Tree, TreeEnds, clear_tree, follow, new_tree
from grachten.kernel.layout import (
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    PASS,
    TAKE,
)
from grachten.rules import TRANSPORT_CARDS, ClaimRoute, KeepContracts, SeatView
from grachten.rules.events import (
    CardDrawn,
    CardTaken,
    ContractsChosen,
    ContractsKept,
    ContractsOffered,
    Event,
    RouteClaimed,
    TurnPassed,
)

CAPACITY: Final = 1 << 19  # nodes
ROOM: Final = CAPACITY // 2  # that should be free when a search starts


class Memory:
    """One tree, reused from move to move while the game continues from the last position."""

    def __init__(self) -> None:
        self._grown: tuple[Tree, TreeEnds] | None = None
        self._view: SeatView | None = None

    def tree_for(self, view: SeatView) -> tuple[Tree, TreeEnds]:
        """The tree for this view: what remains of the last one, or an empty one."""
        if self._grown is None:
            self._grown = new_tree(CAPACITY)
        elif not self._goes_on(view, *self._grown):
            clear_tree(*self._grown)
        self._view = view
        return self._grown

    def _goes_on(self, view: SeatView, tree: Tree, ends: TreeEnds) -> bool:
        last = self._view
        if last is None or last.board != view.board or last.seat != view.seat:
            return False
        known = len(last.history)
        if len(view.history) <= known or view.history[:known] != last.history:
            return False
        if int(ends[USED]) > ROOM:
            return False
        if view.phase == "keep" or view.last_turns is not None:
            return False  # the tree has no branches for decisions on the way here
        actions = actions_since(last, view.history[known:])
        return bool(follow(tree, ends, np.array(actions, np.int64)))


def actions_since(view: SeatView, events: tuple[Event, ...]) -> list[int]:
    """The actions since a view, by number; what others kept is not an action in the tree."""
    actions = []
    offered = view.offered if view.phase == "keep" else ()
    for event in events:
        match event:
            case CardTaken(card=card):
                actions.append(TAKE + TRANSPORT_CARDS.index(card))
            case CardDrawn():
                actions.append(DRAW_BLIND)
            case RouteClaimed(route=route, payment=payment):
                actions.append(ClaimRoute(view.board.routes[route], payment).id)
            case TurnPassed():
                actions.append(PASS)
            case ContractsOffered(seat=seat, contracts=contracts):
                actions.append(DRAW_CONTRACTS)
                if seat == view.seat:
                    offered = contracts or ()
            case ContractsChosen(choice=choice) if choice is not None:
                actions.append(KeepContracts(choice).id)
            case ContractsKept(seat=view.seat, returned=returned) if offered:
                actions.append(_keep(offered, returned or ()))
                offered = ()
            case _:
                pass
    return actions


def _keep(offered: tuple[int, ...], returned: tuple[int, ...]) -> int:
    if len(offered) == 2 and not returned:
        return KEEP_BOTH
    return KEEP_SECOND if returned and returned[0] == offered[0] else KEEP_FIRST
