"""What a puzzle is about, from the position, its best choice and the next best."""

from grachten.puzzles.puzzle import Theme
from grachten.review.reasons import missing_after
from grachten.rules import (
    Action,
    ClaimRoute,
    KeepContracts,
    Route,
    SeatView,
    TakeFaceUp,
)
from grachten.rules.distances import spaces_missing


def theme_of(view: SeatView, best: Action, second: Action) -> Theme:
    """The first that fits."""
    both = (best, second)
    if isinstance(best, KeepContracts):
        return "keep-or-return"
    claims = [action for action in both if isinstance(action, ClaimRoute)]
    if claims and (
        view.last_turns is not None or any(_ends(view, claim.route) for claim in claims)
    ):
        return "last-route"
    if any(isinstance(action, TakeFaceUp) and action.card == "wild" for action in both):
        return "wild-or-wait"
    if len(claims) == 2 and _builds(view, claims[0].route) != _builds(view, claims[1].route):
        return "block-or-build"
    return "now-or-later" if len(claims) == 1 else "which-way"


def _ends(view: SeatView, route: Route) -> bool:
    """7.1: does claiming it start the last round?"""
    return view.seats[view.seat].carts - route.length <= view.board.end_at_carts


def _builds(view: SeatView, route: Route) -> bool:
    """Does it bring one of the seat's own contracts nearer?"""
    now, then = spaces_missing(view), missing_after(view, route)
    return any(
        far and near is not None and near < far for far, near in zip(now, then, strict=False)
    )
