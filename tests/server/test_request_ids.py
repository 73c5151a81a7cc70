"""The id of a request: given by a proxy or made here, and never that of another request."""

import asyncio

import pytest

from grachten.server import request_ids
from grachten.server.tables.mailbox import Mailbox


@pytest.mark.parametrize("given", [b"", b"two words", b"x" * 65, b"caf\xc3\xa9", b'"}\n{"event":"'])
def test_what_is_no_id_gets_a_new_one(given: bytes) -> None:
    """Nobody writes into the log what they like."""
    made = {request_ids.id_of([(b"x-request-id", given)]) for _ in range(2)}
    assert len(made) == 2
    assert all(len(each) == 16 for each in made)


def test_a_proxy_gives_the_id() -> None:
    assert request_ids.id_of([(b"host", b"here"), (b"x-request-id", b"7f-3.a_b")]) == "7f-3.a_b"


def test_requests_to_the_same_table_keep_their_ids() -> None:
    """Though one task carries them all out."""

    async def main() -> list[str]:
        mailbox = Mailbox()
        seen: list[str] = []

        async def ask(name: str) -> None:
            request_ids.begin(name)

            async def note() -> None:
                await asyncio.sleep(0)
                seen.append(request_ids.current())

            await mailbox.ask(note)

        await asyncio.gather(*(asyncio.create_task(ask(name)) for name in ("one", "two", "three")))
        return seen

    assert asyncio.run(main()) == ["one", "two", "three"]


def test_the_log_says_it() -> None:
    async def main() -> list[object]:
        before = request_ids.add_to_log(None, "info", {"event": "e"})
        request_ids.begin("seven")
        return [before, request_ids.add_to_log(None, "info", {"event": "e"})]

    assert asyncio.run(main()) == [{"event": "e"}, {"event": "e", "request_id": "seven"}]
