"""Everything that chooses an action from a `SeatView`. A bot never sees a `Game`."""

from grachten.bots.bot import Bot
from grachten.bots.conformance import BotFault, check_bot
from grachten.bots.greedy import GreedyBot
from grachten.bots.random_bot import RandomBot
from grachten.bots.registry import bot_names, make_bot

__all__ = ["Bot", "BotFault", "GreedyBot", "RandomBot", "bot_names", "check_bot", "make_bot"]
