"""The process in which bots think, with some more bots, each with something odd about it."""

import os
import random
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from grachten.bots import registry
from grachten.rules import Action, LegalActions, SeatView
from grachten.server.thinking import bot_worker_main

GATE: Final = "GRACHTEN_TEST_GATE"


@dataclass(frozen=True)
class Raises:
    def choose(self, _view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        raise ValueError("no idea")


@dataclass(frozen=True)
class TellsWho:
    """It says in which process it is, the only way that a bot can say anything."""

    def choose(self, _view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        raise ValueError(os.getpid())


@dataclass(frozen=True)
class Dies:
    """It takes the whole process with it."""

    def choose(self, _view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        os._exit(1)


@dataclass(frozen=True)
class Deaf:
    """It hears no alarm and, as compiled code may do, never comes back."""

    def choose(self, _view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        while True:
            time.sleep(60)


@dataclass(frozen=True)
class Sleeps:
    ms: int = 100

    def choose(self, _view: SeatView, legal: LegalActions, _rng: random.Random) -> Action:
        time.sleep(self.ms / 1000)
        return legal[0]


@dataclass(frozen=True)
class Waits:
    """It answers once there is a file at the place that an environment variable names."""

    def choose(self, _view: SeatView, legal: LegalActions, _rng: random.Random) -> Action:
        while not Path(os.environ[GATE]).exists():
            time.sleep(0.01)
        return legal[0]


@dataclass(frozen=True)
class Meddles:
    """It talks, and listens, where the server does."""

    def choose(self, _view: SeatView, legal: LegalActions, _rng: random.Random) -> Action:
        sys.stdout.write("I think that")
        sys.stdout.flush()
        os.write(1, b"\0\0\0\2{}")
        assert sys.stdin.read() == ""
        assert os.read(0, 100) == b""
        return legal[-1]


@dataclass(frozen=True)
class Counts:
    """Its choice is the number of choices that it remembers."""

    def choose(self, _view: SeatView, legal: LegalActions, _rng: random.Random) -> Action:
        return legal[0]

    def seated(self) -> "Counting":
        return Counting()


class Counting:
    def __init__(self) -> None:
        self._choices = 0

    def choose(self, _view: SeatView, legal: LegalActions, _rng: random.Random) -> Action:
        self._choices += 1
        return legal[self._choices - 1]


BOTS: dict[str, type[Any]] = {
    "raises": Raises,
    "tells-who": TellsWho,
    "dies": Dies,
    "deaf": Deaf,
    "sleeps": Sleeps,
    "waits": Waits,
    "meddles": Meddles,
    "counts": Counts,
}


def main() -> None:
    registry._BOTS.update(BOTS)
    bot_worker_main.main()
