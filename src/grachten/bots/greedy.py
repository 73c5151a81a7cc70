"""A bot that takes the points it sees: the best route it can pay for, or cards for one."""

import random
from dataclasses import dataclass

from grachten.rules import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    LegalActions,
    SeatView,
    TakeFaceUp,
)
from grachten.rules.cards import COLOURS


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """`patience`: the points that a route must bring while cards can still be drawn."""

    patience: int = 4

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        if legal.of(KeepContracts):
            return _keep_the_cheapest(view, legal)
        claim = self._best_claim(view, legal)
        if claim is not None:
            return claim
        return _best_card(view, legal, rng)

    def _best_claim(self, view: SeatView, legal: LegalActions) -> ClaimRoute | None:
        """The most points, merchandise counted, with as few wilds as possible."""
        claims = legal.of(ClaimRoute)
        if not claims:
            return None
        best = max(claims, key=lambda claim: (_worth(view, claim), -claim.payment.wilds))
        can_wait = bool(legal.of(TakeFaceUp) or legal.of(DrawBlind)) and view.last_turns is None
        return None if can_wait and _worth(view, best) < self.patience else best


def _worth(view: SeatView, claim: ClaimRoute) -> int:
    points = view.board.route_points[claim.route.length - 1]
    return points + (2 if claim.route.cart else 0)


def _keep_the_cheapest(view: SeatView, legal: LegalActions) -> Action:
    """A contract that is not completed costs its value: keep the one that costs least."""
    offered = [view.board.contracts[contract].value for contract in view.offered]
    choice = "first" if offered.index(min(offered)) == 0 else "second"
    return next(action for action in legal.of(KeepContracts) if action.choice == choice)


def _best_card(view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
    """The face-up colour it has most of, a wild before a single card, else a blind draw."""
    takes = legal.of(TakeFaceUp)
    most = max((view.hand.of(colour) for colour in COLOURS), default=0)
    for take in takes:
        if take.card != "wild" and view.hand.of(take.card) == most > 0:
            return take
    wilds: list[Action] = [take for take in takes if take.card == "wild"]
    for action in (*wilds, *legal.of(DrawBlind), *takes):
        return action
    # Nothing left to draw: contracts, or whatever else there is.
    return rng.choice(legal.of(DrawContracts) or list(legal))
