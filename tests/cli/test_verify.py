"""`grachten verify`."""

import json
from pathlib import Path

import pytest

from commands import refused, run


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    done = run("simulate", "--games", "4", "--seed", "2", "--record", file)
    assert done.returncode == 0, done.stderr
    return file


def test_true_records(games: Path) -> None:
    done = run("verify", games)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "games.jsonl: all 4 games follow the rules, and their decks the seeds.\n"
    )


def test_one_record_over_several_lines(games: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=1))
    done = run("verify", file)
    assert done.stdout == "game.json: the game follows the rules, and its decks the seed.\n"


def test_a_lie_is_named_with_its_event_and_rule(games: Path, tmp_path: Path) -> None:
    lines = games.read_text().splitlines()
    record = json.loads(lines[2])
    place = next(i for i, event in enumerate(record["events"]) if event["event"] == "claim")
    record["events"][place]["points"] += 1
    points = record["events"][place]["points"]
    lines[2] = json.dumps(record)
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines))
    done = run("verify", file)
    assert done.returncode == 1
    assert done.stdout == (
        f"games.jsonl, line 3: Event {place} (claim) breaks rule 5.4: "
        f"'points' must be {points - 1}, not {points}.\n"
        "1 of 4 games break the rules.\n"
    )
    told = json.loads(run("verify", "--json", file).stdout)
    assert (told["games"], told["wrong"]) == (4, 1)
    assert (told["records"][2]["event"], told["records"][2]["rule"]) == (place, "5.4")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not JSON: Expecting value (line 1, column 1)."),
        (b"{", "This is not JSON: Expecting property name enclosed in double quotes"),
        (b"\xff\xfe\x00", "bad.jsonl is not a record: it is not text."),
        (b'{"a": 1, "a": 2}', "The key 'a' stands twice in one object."),
        (b"[" * 100_000, "This is not a record: a number or its nesting is too large."),
    ],
)
def test_what_is_no_record(content: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(content)
    assert sentence in refused("verify", file, code=1)


def test_a_line_that_is_broken_off(games: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(games.read_text()[:-100])
    done = run("verify", file)
    assert done.returncode == 1
    assert done.stdout.startswith("games.jsonl, line 4: This is not JSON")
    assert done.stdout.endswith("1 of 4 games break the rules.\n")
    told = json.loads(run("verify", "--json", file).stdout)
    assert [record["valid"] for record in told["records"]] == [True, True, True, False]


def test_no_such_file(tmp_path: Path) -> None:
    sentence = refused("verify", tmp_path / "none.jsonl", code=1)
    assert sentence == "none.jsonl cannot be read: No such file or directory."


def test_a_board_of_ones_own_must_be_given(games: Path, tmp_path: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["board"] = "venice"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = run("verify", file)
    assert done.returncode == 1
    assert "does not come with this edition" in done.stdout
