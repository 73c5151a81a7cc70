"""The operator's port, and whose cookies count: what `tests/cli/test_admin.py` cannot reach."""

import asyncio
import hashlib
import json
import socket
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from grachten.server.admin import listener as admin_listener
from grachten.server.admin.actions import Admin
from grachten.server.settings import database_url
from grachten.store import Store
from server.support.inside import WIDE, inside


def operators_port(folder: Path) -> int:
    port: int = json.loads((folder / "admin.json").read_text())["port"]
    return port


def test_a_caller_who_says_nothing_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_listener, "PATIENCE", 0.1)
    with inside(tmp_path, WIDE) as server:
        with socket.create_connection(("127.0.0.1", operators_port(tmp_path)), timeout=60) as line:
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        assert json.loads(answer)["error"]["code"] == "forbidden"
        assert not server.faults


def test_a_request_without_end_is_refused(tmp_path: Path) -> None:
    def say_on(line: socket.socket) -> None:
        while True:
            line.sendall(b"x" * 65536)

    with (
        inside(tmp_path, WIDE) as server,
        socket.create_connection(("127.0.0.1", operators_port(tmp_path)), timeout=60) as line,
    ):
        with pytest.raises(OSError, match=r"reset|pipe"):
            say_on(line)
        assert not server.faults
        actions = [entry["action"] for entry in server.entries if entry["event"] == "admin"]
        assert actions == ["refused"]


def test_the_server_stops_though_an_operator_still_waits(tmp_path: Path) -> None:
    with inside(tmp_path, WIDE) as server:
        line = socket.create_connection(("127.0.0.1", operators_port(tmp_path)), timeout=60)
    with line:
        try:
            left = line.recv(100)
        except ConnectionResetError:
            left = b""
        assert left == b""
    assert not server.faults


def test_a_failure_is_logged_and_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Admin) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr(Admin, "_state", fails)
    with inside(tmp_path, WIDE) as server:
        known = json.loads((tmp_path / "admin.json").read_text())
        asked = {"token": known["token"], "request": {"type": "status"}}
        with socket.create_connection(("127.0.0.1", known["port"]), timeout=60) as line:
            line.sendall(json.dumps(asked).encode() + b"\n")
            answer = json.loads(b"".join(iter(lambda: line.recv(65536), b"")))
        assert answer["error"]["message"] == "Something went wrong on the server: see its log."
        (fault,) = server.faults
        assert "an operator's request failed" in fault


def test_the_server_runs_where_the_address_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "admin.json").mkdir()
    with inside(tmp_path, WIDE) as server:
        assert httpx.get(f"{server.address}/health").text == "ok"
        assert "grachten admin cannot find this server" in server.log
    assert (tmp_path / "admin.json").is_dir()


def test_a_cookie_from_before_there_were_epochs_is_of_the_first(tmp_path: Path) -> None:
    async def secret_key() -> bytes:
        store = await Store.open(database_url(None, tmp_path))
        try:
            return await store.secret_key()
        finally:
            await store.close()

    def known(address: str, signed: str) -> bool:
        signer = Signer(key, salt="grachten person", digest_method=hashlib.sha256)
        cookies = {"grachten": signer.sign(signed).decode()}
        return httpx.get(f"{address}/api/tables", cookies=cookies).status_code == 200

    with inside(tmp_path, WIDE) as server:
        person = httpx.get(f"{server.address}/api/me").json()["id"]
        key = asyncio.run(secret_key())
        assert known(server.address, person)
        assert known(server.address, f"{person}.0")
        for wrong in ("1", "-1", "00", "0.0", " 0", "x"):
            assert not known(server.address, f"{person}.{wrong}")
