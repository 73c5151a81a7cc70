"""Board files: the shipped one, and what is said of files that describe no playable board."""

import re
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

import pytest

from grachten.rules import Board, BoardError, board_names
from grachten.rules.board_file import parse_board

TEXT = (files("grachten") / "boards" / "amsterdam.toml").read_text("utf-8")


def edited(*changes: tuple[str, str]) -> str:
    """The shipped file with some places changed, each of which must stand there exactly once."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
        text = text.replace(old, new)
    return text


def problem(text: str) -> str:
    """What is wrong with a board file, without the name of the file."""
    with pytest.raises(BoardError) as caught:
        parse_board(text, "city.toml")
    message = str(caught.value)
    assert message.startswith("city.toml")
    assert message.endswith(".")
    assert "\n" not in message
    return message.removeprefix("city.toml: ")


FIRST_ROUTE = (
    '{ ends = ["nieuwe-waal", "haringpakkerstoren"], length = 2, colour = "pink", cart = true },'
)
LAST_ROUTE = '{ ends = ["montelbaanstoren", "waag"], length = 2, colour = "pink", cart = false },'
SINGLE_ROUTE = '{ ends = ["oude-waal", "waag"], length = 1, colour = "grey", cart = false },'
FIRST_CONTRACT = '{ ends = ["nieuwe-waal", "korenmetershuisje"], value = 3 },'
FIRST_LOCATION = 'id = "nieuwe-waal"\nname = "Nieuwe Waal"\nx = 237\ny = 108\n'


# The shipped board


def test_the_shipped_board() -> None:
    """1.1 to 1.6."""
    board = Board.load()
    assert board is Board.load("amsterdam")
    assert board_names() == ("amsterdam",)
    assert (board.id, board.name, board.players) == ("amsterdam", "Amsterdam", (2, 4))
    assert (len(board.locations), len(board.routes), len(board.contracts)) == (17, 45, 24)
    assert sum(board.transport.values()) == 44
    assert sum(route.cart for route in board.routes) == board.merchandise == 16
    assert board.route_points == (1, 2, 4, 7)
    assert repr(board) == "<Board amsterdam: 17 locations, 45 routes>"
    assert isinstance(board.transport, MappingProxyType)
    twins = [route for route in board.routes if route.twin is not None]
    assert len(twins) == 26
    for route in twins:
        assert route.twin is not None
        other = board.routes[route.twin]
        assert other.twin == route.index
        assert set(other.ends) == set(route.ends)
        assert other.length == route.length


def test_a_board_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited(('id = "amsterdam"', 'id = "mine"')), encoding="utf-8")
    for source in (path, str(path)):
        board = Board.load(source)
        assert board.id == "mine"
        assert [str(route) for route in board.routes] == [str(r) for r in Board.load().routes]
        assert str(board.contracts[0]) == "Nieuwe Waal – Korenmetershuisje (3)"


# Files that cannot be read


def test_an_unknown_board() -> None:
    with pytest.raises(BoardError) as caught:
        Board.load("atlantis")
    assert str(caught.value) == "There is no board 'atlantis'; known boards: amsterdam."


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BoardError) as caught:
        Board.load(path)
    assert str(caught.value) == f"There is no board {str(path)!r}; known boards: amsterdam."


def test_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    folder.mkdir()
    with pytest.raises(BoardError) as caught:
        Board.load(folder)
    assert str(caught.value) == "boards cannot be read: Is a directory."


def test_a_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BoardError) as caught:
        Board.load(path)
    assert str(caught.value) == "board.png is not a board file: it is not text."


def test_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited(("carts = 16", "carts = 0")), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        Board.load(path)
    assert str(caught.value) == ("mine.toml: the board: 'carts' must be between 1 and 60, not 0.")


def test_invalid_toml_names_the_line() -> None:
    text = edited(("carts = 16", "carts = = 16"))
    line = text.splitlines().index("carts = = 16") + 1
    with pytest.raises(BoardError, match=rf"^city\.toml is not valid TOML: .*at line {line}, "):
        parse_board(text, "city.toml")


def test_a_key_twice_is_invalid_toml() -> None:
    text = edited(("carts = 16", "carts = 16\ncarts = 17"))
    with pytest.raises(BoardError, match=r"^the board file is not valid TOML: Cannot overwrite"):
        parse_board(text)


# One number, text or list


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "amsterdam"', 'id = ""', "the board: 'id' is empty."),
        ('id = "amsterdam"', "id = 3", "the board: 'id' must be a string, not 3."),
        ('name = "Amsterdam"\n', "", "the board: 'name' is missing."),
        ('name = "Amsterdam"', 'name = "  "', "the board: 'name' is empty."),
        ("players = [2, 4]", "players = 4", "'players' must be a list of whole numbers, not 4."),
        ("players = [2, 4]", "players = [2, 5]", "'players' holds 5; each must be 2 to 4."),
        ("players = [2, 4]", "players = [1, 4]", "'players' holds 1; each must be 2 to 4."),
        ("players = [2, 4]", "players = [2, true]", "'players' holds True; each must be 2 to 4."),
        (
            "players = [2, 4]",
            "players = [4, 2]",
            "'players' must be the fewest and the most players, such as [2, 4].",
        ),
        (
            "players = [2, 4]",
            "players = [2]",
            "'players' must be the fewest and the most players, such as [2, 4].",
        ),
        ("carts = 16", "carts = 61", "'carts' must be between 1 and 60, not 61."),
        ("carts = 16", "carts = 16.0", "'carts' must be a whole number, not 16.0."),
        ("carts = 16", "carts = true", "'carts' must be a whole number, not true."),
        ("carts = 16", 'carts = "16"', "'carts' must be a whole number, not '16'."),
        ("end_at_carts = 2", "end_at_carts = 16", "'end_at_carts' must be between 0 and 15"),
        ("hand = 2", "hand = 11", "'hand' must be between 1 and 10, not 11."),
        ("market = 5", "market = 6", "'market' must be between 5 and 5, not 6."),
        ("wild_limit = 3 ", "wild_limit = 0 ", "'wild_limit' must be between 2 and 5, not 0."),
        ("contracts_dealt = 2", "contracts_dealt = 3", "'contracts_dealt' must be between 2 and 2"),
        ("contracts_drawn = 2", "contracts_drawn = 1", "'contracts_drawn' must be between 2 and 2"),
        (
            "route_points = [1, 2, 4, 7]",
            "route_points = [1, 2, 4, -7]",
            "'route_points' holds -7; each must be 0 to 50.",
        ),
        (
            "route_points = [1, 2, 4, 7]",
            "route_points = []",
            "'route_points' must list 1 to 4 lengths.",
        ),
        (
            "route_points = [1, 2, 4, 7]",
            "route_points = [1, 2, 4, 7, 10]",
            "'route_points' must list 1 to 4 lengths.",
        ),
        ("merchandise = 16", "merchandise = 49", "'merchandise' must be between 0 and 48, not 49."),
        (
            "merchandise = 16",
            "merchandise = 15",
            "the board: 16 routes carry the cart symbol but there are 15 merchandise cards.",
        ),
        ("carts = 16", "carts = 16\ncolour = 3", "the board: 'colour' is not a known key."),
    ],
)
def test_wrong_numbers(old: str, new: str, sentence: str) -> None:
    found = problem(edited((f"\n{old}", f"\n{new}")))
    assert found.startswith("the board: ")
    assert sentence in found


# Transport cards, canvas, merchandise bonus


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("pink = 6\n", "", "transport: 'pink' is missing."),
        ("wild = 8", "wild = 21", "transport: 'wild' must be between 0 and 20, not 21."),
        ("wild = 8", "wild = 8\ngold = 1", "transport: 'gold' is not a known key."),
        (
            "pink = 6\nblue = 6\ngreen = 6",
            "pink = 20\nblue = 20\ngreen = 20",
            "transport: 86 transport cards; there must be 13 to 64.",
        ),
        (
            "pink = 6\nblue = 6\ngreen = 6\nblack = 6\nred = 6\norange = 6",
            "pink = 0\nblue = 0\ngreen = 0\nblack = 0\nred = 0\norange = 4",
            "transport: 12 transport cards; there must be 13 to 64.",
        ),
        ("width = 1000", "width = 0", "canvas: width and height must be above 0."),
        ("height = 770", 'height = "770"', "canvas: 'height' must be a number, not '770'."),
        ("height = 770", "height = true", "canvas: 'height' must be a number, not true."),
        ("height = 770", "height = 770\ndepth = 1", "canvas: 'depth' is not a known key."),
        ("2 = [8, 4]\n", "", "merchandise_bonus: '2' is missing."),
        ("2 = [8, 4]", "2 = [8]", "merchandise_bonus: '2' must list 2 ranks, not 1."),
        (
            "3 = [8, 5, 2]",
            "3 = [8, 5, 99]",
            "merchandise_bonus: '3' holds 99; each must be 0 to 50.",
        ),
        ("2 = [8, 4]", "2 = [8, 4]\n5 = [1]", "merchandise_bonus: '5' is not a known key."),
    ],
)
def test_wrong_tables(old: str, new: str, sentence: str) -> None:
    assert problem(edited((f"\n{old}", f"\n{new}"))) == sentence


def test_a_table_that_is_none() -> None:
    text = TEXT.replace("[canvas]\nwidth = 1000\nheight = 770\n", "")
    assert problem(f"canvas = 3\n{text}") == "the board: 'canvas' must be a table, not 3."
    assert problem(text) == "the board: 'canvas' is missing."


# Locations


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ('id = "dam"\nname = "N"\nx = 1\ny = 1\n', "location 'dam': it appears twice."),
        ('id = "nw"\nname = ""\nx = 1\ny = 1\n', "location 'nw': 'name' is empty."),
        (
            'id = "nw"\nname = "N"\nx = "1"\ny = 1\n',
            "location 'nw': 'x' must be a number, not '1'.",
        ),
        (
            'id = "nw"\nname = "N"\nx = 1001\ny = 1\n',
            "location 'nw': it lies outside the canvas of 1000 x 770.",
        ),
        (
            'id = "nw"\nname = "N"\nx = 1\ny = -0.5\n',
            "location 'nw': it lies outside the canvas of 1000 x 770.",
        ),
        ('name = "N"\nx = 1\ny = 1\n', "location 0: 'id' is missing."),
        ('id = "nw"\nname = "N"\nx = 1\ny = 1\nz = 1\n', "location 'nw': 'z' is not a known key."),
    ],
)
def test_wrong_locations(new: str, sentence: str) -> None:
    assert problem(edited((FIRST_LOCATION, new))) == sentence


def extra_locations(count: int) -> str:
    return "".join(
        f'\n[[locations]]\nid = "extra-{n}"\nname = "E"\nx = 1\ny = 1\nwhat = "more"\n'
        for n in range(count)
    )


def test_too_many_locations() -> None:
    assert problem(TEXT + extra_locations(48)) == "the board: 65 locations; there must be 2 to 64."


def test_too_few_locations() -> None:
    head = TEXT[: TEXT.index("[[locations]]")]
    one = '[[locations]]\nid = "dam"\nname = "Dam"\nx = 1\ny = 1\nwhat = "square"\n'
    assert problem(head + one) == "the board: 1 locations; there must be 2 to 64."
    assert problem(head) == "the board: 'locations' is missing."
    assert problem(f"locations = [1]\n{head}") == "the board: 'locations' must be a list of tables."


def test_a_location_without_a_route() -> None:
    assert problem(TEXT + extra_locations(1)) == "the board: no route leads to 'extra-0'."


# Routes


def route(
    ends: str = '"oude-waal", "waag"', length: str = "1", colour: str = '"grey"', rest: str = ""
) -> str:
    cart = rest or "cart = false"
    return f"{{ ends = [{ends}], length = {length}, colour = {colour}, {cart} }},"


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (
            route(ends='"oude-waal", "atlantis"'),
            "route 8 (oude-waal – atlantis): unknown location 'atlantis'.",
        ),
        (route(ends='"waag"'), "route 8: 'ends' must name two locations, not 1."),
        (route(ends='"waag", 3'), "route 8: 'ends' must be a list of names, not ['waag', 3]."),
        (
            route(ends='"waag", "waag"'),
            "route 8 (waag – waag): it leads from a location to itself.",
        ),
        (
            route(length="5"),
            "route 8 (oude-waal – waag): 'length' must be between 1 and 4, not 5.",
        ),
        (
            route(colour='"purple"'),
            (
                "route 8 (oude-waal – waag): unknown colour 'purple'; "
                "known: pink, blue, green, black, red, orange, grey."
            ),
        ),
        (route(colour='"wild"'), "route 8 (oude-waal – waag): unknown colour 'wild'; known: "),
        (route(colour="3"), "route 8 (oude-waal – waag): 'colour' must be a string, not 3."),
        (
            route(rest="cart = 1"),
            "route 8 (oude-waal – waag): 'cart' must be true or false, not 1.",
        ),
        (route(rest="lock = true"), "route 8 (oude-waal – waag): 'cart' is missing."),
        (
            route(rest="cart = false, lock = true"),
            "route 8 (oude-waal – waag): 'lock' is not a known key.",
        ),
    ],
)
def test_wrong_routes(new: str, sentence: str) -> None:
    assert problem(edited((SINGLE_ROUTE, new))).startswith(sentence)


def test_double_routes_are_of_one_length() -> None:
    """5.6."""
    unequal = edited((LAST_ROUTE, LAST_ROUTE.replace("length = 2", "length = 3")))
    assert problem(unequal) == (
        "route 44 (montelbaanstoren – waag): a double route of unequal lengths: "
        "route 43 has 2 spaces, this one 3."
    )


def test_double_routes_are_two() -> None:
    """5.6."""
    third = edited((LAST_ROUTE, f"{LAST_ROUTE}\n{LAST_ROUTE}"))
    assert problem(third) == (
        "route 45 (montelbaanstoren – waag): a third route between the same two locations."
    )


def test_routes_are_as_long_as_there_are_points_for() -> None:
    text = edited(("route_points = [1, 2, 4, 7]", "route_points = [1, 2, 4]"))
    assert problem(text) == (
        "route 2 (haringpakkerstoren – oude-waal): 'length' must be between 1 and 3, not 4."
    )


def with_routes(rows: list[str]) -> str:
    start, end = TEXT.index("routes = [\n"), TEXT.index("# 24 contracts")
    return f"{TEXT[:start]}routes = [\n{''.join(rows)}]\n{TEXT[end:]}"


def test_no_routes() -> None:
    assert problem(with_routes([])) == "the board: 0 routes; there must be 1 to 48."


def test_too_many_routes() -> None:
    rows = [f"{LAST_ROUTE}\n"] * 49
    assert problem(with_routes(rows)) == "the board: 49 routes; there must be 1 to 48."


def test_too_many_ways_to_claim() -> None:
    places = [location.id for location in Board.load().locations]
    rows = [
        route(f'"{places[0]}", "{place}"', "4") + "\n" for place in places[1:]
    ]  # 16 grey routes of length 4, with 25 payments each
    assert problem(with_routes(rows)) == (
        "the board: 400 ways to claim a route are too many; at most 307 fit."
    )


# Contracts


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (
            '{ ends = ["nieuwe-waal", "atlantis"], value = 3 },',
            "contract 0 (nieuwe-waal – atlantis): unknown location 'atlantis'.",
        ),
        (
            '{ ends = ["dam", "dam"], value = 3 },',
            "contract 0 (dam – dam): it leads from a location to itself.",
        ),
        (
            '{ ends = ["dam", "nieuwe-waal"], value = 51 },',
            "contract 0 (dam – nieuwe-waal): 'value' must be between 1 and 50, not 51.",
        ),
        (
            '{ ends = ["dam", "nieuwe-waal"], value = 3, printed = "yes" },',
            "contract 0 (dam – nieuwe-waal): 'printed' must be true or false, not 'yes'.",
        ),
        (
            '{ ends = ["dam", "nieuwe-waal"], value = 3, bonus = 1 },',
            "contract 0 (dam – nieuwe-waal): 'bonus' is not a known key.",
        ),
        (
            '{ ends = ["dam", "waag"], value = 3 },',
            "contract 2 (waag – dam): contract 0 is between the same places.",
        ),
    ],
)
def test_wrong_contracts(new: str, sentence: str) -> None:
    assert problem(edited((FIRST_CONTRACT, new))) == sentence


def test_too_few_contracts_for_the_players() -> None:
    """2.3: two for everyone."""
    start, end = TEXT.index("contracts = [\n"), TEXT.index("[transport]")
    few = f"{TEXT[:start]}contracts = [\n{FIRST_CONTRACT}\n]\n{TEXT[end:]}"
    assert problem(few) == "the board: 1 contracts are too few for 4 players."


def test_too_many_contracts() -> None:
    many = edited((FIRST_CONTRACT, f"{FIRST_CONTRACT}\n" * 10))
    assert problem(many) == "the board: 33 contracts; at most 32 fit."


def test_contracts_that_nobody_can_complete() -> None:
    """6.4."""
    rows = [
        f"{row},\n"
        for row in re.findall(r"\{ ends = \[.*?\], length = .*? \}", TEXT)
        if "montelbaanstoren" not in row
    ]
    assert problem(with_routes(rows)) == (
        "contract 1 (montelbaanstoren – oost-indisch-huis): no routes connect the two places."
    )


# Boards that other cities could have


def test_a_board_on_which_points_cannot_be_counted_is_refused() -> None:
    """5.4: a seat's route points must fit where the kernel counts them."""
    text = edited(("route_points = [1, 2, 4, 7]", "route_points = [50, 50, 50, 50]"))
    assert "route_points" in problem(text)


def test_deeply_nested_toml_is_a_board_error() -> None:
    with pytest.raises(BoardError):
        parse_board(f"x = {'[' * 100_000}")


def test_a_name_that_no_file_can_have() -> None:
    with pytest.raises(BoardError, match=r"^There is no board 'a\\x00b'\.$"):
        Board.load("a\0b")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("carts = 16", f"carts = {'9' * 5000}", "something in it is too large."),
        ("carts = 16", f"carts = 0x{'F' * 5000}", "'carts' must be between 1 and 60, not that."),
        ("width = 1000", "width = inf", "'width' must be a number of at most 100000."),
        ("width = 1000", f"width = 1{'0' * 400}", "'width' must be a number of at most 100000."),
        (
            'name = "Dam"',
            'name = "D\\u0000m"',
            "'name' contains characters that cannot be printed.",
        ),
        ("wild = 8", "wild = 20\n", "there are more wilds than coloured cards."),
    ],
)
def test_numbers_and_letters_that_no_board_has(old: str, new: str, sentence: str) -> None:
    text = edited((old, new))
    if "wild" in old:
        text = text.replace("pink = 6", "pink = 1").replace("blue = 6", "blue = 1")
        text = text.replace("green = 6", "green = 1").replace("black = 6", "black = 1")
    with pytest.raises(BoardError) as refusal:
        parse_board(text)
    assert str(refusal.value).endswith(sentence)
    assert len(str(refusal.value)) < 200
