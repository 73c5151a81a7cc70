"""What all tables share: store, bots, uptime, entropy, calendar and metrics."""

from dataclasses import dataclass
from functools import cache

from grachten.rules import Board, Game
from grachten.rules.board import board_names
from grachten.server.dates import Calendar
from grachten.server.metrics import Metrics
from grachten.server.preparation import Preparation
from grachten.server.refusals import Refusal
from grachten.server.settings import Settings
from grachten.server.thinking.bot_pool import BotPool
from grachten.server.uptime import Entropy, Uptime
from grachten.store import Store


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    bot_pool: BotPool
    uptime: Uptime
    entropy: Entropy
    calendar: Calendar
    metrics: Metrics
    preparation: Preparation


def warm_up() -> None:
    """Load compiled code before anyone waits for it."""
    game = Game.new(2, seed=1)
    while not game.is_over:
        game.play(game.legal_actions[-1])
        game.view(0)


@cache
def known_board(name: str) -> Board:
    """A board that comes with the game."""
    if name not in board_names():
        raise Refusal("invalid", "There is no such board here.")
    return Board.load(name)
