"""Playing games on a Ray cluster, with the same results as on this machine."""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from grachten.arena.deals import Fixture
from grachten.arena.matches import Conditions
from grachten.arena.played import PlayedGame
from grachten.extras import check_extra
from grachten.rules import GrachtenError

LOCAL: Final = "local"
"""The address that starts a new cluster on this machine."""

AHEAD: Final = 4
"""Games in the cluster's queue for every core, so that none waits for its next."""


def play_on_ray(
    conditions: Conditions,
    fixtures: Iterable[Fixture],
    *,
    address: str,
    workers: int | None = None,
) -> Iterator[PlayedGame]:
    """Every game, each as it ends; `workers` is for a cluster that starts here.

    The machines of the cluster need the same version of this package. A game that is lost with
    its machine is played again elsewhere.
    """
    with _connected(address, workers) as ray:
        play = ray.remote(Conditions.play)
        shared = ray.put(conditions)
        waiting = iter(fixtures)
        under_way: dict[Any, Fixture] = {}
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        while True:
            for fixture in islice(waiting, room - len(under_way)):
                under_way[play.remote(shared, fixture)] = fixture
            if not under_way:
                return
            (ended, *_), _ = ray.wait(list(under_way), num_returns=1)
            yield _result(ray, ended, under_way.pop(ended))


def _result(ray: Any, ended: Any, fixture: Fixture) -> PlayedGame:
    try:
        game: PlayedGame = ray.get(ended)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GrachtenError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise GrachtenError(
            f"The cluster could not play {fixture} ({type(error).__name__}); "
            "the games that were finished before are kept."
        ) from None
    return game


@contextmanager
def _connected(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, connected; and disconnected at the end, unless it was connected before."""
    # Ray reads its settings when it is imported. No usage statistics are sent.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    check_extra("ray", "Playing on a cluster needs Ray")
    import ray  # noqa: PLC0415 - optional, and rarely needed
    import ray.exceptions  # noqa: PLC0415

    if ray.is_initialized():
        yield ray
        return
    _check_reachable(address)
    own: dict[str, Any] = {}
    if address == LOCAL:
        own = {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ImportError, OSError, RuntimeError, ValueError) as error:
        reason = " ".join(str(error).split()).rstrip(".")
        raise GrachtenError(f"There is no Ray cluster at {address!r}: {reason}.") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Ray itself would wait for minutes before it gave up."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
        except (OSError, OverflowError):
            raise GrachtenError(f"Nothing answers at the address {address!r}.") from None
