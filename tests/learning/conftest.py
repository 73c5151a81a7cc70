"""Most of these tests are nightly and need PyTorch: by day nobody need have it."""

from importlib.util import find_spec
from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Without PyTorch those can't even be imported. Where they are wanted, they say so."""
    is_day = "not nightly" in config.getoption("markexpr")
    if not is_day or collection_path.suffix != ".py" or find_spec("torch") is not None:
        return None
    return True if "\nimport torch\n" in collection_path.read_text() else None
