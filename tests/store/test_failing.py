"""The store that fails on command does what it says: others trust it."""

import asyncio
import inspect
from dataclasses import replace

import pytest

from grachten.store import Store, StoreConflict, StoreError

from .examples import ANNA, BEN, SEATS, TABLE, a_step, a_table, add_people, numbers, opened
from .failing import READS, WRITES, FailingStore, Moment, at_call, at_random

IS_WRITTEN = {Moment.BEFORE: False, Moment.DURING: False, Moment.AFTER: True}
each_moment = pytest.mark.parametrize("moment", list(Moment))


def test_every_method_can_fail() -> None:
    methods = {
        name
        for name, _ in inspect.getmembers(Store, inspect.isfunction)
        if not name.startswith("_")
    }
    assert methods - {"close", "can_write"} == {*WRITES, *READS}


@each_moment
def test_a_step_fails_at_its_moment(moment: Moment, url: str) -> None:
    async def main() -> None:
        async with opened(url) as real:
            store = FailingStore(real, at_call(2, moment))
            await add_people(store)
            await store.add_table(TABLE, SEATS)
            await store.add_step(TABLE.id, a_step(1))
            with pytest.raises(StoreError, match=r"^The database cannot do this right now\.$"):
                await store.add_step(TABLE.id, a_step(2))
            expected = [1, 2] if IS_WRITTEN[moment] else [1]
            assert await numbers(store) == expected
            assert store.failures == [("add_step", moment)]
            await store.add_step(TABLE.id, a_step(len(expected) + 1))  # and it goes on
            assert await numbers(real) == [*expected, len(expected) + 1]

    asyncio.run(main())


@each_moment
def test_another_write_fails_at_its_moment(moment: Moment, url: str) -> None:
    async def main() -> None:
        async with opened(url) as real:
            await add_people(real)
            await real.add_table(TABLE, SEATS)
            store = FailingStore(real, at_call(1, moment, "save_table"))
            over = replace(TABLE, status="over")
            with pytest.raises(StoreError, match=r"^The database cannot do this right now\.$"):
                await store.save_table(over, SEATS[:2])
            game = await store.load(TABLE.id)
            assert game is not None
            if IS_WRITTEN[moment]:
                assert (game.table, game.seats) == (replace(over, version=1), SEATS[:2])
                with pytest.raises(StoreConflict):
                    await store.save_table(over, SEATS)
            else:
                assert (game.table, game.seats) == (TABLE, SEATS)
                assert await store.save_table(over, SEATS) == replace(over, version=1)

    asyncio.run(main())


def test_steps_that_were_written_together_fail_together(url: str) -> None:
    async def main() -> None:
        async with opened(url) as real:
            store = FailingStore(real, at_call(3, Moment.DURING))
            await add_people(store)
            for index in range(5):
                await store.add_table(a_table(f"t{index}"), [])
            results = await asyncio.gather(
                *(store.add_step(f"t{index}", a_step(1)) for index in range(5)),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [StoreError] * 5
            assert [await numbers(store, f"t{index}") for index in range(5)] == [[]] * 5

    asyncio.run(main())


@each_moment
def test_what_only_reads_can_fail_too(moment: Moment, url: str) -> None:
    async def main() -> None:
        async with opened(url) as real:
            await add_people(real)
            store = FailingStore(real, at_call(2, moment, "person"))
            assert await store.person("anna") == ANNA
            with pytest.raises(StoreError):
                await store.person("ben")
            assert await store.person("ben") == BEN

    asyncio.run(main())


@pytest.mark.slow
def test_failures_at_random_are_the_same_for_the_same_seed(url: str) -> None:
    """And whatever happens, a client that asks until it is answered loses no step."""

    async def play(seed: int, table: str) -> list[tuple[str, Moment]]:
        async with opened(url) as real:
            store = FailingStore(real, at_random(seed, chance=0.4))
            await real.add_table(a_table(table), [])
            for number in range(1, 41):
                while len(await numbers(real, table)) < number:
                    try:
                        await store.add_step(table, a_step(number))
                    except StoreError:
                        continue
            assert await numbers(real, table) == list(range(1, 41))
            return store.failures

    async def main() -> None:
        async with opened(url) as real:
            await add_people(real)
        failures = await play(1, "one")
        assert {moment for _, moment in failures} == set(Moment)
        assert await play(1, "same") == failures
        assert await play(2, "other") != failures

    asyncio.run(main())
