"""A made-up city with another canvas than Amsterdam's, to show that any board can be drawn."""

from grachten.rules.board import Board
from grachten.rules.board_file import parse_board

_LOCATIONS = {
    "poort": ("Poort", 60, 70),
    "grote-markt": ("Grote Markt", 190, 60),
    "haven": ("Haven & Kade", 330, 90),
    "stadhuis": ("Stadhuis", 120, 170),
    "sint-jan": ("Sint Jan", 240, 165),
    "molen": ("Molen", 340, 210),
    "vismarkt": ("Vismarkt", 170, 260),
}
_ROUTES = (
    ("poort", "grote-markt", 2, "red", False),
    ("poort", "grote-markt", 2, "grey", False),
    ("grote-markt", "haven", 3, "blue", True),
    ("poort", "stadhuis", 2, "green", False),
    ("grote-markt", "stadhuis", 2, "black", False),
    ("grote-markt", "sint-jan", 2, "pink", True),
    ("haven", "sint-jan", 2, "grey", False),
    ("haven", "molen", 2, "orange", False),
    ("stadhuis", "sint-jan", 2, "orange", False),
    ("stadhuis", "sint-jan", 2, "blue", False),
    ("stadhuis", "vismarkt", 2, "grey", True),
    ("sint-jan", "molen", 2, "green", False),
    ("sint-jan", "vismarkt", 2, "red", False),
    ("molen", "vismarkt", 4, "grey", False),
)
_CONTRACTS = (
    ("poort", "molen"),
    ("poort", "vismarkt"),
    ("grote-markt", "vismarkt"),
    ("haven", "stadhuis"),
    ("haven", "vismarkt"),
    ("stadhuis", "molen"),
    ("poort", "haven"),
    ("grote-markt", "molen"),
)


def small_town() -> Board:
    locations = "".join(
        f'[[locations]]\nid = "{place}"\nname = "{name}"\nx = {x}\ny = {y}\nwhat = "a place"\n'
        for place, (name, x, y) in _LOCATIONS.items()
    )
    routes = "".join(
        f'{{ ends = ["{a}", "{b}"], length = {length}, colour = "{colour}", '
        f"cart = {str(cart).lower()} }},\n"
        for a, b, length, colour, cart in _ROUTES
    )
    contracts = "".join(f'{{ ends = ["{a}", "{b}"], value = 4 }},\n' for a, b in _CONTRACTS)
    return parse_board(
        f"""
id = "small-town"
name = "Kleinstad"
players = [2, 4]
carts = 12
end_at_carts = 2
hand = 2
market = 5
wild_limit = 3
contracts_dealt = 2
contracts_drawn = 2
route_points = [1, 2, 4, 7]
merchandise = 3
routes = [
{routes}]
contracts = [
{contracts}]
[transport]
pink = 6
blue = 6
green = 6
black = 6
red = 6
orange = 6
wild = 8
[merchandise_bonus]
2 = [8, 4]
3 = [8, 5, 2]
4 = [8, 6, 4, 2]
[canvas]
width = 400
height = 320
{locations}"""
    )
