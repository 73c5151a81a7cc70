"""Everything that chooses an action from a `SeatView`. A bot never sees a `Game`."""

from grachten.bots.bot import Bot, seated
from grachten.bots.conformance import BotFault, check_bot
from grachten.bots.greedy import GreedyBot
from grachten.bots.levels import LEVELS
from grachten.bots.planner import PlannerBot
from grachten.bots.play import play_game, play_on
from grachten.bots.random_bot import RandomBot
from grachten.bots.registry import bot_names, make_bot
from grachten.bots.search import SearchBot
from grachten.bots.thoughts import ActionThought, Thoughts

__all__ = [
    "LEVELS",
    "ActionThought",
    "Bot",
    "BotFault",
    "GreedyBot",
    "PlannerBot",
    "RandomBot",
    "SearchBot",
    "Thoughts",
    "bot_names",
    "check_bot",
    "make_bot",
    "play_game",
    "play_on",
    "seated",
]
