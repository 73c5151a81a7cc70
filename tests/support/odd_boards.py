"""Boards that no city has, each at a limit of what a board file may say."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Final

from grachten.rules.board import Board
from grachten.rules.board_file import parse_board

_Route = tuple[int, int, int, str]
"""Both ends, length and colour."""


@cache
def odd_boards() -> dict[str, Board]:
    """By name, because tests are named after them."""
    return {
        board.id: board
        for board in (
            smallest(),
            short_routes(),
            two_quarters(),
            widest(),
            nothing_but_grey(),
            half_wild(),
            first_claim_ends(),
        )
    }


def smallest() -> Board:
    """Two seats, one cart, three routes of one space, not a point for any, and no wilds."""
    street: list[_Route] = [(a, b, 1, "pink") for a, b in pairwise(range(4))]
    return _board(
        "smallest", street, contracts=4, players=(2, 2), carts=1, points=(0,), cards={"pink": 7}
    )


def short_routes() -> Board:
    """A ring of single spaces, and no wilds to pay them with."""
    ring = [(place, (place + 1) % 6, 1, _COLOURS[place]) for place in range(6)]
    return _board("short", ring, contracts=10, points=(1,), cards=_each(3))


def two_quarters() -> Board:
    """No way leads from one half to the other."""
    half: list[_Route] = [(0, 1, 1, "red"), (1, 2, 2, "grey"), (2, 3, 3, "blue"), (0, 3, 4, "pink")]
    other = [(a + 4, b + 4, length, colour) for a, b, length, colour in half]
    return _board("quarters", [*half, *other], contracts=12)


def widest() -> Board:
    """As many locations, routes, contracts, carts and cards as there may be."""
    streets: list[_Route] = [
        (4 * street + step, 4 * street + step + 1, 2, _COLOURS[(street + step) % 6])
        for street in range(16)
        for step in range(3)
    ]
    return _board("widest", streets, contracts=32, carts=60, cards=_each(9, wild=10))


def nothing_but_grey() -> Board:
    """Any colour pays for any route; with wilds alone there is one payment each."""
    ways: list[_Route] = [(0, 1, 1, "grey"), (1, 2, 2, "grey"), (2, 3, 3, "grey")]
    more: list[_Route] = [(3, 4, 4, "grey"), (4, 0, 2, "grey"), (4, 0, 2, "grey")]
    return _board("grey", [*ways, *more], contracts=10, cards=_each(1, wild=6))


def half_wild() -> Board:
    """One colour, and as many wilds as cards of it; wilds are swept when two lie open."""
    ways: list[_Route] = [(0, 1, 2, "pink"), (1, 2, 4, "grey"), (2, 3, 1, "blue"), (3, 4, 2, "red")]
    return _board("wild", ways, contracts=10, cards={"pink": 9, "wild": 9}, hand=2, wild_limit=2)


def first_claim_ends() -> Board:
    """Whoever places a cart begins the last round."""
    ways: list[_Route] = [(0, 1, 1, "red"), (1, 2, 2, "red"), (2, 3, 3, "grey"), (3, 4, 4, "blue")]
    return _board("sudden", ways, contracts=10, carts=8, end_at_carts=7)


def _each(count: int, wild: int = 0) -> dict[str, int]:
    return dict.fromkeys(_COLOURS, count) | {"wild": wild}


_COLOURS: Final = ("pink", "blue", "green", "black", "red", "orange")


def _board(
    name: str,
    routes: Sequence[_Route],
    *,
    contracts: int,
    players: tuple[int, int] = (2, 4),
    carts: int = 6,
    end_at_carts: int = 0,
    hand: int = 1,
    wild_limit: int = 3,
    points: Sequence[int] = (1, 2, 4, 7),
    cards: Mapping[str, int] | None = None,
) -> Board:
    """A board with as many `contracts` between places that have a way, and few merchandise cards.

    `cards` are all transport cards; where they are not given, three of a kind.
    """
    places = sorted({end for route in routes for end in route[:2]})
    cards = _each(3, wild=3) if cards is None else cards
    symbols = 0 if len(routes) < 4 else 2
    lines = [
        f'id = "{name}"\nname = "{name}"\nplayers = {list(players)}',
        f"carts = {carts}\nend_at_carts = {end_at_carts}\nhand = {hand}\nmarket = 5",
        f"wild_limit = {wild_limit}\ncontracts_dealt = 2\ncontracts_drawn = 2",
        f"route_points = {list(points)}\nmerchandise = {symbols}",
        "[transport]",
        *(f"{card} = {cards.get(card, 0)}" for card in (*_COLOURS, "wild")),
        "[merchandise_bonus]\n2 = [8, 4]\n3 = [8, 5, 2]\n4 = [8, 6, 4, 2]",
        "[canvas]\nwidth = 100\nheight = 100",
    ]
    for place in places:
        lines.append(f'[[locations]]\nid = "{place}"\nname = "{place}"\nx = {place}\ny = 1')
        lines.append('what = "a place"')
    for number, (here, there, length, colour) in enumerate(routes):
        lines.append(f'[[routes]]\nends = ["{here}", "{there}"]\nlength = {length}')
        lines.append(f'colour = "{colour}"\ncart = {str(number < symbols).lower()}')
    for here, there in _connected(routes)[:contracts]:
        lines.append(f'[[contracts]]\nends = ["{here}", "{there}"]\nvalue = {there - here}')
    return parse_board("\n".join(lines), name)


def _connected(routes: Sequence[_Route]) -> list[tuple[int, int]]:
    """Pairs of locations with a way between them."""
    group: dict[int, int] = {}
    for here, there, *_ in routes:
        old, new = group.setdefault(there, there), group.setdefault(here, here)
        group.update({place: new for place, its in group.items() if its == old})
    return [(a, b) for a, b in combinations(sorted(group), 2) if group[a] == group[b]]
