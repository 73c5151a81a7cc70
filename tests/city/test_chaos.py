"""Nodes, Redis and PostgreSQL go and come while people play: nothing acknowledged is lost."""

import asyncio
import sys
from pathlib import Path

import pytest

from city.chaos import Faults, companies, havoc
from city.nodes import City, city
from city.redis_server import running_redis
from grachten.client import player
from store.postgresql import running_server

FEW = Faults(kills=2, freezes=1, redis=1, postgresql=1)
MANY = Faults(kills=200, freezes=30, redis=20, postgresql=10, restarts=5)
HOURS = 4 * 3600


@pytest.mark.slow
@pytest.mark.parametrize(
    ("faults", "count"),
    [
        pytest.param(FEW, 2, id="few"),
        pytest.param(MANY, 6, id="many", marks=pytest.mark.nightly),
    ],
)
def test_nothing_acknowledged_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: Faults, count: int
) -> None:
    monkeypatch.setattr(player, "PAUSES", (0.05,))
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.05, 0.1, 0.2))

    async def main(place: City) -> None:
        async with companies(count, *place.addresses) as players:
            await havoc(place, faults, players, seed="chaos")
            for company in players:
                for game in company.games:
                    await game.check(place.database)
            figures = {
                "faults": len(faults.all),
                "games": sum(len(company.games) for company in players),
                "steps": sum(company.steps for company in players),
            }
            sys.stderr.write(f"chaos: {figures}\n")

    with (
        running_server() as postgresql,
        running_redis() as redis,
        city(tmp_path, postgresql, redis, 3) as place,
    ):
        asyncio.run(asyncio.wait_for(main(place), HOURS))
