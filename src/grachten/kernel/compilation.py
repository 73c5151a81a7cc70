"""How kernel functions are compiled, and where the compiled code is kept.

Numba notices a change in the file of a cached function, but not in a function or constant that it
imported from another file. The folder of the cache is therefore named after everything the
compiled code depends on: all sources of the kernel, and the compiler's versions and settings.
Packages that build on the kernel compile with `compiler_for`, and their folders are named after
the kernel's sources and their own.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import llvmlite
import numba

_Function = TypeVar("_Function", bound=Callable[..., Any])

KERNEL: Final = Path(__file__).parent

config: Any = numba.config  # its settings come from the environment; no type knows them

is_compiled: bool = not config.DISABLE_JIT
"""False under NUMBA_DISABLE_JIT=1, where the same functions run as plain Python."""


def compiled(function: _Function) -> _Function:
    """Compile a kernel function on first use, without the GIL, and keep the machine code."""
    return _keep(function, cache_folder(), parallel=False)


def inlined(function: _Function) -> _Function:
    """The same for the few functions that almost every decision goes through: their code is put
    into their callers. The compiler would rather call them, and a call costs some nanoseconds."""
    return _keep(function, cache_folder(), parallel=False, inline=True)


def compiled_parallel(function: _Function) -> _Function:
    """The same for a batch function: its `prange` loops use all cores."""
    return _keep(function, cache_folder(), parallel=True)


def compiler_for(package: Path, *, fuses: bool = False) -> Callable[[_Function], _Function]:
    """`compiled` for a package that calls the kernel's functions. `fuses`: a product and the sum
    that it goes into are one instruction, rounded once."""

    def compiled_there(function: _Function) -> _Function:
        return _keep(function, cache_folder(package), parallel=False, fuses=fuses)

    return compiled_there


def _keep(
    function: _Function, folder: Path, *, parallel: bool, inline: bool = False, fuses: bool = False
) -> _Function:
    if not is_compiled:
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        wrapped: Any = numba.njit(
            cache=True, nogil=True, error_model="numpy", parallel=parallel, forceinline=inline,
            fastmath={"contract"} if fuses else False,
        )(function)  # fmt: skip
    finally:
        config.CACHE_DIR = before  # other users of Numba in this process keep their own folder
    return cast("_Function", wrapped)


@cache
def cache_folder(package: Path = KERNEL) -> Path:
    """Where this version of the kernel, or of a package on top of it, keeps its machine code."""
    sources = (KERNEL,) if package == KERNEL else (KERNEL, package)
    return _cache_root() / f"{package.name}-{fingerprint(*sources)}"


def fingerprint(*packages: Path) -> str:
    """A name for everything that the compiled code depends on."""
    digest = hashlib.sha256()
    for package in packages:
        for source in sorted(package.glob("*.py")):
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
