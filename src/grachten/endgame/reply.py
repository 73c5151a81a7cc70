"""A last turn after which one opponent has a last turn too, in a game of two.

The model of the opponent: it knows its hand, its contracts and those it returned; everything else
that is hidden from it (our contracts above all) it takes to be dealt in any way, all ways alike,
and it concludes nothing from what we did. It does what wins most often. It draws contracts only if
that is better than all else; of the rest it does what leaves it furthest ahead, which nothing else
can beat, because what it believes of our contracts does not depend on what it does.

We average over its contracts, those it returned, its hand and what it might draw: all deals alike
that fit what we have seen. It began the last round, so that it has two carts at most, and only
short routes are left to it.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from grachten.bots.knowledge import knowledge_of
from grachten.endgame.answers import Answers, ContractDeals
from grachten.endgame.hands import payable_routes
from grachten.endgame.table import holdings_of
from grachten.kernel.claimable import closes_twin
from grachten.rules import SeatView
from grachten.rules.events import ContractsKept


class TurnWithReply:
    """What the seat to act has of the victory, by what it does."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._opponent = 1 - view.seat
        self._holdings = holdings_of(view)
        unseen = knowledge_of(view).unseen_contracts
        held = view.seats[self._opponent].contracts
        returned = returned_by(view, self._opponent)
        self._deals = _contract_deals(unseen, held, returned, len(view.board.contracts))
        self._unseen = np.zeros(len(view.board.contracts), np.int64)
        self._unseen[list(unseen)] = 1
        self._payable = payable_routes(view, self._opponent)
        self._answers: dict[tuple[int | None, int], Answers] = {}

    def share(
        self, route: int | None = None, kept: Sequence[int] = (), returned: Sequence[int] = ()
    ) -> float:
        """The mean share after claiming a route, or drawing contracts, or neither."""
        contracts = (*self._view.contracts, *kept)
        answers = self._answers_to(route, len(contracts))
        standing = sum(answers.our_gains[contract] for contract in contracts)
        seen = [*kept, *returned]
        left = self._unseen.copy()
        left[seen] = 0
        fitting = self._deals.gone[:, seen].sum(axis=1) == 0
        return float(answers.our_shares(standing, left, fitting).mean())

    def _answers_to(self, route: int | None, contracts: int) -> Answers:
        """The opponent sees which route we claim, or how many contracts we keep."""
        key = route, contracts
        if key not in self._answers:
            board = self._view.board
            closed = self._closed_by(route)
            payable: defaultdict[frozenset[int], float] = defaultdict(float)
            for routes, chance in self._payable.items():
                payable[routes - closed] += chance
            self._answers[key] = Answers(
                board,
                self._holdings[self._view.seat].with_route(board, route),
                self._holdings[self._opponent],
                contracts,
                self._deals,
                payable,
            )
        return self._answers[key]

    def _closed_by(self, route: int | None) -> set[int]:
        """5.1, 5.6: the routes that the opponent can't claim any more once we have this one."""
        if route is None:
            return set()
        twin = self._view.board.routes[route].twin
        if twin is not None and closes_twin(False, self._view.players):
            return {route, twin}
        return {route}


def returned_by(view: SeatView, seat: int) -> int:
    """How many contracts a seat has put under the deck."""
    return sum(
        event.returned_count
        for event in view.history
        if isinstance(event, ContractsKept) and event.seat == seat
    )


def _contract_deals(
    unseen: Sequence[int], held: int, returned: int, contracts: int
) -> ContractDeals:
    """Every way in which the opponent can hold and have returned so many of the unseen."""
    deals = [
        (hand, back)
        for hand in combinations(unseen, held)
        for back in combinations([c for c in unseen if c not in hand], returned)
    ]
    held_by = np.zeros((len(deals), contracts), np.int64)
    gone = np.zeros_like(held_by)
    for row, (hand, back) in enumerate(deals):
        held_by[row, list(hand)] = 1
        gone[row, [*hand, *back]] = 1
    return ContractDeals(held_by, gone)
