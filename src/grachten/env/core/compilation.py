"""Compiling this package: like the kernel, in a cache of its own.

The folder is named after the sources of the bots' mind too, because the scripted opponents call it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

from grachten.bots import mind
from grachten.kernel.compilation import KERNEL, cache_folder, config, fingerprint, is_compiled
from grachten.kernel.warming import Part

_Function = TypeVar("_Function", bound=Callable[..., Any])

CORE: Final = Path(__file__).parent
MIND: Final = Path(mind.__file__).parent
FOLDER: Final = cache_folder().parent / f"env-{fingerprint(KERNEL, MIND, CORE)}"


def compiled(function: _Function) -> _Function:
    """Compile on first use, without the GIL, and keep the machine code."""
    return _keep(function, inline=False)


def inlined(function: _Function) -> _Function:
    """The same for small functions that every step calls: their code is put into their callers."""
    return _keep(function, inline=True)


def _keep(function: _Function, *, inline: bool) -> _Function:
    if not is_compiled:
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = str(FOLDER)
    try:
        wrapped: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(
            function
        )
    finally:
        config.CACHE_DIR = before  # other users of Numba in this process keep their own folder
    return cast("_Function", wrapped)


@dataclass(frozen=True)
class EnvPart(Part):
    """A part whose code is kept in this package's folder."""

    def _mark(self) -> Path:
        return FOLDER / super()._mark().name
