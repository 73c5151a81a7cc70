"""Nodes, Redis and PostgreSQL go and come while people play: nothing acknowledged is lost.

By day a little of it; at night `make chaos` prints what it has done.
"""

import asyncio
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from city.chaos import Faults, companies, havoc
from city.nginx import proxied
from city.nodes import City, city
from city.redis_server import running_redis
from city.thinkers import thinking
from grachten.client import player
from store.postgresql import running_server
from support.patience import PATIENCE

FEW = Faults(kills=1, freezes=1, redis=1, postgresql=1)
MANY = Faults(kills=200, freezes=30, redis=20, postgresql=10, restarts=5, thinkers=20)
HOURS = 4 * 3600
AS_OFTEN_AS_IT_TAKES = ("--limit", "open_tables=1000000")
"""While Redis is away, people begin a game again and again, and leave open tables behind."""


@pytest.fixture(autouse=True)
def _come_back_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "PAUSES", (0.05,))
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.05, 0.1, 0.2))


async def go_through(place: City, faults: Faults, count: int, *addresses: str) -> None:
    began = time.monotonic()
    async with companies(count, *addresses) as players:
        await havoc(place, faults, players, seed="chaos")
        for company in players:
            for game in company.games:
                await game.check(place.database)
        figures = {
            **Counter(faults.all),
            "games": sum(len(company.games) for company in players),
            "acknowledged steps": sum(company.steps for company in players),
            "minutes": round((time.monotonic() - began) / 60, 1),
        }
        sys.stderr.write(f"chaos: {figures}\n")


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with (
        running_server() as postgresql,
        running_redis() as redis,
        city(tmp_path, postgresql, redis, 3, *AS_OFTEN_AS_IT_TAKES) as place,
    ):
        going = go_through(place, FEW, 2, *place.addresses)
        asyncio.run(asyncio.wait_for(going, 3 * PATIENCE))


@pytest.mark.nightly
def test_nothing_acknowledged_is_lost_in_hundreds_of_accidents(tmp_path: Path) -> None:
    """Bots think in two processes elsewhere, and some people come through the proxy."""
    with (
        running_server() as postgresql,
        running_redis() as redis,
        thinking(tmp_path, redis, 2) as thinkers,
        city(
            tmp_path,
            postgresql,
            redis,
            3,
            *("--thinkers", "0", "--proxy", "127.0.0.1"),
            *AS_OFTEN_AS_IT_TAKES,
        ) as place,
        proxied(place.addresses) as proxy,
    ):
        place.thinkers = thinkers
        addresses = (proxy, *place.addresses)
        asyncio.run(asyncio.wait_for(go_through(place, MANY, 6, *addresses), HOURS))
