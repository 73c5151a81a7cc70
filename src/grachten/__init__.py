"""Grachten, carts and contracts in seventeenth-century Amsterdam::

    import grachten

    game = grachten.play_game([grachten.make_bot("trader"), grachten.make_bot("carter")], seed=7)
    print(game.score_sheet.totals)

Nothing is loaded before it is used: `import grachten` alone takes no time.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from grachten.bots import Bot, bot_names, make_bot, play_game
    from grachten.rules import (
        Action,
        Board,
        ClaimRoute,
        DrawBlind,
        DrawContracts,
        Game,
        GameRecord,
        GrachtenError,
        IllegalAction,
        KeepContracts,
        Pass,
        ScoreSheet,
        SeatView,
        SpectatorView,
        TakeFaceUp,
    )

__version__ = "0.1.0"

_BOTS: Final = ("Bot", "bot_names", "make_bot", "play_game")

__all__ = [
    "Action",
    "Board",
    "Bot",
    "ClaimRoute",
    "DrawBlind",
    "DrawContracts",
    "Game",
    "GameRecord",
    "GrachtenError",
    "IllegalAction",
    "KeepContracts",
    "Pass",
    "ScoreSheet",
    "SeatView",
    "SpectatorView",
    "TakeFaceUp",
    "__version__",
    "bot_names",
    "make_bot",
    "play_game",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'grachten' has no attribute {name!r}")
    module = "grachten.bots" if name in _BOTS else "grachten.rules"
    value = globals()[name] = getattr(import_module(module), name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
