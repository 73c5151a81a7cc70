"""The same games on a Ray cluster."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from grachten.arena import Conditions, Fixture, Plan, PlayedGame, play_here, play_on_ray, play_plan
from grachten.rules import Board, GrachtenError
from support.faulty_bots import make
from support.patience import PATIENCE

CONDITIONS = Conditions(Board.load(), seed=5, limit=20)


def untimed(games: list[PlayedGame]) -> list[PlayedGame]:
    return [
        replace(game, seats=tuple(replace(seat, seconds=0) for seat in game.seats))
        for game in games
    ]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A real one with two workers, that tells nobody and leaves nothing behind."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it writes a token to the home folder
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", f"{PATIENCE:.0f}")
    import ray  # noqa: PLC0415 - it reads these settings when it is imported

    # Its sockets lie there, and a socket's path may not be long.
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        _temp_dir=folder,
        runtime_env={"env_vars": {"PYTHONPATH": ":".join(filter(None, sys.path))}},
    )
    try:
        yield ray
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.nightly
def test_the_games_are_the_same_on_a_cluster(cluster: Any) -> None:
    on_ray = partial(play_on_ray, address="local")
    tables = (("greedy", "random"), ("raises", "random", "random"))
    plan = Plan(replace(CONDITIONS, make=make), tables, deals=4)
    kept: list[PlayedGame] = []
    games = play_plan(plan, on_ray, keep=kept.append)
    assert len(kept) == len(games) == len(plan)
    assert untimed(games) == untimed(play_plan(plan, play_here))
    assert cluster.is_initialized()  # who connected it disconnects it

    with pytest.raises(GrachtenError, match=r"^There is no bot 'clever'"):
        play_plan(Plan(CONDITIONS, (("clever", "random"),), 1), on_ray)
    fixture = Fixture(("dies", "random"), 0, 0)
    with pytest.raises(GrachtenError, match=rf"^The cluster could not play {fixture}"):
        list(on_ray(plan.conditions, [fixture]))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(GrachtenError, match=r"^Playing on .*: pip install 'grachten\[ray\]'\.$"):
        list(play_on_ray(CONDITIONS, [], address="local"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "localhost:99999999"])
def test_an_address_where_nobody_is(address: str) -> None:
    with pytest.raises(GrachtenError, match=rf"^Nothing answers at the address '{address}'\.$"):
        list(play_on_ray(CONDITIONS, [], address=address))


def test_an_address_that_is_none() -> None:
    with pytest.raises(GrachtenError, match=r"^There is no Ray cluster at 'nonsense': "):
        list(play_on_ray(CONDITIONS, [], address="nonsense"))
