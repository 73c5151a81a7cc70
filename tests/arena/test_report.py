"""The report is one file for people: whole, safe, readable, and the same for the same games."""

import random
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise

import pytest

from grachten.arena.heat_map import FROM_PALE_TO_DARK, NO_FIGURE, Scale, draw_heat_map, legend
from grachten.arena.played import PlayedGame, SeatResult
from grachten.arena.plot_labels import broken
from grachten.arena.report_page import report_page
from grachten.rules import Board, GrachtenError

BOARD = Board.load()
VOID = {"meta", "wbr", "br", "path", "rect", "use", "line", "circle", "ellipse", "stop", "polygon"}


def arena(*tables: tuple[str, ...], deals: int = 3) -> list[PlayedGame]:
    """Games that were never played, every rotation of every table on every deal."""
    rng = random.Random(5)
    games = []
    for deal in range(deals):
        for table in tables:
            for rotation in range(len(table)):
                seated = table[-rotation:] + table[:-rotation]
                games.append(_game(rng, deal, table, rotation, seated))
    return games


def _game(
    rng: random.Random, deal: int, table: tuple[str, ...], rotation: int, seated: tuple[str, ...]
) -> PlayedGame:
    routes = rng.sample(range(1, len(BOARD.routes)), 28)
    contracts = rng.sample(range(1, len(BOARD.contracts)), 16)
    ranks = rng.sample(range(1, len(seated) + 1), len(seated))
    seats = tuple(
        SeatResult(
            bot=bot,
            rank=ranks[number],
            points=10,
            route_points=12,
            completed=(contracts.pop(),),
            failed=(contracts.pop(),),
            contract_points=0,
            merchandise=2,
            merchandise_points=4,
            routes=tuple(routes.pop() for _ in range(6)),
            carts_left=2,
            decisions=20,
            seconds=0.25,
        )
        for number, bot in enumerate(seated)
    )
    turns = rng.randrange(20, 50)
    return PlayedGame(deal, table, rotation, rng.randrange(len(seated)), turns, seats)


PAIR = ("greedy", "search:ms=200")
SMALL = arena(PAIR, ("greedy", "random", "search:ms=200"))


@cache
def small_page() -> str:
    return report_page(BOARD, SMALL, title="Three bots")


class Reader(HTMLParser):
    """Everything that a reader, a screen reader or a browser would find in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.headings: list[tuple[int, str]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == [], "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and re.fullmatch(r"h[1-6]", self._open[-1]):
            self.headings.append((int(self._open[-1][1]), data))
        if self._open and self._open[-1] != "style":
            self.words.append(data)

    def all_of(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]


def headings(page: str) -> list[str]:
    return [words for level, words in Reader(page).headings if level == 2]


@pytest.mark.slow
def test_nothing_leaves_the_file() -> None:
    page = small_page()
    reader = Reader(page)
    tags = {tag for tag, _ in reader.elements}
    assert not tags & {"script", "link", "iframe", "img", "object", "embed", "base", "image"}
    for tag, attributes in reader.elements:
        for name, value in attributes.items():
            if name in {"src", "href", "xlink:href", "srcset", "data", "action", "poster"}:
                assert value.startswith("#"), (tag, name, value)
            assert not name.startswith("on"), (tag, name)
    assert all(
        address.startswith(("data:font/ttf;base64,", "#"))
        for address in re.findall(r"url\(['\"]?([^)]*)\)", page)
    )
    assert "@import" not in page
    names = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert set(re.findall(r"https?://[^\"'\s<)]*", page)) <= names


@pytest.mark.slow
def test_bots_and_titles_are_words_not_markup() -> None:
    bot = "evil:<script>alert('x')</script>&amp;\"<b"
    title = '</title><img src="x"> & more'
    page = report_page(BOARD, arena((bot, "greedy")), title=title)
    reader = Reader(page)
    assert not reader.all_of("img")
    assert not reader.all_of("script")
    assert not reader.all_of("b")
    assert [words for level, words in reader.headings if level == 1] == [title]
    assert bot in "".join(reader.words)


def test_sections_come_in_order_and_headings_skip_no_level() -> None:
    reader = Reader(small_page())
    assert headings(small_page()) == [
        "Who is strongest",
        "Head to head",
        "Who wins at which table",
        "How they play",
        "Who begins",
        "How long games take",
        "What contracts are worth",
        "What routes are worth",
        "How to read this",
    ]
    levels = [level for level, _ in reader.headings]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(below - above <= 1 for above, below in pairwise(levels))


def test_everything_can_be_read_aloud() -> None:
    reader = Reader(small_page())
    assert reader.all_of("html") == [{"lang": "en"}]
    pictures = [one for _, one in reader.elements if one.get("role") == "img" and "class" in one]
    plots = [one for one in pictures if one["class"].startswith("plot")]
    assert len(plots) == 2 * 6
    assert sum(one["class"] == "map-scroll" for one in pictures) == 2
    assert all(len(one["aria-label"]) > 40 for one in pictures)
    assert len(reader.all_of("figcaption")) == len(reader.all_of("figure")) == 8
    assert len(reader.all_of("caption")) == len(reader.all_of("table")) == 9
    assert all(one.get("scope") in {"row", "col"} for one in reader.all_of("th"))


@pytest.mark.slow
def test_the_figures_are_those_of_the_games() -> None:
    won = [
        replace(
            game, seats=tuple(replace(seat, rank=1 + (seat.bot != "greedy")) for seat in game.seats)
        )
        for game in arena(PAIR, deals=10)
    ]
    page = report_page(BOARD, won, title="One winner")
    text = " ".join(Reader(page).words)
    assert "2 bots met in 20 games on 10 deals. greedy ranks highest" in text
    assert "it won 100% of its games, where 50% would be fair" in text
    assert re.search(r"title=\"greedy against search:ms=200: [\d.–%]+, 20 games\">100%<", page)
    assert re.search(r"title=\"search:ms=200 against greedy: [\d.–%]+, 20 games\">0%<", page)


@pytest.mark.slow
@pytest.mark.parametrize("count", [pytest.param(2, marks=pytest.mark.nightly), 12])
def test_plots_fit_any_number_of_long_names(count: int) -> None:
    bots = [f"search:ms={number}00:style=hoarder:depth={number}" for number in range(1, count + 1)]
    tables = tuple(pairwise(bots))
    page = report_page(BOARD, arena(*tables, deals=2), title="Many")
    views = re.findall(r'<div class="plot (wide|narrow)"[^>]*><svg[^>]* width="(\d+)"', page)
    assert len(views) == 12
    widest = {"wide": 775, "narrow": 357}  # wider ones would be scaled down until none can read
    assert all(int(width) <= widest[view] for view, width in views), views
    assert all(f">{bots[0][:12]}" in svg for svg in re.findall(r"<svg.*?</svg>", page)[:2])


@pytest.mark.parametrize("width", [342, 760])
@pytest.mark.parametrize(
    "name",
    ["random", "search:ms=200:style=hoarder:depth=3", "x" * 150, "Dam – Waag\N{NO-BREAK SPACE}(3)"],
)
def test_names_break_and_lose_nothing(name: str, width: int) -> None:
    lines = broken(name, width).split("\n")
    assert all(0 < len(line) * 7 < width / 2 for line in lines)
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")


@pytest.mark.slow
def test_one_deal_has_ratings_without_intervals() -> None:
    page = report_page(BOARD, arena(PAIR, deals=1), title="One deal")
    assert "which cannot tell how sure they are" in page


@pytest.mark.slow
def test_a_bot_alone_has_no_rivals() -> None:
    page = report_page(BOARD, arena(("greedy", "greedy")), title="Alone")
    assert headings(page)[:2] == ["How they play", "Who begins"]
    assert "greedy against itself in Amsterdam: 6 games on 3 deals." in page


@pytest.mark.slow
def test_many_tables_are_told_not_drawn() -> None:
    tables = [(f"a{number}", f"b{number}") for number in range(13)]
    page = report_page(BOARD, arena(*tables, deals=2), title="Many tables")
    assert "There were 13 tables, too many to draw" in page


@pytest.mark.slow
def test_the_order_of_games_changes_nothing() -> None:
    shuffled = random.Random(1).sample(SMALL, len(SMALL))
    assert report_page(BOARD, shuffled, title="Three bots") == small_page()


def test_maps_show_what_is_taken() -> None:
    page = small_page()
    first, second = re.findall(r'<template shadowrootmode="open">(.*?)</template>', page)
    # Route 0 is nobody's in these games: palest where taking counts, grey where winning counts.
    assert f'fill="{FROM_PALE_TO_DARK[0]}"' in re.findall(r'<g id="route-0"[^>]*>', first)[0]
    assert f'fill="{NO_FIGURE}"' in re.findall(r'<g id="route-0"[^>]*>', second)[0]
    assert f"{BOARD.routes[0].name}, 2, pink: taken in 0.0% of games</title>" in first
    assert f"{BOARD.routes[0].name}, 2, pink: never taken</title>" in second
    assert (
        first.count("of games</title>")
        == second.count("</title>") - second.count("location-") - 1
        == len(BOARD.routes)
    )


def test_a_scale_mixes_its_colours_and_ends_at_its_ends() -> None:
    scale = Scale(0, 2, ("#000000", "#804020", "#ffffff"))
    assert [scale.colour(figure) for figure in (0, 0.5, 1, 2)] == [
        "#000000",
        "#402010",
        "#804020",
        "#ffffff",
    ]
    assert (scale.colour(-9), scale.colour(9)) == ("#000000", "#ffffff")
    assert "never &lt;" in legend(scale, ("0", "1"), gap="never <")


def test_a_map_tells_about_every_route() -> None:
    words = {route.index: f"<{route.index}>" for route in BOARD.routes}
    drawn = draw_heat_map(BOARD, {0: 1.0}, Scale(0, 1, FROM_PALE_TO_DARK), words)
    assert all(f": &lt;{route.index}&gt;</title>" in drawn for route in BOARD.routes)
    assert drawn.count(f'fill="{FROM_PALE_TO_DARK[-1]}"') == 1


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_words_stand_out_from_the_paper(scheme: int) -> None:
    style = (files("grachten.arena") / "report.css").read_text("utf-8")
    block = re.findall(r":root \{(.*?)\}", style, re.DOTALL)[scheme]
    colours = dict(re.findall(r"--(\w+): (#\w{6})", block))
    for words in ("ink", "soft", "wax"):
        for paper in ("paper", "sheet"):
            assert _contrast(colours[words], colours[paper]) >= 4.5, (words, paper)
    if scheme == 0:  # in the dark these are mixed with the paper
        assert _contrast(colours["ink"], colours["warm"]) >= 4.5
        assert _contrast(colours["ink"], colours["cold"]) >= 4.5


def _contrast(one: str, other: str) -> float:
    """The contrast ratio of the Web Content Accessibility Guidelines."""

    def light(colour: str) -> float:
        parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    dark, bright = sorted((light(one), light(other)))
    return bright / dark


def test_no_games_make_no_report() -> None:
    with pytest.raises(GrachtenError, match="There are no games"):
        report_page(BOARD, [], title="Nothing")


def test_plots_are_imported_only_when_drawn() -> None:
    modules = "grachten.cli.arena, grachten.arena.statistics, grachten.cli.arena_tables"
    code = f"import sys, {modules}; sys.exit('altair' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
