"""Tables, whole games and lists of them."""

import asyncio
from dataclasses import replace

import pytest

from grachten.store import Store, StoreConflict, StoredGame, StoredListing

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
    await store.save_table(over, seats)
    assert await store.load("table") == StoredGame(over, seats, (STEP,))
    assert await store.load("other") == StoredGame(a_table("other"), SEATS, ())


@on_store
async def test_a_table_that_cannot_be_saved_stays_as_it_is(store: Store) -> None:
    await add_table(store)
    with pytest.raises(StoreConflict):
        await store.save_table(replace(TABLE, status="over"), [SEATS[0], SEATS[0]])
    assert await store.load(TABLE.id) == StoredGame(TABLE, SEATS, ())
    with pytest.raises(StoreConflict, match="is not stored any more"):
        await store.save_table(a_table("gone"), SEATS)
    with pytest.raises(StoreConflict):
        await store.add_table(TABLE, SEATS)


@on_store
async def test_a_removed_table_leaves_nothing(store: Store) -> None:
    await add_table(store)
    await store.add_step(TABLE.id, STEP)
    await store.remove_table(TABLE.id)
    await store.remove_table(TABLE.id)
    assert await store.load(TABLE.id) is None
    await store.add_table(TABLE, [])
    assert await store.load(TABLE.id) == StoredGame(TABLE, (), ())


@on_store
async def test_public_tables_are_open_ones_and_then_those_that_play(store: Store) -> None:
    await add_people(store)
    for created, (name, status, public) in enumerate(
        [
            ("open-1", "open", True),
            ("playing-1", "playing", True),
            ("private", "open", False),
            ("over", "over", True),
            ("abandoned", "abandoned", True),
            ("open-2", "open", True),
            ("playing-2", "playing", True),
        ]
    ):
        table = a_table(name, status=status, public=public, created=created)
        await store.add_table(table, SEATS if name == "playing-1" else [])
    await store.add_step("playing-1", a_step(1))
    await store.add_step("playing-1", a_step(2))
    listed = await store.public_tables(10)
    assert [listing.table.id for listing in listed] == [
        "open-2",
        "open-1",
        "playing-2",
        "playing-1",
    ]
    assert listed[-1] == StoredListing(
        a_table("playing-1", created=1, changed=STEP.at), SEATS, last_step_number=2
    )
    assert listed[0].last_step_number == 0
    assert await store.public_tables(2) == listed[:2]
    assert await store.public_tables(0) == []


@on_store
async def test_tables_of_a_person_page_by_page(store: Store) -> None:
    await add_people(store)
    for index in range(10):
        seats = SEATS[1:] if index == 4 else SEATS
        # Several were changed at the same moment.
        await store.add_table(a_table(f"t{index}", changed=1000 + index // 3), seats)
    everything = await store.tables_of("anna", 100)
    assert [listing.table.id for listing in everything] == [
        "t9", "t8", "t7", "t6", "t5", "t3", "t2", "t1", "t0",
    ]  # fmt: skip
    assert all(listing.seats == SEATS for listing in everything)
    pages, before = [], None
    while page := await store.tables_of("anna", 2, before):
        assert len(page) <= 2
        pages += page
        before = (page[-1].table.changed, page[-1].table.id)
    assert pages == everything
    assert await store.tables_of("ben", 10) == []
    assert len(await store.tables_of("robot", 100)) == 10


@on_store
async def test_unfinished_tables_are_those_that_play(store: Store) -> None:
    await add_people(store)
    for changed, status in enumerate(["open", "playing", "over", "playing", "abandoned"]):
        await store.add_table(a_table(f"{status}-{changed}", status=status, changed=changed), [])
    assert await store.unfinished() == ["playing-3", "playing-1"]


@on_store
async def test_stale_tables_are_those_nobody_touched(store: Store) -> None:
    await add_people(store)
    for status in ("open", "playing", "over", "abandoned"):
        for changed in (10, 20, 30):
            table = a_table(f"{status}-{changed}", status=status, changed=changed)
            await store.add_table(table, [])
    assert await store.stale_tables(open_before=30, playing_before=20) == [
        "open-10",
        "playing-10",
        "open-20",
    ]
    await store.add_step("playing-10", a_step(1, at=25))
    assert await store.stale_tables(open_before=0, playing_before=21) == ["playing-20"]


def test_a_game_is_loaded_as_it_was_at_one_moment(url: str) -> None:
    """Seats and the table are always of the same save, however often it is saved meanwhile."""

    async def main() -> None:
        async with opened(url) as store:
            await add_table(store)
            stop = asyncio.Event()

            async def save() -> None:
                turn = 0
                while not stop.is_set():
                    turn += 1
                    table = replace(TABLE, options=str(turn))
                    await store.save_table(table, [replace(SEATS[0], name=str(turn))])

            saving = asyncio.create_task(save())
            await store.save_table(replace(TABLE, options="0"), [replace(SEATS[0], name="0")])
            seen: set[str] = set()
            while len(seen) < 20:
                game = await store.load(TABLE.id)
                assert game is not None
                assert [seat.name for seat in game.seats] == [game.table.options]
                seen.add(game.table.options)
            stop.set()
            await saving

    asyncio.run(main())
