"""The puzzles that come with this edition: each is a legal position with one best choice."""

from collections import Counter
from datetime import date, timedelta
from functools import cache
from importlib.resources import files

import pytest

from grachten.endgame import Kind, kind_of, solve
from grachten.puzzles import DIFFICULTIES, THEMES, Puzzle, PuzzleSet, puzzle_of, shipped
from grachten.puzzles.checking import check_puzzle
from grachten.puzzles.difficulty import BOTS, difficulty_of, found_by
from grachten.puzzles.long_search import LEAST_LEAD
from grachten.puzzles.making import SET_UP_SHARE, is_at_set_up
from grachten.puzzles.puzzle import is_same_choice
from grachten.puzzles.themes import theme_of
from grachten.rules import Game, GrachtenError
from review.support.truth import CHECKS

LEAST, MOST_BYTES = 200, 400_000
BY_DAY = 4
"""Puzzles that are searched again by day."""


@cache
def positions() -> tuple[tuple[Puzzle, Game], ...]:
    return tuple((puzzle, puzzle.game()) for puzzle in shipped())


def test_there_are_hundreds_in_a_small_file() -> None:
    assert len(shipped()) >= LEAST
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())
    file = files("grachten.puzzles") / "amsterdam.jsonl"
    assert len(file.read_bytes()) < MOST_BYTES
    at_set_up = sum(map(is_at_set_up, shipped()))
    assert at_set_up <= SET_UP_SHARE * 1.6 * len(shipped())  # more were wanted than are found
    assert {puzzle.theme for puzzle in shipped()} == set(THEMES)
    assert {puzzle.difficulty for puzzle in shipped()} == set(DIFFICULTIES)
    assert {puzzle.players for puzzle in shipped()} == {2, 3, 4}
    assert {puzzle.method for puzzle in shipped()} == {"search", "exact"}


def test_a_file_says_all_of_them() -> None:
    again = PuzzleSet.from_text(shipped().to_text())
    assert again == shipped()
    with pytest.raises(GrachtenError, match="not a file of puzzles"):
        PuzzleSet.from_text("{}")
    with pytest.raises(GrachtenError, match="format"):
        PuzzleSet.from_text('{"format": "something-else/1"}')


@pytest.mark.slow
def test_every_choice_is_legal_and_none_is_missing() -> None:
    for puzzle, game in positions():
        assert puzzle.seat in game.to_act
        legal = game.legal_for(puzzle.seat)
        actions = game.board.actions
        choices = [actions[number] for number in puzzle.chances]
        assert all(choice in legal for choice in choices), puzzle.id
        for action in legal:
            same = [choice for choice in choices if is_same_choice(choice, action)]
            assert len(same) == 1, puzzle.id
            assert puzzle.choice_of(action) == same[0].id
        chances = list(puzzle.chances.values())
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] >= LEAST_LEAD - 0.001, puzzle.id  # tenths are rounded
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.slow
def test_themes_follow_from_the_position() -> None:
    for puzzle, game in positions():
        best, second = (game.board.actions[number] for number in list(puzzle.chances)[:2])
        assert theme_of(game.view(puzzle.seat), best, second) == puzzle.theme, puzzle.id


@pytest.mark.slow
def test_what_is_said_of_the_best_choice_is_true() -> None:
    kinds: Counter[str] = Counter()
    for puzzle, game in positions():
        reason, view = puzzle.reason, game.view(puzzle.seat)
        kinds[reason.kind] += 1
        check = CHECKS[reason.kind]
        best = game.board.actions[puzzle.best]
        if check is not None:
            assert check(reason, best, view), (puzzle.id, reason)
        else:
            assert reason.kind == "better"
            assert reason.numbers["tenths"] == pytest.approx(1000 * puzzle.lead, abs=1.1)
    assert len(kinds) >= 6


def test_difficulty_is_what_the_levels_find() -> None:
    for puzzle in shipped():
        assert set(puzzle.found) == set(BOTS)
        assert difficulty_of(puzzle.found) == puzzle.difficulty
        assert min(puzzle.found[name] for name in ("greedy", "apprentice", "carter")) <= 0.5
        if puzzle.difficulty == "hard":
            assert puzzle.found["greedy"] <= 0.5, puzzle.id


@pytest.mark.parametrize(
    ("found", "difficulty"),
    [
        ({"carter": 1.0, "trader": 1.0, "merchant": 1.0}, "easy"),
        ({"trader": 1.0, "merchant": 1.0}, "medium"),
        ({"greedy": 1.0}, "medium"),
        ({"regent": 1.0, "burgomaster": 1.0}, "hard"),
        ({}, "hard"),
    ],
)
def test_which_levels_make_a_puzzle_hard(found: dict[str, float], difficulty: str) -> None:
    assert difficulty_of(dict.fromkeys(BOTS, 0.5) | found) == difficulty


def test_every_day_has_its_puzzle_and_all_have_their_turn() -> None:
    day = date(2026, 11, 18)
    days = [day + timedelta(number) for number in range(len(shipped()))]
    found = [puzzle_of(each, shipped()).id for each in days]
    assert sorted(found) == sorted(puzzle.id for puzzle in shipped())
    assert puzzle_of(day, shipped()) == puzzle_of(date(2026, 11, 18), shipped())
    other = PuzzleSet("amsterdam", 1, 0, tuple(reversed(shipped().puzzles)))
    assert puzzle_of(day, other).id == found[0]  # the order of the file does not matter


def spread(count: int) -> list[Puzzle]:
    """So many of them, from the whole file, of which one can be solved exactly."""
    exact = next(p for p in shipped() if p.method == "exact" and kind_of(p.view()) == "final")
    step = len(shipped()) // count
    return [exact, *(shipped().puzzles[number * step] for number in range(1, count))]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", spread(BY_DAY), ids=lambda puzzle: puzzle.id)
def test_a_long_search_finds_the_same_again(puzzle: Puzzle) -> None:
    checked = check_puzzle(puzzle)
    assert checked.fault is None
    assert checked.lead == pytest.approx(puzzle.lead, abs=0.005)


@pytest.mark.nightly
def test_a_long_search_finds_all_of_them_again() -> None:
    faults = [checked for checked in map(check_puzzle, shipped()) if checked.fault is not None]
    assert faults == []


@pytest.mark.nightly
def test_in_other_worlds_the_same_choices_are_best() -> None:
    """A search that deals other worlds has other luck. The best choice must hold nearly always, and
    the lead on average: the rest is what so many worlds leave open."""
    checked = [check_puzzle(puzzle, seed=1) for puzzle in shipped()]
    leads = [each.lead for each in checked]
    assert sum(lead > 0 for lead in leads) >= 0.97 * len(leads)
    assert sum(lead >= LEAST_LEAD for lead in leads) >= 0.8 * len(leads)


@pytest.mark.slow
def test_what_can_be_solved_exactly_is() -> None:
    for puzzle, game in positions():
        kind = kind_of(game.view(puzzle.seat))
        assert (kind is not None) == (puzzle.method == "exact"), puzzle.id


@pytest.mark.parametrize("kind", ["final", pytest.param("reply", marks=pytest.mark.nightly)])
def test_the_exact_solver_has_the_last_word(kind: Kind) -> None:
    count = 0
    for puzzle, game in positions():
        view = game.view(puzzle.seat)
        if kind_of(view) == kind:
            values = solve(view, game.legal_for(puzzle.seat))
            others = [
                value
                for number, value in values.items()
                if not is_same_choice(game.board.actions[number], game.board.actions[puzzle.best])
            ]
            assert values[puzzle.best] - max(others) >= LEAST_LEAD, puzzle.id
            count += 1
    assert count


@pytest.mark.nightly
def test_the_levels_find_what_they_are_said_to_find() -> None:
    for puzzle, game in positions():
        view, legal = game.view(puzzle.seat), game.legal_for(puzzle.seat)
        found = found_by(view, legal, game.board.actions[puzzle.best])
        assert found == puzzle.found, puzzle.id


def test_a_choice_that_is_none() -> None:
    puzzle = next(each for each in shipped() if is_at_set_up(each))
    with pytest.raises(GrachtenError, match="can't be done"):
        puzzle.choice_of(puzzle.game().board.actions[0])


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    puzzle = next(each for each in shipped() if is_at_set_up(each))
    data = puzzle.to_dict()
    best, *others = data["chances"]
    assert check_puzzle(Puzzle.from_dict({**data, "chances": others})).fault == "it lacks a choice"
    strange = Puzzle.from_dict({**data, "chances": [[0, 900], best, *others]})
    assert check_puzzle(strange).fault == "one of its choices is not legal"
    worse = Puzzle.from_dict({**data, "chances": [*others, best]})
    fault = check_puzzle(worse).fault
    assert fault is not None
    assert fault.endswith("is better")
    assert check_puzzle(puzzle).fault is None
