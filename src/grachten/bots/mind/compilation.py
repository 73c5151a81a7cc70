"""Compiling this package: on the kernel's terms, in a cache of its own."""

from pathlib import Path

from grachten.kernel.compilation import compiler_for

compiled = compiler_for(Path(__file__).parent)
