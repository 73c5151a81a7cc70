"""`grachten verify`."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from grachten.rules import FairShuffle, Game, Player, format_record, make_record
from support.commands import refused, run

SHUFFLE = FairShuffle(bytes(32), bytes(range(32)), ((0, b"\xa0" * 32), (1, b"\xb1" * 32)), 0)


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


def test_a_record_of_an_older_version_of_the_rules(games: Path, tmp_path: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    file = tmp_path / "old.json"
    file.write_text(json.dumps({**record, "rules": "1"}))
    done = run("verify", file)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == (
        "old.json, line 1: This game was played by rules version 1; "
        "this edition supports version 2.\n"
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not JSON: Expecting value (line 1, column 1)."),
        (b"{", "This is not JSON: Expecting property name enclosed in double quotes"),
        (b"\xff\xfe\x00", "bad.jsonl is not a record: it is not text."),
        (b'{"a": 1, "a": 2}', "The key 'a' appears twice in one object."),
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


# A promised shuffle


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game, with the shuffle it was dealt by."""
    game = Game.new(2, SHUFFLE.seed, youngest=SHUFFLE.youngest)
    rng = random.Random(1)
    while not game.is_over:
        game.play(rng.choice(list(game.legal_actions)))
    file = tmp_path_factory.mktemp("fair") / "fair.json"
    file.write_text(format_record(make_record(game, [Player("Ada"), Player("Bep")], SHUFFLE)))
    return file


def told_of(*arguments: str | Path) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = json.loads(run("verify", "--json", *arguments).stdout)[
        "records"
    ]
    return records


@pytest.mark.parametrize("commitment", [SHUFFLE.commitment, SHUFFLE.commitment.upper()])
def test_a_shuffle_that_was_promised(fair: Path, commitment: str) -> None:
    done = run("verify", fair, "--commitment", commitment)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "fair.json: the game follows the rules, its decks the seed, "
        "and its shuffle what was promised before the deal.\n"
    )
    (result,) = told_of(fair, "--commitment", commitment)
    assert (result["valid"], result["fair"]) == (True, True)


def test_without_a_commitment_nothing_is_said_of_a_promise(fair: Path) -> None:
    done = run("verify", fair)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "fair.json: the game follows the rules, its decks the seed, "
        "and its shuffle the record's own commitment.\n"
    )
    (result,) = told_of(fair)
    assert (result["valid"], result["fair"]) == (True, True)


def test_another_shuffle_than_the_promised_one(fair: Path) -> None:
    done = run("verify", fair, "--commitment", "0" * 64)
    assert done.returncode == 1
    assert done.stdout == (
        "fair.json, line 1: The shuffle is not the one you were promised: "
        f"its commitment is {SHUFFLE.commitment}.\n"
    )
    (result,) = told_of(fair, "--commitment", "0" * 64)
    assert (result["valid"], result["fair"], result["rule"]) == (False, False, "2.1")


def test_the_bytes_that_a_player_added(fair: Path) -> None:
    mine = SHUFFLE.contributions[0][1].hex()
    done = run("verify", fair, "--bytes", mine.upper(), "--commitment", SHUFFLE.commitment)
    assert done.returncode == 0
    assert done.stdout.endswith("promised before the deal, with your bytes in it.\n")
    assert run("verify", fair, "--bytes", mine).stdout.endswith(
        "the record's own commitment, with your bytes in it.\n"
    )
    done = run("verify", fair, "--bytes", "5" * 64, "--commitment", SHUFFLE.commitment)
    assert done.returncode == 1
    assert done.stdout == "fair.json, line 1: The bytes that you added are not in the shuffle.\n"
    assert refused("verify", fair, "--bytes", "mine") == (
        "The bytes of a player are 64 hexadecimal digits."
    )


def test_records_without_a_shuffle(games: Path, fair: Path, tmp_path: Path) -> None:
    """They are true, but never what was promised: who leaves the shuffle out gains nothing."""
    file = tmp_path / "games.jsonl"
    file.write_text(games.read_text() + fair.read_text() + "\n{]\n")
    assert [result["fair"] for result in told_of(file)] == [None] * 4 + [True, None]
    done = run("verify", file, "--commitment", SHUFFLE.commitment)
    assert done.returncode == 1
    *lines, broken, last = done.stdout.splitlines()
    assert lines == [
        f"games.jsonl, line {line}: The record has no shuffle that could match the commitment."
        for line in (1, 2, 3, 4)
    ]
    assert broken.startswith("games.jsonl, line 6: This is not JSON")
    assert last == "5 of 6 games break the rules or the promise."


def test_every_record_that_keeps_the_promise(fair: Path, tmp_path: Path) -> None:
    file = tmp_path / "twice.jsonl"
    file.write_text(f"{fair.read_text()}\n" * 2)
    done = run("verify", file, "--commitment", SHUFFLE.commitment)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("twice.jsonl: all 2 games follow the rules")


def test_tampering_with_a_shuffle_is_found(fair: Path, tmp_path: Path) -> None:
    """Even by somebody who knows the commitment, and whatever is changed."""
    true = json.loads(fair.read_text())
    shuffle = true["shuffle"]
    ada, bep = shuffle["contributions"]
    lies: list[dict[str, Any]] = [
        {"commitment": "0" * 64},
        {"secret": "1" * 64},
        {"salt": "1" * 64},
        {"contributions": []},
        {"contributions": [ada]},
        {"contributions": [bep, ada]},
        {"contributions": [ada, {**bep, "bytes": ada["bytes"]}]},
        {"contributions": [ada, {**bep, "seat": 2}]},
        {"youngest": 1},
        {"youngest": "0"},
        {"note": "fair"},
    ]
    records = [{**true, "shuffle": {**shuffle, **lie}} for lie in lies]
    records += [{**true, "shuffle": None}, {**true, "seed": "7"}, {**true, "first": 1}]
    other = FairShuffle(bytes(range(32)), bytes(32), SHUFFLE.contributions, 0)
    records.append({**true, "seed": str(other.seed), "shuffle": other.to_dict()})
    file = tmp_path / "lies.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    results = told_of(file, "--commitment", SHUFFLE.commitment)
    assert len(results) == len(records)
    for result in results:
        assert (result["valid"], result["fair"]) == (False, False), result
        assert result["error"].endswith(".")


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, "٣" * 64, "0" * 64 + "\n"])
def test_what_is_no_commitment(fair: Path, text: str) -> None:
    sentence = refused("verify", fair, "--commitment", text)
    assert sentence == "A commitment is 64 hexadecimal digits."
