"""`grachten review`, and hints in the terminal."""

import json
import re
from pathlib import Path

import pytest

from support.commands import refused, run

PARTS = ("start", "choice", "noise", "others", "luck")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    done = run("simulate", "--games", "1", "--seed", "2", "--bots", "greedy", "--record", file)
    assert done.returncode == 0, done.stderr
    return file


def test_a_review_in_words(game: Path) -> None:
    done = run("review", game)
    assert (done.returncode, done.stderr) == (0, "")
    for seat in (0, 1):
        assert re.search(rf"^greedy {seat}, accuracy \d+$", done.stdout, re.MULTILINE)
    assert "start   decisions" in done.stdout
    assert "The biggest strokes of luck" in done.stdout
    assert "hindsight" not in done.stdout


def test_one_seat_with_hindsight_in_another_language(game: Path) -> None:
    done = run("review", game, "--seat", "1", "--hindsight", "--language", "nl")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Achteraf bekeken: ")
    assert "greedy 1, nauwkeurigheid" in done.stdout
    assert "greedy 0" not in done.stdout


def test_a_review_for_programs(game: Path) -> None:
    done = run("review", game, "--json")
    found = json.loads(done.stdout)
    assert found["games"] == 1
    (review,) = found["reviews"]
    assert review["names"] == ["greedy 0", "greedy 1"]
    for seat in review["seats"]:
        sums = seat["sums"]
        assert sum(sums[part] for part in PARTS) == pytest.approx(sums["result"], abs=1e-9)


def test_a_review_as_a_picture(game: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "game.svg", tmp_path / "game.PNG"
    done = run("review", game, "--picture", svg, "--language", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"Drawn to {svg}.\n")
    assert "greedy 0, Genauigkeit" in done.stdout
    drawn = svg.read_text()
    assert "Wendepunkte und bester Zug" in drawn
    winner = json.loads(game.read_text())["result"]["winners"][0]
    assert re.search(rf"greedy {winner} (gewann|hat gewonnen)", drawn)

    done = run("review", game, "--picture", png, "--seat", 1 - winner, "--json")
    (review,) = json.loads(done.stdout)["reviews"]
    assert [seat["seat"] for seat in review["seats"]] == [1 - winner]
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_drawn_is_refused_at_once(game: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.svg"
    taken.write_text("mine")
    assert "already exists" in refused("review", game, "--picture", taken)
    assert taken.read_text() == "mine"
    jpeg = tmp_path / "game.jpeg"
    said = refused("review", game, "--picture", jpeg)
    assert said == "A picture is an .svg or a .png file, not 'game.jpeg'."
    two = tmp_path / "two.jsonl"
    two.write_text(game.read_text() * 2)
    said = refused("review", two, "--picture", tmp_path / "two.svg")
    assert said == "A picture shows one game, and the file has 2."
    assert sorted(file.name for file in tmp_path.iterdir()) == ["taken.svg", "two.jsonl"]


def test_what_is_no_game_is_refused(game: Path, tmp_path: Path) -> None:
    assert refused("review", game, "--seat", "2") == "There is no seat 2 with 2 players."
    record = json.loads(game.read_text())
    record["result"]["winners"] = [1 - record["result"]["winners"][0]]
    file = tmp_path / "false.json"
    file.write_text(json.dumps(record))
    assert "by the rules it is" in refused("review", file, code=1)


def test_a_hint_in_the_terminal() -> None:
    done = run("terminal", "--seed", "3", stdin="h\nb\nh\nd\nh\nq\n")
    assert done.returncode == 0
    assert "What would you do?" in done.stdout
    hints = re.findall(r"^.*?([A-Z][^:\n]+): (\d+)%\. .+$", done.stdout, re.MULTILINE)
    assert len(hints) >= 7, done.stdout
    assert any(action.startswith("Keep ") for action, _ in hints)
