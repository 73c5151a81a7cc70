"""Who leads a table, in a real PostgreSQL: the number decides, whatever a node believes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from grachten.store import (
    Claim,
    NodeStore,
    Store,
    StoreConflict,
    StoredTable,
    StoreError,
    StoreLost,
    leading,
)
from grachten.store.engines import writing
from grachten.store.urls import parse_url
from store.examples import ANNA, SEATS, TABLE, a_step, add_people
from store.postgresql import Server


@asynccontextmanager
async def joined(url: str, *names: str) -> AsyncIterator[list[NodeStore]]:
    stores = [await NodeStore.open_shared(url) for _ in names]
    try:
        for store, name in zip(stores, names, strict=True):
            await store.join(name, "test")
        yield stores
    finally:
        for store in stores:
            await store.close()


async def let_pass(url: str, node: str) -> None:
    """The time of a node passes at once."""
    transactions = writing(parse_url(url))
    try:
        await transactions.run(
            lambda connection: connection.exec_driver_sql(
                "UPDATE nodes SET until = 0 WHERE id = $1", (node,)
            )
        )
    finally:
        await transactions.dispose()


async def lead_new(node: NodeStore, table: StoredTable) -> None:
    """Make a table, and be the first to ask for it."""
    await node.add_table(table, SEATS)
    assert await node.claim(table.id, tick=0) == Claim(node.node, 1)


def run(
    postgresql: Server,
    scenario: Callable[[str, NodeStore, NodeStore], Awaitable[None]],
) -> None:
    """A scenario for two nodes, the first of which leads a new table."""
    url = postgresql.new_database()

    async def main() -> None:
        async with joined(url, "one", "two") as (one, two):
            await add_people(one)
            await lead_new(one, TABLE)
            await scenario(url, one, two)

    asyncio.run(main())


def test_only_the_leader_writes(postgresql: Server) -> None:
    async def scenario(_url: str, one: NodeStore, two: NodeStore) -> None:
        assert await two.claim(TABLE.id, tick=0) == Claim("one", 1)
        await one.add_step(TABLE.id, a_step(1), 1)
        saved = await one.save_table(TABLE, SEATS, 1)
        for store, lease in ((two, 1), (two, 2), (one, 2)):
            with pytest.raises(StoreLost):
                await store.add_step(TABLE.id, a_step(2), lease)
            with pytest.raises(StoreLost):
                await store.save_table(saved, SEATS, lease)
            with pytest.raises(StoreLost):
                await store.remove_table(TABLE.id, lease)
        game = await two.load(TABLE.id)
        assert game is not None
        assert (len(game.steps), game.table.version, game.lease) == (1, saved.version, 1)
        with pytest.raises(StoreConflict):
            await one.add_step(TABLE.id, a_step(3), 1)
        await one.remove_table(TABLE.id, 1)
        assert await two.claim(TABLE.id, tick=0) is None

    run(postgresql, scenario)


def test_a_batch_is_written_as_far_as_it_may_be(postgresql: Server) -> None:
    """One table that was lost doesn't stop the steps of the others."""

    async def scenario(_url: str, one: NodeStore, two: NodeStore) -> None:
        names = [f"table-{number}" for number in range(4)]
        for name in names:
            await lead_new(one, replace(TABLE, id=name))
        await one.release("table-2", 1, tick=0)
        assert await two.claim("table-2", tick=0) == Claim("two", 2)
        results = await asyncio.gather(
            *(one.add_step(name, a_step(number), 1) for name in names for number in (1, 2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            *(type(None),) * 4,
            *(StoreLost,) * 2,
            *(type(None),) * 2,
        ]
        lengths = [len(game.steps) for name in names if (game := await two.load(name))]
        assert lengths == [2, 2, 0, 2]

    run(postgresql, scenario)


def test_the_dead_write_nothing(postgresql: Server) -> None:
    """Not even before somebody else claims the table; and they notice when they wake."""

    async def scenario(url: str, one: NodeStore, two: NodeStore) -> None:
        assert await two.bury() == []
        await let_pass(url, "one")
        assert await two.bury() == ["one"]
        assert await two.alive() == ["two"]
        with pytest.raises(StoreLost):
            await one.add_step(TABLE.id, a_step(1), 1)
        with pytest.raises(StoreLost):
            await one.renew()
        with pytest.raises(StoreError):  # nobody leads who has no row
            await one.claim(TABLE.id, tick=0)
        await one.join("one again", "test")
        assert await one.claim(TABLE.id, tick=0) == Claim("one again", 2)
        assert await two.claim(TABLE.id, tick=0) == Claim("one again", 2)
        await one.add_step(TABLE.id, a_step(1), 2)

    run(postgresql, scenario)


def test_whoever_renews_is_not_buried(postgresql: Server) -> None:
    async def scenario(url: str, one: NodeStore, two: NodeStore) -> None:
        await let_pass(url, "one")
        await one.renew()
        assert await two.bury() == []
        await one.add_step(TABLE.id, a_step(1), 1)

    run(postgresql, scenario)


def test_games_in_play_are_adopted_once(postgresql: Server) -> None:
    async def scenario(_url: str, one: NodeStore, two: NodeStore) -> None:
        names = sorted(f"table-{number:02}" for number in range(20))
        for name in names:
            await lead_new(one, replace(TABLE, id=name, status="playing"))
        await lead_new(one, replace(TABLE, id="open", status="open"))
        await one.leave(tick=5)
        await one.join("one again", "test")
        found: list[str] = []
        while True:
            some = await asyncio.gather(one.adopt(5, most=3), two.adopt(5, most=3))
            if not any(some):
                break
            found += [table for each in some for table in each]
        assert sorted(found) == [TABLE.id, *names]

    run(postgresql, scenario)


def test_clocks_stand_still_while_nobody_leads(postgresql: Server) -> None:
    async def scenario(url: str, one: NodeStore, two: NodeStore) -> None:
        async def skipped() -> int:
            game = await one.load(TABLE.id)
            assert game is not None
            return game.skipped

        await one.release(TABLE.id, 1, tick=1_000)
        await two.claim(TABLE.id, tick=1_400)
        assert await skipped() == 400
        renewed = await two.renew()  # of a node that dies, the last renewal counts
        await let_pass(url, "two")
        await one.bury()
        assert await one.claim(TABLE.id, tick=renewed + 50) == Claim("one", 3)
        assert await skipped() == 450

    run(postgresql, scenario)


def test_the_tick_goes_on_while_anybody_lives(postgresql: Server) -> None:
    async def scenario(url: str, one: NodeStore, two: NodeStore) -> None:
        before = await one.renew()
        between = await two.renew()
        assert 0 <= between - before < leading.STANDSTILL
        transactions = writing(parse_url(url))
        await transactions.run(  # everybody was away for a day
            lambda connection: connection.exec_driver_sql(
                "UPDATE server SET value = (value::bigint - 86400000)::text WHERE key = 'tick_at'"
            )
        )
        await transactions.dispose()
        after = await one.renew()
        assert after - between == leading.STANDSTILL

    run(postgresql, scenario)


def test_a_server_alone_and_nodes_keep_each_other_out(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def main() -> None:
        alone = await Store.open(url, lead=True)
        with pytest.raises(StoreError, match="Another server"):
            await NodeStore.open_shared(url)
        await alone.close()
        async with joined(url, "one") as (one,):
            await one.add_person(ANNA)
            await one.add_table(replace(TABLE, status="playing"), SEATS[:1])
            await one.claim(TABLE.id, tick=0)
            await one.release(TABLE.id, 1, tick=10)
            with pytest.raises(StoreError, match="Another server"):
                await Store.open(url, lead=True)
        alone = await Store.open(url, lead=True)  # and then all is its own
        game = await alone.load(TABLE.id)
        assert game is not None
        assert game.skipped == max(0, await alone.tick() - 10)
        await alone.close()

    asyncio.run(main())


def test_nodes_need_postgresql() -> None:
    with pytest.raises(StoreError, match="need PostgreSQL"):
        asyncio.run(NodeStore.open_shared("sqlite:///x.sqlite"))
