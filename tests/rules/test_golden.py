"""Recorded games for every way a game can end, games written out, and tables of counts."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from agreement import amsterdam_data
from grachten import kernel
from grachten.kernel import GAME, MAX_ACTIONS, seed_words
from grachten.kernel.compilation import is_compiled
from grachten.rules import Board, Game, Player, format_record, open_record, verify_record
from grachten.rules.events import (
    CardRevealed,
    DeckShuffled,
    LastRoundBegan,
    RouteClaimed,
    TurnPassed,
)
from playthrough import GAMES, path_of, playthrough
from reference import ReferenceGame

TESTS: Final = Path(__file__).resolve().parents[1]
GOLDEN: Final = TESTS / "golden"
BOARD: Final = Board.load()


@cache
def board_of(name: str) -> Board:
    return BOARD if name == BOARD.id else Board.load(TESTS / "boards" / f"{name}.toml")


def load(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


def verified(name: str) -> Game:
    record = load(name)
    return verify_record(record, board_of(record["board"]))


# Ways of ending, and what else must have happened in a game


def after_a_last_round(game: Game) -> bool:
    """7.1: a trigger, and then one turn for everyone."""
    return any(isinstance(event, LastRoundBegan) for event in game.events)


def by_passing(game: Game) -> bool:
    """3.3: everyone passed in a row, and nobody had triggered the last round."""
    passes = [event.seat for event in game.events if isinstance(event, TurnPassed)]
    last = passes[-game.players :]
    is_in_a_row = game.state.passes == game.players
    return is_in_a_row and sorted(last) == [*range(game.players)] and not after_a_last_round(game)


def won_on_points(game: Game) -> bool:
    """7.4: one seat has most points."""
    sheet = game.score_sheet
    assert sheet is not None
    best = max(sheet.totals)
    return sheet.decided_by == "points" and sheet.winners == (sheet.totals.index(best),)


def won_on_contracts(game: Game) -> bool:
    """7.4: equal points, and one of the tied completed more contracts."""
    sheet = game.score_sheet
    assert sheet is not None
    tied = [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
    most = max(sheet.completed[seat] for seat in tied)
    winners = tuple(seat for seat in tied if sheet.completed[seat] == most)
    return sheet.decided_by == "contracts" and len(tied) > 1 and sheet.winners == winners


def shared_by(count: int) -> Callable[[Game], bool]:
    """7.4: equal points and equally many completed contracts."""

    def is_shared(game: Game) -> bool:
        sheet = game.score_sheet
        assert sheet is not None
        standings = {(sheet.totals[seat], sheet.completed[seat]) for seat in sheet.winners}
        return (
            sheet.decided_by == "shared"
            and len(sheet.winners) == count
            and len(standings) == 1
            and max(sheet.totals) == sheet.totals[sheet.winners[0]]
        )

    return is_shared


def shows_wilds_that_no_sweep_helps(game: Game) -> bool:
    """4.5, the ruling: three wilds stay face up, because too few coloured cards are left."""
    again = Game.new(game.players, game.seed, game.board, game.youngest)
    for play in game.record().plays:
        again.play(play.action, play.seat)
        market = again.state.market
        if market.count("wild") >= game.board.wild_limit and None not in market:
            return True
    return False


def refills_spaces_after_a_claim(game: Game) -> bool:
    """4.7: a claim brought cards back, and empty spaces were filled with them."""
    return any(
        isinstance(event, RouteClaimed) and isinstance(then, CardRevealed | DeckShuffled)
        for event, then in zip(game.events, game.events[1:], strict=False)
    )


RECORDS: Final[dict[str, tuple[Callable[[Game], bool], ...]]] = {
    **{f"points-{n}p": (after_a_last_round, won_on_points) for n in (2, 3, 4)},
    **{f"contracts-{n}p": (after_a_last_round, won_on_contracts) for n in (2, 3, 4)},
    **{f"shared-2-{n}p": (after_a_last_round, shared_by(2)) for n in (2, 3, 4)},
    **{f"shared-3-{n}p": (after_a_last_round, shared_by(3)) for n in (3, 4)},
    "shared-4-4p": (after_a_last_round, shared_by(4)),
    **{f"passing-{n}p": (by_passing,) for n in (2, 3, 4)},
    **{f"unsweepable-{n}p": (shows_wilds_that_no_sweep_helps,) for n in (2, 3, 4)},
    **{f"refilled-{n}p": (refills_spaces_after_a_claim,) for n in (2, 3, 4)},
}
"""Every recorded game, and what must be true of it."""


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_games_end_as_they_are_called(name: str) -> None:
    game = verified(name)
    assert name.endswith(f"{game.players}p")
    for is_true_of in RECORDS[name]:
        assert is_true_of(game), is_true_of.__doc__


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_games_are_written_again_alike(name: str) -> None:
    game = verified(name)
    players = [Player(**seat) for seat in load(name)["seats"]]
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    assert format_record(open_record(game, players)) + "\n" == text


def test_no_recorded_game_is_left_out() -> None:
    found = {path.stem for path in GOLDEN.glob("*.json")} - {"perft"}
    assert found == set(RECORDS)


# Games written out as everyone sees them


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_everyone_sees_has_not_changed(players: int, seed: int) -> None:
    """8.1, 8.2: written anew with `python tests/playthrough.py --write`, after a look at it."""
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


def reference_counts(players: int, seed: int, depth: int) -> list[int]:
    found = [0] * depth

    def explore(game: ReferenceGame, level: int) -> None:
        legal = game.legal()
        found[level] += len(legal)
        if level + 1 < depth:
            for action in legal:
                after = copy.deepcopy(game, {id(game.board): game.board})
                after.play(action)
                explore(after, level + 1)

    explore(ReferenceGame(amsterdam_data(), players, seed), 0)
    return found


def table() -> list[dict[str, Any]]:
    text = (GOLDEN / "perft.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text)["rows"]
    return rows


def row_name(row: dict[str, Any]) -> str:
    return f"{row['players']}p seed {str(row['seed'])[-4:]} after {len(row['after'])}"


MOST_SEQUENCES: Final = 10**8 if is_compiled else 20_000
"""Interpreted, only the smaller depths are counted."""


@pytest.mark.parametrize("row", table(), ids=row_name)
def test_as_many_sequences_of_actions_as_ever(row: dict[str, Any]) -> None:
    expected = [count for count in row["counts"] if count <= MOST_SEQUENCES]
    assert len(expected) > 1
    found = counts(row["players"], row["seed"], len(expected), row["after"])
    assert found == expected


@pytest.mark.parametrize("row", [row for row in table() if not row["after"]], ids=row_name)
def test_the_reference_engine_counts_as_many(row: dict[str, Any]) -> None:
    expected = [count for count in row["counts"] if count <= 3000]
    assert reference_counts(row["players"], row["seed"], len(expected)) == expected
