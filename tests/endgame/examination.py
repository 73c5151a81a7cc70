"""Asking a bot about the end-game positions."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from endgame.positions import EndgamePosition, read_positions
from grachten.bots import Bot
from grachten.rules import Action, GrachtenError


@dataclass(frozen=True, slots=True)
class Failure:
    """A position in which the bot gave away some of its probability of winning."""

    number: int
    position: EndgamePosition
    action: Action
    loss: float

    def __str__(self) -> str:
        best = ", ".join(
            str(self.position.game().board.actions[action]) for action in sorted(self.position.best)
        )
        return (
            f"position {self.number} ({self.position.kind}): {self.action} loses {self.loss:.3f};"
            f" best: {best}"
        )


@dataclass(frozen=True, slots=True)
class Examination:
    """How a bot did."""

    positions: int
    failures: tuple[Failure, ...]

    @property
    def solved(self) -> float:
        """The share of the positions in which it found a best action."""
        return 1 - len(self.failures) / self.positions

    @property
    def mean_loss(self) -> float:
        """What it gives away of the probability of winning, over all positions."""
        return sum(failure.loss for failure in self.failures) / self.positions


def examine(
    bot: Bot, positions: Sequence[EndgamePosition] | None = None, seed: int = 0
) -> Examination:
    """Ask a bot for one action in each position, by default of the whole set."""
    positions = read_positions() if positions is None else positions
    if not positions:
        raise GrachtenError("An examination needs at least one position.")
    failures = []
    for number, position in enumerate(positions):
        game = position.game()
        legal = game.legal_actions
        rng = random.Random(f"{seed}/{number}")
        action = bot.choose(game.view(position.seat), legal, rng)
        if action not in legal:
            raise GrachtenError(f"The bot answers {action} in position {number}: not legal.")
        if action.id not in position.best:
            failures.append(Failure(number, position, action, position.loss(action.id)))
    return Examination(len(positions), tuple(failures))
