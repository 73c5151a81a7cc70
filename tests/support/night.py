"""Packages that only some slow proofs need: whoever runs these is told how to get them."""

from importlib import import_module
from typing import Any

import pytest


def needed(module: str, how: str) -> Any:
    """The module; where there is none, the test fails and says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        pytest.fail(f"This test needs {module}: {how}", pytrace=False)
