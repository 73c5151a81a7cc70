"""Nodes are replaced one at a time: two adjacent versions serve the same tables."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from city import version_1
from city.nodes import STEADY, City, city, roamers
from city.redis_server import RedisServer
from city.witness import Game, Witness
from grachten.city import envelopes
from grachten.city.bus import Bus
from grachten.city.envelopes import VERSION, AnyFrame, Call, CallResult, Envelope
from grachten.client import player
from grachten.protocol.tables import Options
from grachten.server.tables.requests import RevealGame, decode_request, encode_request
from store.postgresql import Server
from support.patience import PATIENCE
from support.visitors import begun

TESTS = Path(__file__).parents[1]


def old_command(folder: Path) -> Path:
    """`grachten` of a node that speaks the version before."""
    assert VERSION == 2, "Keep version 2 as it was in a file like version_1, and test with that."
    file = folder / "grachten-old"
    file.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(TESTS)!r})\n"
        "from city.version_1 import main\nmain()\n"
    )
    file.chmod(0o755)
    return file


@pytest.mark.nightly
def test_two_versions_serve_the_same_table(
    tmp_path: Path, postgresql: Server, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of them leads it; and when the old node ends, the new one goes on."""
    monkeypatch.setattr(player, "PAUSES", (0.05,))
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.05,))

    async def main(place: City) -> None:
        old, new = place.nodes
        async with roamers(2, *place.addresses) as people:
            for first in (people, people[::-1]):  # the node of the first leads the table
                for person, node in zip(people, (old, new), strict=True):
                    person.stay_with(node.address)
                state = await begun(*first, options=Options(pace="instant"), bots=1)
                game = Game(
                    state, [Witness(person, state.id, seat) for seat, person in enumerate(first)]
                )
                await game.play()
                await game.check(place.database)
            people[0].stay_with(old.address, new.address)
            state = await begun(*people, options=Options(pace="instant"))
            game = Game(
                state, [Witness(each, state.id, seat, 0.02) for seat, each in enumerate(people)]
            )
            playing = asyncio.create_task(game.play())
            while len(game.acknowledged) < 5:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(old.stop) == 0
            for person in people:
                person.stay_with(new.address)
            await playing
            await game.check(place.database)
        assert "error" not in old.log + new.log

    with city(tmp_path, postgresql, redis, 0, *STEADY) as place:
        place.add(command=old_command(tmp_path))
        place.add()
        asyncio.run(asyncio.wait_for(main(place), PATIENCE))


@pytest.mark.parametrize(
    ("now", "first"),
    [
        (getattr(envelopes, name), getattr(version_1, name))
        for name in ("Call", "WatchCall", "Unwatch", "Deliver", "HangUp", "News", "Envelope")
    ]
    + [(CallResult, version_1.Answer)],
)
def test_what_was_added_can_be_left_out(now: Any, first: Any) -> None:
    """Every field of version 1 is still there, and every other one has a default."""
    assert now.__struct_config__.tag == first.__struct_config__.tag
    before = {field.name: field for field in msgspec.structs.fields(first)}
    today = {field.name: field for field in msgspec.structs.fields(now)}
    assert before.keys() <= today.keys()
    for name in today.keys() - before.keys():
        assert not today[name].required


@pytest.mark.parametrize(
    ("version", "is_heard"),
    [(VERSION - 2, False), (VERSION - 1, True), (VERSION + 1, True), (VERSION + 2, False)],
)
def test_only_neighbours_are_listened_to(
    redis: RedisServer, version: int, *, is_heard: bool
) -> None:
    async def main() -> list[AnyFrame]:
        heard: list[AnyFrame] = []
        bus = Bus(
            redis.url, "here", lambda _, frame: heard.append(frame), lambda _: None, lambda _: None
        )
        await bus.start()
        for number in (1, 2):
            envelope = Envelope(
                "there", "link", number, frames=[CallResult(number)], version=version
            )
            await bus.client.publish("grachten:node:here", envelopes.ENCODER.encode(envelope))
        while bus.traffic.messages_received < 2:
            await asyncio.sleep(0.01)
        await bus.stop()
        return heard

    with capture_logs() as logged:
        heard = asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert heard == ([CallResult(1), CallResult(2)] if is_heard else [])
    said = [entry for entry in logged if "too far" in entry["event"]]
    assert len(said) == (not is_heard)


def test_a_request_goes_with_its_id() -> None:
    call = Call(1, "table", b"{}", "a-request")
    (frame,) = envelopes.ENVELOPE.decode(
        envelopes.ENCODER.encode(Envelope("a", "link", 1, frames=[call]))
    ).frames
    assert frame == call


def test_a_request_that_was_renamed_travels_by_its_old_name() -> None:
    assert encode_request(RevealGame()) == b'{"type":"OpenRecord"}'
    assert decode_request(b'{"type":"OpenRecord"}') == RevealGame()
