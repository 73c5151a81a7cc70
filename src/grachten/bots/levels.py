"""Opponents for people, from the first game on: five levels in the game's own words."""

from typing import Final

from grachten.bots.bot import Bot
from grachten.bots.planner import PlannerBot
from grachten.bots.search import SearchBot

LEVELS: Final[dict[str, Bot]] = {
    "apprentice": PlannerBot("apprentice"),
    "carter": PlannerBot("carter"),
    "trader": PlannerBot("trader"),
    "merchant": PlannerBot(),
    "regent": SearchBot(),
}
"""From beatable by a beginner to the strongest; `bench/ladder.md` says how far apart they are."""
