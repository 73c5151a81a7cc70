"""The command `grachten`."""

from grachten.cli.main import main

__all__ = ["main"]
