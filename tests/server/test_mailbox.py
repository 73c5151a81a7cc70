"""One thing after the other, whoever has gone meanwhile."""

import asyncio
from functools import partial

import pytest

from grachten.server.tables.mailbox import Mailbox


def test_in_order_and_one_at_a_time() -> None:
    async def main() -> None:
        mailbox, done, inside = Mailbox(), [], 0

        async def work(number: int) -> int:
            nonlocal inside
            inside += 1
            assert inside == 1
            await asyncio.sleep(0.001 * (5 - number))
            inside -= 1
            done.append(number)
            return number

        answers = await asyncio.gather(*(mailbox.ask(partial(work, n)) for n in range(5)))
        assert answers == done == list(range(5))
        await mailbox.idle()

    asyncio.run(main())


def test_an_error_goes_to_who_asked() -> None:
    async def main() -> None:
        mailbox = Mailbox()

        async def fail() -> None:
            raise ValueError("no")

        async def work() -> str:
            return "done"

        mailbox.post(fail)  # nobody waits for this one
        with pytest.raises(ValueError, match="no"):
            await mailbox.ask(fail)
        assert await mailbox.ask(work) == "done"

    asyncio.run(main())


def test_what_was_begun_is_finished_though_nobody_waits() -> None:
    async def main() -> None:
        mailbox, done = Mailbox(), []

        async def work() -> None:
            await asyncio.sleep(0.02)
            done.append(1)

        asking = asyncio.create_task(mailbox.ask(work))
        await asyncio.sleep(0.005)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await mailbox.idle()
        assert done == [1]

    asyncio.run(main())
