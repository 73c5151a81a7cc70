"""What is sent after a step is put together from parts, and is the message that it claims to be."""

import random

import msgspec
import pytest

from grachten.protocol.actions import legal_to_wire
from grachten.protocol.messages import GameMoved, SeatClock
from grachten.protocol.views import view_to_wire
from grachten.rules import Board
from grachten.server.tables.message_builders import Timing
from grachten.server.tables.moved_messages import MovedMessages
from grachten.server.tables.step_log import StepLog
from grachten.store import StoredStep

TABLE = "lTq4kR7sALKoJ0IF"
BOARD = Board.load()


def plain(log: StepLog, seat: int | None, timing: Timing, since: int) -> GameMoved:
    """The message as one would write it down, sharing nothing."""
    game = log.game
    steps = log.steps_for(seat, since)
    assert steps is not None
    return GameMoved(
        table=TABLE,
        seat=seat,
        number=log.number,
        steps=steps,
        view=view_to_wire(game.spectator_view() if seat is None else game.view(seat)),
        legal=() if seat is None else legal_to_wire(BOARD, game.legal_for(seat)),
        can_undo=seat is not None and log.undoable(seat) is not None,
        clocks=timing.clocks,
        overdue=timing.overdue,
    )


def new_step(log: StepLog, seat: int) -> StoredStep:
    return StoredStep(log.number + 1, seat, None, None, None, "person", None, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_message_is_the_one_that_it_claims_to_be(players: int) -> None:
    rng = random.Random(players)
    clocks = tuple(SeatClock(1000 * seat, 5, seat == 0) for seat in range(players))
    timings = (Timing(None, (None, 7) * (players // 2)), Timing(clocks, (None,) * players))
    for seed in range(4):
        log = StepLog(BOARD, players, seed, None)
        while not log.game.is_over:
            seat = rng.choice(log.game.to_act)
            log.play(rng.choice(list(log.game.legal_for(seat))), new_step(log, seat))
            timing = rng.choice(timings)
            since = rng.randrange(log.number)
            messages = MovedMessages(TABLE, log, timing, since)
            for viewer in (None, *range(players)):
                sent = messages.for_seat(viewer)
                assert sent == msgspec.json.encode(plain(log, viewer, timing, since))
                assert msgspec.json.decode(sent, type=GameMoved).seat == viewer
