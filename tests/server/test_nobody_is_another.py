"""Nobody becomes somebody else: cookies, tokens, codes, bots and names."""

import asyncio
import hashlib
import json
import unicodedata
from collections.abc import Iterator

import msgspec
import pytest
from itsdangerous import Signer

from grachten.client import Visitor
from grachten.protocol.people import Me, NewBot
from grachten.protocol.tables import NewTable, SeatBot
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer, cookie_of, error, handshake, line_of, people


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("another"), WIDE) as server:
        yield server
    assert server.faults == []


def signed(person: str, key: bytes, salt: str = "grachten person") -> str:
    return Signer(key, salt=salt, digest_method=hashlib.sha256).sign(person.encode()).decode()


@pytest.mark.parametrize(
    "forged",
    [
        "",
        ".",
        "{id}",
        "{id}.",
        "{id}.{signature}",
        "{id}.0.{other_signature}",
        "{other_id}.0.{signature}",
        "{id}.1.{signature}",
        "{id}.0.{signature}x",
        "{cookie}.{signature}",
        "{foreign}",
        "%00{cookie}",
        "{cookie}%00",
        '"{cookie} "',
        "x" * 6000,
    ],
)
def test_a_forged_cookie_is_nobody(server: Inside, forged: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 2) as (mine, other):
            cookie, theirs = (cookie_of(it).removeprefix("grachten=") for it in (mine, other))
            person, _, signature = cookie.split(".")
            other_id, _, other_signature = theirs.split(".")
            value = forged.format(
                id=person,
                cookie=cookie,
                signature=signature,
                other_id=other_id,
                other_signature=other_signature,
                foreign=signed(f"{person}.0", b"another server's key" * 2),
            )
            async with Visitor(server.address) as nobody:
                header = {"Cookie": f"grachten={value}"}
                refused = await answer(nobody, "GET", "/api/me/tables", **header)
                assert refused.status_code == 401
                assert error(refused).code == "unknown"
                assert await handshake(server.address, **header) == 401
                me = await answer(nobody, "GET", "/api/me", **header)
                assert msgspec.json.decode(me.content, type=Me).id not in (person, other_id)

    asyncio.run(scenario())


def test_the_token_of_a_removed_bot_opens_nothing(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (owner,):
            made = await answer(owner, "POST", "/api/me/bots", NewBot("Cat"))
            token = made.json()["token"]
            async with Visitor(server.address, token) as bot, line_of(bot) as line:
                assert (await answer(owner, "DELETE", "/api/me/bots/Cat")).status_code == 204
                assert await line.closed() == 1008
                for path in ("/api/me", "/api/me/tables", "/api/tables"):
                    refused = await answer(bot, "GET", path)
                    assert refused.status_code == 401, path
                    assert "set-cookie" not in refused.headers
                bearer = {"Authorization": f"Bearer {token}"}
                assert await handshake(server.address, **bearer) == 401

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer x", "Basic Z3JhY2h0ZW4=", "Bearer " + "x" * 6000, "Bearer æ"]
)
def test_a_wrong_token_is_nobody_whatever_the_cookie(server: Inside, header: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (mine,):
            sent = {b"Authorization": header.encode("latin-1")}
            response = await mine._http.get("/api/tables", headers=sent)
            assert response.status_code == 401

    asyncio.run(scenario())


def test_a_code_makes_somebody_else_of_me_once(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 3) as (owner, second, third):
            code = (await answer(owner, "POST", "/api/me/move")).json()["code"]
            moved = await answer(second, "POST", "/api/me/arrive", {"code": code})
            assert moved.json()["id"] == (await owner.me()).id
            again = await answer(third, "POST", "/api/me/arrive", {"code": code})
            wrong = await answer(third, "POST", "/api/me/arrive", {"code": "AAAAA-AAAAA"})
            assert again.status_code == wrong.status_code == 404
            assert again.content == wrong.content
            assert "set-cookie" not in again.headers

    asyncio.run(scenario())


def test_bots_of_others(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 2) as (owner, other):
            token = (await answer(owner, "POST", "/api/me/bots", NewBot("Dog"))).json()["token"]
            theirs = await answer(other, "GET", "/api/me/bots")
            assert theirs.json() == {"bots": []}
            mine = await answer(owner, "GET", "/api/me/bots")
            assert token not in mine.text
            assert (await answer(other, "DELETE", "/api/me/bots/Dog")).status_code == 404
            table = await other.create(NewTable())
            path = f"/api/tables/{table.id}/seats/1"
            there = await answer(other, "PUT", path, SeatBot(outside="Dog"))
            nowhere = await answer(other, "PUT", path, SeatBot(outside="Nobody"))
            assert there.status_code == nowhere.status_code == 404
            assert there.content == nowhere.content
            async with Visitor(server.address, token) as bot:
                assert (await bot.me()).name == "Dog"
                for path, body in (("/api/me/bots", NewBot("Puppy")), ("/api/me/move", None)):
                    assert (await answer(bot, "POST", path, body)).status_code == 403

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["a/b", "..", ".", "a?b", "a#b", "%2F", "a b", "a\\b", "ä"])
def test_every_bot_that_can_be_made_can_be_removed(server: Inside, name: str) -> None:
    """Otherwise its token could never be taken away."""

    async def scenario() -> None:
        async with people(server.address, 1) as (owner,):
            made = await answer(owner, "POST", "/api/me/bots", NewBot(name))
            if made.status_code == 400:
                return
            quoted = "".join(f"%{byte:02X}" for byte in name.encode())
            gone = await answer(owner, "DELETE", f"/api/me/bots/{quoted}")
            assert gone.status_code == 204

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t\n",
        "\x00",
        "a\x00b",
        "\x1b[31mred",
        "\u200b",
        "a\u200db",
        "\u202eevil",
        "\u2066evil\u2069",
        "\ufeff",
        "\U000e0041",
        "\ue000",
        "\uffff",
        "x" * 31,
        "\ufe0f",
        "\u034f",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(server: Inside, name: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            before = await visitor.me()
            table = await visitor.create(NewTable())
            requests = (
                ("PATCH", "/api/me", {"name": name}),
                ("POST", "/api/me/bots", {"name": name}),
                ("PUT", f"/api/tables/{table.id}/seats/1", {"who": "me", "name": name}),
                ("PATCH", f"/api/tables/{table.id}/seats/0", {"name": name}),
            )
            for method, path, body in requests:
                refused = await answer(visitor, method, path, json.dumps(body))
                assert refused.status_code == 400, (path, refused.text)
                assert error(refused).code in ("invalid", "name")
            assert await visitor.me() == before
            assert await visitor.table(table.id) == table

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name",
    [
        "a\r\nSet-Cookie: grachten=x",
        "<script>alert(1)</script>",
        "e" + "\u0301" * 29,
        pytest.param("\ufb2c" * 30, id="three letters of each"),
        "'; drop table people; --",
        "Ævar Þórðarson",
        "李小龍",
    ],
)
def test_a_name_stays_one_short_line(server: Inside, name: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            response = await answer(visitor, "PATCH", "/api/me", json.dumps({"name": name}))
            assert list(response.headers.get_list("set-cookie")) == []
            if response.status_code == 400:
                return
            shown = (await visitor.me()).name
            assert len([it for it in shown if unicodedata.category(it)[0] != "M"]) <= 30
            assert not [it for it in shown if unicodedata.category(it)[0] in "CZ" and it != " "]

    asyncio.run(scenario())


def test_half_a_letter_is_no_name(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            for body in (rb'{"name": "\ud800"}', rb'{"name": "\udc00\ud800"}', b'{"name": "\xff"}'):
                refused = await answer(visitor, "PATCH", "/api/me", body)
                assert refused.status_code == 400
                assert error(refused).code == "invalid"

    asyncio.run(scenario())
