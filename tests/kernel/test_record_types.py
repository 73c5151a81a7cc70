"""The fields of the kernel's records as the type checker knows them, and as they are."""

from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten import kernel
from grachten.kernel.layout import BOARD, GAME
from grachten.kernel.records import (
    Board,
    Game,
    GameField,
    column,
    record_type,
    tiled,
)
from support.record_fields import (
    Records,
    fields_of_class,
    fields_of_dtype,
    found_by_mypy,
    misspelling_program,
    record_types_in,
)

RECORDS: Records = [(Board, BOARD), (Game, GAME)]


@pytest.mark.parametrize(("kind", "dtype"), RECORDS)
def test_a_class_names_the_fields_of_its_records(kind: type[np.void], dtype: np.dtype[Any]) -> None:
    assert fields_of_class(kind) == fields_of_dtype(dtype)


def test_every_record_has_a_class() -> None:
    assert record_types_in(kernel) == {"BOARD": BOARD, "GAME": GAME}


def test_columns_are_named_like_the_fields() -> None:
    assert get_args(GameField) == GAME.names


def test_a_column_is_a_field_of_all_games() -> None:
    games = np.zeros(3, GAME)
    column(games, "seat")[1] = 2
    assert [game.seat for game in games] == [0, 2, 0]
    copies = tiled(games, 2)
    assert column(copies, "seat").tolist() == [0, 2, 0, 0, 2, 0]
    copies[0].seat = 1
    assert games[0].seat == 0


class Parcel(np.void):  # type: ignore[misc] # as those of the kernel
    """What the next test changes."""

    weight: int
    stamps: NDArray[np.uint8]


@pytest.mark.parametrize(
    "fields",
    [
        [("weight", np.uint8)],
        [("weight", np.uint8), ("stamp", np.uint8, (4,))],
        [("stamps", np.uint8, (4,)), ("weight", np.uint8)],
        [("weight", np.uint8), ("stamps", np.uint8)],
        [("weight", np.uint8, (4,)), ("stamps", np.uint8, (4,))],
        [("weight", np.uint8), ("stamps", np.uint16, (4,))],
        [("weight", np.float64), ("stamps", np.uint8, (4,))],
        [("weight", np.uint64), ("stamps", np.uint8, (4,))],
        [("weight", np.uint8), ("stamps", np.uint8, (4,)), ("spare", np.uint8)],
    ],
)
def test_any_difference_is_seen(fields: list[tuple[object, ...]]) -> None:
    right = record_type(Parcel, [("weight", np.uint8), ("stamps", np.uint8, (4,))])
    assert fields_of_class(Parcel) == fields_of_dtype(right)
    assert fields_of_class(Parcel) != fields_of_dtype(record_type(Parcel, fields))


@pytest.mark.nightly
def test_mypy_finds_every_misspelt_field(tmp_path: Path) -> None:
    program, wrong = misspelling_program(RECORDS)
    found = found_by_mypy(program, tmp_path)
    assert set(found) == wrong
    assert all("has no attribute" in message for message in found.values())


@pytest.mark.nightly
def test_mypy_finds_a_misspelt_column(tmp_path: Path) -> None:
    program = """
import numpy as np
from grachten.kernel import BOARD, GAME
from grachten.kernel.records import column
boards, games = np.zeros(1, BOARD), np.zeros(2, GAME)
column(games, "seat")
column(games, "seats")
column(boards, "seat")
"""
    assert list(found_by_mypy(program, tmp_path)) == [7, 8]


@pytest.mark.nightly
def test_mypy_finds_boards_and_games_mixed_up(tmp_path: Path) -> None:
    program = """
import numpy as np
from grachten.kernel import BOARD, GAME, legal
boards, games = np.zeros(1, BOARD), np.zeros(1, GAME)
legal(boards, games, 0)
legal(games, boards, 0)
"""
    assert list(found_by_mypy(program, tmp_path)) == [6]
