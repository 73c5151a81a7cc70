"""Clients behind the documented proxy: one address, and nodes that are replaced behind it."""

import asyncio
from pathlib import Path

import pytest

from city.chaos import Faults, companies, havoc
from city.nginx import proxied
from city.nodes import City, city
from city.redis_server import RedisServer
from grachten.client import player
from store.postgresql import Server
from support.patience import PATIENCE

pytestmark = pytest.mark.nightly  # nginx comes from the system


def test_nodes_are_replaced_behind_the_proxy(
    tmp_path: Path, postgresql: Server, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "PAUSES", (0.05,))
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.05, 0.1, 0.2))

    async def main(place: City, address: str) -> None:
        async with companies(2, address) as players:
            await havoc(place, Faults(kills=1, restarts=1), players, seed="proxy")
            for company in players:
                for game in company.games:
                    await game.check(place.database)

    with (
        city(tmp_path, postgresql, redis, 3, "--proxy", "127.0.0.1") as place,
        proxied(place.addresses) as address,
    ):
        asyncio.run(asyncio.wait_for(main(place, address), PATIENCE))
