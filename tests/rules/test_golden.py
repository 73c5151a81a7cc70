"""Recorded games for every way a game can end, games written out, and tables of counts."""

import copy
import json
from typing import Any, Final

import numpy as np
import pytest

from grachten import kernel
from grachten.kernel import GAME, MAX_ACTIONS, seed_words
from grachten.kernel.compilation import is_compiled
from grachten.rules import Board, Game, Player, format_record, make_record, verify_record
from reference import ReferenceGame
from rules.support import golden_games
from rules.support.golden_games import RECORDS
from rules.support.playthrough import GAMES, path_of, playthrough
from support.agreement import amsterdam_data, reference_actions
from support.positions import tiny_board

GOLDEN: Final = golden_games.FOLDER
BOARD: Final = Board.load()


def load(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(golden_games.path_of(name).read_text(encoding="utf-8"))
    return record


def verified(name: str) -> Game:
    record = load(name)
    return verify_record(record, BOARD if record["board"] == BOARD.id else tiny_board())


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_games_end_as_they_are_called(name: str) -> None:
    game = verified(name)
    assert name.endswith(f"{game.players}p")
    _, conditions = RECORDS[name]
    for is_true_of in conditions:
        assert is_true_of(game), is_true_of.__doc__


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_games_are_written_again_alike(name: str) -> None:
    game = verified(name)
    players = [Player(**seat) for seat in load(name)["seats"]]
    text = golden_games.path_of(name).read_text(encoding="utf-8")
    assert format_record(make_record(game, players)) + "\n" == text


def test_no_recorded_game_is_left_out() -> None:
    """Written anew with `python -m rules.support.golden_games --write`."""
    found = {path.stem for path in GOLDEN.glob("*.json")} - {"perft"}
    assert found == set(RECORDS)


# Games written out as everyone sees them


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_everyone_sees_has_not_changed(players: int, seed: int) -> None:
    """8.1, 8.2: written anew with `python -m rules.support.playthrough --write`, after a look."""
    expected = path_of(players).read_text(encoding="utf-8")
    assert playthrough(players, seed) == expected
    assert len(expected) < 200_000


# How many ways lead on


def counts(players: int, seed: int, depth: int, after: list[int]) -> list[int]:
    """How many sequences of 1, 2, … actions there are, once the actions `after` were done."""
    games = np.zeros(depth + 1, GAME)
    kernel.new_game(BOARD.tables, games, 0, players, seed_words(seed))
    for action in after:
        assert kernel.apply(BOARD.tables, games, 0, action)
    legal = np.zeros((depth + 1, MAX_ACTIONS), np.int16)
    found = [0] * depth

    def explore(level: int) -> None:
        count = kernel.legal_list(BOARD.tables, games, level, legal[level])
        found[level] += count
        if level + 1 < depth:
            for action in legal[level, :count].tolist():
                kernel.copy(games, level, level + 1)
                kernel.apply_unchecked(BOARD.tables, games, level + 1, action)
                explore(level + 1)

    explore(0)
    return found


def reference_counts(players: int, seed: int, depth: int, after: list[int]) -> list[int]:
    found = [0] * depth

    def explore(game: ReferenceGame, level: int) -> None:
        legal = game.legal()
        found[level] += len(legal)
        if level + 1 < depth:
            for action in legal:
                later = copy.deepcopy(game, {id(game.board): game.board})
                later.play(action)
                explore(later, level + 1)

    game = ReferenceGame(amsterdam_data(), players, seed)
    for number in after:
        game.play(reference_actions(BOARD)[number])
    explore(game, 0)
    return found


def table() -> list[dict[str, Any]]:
    text = (GOLDEN / "perft.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text)["rows"]
    return rows


def row_name(row: dict[str, Any]) -> str:
    return f"{row['players']}p seed {str(row['seed'])[-4:]} after {len(row['after'])}"


MOST_SEQUENCES: Final = 10**8 if is_compiled else 20_000
"""Interpreted, only the smaller depths are counted."""


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("row", table(), ids=row_name)
def test_as_many_sequences_of_actions_as_ever(row: dict[str, Any]) -> None:
    expected = [count for count in row["counts"] if count <= MOST_SEQUENCES]
    assert len(expected) > 1
    found = counts(row["players"], row["seed"], len(expected), row["after"])
    assert found == expected


@pytest.mark.many
@pytest.mark.parametrize("row", table(), ids=row_name)
def test_the_reference_engine_counts_as_many(row: dict[str, Any]) -> None:
    expected = [count for count in row["counts"] if count <= 3000]
    found = reference_counts(row["players"], row["seed"], len(expected), row["after"])
    assert found == expected
