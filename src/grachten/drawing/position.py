"""A position as an SVG: the board with the carts on it, and below it the market and the players."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from grachten.drawing.document import draw_board
from grachten.drawing.plan import Plan
from grachten.drawing.style import CART_FILL, FILL, INK, ROMAN, SYMBOLS
from grachten.drawing.svg import element, moved, number, text

if TYPE_CHECKING:
    from grachten.rules.cards import Hand, TransportCard
    from grachten.rules.views import SpectatorView

SEAT_COLOURS: Final = tuple(CART_FILL.values())
"""Of the carts of each seat, in the order of the file; their number says the same."""
_LINES: Final = ("#f8e9e9", "#2b1d00", "#ffffff", "#4b3b22")
"""Of the number on a cart."""
_WILD: Final = "#efe3c4"
_PAPER: Final = "#f7efdc"

_CARD: Final = (34.0, 46.0)
_ROW: Final = 56.0
_EDGE: Final = 24.0
_STAR: Final = "M17 8l2.8 6.2 6.8.6-5.2 4.5 1.6 6.7-6-3.5-6 3.5 1.6-6.7-5.2-4.5 6.8-.6z"
_POINTER: Final = "M36 16l10 7-10 7z"


class Secrets(NamedTuple):
    """What only the seat itself knows: its hand, its contracts, and those that it has completed."""

    hand: "Hand"
    contracts: tuple[int, ...]
    completed: tuple[int, ...] = ()


def draw_position(view: "SpectatorView", secrets: Mapping[int, Secrets]) -> str:
    """What the view shows, and of some seats their secrets."""

    def lay(plan: Plan) -> tuple[str, float]:
        left, top = plan.sheet.corners[0]
        at = top + plan.sheet.height
        rows = [_market(view), *(_seat(view, seat, secrets.get(seat)) for seat in _seats(view))]
        room = _ROW * len(rows) + _EDGE
        paper = element("rect", x=left, y=at, width=plan.sheet.width, height=room, fill=_PAPER)
        table = "".join(
            element("g", row, transform=moved(left + _EDGE, at + _EDGE / 2 + _ROW * place))
            for place, row in enumerate(rows)
        )
        carts = element("g", _carts(plan, view.owners), id="layer-carts")
        return carts + element("g", paper, table, id="layer-table", font_family=ROMAN), room

    return draw_board(view.board, lay=lay)


def _seats(view: "SpectatorView") -> range:
    return range(view.players)


def _carts(plan: Plan, owners: Sequence[int | None]) -> str:
    """On every space of a claimed route a cart of its owner."""
    return "".join(
        element(
            "g",
            element(
                "rect",
                x=-0.32 * box.width,
                y=-0.34 * box.height,
                width=0.64 * box.width,
                height=0.68 * box.height,
                rx=4,
                fill=SEAT_COLOURS[owner],
                stroke=INK,
                stroke_width=1.6,
                transform=f"rotate({number(box.angle)})",
            ),
            _words(str(owner), 0, 4, size=12, fill=_LINES[owner], text_anchor="middle"),
            transform=moved(box.x, box.y),
        )
        for route, owner in enumerate(owners)
        if owner is not None
        for box in plan.layout.spaces[route]
    )


def _market(view: "SpectatorView") -> str:
    cards = "".join(
        element("g", _card(card), transform=moved(80 + (_CARD[0] + 8) * space, 0))
        for space, card in enumerate(view.market)
    )
    piles = (
        f"deck {view.deck_size}, discards {view.discards.total}, "
        f"contracts {view.contract_deck_size}"
    )
    turns = "" if view.last_turns is None else f", last turns: {view.last_turns}"
    return _words("Market", 0, 29) + cards + _words(f"{piles}; {view.phase}{turns}", 310, 29)


def _seat(view: "SpectatorView", seat: int, secrets: Secrets | None) -> str:
    shown = view.seats[seat]
    acts = element("path", d=_POINTER, fill=INK) if seat in view.to_act else ""
    facts = (
        f"{shown.points} points, {shown.carts} carts, {shown.merchandise} merchandise, "
        f"{shown.cards} cards, {shown.contracts} contracts"
    )
    mark = element(
        "rect",
        y=8,
        width=30,
        height=30,
        rx=4,
        fill=SEAT_COLOURS[seat],
        stroke=INK,
        stroke_width=1.6,
    )
    name = _words(str(seat), 15, 29, size=17, fill=_LINES[seat], text_anchor="middle")
    if secrets is None:
        return mark + name + acts + _words(facts, 60, 29)
    board = view.board
    contracts = "; ".join(
        f"{board.contracts[contract]}{', completed' if contract in secrets.completed else ''}"
        for contract in secrets.contracts
    )
    lines = _words(facts, 60, 18, size=15) + _words(contracts, 60, 38, size=12)
    return mark + name + acts + lines + _hand(secrets.hand)


def _hand(hand: "Hand") -> str:
    """The cards of a hand by kind, with their number."""
    kinds = [(card, count) for card, count in zip(hand._fields, hand, strict=True) if count]
    return "".join(
        element(
            "g",
            _card(card),
            element("rect", x=5, y=30, width=_CARD[0] - 10, height=14, rx=3, fill=_PAPER),
            _words(f"×{count}", _CARD[0] / 2, 42, size=13, text_anchor="middle"),
            transform=moved(650 + (_CARD[0] + 6) * place, 0),
        )
        for place, (card, count) in enumerate(kinds)
    )


def _card(card: "TransportCard | str | None") -> str:
    wide, high = _CARD
    plate: dict[str, str | float | None] = {"width": wide, "height": high, "rx": 4, "stroke": INK}
    if card is None:
        return element("rect", **plate, fill="none", stroke_dasharray="3 3")
    if card == "wild":
        return element("rect", **plate, fill=_WILD) + element("path", d=_STAR, fill=INK)
    symbol = element(
        "path", d=SYMBOLS[card], transform=f"{moved(wide / 2, 17)}scale(.8)translate(-12 -12)"
    )
    return element("rect", **plate, fill=FILL[card]) + symbol


def _words(content: str, x: float, y: float, size: float = 17, **attributes: str) -> str:
    return text(content, x, y, font_size=size, **{"fill": INK, **attributes})
