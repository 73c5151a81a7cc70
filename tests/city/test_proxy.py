"""Clients behind the documented proxy: one address, and nodes that are replaced behind it."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from city.chaos import Faults, companies, havoc
from city.nginx import proxied
from city.nodes import STEADY, City, Roamer, city, roamers
from city.redis_server import RedisServer
from city.witness import Game, Witness
from grachten.client import Visitor, player
from grachten.protocol.reviews import ReviewState
from grachten.protocol.tables import Options
from store.postgresql import Server
from support.patience import PATIENCE
from support.visitors import begun

pytestmark = pytest.mark.nightly  # nginx comes from the system

RECORD = Path(__file__).parents[1] / "golden" / "points-2p.json"


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


def test_all_clients_of_a_table_come_to_its_leader(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    """Nothing is passed on between nodes, in a game or its rematch."""

    async def main(place: City, address: str) -> None:
        async with roamers(2, address) as (anna, ben):
            for _ in range(4):
                state = await begun(anna, ben, options=Options(pace="instant"))
                await Game(state, witnesses(state.id, anna, ben)).play()
                again = [await each.rematch(state.id) for each in (anna, ben)][-1]
                await Game(again, witnesses(again.id, anna, ben)).play()
        for node in place.addresses:
            assert "grachten_passed_on_total 0.0" in httpx.get(f"{node}/metrics").text

    with (
        city(tmp_path, postgresql, redis, 3, *STEADY, "--proxy", "127.0.0.1") as place,
        proxied(place.addresses) as address,
    ):
        asyncio.run(asyncio.wait_for(main(place, address), PATIENCE))


def test_the_review_of_a_record_is_found_again(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    """The node that makes it is the only one that has it."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))

    async def main(address: str) -> None:
        async with Visitor(address) as anna:
            await anna.me()
            state: ReviewState = await anna.request("POST", "/api/reviews", record, ReviewState)
            while state.done < 1:
                await asyncio.sleep(0.2)
                state = await anna.request("GET", f"/api/reviews/{state.id}", answer=ReviewState)

    with (
        city(tmp_path, postgresql, redis, 3, *STEADY, "--proxy", "127.0.0.1") as place,
        proxied(place.addresses) as address,
    ):
        asyncio.run(asyncio.wait_for(main(address), PATIENCE))


def witnesses(table: str, *people: Roamer) -> list[Witness]:
    return [Witness(person, table, seat, 0.0) for seat, person in enumerate(people)]
