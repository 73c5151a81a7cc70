"""These tests are nightly and need PyTorch: by day nobody need have it."""

from importlib.util import find_spec
from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Without PyTorch they can't even be imported. Where they are wanted, they say so."""
    del collection_path
    is_day = "not nightly" in config.getoption("markexpr")
    return True if is_day and find_spec("torch") is None else None
