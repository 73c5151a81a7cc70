"""`check_bot` accepts honest bots and names what the others do."""

import random
from typing import Any

import pytest

from bots.support.quick_bots import SPECS, quick_bot
from grachten.bots import BotFault, check_bot, make_bot
from grachten.rules import Action, KeepContracts, LegalActions, Pass, SeatView


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_our_own_bots_conform(spec: str) -> None:
    check_bot(quick_bot(spec, sims=20), games=1)  # raises where it does not


class Illegal:
    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view, legal, rng
        return Pass()


class Raising:
    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view, legal, rng
        raise ValueError("no idea")


class Careless:
    """It takes its randomness from the process."""

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view, rng
        return random.choice(list(legal))


class Remembering:
    """It answers by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view, rng
        self.asked += 1
        return legal[self.asked % len(legal)]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Illegal(), r"Illegal answers Pass\(\), which is not legal\."),
        (Raising(), "Raising raises ValueError: no idea"),
        (Careless(), "Careless answers .* and then .* to the same question"),
        (Remembering(), "Remembering answers .* and then .* to the same question"),
    ],
)
def test_faults_are_named(bot: Any, fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        check_bot(bot)


def test_the_randomness_of_the_process_is_left_as_it_was() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    check_bot(make_bot("random"), games=1)
    assert random.random() == expected


def test_a_changed_view_is_noticed() -> None:
    class Meddling:
        def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
            del rng
            object.__setattr__(view, "passes", 3)
            return legal.of(KeepContracts)[0]

    with pytest.raises(BotFault, match=r"Meddling changes the view it is given\."):
        check_bot(Meddling())
