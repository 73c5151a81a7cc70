"""Compiling this package: like the kernel, in a cache of its own."""

from pathlib import Path

from grachten.kernel.compilation import compiler_for

compiled = compiler_for(Path(__file__).parent)
