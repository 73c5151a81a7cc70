"""Compiling this package: like the kernel, in a cache of its own."""

from pathlib import Path
from typing import Final

from grachten.kernel.compilation import compiler_for

CORE: Final = Path(__file__).parent

compiled = compiler_for(CORE, fuses=True)
