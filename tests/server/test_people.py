"""Who people are: guests with a cookie, other devices, and outside bots."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from city.conformance import AT_NIGHT, Serving, serving
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.client.visitor import Unreachable
from grachten.protocol.messages import Seated
from grachten.protocol.people import Arrive, Me, MoveCode, NewBot, OutsideBot, OutsideBots
from grachten.protocol.tables import NewTable, Options, SeatBot
from support.patience import PATIENCE
from support.served import served
from support.visitors import random_choice, talking, visitors


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    with serving(request, tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "error" not in running.log


def test_a_guest_keeps_the_same_identity_by_a_cookie(server: Serving) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="))
        assert "Secure" not in cookie  # only by https, see below
        assert browser.get("/api/me").json() == first.json()
        assert first.json()["name"].startswith("Guest ")
        renamed = browser.patch("/api/me", json={"name": "  Åse "})
        assert renamed.json() == {**first.json(), "name": "Åse"}
        assert browser.get("/api/me").json()["name"] == "Åse"
    assert (
        httpx.get(f"{server.address}/api/me", timeout=PATIENCE).json()["id"] != first.json()["id"]
    )


def test_nobody_is_known_without_or_with_a_wrong_cookie(server: Serving) -> None:
    known = httpx.get(f"{server.address}/api/me", timeout=PATIENCE).cookies["grachten"]
    person, _, signature = known.rpartition(".")
    other = (
        httpx.get(f"{server.address}/api/me", timeout=PATIENCE)
        .cookies["grachten"]
        .rpartition(".")[0]
    )
    for wrong in ("", "x", person, f"{other}.{signature}", f"{person}.{signature[:-2]}AA"):
        answer = httpx.get(
            f"{server.address}/api/tables", cookies={"grachten": wrong}, timeout=PATIENCE
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown")
    assert (
        httpx.get(
            f"{server.address}/api/tables", cookies={"grachten": known}, timeout=PATIENCE
        ).status_code
        == 200
    )


def test_moving_to_another_device(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "somebody else") as (anna, phone):
            move: MoveCode = await anna.request("POST", "/api/me/move", answer=MoveCode)
            assert move.path.endswith(move.code)
            typed = Arrive(move.code.lower().replace("-", " "))
            arrived: Me = await phone.request("POST", "/api/me/arrive", typed, Me)
            assert arrived == await anna.me() == await phone.me()
            with pytest.raises(ServerRefusal, match="wrong, too old, or has been used") as found:
                await phone.request("POST", "/api/me/arrive", typed, Me)
            assert found.value.status == 404
            state = await anna.create(NewTable())
            assert (await phone.table(state.id)).seats[0].mine

    asyncio.run(main())


def test_codes_cannot_be_guessed(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Eve") as (eve,):
            codes = []
            for number in range(20):
                try:
                    await eve.request("POST", "/api/me/arrive", Arrive(f"AAAAA-AAA{number:02}"), Me)
                except ServerRefusal as refusal:
                    codes.append(refusal.code)
            assert codes[-1] == "too-many"

    asyncio.run(main())


def test_an_outside_bot_plays_with_its_token(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            assert made.token is not None
            with pytest.raises(ServerRefusal, match="already have an outside bot"):
                await anna.request("POST", "/api/me/bots", NewBot("Robot"), OutsideBot)
            async with Visitor(server.address, made.token) as robot, talking(robot) as (talk,):
                me = await robot.me()
                assert (me.name, me.bot) == ("Robot", True)
                mine: OutsideBots = await anna.request("GET", "/api/me/bots", answer=OutsideBots)
                assert mine.bots == (OutsideBot("Robot", None, True),)
                state = await anna.create(NewTable(options=Options(pace="instant")))
                state = await anna.sit(state.id, 1, SeatBot(outside="Robot"))
                assert (state.seats[1].who, state.seats[1].mine) == ("bot", False)
                assert await talk.hear(Seated) == Seated(state.id, 1)
                await robot.ready(state.id)
                await anna.start(state.id)
                await asyncio.gather(
                    play_game(anna, state.id, 0, random_choice(1)),
                    play_game(robot, state.id, 1, random_choice(2)),
                )
                record = await anna.record(state.id)
                assert record["seats"][1] == {"name": "Robot", "kind": "bot:Robot"}
                assert [each["seat"] for each in record["shuffle"]["contributions"]] == [0, 1]
                for path in ("/api/me/bots", "/api/me/move"):
                    with pytest.raises(ServerRefusal) as found:
                        await robot.request("POST", path, NewBot("B"), OutsideBot)
                    assert found.value.status == 403
                # Without its token it is nobody, and its connection is closed.
                await anna.request("DELETE", "/api/me/bots/Robot")
                with pytest.raises(Unreachable):
                    await talk.live.receive()
                with pytest.raises(ServerRefusal) as found:
                    await robot.table(state.id)
                assert found.value.status == 401
            with pytest.raises(ServerRefusal, match="no outside bot with that name"):
                await anna.request("DELETE", "/api/me/bots/Robot")
            with pytest.raises(ServerRefusal, match="no outside bot with that name"):
                await anna.sit(state.id, 1, SeatBot(outside="Robot"))

    asyncio.run(main())


def test_by_https_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("served"), "--secure") as running:
        answer = httpx.get(f"{running.address}/api/me", timeout=PATIENCE)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
