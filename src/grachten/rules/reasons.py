"""Why an action is not allowed now, in words for the player, with the number of the rule."""

from grachten.kernel.claimable import closes_twin
from grachten.rules.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Payment,
    TakeFaceUp,
)
from grachten.rules.board import Board
from grachten.rules.cards import TRANSPORT_CARDS, Hand
from grachten.rules.errors import IllegalAction, short
from grachten.rules.places import Route
from grachten.rules.state import GameState


def why_not(board: Board, state: GameState, seat: int, action: Action) -> IllegalAction:
    """The reason for refusing an action of the seat whose decision it is."""
    must = _must_first(state, seat)
    match action:
        case KeepContracts():
            return _why_not_keep(state, seat, action)
        case _ if must is not None and not (
            state.phase == "second card" and isinstance(action, TakeFaceUp | DrawBlind)
        ):
            return must
        case TakeFaceUp():
            return _why_not_take(state, action)
        case DrawBlind():
            return IllegalAction("The deck and the discards are empty.", "4.7")
        case ClaimRoute(route):
            return _why_not_claim(board, state, seat, action, route)
        case DrawContracts():
            return IllegalAction("No contracts are left to draw.", "6.2")
        case _:
            return IllegalAction("You can only pass when nothing else is possible.", "3.2")


def _must_first(state: GameState, seat: int) -> IllegalAction | None:
    """What the seat must finish before it can begin something else."""
    match state.phase:
        case "set-up" if state.has_chosen(seat):
            return IllegalAction("You have already chosen; wait for the others.", "2.4")
        case "set-up":
            return IllegalAction("First choose which of your contracts to keep.", "2.3")
        case "keep":
            return IllegalAction("First choose which of the drawn contracts to keep.", "6.1")
        case "second card":
            return IllegalAction("Take your second card first: one action a turn.", "3.1")
        case _:
            return None


def _why_not_keep(state: GameState, seat: int, action: KeepContracts) -> IllegalAction:
    if state.phase == "set-up" and state.has_chosen(seat):
        return IllegalAction("You have already chosen; wait for the others.", "2.4")
    offered = len(state.offered(seat))
    if offered == 0:
        return IllegalAction("No contracts are on offer to you.", "6.1")
    if offered == 1 and action.choice in ("second", "both"):
        return IllegalAction("One contract was left, and it must be kept: keep the first.", "6.2")
    return IllegalAction(f"Keep the first, the second or both, not {action.choice!r}.", "6.1")


def _why_not_take(state: GameState, action: TakeFaceUp) -> IllegalAction:
    market = state.market
    if action.card not in TRANSPORT_CARDS:
        return IllegalAction(f"There is no transport card {action.card!r}.", "1.3")
    if action.card not in market:
        return IllegalAction(f"No {action.card} card is face up.", "4.1")
    if action.space is not None and action.space not in range(len(market)):
        return IllegalAction(f"The market has no space {short(action.space)}.", "4.1")
    if action.space is not None and market[action.space] != action.card:
        return IllegalAction(f"Space {action.space} does not show a {action.card} card.", "4.1")
    return IllegalAction("A face-up wild may not be taken as the second card.", "4.4")


def _why_not_claim(
    board: Board, state: GameState, seat: int, action: ClaimRoute, route: Route
) -> IllegalAction:
    named: tuple[object, object] = (route, action.payment)
    if not (isinstance(named[0], Route) and isinstance(named[1], Payment)):
        return IllegalAction("A claim names a route of the board and a payment.", "5.2")
    if route not in board.routes:
        return IllegalAction(f"{route} is not a route of this board.", "5.1")
    taken = {r: owner for owner in range(state.players) for r in state.routes(owner)}
    if route.index in taken:
        whose = "already yours" if taken[route.index] == seat else "already taken"
        return IllegalAction(f"{route} is {whose}.", "5.1")
    if route.twin in taken and closes_twin(taken[route.twin] == seat, state.players):
        why = (
            f"You own the other route of {route}; nobody may own both."
            if taken[route.twin] == seat
            else f"{route} is closed: with two players only one route of a double route is used."
        )
        return IllegalAction(why, "5.6")
    carts = state.carts(seat)
    if carts < route.length:
        return IllegalAction(f"{route} needs {route.length} carts; you have {carts}.", "5.3")
    return _why_not_pay(action, route, state.hand(seat))


def _why_not_pay(action: ClaimRoute, route: Route, hand: Hand) -> IllegalAction:
    colour, wilds = action.payment
    needs = f"{route} needs {route.length}"
    if colour is not None and colour not in route.payable_colours:
        grey = "cards of any one colour"
        asked = grey if route.colour == "grey" else f"{route.colour} cards"
        return IllegalAction(f"{needs} {asked} or wilds, not {colour} ones.", "5.2")
    if colour is None and wilds != route.length:
        return IllegalAction(f"{needs} cards: a payment of wilds alone is that many wilds.", "5.2")
    if not 0 <= wilds <= route.length:
        return IllegalAction(f"{needs} cards; a payment cannot hold {wilds} wilds.", "5.2")
    if colour is not None and wilds == route.length:
        return IllegalAction("A payment of wilds alone names no colour.", "5.2")
    if colour is None:
        return IllegalAction(f"{needs} wilds for a payment of wilds; you have {hand.wild}.", "5.2")
    have = f"you have {hand.of(colour)} {colour} and {hand.wild} wild."
    if hand.of(colour) + hand.wild < route.length:
        return IllegalAction(f"{needs} {colour} cards or wilds; {have}", "5.2")
    paid = action.payment.words(route.length)
    return IllegalAction(f"This payment for {route} is {paid}; {have}", "5.2")
