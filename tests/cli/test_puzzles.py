"""`grachten puzzles`: solving in the terminal, listing, checking, and what is refused."""

import json
import re
from pathlib import Path

from grachten.endgame import kind_of
from grachten.puzzles import PuzzleSet, shipped, write_puzzles
from grachten.rules import KeepContracts
from support.commands import refused, run

KEYS = {"first": "1", "second": "2", "both": "b"}


def keeping() -> tuple[str, str, str]:
    """A puzzle about contracts: its id, and what is typed for the best and for the next best."""
    for puzzle in shipped():
        actions = [puzzle.game().board.actions[number] for number in list(puzzle.chances)[:2]]
        best, second = actions
        if isinstance(best, KeepContracts) and isinstance(second, KeepContracts):
            return puzzle.id, KEYS[best.choice], KEYS[second.choice]
    raise AssertionError("no puzzle is about contracts")


def test_all_of_them_in_a_list() -> None:
    done = run("puzzles", "--list")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].split() == [
        shipped().puzzles[0].id, shipped().puzzles[0].difficulty, shipped().puzzles[0].theme,
    ]  # fmt: skip
    totals = next(line for line in lines if line.startswith("all "))
    assert totals.split()[-1] == str(len(shipped()))
    greedy = next(line for line in lines if line.startswith("greedy "))
    assert len(re.findall(r"\d+ %", greedy)) == 4
    found = json.loads(run("puzzles", "--list", "--json", "--difficulty", "hard").stdout)
    hard = [puzzle for puzzle in shipped() if puzzle.difficulty == "hard"]
    assert found == {
        "puzzles": [{"id": p.id, "theme": p.theme, "difficulty": "hard"} for p in hard]
    }


def test_solved_in_the_terminal() -> None:
    puzzle, best, second = keeping()
    done = run("puzzles", "--id", puzzle, stdin=f"h\n{best}\nq\n")
    assert done.returncode == 0, done.stderr
    assert "It's your turn: what's the best move?" in done.stdout
    assert "Type one of the keys" in done.stdout or "key" in done.stdout  # there are no hints here
    assert "That's it!" in done.stdout
    assert "1 of 1 right first time." in done.stdout
    done = run("puzzles", "--id", puzzle, "--language", "sv", stdin=f"{second}\nq\n")
    assert "Inte riktigt." in done.stdout
    assert "0 av 1 rätt på första försöket." in done.stdout


def test_it_begins_with_the_puzzle_of_the_day() -> None:
    done = run("puzzles", stdin="q\n")
    assert done.returncode == 0, done.stderr
    assert "It's your turn" in done.stdout


def test_checking(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    good = next(puzzle for puzzle in shipped() if kind_of(puzzle.view()) == "final")
    write_puzzles(file, PuzzleSet("amsterdam", 1, 1, (good,)))
    done = run("puzzles", "check", "--file", file)
    assert (done.returncode, done.stdout) == (0, "1 of 1 puzzles hold.\n")
    text = file.read_text(encoding="utf-8").splitlines()
    row = json.loads(text[1])
    row["chances"] = row["chances"][1:]
    file.write_text(f"{text[0]}\n{json.dumps(row)}\n", encoding="utf-8")
    done = run("puzzles", "check", "--file", file, "--json")
    assert done.returncode == 1
    (fault,) = json.loads(done.stdout)["faults"]
    assert fault["fault"] == "it lacks a choice"


def test_what_is_refused(tmp_path: Path) -> None:
    assert refused("puzzles", "--id", "nothing") == (
        "There is no puzzle 'nothing'; see `grachten puzzles --list`."
    )
    file = tmp_path / "other.jsonl"
    file.write_text("[]\n")
    assert refused("puzzles", "--list", "--file", file) == "This is not a file of puzzles."
    assert "cannot be read" in refused("puzzles", "check", "--file", tmp_path / "none.jsonl")
    tiny = Path(__file__).parents[1] / "boards" / "tiny.toml"
    sentence = refused("puzzles", "make", tmp_path / "new.jsonl", "--board", str(tiny))
    assert sentence.startswith("The network has learned the board 'amsterdam'")
    write_puzzles(file, PuzzleSet("amsterdam", 1, 1, shipped().puzzles[:1]))
    assert "was made with the seed 1" in refused("puzzles", "make", file, "--seed", "2")


def test_a_file_that_has_enough_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    write_puzzles(file, PuzzleSet("amsterdam", 1, 5, shipped().puzzles[:2]))
    before = file.read_bytes()
    done = run("puzzles", "make", file, "--wanted", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 puzzles from 5 games are in ")
    assert file.read_bytes() == before
