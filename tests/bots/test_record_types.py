"""The fields of the mind's records as the type checker knows them, and as they are."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grachten.bots import mind
from grachten.bots.mind.observations import OBSERVATION, Observation
from grachten.bots.mind.route_graph import ROUTE_GRAPH, RouteGraph
from grachten.bots.mind.scratch import SCRATCH, Scratch
from grachten.bots.mind.targets import TARGETS, Targets
from grachten.bots.mind.trees import NODE, Node
from grachten.bots.mind.weights import WEIGHTS, Weights
from grachten.kernel.layout import GAME
from support.record_fields import (
    Records,
    fields_of_class,
    fields_of_dtype,
    found_by_mypy,
    misspelling_program,
    record_types_in,
)

RECORDS: Records = [
    (Observation, OBSERVATION),
    (RouteGraph, ROUTE_GRAPH),
    (Scratch, SCRATCH),
    (Targets, TARGETS),
    (Node, NODE),
    (Weights, WEIGHTS),
]


@pytest.mark.parametrize(("kind", "dtype"), RECORDS)
def test_a_class_names_the_fields_of_its_records(kind: type[np.void], dtype: np.dtype[Any]) -> None:
    assert fields_of_class(kind) == fields_of_dtype(dtype)


def test_every_record_has_a_class() -> None:
    compared = [GAME, *(dtype for _, dtype in RECORDS)]  # the kernel's tests compare GAME
    assert all(dtype in compared for dtype in record_types_in(mind).values())


@pytest.mark.nightly
def test_mypy_finds_every_misspelt_field(tmp_path: Path) -> None:
    program, wrong = misspelling_program(RECORDS)
    found = found_by_mypy(program, tmp_path)
    assert set(found) == wrong
    assert all("has no attribute" in message for message in found.values())
