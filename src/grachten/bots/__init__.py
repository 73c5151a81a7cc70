"""Everything that chooses an action from a `SeatView`. A bot never sees a `Game`."""

from grachten.bots.bot import Bot, bot_names, make_bot
from grachten.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot", "bot_names", "make_bot"]
