"""Every bot there is, with a budget of simulations instead of time: quick, and the same each time.

`choose` asks one about a game; `playing` lets one play on from there.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from grachten.bots import Bot, RandomBot, SearchBot, bot_names, make_bot
from grachten.bots.characters import CHARACTERS
from grachten.rules import Action, Game

SPECS: Final[tuple[str, ...]] = (
    *bot_names(),
    "search:playouts=random",
    *(f"planner:style={style}" for style in CHARACTERS),
)
"""All names, and what else can be had by an option."""

DIFFERENT: Final = tuple({make_bot(spec): spec for spec in reversed(SPECS)}.values())[::-1]
"""The same without second names of one bot."""

ON_ANY_BOARD: Final = tuple(spec for spec in DIFFERENT if spec != "neural")
"""A network knows one board."""


def quick_bot(spec: str, sims: int) -> Bot:
    """The bot of that name; one that searches makes so many simulations, however long it takes."""
    bot = make_bot(spec)
    return replace(bot, sims=sims) if isinstance(bot, SearchBot) else bot


def choose(bot: Bot, game: Game, seat: int | None = None, seed: int = 1) -> Action:
    """What a bot does on a seat, by default on the one whose decision it is."""
    seat = game.seat if seat is None else seat
    return bot.choose(game.view(seat), game.legal_for(seat), random.Random(seed))


def playing(bot: Bot, game: Game, rng: random.Random, mine: int | None = None) -> Iterator[Game]:
    """Play on to the end; the game before each decision of the bot. It has one seat, or all."""
    while not game.is_over:
        seat = game.seat
        if mine in (None, seat):
            yield game
            action = choose(bot, game, seed=rng.randrange(2**32))
            assert action in game.legal_actions, f"{action} among {game.legal_actions}"
        else:
            action = choose(RandomBot(), game, seed=rng.randrange(2**32))
        game.play(action)
