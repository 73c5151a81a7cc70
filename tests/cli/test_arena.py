"""`grachten arena`."""

import json
import os
import resource
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grachten.arena import read_results
from grachten.cli.commands import app
from grachten.rules import GrachtenError
from support.commands import GRACHTEN, refused, run
from support.patience import PATIENCE, wait_until

QUICK = ("--deals", "6", "--seed", "4", "--workers", "1")


Arena = Callable[..., dict[str, Any]]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    """The result for machines, played by this process: starting one takes longer than a game."""

    def play(*arguments: str | Path) -> dict[str, Any]:
        app(("arena", "--json", *map(str, arguments)), standalone_mode=False)
        printed = capsys.readouterr()
        assert printed.err == ""
        result: dict[str, Any] = json.loads(printed.out)
        return result

    return play


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    for bot in result["statistics"]["bots"]:
        del bot["seconds"]
    return result


def test_the_result_for_people(tmp_path: Path) -> None:
    done = run("arena", "greedy", "random", "greedy:patience=2", *QUICK, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("Arena on Amsterdam, seed 4", "Ratings", "Duels", "Wins by table", "a decision"):
        assert words in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100
    assert list(tmp_path.iterdir()) == []


def test_the_result_for_machines(arena: Arena) -> None:
    result = arena("greedy", "random", *QUICK)
    assert (result["games"], result["deals"], result["seed"]) == (12, 6, 4)
    assert [rating["bot"] for rating in result["ratings"]] == ["greedy", "random"]
    assert result["ratings"][0]["low"] > result["ratings"][1]["high"]
    assert [(duel["bot"], duel["games"]) for duel in result["head_to_head"]] == [
        ("greedy", 12),
        ("random", 12),
    ]
    assert result["faults"] == []


def test_the_result_is_the_same_on_two_cores(arena: Arena) -> None:
    arguments = ("greedy", "random", "--players", "3", "--deals", "4", "--seed", "4")
    one, two = (timeless(arena(*arguments, "--workers", workers)) for workers in "12")
    assert one == two
    assert one["games"] == 4 * 2 * 3
    assert [table["table"] for table in one["statistics"]["tables"]] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "greedy"],
    ]


def test_tables_by_name(arena: Arena) -> None:
    result = arena("--table", "greedy,random, random,random", "--table", "greedy,greedy", *QUICK)
    assert result["games"] == 6 * (4 + 1)


def test_results_are_continued(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    kept = ("--results", file, "--workers", "1")
    arena("greedy", "random", "--deals", "3", "--seed", "4", "--limit", "5", *kept)
    before = file.read_bytes()
    # Neither the seed nor the limit need be said again, nor the bots in the same order.
    result = arena("random", "greedy", "--deals", "6", *kept)
    assert file.read_bytes().startswith(before)
    assert (result["games"], result["seed"], result["limit"]) == (12, 4, 5.0)
    assert timeless(result) == timeless(
        arena("greedy", "random", "--deals", "6", "--seed", "4", "--limit", "5", "--workers", "1")
    )
    result = arena("random", "greedy", "greedy:patience=2", "--deals", "6", *kept)
    assert result["games"] == 36
    found = read_results(file)
    assert found is not None
    assert len(found[1]) == 36
    before = file.read_bytes()
    with pytest.raises(GrachtenError, match=r"was started with the seed 4, not 5\.$"):
        arena("greedy", "random", "--seed", "5", *kept)
    assert file.read_bytes() == before


def test_a_run_that_is_stopped_can_be_continued(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    arguments = ("arena", "greedy", "random", "--seed", "4", "--results", str(file))
    with subprocess.Popen(
        [GRACHTEN, *arguments, "--deals", "100000", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 10)
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: its workers hear it as well
        assert process.communicate(timeout=PATIENCE) == ("", "grachten: Stopped.\n")
    assert process.returncode == 130
    assert file.read_bytes().endswith(b"\n")
    found = read_results(file)
    assert found is not None
    games = {(game.deal, game.rotation) for game in found[1]}
    assert len(games) == len(found[1]) >= 10
    # The slower worker may not have finished its very first game: that one is played now.
    result = arena(*arguments[1:], "--deals", "1", "--workers", "1")
    assert result["games"] == len(games | {(0, 0), (0, 1)})


def test_a_test_stops_when_it_knows(arena: Arena) -> None:
    arguments = ("greedy", "random", "--sprt", "0,50", "--deals", "100", "--seed", "4")
    result = arena(*arguments, "--workers", "1")
    assert result["sprt"]["decision"] == "better"
    assert result["sprt"]["llr"] >= result["sprt"]["bounds"][1]
    assert result["deals"] == result["sprt"]["deals"] < 100
    done = run("arena", "random", "greedy", *arguments[2:], "--workers", "1")
    words = " ".join(done.stdout.split())
    assert "random is not better than greedy: LLR −" in words
    undecided = arena(*arguments[:4], "--deals", "2", "--workers", "1")
    assert (undecided["sprt"]["decision"], undecided["sprt"]["deals"]) == (None, 2)


def test_games_are_reviewed_if_that_is_wanted(tmp_path: Path) -> None:
    results, report = tmp_path / "games.jsonl", tmp_path / "report.html"
    done = run(
        *("arena", "greedy", "random", "--deals", "2", "--seed", "1", "--review"),
        *("--results", results, "--report", report),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Accuracy and luck" in done.stdout
    assert "variance" in done.stdout
    assert "Luck and skill" in report.read_text(encoding="utf-8")
    found = read_results(results)
    assert found is not None
    assert all(seat.judged is not None for game in found[1] for seat in game.seats)
    done = run("arena", "greedy", "random", "--deals", "2", "--seed", "1", "--json")
    bots = json.loads(done.stdout)["statistics"]["bots"]
    assert [bot["luck"] for bot in bots] == [None, None]


def test_a_report(tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    arguments = ("arena", "greedy", "random", *QUICK, "--report", file)
    file.write_text("precious")
    assert "already exists" in refused(*arguments)
    assert file.read_text() == "precious"
    done = run(*arguments, "--overwrite")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Report in {file}." in done.stdout
    assert "greedy" in file.read_text()


@pytest.mark.nightly
def test_a_report_that_cannot_be_written_costs_no_result(tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    file.write_text("precious")
    small_disk = {resource.RLIMIT_FSIZE: (20_000, 20_000)}
    arguments = ("arena", "greedy", "random", *QUICK, "--report", file, "--overwrite")
    done = run(*arguments, limits=small_disk)
    assert done.returncode == 2
    assert "cannot be written: File too large." in done.stderr
    assert "Duels won" in done.stdout
    assert file.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "An arena needs bots"),
        (("greedy", "clever"), "There is no bot 'clever'"),
        (
            ("greedy", "--table", "greedy,random"),
            "Name either bots and the number of players, or tables",
        ),
        (("--table", "greedy"), "the table greedy has 1."),
        (("--table", "greedy,"), "There is no bot ''"),
        (("greedy", "random", "--players", "5"), "The game is for 2 to 4 players, not 5."),
        (("greedy", "random", "--deals", "0"), "The number of deals must be from 1 to"),
        (("greedy", "random", "--workers", "0"), "The number of workers must be from 1 to"),
        (("greedy", "random", "--limit", "-1"), "The limit must be a number of seconds"),
        (("greedy", "random", "--limit", "nan"), "The limit must be a number of seconds"),
        (("greedy", "random", "--seed", "-1"), "The seed must be a whole number from 0 to"),
        (("greedy", "random", "--sprt", "5"), "--sprt takes two numbers such as 0,20, not '5'."),
        (("greedy", "random", "--sprt", "5,0"), "elo0 must be below elo1"),
        (("greedy", "--sprt", "0,5"), "--sprt compares two bots, not 1."),
        (("greedy", "random", "--report", "x/r.html"), "there is no folder x."),
        (("greedy", "random", "--results", "x/r.jsonl"), "there is no folder x."),
        (("greedy", "random", "--results", "."), "cannot be written: it is not a file."),
        (("greedy", "random", "--results", "a", "--report", "a"), "need different files."),
        (("greedy", "random", "--ray", "127.0.0.1:1"), "Nothing answers at the address"),
        (("greedy", "random", "--ray", "127.0.0.1:1", "--results", "a"), "Nothing answers"),
    ],
)
def test_bad_input_changes_nothing(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process, as there is much that can be bad."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(GrachtenError) as error:
        app(("arena", *arguments), standalone_mode=False)
    assert sentence in str(error.value)
    assert list(tmp_path.iterdir()) == []


def test_bad_input_is_one_sentence() -> None:
    assert "There is no bot 'clever'" in refused("arena", "greedy", "clever")
