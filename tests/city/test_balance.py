"""A node with far fewer games than its share takes some over, and nothing goes back and forth."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from city.nodes import city, roamers
from city.redis_server import RedisServer
from city.witness import Game, Witness, query
from grachten.city.balance import MOST, shortfall
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
    for _ in range(2 + sum(games.values()) // MOST):
        found = {node: shortfall(games, node) for node in games}
        for node, wanted in found.items():
            if wanted is not None:
                richest, count = wanted
                assert games[richest] - count >= share
                assert count > 0
                games[richest] -= count
                games[node] += count
            found = {node: shortfall(games, node) for node in games}
    assert {shortfall(games, node) for node in games} == {None}
    assert min(games.values()) >= share - max(1, share // 10)


@pytest.mark.slow
def test_a_new_node_takes_its_share(tmp_path: Path, postgresql: Server, redis: RedisServer) -> None:
    """And games go on, wherever they are led."""

    async def main() -> None:
        with city(tmp_path, postgresql, redis, 1) as place:
            async with roamers(1, *place.addresses) as (anna,):
                games = [
                    await begun(anna, options=Options(pace="instant"), bots=1) for _ in range(6)
                ]
                place.add()
                while True:
                    rows = await query(
                        place.database, "SELECT count(*) AS games FROM leases GROUP BY node"
                    )
                    if sorted(row["games"] for row in rows) == [3, 3]:
                        break
                    await asyncio.sleep(0.05)
                anna.stay_with(*place.addresses)
                for state in games[::3]:
                    game = Game(state, [Witness(anna, state.id, 0)])
                    await game.play()
                    await game.check(place.database)
            assert all("error" not in node.log for node in place.nodes)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
