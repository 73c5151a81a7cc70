"""Is what a reason says true of its position? Worked out anew, from the view and the rules."""

from collections.abc import Iterable

from grachten.review import Advice, Hint, Reason
from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Route,
    SeatView,
    TakeFaceUp,
)

POINTS = {1: 1, 2: 2, 3: 4, 4: 7}
BONUS = {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}
NOWHERE = 999


def is_true(advice: Advice, hint: Hint, view: SeatView) -> bool:
    """The reason fits the action, and all its numbers are right."""
    reason, action = advice.reason, advice.option.action
    check = CHECKS[reason.kind]
    return check(reason, action, view) if check else _compares(advice, hint)


def _compares(advice: Advice, hint: Hint) -> bool:
    chances = [each.option.chance for each in hint.advice]
    mine = advice.option.chance
    match advice.reason.kind:
        case "forced":
            return len(chances) == 1
        case "better":
            return mine == chances[0] and _tenths(mine - chances[1]) == advice.reason.numbers
        case "close":
            return mine < chances[0] and _tenths(chances[0] - mine) == advice.reason.numbers
        case _:
            other = chances[0] if mine != chances[0] else chances[1]
            return abs(mine - other) < 0.005


def _tenths(gap: float) -> dict[str, int]:
    return {"tenths": round(1000 * gap)}


# Distances, by relaxation: not as the game itself finds them


def spaces(board: Board, mine: Iterable[int], closed: Iterable[int], ends: tuple[int, int]) -> int:
    """The fewest spaces still to be claimed between two locations."""
    own, shut = set(mine), set(closed)
    far = [NOWHERE] * len(board.locations)
    far[ends[0]] = 0
    for _ in board.locations:
        for route in board.routes:
            if route.index in shut:
                continue
            cost = 0 if route.index in own else route.length
            here, there = route.ends
            far[there] = min(far[there], far[here] + cost)
            far[here] = min(far[here], far[there] + cost)
    return far[ends[1]]


def closed_to(view: SeatView, seat: int) -> set[int]:
    """5.6: routes that others own, and twins of claimed ones that may not be claimed."""
    shut = set()
    for other, open_seat in enumerate(view.seats):
        for index in open_seat.routes:
            twin = view.board.routes[index].twin
            if other != seat:
                shut.add(index)
            if twin is not None and (other == seat or view.players == 2):
                shut.add(twin)
    return shut - set(view.seats[seat].routes)


def missing(
    view: SeatView, contract: int, mine: Iterable[int] = (), lost: Iterable[int] = ()
) -> int:
    """With more routes of one's own, or with routes that are lost."""
    own = {*view.seats[view.seat].routes, *mine}
    shut = closed_to(view, view.seat) | set(lost)
    for index in mine:
        twin = view.board.routes[index].twin
        if twin is not None:
            shut.add(twin)
    return spaces(view.board, own, shut - own, view.board.contracts[contract].ends)


# Claims


def _claimed(action: Action) -> Route:
    assert isinstance(action, ClaimRoute)
    return action.route


def _points(reason: Reason, action: Action, _: SeatView) -> bool:
    return reason.numbers == {"points": POINTS[_claimed(action).length]}


def _completes(reason: Reason, action: Action, view: SeatView) -> bool:
    contract = reason.numbers["contract"]
    return (
        contract in view.contracts
        and contract not in view.completed
        and missing(view, contract, [_claimed(action).index]) == 0
        and reason.numbers["value"] == view.board.contracts[contract].value
    )


def _nearer(reason: Reason, action: Action, view: SeatView) -> bool:
    contract = reason.numbers["contract"]
    before, after = missing(view, contract), missing(view, contract, [_claimed(action).index])
    return (
        contract in view.contracts
        and reason.numbers["left"] == after > 0
        and reason.numbers["spaces"] == before - after > 0
    )


def _merchandise(reason: Reason, action: Action, view: SeatView) -> bool:
    others = [o.merchandise for seat, o in enumerate(view.seats) if seat != view.seat]
    now = view.seats[view.seat].merchandise

    def bonus(cards: int) -> int:
        return BONUS[view.players][sum(o > cards for o in others)] if cards else 0

    gain = bonus(now + 1) - bonus(now)
    numbers = {"mine": now + 1, "others": max(others), "bonus": gain}
    return _claimed(action).cart and gain > 0 and reason.numbers == numbers


def _only_way(reason: Reason, action: Action, view: SeatView) -> bool:
    route, numbers = _claimed(action), reason.numbers
    rivals = [
        seat
        for seat, o in enumerate(view.seats)
        if seat != view.seat
        and min(o.carts, o.cards) >= route.length
        and route.index not in closed_to(view, seat)
    ]
    lost = {route.index}
    if route.twin is not None and view.players == 2:
        lost.add(route.twin)
    carts = view.seats[view.seat].carts
    near = missing(view, numbers["contract"])
    far = missing(view, numbers["contract"], lost=lost)
    more = 0 if far > carts else far - near
    return (
        numbers["route"] == route.index
        and numbers["contract"] in view.contracts
        and 0 < near <= carts
        and numbers["rivals"] == len(rivals) > 0
        and (far > carts or far >= near + 2)
        and numbers["more"] == more
    )


def _ends(reason: Reason, action: Action, view: SeatView) -> bool:
    left = view.seats[view.seat].carts - _claimed(action).length
    return view.last_turns is None and left <= 2 and reason.numbers == {"carts": left}


# Cards and contracts


def _lacking(hand: dict[str, int], route: Route) -> int:
    best = max(hand[colour] for colour in route.payable_colours)
    return max(0, route.length - best - hand["wild"])


def _is_open(view: SeatView, route: Route) -> bool:
    mine = view.seats[view.seat]
    return (
        route.index not in closed_to(view, view.seat)
        and route.index not in mine.routes
        and route.length <= mine.carts
    )


def _card(reason: Reason, action: Action, view: SeatView) -> bool:
    assert isinstance(action, TakeFaceUp)
    route = view.board.routes[reason.numbers["route"]]
    hand = view.hand._asdict()
    before = _lacking(hand, route)
    hand[action.card] += 1
    after = _lacking(hand, route)
    said = 0 if reason.kind == "pays" else reason.numbers["cards"]
    return _is_open(view, route) and after == said < before


def _wild(reason: Reason, action: Action, view: SeatView) -> bool:
    return action == TakeFaceUp("wild") and reason.numbers == {"wilds": view.hand.wild + 1}


def _deck(reason: Reason, action: Action, view: SeatView) -> bool:
    route = view.board.routes[reason.numbers["route"]]
    lacking = _lacking(view.hand._asdict(), route)
    return (
        isinstance(action, DrawBlind)
        and _is_open(view, route)
        and lacking == reason.numbers["cards"] > 0
    )


def _contracts(reason: Reason, action: Action, view: SeatView) -> bool:
    unseen = [c.index for c in view.board.contracts if c.index not in view.contracts]
    fitting = sum(missing(view, contract) <= 2 for contract in unseen)
    numbers = {"fitting": fitting, "unseen": len(unseen)}
    return isinstance(action, DrawContracts) and reason.numbers == numbers


def _keeps(reason: Reason, action: Action, view: SeatView) -> bool:
    assert isinstance(action, KeepContracts)
    kept = {"first": view.offered[:1], "second": view.offered[1:], "both": view.offered}
    contracts = kept[action.choice]
    values = sum(view.board.contracts[c].value for c in contracts)
    needed = sum(min(missing(view, c), 16) for c in contracts)
    numbers = {"value": values, "spaces": needed}
    if action.choice != "both":
        numbers["contract"] = contracts[0]
    return reason.numbers == numbers


CHECKS = {
    "points": _points,
    "completes": _completes,
    "nearer": _nearer,
    "merchandise": _merchandise,
    "only-way": _only_way,
    "ends": _ends,
    "pays": _card,
    "lacks": _card,
    "wild": _wild,
    "deck": _deck,
    "contracts": _contracts,
    "keeps": _keeps,
    "keeps-both": _keeps,
    "forced": None,
    "better": None,
    "close": None,
    "even": None,
}
