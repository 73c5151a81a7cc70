"""The fields of the environment's records as the type checker knows them, and as they are."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grachten.env import core
from grachten.env.core.layout import TRACK, Track
from grachten.env.core.plans import PAD, Pad
from grachten.env.core.tables import TABLES, Tables
from support.record_fields import (
    Records,
    fields_of_class,
    fields_of_dtype,
    found_by_mypy,
    misspelling_program,
    record_types_in,
)

RECORDS: Records = [(Track, TRACK), (Pad, PAD), (Tables, TABLES)]


@pytest.mark.parametrize(("kind", "dtype"), RECORDS)
def test_a_class_names_the_fields_of_its_records(kind: type[np.void], dtype: np.dtype[Any]) -> None:
    assert fields_of_class(kind) == fields_of_dtype(dtype)


def test_every_record_has_a_class() -> None:
    ours = [dtype for _, dtype in RECORDS]
    assert all(dtype in ours for dtype in record_types_in(core).values())


@pytest.mark.nightly
def test_mypy_finds_every_misspelt_field(tmp_path: Path) -> None:
    program, wrong = misspelling_program(RECORDS)
    found = found_by_mypy(program, tmp_path)
    assert set(found) == wrong
    assert all("has no attribute" in message for message in found.values())
