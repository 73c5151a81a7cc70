"""A conformance test for people who write bots."""

import random

from grachten.bots.bot import Bot
from grachten.bots.play import play_on
from grachten.bots.random_bot import RandomBot
from grachten.rules import Action, Game, GrachtenError, LegalActions, SeatView
from grachten.rules.board import PLAYER_COUNTS


class BotFault(GrachtenError):  # noqa: N818 - it reads as what was found
    """What a bot did wrong, in one sentence."""


def check_bot(bot: Bot, games: int = 3, seed: int = 0, *, by_the_clock: bool = False) -> None:
    """Let a bot play whole games against random ones; raises `BotFault` at the first fault.

    A bot must answer with a legal action, and with the same one when asked the same question with
    the same randomness, whatever happened before. It must not use any other randomness. The answers
    of a bot that thinks `by_the_clock` may differ.
    """
    for players in PLAYER_COUNTS:
        for number in range(games):
            _check_game(bot, players, seed + number, by_the_clock)


def _check_game(bot: Bot, players: int, seed: int, by_the_clock: bool) -> None:
    game = Game.new(players, seed)
    rng, others = random.Random(seed), RandomBot()  # noqa: S311 - a test, no secret

    def decide(view: SeatView, legal: LegalActions) -> Action:
        chooser = bot if view.seat == seed % players else others
        return _ask(chooser, view, legal, rng.randrange(2**32), by_the_clock)

    play_on(game, decide)


def _ask(bot: Bot, view: SeatView, legal: LegalActions, seed: int, by_the_clock: bool) -> Action:
    """Ask twice, with a different global random state each time."""
    outside = random.getstate()
    answers = []
    try:
        for process_seed in (1, 2):
            random.seed(process_seed)
            answers.append(_answer(bot, view, legal, seed))
    finally:
        random.setstate(outside)
    first, second = answers
    if first != second and not by_the_clock:
        raise BotFault(f"{_name(bot)} answers {first} and then {second} to the same question.")
    return first


def _answer(bot: Bot, view: SeatView, legal: LegalActions, seed: int) -> Action:
    before = repr(view)
    try:
        action = bot.choose(view, legal, random.Random(seed))  # noqa: S311 - a test, no secret
    except Exception as error:
        raise BotFault(f"{_name(bot)} raises {type(error).__name__}: {error}") from error
    if repr(view) != before:
        raise BotFault(f"{_name(bot)} changes the view it is given.")
    if action not in legal:
        raise BotFault(f"{_name(bot)} answers {action!r}, which is not legal.")
    return action


def _name(bot: Bot) -> str:
    return type(bot).__name__
