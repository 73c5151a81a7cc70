"""Bots by name, with options."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from grachten.bots import (
    LEVELS,
    Bot,
    GreedyBot,
    PlannerBot,
    RandomBot,
    SearchBot,
    bot_names,
    make_bot,
)
from grachten.neural import NeuralBot
from grachten.rules import GrachtenError

KNOWN = (
    "random, greedy, planner, search, neural, "
    "apprentice, carter, trader, merchant, regent, burgomaster"
)


def test_every_name_makes_a_bot() -> None:
    assert ", ".join(bot_names()) == KNOWN
    assert make_bot("random") == RandomBot()
    assert make_bot("greedy") == GreedyBot()
    assert make_bot("planner") == PlannerBot()
    assert make_bot("search") == SearchBot()
    assert make_bot("neural") == NeuralBot()
    for name, spec in LEVELS.items():
        assert make_bot(name) == make_bot(spec)


@pytest.mark.parametrize(
    ("spec", "bot"),
    [
        ("greedy:patience=7", GreedyBot(patience=7)),
        ("planner:style=hoarder", PlannerBot("hoarder")),
        ("search:ms=50", SearchBot(ms=50)),
        ("search:sims=300:playouts=random", SearchBot(sims=300, playouts="random")),
        ("search:playouts=random:sims=300", SearchBot(sims=300, playouts="random")),
        ("search:curiosity=1.5", SearchBot(curiosity=1.5)),
        ("neural:temperature=0.5", NeuralBot(temperature=0.5)),
        ("neural:weights=my.weights", NeuralBot(Path("my.weights"))),
    ],
)
def test_options(spec: str, bot: Bot) -> None:
    assert make_bot(spec) == bot


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search", "neural"])
def test_a_bot_is_made_again_from_its_options(name: str) -> None:
    """Its fields are all there is to it."""
    bot: Any = make_bot(name)
    options = [f"{field.name}={getattr(bot, field.name)}" for field in fields(bot)]
    assert make_bot(":".join([name, *options])) == bot
    assert hash(make_bot(name)) == hash(bot)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("clever", rf"There is no bot 'clever'; known bots: {KNOWN}\."),
        ("", rf"There is no bot ''; known bots: {KNOWN}\."),
        ("Random", rf"There is no bot 'Random'; known bots: {KNOWN}\."),
        ("random:ms=5", r"The bot 'random' does not take 'ms=5'; its options: none\."),
        ("greedy:patience", r"The bot 'greedy' does not take 'patience'; its options: patience\."),
        ("greedy:patience=1:patience=2", r"The bot 'greedy' does not take 'patience=2'"),
        ("search:", r"The bot 'search' does not take ''; its options: ms, sims, playouts, "),
        (
            "greedy:patience=much",
            r"The option 'patience' of the bot 'greedy' must be a whole number, not 'much'\.",
        ),
        (
            "search:ms=1.5",
            r"The option 'ms' of the bot 'search' must be a whole number, not '1\.5'\.",
        ),
        (
            "search:curiosity=high",
            r"The option 'curiosity' of the bot 'search' must be a number, not 'high'\.",
        ),
        ("search:ms=0", r"A search thinks for 1 to 3,600,000 ms, not 0\."),
        ("neural:temperature=-1", r"The temperature can't be below 0: -1.0\."),
        ("planner:style=mean", r"There is no style 'mean' of play; known styles: balanced, "),
    ],
)
def test_what_makes_no_bot(spec: str, sentence: str) -> None:
    with pytest.raises(GrachtenError, match=sentence):
        make_bot(spec)
