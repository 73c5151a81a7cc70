"""Several nodes, one game: any node will do, and none is missed."""

import asyncio
from pathlib import Path

import pytest

from city.nodes import Roamer, city, roamers
from city.redis_server import RedisServer
from grachten.client import play_game
from grachten.rules import verify_record
from store.postgresql import Server
from support.visitors import begun, random_choice

MINUTES = 5 * 60


@pytest.mark.slow
def test_a_whole_game_over_different_nodes(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    async def scenario(addresses: list[str]) -> None:
        async with roamers(3, *addresses) as people:
            state = await begun(*people, bots=1)
            seen = await asyncio.gather(
                *(
                    play_game(person, state.id, seat, random_choice(seat))
                    for seat, person in enumerate(people)
                )
            )
            assert len({game.number for game in seen}) == 1
            records = [await person.record(state.id) for person in people]
            assert records[0] == records[1] == records[2]
            verify_record(records[0])
            again = [await person.rematch(state.id) for person in people]
            assert len({table.id for table in again}) == 1

    with city(tmp_path, postgresql, redis, 3) as nodes:
        asyncio.run(asyncio.wait_for(scenario([node.address for node in nodes]), MINUTES))
    for node in nodes:
        assert '"level": "error"' not in node.log
        assert "[error" not in node.log, node.log


@pytest.mark.slow
def test_the_leader_is_killed(tmp_path: Path, postgresql: Server, redis: RedisServer) -> None:
    """Another node leads within five seconds, and no acknowledged step is lost."""

    async def scenario(addresses: list[str], kill: object) -> None: ...

    with city(tmp_path, postgresql, redis, 2) as (first, second):

        async def play() -> None:
            async with roamers(2, first.address, second.address) as people:
                state = await begun(*people)  # the first node made it, and leads it
                assert isinstance(people[0], Roamer)
                acknowledged: dict[int, str] = {}

                async def played(seat: int) -> None:
                    await play_game(
                        people[seat],
                        state.id,
                        seat,
                        random_choice(seat),
                        told=lambda act, number: acknowledged.update({number: act.id}),
                    )

                games = [asyncio.create_task(played(seat)) for seat in range(2)]
                while len(acknowledged) < 5:
                    await asyncio.sleep(0.01)
                before = max(acknowledged)
                first.kill()
                loop = asyncio.get_running_loop()
                died = loop.time()
                while max(acknowledged) <= before + 1:
                    await asyncio.sleep(0.01)
                print("led elsewhere after", loop.time() - died)
                await asyncio.gather(*games)

        asyncio.run(asyncio.wait_for(play(), MINUTES))
        print(second.log)
        first.start()
