"""How kernel functions are compiled, and where the compiled code is kept.

Numba notices a change in the file of a cached function, but not in a function or constant that it
imported from another file. The folder of the cache is therefore named after everything the
compiled code depends on: all sources of the kernel, and the compiler's versions and settings.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba

_Function = TypeVar("_Function", bound=Callable[..., Any])

config: Any = numba.config  # its settings come from the environment; no type knows them

is_compiled: bool = not config.DISABLE_JIT
"""False under NUMBA_DISABLE_JIT=1, where the same functions run as plain Python."""


def compiled(function: _Function) -> _Function:
    """Compile a kernel function on first use, without the GIL, and keep the machine code."""
    return _keep(function, parallel=False)


def compiled_parallel(function: _Function) -> _Function:
    """The same for a batch function: its `prange` loops use all cores."""
    return _keep(function, parallel=True)


def _keep(function: _Function, *, parallel: bool) -> _Function:
    if not is_compiled:
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        wrapped: Any = numba.njit(cache=True, nogil=True, error_model="numpy", parallel=parallel)(
            function
        )
    finally:
        config.CACHE_DIR = before  # other users of Numba in this process keep their own folder
    return cast("_Function", wrapped)


@cache
def cache_folder() -> Path:
    """Where this version of the kernel keeps its machine code."""
    return _cache_root() / f"kernel-{fingerprint(Path(__file__).parent)}"


def fingerprint(sources: Path) -> str:
    """A name for everything that the compiled code depends on."""
    digest = hashlib.sha256()
    for source in sorted(sources.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    settings = (sys.version, numba.__version__, llvmlite.__version__, config.BOUNDSCHECK)
    digest.update(repr(settings).encode())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    """`GRACHTEN_CACHE`, or the user's cache folder, or where that cannot be written, a new
    temporary one, which nobody else can have filled: slower to start, but it starts."""
    chosen = os.environ.get("GRACHTEN_CACHE")
    if chosen:
        root = Path(chosen)
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
        root = (Path(base) if base else Path("~/.cache")) / "grachten"
    try:
        root = root.expanduser()
        root.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # not ours to write, or nobody's home
        writable = False
    else:
        writable = os.access(root, os.W_OK)
    return root if writable else Path(tempfile.mkdtemp(prefix="grachten-"))
