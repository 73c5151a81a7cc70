"""Playing games on this machine: in this process, or on several cores.

The pool is our own because of what bots may do. Every game is returned separately, so no finished
game is lost; when a process dies, we know which game it was playing; and processes stop at once
when the arena is stopped, even while a bot is thinking.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Final

from grachten.arena.deals import Fixture
from grachten.arena.matches import Conditions
from grachten.arena.played import PlayedGame
from grachten.rules import GrachtenError

AHEAD: Final = 2
"""Games queued for a process, so that it need not wait for the next one."""

PATIENCE: Final = 5.0
"""Seconds until a process that was asked to stop is killed."""


BLAS_THREADS: Final = "OPENBLAS_NUM_THREADS"


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(conditions: Conditions, fixtures: Iterable[Fixture]) -> Iterator[PlayedGame]:
    """Every game in this process, one after the other."""
    return map(conditions.play, fixtures)


def play_on_cores(
    conditions: Conditions, fixtures: Iterable[Fixture], *, workers: int
) -> Iterator[PlayedGame]:
    """Every game, each as it ends, played by several processes."""
    if workers < 1:
        raise GrachtenError(f"The number of workers must be at least 1, not {workers}.")
    waiting = iter(fixtures)
    first = list(islice(waiting, workers))
    crew: list[_Worker] = []
    try:
        for fixture in first:
            crew.append(_Worker(conditions))
            crew[-1].give(fixture)
        for worker, fixture in zip(crew, islice(waiting, len(crew) * (AHEAD - 1)), strict=False):
            worker.give(fixture)
        while busy := {worker.connection: worker for worker in crew if worker.given}:
            for connection in wait(list(busy)):
                worker = busy[connection]  # type: ignore[index] # it was one of ours
                game = worker.receive()
                for fixture in islice(waiting, 1):
                    worker.give(fixture)
                yield game
    finally:
        for worker in crew:
            worker.end()
        for worker in crew:
            worker.see_off()


class _Worker:
    """A process that plays the games it is given, in order."""

    def __init__(self, conditions: Conditions) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, its_end = context.Pipe()
        self.given: deque[Fixture] = deque()
        self._process = context.Process(
            target=_play_what_comes, args=(its_end, conditions), daemon=True
        )
        with _deaf_to_ctrl_c(), _with_one_thread():
            self._process.start()
        its_end.close()  # only the child holds it now, so we notice when it dies

    def give(self, fixture: Fixture) -> None:
        self.given.append(fixture)
        with suppress(BrokenPipeError):  # it is dead, which we notice when it should answer
            self.connection.send(fixture)

    def receive(self) -> PlayedGame:
        try:
            answer = self.connection.recv()
        except (EOFError, ConnectionResetError):
            raise GrachtenError(
                f"The process that played {self.given[0]} died; "
                "the games that were finished before are kept."
            ) from None
        if isinstance(answer, Exception):
            raise answer
        self.given.popleft()
        game: PlayedGame = answer
        return game

    def end(self) -> None:
        self.connection.close()
        self._process.terminate()

    def see_off(self) -> None:
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _play_what_comes(connection: Connection, conditions: Conditions) -> None:
    """The main loop of a worker. It ends with the arena, however that ended."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            fixture = connection.recv()
            answer: PlayedGame | Exception
            try:
                answer = conditions.play(fixture)
            except GrachtenError as error:
                answer = error
            except Exception:  # noqa: BLE001 - reported to the arena, with its traceback
                answer = RuntimeError(f"In {fixture}:\n{traceback.format_exc()}")
            connection.send(answer)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """New processes ignore Ctrl-C: the arena stops them, and they need not report it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


@contextmanager
def _with_one_thread() -> Iterator[None]:
    """New processes keep NumPy to one thread each: they share the cores."""
    before = os.environ.get(BLAS_THREADS)
    os.environ[BLAS_THREADS] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[BLAS_THREADS]
        else:
            os.environ[BLAS_THREADS] = before
