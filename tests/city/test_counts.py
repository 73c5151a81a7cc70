"""What is counted for all nodes together, in a real Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis import asyncio as redis_client

from city.redis_server import RedisServer, running_redis
from grachten.city.counts import Counts
from grachten.city.limits import Most

MOST = Most(all=5, address=3, person=2)


@asynccontextmanager
async def two_nodes(redis: RedisServer) -> AsyncIterator[tuple[Counts, Counts]]:
    client = redis_client.Redis.from_url(redis.url)
    await client.flushall()
    try:
        yield Counts(client, "one"), Counts(client, "two")
    finally:
        await client.aclose()


def test_connections_are_counted_over_all_nodes(redis: RedisServer) -> None:
    async def main() -> None:
        async with two_nodes(redis) as (one, two):
            assert await one.enter("here", "anna", MOST)
            assert await two.enter("here", "anna", MOST)
            assert not await one.enter("there", "anna", MOST)  # a person
            assert await two.enter("here", "ben", MOST)
            assert not await one.enter("here", "clara", MOST)  # an address
            assert await one.enter("there", "clara", MOST)
            assert await one.enter("there", "dora", MOST)
            assert not await two.enter("elsewhere", "ernst", MOST)  # in all
            assert await one.is_here("ben")
            await two.leave("here", "ben")
            assert not await one.is_here("ben")
            assert await two.enter("elsewhere", "ernst", MOST)
            await one.forget()
            assert not await two.is_here("dora")
            assert await two.is_here("anna")

    asyncio.run(main())


def test_what_redis_has_lost_is_told_again(redis: RedisServer) -> None:
    async def main() -> None:
        async with two_nodes(redis) as (one, two):
            await one.renew({}, {})
            await one.renew({"here": 2}, {"anna": 1, "ben": 1})
            assert await two.is_here("anna")
            assert await two.enter("here", "clara", MOST)
            assert not await two.enter("here", "dora", MOST)
            await one.renew({"here": 99}, {})  # it is still known, and counted as it was

            assert await two.is_here("ben")

    asyncio.run(main())


def test_what_was_not_counted_is_put_right(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever left while Redis could not be reached is not counted for ever."""

    async def fail(*_: object, **__: object) -> None:
        raise ConnectionError

    async def main() -> None:
        async with two_nodes(redis) as (one, two):
            for person in ("anna", "ben"):
                assert await one.enter("here", person, MOST)
            with monkeypatch.context() as patch:
                patch.setattr(one, "_leave", fail)
                await one.leave("here", "ben")
            assert await two.is_here("ben")
            await one.renew({"here": 1}, {"anna": 1})
            assert [await two.is_here(person) for person in ("anna", "ben")] == [True, False]

    asyncio.run(main())


def test_tokens_are_taken_from_one_bucket(redis: RedisServer) -> None:
    async def main() -> None:
        async with two_nodes(redis) as (one, two):
            slow = 1e-6
            taken = [await node.take("codes", "here", slow, 3) for node in (one, two, one, two)]
            assert taken == [True, True, True, False]
            assert await two.take("codes", "there", slow, 3)
            assert await two.take("guests", "here", slow, 3)
            quick = 1e6
            assert all([await one.take("guests", "quick", quick, 1) for _ in range(5)])

    asyncio.run(main())


def test_without_redis_nobody_is_kept_out() -> None:
    """Each node has limits of its own."""

    async def main(redis: RedisServer) -> None:
        async with two_nodes(redis) as (one, _two):
            redis.kill()
            assert await one.enter("here", "anna", MOST)
            assert await one.take("codes", "here", 1e-6, 1)
            assert not await one.is_here("anna")
            await one.leave("here", "anna")
            await one.renew({"here": 1}, {"anna": 1})

    with running_redis() as redis:
        asyncio.run(main(redis))
