"""Matches of weights: other ways of searching, and a match that ends when it is decided."""

from pathlib import Path

import pytest

from grachten.bots import make_bot
from grachten.neural import AMSTERDAM
from grachten.neural.search import SETTINGS
from learning.match import TrialBot, bot_called, main


def test_a_bot_can_search_in_another_way() -> None:
    bot = bot_called("neural:sims=40:turns=2:trust=0.5", AMSTERDAM)
    assert isinstance(bot, TrialBot)
    assert (bot.sims, bot.settings.turns, bot.settings.trust) == (40, 2, 0.5)
    assert bot.settings.actions == SETTINGS.actions
    assert bot_called("greedy", AMSTERDAM) == make_bot("greedy")


def test_an_opponent_can_have_weights_of_its_own(tmp_path: Path) -> None:
    spec = f"neural:weights={AMSTERDAM}"
    assert bot_called(spec, tmp_path / "response.weights") == make_bot(spec)


def test_a_match_ends_as_soon_as_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--players 2 --against random --deals 100 --workers 1 --sprt 0,300"
    main([str(AMSTERDAM), *options.split()])
    decided, match = capsys.readouterr().out.splitlines()
    assert decided.startswith("better: llr ")
    assert "won 100.0%" in match
    deals = int(match.partition(" games on ")[2].split()[0])
    assert deals < 50
