"""Compiling the rules and the bots before they are first used, on all cores.

Numba compiles in one thread, so several processes share the work; what they compile is kept in the
caches. `python -m grachten.preparing` does it for the server, at low priority: it prints one
line for every step of progress, from 0 to 1.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from numba.core import event

from grachten.bots.mind.warming import MIND
from grachten.env.warming import IMAGINING, OBSERVING
from grachten.kernel.compilation import config
from grachten.kernel.warming import ARRAYS, GAMES, Part
from grachten.neural.warming import NETWORK

PARTS: Final = {part.name: part for part in (GAMES, MIND, OBSERVING, IMAGINING, NETWORK, ARRAYS)}
FOR_PLAYING: Final = (GAMES, MIND, OBSERVING, NETWORK)
FOR_REVIEWS: Final = (*FOR_PLAYING, IMAGINING)

FUNCTIONS: Final = {
    "games": 173,
    "mind": 181,
    "observing": 40,
    "imagining": 15,
    "network": 49,
    "arrays": 25,
}
"""About how many functions each part compiles: a progress bar need not know exactly. A few are
compiled by more than one process."""

LOOKING: Final = 0.2
"""Seconds between two looks at how far it is."""

NICENESS: Final = 5
"""Whoever looks at the page meanwhile should not have to wait for it."""

Task = tuple[str, int | None]
"""The name of a part, and which of its steps: all of them, if they have much in common."""


def are_warm(parts: Iterable[Part] = FOR_PLAYING) -> bool:
    return all(part.is_warm() for part in parts)


def prepare(parts: Sequence[Part] = FOR_PLAYING) -> Iterator[float]:
    """Compile what is not compiled yet; yields how much of it is done, from 0 to 1.

    If a process fails, or is killed, the rest is compiled when it is first used.
    """
    cold = [part for part in parts if not part.is_warm()]
    if not cold:
        return
    context = multiprocessing.get_context("spawn")
    compiled = context.Value("i", 0)
    tasks: Any = context.SimpleQueue()
    waiting = list(_tasks(cold))
    workers = [
        context.Process(target=_compile, args=(tasks, compiled), daemon=True)
        for _ in range(min(len(waiting), config.NUMBA_NUM_THREADS))
    ]
    for task in [*waiting, *(None for _ in workers)]:
        tasks.put(task)
    total = sum(FUNCTIONS[part.name] for part in cold)
    try:
        for worker in workers:
            worker.start()
        while alive := [worker for worker in workers if worker.is_alive()]:
            yield min(compiled.value / total, 0.99)
            alive[0].join(LOOKING)
        if all(worker.exitcode == 0 for worker in workers):
            for part in cold:
                part.note_warm()
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.kill()
                worker.join()
    yield 1.0


def _tasks(parts: Iterable[Part]) -> Iterator[Task]:
    for part in parts:
        if part is MIND:
            yield from ((part.name, step) for step, _ in enumerate(part.steps()))
        else:
            yield part.name, None


def _compile(tasks: Any, compiled: Any) -> None:
    """The main loop of a process. It ends with the one that started it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _exit_after(multiprocessing.parent_process().join)  # type: ignore[union-attr] # there is one
    event.register("numba:compile", _Counter(compiled))  # type: ignore[no-untyped-call] # of Numba
    while (task := tasks.get()) is not None:
        name, wanted = task
        for number, (_, call) in enumerate(PARTS[name].steps()):
            if wanted in (None, number):
                call()


class _Counter(event.Listener):
    """Counts the functions that have been compiled, in all processes."""

    def __init__(self, compiled: Any) -> None:
        self._compiled = compiled

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:  # noqa: ARG002
        with self._compiled.get_lock():
            self._compiled.value += 1


def _exit_after(end: Callable[[], object]) -> None:
    def wait_for_it() -> None:
        end()
        os._exit(1)

    threading.Thread(target=wait_for_it, daemon=True).start()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # The server holds the other end of it. Python's own reader would be locked by the thread that
    # waits, and could not be closed at the end.
    _exit_after(lambda: os.read(sys.stdin.fileno(), 1))
    with suppress(BrokenPipeError):
        for done in prepare():
            print(f"{done:.3f}", flush=True)  # noqa: T201 - the server reads it


if __name__ == "__main__":
    main()
