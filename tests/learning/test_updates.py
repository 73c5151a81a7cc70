"""Learning from a rollout, compared with the same thing done slowly and plainly."""

from importlib.util import find_spec

import numpy as np
import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch
from torch import Tensor

from learning.network import MARGIN_UNIT, SEATS
from learning.rollouts import Rollout
from learning.updates import MARGIN, advantages, lessons_of, outcomes

pytestmark = pytest.mark.nightly

STEPS, GAMES = 40, 30
TRACE = 0.9


@pytest.fixture
def rollout() -> Rollout:
    """Made up: seats act as they like, games end now and then."""
    generator = torch.Generator().manual_seed(1)
    players = np.resize(np.array([2, 3, 4], np.uint8), GAMES)
    made = Rollout(STEPS, players, torch.device("cpu"))
    seats = torch.randint(0, 12, (STEPS + 1, GAMES), generator=generator)
    made.seats[:] = seats % made.players
    made.values[:] = torch.rand(made.values.shape, generator=generator)
    made.done[:] = torch.rand(STEPS, GAMES, generator=generator) < 0.1
    made.totals[:] = torch.randint(0, 40, (STEPS, GAMES, SEATS), generator=generator).short()
    made.results[:] = torch.rand(made.results.shape, generator=generator) * 2 - 1
    made.contracts[:] = torch.randint(0, 2**24, made.contracts.shape, generator=generator).int()
    made.frozen[:] = torch.rand(made.frozen.shape, generator=generator) < 0.2
    return made


def plain_outcome(rollout: Rollout, step: int, game: int, seat: int) -> list[float]:
    """How a game ended, as a seat sees it."""
    players = int(rollout.players[game])
    around = [(seat + place) % players for place in range(players)]
    shares = [(float(rollout.results[step, game, other]) + 1) / 2 for other in around]
    totals = [int(rollout.totals[step, game, other]) for other in around]
    margin = (totals[0] - max(totals[1:])) / MARGIN_UNIT
    return [*shares, *[0.0] * (SEATS - players), margin]


def plain_advantage(rollout: Rollout, step: int, game: int) -> Tensor | None:
    """The sum of the differences that follow, each counting less; None if nothing is known."""
    seat = rollout.seats[step, game]
    now = rollout.values[step, game]
    for later in range(step, STEPS):
        if later > step and rollout.seats[later, game] == seat:
            following = plain_advantage(rollout, later, game)
            rest = TRACE * following if following is not None else 0.0
            difference: Tensor = rollout.values[later, game] - now + rest
            return difference
        if rollout.done[later, game]:
            return torch.tensor(plain_outcome(rollout, later, game, int(seat))) - now
    return rollout.values[STEPS, game] - now if rollout.seats[STEPS, game] == seat else None


def test_every_seat_sees_the_end_from_its_own_place(rollout: Rollout) -> None:
    found = outcomes(rollout)
    for game in range(GAMES):
        for seat in range(int(rollout.players[game])):
            expected = torch.tensor(plain_outcome(rollout, 7, game, seat))
            assert torch.allclose(found[7, game, seat], expected)


def test_advantages_follow_each_seats_own_decisions(rollout: Rollout) -> None:
    found, known = advantages(rollout, TRACE)
    for step in range(STEPS):
        for game in range(GAMES):
            expected = plain_advantage(rollout, step, game)
            assert bool(known[step, game]) == (expected is not None)
            if expected is not None:
                assert torch.allclose(found[step, game], expected, atol=1e-5)
    assert 0 < int((~known).sum()) < STEPS * GAMES / 2  # both kinds were there


def test_decisions_of_former_versions_are_no_lessons(rollout: Rollout) -> None:
    rollout.rows[:, :, 0] = rollout.frozen
    _, known = advantages(rollout, TRACE)
    lessons = lessons_of(rollout, TRACE, 0.0)
    assert not lessons.rows[:, 0].any()
    assert len(lessons.rows) == int((known & ~rollout.frozen[:STEPS]).sum())


def test_lessons_are_standardised_and_reward_margins(rollout: Rollout) -> None:
    rollout.values[..., MARGIN] *= 30
    plain, greedy = (lessons_of(rollout, TRACE, reward) for reward in (0.0, 5.0))
    assert abs(float(greedy.advantages.mean())) < 1e-5
    assert abs(float(greedy.advantages.std()) - 1) < 1e-3
    margins = greedy.targets[:, MARGIN] - 0.5
    towards = [float((some.advantages * margins).mean()) for some in (plain, greedy)]
    assert towards[1] > towards[0]


def test_beliefs_are_about_the_seats_in_turn(rollout: Rollout) -> None:
    rollout.frozen[:] = False
    _, known = advantages(rollout, TRACE)
    lessons = lessons_of(rollout, TRACE, 0.0)
    places = known.flatten().nonzero()[:, 0].tolist()
    for lesson, place in enumerate(places):
        step, game = divmod(place, GAMES)
        players, seat = int(rollout.players[game]), int(rollout.seats[step, game])
        for other in range(1, players):
            held = rollout.contracts[step, game, (seat + other) % players]
            assert lessons.contracts[lesson, other - 1] == held
