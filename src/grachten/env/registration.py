"""The name under which `gymnasium.make` finds the game."""

from typing import Final

import gymnasium

ID: Final = "grachten/Grachten-v1"


def register() -> None:
    """Make it known, once. What it needs is imported when somebody makes one."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="grachten.env.single:GrachtenEnv")
