"""A player that thinks of its contracts, for the games from which positions are taken."""

import heapq
import random
from collections.abc import Iterator
from dataclasses import dataclass

from grachten.rules import (
    Action,
    ClaimRoute,
    Contract,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    LegalActions,
    Route,
    SeatView,
    TakeFaceUp,
)


@dataclass(frozen=True, slots=True)
class ContractorBot:
    """Claims what its contracts need, and now and then something long; draws contracts too.

    `thirst` is how likely it is to draw contracts once all of its own are completed, `whim` how
    likely it is to claim a long route that no contract needs.
    """

    thirst: float = 0.5
    whim: float = 0.3

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        if legal.of(KeepContracts):
            return self._keep(view, legal, rng)
        needed = _needed_routes(view)
        claims = [claim for claim in legal.of(ClaimRoute) if claim.route.index in needed]
        if not claims and (view.last_turns is not None or rng.random() < self.whim):
            claims = [claim for claim in legal.of(ClaimRoute) if claim.route.length > 1]
        if claims:
            return max(claims, key=lambda claim: (claim.route.length, -claim.payment.wilds))
        wants_more = not needed and view.seats[view.seat].carts > 3
        if wants_more and legal.of(DrawContracts) and rng.random() < self.thirst:
            return legal.of(DrawContracts)[0]
        return _card_for(view, needed, legal, rng)

    def _keep(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        """What is nearly completed, and at set-up sometimes both."""
        keeps = legal.of(KeepContracts)
        if len(keeps) == 1 or (view.phase == "set-up" and rng.random() < self.thirst):
            return keeps[-1]
        costs = [
            path[0] if (path := _path(view, view.board.contracts[contract])) else 99
            for contract in view.offered
        ]
        if max(costs) <= 1:
            return keeps[2]
        return keeps[costs.index(min(costs))]


def _needed_routes(view: SeatView) -> set[int]:
    """The routes on the cheapest ways to complete what is not completed."""
    needed: set[int] = set()
    for contract in view.contracts:
        path = None
        if contract not in view.completed:
            path = _path(view, view.board.contracts[contract])
        if path is not None and path[0] <= view.seats[view.seat].carts:
            needed.update(path[1])
    return needed


def _path(view: SeatView, contract: Contract) -> tuple[int, tuple[int, ...]] | None:
    """The fewest carts that complete a contract, and the routes to claim; None if cut off."""
    start, goal = contract.ends
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    reached: set[int] = set()
    while waiting:
        cost, location, routes = heapq.heappop(waiting)
        if location == goal:
            return cost, routes
        if location in reached:
            continue
        reached.add(location)
        for route, is_own in _usable_routes(view):
            if location in route.ends:
                beyond = sum(route.ends) - location
                onward = routes if is_own else (*routes, route.index)
                heapq.heappush(waiting, (cost + (0 if is_own else route.length), beyond, onward))
    return None


def _usable_routes(view: SeatView) -> Iterator[tuple[Route, bool]]:
    owners = view.owners
    for route in view.board.routes:
        owner = owners[route.index]
        twin_owner = None if route.twin is None else owners[route.twin]
        if owner == view.seat:
            yield route, True
        elif owner is None and (twin_owner is None or view.players > 2):
            yield route, False


def _card_for(view: SeatView, needed: set[int], legal: LegalActions, rng: random.Random) -> Action:
    """A face-up card of a needed colour, else a wild, else from the deck."""
    colours = {view.board.routes[number].colour for number in needed}
    takes = legal.of(TakeFaceUp)
    for wanted in ([t for t in takes if t.card in colours], [t for t in takes if t.card == "wild"]):
        if wanted:
            return rng.choice(wanted)
    return rng.choice(legal.of(DrawBlind) or takes or list(legal))
