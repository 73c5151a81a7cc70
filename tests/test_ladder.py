"""The page of the ladder says what the results say: every number, counted here in another way."""

import os
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from grachten.arena import (
    Conditions,
    Plan,
    PlayedGame,
    header_for,
    play_here,
    play_plan,
    read_results,
    results_file,
)
from grachten.rules import Board

LADDER = Path(__file__).parents[1] / "bench" / "ladder.py"
BOARD = Board.load()
PAIR = ("greedy", "random")
CROWD = ("greedy", "random", "random", "random")
PLAN = """
seed = 3
limit = 10

[[match]]
name = "pair"
table = ["greedy", "random"]
deals = 3
goal = 0.05

[[match]]
name = "weak"
table = ["random", "greedy:patience=2"]
deals = 2
"""


def ladder(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, LADDER, *arguments], capture_output=True, text=True, check=False
    )


def rows(page: Path, title: str) -> list[dict[str, str]]:
    """A table of the page, a row as its cells by heading; the second of two equal ones has a 2."""
    part = page.read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line[2:-2].split(" | ") for line in part.splitlines() if line.startswith("|")]
    head = [name + "2" * (name in lines[0][:at]) for at, name in enumerate(lines[0])]
    return [dict(zip(head, line, strict=True)) for line in lines[2:]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, list[PlayedGame]]:
    """A file of a pair with a deal that is not whole, and one of a table of four."""
    folder = tmp_path_factory.mktemp("results")
    files = {}
    for name, table, deals in (("pair", PAIR, 8), ("crowd", CROWD, 3)):
        games = play_plan(Plan(Conditions(BOARD, 3, 10), (table,), deals), play_here)
        path = folder / f"{name}.jsonl"
        with results_file(path, header_for(BOARD, 3, 10)) as results:
            for game in games[: -1 if name == "pair" else None]:
                results.add(game)
        files[path] = [game for game in games if name == "crowd" or game.deal < 7]
    return files


def part_won(game: PlayedGame, bot: str) -> float:
    winners = [seat.bot for seat in game.seats if seat.rank == 1]
    return winners.count(bot) / len(winners)


def test_the_numbers_are_those_of_the_games(
    played: dict[Path, list[PlayedGame]], tmp_path: Path
) -> None:
    page = tmp_path / "ladder.md"
    done = ladder(*played, "--page", page)
    assert done.returncode == 0, done.stderr
    pair, crowd = played.values()

    (duel,) = rows(page, "Two players")
    won = sum(part_won(game, "greedy") for game in pair) / len(pair)
    assert (duel["bot"], duel["against"], duel["deals"], duel["games"]) == (*PAIR, "7", "14")
    assert duel["won"] == f"{won:.1%}"
    low, high = map(float, duel["interval"].rstrip("%").split("–"))
    assert low <= 100 * won <= high
    assert duel["Elo"].startswith("+") == (won > 0.5)
    assert duel["goal"].startswith("above 50%: met")

    first, second = rows(page, "More players")
    won = sum(part_won(game, "greedy") for game in crowd) / len(crowd)
    assert (first["bot"], first["seats"], first["against"]) == ("greedy", "1 of 4", "3 random")
    assert (first["deals"], first["games"], first["fair"]) == ("3", "12", "25.0%")
    assert first["won"] == f"{won:.1%}"
    assert (second["won"], second["fair"]) == (f"{1 - won:.1%}", "75.0%")

    times = rows(page, "Time for a decision")
    assert [row["bot"] for row in times] == [*PAIR, *PAIR]
    for row, games in zip(times, (pair, pair, crowd, crowd), strict=True):
        seats = [seat for game in games for seat in game.seats if seat.bot == row["bot"]]
        mean = sum(seat.seconds for seat in seats) / sum(seat.decisions for seat in seats)
        slowest = max(seat.seconds / seat.decisions for seat in seats)
        assert float(row["mean"].removesuffix(" ms")) == pytest.approx(1e3 * mean, rel=0.01)
        assert float(row["in its slowest game"].removesuffix(" ms")) == pytest.approx(
            1e3 * slowest, rel=0.01
        )
    text = page.read_text(encoding="utf-8")
    assert "grachten arena --table greedy,random --deals 7 --seed 3 --results pair.jsonl" in text
    assert "## Levels" not in text


def test_levels_are_known_under_other_names(
    played: dict[Path, list[PlayedGame]], tmp_path: Path
) -> None:
    """The games of one pair, told as those of a search against a planner: regent and merchant."""
    names = {"greedy": "planner", "random": "search:ms=200"}
    path, page = tmp_path / "told.jsonl", tmp_path / "ladder.md"
    games = next(iter(played.values()))
    with results_file(path, header_for(BOARD, 3, 10)) as results:
        for game in games:
            seats = tuple(replace(seat, bot=names[seat.bot]) for seat in game.seats)
            table = tuple(names[bot] for bot in game.table)
            results.add(replace(game, table=table, seats=seats))
    assert ladder(path, "--page", page).returncode == 0
    (level,) = rows(page, "Levels")
    won = sum(part_won(game, "random") for game in games) / len(games)
    assert (level["level"], level["above"], level["won"]) == ("regent", "merchant", f"{won:.1%}")
    assert level["Elo above it"].startswith("−")


@pytest.mark.nightly
def test_what_is_missing_is_played_and_goals_are_judged(tmp_path: Path) -> None:
    plan, page, folder = tmp_path / "plan.toml", tmp_path / "ladder.md", tmp_path / "results"
    plan.write_text(PLAN.replace("deals = 3", "deals = 2"))
    assert ladder("--play", folder, "--plan", plan, "--page", page).returncode == 0
    before = (folder / "pair.jsonl").read_bytes()
    plan.write_text(PLAN)
    assert ladder("--play", folder, "--plan", plan, "--page", page).returncode == 0
    assert (folder / "pair.jsonl").read_bytes().startswith(before)
    found = read_results(folder / "pair.jsonl")
    assert found is not None
    assert sorted((game.deal, game.rotation) for game in found[1]) == [
        (deal, rotation) for deal in range(3) for rotation in range(2)
    ]
    pair, weak = rows(page, "Two players")
    assert (pair["deals"], weak["deals"]) == ("3", "2")
    assert pair["goal"] == "≥ 5.0%: met"
    assert weak["goal"].startswith("above 50%: missed")


def test_games_are_kept_for_another_night(
    played: dict[Path, list[PlayedGame]], tmp_path: Path
) -> None:
    """Packed, unpacked in another folder, and told again with the day on which they were played."""
    path, kept, folder = next(iter(played)), tmp_path / "kept", tmp_path / "results"
    plan, page = tmp_path / "plan.toml", tmp_path / "ladder.md"
    plan.write_text(PLAN.split('[[match]]\nname = "weak"', maxsplit=1)[0])
    tell = partial(ladder, "--plan", plan, "--page", page, "--keep", kept)
    day = datetime(2026, 3, 4, 12, tzinfo=UTC).timestamp()
    os.utime(path, (day, day))
    assert tell(path).returncode == 0
    told = page.read_text(encoding="utf-8")
    assert "Played up to 2026-03-04 " in told
    page.unlink()
    assert tell("--play", folder).returncode == 0
    assert page.read_text(encoding="utf-8") == told
    assert (folder / path.name).read_bytes() == path.read_bytes()


def test_what_cannot_be_told_is_refused(
    played: dict[Path, list[PlayedGame]], tmp_path: Path
) -> None:
    path = next(iter(played))
    again, page = tmp_path / "again.jsonl", tmp_path / "ladder.md"
    again.write_bytes(path.read_bytes())
    for files, sentence in (
        ([], "There are no results: name files with two whole deals or more."),
        ([tmp_path / "none.jsonl"], "none.jsonl holds no results yet."),
        ([path, again], f"{path} and {again} both hold greedy, random."),
    ):
        done = ladder(*files, "--page", page)
        assert done.returncode == 1
        assert done.stderr.startswith("ladder: ")
        assert done.stderr.endswith(f"{sentence}\n")
        assert not page.exists()
