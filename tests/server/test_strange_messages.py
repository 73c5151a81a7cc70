"""Whatever is said over a live connection, no table breaks, and no other table notices."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from websockets.frames import Frame, Opcode

import support.strategies  # noqa: F401 - it registers the profiles of Hypothesis
from grachten.client import play_game
from grachten.protocol.actions import KeepContracts
from grachten.protocol.messages import Act, Done, Ping, Pong, Watch
from server.support.inside import WIDE, Inside, inside
from server.support.storms import Storm
from server.support.strange_messages import Attempt, storms
from server.support.strangers import chooser, line_of, new_game, people

NIGHTLY_CHUNKS = range(10)
NIGHTLY_MESSAGES = 10_000
"""In each chunk: 100,000 in all."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("strange"), WIDE) as server:
        yield server


@pytest.fixture
def undisturbed(server: Inside) -> Iterator[Inside]:
    """The server, which must not log an error while a test runs."""
    before = len(server.faults)
    yield server
    assert server.faults[before:] == []


def weather(folder: Path, examples: int, *, fresh: bool) -> Storm:
    """That many storms, one after the other, at the same two tables, and then fair play."""

    @settings(
        settings.get_profile("ci"),
        max_examples=examples,
        derandomize=not fresh,
        phases=[Phase.generate],  # each storm follows the ones before: none can be made smaller
    )
    @given(storms)
    def blow(attempts: list[Attempt]) -> None:
        runner.run(storm.rage(attempts))
        assert server.faults == []

    with inside(folder, WIDE) as server, asyncio.Runner() as runner:
        storm = Storm(server.address, seed=examples)
        try:
            runner.run(storm.begin())
            blow()
            runner.run(storm.finish())
        finally:
            runner.run(storm.end())
    assert server.faults == []
    return storm


@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_a_storm_of_messages(tmp_path: Path) -> None:
    storm = weather(tmp_path, 30, fresh=False)
    assert storm.sent >= 400
    assert storm.games >= 2


# The server draws at random in its own thread while Hypothesis watches this one.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@pytest.mark.nightly
@pytest.mark.parametrize("_chunk", NIGHTLY_CHUNKS)
def test_a_hundred_thousand_messages(tmp_path: Path, _chunk: int) -> None:
    storm = weather(tmp_path, 700, fresh=True)
    assert storm.sent >= NIGHTLY_MESSAGES
    assert storm.games >= 10


def test_a_text_that_is_none(undisturbed: Inside) -> None:
    """Bytes that are no text end the connection that sent them as text, and leave no trace."""

    async def scenario() -> None:
        async with (
            people(undisturbed.address, 2) as (enemy, other),
            line_of(enemy) as line,
            line_of(other) as quiet,
        ):
            for words in (b"\xff", b'{"type":"ping","id":"\xc3"}', b"\xed\xa0\x80"):
                async with line_of(enemy) as bad:
                    frame = Frame(Opcode.TEXT, words).serialize(mask=True)
                    bad.socket.transport.write(frame)
                    assert await bad.closed() == 1007
            assert await line.say(Ping("x")) == Pong("x")
            assert await quiet.say(Ping("x")) == Pong("x")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "frames",
    [
        b"\x83\x80abcd",
        b"\x81\x05hello",
        b"\xf1\x80abcd",
        b"\x80\x80abcd",
        b"\x89\xfe\x00\x7eabcd" + b"x" * 126,
        b"\x81\xff" + b"\xff" * 8,
        b"\x88\x81abcdx",
        b"\x01\x80abcd\x81\x80abcd",
        b"GET / HTTP/1.1\r\n\r\n",
    ],
    ids=[
        "unknown kind",
        "unmasked",
        "reserved bits",
        "end of nothing",
        "large ping",
        "endless",
        "half a code",
        "message in a message",
        "plain request",
    ],
)
def test_frames_against_the_protocol(undisturbed: Inside, frames: bytes) -> None:
    async def scenario() -> None:
        async with (
            people(undisturbed.address, 2) as (enemy, other),
            line_of(enemy) as bad,
            line_of(other) as quiet,
        ):
            bad.socket.transport.write(frames)
            assert await bad.closed() in (1002, 1009)
            assert await quiet.say(Ping("x")) == Pong("x")

    asyncio.run(scenario())


def test_a_connection_cut_in_the_middle_of_a_request(undisturbed: Inside) -> None:
    """What was begun is finished, once, whether anybody is left to hear of it or not."""

    async def scenario() -> None:
        async with people(undisturbed.address, 2) as (host, other):
            state = await new_game(host, other)
            keep = Act("once", state.id, 0, 0, KeepContracts("both"))
            for _ in range(10):
                async with line_of(host) as line:
                    for _ in range(20):
                        await line.send(Watch(state.id, 0))
                        await line.send(keep)
                    line.socket.transport.abort()
            async with line_of(host) as line:
                await line.send(keep)
                while not isinstance(done := await line.receive(), Done):
                    pass
                assert done == Done("once", 1)
            games = (play_game(it, state.id, n, chooser(n)) for n, it in enumerate((host, other)))
            await asyncio.gather(*games)

    asyncio.run(scenario())
