"""Why an action is good: features of the position, as a kind and its numbers.

What each kind says, and in which words, is in `words/<language>/review.ftl`; `truth` checks that a
reason holds in its position.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from grachten.protocol.reviews import ReasonKind
from grachten.rules import (
    COLOURS,
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Hand,
    KeepContracts,
    OpenSeat,
    Route,
    SeatView,
    TakeFaceUp,
)
from grachten.rules.distances import spaces_for, spaces_missing

NEAR: Final = 2
"""Spaces: a contract that needs no more than this fits one's routes."""


@dataclass(frozen=True, slots=True)
class Reason:
    """`numbers` are what the kind needs: routes and contracts by index, win chances in tenths of a
    point of a hundred. `effect` is how much win chance hangs on it, as measured."""

    kind: ReasonKind
    numbers: dict[str, int]
    effect: float = 0.0

    def measured(self, effect: float) -> "Reason":
        return replace(self, effect=effect)


def candidates(view: SeatView, action: Action) -> Iterator[Reason]:
    """Everything that may speak for an action, not yet measured."""
    match action:
        case ClaimRoute(route):
            yield from _of_claim(view, route)
        case TakeFaceUp(card):
            hand = view.hand._replace(**{card: getattr(view.hand, card) + 1})
            yield from _of_cards(view, hand)
            if card == "wild":
                yield Reason("wild", {"wilds": hand.wild})
        case DrawBlind():
            yield from _of_deck(view)
        case DrawContracts():
            found = _fitting_contracts(view)
            if found["fitting"]:  # contracts that don't fit are no reason to draw some
                yield Reason("contracts", found)
        case KeepContracts(choice):
            yield _of_keeping(view, choice)
        case _:
            yield Reason("forced", {})


# Claims


def _of_claim(view: SeatView, route: Route) -> Iterator[Reason]:
    seat = view.seats[view.seat]
    yield Reason("points", {"points": points_of(view, route)})
    before = spaces_missing(view)
    after = missing_after(view, route)
    for contract, near, far in zip(view.contracts, after, before, strict=False):
        if far and near == 0:
            value = view.board.contracts[contract].value
            yield Reason("completes", {"contract": contract, "value": value})
        elif far and near is not None and near < far:
            yield Reason("nearer", {"contract": contract, "spaces": far - near, "left": near})
    if route.cart:
        mine = seat.merchandise + 1
        others = max(other.merchandise for other in _others(view))
        gain = bonus_of(view, mine) - bonus_of(view, seat.merchandise)
        if gain > 0:
            yield Reason("merchandise", {"mine": mine, "others": others, "bonus": gain})
    rivals = rivals_for(view, route)
    if rivals:
        yield from _ways_lost(view, route, rivals)
    left = seat.carts - route.length
    if view.last_turns is None and left <= view.board.end_at_carts:
        yield Reason("ends", {"carts": left})


def _ways_lost(view: SeatView, route: Route, rivals: int) -> Iterator[Reason]:
    """Contracts that get longer, or out of reach, if somebody else claims the route."""
    now = spaces_missing(view)
    then = spaces_missing(blocked(view, route))
    carts = view.seats[view.seat].carts
    for contract, near, far in zip(view.contracts, now, then, strict=False):
        if not near or near > carts:
            continue
        numbers = {"contract": contract, "route": route.index, "rivals": rivals}
        if far is None or far > carts:
            yield Reason("only-way", {**numbers, "more": 0})
        elif far >= near + 2:
            yield Reason("only-way", {**numbers, "more": far - near})


def points_of(view: SeatView, route: Route) -> int:
    """1.6: the points of a route."""
    return int(view.board.tables[0].route_points[route.index])


def missing_after(view: SeatView, route: Route) -> tuple[int | None, ...]:
    """The spaces that each contract of the seat needs once it has claimed the route."""
    return spaces_missing(_with_route(view, view.seat, route))


def bonus_of(view: SeatView, merchandise: int) -> int:
    """7.3: the seat's bonus if it had so many merchandise cards, and the game ended now."""
    if merchandise == 0:
        return 0
    ahead = sum(other.merchandise > merchandise for other in _others(view))
    return int(view.board.tables[0].merchandise_bonus[view.players, ahead])


def rivals_for(view: SeatView, route: Route) -> int:
    """How many others have the carts and the number of cards for a route that is open to them."""
    return sum(
        view.seats[seat].carts >= route.length and view.seats[seat].cards >= route.length
        for seat in range(view.players)
        if seat != view.seat and view.is_open(route, seat)
    )


def blocked(view: SeatView, route: Route) -> SeatView:
    """The same position, in which the next seat that could has claimed the route."""
    order = [(view.seat + step) % view.players for step in range(1, view.players)]
    able = [
        seat
        for seat in order
        if view.seats[seat].carts >= route.length and view.is_open(route, seat)
    ]
    return _with_route(view, (able or order)[0], route)


def _with_route(view: SeatView, seat: int, route: Route) -> SeatView:
    open_seat = view.seats[seat]
    claimed: OpenSeat = replace(
        open_seat,
        routes=tuple(sorted((*open_seat.routes, route.index))),
        carts=max(0, open_seat.carts - route.length),
        points=open_seat.points + points_of(view, route),
        merchandise=open_seat.merchandise + route.cart,
    )
    return replace(view, seats=(*view.seats[:seat], claimed, *view.seats[seat + 1 :]))


def _others(view: SeatView) -> list[OpenSeat]:
    return [open_seat for seat, open_seat in enumerate(view.seats) if seat != view.seat]


# Cards


def _of_cards(view: SeatView, hand: Hand) -> Iterator[Reason]:
    """Routes that the seat can pay for with such a hand, or nearly, and could not before."""
    for route in wanted_routes(view):
        before, after = cards_lacking(view.hand, route), cards_lacking(hand, route)
        if after == 0 and before > 0:
            yield Reason("pays", {"route": route.index})
        elif after < before and after <= 2:
            yield Reason("lacks", {"route": route.index, "cards": after})


def _of_deck(view: SeatView) -> Iterator[Reason]:
    """Routes that a card from the deck may bring nearer, where the market has none for them."""
    for route in wanted_routes(view):
        lacking = cards_lacking(view.hand, route)
        if 0 < lacking <= 2:
            yield Reason("deck", {"route": route.index, "cards": lacking})


def wanted_routes(view: SeatView) -> list[Route]:
    """Open routes that the seat's carts suffice for, and that shorten a contract of its own; or
    if there are none, all that are open to it."""
    carts = view.seats[view.seat].carts
    routes = [
        route
        for route in view.board.routes
        if route.length <= carts and view.is_open(route, view.seat)
    ]
    now = spaces_missing(view)[: len(view.contracts)]
    return [route for route in routes if _shortens(view, route, now)] or routes


def _shortens(view: SeatView, route: Route, now: tuple[int | None, ...]) -> bool:
    then = missing_after(view, route)
    return any(
        far and near is not None and near < far for far, near in zip(now, then, strict=False)
    )


def cards_lacking(hand: Hand, route: Route) -> int:
    """How many cards a hand lacks to pay for a route, wilds included."""
    best = max(hand[COLOURS.index(colour)] for colour in route.payable_colours)
    return max(0, route.length - best - hand.wild)


# Contracts


def _fitting_contracts(view: SeatView) -> dict[str, int]:
    """How many of the contracts that the seat can't locate need few spaces more."""
    mine = {*view.contracts, *view.offered}
    unseen = tuple(c.index for c in view.board.contracts if c.index not in mine)
    spaces = spaces_for(view, unseen)
    near = sum(far is not None and far <= NEAR for far in spaces)
    return {"fitting": near, "unseen": len(unseen)}


def _of_keeping(view: SeatView, choice: str) -> Reason:
    """What the contracts that are kept still need; a way that is lost counts as all carts."""
    contracts = view.board.contracts
    spaces = [view.board.carts if far is None else far for far in spaces_for(view, view.offered)]
    if choice == "both":
        return Reason(
            "keeps-both",
            {"value": sum(contracts[c].value for c in view.offered), "spaces": sum(spaces)},
        )
    kept = 0 if choice == "first" else 1
    numbers = {
        "contract": view.offered[kept],
        "value": contracts[view.offered[kept]].value,
        "spaces": spaces[kept],
    }
    return Reason("keeps", numbers)
