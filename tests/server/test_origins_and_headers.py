"""Other pages may not speak to the server, and ours may not be misused: what browsers are told."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from grachten.protocol.tables import NewTable
from server.support.inside import WIDE, Inside, inside
from server.support.raw_sockets import UPGRADE, call
from server.support.strangers import answer, cookie_of, error, handshake, people

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "file://",
    "http://",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "http://evil.example@127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "http://[",
    "http://\xe6",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("origins"), WIDE) as server:
        yield server
    assert server.faults == []


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_may_not_speak_to_the_server(server: Inside, origin: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            foreign = origin.format(port=server.port)
            cookie = cookie_of(visitor)
            assert await handshake(server.address, Origin=foreign, Cookie=cookie) == 403
            before = await visitor.me()
            headers = {b"Origin": foreign.encode("latin-1"), b"Content-Type": b"text/plain"}
            for method, path, body in (
                ("POST", "/api/tables", b"{}"),
                ("PATCH", "/api/me", b'{"name": "Mallory"}'),
                ("DELETE", "/api/me/bots/x", b""),
            ):
                refused = await visitor._http.request(method, path, content=body, headers=headers)
                assert refused.status_code == 403, path
                assert error(refused).code == "forbidden"
            assert await visitor.me() == before
            mine = await answer(visitor, "GET", "/api/me/tables")
            assert mine.json()["tables"] == []

    asyncio.run(scenario())


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_no_other_page_may_read_an_answer(server: Inside, origin: str) -> None:
    """Reading needs a header that lets that page; none is ever given."""

    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            for method in ("GET", "OPTIONS"):
                asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
                found = await answer(visitor, method, "/api/tables", **asked)
                assert not [it for it in found.headers if it.startswith("access-control")]

    asyncio.run(scenario())


def test_our_own_page_may(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            ours = {"Origin": server.address}
            assert await handshake(server.address, Cookie=cookie_of(visitor), **ours) == 101
            made = await answer(visitor, "POST", "/api/tables", NewTable(), **ours)
            assert made.status_code == 201

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/schema", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/tables/" + "A" * 16, 404),
        ("GET", "/nowhere", 404),
        ("TRACE", "/api/me", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_has_the_usual_headers(
    server: Inside, method: str, path: str, status: int
) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            found = await answer(visitor, method, path)
            assert found.status_code == status
            headers = found.headers
            policy = dict(
                part.split(" ", 1) for part in headers["content-security-policy"].split("; ")
            )
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self'"
            assert policy["style-src"] == "'self'"
            assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "server" not in headers
            for name in ("content-security-policy", "content-type", "x-frame-options"):
                assert len(headers.get_list(name)) == 1
            if path.startswith("/api"):
                assert headers["cache-control"] == "no-store"

    asyncio.run(scenario())


def test_the_page_needs_no_script_or_style_of_its_own(server: Inside) -> None:
    """The policy would stop it; so that there is none to be stopped."""

    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            page = (await answer(visitor, "GET", "/")).text
            assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)
            assert not re.search(r"<script(?![^>]*\ssrc=)", page)

    asyncio.run(scenario())


def test_the_cookie_is_for_the_server_alone(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            cookie = (await answer(visitor, "GET", "/api/me")).headers["set-cookie"].lower()
            for part in ("httponly", "samesite=lax", "path=/"):
                assert part in cookie
            assert "domain" not in cookie

    asyncio.run(scenario())


def test_by_https_nothing_goes_by_http(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scenario(address: str) -> None:
        async with people(address, 1) as (visitor,):
            found = await answer(visitor, "GET", "/api/me")
            assert found.headers["strict-transport-security"].startswith("max-age=")
            assert "secure" in found.headers["set-cookie"].lower()

    with inside(tmp_path_factory.mktemp("secure"), WIDE, secure=True) as server:
        asyncio.run(scenario(server.address))
    assert server.faults == []


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("grachten.example", True),
        ("Grachten.Example:8000", True),
        ("127.0.0.1", True),
        ("[::1]", True),
        ("[::1]:8000", True),
        ("elsewhere.example", False),
        ("grachten.example.elsewhere.example", False),
        ("x.grachten.example", False),
        ("grachten.example:x", False),
        ("", False),
    ],
)
def test_a_server_may_know_its_names(named: Inside, host: str, is_known: bool) -> None:
    """Another name that leads here (DNS rebinding) would make another page part of this server."""
    with httpx.Client(base_url=named.address) as guest:
        guest.get("/api/me")
        cookie = f"grachten={guest.cookies['grachten']}"
        answers = [
            guest.get("/health", headers={"Host": host}),
            guest.get("/api/me", headers={"Host": host, "Cookie": cookie}),
            guest.post("/api/tables", json={}, headers={"Host": host, "Cookie": cookie}),
        ]
    assert [found.status_code for found in answers] == ([200, 200, 201] if is_known else [400] * 3)
    if not is_known:
        assert {error(found).message for found in answers} == {
            "This server does not answer to that host name: check the address."
        }
    head = UPGRADE.replace("Host: x", f"Host: {host}").format(cookie=cookie)
    with call(named.port, f"{head}\r\n".encode()) as connection:
        assert connection.recv(12) == (b"HTTP/1.1 101" if is_known else b"HTTP/1.1 400")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    hosts = "grachten.example, 127.0.0.1,[::1]"
    with inside(tmp_path_factory.mktemp("named"), WIDE, allowed_hosts=hosts) as server:
        yield server
    assert server.faults == []
