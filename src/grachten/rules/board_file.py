"""Reading a board file, and saying in one sentence what is wrong with it."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from grachten.kernel.boards import claim_payments
from grachten.kernel.layout import (
    CLAIM,
    MARKET_SPACES,
    MAX_CLAIMS,
    MAX_CONTRACTS,
    MAX_DECK,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
)
from grachten.rules.board import PLAYER_COUNTS, Board, Contract, Location, Route, board_names
from grachten.rules.cards import ROUTE_COLOURS, TRANSPORT_CARDS
from grachten.rules.errors import BoardError, short

CONTRACTS_OFFERED: Final = 2
LARGEST: Final = 100_000
"""No canvas is larger."""


def read_board(source: str | Path) -> Board:
    """The board called `source`, or described by the file at that path."""
    if isinstance(source, str) and source in board_names():
        return _own_board(source)
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        known = ", ".join(board_names())
        raise BoardError(f"There is no board {str(source)!r}; known boards: {known}.") from None
    except UnicodeDecodeError:
        raise BoardError(f"{path.name} is not a board file: it is not text.") from None
    except OSError as error:
        raise BoardError(f"{path.name or path} cannot be read: {error.strerror}.") from None
    except ValueError:  # a name that no file can have
        raise BoardError(f"There is no board {short(str(source))}.") from None
    return parse_board(text, path.name)


@cache
def _own_board(name: str) -> Board:
    text = (files("grachten") / "boards" / f"{name}.toml").read_text(encoding="utf-8")
    return parse_board(text, f"{name}.toml")


def parse_board(text: str, name: str = "the board file") -> Board:
    """A board from the text of its file; `name` is what errors call the file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"{name} is not valid TOML: {error}.") from None
    except (RecursionError, ValueError):
        raise BoardError(f"{name} is not a board file: something in it is too large.") from None
    try:
        return _board(_Part("the board", data))
    except BoardError as error:
        raise BoardError(f"{name}: {error}") from None


class _Part:
    """A table of the file, with a name for errors. Every key must be asked for exactly once."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self._data = dict(data)

    def fail(self, problem: str) -> BoardError:
        return BoardError(f"{self.name}: {problem}.")

    def _take(self, key: str, expected: type | tuple[type, ...], words: str) -> Any:
        if key not in self._data:
            raise self.fail(f"{key!r} is missing")
        value = self._data.pop(key)
        is_flag = isinstance(value, bool)
        if not isinstance(value, expected) or (is_flag and expected is not bool):
            raise self.fail(f"{key!r} must be {words}, not {short(value)}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        value = int(self._take(key, int, "a whole number"))
        if not low <= value <= high:
            told = value if abs(value) < 10**9 else "that"
            raise self.fail(f"{key!r} must be between {low} and {high}, not {told}")
        return value

    def number(self, key: str) -> float:
        value = self._take(key, (int, float), "a number")
        if not -LARGEST <= value <= LARGEST:
            raise self.fail(f"{key!r} must be a number of at most {LARGEST}")
        return float(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self._data:
            return default
        return bool(self._take(key, bool, "true or false"))

    def text(self, key: str) -> str:
        value = str(self._take(key, str, "a string")).strip()
        if not value:
            raise self.fail(f"{key!r} is empty")
        if not value.isprintable():
            raise self.fail(f"{key!r} contains characters that cannot be printed")
        return value

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        values = self._take(key, list, "a list of whole numbers")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.fail(f"{key!r} holds {value!r}; each must be {low} to {high}")
        return tuple(values)

    def texts(self, key: str) -> list[str]:
        values = self._take(key, list, "a list of names")
        if not all(isinstance(value, str) for value in values):
            raise self.fail(f"{key!r} must be a list of names, not {values!r}")
        return list(values)

    def part(self, key: str) -> "_Part":
        return _Part(key, self._take(key, dict, "a table"))

    def parts(self, key: str, singular: str) -> list["_Part"]:
        rows = self._take(key, list, "a list of tables")
        if not all(isinstance(row, dict) for row in rows):
            raise self.fail(f"{key!r} must be a list of tables")
        return [_Part(f"{singular} {number}", row) for number, row in enumerate(rows)]

    def done(self) -> None:
        if self._data:
            raise self.fail(f"{next(iter(self._data))!r} is not a known key")


def _board(file: _Part) -> Board:
    board_id = file.text("id")
    name = file.text("name")
    players = file.wholes("players", PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
    if len(players) != 2 or players[0] > players[1]:
        raise file.fail("'players' must be the fewest and the most players, such as [2, 4]")
    carts = file.whole("carts", 1, 60)
    end_at_carts = file.whole("end_at_carts", 0, carts - 1)
    hand = file.whole("hand", 1, 10)
    file.whole("market", MARKET_SPACES, MARKET_SPACES)
    wild_limit = file.whole("wild_limit", 2, MARKET_SPACES)
    file.whole("contracts_dealt", CONTRACTS_OFFERED, CONTRACTS_OFFERED)
    file.whole("contracts_drawn", CONTRACTS_OFFERED, CONTRACTS_OFFERED)
    route_points = file.wholes("route_points", 0, 50)
    if not 1 <= len(route_points) <= MAX_LENGTH:
        raise file.fail(f"'route_points' must list 1 to {MAX_LENGTH} lengths")
    if max(carts * points // length for length, points in enumerate(route_points, 1)) > 255:
        raise file.fail("'route_points' are too many: a seat could score more than 255 with routes")
    transport = _transport(file.part("transport"), hand * players[1] + MARKET_SPACES)
    width, height = _canvas(file.part("canvas"))
    locations = _locations(file.parts("locations", "location"), width, height, file)
    places = _Places(locations)
    routes = _routes(file.parts("routes", "route"), places, len(route_points), file)
    contracts = _contracts(file.parts("contracts", "contract"), places, routes, file)
    if len(contracts) < CONTRACTS_OFFERED * players[1]:
        raise file.fail(f"{len(contracts)} contracts are too few for {players[1]} players")
    for location in locations:
        if not any(location.index in route.ends for route in routes):
            raise file.fail(f"no route leads to {location.id!r}")
    merchandise = file.whole("merchandise", 0, MAX_ROUTES)
    symbols = sum(route.cart for route in routes)
    if symbols != merchandise:
        raise file.fail(
            f"{symbols} routes carry the cart symbol but there are {merchandise} merchandise cards"
        )
    bonus = file.part("merchandise_bonus")
    bonuses = {n: bonus.wholes(str(n), 0, 50) for n in PLAYER_COUNTS}
    for count, ranks in bonuses.items():
        if len(ranks) != count:
            raise bonus.fail(f"'{count}' must list {count} ranks, not {len(ranks)}")
    bonus.done()
    file.done()
    return Board(
        id=board_id,
        name=name,
        players=(players[0], players[1]),
        carts=carts,
        end_at_carts=end_at_carts,
        hand=hand,
        wild_limit=wild_limit,
        route_points=route_points,
        transport=transport,
        merchandise=merchandise,
        merchandise_bonus=MappingProxyType(bonuses),
        width=width,
        height=height,
        locations=locations,
        routes=routes,
        contracts=contracts,
    )


def _transport(part: _Part, needed: int) -> Mapping[Any, int]:
    counts = {card: part.whole(card, 0, 20) for card in TRANSPORT_CARDS}
    part.done()
    total = sum(counts.values())
    if not needed <= total <= MAX_DECK:
        raise part.fail(f"{total} transport cards; there must be {needed} to {MAX_DECK}")
    if 2 * counts["wild"] > total:
        raise part.fail("there are more wilds than coloured cards")  # the market would never settle
    return MappingProxyType(counts)


def _canvas(part: _Part) -> tuple[float, float]:
    width, height = part.number("width"), part.number("height")
    part.done()
    if width <= 0 or height <= 0:
        raise part.fail("width and height must be above 0")
    return width, height


def _locations(
    parts: list[_Part], width: float, height: float, file: _Part
) -> tuple[Location, ...]:
    found: dict[str, Location] = {}
    for index, part in enumerate(parts):
        place = part.text("id")
        part.name = f"location {place!r}"
        if place in found:
            raise part.fail("it appears twice")
        location = Location(
            index, place, part.text("name"), part.number("x"), part.number("y"), part.text("what")
        )
        if not (0 <= location.x <= width and 0 <= location.y <= height):
            raise part.fail(f"it lies outside the canvas of {width:g} x {height:g}")
        part.done()
        found[place] = location
    if not 2 <= len(found) <= MAX_LOCATIONS:
        raise file.fail(f"{len(found)} locations; there must be 2 to {MAX_LOCATIONS}")
    return tuple(found.values())


class _Places:
    """The locations by id, for whatever lies between two of them."""

    def __init__(self, locations: tuple[Location, ...]) -> None:
        self._by_id = {location.id: location for location in locations}

    def ends(self, part: _Part) -> tuple[str, tuple[int, int]]:
        """The name and the two ends of a route or contract; from here on errors name them."""
        ends = part.texts("ends")
        if len(ends) != 2:
            raise part.fail(f"'ends' must name two locations, not {len(ends)}")
        part.name = f"{part.name} ({ends[0]} – {ends[1]})"
        for end in ends:
            if end not in self._by_id:
                raise part.fail(f"unknown location {end!r}")
        if ends[0] == ends[1]:
            raise part.fail("it leads from a location to itself")
        here, there = (self._by_id[end] for end in ends)
        return f"{here.name} – {there.name}", (here.index, there.index)


def _routes(parts: list[_Part], places: _Places, longest: int, file: _Part) -> tuple[Route, ...]:
    if not 1 <= len(parts) <= MAX_ROUTES:
        raise file.fail(f"{len(parts)} routes; there must be 1 to {MAX_ROUTES}")
    routes: list[Route] = []
    next_claim = CLAIM
    for index, part in enumerate(parts):
        name, ends = places.ends(part)
        length = part.whole("length", 1, longest)
        colour = part.text("colour")
        if colour not in ROUTE_COLOURS:
            raise part.fail(f"unknown colour {colour!r}; known: {', '.join(ROUTE_COLOURS)}")
        cart = part.flag("cart")
        part.done()
        twin = _twin(part, ends, length, routes)
        if twin is not None:
            routes[twin] = replace(routes[twin], twin=index)
        routes.append(Route(index, name, ends, length, colour, cart, twin, next_claim))
        next_claim += len(claim_payments(length, ROUTE_COLOURS.index(colour)))
    claims = next_claim - CLAIM
    if claims > MAX_CLAIMS:
        raise file.fail(f"{claims} ways to claim a route are too many; at most {MAX_CLAIMS} fit")
    return tuple(routes)


def _twin(part: _Part, ends: tuple[int, int], length: int, routes: list[Route]) -> int | None:
    """Rule 5.6: the earlier route between the same two locations."""
    others = [route for route in routes if set(route.ends) == set(ends)]
    if not others:
        return None
    if len(others) > 1:
        raise part.fail("a third route between the same two locations")
    other = others[0]
    if other.length != length:
        raise part.fail(
            f"a double route of unequal lengths: route {other.index} has {other.length} spaces, "
            f"this one {length}"
        )
    return other.index


def _contracts(
    parts: list[_Part], places: _Places, routes: tuple[Route, ...], file: _Part
) -> tuple[Contract, ...]:
    if len(parts) > MAX_CONTRACTS:
        raise file.fail(f"{len(parts)} contracts; at most {MAX_CONTRACTS} fit")
    contracts: list[Contract] = []
    for index, part in enumerate(parts):
        name, ends = places.ends(part)
        value = part.whole("value", 1, 50)
        part.flag("printed", default=False)
        part.done()
        for other in contracts:
            if set(other.ends) == set(ends):
                raise part.fail(f"contract {other.index} is between the same places")
        if ends[1] not in _reachable(ends[0], routes):
            raise part.fail("no routes connect the two places")
        contracts.append(Contract(index, name, ends, value))
    return tuple(contracts)


def _reachable(start: int, routes: tuple[Route, ...]) -> set[int]:
    reached = {start}
    frontier = [start]
    while frontier:
        here = frontier.pop()
        for route in routes:
            if here in route.ends:
                there = sum(route.ends) - here
                if there not in reached:
                    reached.add(there)
                    frontier.append(there)
    return reached
