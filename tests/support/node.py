"""Node, as the page is built with it: the machine's, or the one that comes from PyPI."""

import runpy
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ROOT / "web" / "node_modules"


class NoNode(Exception):  # noqa: N818 - it reads as it is
    """There is none; the message says how to get one."""


@cache
def find_node() -> tuple[Path, list[str]]:
    """The program, and how to call npm. hatch_build.py belongs to no package."""
    building = runpy.run_path(str(ROOT / "hatch_build.py"))
    try:
        found: tuple[Path, list[str]] = building["find_node"]()
    except building["BuildError"] as error:
        raise NoNode(str(error)) from None
    return found


def package(name: str) -> Path:
    """A package that the page is built or tested with."""
    folder = PACKAGES / name
    if not folder.is_dir():
        raise FileNotFoundError(f"The package {name} is not installed in web/: make web.")
    return folder
