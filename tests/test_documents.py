"""What the documents say is true: their code runs, their commands work, their links lead."""

import ast
import contextlib
import io
import json
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import asdict, fields
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import resolve_name
from typing import get_args

import pytest

from grachten.arena import header_for
from grachten.arena.results_file import FORMAT
from grachten.bots import GreedyBot, PlannerBot, SearchBot, bot_names
from grachten.protocol.reviews import ReasonKind
from grachten.review.grading import BLUNDER, INACCURACY, MISTAKE
from grachten.rules import Board
from grachten.rules.record_format import shuffled_decks
from support.commands import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
NAVIGATION: dict[str, dict[str, str]] = tomllib.loads(
    (ROOT / "docs" / "site" / "navigation.toml").read_text(encoding="utf-8")
)
DIRECTIVE = re.compile(r"^\.\. (currentmodule|auto\w+|alias):: ([\w.]+)$", re.MULTILINE)
MACHINERY = ("pairing", "position_json", "typescript", "wire")
"""Modules of the protocol that no program outside uses."""


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def run_python(code: str) -> tuple[dict[str, object], str]:
    names: dict[str, object] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, names)  # noqa: S102 - our own document
    return names, printed.getvalue()


def test_the_game_in_twenty_lines() -> None:
    code = blocks("README.md", "python")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    names, printed = run_python(code)
    assert names["game"].is_over  # type: ignore[attr-defined]
    assert "won by" in printed


def test_the_refusal_reads_as_printed() -> None:
    _, printed = run_python(blocks("README.md", "python")[1])
    assert printed == blocks("README.md", "text")[0]


def test_a_bot_of_ones_own() -> None:
    names, _ = run_python(blocks("README.md", "python")[2])
    assert {"Longest", "planner"} <= set(names)


def test_bots_that_are_written_down_play() -> None:
    own, diarist, _ = blocks("docs/bots.md", "python")
    run_python(own)
    names, _ = run_python(diarist)
    diary = names["diary"]
    assert isinstance(diary, list)
    assert len(diary) > 10


def test_thoughts_have_the_shape_that_is_shown() -> None:
    _, printed = run_python(blocks("docs/bots.md", "python")[2])
    (shown,) = blocks("docs/bots.md", "text")
    shape = [
        r"\d+ simulations; best: .+",
        *[r".+: \d+, [01]\.\d\d, [+-]\d+\.\d"] * 3,
        *[r".+ – .+ \(\d+\): [01]\.\d\d"] * 2,
    ]
    for text in (printed, shown):
        for line, like in zip(text.splitlines(), shape, strict=True):
            assert re.fullmatch(like, line), line


def test_every_bot_and_option_has_its_line() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == list(bot_names())
    for name, kind in (("greedy", GreedyBot), ("planner", PlannerBot), ("search", SearchBot)):
        (line,) = re.findall(rf"^\| `{name}` \| (.*?) \|", text, re.MULTILINE)
        told = dict(re.findall(r"`(\w+)=([\w.]+)`", line))
        assert told == {field.name: f"{field.default}".removesuffix(".0") for field in fields(kind)}


def test_the_arena_in_python() -> None:
    (code,) = blocks("docs/arena.md", "python")
    _, printed = run_python(code)
    assert printed.startswith("10 games on 5 deals\nwon ")


def test_the_arenas_header_is_as_shown() -> None:
    (shown,) = blocks("docs/arena.md", "json")
    header = header_for(Board.load(), 1, 10.0)
    assert json.loads(shown) == {"format": FORMAT, **asdict(header), "seed": "1"}


@pytest.mark.nightly
def test_the_arenas_commands_work(tmp_path: Path) -> None:
    (commands,) = blocks("docs/arena.md", "sh")
    for line in commands.splitlines():
        done = run(*shlex.split(line)[1:], cwd=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
    assert {file.name for file in tmp_path.iterdir()} == {"g.jsonl", "g.html"}
    text = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    known = run("arena", "--help").stdout
    for option in re.findall(r"--[a-z]+", text):
        assert option in known, option


def test_the_commands_work(tmp_path: Path) -> None:
    play, commands = (block.splitlines() for block in blocks("README.md", "sh"))
    for line in play:
        command, target = line.split()
        assert command == "make"
        planned = subprocess.run(
            ["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert planned.returncode == 0, planned.stderr
    for line in commands:
        command, *arguments = shlex.split(line)
        assert command == "grachten"
        done = run(*arguments, cwd=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
    assert {file.name for file in tmp_path.iterdir()} == {
        "games.jsonl",
        "duel.jsonl",
        "duel.html",
        "amsterdam.svg",
        "amsterdam.png",
    }


def test_reviews_are_as_shown(tmp_path: Path) -> None:
    (commands,) = blocks("docs/review.md", "sh")
    for line in commands.splitlines():
        done = run(*shlex.split(line)[1:], cwd=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
    _, printed = run_python(blocks("docs/review.md", "python")[0])
    *seats, first = printed.splitlines()
    for number, line in enumerate(seats):
        assert re.fullmatch(rf"seat {number}: accuracy \d+, luck [+-]\d+ points", line), line
    assert first.startswith("keep ")


def test_grades_are_as_shown() -> None:
    text = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| (\d+) points or more \| (\w+) \|$", text, re.MULTILINE)
    assert [(int(points) / 100, name) for points, name in shown] == [
        (INACCURACY, "inaccuracy"),
        (MISTAKE, "mistake"),
        (BLUNDER, "blunder"),
    ]
    kinds = re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (`.+?) \|", text, re.MULTILINE)))
    assert sorted(kinds) == sorted(get_args(ReasonKind))


def test_puzzles_are_as_shown(tmp_path: Path) -> None:
    (commands,) = blocks("docs/puzzles.md", "sh")
    listed, checked = (run(*shlex.split(line)[1:], cwd=tmp_path) for line in commands.splitlines())
    assert (checked.returncode, checked.stdout) == (0, "2 of 2 puzzles hold.\n")
    text = (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")
    rows = [line.replace("`", "").strip("| ").split(" | ") for line in text.splitlines()]
    shown = [" ".join(row).lower() for row in rows if len(row) == 5 and row[1] != "easy"]
    lines = [" ".join(line.split()) for line in listed.stdout.splitlines()]
    assert len(shown) == 14
    assert set(shown) <= set(lines)
    _, printed = run_python(blocks("docs/puzzles.md", "python")[0])
    assert len(printed.splitlines()) >= 2


def test_the_shuffle_needs_nothing_but_its_page() -> None:
    (code,) = blocks("docs/shuffle.md", "python")
    names, _ = run_python(code)
    assert (names["deck"], names["contracts"]) == shuffled_decks(Board.load(), 7)


# From an empty file to the arena


@pytest.fixture
def first_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The page's first block is saved as it says; the others are returned."""
    code, *others = blocks("docs/first-bot.md", "python")
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybot", raising=False)
    return others


def test_a_first_bot_is_checked_and_watched(first_bot: list[str]) -> None:
    check, watch, _ = first_bot
    run_python(check)
    names, printed = run_python(watch)
    assert re.match(r"(seat \d: .+ – .+, \d points\n)+\(-?\d+, -?\d+\)\n$", printed)
    assert names["game"].is_over  # type: ignore[attr-defined]


def test_a_first_bot_meets_others(first_bot: list[str]) -> None:
    _, printed = run_python(first_bot[-1])
    (shown,) = blocks("docs/first-bot.md", "text")
    for text in (printed, shown):
        found = re.findall(
            r"^(\w+): won (\d+)%, in truth probably \d+% to \d+%$", text, re.MULTILINE
        )
        assert [other for other, _ in found] == ["random", "greedy", "carter"]
        won = [int(share) for _, share in found]
        assert won[0] > won[1] > 50 > won[2]  # as the page says of it


# Research


def test_games_become_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command, *_ = blocks("docs/research.md", "sh")
    done = run(*shlex.split(command)[1:], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    monkeypatch.chdir(tmp_path)
    _, printed = run_python(blocks("docs/research.md", "python")[0])
    first, *routes = printed.splitlines()
    assert re.fullmatch(r"20 games; the first player won \d+%", first)
    assert len(routes) == 3


def test_a_thousand_games_at_once() -> None:
    names, printed = run_python(blocks("docs/research.md", "python")[1])
    assert re.fullmatch(r"-?\d+\.\d points on average\n", printed)
    assert all(names["winners"])  # type: ignore[arg-type]


def test_examples_in_the_text_are_there() -> None:
    _, *commands = blocks("docs/research.md", "sh")
    files = [
        line.split()[1]
        for block in commands
        for line in block.splitlines()
        if line.startswith("python ")
    ]
    assert files
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(\w+\.\w+)` \|", text, re.MULTILINE)
    assert sorted(named) == sorted(file.name for file in (ROOT / "examples").iterdir())
    assert all((ROOT / file).is_file() for file in files)


def test_agents_play_a_game() -> None:
    (code,) = (code for code in blocks("docs/research.md", "python") if "grachten_v1" in code)
    _, printed = run_python(code)
    assert re.fullmatch(r"\((-?\d+, ){2}-?\d+\)\n", printed)


def test_hidden_cards_are_dealt_anew() -> None:
    (code,) = (code for code in blocks("docs/research.md", "python") if "HiddenCards" in code)
    _, printed = run_python(code)
    assert re.fullmatch(r"one of 10\^\d\d deals\n", printed)


# How to play


def test_the_keys_are_those_of_the_table() -> None:
    source = (ROOT / "web" / "src" / "play" / "Keys.svelte").read_text(encoding="utf-8")
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| (`.+?) \|", text, re.MULTILINE)
    assert [keys.replace("`", "") for keys in shown] == re.findall(r'\["(.+)", "\w+"\],', source)


def test_what_is_pressed_is_called_what_the_page_calls_it() -> None:
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    words = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src" / "grachten" / "words" / "en").glob("*.ftl")
    )
    for label in (
        "Play now",
        "With friends",
        "Open to everyone",
        "Watch games",
        "On this screen",
        "Was the shuffle fair?",
        "Move to another device",
    ):
        assert f"*{label}*" in text, label
        assert f"= {label}\n" in words, label


# Links and pages


@cache
def anchors(document: Path) -> set[str]:
    """What a heading of this document can be linked by."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# ")
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text):
        if target.startswith("https://"):
            continue
        there = document.parent / target if target else document
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), f"{target}#{anchor}"


def test_every_page_has_its_place_on_the_site() -> None:
    shown = [ROOT / page for section in NAVIGATION.values() for page in section.values()]
    home = ROOT / "docs" / "index.md"
    assert sorted([home, *shown]) == [page for page in DOCUMENTS if page != ROOT / "README.md"]


@pytest.mark.parametrize(
    "package",
    ["arena", "bots", "client", "club", "kernel", "protocol", "puzzles", "review", "rules"],
)
def test_the_reference_has_every_name(package: str) -> None:
    text = (ROOT / "docs" / "api" / f"{package}.md").read_text(encoding="utf-8")
    named = re.findall(r"^\.\. (?:py:|auto)?\w+:: (?:[\w.]+\.)?(\w+)$", text, re.MULTILINE)
    assert set(import_module(f"grachten.{package}").__all__) <= set(named)


@pytest.mark.parametrize(
    "reference", sorted((ROOT / "docs" / "api").glob("*.md")), ids=lambda path: path.stem
)
def test_the_reference_names_only_what_is_there(reference: Path) -> None:
    """Sphinx would say so too, but it builds the site at night only."""
    module = ""
    for directive, name in DIRECTIVE.findall(reference.read_text(encoding="utf-8")):
        if directive == "currentmodule":
            module = name
        elif directive == "automodule":
            import_module(name)
        else:
            holder, _, last = name.rpartition(".")
            assert hasattr(resolve_name(holder or module), last), name


def test_the_reference_has_every_module_of_the_protocol() -> None:
    text = (ROOT / "docs" / "api" / "protocol.md").read_text(encoding="utf-8")
    shown = {name for directive, name in DIRECTIVE.findall(text) if directive == "automodule"}
    modules = {
        f"grachten.protocol.{path.stem}"
        for path in (ROOT / "src" / "grachten" / "protocol").glob("[!_]*.py")
    }
    assert modules - shown == {f"grachten.protocol.{name}" for name in MACHINERY}


def test_no_alias_of_the_protocol_is_in_the_reference_twice() -> None:
    """With a docstring of its own, the module's page would describe it as well."""
    text = (ROOT / "docs" / "api" / "protocol.md").read_text(encoding="utf-8")
    aliases = re.findall(r"^\.\. alias:: grachten\.(protocol\.\w+)\.(\w+)$", text, re.MULTILINE)
    assert aliases
    for module, name in aliases:
        source = ROOT.joinpath("src", "grachten", *module.split(".")).with_suffix(".py")
        described = [
            before.targets[0].id
            for before, after in pairwise(ast.parse(source.read_text(encoding="utf-8")).body)
            if isinstance(before, ast.Assign)
            and isinstance(before.targets[0], ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ]
        assert name not in described, f"{name} of {module}: a comment will do"


def test_the_reference_has_every_name_of_the_top() -> None:
    text = (ROOT / "docs" / "api" / "grachten.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+)(?: <grachten\.\w+\.\1>)?`", text)
    assert set(import_module("grachten").__all__) <= set(named)


def test_the_walks_through_the_code_name_what_is_there() -> None:
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    walks = design[design.index("## Three walks") : design.index("## Kernel")]
    folders = (ROOT / "src" / "grachten", ROOT / "web" / "src")
    for place in re.findall(r"[a-z_]+/[\w./]*\w", " ".join(re.findall(r"participant .*", walks))):
        assert any((folder / place).exists() for folder in folders), place
    defined: set[tuple[str, str]] = set()
    for file in (found for folder in folders for found in folder.rglob("*.[pt][ys]")):
        source = file.read_text(encoding="utf-8")
        owners = {"", *re.findall(r"\bclass (\w+)", source)}
        names = re.findall(r"(?:\bdef |\bfunction |^  (?:async )?)(\w+)\(", source, re.MULTILINE)
        defined |= {(owner, name) for owner in owners for name in names}
    named = set(re.findall(r"(?:(\w+)\.)?(\w+)\(\)", walks))
    assert len(named) > 50
    assert named <= defined


def test_pinned_dependencies_name_no_addresses() -> None:
    for file in (ROOT / "requirements").iterdir():
        text = file.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--" not in text
        if file.suffix == ".txt":
            pins = [line for line in text.splitlines() if not line.startswith("#")]
            assert pins
            assert all("==" in pin for pin in pins)
