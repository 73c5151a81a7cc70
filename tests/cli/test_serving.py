"""`grachten serve`, `play`, `backup` and `restore`, as an operator uses them."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import struct
import subprocess
from pathlib import Path

import httpx
import pytest

from grachten.client import Visitor, play_game
from grachten.protocol.tables import Options, TableList
from grachten.rules import verify_record
from support.commands import GRACHTEN, refused, run
from support.patience import PATIENCE, wait_until
from support.served import served
from support.visitors import begun, random_choice, talking, visitors


def test_a_restart_goes_on_with_every_game(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, dict[str, str]]:
        async with visitors(address, "Anna") as (anna,):
            state = await begun(anna, bots=1, options=Options(pace="instant"))
            async with talking(anna) as (talk,):
                await talk.watch(state.id, 0)
                shown = await talk.game(_may_act)
                await talk.act(shown, shown.legal[0])
                await talk.game(lambda game: game.view.phase != "set-up")
            return state.id, dict(anna._http.cookies)

    async def end(address: str, table: str, cookies: dict[str, str]) -> None:
        async with Visitor(address) as anna:
            anna._http.cookies.update(cookies)
            mine: TableList = await anna.request("GET", "/api/me/tables", answer=TableList)
            assert [(line.id, line.status) for line in mine.tables] == [(table, "playing")]
            await play_game(anna, table, 0, random_choice(1))
            verify_record(await anna.record(table))

    with served(tmp_path) as server:
        table, cookies = asyncio.run(begin(server.address))
        assert server.stop() == 0
        server.start()
        asyncio.run(end(server.address, table, cookies))


def _got(address: str) -> httpx.Response:
    return httpx.get(address, timeout=PATIENCE)


def _may_act(game: object) -> bool:
    return bool(getattr(game, "legal", ()))


def test_visitors_who_leave_while_they_are_answered_stop_nothing(tmp_path: Path) -> None:
    question = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    with served(tmp_path, "--rate", "100000") as server:
        port = int(server.address.rpartition(":")[2])
        for number in range(300):
            caller = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            caller.sendall(question * (1 + number % 8))
            if number % 2:
                caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            caller.close()
        assert _got(f"{server.address}/health").text == "ok"
        assert server.stop() == 0


def test_nobody_needs_to_read_what_the_server_says(tmp_path: Path) -> None:
    with subprocess.Popen(
        [GRACHTEN, "serve", "--port", "0", "--thinkers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "GRACHTEN_DATA": str(tmp_path), "TERM": "dumb"},
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            address = process.stdout.readline().split()[-1]
            process.stdout.close()
            process.stderr.close()
            assert _got(f"{address}health").text == "ok"
        finally:
            process.terminate()
        assert process.wait(PATIENCE) == 0


def test_how_it_is_doing(tmp_path: Path) -> None:
    with served(tmp_path, "--log-json") as server:
        assert _got(f"{server.address}/health").text == "ok"
        wait_until(lambda: _got(f"{server.address}/ready").text == "ready")
        asyncio.run(_a_game(server.address))
        metrics = _got(f"{server.address}/metrics").text
        assert re.search(r'grachten_steps_total\{by="person"\} [1-9]', metrics)
        assert re.search(r'grachten_games_total\{what="ended"\} 1\.0', metrics)
        page = _got(f"{server.address}/")
        assert "<title>Grachten</title>" in page.text
        assert "<script>" not in page.text
        schema = _got(f"{server.address}/schema").json()
        assert schema["openapi"].startswith("3.1")
        assert "/api/tables/{table}/seats/{number}" in schema["paths"]
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert [line["event"] for line in lines] == ["database checked", "started", "stopped"]


async def _a_game(address: str) -> None:
    async with visitors(address, "Anna") as (anna,):
        state = await begun(anna, bots=1)
        await play_game(anna, state.id, 0, random_choice(1))


def test_a_copy_of_a_live_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    data = ("--data", tmp_path / "data")
    with served(tmp_path) as server:
        asyncio.run(_a_game(server.address))
        assert run("backup", copy, *data).returncode == 0
        assert "already exists" in refused("backup", copy, *data)
        asyncio.run(_a_game(server.address))
        assert refused("restore", copy, *data, "--overwrite") == (
            "The server is running: stop it first."
        )
    database = tmp_path / "data" / "grachten.sqlite"
    assert _tables(database) == 2
    assert "already exists" in refused("restore", copy, *data)
    assert _tables(database) == 2
    done = run("restore", copy, *data, "--overwrite")
    assert (done.returncode, done.stderr) == (0, "")
    assert _tables(database) == 1
    with served(tmp_path) as server:
        asyncio.run(_a_game(server.address))
    assert _tables(database) == 2
    noise = tmp_path / "noise"
    noise.write_bytes(b"not a database at all" * 99)
    refused("restore", noise, *data, "--overwrite")
    assert _tables(database) == 2


def _tables(database: Path) -> int:
    with sqlite3.connect(database) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    return int(count)


def test_postgresql_has_tools_of_its_own(tmp_path: Path) -> None:
    url = ("--database", "postgresql://somewhere/grachten", "--data", tmp_path)
    assert "pg_dump" in refused("backup", tmp_path / "copy", *url)
    assert "pg_restore" in refused("restore", tmp_path / "copy", *url)


def test_what_is_in_the_way_is_said_in_one_sentence(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(tmp_path) as server:
        assert refused("serve", "--data", data, "--port", "0") == (
            f"Another server is using the folder {data}."
        )
        port = server.address.rpartition(":")[2]
        other = ("--data", tmp_path / "other")
        assert refused("serve", *other, "--port", port) == (
            f"The server cannot listen on 127.0.0.1, port {port}: Address already in use."
        )
    (tmp_path / "file").touch()
    assert "cannot be created" in refused("serve", "--data", tmp_path / "file" / "data")
    assert "nonsense" in refused(
        "serve", "--data", data, "--database", "nonsense://x", "--port", "0"
    )


def test_play_prints_the_address_where_there_is_no_browser(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        process = subprocess.Popen(
            [GRACHTEN, "play", "--thinkers", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**environment, "GRACHTEN_DATA": str(tmp_path), "COLUMNS": "200"},
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"Open this address in your browser: (http://127\.0\.0\.1:\d+)/", line)
        assert found is not None, line
        asyncio.run(_a_game(found[1]))
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
    assert out.endswith("Grachten has stopped. Your games are saved.\n")
    assert (process.returncode, errors) == (0, "")


@pytest.mark.parametrize(("flag", "value"), [("--port", "70000"), ("--thinkers", "-1")])
def test_wrong_numbers(flag: str, value: str, tmp_path: Path) -> None:
    assert f"Invalid value for '{flag}'" in refused("serve", flag, value, "--data", tmp_path)


def test_bots_think_somewhere(tmp_path: Path) -> None:
    sentence = "Without --redis, bots need --thinkers to be at least 1."
    assert refused("serve", "--thinkers", "0", "--data", tmp_path) == sentence


def test_a_city_needs_its_servers(tmp_path: Path) -> None:
    nowhere = f"unix://{tmp_path}/redis.sock"
    assert refused("serve", "--redis", nowhere, "--data", tmp_path, "--port", "0") == (
        "Several nodes need PostgreSQL: give its URL as the database."
    )
    assert refused("think", "--redis", nowhere).startswith("Redis cannot be reached")
