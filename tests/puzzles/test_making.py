"""Making puzzles: from what a seat knows, again and again the same, in one go or in many."""

import random
from pathlib import Path

import msgspec
import pytest

from grachten.protocol.views import view_to_wire
from grachten.puzzles import Puzzle, read_puzzles, shipped, write_puzzles
from grachten.puzzles.finding import examine, judged
from grachten.puzzles.making import make_puzzles, resumed
from grachten.puzzles.puzzle_file import PuzzleSet
from grachten.rules import Game, GrachtenError
from support.redeal import Course, Twin

TWINS = 12
"""Deals that are tried for a puzzle, until one can be played as far as the position."""


def twin_of(puzzle: Puzzle, rng: random.Random) -> Game | None:
    """The position once more, with everything that the seat can't know dealt otherwise."""
    game = puzzle.game()
    start = Game.new(puzzle.players, puzzle.seed, game.board)
    course = Course(start, game.record().plays, game)
    for _ in range(TWINS):
        twin = Twin.of(course, puzzle.seat, rng)
        *_, (_, other) = twin.steps()
        if twin.is_different and len(other.record().plays) == len(puzzle.actions):
            return other
    return None


def shown(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(view_to_wire(game.view(seat)))


@pytest.mark.slow
def test_hidden_cards_change_nothing_of_what_is_shown() -> None:
    rng = random.Random(16)
    compared = 0
    for puzzle in shipped().puzzles[::5]:
        twin = twin_of(puzzle, rng)
        if twin is None:
            continue
        game = puzzle.game()
        assert shown(twin, puzzle.seat) == shown(game, puzzle.seat)
        assert repr(twin.events_for(puzzle.seat)) == repr(game.events_for(puzzle.seat))
        assert twin.legal_for(puzzle.seat).ids == game.legal_for(puzzle.seat).ids
        compared += 1
    assert compared >= 10


@pytest.mark.slow
def test_hidden_cards_change_nothing_of_what_is_best() -> None:
    rng = random.Random(17)
    found = ((puzzle, twin_of(puzzle, rng)) for puzzle in shipped().puzzles[20:])
    puzzle, twin = next((puzzle, twin) for puzzle, twin in found if twin is not None)
    positions = [(g.view(puzzle.seat), g.legal_for(puzzle.seat)) for g in (puzzle.game(), twin)]
    one, other = (examine(view, legal, 1, worlds=32) for view, legal in positions)
    assert one == other
    one, other = (judged(view, legal) for view, legal in positions)  # type: ignore[assignment]
    assert one == other


def test_a_file_is_added_to_and_never_mixed(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    assert resumed(file, "amsterdam", 7) == PuzzleSet("amsterdam", 7)
    begun = PuzzleSet("amsterdam", 7, 3, shipped().puzzles[:2])
    write_puzzles(file, begun)
    assert resumed(file, "amsterdam", 7) == read_puzzles(file) == begun
    assert list(make_puzzles(file, begun, 2)) == []  # there are as many already
    with pytest.raises(GrachtenError, match="was made with the seed 7"):
        resumed(file, "amsterdam", 8)
    file.write_bytes(b"\xff")
    with pytest.raises(GrachtenError, match="cannot be read: it is not text"):
        resumed(file, "amsterdam", 7)


def test_only_boards_that_the_judge_knows(tmp_path: Path) -> None:
    tiny = str(Path(__file__).parents[1] / "boards" / "tiny.toml")
    with pytest.raises(GrachtenError, match="has learned the board 'amsterdam'; it can't play on"):
        resumed(tmp_path / "puzzles.jsonl", tiny, 1)


@pytest.mark.nightly
def test_the_same_seed_makes_the_same_puzzles_in_one_go_or_in_many(tmp_path: Path) -> None:
    one, many = tmp_path / "one.jsonl", tmp_path / "many.jsonl"
    *_, whole = make_puzzles(one, PuzzleSet("amsterdam", 3), 4)
    for _ in range(whole.games):
        made = next(make_puzzles(many, resumed(many, "amsterdam", 3), 4))
    assert made == whole
    assert many.read_bytes() == one.read_bytes()


@pytest.mark.nightly
def test_the_shipped_set_begins_as_its_seed_says(tmp_path: Path) -> None:
    """The first games of it, found again: how many of them may be about the first decision follows
    from how many puzzles are wanted."""
    made = PuzzleSet("amsterdam", shipped().seed)
    making = make_puzzles(tmp_path / "again.jsonl", made, len(shipped()))
    while len(made) < 6:
        made = next(making)
    assert made.puzzles == shipped().puzzles[: len(made)]
