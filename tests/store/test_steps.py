"""Steps: durable when they are acknowledged, many at a time, and none hurts another."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from grachten.store import Store, StoreConflict, StoreError, writer

from .examples import (
    TABLE,
    a_step,
    a_table,
    add_people,
    add_steps,
    add_table,
    engine_of,
    execute,
    numbers,
    on_store,
    opened,
)


@contextmanager
def watched(store: Store) -> Iterator[list[str]]:
    """What the connection that writes is told meanwhile."""
    told: list[str] = []
    engine = engine_of(store)

    def on_execute(_c: object, _cu: object, statement: str, *_rest: object) -> None:
        if not statement.startswith("BEGIN"):  # which PostgreSQL's driver says by itself
            told.append(statement.split(maxsplit=1)[0])

    def on_commit(_connection: object) -> None:
        told.append("COMMIT")

    event.listen(engine, "before_cursor_execute", on_execute)
    event.listen(engine, "commit", on_commit)
    yield told
    event.remove(engine, "before_cursor_execute", on_execute)
    event.remove(engine, "commit", on_commit)


async def outcomes(store: Store, *steps: tuple[str, Any]) -> list[type]:
    results = await asyncio.gather(
        *(store.add_step(table, step) for table, step in steps), return_exceptions=True
    )
    return [type(result) for result in results]


@on_store
async def test_steps_that_wait_together_are_written_together(store: Store) -> None:
    await add_people(store)
    for index in range(20):
        await store.add_table(a_table(f"t{index}"), [])
    with watched(store) as told:
        await asyncio.gather(
            *(store.add_step(f"t{index}", a_step(1)) for index in range(20)),
        )
    assert told == ["INSERT", "UPDATE", "COMMIT"]
    for index in range(20):
        game = await store.load(f"t{index}")
        assert game is not None
        assert game.steps == (a_step(1),)
        assert game.table.changed == a_step(1).at


def test_a_busy_store_gathers_steps_and_a_closing_one_does_not_wait(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await add_table(store)
        monkeypatch.setattr(writer, "GATHERING_SECONDS", 3600)
        with watched(store) as told:
            await store.add_step(TABLE.id, a_step(1))
            early = asyncio.create_task(store.add_step(TABLE.id, a_step(2)))
            await asyncio.sleep(0.02)
            await store.rename("anna", "Anne")  # which does not wait
            late = asyncio.create_task(store.add_step(TABLE.id, a_step(3)))
            await asyncio.sleep(0.02)
            assert not early.done()
            await store.close()
            await asyncio.gather(early, late)
        steps, name = ["INSERT", "UPDATE", "COMMIT"], ["UPDATE", "COMMIT"]
        assert told == [*steps, *name, *steps]

    asyncio.run(main())


@on_store
async def test_the_time_of_change_never_goes_back(store: Store) -> None:
    await add_people(store)
    await store.add_table(a_table("table", changed=50), [])
    await asyncio.gather(
        store.add_step("table", a_step(2, at=90)), store.add_step("table", a_step(1, at=80))
    )
    await store.add_step("table", a_step(3, at=70))
    game = await store.load("table")
    assert game is not None
    assert game.table.changed == 90
    assert [step.number for step in game.steps] == [1, 2, 3]


@on_store
async def test_a_number_is_given_once(store: Store) -> None:
    await add_table(store)
    await store.add_step(TABLE.id, a_step(1))
    with pytest.raises(StoreConflict, match=r"^This conflicts with what is already stored\.$"):
        await store.add_step(TABLE.id, a_step(1, request="another"))
    game = await store.load(TABLE.id)
    assert game is not None
    assert game.steps == (a_step(1),)


@on_store
async def test_a_request_is_answered_once(store: Store) -> None:
    await add_table(store)
    await store.add_table(a_table("other"), [])
    await store.add_step(TABLE.id, a_step(1))
    with pytest.raises(StoreConflict):
        await store.add_step(TABLE.id, a_step(2, request="request-1"))
    await store.add_step("other", a_step(1))  # requests of other tables are others
    await store.add_step(TABLE.id, a_step(2, request=None))
    await store.add_step(TABLE.id, a_step(3, request=None))
    assert await numbers(store) == [1, 2, 3]


@on_store
async def test_a_step_belongs_to_a_table(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.add_step("nowhere", a_step(1))


@on_store
async def test_in_a_batch_only_the_offending_step_fails(store: Store) -> None:
    await add_table(store)
    await store.add_table(a_table("other"), [])
    await store.add_step(TABLE.id, a_step(1))
    assert await outcomes(
        store,
        ("other", a_step(1)),
        (TABLE.id, a_step(1, request="again")),
        ("nowhere", a_step(1)),
        (TABLE.id, a_step(2)),
        ("other", a_step(2, seat=None)),
        ("other", a_step(2, at=2**70)),  # more than a database can count
        ("other", a_step(2)),
    ) == [
        type(None),
        StoreConflict,
        StoreConflict,
        type(None),
        StoreConflict,
        StoreError,
        type(None),
    ]
    assert await numbers(store) == [1, 2]
    assert await numbers(store, "other") == [1, 2]


@on_store
async def test_no_step_is_stored_without_the_one_before_it(store: Store) -> None:
    await add_table(store)
    await store.add_table(a_table("other"), [])
    for number in (2, 0, -1):
        with pytest.raises(StoreConflict, match=r"^This conflicts with what is already stored\.$"):
            await store.add_step(TABLE.id, a_step(number))
    await add_steps(store, 3)
    for number in (5, 0, -1, 2**31 - 1):
        with pytest.raises(StoreConflict):
            await store.add_step(TABLE.id, a_step(number, request=None))
    with pytest.raises(StoreConflict):  # a step of another table is not before it
        await store.add_step("other", a_step(4))
    await store.add_step(TABLE.id, a_step(4))
    assert await numbers(store) == [1, 2, 3, 4]
    assert await numbers(store, "other") == []


@on_store
async def test_steps_behind_a_gap_fail_and_no_others(store: Store) -> None:
    """Whatever the order in which they come."""
    await add_table(store)
    await store.add_table(a_table("other"), [])
    steps = [("other", 3), (TABLE.id, 6), (TABLE.id, 2), ("other", 1), (TABLE.id, 4), (TABLE.id, 1),
             ("other", 2), (TABLE.id, 5)]  # fmt: skip
    found = await outcomes(store, *((table, a_step(number)) for table, number in steps))
    failed = [step for step, outcome in zip(steps, found, strict=True) if outcome is StoreConflict]
    assert failed == [(TABLE.id, 6), (TABLE.id, 4), (TABLE.id, 5)]
    assert await numbers(store) == [1, 2]
    assert await numbers(store, "other") == [1, 2, 3]


def test_the_database_itself_holds_steps_together(url: str) -> None:
    """Whoever writes to it, and however."""
    changes = (
        "DELETE FROM steps WHERE number = 2",
        "UPDATE steps SET number = 9 WHERE number = 3",
        "UPDATE steps SET after = NULL WHERE number = 3",
        "UPDATE steps SET after = 1 WHERE number = 3",
        "UPDATE steps SET after = 0 WHERE number = 1",
        "UPDATE steps SET number = 0, after = -1 WHERE number = 1",
    )

    async def main() -> None:
        async with opened(url) as store:
            await add_table(store)
            await add_steps(store, 3)
            for change in changes:
                with pytest.raises(IntegrityError):
                    await store._database.writer.run(execute, change)
            assert await numbers(store) == [1, 2, 3]
            await store.remove_table(TABLE.id)  # all of them at once can go
            assert await store.load(TABLE.id) is None

    asyncio.run(main())


@on_store
async def test_a_database_that_fails_is_told_to_everybody_once_and_in_words(store: Store) -> None:
    await add_table(store)
    engine = engine_of(store)
    tries = []

    def full_disk(*_values: object) -> None:
        tries.append(1)
        raise OperationalError("INSERT INTO secrets", {}, Exception("/home/disk is full"))

    event.listen(engine, "before_cursor_execute", full_disk)
    results = await asyncio.gather(
        *(store.add_step(TABLE.id, a_step(number)) for number in range(1, 4)),
        return_exceptions=True,
    )
    event.remove(engine, "before_cursor_execute", full_disk)
    assert len(tries) == 1
    for result in results:
        assert type(result) is StoreError
        assert str(result) == "The database cannot do this right now."
        assert isinstance(result.__cause__, OperationalError)  # for the log
    assert len({id(result) for result in results}) == 3
    await store.add_step(TABLE.id, a_step(1))  # and it goes on
    assert await numbers(store) == [1]


@on_store
async def test_a_failure_in_the_middle_of_a_retry_is_told_to_the_rest(store: Store) -> None:
    await add_table(store)
    await store.add_step(TABLE.id, a_step(1, request="1"))
    engine = engine_of(store)
    inserts = []

    def gone_after_two(_c: object, _cu: object, statement: str, *_rest: object) -> None:
        inserts.append(statement)
        if sum(text.startswith("INSERT") for text in inserts) > 2:
            raise OperationalError("INSERT", {}, Exception("gone"))

    event.listen(engine, "before_cursor_execute", gone_after_two)
    found = await outcomes(
        store,
        *((TABLE.id, a_step(number, request=request)) for number, request in enumerate("2234", 2)),
    )
    event.remove(engine, "before_cursor_execute", gone_after_two)
    assert found == [type(None), StoreError, StoreError, StoreError]
    # All of them, the first alone, and the second alone: after that it was of no use.
    assert sum(text.startswith("INSERT") for text in inserts) == 3
    assert await numbers(store) == [1, 2]


@on_store
async def test_who_stops_waiting_harms_nobody(store: Store) -> None:
    await add_people(store)
    for index in range(6):
        await store.add_table(a_table(f"t{index}"), [])
    waiting = [asyncio.create_task(store.add_step(f"t{index}", a_step(1))) for index in range(6)]
    early = asyncio.create_task(store.rename("anna", "Never"))
    await asyncio.sleep(0)
    waiting[1].cancel()
    early.cancel()
    results = await asyncio.gather(*waiting, early, return_exceptions=True)
    assert [type(result) for result in results] == [
        type(None), asyncio.CancelledError, *[type(None)] * 4, asyncio.CancelledError,
    ]  # fmt: skip
    # Nobody waited for that step any more when its turn came.
    assert [await numbers(store, f"t{index}") for index in range(6)] == [[1], [], *[[1]] * 4]
    with pytest.raises(StoreConflict):  # so nothing can follow it
        await store.add_step("t1", a_step(2))


@on_store
async def test_stopping_in_the_middle_of_a_write_harms_nobody(store: Store) -> None:
    await add_table(store)
    await store.add_table(a_table("other"), [])
    for number in range(1, 30):
        following = a_step(len(await numbers(store, "other")) + 1)
        lost = asyncio.create_task(store.add_step("other", following))
        kept = asyncio.create_task(store.add_step(TABLE.id, a_step(number)))
        other = asyncio.create_task(store.load(TABLE.id))
        await asyncio.sleep(number / 2000)
        lost.cancel()
        other.cancel()
        await asyncio.gather(lost, other, return_exceptions=True)
        await kept
    assert await numbers(store) == list(range(1, 30))


@on_store
async def test_other_writes_do_not_wait_for_steps_nor_steps_for_them(store: Store) -> None:
    await add_table(store)
    done: list[str] = []

    async def noted(what: str, work: Any) -> None:
        await work
        done.append(what)

    await asyncio.gather(
        *(noted("name", store.rename("anna", str(index))) for index in range(10)),
        *(noted("step", store.add_step(TABLE.id, a_step(index))) for index in range(1, 11)),
    )
    assert done.index("step") <= 1
    assert done.count("step") == 10
    assert done.count("name") == 10


def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await add_table(store)
        waiting = [
            asyncio.create_task(store.add_step(TABLE.id, a_step(number))) for number in range(1, 6)
        ]
        name = asyncio.create_task(store.rename("anna", "Anne"))
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting, name)
        with pytest.raises(StoreError, match=r"^The store is closed\.$"):
            await store.add_step(TABLE.id, a_step(6))
        with pytest.raises(StoreError, match=r"^The store is closed\.$"):
            await store.rename("anna", "Anna")
        await store.close()
        async with opened(url) as again:
            assert await numbers(again) == [1, 2, 3, 4, 5]
            person = await again.person("anna")
            assert person is not None
            assert person.name == "Anne"

    asyncio.run(main())


@pytest.mark.parametrize("is_writing", [True, False])
def test_nobody_waits_for_ever_where_the_writer_was_stopped(is_writing: bool, url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await add_table(store)
        if not is_writing:
            await store.add_step(TABLE.id, a_step(1))  # the next one is gathered with others
        number = 1 if is_writing else 2
        waiting = asyncio.create_task(store.add_step(TABLE.id, a_step(number)))
        while not store._writer._steps:
            await asyncio.sleep(0)
        while is_writing and store._writer._steps:
            await asyncio.sleep(0)
        store._writer._task.cancel()
        (refused,) = await asyncio.gather(waiting, return_exceptions=True)
        await store.close()
        if refused is None:  # it came too late to stop this step, which is stored then
            async with opened(url) as again:
                assert await numbers(again) == [1]
        else:
            assert str(refused) == "The store is closed."

    asyncio.run(main())


def test_two_stores_on_one_database_agree_who_was_first(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            await add_table(one)
            for number in range(1, 11):
                results = await asyncio.gather(
                    one.add_step(TABLE.id, a_step(number, request="one" * number)),
                    other.add_step(TABLE.id, a_step(number, request="other" * number)),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == [
                    "NoneType",
                    "StoreConflict",
                ]
            assert await numbers(one) == await numbers(other) == list(range(1, 11))

    asyncio.run(main())
