"""Games drawn by Hypothesis.

The profile "ci" gives the same examples every time; "nightly" (GRACHTEN_NIGHTLY=1) draws many new
ones. Whoever imports this module has one of them loaded.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from grachten.kernel.compilation import is_compiled
from grachten.rules.actions import Action
from grachten.rules.board import Board
from grachten.rules.game import Game
from support.agreement import POLICIES, Policy
from support.positions import TINY_BOARD

IS_NIGHTLY: Final = os.environ.get("GRACHTEN_NIGHTLY") == "1"

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60 if is_compiled else 5,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "nightly", settings.get_profile("ci"), derandomize=False, max_examples=3000
)
settings.load_profile("nightly" if IS_NIGHTLY else "ci")


@cache
def board_named(name: str) -> Board:
    """The shipped board, or the small one on which games end because everyone passes."""
    return Board.load(TINY_BOARD if name == "tiny" else name)


@dataclass(frozen=True)
class Script:
    """A whole game as what decides it."""

    board: str
    players: int
    seed: int
    youngest: int | None
    policy: Policy
    choices: bytes

    def begin(self) -> Game:
        return Game.new(self.players, self.seed, board_named(self.board), self.youngest)

    def decisions(self, game: Game) -> Iterator[tuple[int, Action]]:
        """A seat and an action for the game, again and again until it is over.

        At set-up the seats choose in any order. Choices come from the bytes; when they run out,
        they go on at random, but always alike.
        """
        rng = random.Random(self.choices)
        for byte in self.choices:
            if game.is_over:
                return
            seat = game.to_act[byte % len(game.to_act)]
            legal = game.legal_for(seat)
            yield seat, legal[byte % len(legal)]
        while not game.is_over:
            seat = rng.choice(game.to_act)
            yield seat, self.policy(list(game.legal_for(seat)), rng)

    def play(self, most: int | None = None) -> Game:
        """The game after so many decisions, or at its end."""
        game = self.begin()
        for number, (seat, action) in enumerate(self.decisions(game)):
            if number == most:
                break
            game.play(action, seat)
        return game


@st.composite
def scripts(draw: st.DrawFn) -> Script:
    players = draw(st.integers(2, 4))
    return Script(
        board=draw(st.sampled_from(["amsterdam", "amsterdam", "tiny"])),
        players=players,
        seed=draw(st.integers(0, 2**256 - 1)),
        youngest=draw(st.none() | st.integers(0, players - 1)),
        policy=draw(st.sampled_from(POLICIES)),
        choices=draw(st.binary(max_size=40)),
    )


moments: Final = st.integers(0, 150)
"""A number of decisions, at which to look at a game."""
