"""Bots that think on other machines: whoever is free answers, and nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from redis import asyncio as redis_client

from city.nodes import STEADY, City, Roamer, city, roamers
from city.redis_server import RedisServer
from city.thinkers import thinker_process
from city.witness import Game, Witness, query
from grachten.city import thinking
from grachten.city.thinking import Answerer, Asker, Unanswered
from grachten.protocol.tables import Options
from store.postgresql import Server
from support.patience import PATIENCE
from support.visitors import begun


@asynccontextmanager
async def connected(redis: RedisServer) -> AsyncIterator["redis_client.Redis"]:
    client = redis_client.Redis.from_url(redis.url)
    await client.flushall()
    try:
        yield client
    finally:
        await client.aclose()


@asynccontextmanager
async def asking(client: "redis_client.Redis") -> AsyncIterator[Asker]:
    asker = Asker(client)
    asker.start()
    while not await client.pubsub_channels(f"{thinking.ANSWERS}*"):
        await asyncio.sleep(0.01)
    try:
        yield asker
    finally:
        await asker.stop()


def test_a_question_is_answered_once(redis: RedisServer) -> None:
    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            asked: list[bytes] = []
            is_over = False

            async def think(answerer: Answerer) -> None:
                async for job in answerer.jobs(lambda: is_over):
                    asked.append(job.question)
                    await answerer.answer(job, job.question.upper())

            answerers = [asyncio.create_task(think(Answerer(client))) for _ in range(2)]
            questions = [f"question {number}".encode() for number in range(20)]
            answers = await asyncio.gather(*(asker.ask(each, PATIENCE) for each in questions))
            assert answers == [question.upper() for question in questions]
            assert sorted(asked) == sorted(questions)
            is_over = True
            await asyncio.gather(*answerers)
            assert await client.xlen(thinking.STREAM) == 0

    asyncio.run(main())


def test_another_takes_over(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ABANDONED", 0.05)
    monkeypatch.setattr(thinking, "BLOCKING", 0.05)

    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            waiting = asyncio.create_task(asker.ask(b"hard", PATIENCE))
            async for _job in Answerer(client).jobs(lambda: False):
                break  # and is never heard of again
            other = Answerer(client)
            async for job in other.jobs(lambda: False):
                await other.answer(job, b"easy")
                break
            assert await waiting == b"easy"

    asyncio.run(main())


def test_whoever_works_on_a_question_keeps_it(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sign of life, and the question is as if it had just been taken."""
    monkeypatch.setattr(thinking, "HOLDING", 0.1)

    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            waiting = asyncio.create_task(asker.ask(b"long", PATIENCE))
            answerer = Answerer(client)
            async for job in answerer.jobs(lambda: False):

                async def idle() -> int:
                    (pending,) = await client.xpending_range(
                        thinking.STREAM, thinking.GROUP, min="-", max="+", count=1
                    )
                    return int(pending["time_since_delivered"])

                holding = asyncio.create_task(answerer.hold())
                before = await idle()
                while (now := await idle()) >= before:
                    before = now
                await answerer.answer(job, b"done")
                break
            assert await waiting == b"done"
            holding.cancel()

    asyncio.run(main())


def test_redis_lost_the_question(redis: RedisServer) -> None:
    """It is asked again, once: whoever thinks then, answers."""

    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            waiting = asyncio.create_task(asker.ask(b"lost", PATIENCE))
            while not await client.xlen(thinking.STREAM):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(redis.kill)
            await asyncio.to_thread(redis.start)
            answerer = Answerer(client)
            async for job in answerer.jobs(lambda: False):
                assert await client.xlen(thinking.STREAM) == 1
                await answerer.answer(job, job.question.upper())
                break
            assert await waiting == b"LOST"

    asyncio.run(main())


def test_nobody_heard_the_answer(redis: RedisServer) -> None:
    """The answer came while the node had no connection: it asks again."""

    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            waiting = asyncio.create_task(asker.ask(b"missed", PATIENCE))
            answerer = Answerer(client)
            answers = iter([b"first", b"second"])
            async for job in answerer.jobs(lambda: False):
                answer = next(answers)
                if answer == b"second":
                    await answerer.answer(job, answer)
                    break
                nobody = replace(job, to="grachten:thought:nobody")
                await answerer.answer(nobody, answer)
                await client.client_kill_filter(_type="pubsub")
            assert await waiting == b"second"

    asyncio.run(main())


def test_nobody_waits_for_ever(redis: RedisServer) -> None:
    """And a question for whose answer nobody waits any more is dropped."""

    async def main() -> None:
        async with connected(redis) as client, asking(client) as asker:
            with pytest.raises(Unanswered):
                await asker.ask(b"anybody?", 0.05)
            assert await client.xlen(thinking.STREAM) == 1
            is_over = False

            async def think() -> list[bytes]:
                return [job.question async for job in Answerer(client).jobs(lambda: is_over)]

            thoughts = asyncio.create_task(think())
            while await client.xlen(thinking.STREAM):
                await asyncio.sleep(0.01)
            is_over = True
            assert await thoughts == []

    asyncio.run(main())


@pytest.mark.slow
def test_a_node_without_thinkers_of_its_own(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    """Its bots think elsewhere; a stand-in moves only where a busy machine takes too long."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        state = await begun(*people, options=Options(pace="instant"), bots=1)
        game = Game(state, [Witness(people[0], state.id, 0)])
        await game.play()
        await game.check(place.database)
        found = await query(
            place.database, 'SELECT DISTINCT "by" FROM steps WHERE table_id = $1', state.id
        )
        assert "bot" in {row["by"] for row in found}

    async def main(place: City) -> None:
        async with roamers(1, *place.addresses) as people:
            await scenario(place, people)

    with (
        thinker_process(tmp_path, redis),
        city(tmp_path, postgresql, redis, 1, *STEADY, "--thinkers", "0") as place,
    ):
        asyncio.run(asyncio.wait_for(main(place), PATIENCE))
