"""The waiting room: nobody is seated twice, and nobody loses their place for others."""

import asyncio
from dataclasses import replace

import pytest

from grachten.store import Store, StoreConflict, StoredSeat, StoredTable, StoredWait

from .examples import TABLE, a_table, add_people, on_store, opened

ANNA = StoredWait("anna", "ticket-1", 1000, 1000, "234", "live", True, 1500, 250, "ben robot")
BEN = StoredWait("ben", "ticket-2", 2000, 2000, "2", "live", True, 1600, 80, "")
FOUND = a_table("found", status="open", public=False, seed=None, started=None, started_tick=None)


def seats(*people: str) -> tuple[StoredSeat, ...]:
    colours = ("burgundy", "ochre", "charcoal")
    return tuple(
        StoredSeat(number, "person", person, person, None, colours[number], *NOT_READY)
        for number, person in enumerate(people)
    )


NOT_READY = (False, False, None, None)
BOTH = {"anna": "ticket-1", "ben": "ticket-2"}


async def both_wait(store: Store) -> None:
    await add_people(store)
    assert await store.begin_waiting(ANNA) == ANNA
    assert await store.begin_waiting(BEN) == BEN


async def seat_both(store: Store, table: StoredTable = FOUND) -> None:
    await store.seat_waiting(table, seats("anna", "ben"), BOTH, 9000)


async def waits(store: Store) -> tuple[StoredWait, ...]:
    return (await store.waiting_room()).waits


@on_store
async def test_entering_and_leaving(store: Store) -> None:
    assert await waits(store) == ()
    await both_wait(store)
    assert await waits(store) == (ANNA, BEN)
    assert await store.stop_waiting("anna") == ANNA
    assert await store.stop_waiting("anna") is None
    assert await waits(store) == (BEN,)


@on_store
async def test_another_wish_keeps_the_time(store: Store) -> None:
    await both_wait(store)
    other = replace(ANNA, ticket="ticket-3", since=5000, players="4", rated=False)
    assert await store.begin_waiting(other) == replace(other, since=1000)
    assert replace(other, since=1000) in await waits(store)


@on_store
async def test_seating(store: Store) -> None:
    await both_wait(store)
    await seat_both(store)
    expected = [replace(each, table_id="found", answer_by=9000) for each in (ANNA, BEN)]
    assert list(await waits(store)) == expected
    with pytest.raises(StoreConflict):  # while there is a table to answer at
        await store.begin_waiting(replace(ANNA, ticket="ticket-3"))


@pytest.mark.parametrize("change", ["left", "entered again", "seated"])
def test_nobody_is_seated_who_does_not_wait(change: str, url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await both_wait(store)
            if change == "left":
                await store.stop_waiting("ben")
            elif change == "entered again":
                await store.begin_waiting(replace(BEN, ticket="ticket-3"))
            else:
                await store.seat_waiting(
                    a_table("other", status="open"), seats("ben"), {"ben": "ticket-2"}, 9000
                )
            before = await waits(store)
            with pytest.raises(StoreConflict):
                await seat_both(store)
            assert await waits(store) == before
            assert await store.load("found") is None

    asyncio.run(main())


@on_store
async def test_of_many_tables_at_once_one_is_made(store: Store) -> None:
    await both_wait(store)
    made = await asyncio.gather(
        *(seat_both(store, a_table(f"found{n}", status="open")) for n in range(8)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in made) == ["NoneType"] + ["StoreConflict"] * 7


@on_store
async def test_a_table_that_comes_to_nothing(store: Store) -> None:
    await both_wait(store)
    await seat_both(store)
    await store.dissolve("found", ["anna"])
    assert await waits(store) == (ANNA,)  # since when, as before
    assert await store.load("found") is None


@on_store
async def test_a_table_that_is_removed_by_others(store: Store) -> None:
    await both_wait(store)
    await seat_both(store)
    await store.remove_table("found")
    assert [each.table_id for each in await waits(store)] == [None, None]


@on_store
async def test_who_was_not_heard_of_is_forgotten(store: Store) -> None:
    await both_wait(store)
    await store.still_waiting(["ben", "stranger"], 7000)
    assert await store.forget_waiting(7000) == 1
    assert await waits(store) == (replace(BEN, heard=7000),)


@on_store
async def test_an_answer_that_is_due_is_waited_for(store: Store) -> None:
    await both_wait(store)
    await seat_both(store)
    assert await store.forget_waiting(7000) == 0
    game = await store.load("found")
    assert game is not None
    await store.save_table(replace(game.table, status="playing"), game.seats)
    assert (await store.waiting_room()).begun == {"found"}
    again = replace(ANNA, ticket="ticket-3", since=5000, heard=5000)
    assert await store.begin_waiting(again) == again, "for another game"
    assert await store.forget_waiting(0) == 1, "Ben plays"


@on_store
async def test_blocks_of_those_who_wait(store: Store) -> None:
    await both_wait(store)
    await store.block_person("ben", "anna", "Anna", 1)
    await store.block_person("ben", "robot", "Robot", 2)  # who does not wait
    assert (await store.waiting_room()).blocks == (("ben", "anna"),)


@on_store
async def test_people_who_are_removed_wait_no_longer(store: Store) -> None:
    await both_wait(store)
    await store.block_person("ben", "anna", "Anna", 1)
    await store.prune(finished_before=None, unseen_before=2**50)
    assert await waits(store) == ()
    assert await store.blocks_of("ben") == []


@on_store
async def test_tables_to_join(store: Store) -> None:
    await add_people(store)
    free = StoredSeat(1, "open", None, None, None, "ochre", *NOT_READY)
    taken = seats("anna", "ben")
    for name, given in (
        ("full", {"status": "open"}),
        ("free", {"status": "open"}),
        ("newer", {"status": "open", "created": TABLE.created + 1}),
        ("private", {"status": "open", "public": False}),
        ("playing", {}),
    ):
        sitting = taken if name == "full" else (taken[0], free)
        await store.add_table(a_table(name, **given), sitting)
    found = await store.joinable_tables(5)
    assert [each.table.id for each in found] == ["newer", "free"]
    assert [each.table.id for each in await store.joinable_tables(1)] == ["newer"]
