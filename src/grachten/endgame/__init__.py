"""Last turns, solved exactly: what every action is worth, over all deals that fit what is seen."""

from grachten.endgame.solver import Kind, kind_of, solve

__all__ = ["Kind", "kind_of", "solve"]
