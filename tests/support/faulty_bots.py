"""Bots with something wrong about them, in a module that other processes can import."""

import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from grachten.bots import Bot, make_bot
from grachten.rules import LegalActions, SeatView

Choose = Callable[[SeatView, LegalActions, random.Random], Any]


@dataclass(frozen=True)
class Faulty:
    answer: Choose

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Any:
        return self.answer(view, legal, rng)


def raises(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
    raise ValueError("no idea")


def leaves(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
    sys.exit(3)


def babbles(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
    return "the red one"


def hangs(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
    while True:
        pass


def hangs_on(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
    """It does not even let itself be interrupted."""
    while True:
        try:
            time.sleep(60)
        except BaseException:  # noqa: BLE001, S112 - that is what is wrong about it
            continue


def dies(view: SeatView, legal: LegalActions, _rng: random.Random) -> Any:
    """It takes the whole process with it, in the middle of some games."""
    if view.hand.total == 7:
        os._exit(1)
    return legal[0]


FAULTS: dict[str, Choose] = {
    "raises": raises,
    "leaves": leaves,
    "babbles": babbles,
    "hangs": hangs,
    "hangs_on": hangs_on,
    "dies": dies,
}


def make(name: str) -> Bot:
    """A faulty bot, or one of ours."""
    return Faulty(FAULTS[name]) if name in FAULTS else make_bot(name)
