"""Finding opponents over several nodes: they wait in one room, and are seated once."""

import asyncio
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from city.nodes import STEADY, City, Roamer, city, roamers
from city.redis_server import RedisServer
from city.witness import query
from grachten.client.visitor import Unreachable
from grachten.protocol.finding import Finding, Search, Wish
from grachten.protocol.messages import SearchChanged
from grachten.protocol.tables import TableList
from store.postgresql import Server
from support.patience import PATIENCE
from support.visitors import Talk, talking

pytestmark = pytest.mark.nightly

WISHES = [Wish((2,))] * 2 + [Wish((3,))] * 6 + [Wish((4,))] * 4
LIMITS = ("--limit", "searches=1000", "--limit", "search-burst=1000")


async def enter(person: Roamer, wish: Wish) -> Search:
    return await person.request("PUT", "/api/finding", wish, Search)


async def found(talk: Talk) -> str:
    message = await talk.hear(
        SearchChanged, lambda it: it.search is not None and it.search.table is not None
    )
    assert message.search is not None
    assert message.search.table is not None
    return message.search.table


async def seated_once(place: City, people: list[Roamer], tables: list[str]) -> None:
    """Everybody plays at exactly one table, whose size they wished, and nobody waits."""
    sizes = Counter(tables)
    await asyncio.gather(
        *(person.ready(table) for person, table in zip(people, tables, strict=True))
    )
    for person, table in zip(people, tables, strict=True):
        state = await person.table(table)
        assert state.status == "playing"
        assert len(state.seats) == sizes[table]
        assert len({seat.contribution for seat in state.seats}) == sizes[table]
        listed: TableList = await person.request("GET", "/api/me/tables", answer=TableList)
        assert [each.id for each in listed.tables] == [table]
    while await query(place.database, "SELECT person FROM waiting"):
        await asyncio.sleep(0.05)


def test_twelve_over_two_nodes(tmp_path: Path, postgresql: Server, redis: RedisServer) -> None:
    async def scenario(place: City) -> None:
        async with roamers(12, *place.addresses) as people:
            for number, person in enumerate(people):
                person.stay_with(place.addresses[number % 2])
            async with talking(*people) as talks:
                await asyncio.gather(*map(enter, people, WISHES))
                tables = await asyncio.gather(*map(found, talks))
                for table, wish in zip(tables, WISHES, strict=True):
                    assert Counter(tables)[table] in wish.players
                assert any(
                    len({number % 2 for number, each in enumerate(tables) if each == table}) == 2
                    for table in tables
                ), "people of both nodes at one table"
                await seated_once(place, people, list(tables))

    with city(tmp_path, postgresql, redis, 2, *STEADY, *LIMITS) as place:
        asyncio.run(asyncio.wait_for(scenario(place), PATIENCE))
        assert all("error" not in node.log for node in place.nodes)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_node_dies_while_people_wait(
    tmp_path: Path, postgresql: Server, redis: RedisServer, how: signal.Signals
) -> None:
    """Whichever node keeps house: those who come back to the other one have lost no time."""

    async def scenario(place: City, dying: int) -> None:
        survivor = place.nodes[1 - dying].address
        async with roamers(3, *place.addresses) as people:
            people[0].stay_with(place.nodes[dying].address)
            people[1].stay_with(survivor)
            async with talking(*people[:2]):
                began = [await enter(person, Wish((3,))) for person in people[:2]]
                assert [search.table for search in began] == [None, None]
                place.nodes[dying].send_signal(how)
                for person in people:
                    person.stay_with(survivor)
                while True:
                    with suppress(Unreachable):
                        now: Finding = await people[0].request(
                            "GET", "/api/finding", answer=Finding
                        )
                        break
                assert now.search is not None
                assert now.search.waited >= began[0].waited
                async with talking(*people) as talks:
                    await enter(people[2], Wish((3,)))
                    tables = [await found(talk) for talk in talks]
                    assert len(set(tables)) == 1
                    await seated_once(place, people, tables)

    for dying in (0, 1):
        folder = tmp_path / str(dying)
        folder.mkdir()
        with city(folder, postgresql, redis, 2, *LIMITS) as place:
            asyncio.run(asyncio.wait_for(scenario(place, dying), PATIENCE))
            if how is signal.SIGKILL:
                place.nodes[dying].kill()
            else:
                place.nodes[dying].stop()
            place.nodes[dying].start()  # to be closed like the others
