"""A node with far fewer games than its share takes some over, and nothing goes back and forth."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from city.nodes import STEADY, City, city, roamers
from city.redis_server import RedisServer
from city.witness import Game, Witness, query
from grachten.city.balance import FEW, shortfall, to_hand_over
from grachten.protocol.tables import Options
from store.postgresql import Server
from support.patience import PATIENCE
from support.visitors import begun

MANY = st.dictionaries(st.text("abcdef", min_size=1), st.integers(0, 500), min_size=1, max_size=6)


@given(MANY)
def test_games_come_to_rest(games: dict[str, int]) -> None:
    """However they were spread, all nodes are close to their share after some rounds, and then
    nobody wants anything any more."""
    share = sum(games.values()) // len(games)
    for _ in range(2 + sum(games.values()) // 2):
        asked = {node: shortfall(games, node) for node in games}  # all at the same time
        for node, wanted in asked.items():
            if wanted is not None:
                count = to_hand_over(games[wanted.richest], wanted.wanted, wanted.share)
                games[wanted.richest] -= count
                games[node] += count
                assert games[wanted.richest] >= share
    assert {shortfall(games, node) for node in games} == {None}
    assert min(games.values()) >= share - max(FEW, share // 3)


@pytest.mark.slow
def test_a_new_node_takes_its_share(tmp_path: Path, postgresql: Server, redis: RedisServer) -> None:
    """And games go on, wherever they are led."""

    async def main(place: City) -> None:
        async with roamers(1, *place.addresses) as (anna,):
            games = [await begun(anna, options=Options(pace="instant"), bots=1) for _ in range(12)]
            await asyncio.to_thread(place.add)
            while await led(place) != [6, 6]:
                await asyncio.sleep(0.05)
            anna.stay_with(*place.addresses)
            for state in games[::6]:
                game = Game(state, [Witness(anna, state.id, 0)])
                await game.play()
                await game.check(place.database)

    with city(tmp_path, postgresql, redis, 1, *STEADY) as place:
        asyncio.run(asyncio.wait_for(main(place), PATIENCE))
        assert all("error" not in node.log for node in place.nodes)


async def led(place: City) -> list[int]:
    """How many games each node leads."""
    rows = await query(place.database, "SELECT count(*) AS games FROM leases GROUP BY node")
    return sorted(row["games"] for row in rows)
