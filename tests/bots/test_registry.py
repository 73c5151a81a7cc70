"""Bots by name, with options."""

import pytest

from grachten.bots import GreedyBot, RandomBot, bot_names, make_bot
from grachten.rules import GrachtenError


def test_every_name_makes_a_bot() -> None:
    assert bot_names() == ("random", "greedy")
    assert make_bot("random") == RandomBot()
    assert make_bot("greedy") == GreedyBot()


def test_options() -> None:
    assert make_bot("greedy:patience=7") == GreedyBot(patience=7)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("clever", r"There is no bot 'clever'; known bots: random, greedy\."),
        ("", r"There is no bot ''; known bots: random, greedy\."),
        ("random:ms=5", r"The bot 'random' does not take 'ms=5'; its options: none\."),
        ("greedy:patience", r"The bot 'greedy' does not take 'patience'; its options: patience\."),
        ("greedy:patience=1:patience=2", r"The bot 'greedy' does not take 'patience=2'"),
        (
            "greedy:patience=much",
            r"The option 'patience' of the bot 'greedy' must be a whole number, not 'much'\.",
        ),
    ],
)
def test_what_makes_no_bot(spec: str, sentence: str) -> None:
    with pytest.raises(GrachtenError, match=sentence):
        make_bot(spec)
