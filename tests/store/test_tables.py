"""Tables and whole games."""

import asyncio
from dataclasses import replace
from itertools import count

import pytest

from grachten.store import Store, StoreConflict, StoredGame, StoredTable

from .examples import SEATS, STEP, TABLE, a_step, a_table, add_people, add_table, on_store, opened


@on_store
async def test_a_game_comes_back_as_it_was(store: Store) -> None:
    await add_table(store)
    steps = (
        STEP,
        a_step(2, seat=1, action=None, undoes=1, by="stand-in", request=None),
        a_step(3, space=None, by="bot", request=None),
    )
    for step in steps:
        await store.add_step(TABLE.id, step)
    table = replace(TABLE, changed=STEP.at)
    assert await store.load(TABLE.id) == StoredGame(table, SEATS, steps)
    assert await store.load("TABLE") is None


@on_store
async def test_a_table_is_saved_whole(store: Store) -> None:
    await add_table(store)
    await store.add_table(a_table("other"), SEATS)
    await store.add_step(TABLE.id, STEP)
    over = a_table(
        "table",
        status="over",
        host="ben",
        options="{}",
        public=False,
        seed=None,
        changed=TABLE.changed + 9000,
        started=None,
        ended=5,
        result='{"totals":[3,4]}',
        rematch="next",
    )
    seats = (replace(SEATS[1], number=0), replace(SEATS[0], number=1, ready=False))
    saved = await store.save_table(over, seats)
    assert saved == replace(over, version=1)
    assert await store.load("table") == StoredGame(saved, seats, (STEP,))
    assert await store.load("other") == StoredGame(a_table("other"), SEATS, ())


@on_store
async def test_a_table_that_cannot_be_saved_stays_as_it_is(store: Store) -> None:
    await add_table(store)
    with pytest.raises(StoreConflict):
        await store.save_table(replace(TABLE, status="over"), [SEATS[0], SEATS[0]])
    assert await store.load(TABLE.id) == StoredGame(TABLE, SEATS, ())
    with pytest.raises(StoreConflict, match="is no longer stored"):
        await store.save_table(a_table("gone"), SEATS)
    with pytest.raises(StoreConflict):
        await store.add_table(TABLE, SEATS)


@on_store
async def test_a_table_that_somebody_else_has_saved_is_not_saved(store: Store) -> None:
    """A copy in the memory of another server: it would turn a running game back into a lobby."""
    await add_people(store)
    await store.add_table(a_table("table", status="open", seed=None), SEATS)
    lobby = await store.load("table")
    assert lobby is not None
    begun = await store.save_table(replace(lobby.table, status="playing", seed="7"), SEATS[:2])
    await store.add_step("table", a_step(1))
    with pytest.raises(StoreConflict, match=r"has changed in the meantime\.$"):
        await store.save_table(replace(lobby.table, options="{}"), SEATS)
    with pytest.raises(StoreConflict, match=r"has changed in the meantime\.$"):
        await store.save_table(replace(begun, version=2), SEATS)
    game = StoredGame(replace(begun, changed=STEP.at), SEATS[:2], (STEP,))
    assert await store.load("table") == game
    again = await store.save_table(game.table, SEATS)  # steps do not change the version
    assert again.version == 2


def test_of_two_who_save_a_table_at_once_one_does(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            await add_table(one)
            table = TABLE
            for _ in range(10):
                results = await asyncio.gather(
                    one.save_table(replace(table, options="one"), SEATS),
                    other.save_table(replace(table, options="other"), SEATS),
                    return_exceptions=True,
                )
                (lost,) = (each for each in results if isinstance(each, BaseException))
                assert isinstance(lost, StoreConflict)
                (table,) = (each for each in results if isinstance(each, StoredTable))
                game = await one.load(TABLE.id)
                assert game is not None
                assert game.table == table
            assert table.version == 10

    asyncio.run(main())


@on_store
async def test_a_new_table_has_version_0(store: Store) -> None:
    await add_people(store)
    await store.add_table(a_table("table", version=7), SEATS)
    assert await store.load("table") == StoredGame(TABLE, SEATS, ())


@on_store
async def test_a_removed_table_leaves_nothing(store: Store) -> None:
    await add_table(store)
    await store.add_step(TABLE.id, STEP)
    await store.remove_table(TABLE.id)
    await store.remove_table(TABLE.id)
    assert await store.load(TABLE.id) is None
    await store.add_table(TABLE, [])
    assert await store.load(TABLE.id) == StoredGame(TABLE, (), ())


def test_a_game_is_loaded_as_it_was_at_one_moment(url: str) -> None:
    """Seats and the table are always of the same save, however often it is saved meanwhile."""

    async def main() -> None:
        async with opened(url) as store:
            await add_table(store)
            begun, stop = asyncio.Event(), asyncio.Event()

            async def save() -> None:
                table = await save_turn(TABLE, 0)
                begun.set()
                for turn in count(1):
                    table = await save_turn(table, turn)
                    if stop.is_set():
                        return

            async def save_turn(table: StoredTable, turn: int) -> StoredTable:
                seats = [replace(SEATS[0], name=str(turn))]
                return await store.save_table(replace(table, options=str(turn)), seats)

            saving = asyncio.create_task(save())
            await begun.wait()
            seen: set[str] = set()
            while len(seen) < 20:
                game = await store.load(TABLE.id)
                assert game is not None
                assert [seat.name for seat in game.seats] == [game.table.options]
                seen.add(game.table.options)
            stop.set()
            await saving

    asyncio.run(main())
