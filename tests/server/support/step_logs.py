"""Step logs made from stored steps."""

from collections.abc import Iterable

from grachten.rules import Board
from grachten.server.tables.step_log import StepLog
from grachten.store import StoredStep


def step_log_of(
    board: Board,
    players: int,
    seed: int,
    youngest: int | None,
    steps: Iterable[StoredStep],
    *,
    alone: int | None = None,
) -> StepLog:
    step_log = StepLog(board, players, seed, youngest, alone=alone)
    for step in steps:
        step_log.add(step)
    return step_log
