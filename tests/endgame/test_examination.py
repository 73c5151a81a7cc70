"""A bot is examined: it solves what it solves, and the rest is told with what it costs."""

import random
from dataclasses import dataclass

import pytest

from endgame.examination import examine
from endgame.positions import LEAST_LOSS, read_positions
from grachten.bots import RandomBot
from grachten.endgame.solver import solve
from grachten.rules import Action, GrachtenError, LegalActions, Pass, SeatView
from support.strategies import IS_NIGHTLY

SOME = read_positions()[:: 12 if IS_NIGHTLY else 48]


@dataclass(frozen=True)
class ExactBot:
    """Does what the solver says, or the opposite."""

    sign: int = 1

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del rng
        values = solve(view, legal)
        return max(legal, key=lambda action: self.sign * values[action.id])


class PassingBot:
    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view, legal, rng
        return Pass()


@pytest.mark.slow
def test_who_knows_the_answers_solves_all() -> None:
    examination = examine(ExactBot(), SOME)
    assert (examination.solved, examination.failures, examination.mean_loss) == (1, (), 0)


@pytest.mark.slow
def test_who_does_the_worst_solves_nothing() -> None:
    examination = examine(ExactBot(sign=-1), SOME)
    assert examination.solved == 0
    assert examination.mean_loss > 0.05
    for failure, position in zip(examination.failures, SOME, strict=True):
        assert failure.loss == pytest.approx(
            max(position.values.values()) - min(position.values.values())
        )


@pytest.mark.slow
def test_a_random_bot_solves_some_of_the_set_and_the_same_again() -> None:
    examination = examine(RandomBot())
    assert examination.positions == len(read_positions())
    assert 0.1 < examination.solved < 0.6
    assert examination.failures == examine(RandomBot()).failures
    assert examination.failures != examine(RandomBot(), seed=1).failures
    assert min(failure.loss for failure in examination.failures) >= LEAST_LOSS - 1e-9
    failure = examination.failures[0]
    told = str(failure)
    assert told.startswith(f"position {failure.number} ({failure.position.kind}): ")
    assert f"loses {failure.loss:.3f}; best: " in told


def test_an_illegal_answer_is_no_answer() -> None:
    with pytest.raises(GrachtenError, match="answers pass in position 0: not legal"):
        examine(PassingBot(), SOME[:1])


def test_nothing_to_ask_is_refused() -> None:
    with pytest.raises(GrachtenError, match="at least one position"):
        examine(RandomBot(), [])
