"""`grachten simulate`."""

import json
import resource
from pathlib import Path
from typing import Any

import pytest

from grachten.rules import read_records, verify_record
from support.commands import run


def simulated(*arguments: str | Path) -> dict[str, Any]:
    done = run("simulate", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_counts_add_up(players: str) -> None:
    result = simulated("--players", players, "--games", "2500", "--seed", "5")
    seats = result["seats"]
    assert len(seats) == int(players)
    assert sum(seat["wins"] for seat in seats) == pytest.approx(1)
    assert sum(result["endings"].values()) == 2500
    assert sum(result["decided_by"].values()) == 2500
    for seat in seats:
        lines = seat["routes"] + seat["contracts"] + seat["merchandise"]
        assert seat["points"] == pytest.approx(lines)


def test_the_same_seed_gives_the_same_games_again_recorded_or_not(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--players", "3", "--games", "30", "--seed", "11", "--bots", "random")
    result = simulated(*arguments, "--record", file)
    assert result == simulated(*arguments)
    assert result != simulated("--players", "3", "--games", "30", "--seed", "12")
    games = [verify_record(record) for _, record in read_records(file)]
    assert len(games) == 30
    sheets = [game.score_sheet for game in games]
    totals = [sum(sheet.totals[seat] for sheet in sheets if sheet) / 30 for seat in range(3)]
    assert totals == pytest.approx([seat["points"] for seat in result["seats"]])
    assert len({game.seed for game in games}) == 30


def test_bots_play_by_their_views(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--games", "20", "--seed", "4", "--bots", "greedy:patience=3,random")
    result = simulated(*arguments, "--record", file)
    assert result == simulated(*arguments)
    assert [seat["bot"] for seat in result["seats"]] == ["greedy:patience=3", "random"]
    assert result["seats"][0]["wins"] > 0.8
    records = [record for _, record in read_records(file)]
    assert records[0]["seats"][0]["kind"] == "bot:greedy:patience=3"
    sheets = [verify_record(record).score_sheet for record in records]
    points = sum(sheet.totals[0] for sheet in sheets if sheet) / 20
    assert points == pytest.approx(result["seats"][0]["points"])


def test_result_for_people() -> None:
    done = run("simulate", "--games", "100", "--seed", "3")
    assert done.returncode == 0
    assert "100 games with 2 players, seed 3" in done.stdout
    assert "The first player won" in done.stdout
    assert done.stderr == ""


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    little_space = {resource.RLIMIT_FSIZE: (20_000, 20_000)}
    file = tmp_path / "games.jsonl"
    done = run("simulate", "--games", "50", "--seed", "1", "--record", file, limits=little_space)
    assert done.returncode == 2
    assert done.stderr == f"grachten: {file} cannot be written: File too large.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.jsonl"
    done = run("simulate", "--games", "5", "--seed", "1", "--record", file)
    assert done.returncode == 2
    assert done.stderr == f"grachten: {file} cannot be written: there is no folder {file.parent}.\n"
