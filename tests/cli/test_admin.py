"""`grachten admin` on a running server, as an operator uses it."""

import asyncio
import json
import re
import socket
import sqlite3
import stat
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from grachten import __version__
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.client.visitor import Unreachable
from grachten.protocol.messages import Closed
from grachten.protocol.people import Arrive, Me, MoveCode, NewBot, OutsideBot
from grachten.protocol.profiles import GameRating, ProfileState
from grachten.protocol.tables import NewTable, Options
from grachten.rules import GrachtenError
from grachten.server.admin.actions import fingerprint
from grachten.server.admin.messages import read_address
from support.commands import refused, run
from support.served import Served, served
from support.visitors import begun, random_choice, table_for, talking, visitors

NOBODY = "There is no such person."


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with served(folder, "--rate", "500", "--log-json") as running:
        yield running
        assert '"level": "error"' not in running.log


def admin(folder: Path, *words: str) -> str:
    """What a command of `grachten admin` prints."""
    done = run("admin", *words, "--data", folder / "data")
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def admin_json(folder: Path, *words: str) -> Any:
    return json.loads(admin(folder, *words, "--json"))


def admin_refused(folder: Path, *words: str) -> str:
    return refused("admin", *words, "--data", folder / "data")


def logged(server: Served, **wanted: object) -> bool:
    """Is there a line about an operator with these values?"""
    lines = [json.loads(line) for line in server.log.splitlines()]
    return any(
        line["event"] == "admin" and wanted.items() <= line.items() and line["timestamp"]
        for line in lines
    )


async def off(work: Coroutine[Any, Any, Any]) -> None:
    """What is refused because its sender is no longer known, or not wanted."""
    with pytest.raises(ServerRefusal) as found:
        await work
    assert found.value.status in (401, 403)


async def identity(visitor: Visitor) -> str:
    return (await visitor.me()).id


async def command(folder: Path, *words: str) -> str:
    """`admin`, while others talk with the server."""
    return await asyncio.to_thread(admin, folder, *words)


# Looking


def test_how_the_server_is_doing(server: Served, folder: Path) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,), talking(anna):
            state = await begun(anna, bots=1)
            shown = json.loads(await command(folder, "status", "--json"))
            assert shown["version"] == __version__
            assert shown["uptime"] > 0
            assert (shown["ready"], shown["database"]) == (True, True)
            assert (shown["connections"], shown["thinkers"]) == (1, 1)
            assert shown["tables"] >= shown["playing"] >= 1
            text = await command(folder, "status")
            assert text.startswith(f"Grachten {__version__} has been running for ")
            assert "1 live connection." in text
            assert "The database is writable." in text
            await command(folder, "remove", state.id)

    asyncio.run(main())
    assert logged(server, action="status", level="info")


def test_tables_are_listed_the_last_changed_first(server: Served, folder: Path) -> None:
    async def main() -> list[str]:
        async with visitors(server.address, "[red]Anna", "Bram") as (anna, bram):
            first = await table_for(anna, bram)
            second = await begun(anna, bram)  # a bot would move, whenever that is
            third = await anna.create(NewTable())
            return [third.id, second.id, first.id]

    ids = asyncio.run(main())
    rows = admin_json(folder, "tables")[:3]
    assert [row["id"] for row in rows] == ids
    assert [row["status"] for row in rows] == ["open", "playing", "open"]
    assert [row["names"] for row in rows] == [
        ["[red]Anna", None],
        ["[red]Anna", "Bram"],
        ["[red]Anna", "Bram"],
    ]
    assert [row["id"] for row in admin_json(folder, "tables", "--status", "playing")] == ids[1:2]
    assert admin_json(folder, "tables", "--status", "abandoned") == []
    assert "There are no such tables." in admin(folder, "tables", "--status", "abandoned")
    text = admin(folder, "tables", "--limit", "2")
    assert all(id_ in text for id_ in ids[:2])
    assert ids[2] not in text
    assert "[red]Anna" in text
    assert "There are more: raise --limit to see them." in text
    for each in ids:
        admin(folder, "remove", each)


def test_more_tables_than_are_sent_at_once(server: Served, folder: Path) -> None:
    async def main() -> set[str]:
        ids: set[str] = set()
        for _ in range(8):
            async with visitors(server.address, "Anna") as (anna,):
                ids |= {(await anna.create(NewTable())).id for _ in range(29)}
        return ids

    ids = asyncio.run(main())
    assert {row["id"] for row in admin_json(folder, "tables", "--limit", "1000")} >= ids
    assert len(admin_json(folder, "tables", "--limit", "203")) == 203


def test_people_are_found_by_a_part_of_their_name(server: Served, folder: Path) -> None:
    async def main() -> None:
        async with visitors(server.address, "Åse [b]Øy", "Gåse") as (aase, _), talking(aase):
            rows = json.loads(await command(folder, "people", "åse", "--json"))
            assert "Gåse" in [row["name"] for row in rows]
            (row,) = json.loads(await command(folder, "people", "Øy", "--json"))
            assert (row["id"], row["here"]) == (await identity(aase), True)
            assert (row["kind"], row["owner"], row["blocked"]) == ("person", None, False)
            assert "Åse [b]Øy" in await command(folder, "people", "[b]")
            assert "Nobody has that name." in await command(folder, "people", "Nobody here")

    asyncio.run(main())
    assert "Øy" not in server.log


# Tables


def test_ending_a_game_tells_everybody_there(server: Served, folder: Path) -> None:
    async def main() -> str:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
                await talk.game()
            assert "The game has been ended." in await command(folder, "end", state.id)
            for talk in talks:
                await talk.state(lambda table: table.status == "abandoned")
            return state.id

    table = asyncio.run(main())
    assert admin_refused(folder, "end", table) == "No game is being played at this table."
    assert [row["status"] for row in admin_json(folder, "tables", "--limit", "1")] == ["abandoned"]
    assert logged(server, action="end", table=fingerprint(table), level="info")
    assert logged(server, action="end", table=fingerprint(table), level="warning")


def test_removing_a_table_tells_everybody_there(server: Served, folder: Path) -> None:
    async def main() -> str:
        async with visitors(server.address, "Anna") as (anna,), talking(anna) as (talk,):
            state = await begun(anna, bots=1)
            await talk.watch(state.id, 0)
            await talk.game()
            assert "The table has been removed." in await command(folder, "remove", state.id)
            assert await talk.hear(Closed) == Closed(state.id)
            with pytest.raises(ServerRefusal, match="There is no such table"):
                await anna.table(state.id)
            return state.id

    table = asyncio.run(main())
    assert admin_refused(folder, "remove", table) == "There is no such table."
    assert logged(server, action="remove", table=fingerprint(table))


def test_what_there_is_none_of(server: Served, folder: Path) -> None:
    for table in ("nonsense", "-AAAAAAAAAAAAAAA"):  # an id may begin like an option
        assert admin_refused(folder, "end", table) == "There is no such table."
        assert admin_refused(folder, "remove", table) == "There is no such table."
    for word in ("block", "unblock", "revoke"):
        assert admin_refused(folder, word, "-nobody") == NOBODY
    sentence = admin_refused(folder, "prune")
    assert sentence == "Say what to prune: --finished-days or --unseen-days."
    assert "'--unseen-days'" in admin_refused(folder, "prune", "--unseen-days=-1")
    assert not logged(server, action="prune")


def test_no_table_is_named_in_the_log(server: Served, folder: Path) -> None:
    async def main() -> str:
        async with visitors(server.address, "Anna") as (anna,):
            return (await anna.create(NewTable())).id

    asyncio.run(main())
    tables = [row["id"] for row in admin_json(folder, "tables", "--limit", "1000")]
    assert tables
    for table in tables[:3]:
        admin(folder, "remove", table)
    assert not [table for table in tables if table in server.log]


# People


def test_a_blocked_person_is_refused_and_hung_up_on(server: Served, folder: Path) -> None:
    async def main() -> None:
        async with visitors(server.address, "Eve") as (eve,):
            made: OutsideBot = await eve.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            move: MoveCode = await eve.request("POST", "/api/me/move", answer=MoveCode)
            who = await identity(eve)
            async with Visitor(server.address, made.token) as robot, talking(eve, robot) as talks:
                text = await command(folder, "block", who)
                assert text == "Blocked; 2 live connections closed.\n"
                for talk in talks:
                    with pytest.raises(Unreachable):
                        await talk.hear(Closed)
                for visitor in (eve, robot):
                    with pytest.raises(ServerRefusal, match="has blocked you") as found:
                        await visitor.me()
                    assert (found.value.code, found.value.status) == ("forbidden", 403)
                    await off(visitor.create(NewTable()))
                    await off(visitor.live())
            async with Visitor(server.address) as phone:
                with pytest.raises(ServerRefusal, match="has blocked you"):
                    await phone.request("POST", "/api/me/arrive", Arrive(move.code), Me)
            (row,) = json.loads(await command(folder, "people", "Eve", "--json"))
            assert (row["blocked"], row["here"]) == (True, False)
            assert await command(folder, "unblock", who) == "No longer blocked.\n"
            assert await identity(eve) == who
            async with Visitor(server.address, made.token) as robot:
                assert (await robot.me()).name == "Robot"
            assert logged(server, action="block", person=who, blocked=True, connections=2)
            assert logged(server, action="block", person=who, blocked=False)

    asyncio.run(main())


def test_revoked_sessions_are_void(server: Served, folder: Path) -> None:
    async def main() -> None:
        async with visitors(server.address, "Ida") as (ida,):
            made: OutsideBot = await ida.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            move: MoveCode = await ida.request("POST", "/api/me/move", answer=MoveCode)
            who = await identity(ida)
            async with Visitor(server.address, made.token) as robot, talking(ida, robot) as talks:
                text = await command(folder, "revoke", who)
                assert text == "All sessions and tokens are revoked; 2 live connections closed.\n"
                for talk in talks:
                    with pytest.raises(Unreachable):
                        await talk.hear(Closed)
                for visitor in (ida, robot):
                    await off(visitor.create(NewTable()))
                    await off(visitor.live())
                await off(robot.me())
            with pytest.raises(ServerRefusal, match="wrong, too old"):
                await ida.request("POST", "/api/me/arrive", Arrive(move.code), Me)
            me = await ida.me()  # a new guest
            assert me.id != who
            assert me.name.startswith("Guest ")
            assert await ida.me() == me
            assert logged(server, action="revoke", person=who, connections=2)

    asyncio.run(main())


# Pruning


def test_a_cheat_is_struck(server: Served, folder: Path) -> None:
    async def main() -> None:
        async with visitors(server.address, "Cheat", "Victim") as (cheat, victim):
            options = Options(rated=True, resigned="nobody")
            table = (await begun(cheat, victim, options=options)).id
            await victim.resign(table, 1)
            path = f"/api/tables/{table}/rating"
            assert (await victim.request("GET", path, answer=GameRating)).unrated is None
            words = ("strike", await identity(cheat))
            assert await command(folder, *words, "--days", "1") == (
                "Took 1 game out; all ratings are computed anew.\n"
            )
            assert (await victim.request("GET", path, answer=GameRating)).unrated == "struck"
            profile: ProfileState = await victim.request(
                "GET", "/api/me/profile", answer=ProfileState
            )
            assert profile.slow is None
            assert logged(server, action="strike", games=1)
            assert await command(folder, *words) == (
                "Took 0 games out; all ratings are computed anew.\n"
            )

    asyncio.run(main())
    assert NOBODY in admin_refused(folder, "strike", "nobody")


def test_old_games_and_people_who_do_not_come_back_are_pruned(tmp_path: Path) -> None:
    async def main(server: Served) -> None:
        async with visitors(server.address, "Anna", "Bram", "Cara") as (anna, bram, cara):
            state = await begun(anna, bots=1)
            await play_game(anna, state.id, 0, random_choice(1))
            going_on = await begun(bram, bots=1)
            gone, here = await identity(cara), await identity(anna)
            kept = json.loads(await command(tmp_path, "prune", "--finished-days", "1", "--json"))
            assert kept == {"tables": 0, "people": 0}
            async with talking(anna):
                text = await command(
                    tmp_path, "prune", "--finished-days", "0", "--unseen-days", "0"
                )
            assert text == "Removed 1 table and 1 person.\n"
            with pytest.raises(ServerRefusal, match="There is no such table"):
                await anna.table(state.id)
            assert (await bram.table(going_on.id)).status == "playing"
            assert await identity(anna) == here  # she was connected
            assert await identity(cara) != gone
        assert logged(server, action="prune", tables=1, people=1, finished_days=0.0)

    with served(tmp_path, "--log-json") as server:
        asyncio.run(main(server))


# Finding the server


def test_the_address_is_for_the_operator_alone_and_gone_afterwards(tmp_path: Path) -> None:
    nobody = re.compile(r"No server is using the folder .*data\.")
    assert nobody.fullmatch(admin_refused(tmp_path, "status"))
    assert not (tmp_path / "data").exists()
    with served(tmp_path) as server:
        file = tmp_path / "data" / "admin.json"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        first = json.loads(file.read_text())
        server.kill()
        assert file.exists()
        assert nobody.fullmatch(admin_refused(tmp_path, "status"))
        server.start()
        second = json.loads(file.read_text())
        assert second["token"] != first["token"]
        assert "has been running" in admin(tmp_path, "status")
        assert server.stop() == 0
        assert not file.exists()
        assert nobody.fullmatch(admin_refused(tmp_path, "status"))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda file: file.write_text("{"), r"is damaged: restart the server\."),
        (lambda file: (file.unlink(), file.mkdir()), r"cannot be read: Is a directory\."),
    ],
    ids=["nonsense", "folder"],
)
def test_a_file_that_is_none(tmp_path: Path, damage: Any, sentence: str) -> None:
    file = tmp_path / "data" / "admin.json"
    file.parent.mkdir()
    file.touch()
    damage(file)
    assert re.search(sentence, admin_refused(tmp_path, "status"))


def test_another_user_is_told_whose_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")  # root, who may run this, never meets it

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    with pytest.raises(GrachtenError, match="use the account that the server runs under"):
        read_address(tmp_path)


def said(folder: Path, line: bytes) -> bytes:
    """What the server answers to a line on the operator's port."""
    port = json.loads((folder / "data" / "admin.json").read_text())["port"]
    with socket.create_connection(("127.0.0.1", port), timeout=60) as caller:
        caller.sendall(line)
        return b"".join(iter(lambda: caller.recv(65536), b""))


def test_nobody_gets_in_without_the_token(server: Served, folder: Path) -> None:
    address = json.loads((folder / "data" / "admin.json").read_text())
    assert str(address["port"]) not in server.address
    status = {"type": "status"}
    for token in ("", "x", address["token"][:-1], address["token"] + "x", "\ud800é"):
        answer = json.loads(
            said(folder, json.dumps({"token": token, "request": status}).encode() + b"\n")
        )
        assert (answer["result"], answer["error"]["code"]) == (None, "forbidden")
    lines = (
        b"\n",
        b"{}\n",
        b"\xff\xfe\n",
        b'{"token": 7}\n',
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"[" * 5000 + b"\n",
        json.dumps({"request": status}).encode() + b"\n",
    )
    for line in lines:
        assert json.loads(said(folder, line))["error"]["code"] == "forbidden"
    known = {"token": address["token"], "request": {"type": "dance"}}
    assert (
        json.loads(said(folder, json.dumps(known).encode() + b"\n"))["error"]["code"] == "invalid"
    )
    assert address["token"] not in server.log
    assert logged(server, action="refused", level="warning")
    for path in ("/admin", "/api/admin", "/admin.json"):
        assert httpx.get(server.address + path).status_code == 404


def test_a_game_that_cannot_be_continued_can_be_removed(tmp_path: Path) -> None:
    async def begin(address: str) -> str:
        async with visitors(address, "Anna") as (anna,):
            return (await begun(anna, bots=1)).id

    with served(tmp_path) as server:
        table = asyncio.run(begin(server.address))
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "grachten.sqlite") as database:
            database.execute("update tables set rules = '0.1'")
        database.close()
        server.start()
        assert admin_refused(tmp_path, "end", table).startswith("This game was played by rules")
        admin(tmp_path, "remove", table)
        assert admin_json(tmp_path, "tables") == []
