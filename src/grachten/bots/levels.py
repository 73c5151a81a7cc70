"""Opponents for people, from the first game on: six levels in the game's own words."""

from typing import Final

LEVELS: Final = {
    "apprentice": "planner:style=apprentice",
    "carter": "planner:style=carter",
    "trader": "planner:style=trader",
    "merchant": "planner",
    "regent": "search",
    "burgomaster": "neural",
}
"""Which bot each level is, as `make_bot` takes it. From beatable by a beginner to the strongest;
`bench/ladder.md` says how far apart they are."""
