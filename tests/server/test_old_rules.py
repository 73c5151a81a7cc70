"""Stored games of an older version of the rules: they are refused in a sentence, not misread."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from grachten.client import ServerRefusal, Visitor
from grachten.protocol.actions import DrawBlind
from grachten.protocol.messages import Act, Refused, Watch
from grachten.rules import RULES_VERSION
from server.support.inside import WIDE, Inside, inside
from support.visitors import begun, talking, visitors

SENTENCE = "This game was played by rules version 1; this edition supports version 2."


def stored(folder: Path) -> list[tuple[object, ...]]:
    """The tables and the steps that are kept, whole."""
    with closing(sqlite3.connect(folder / "grachten.sqlite")) as connection:
        tables = connection.execute("SELECT * FROM tables ORDER BY id").fetchall()
        return tables + connection.execute("SELECT * FROM steps ORDER BY 1, 2").fetchall()


async def older(server: Inside) -> tuple[str, str, dict[str, str]]:
    """Two games of Anna and Ben; their tables, and Anna's cookie."""
    async with visitors(server.address, "Anna", "Ben") as (anna, ben):
        tables = [(await begun(anna, ben)).id for _ in range(2)]
        return tables[0], tables[1], dict(anna._http.cookies)


async def refused_everywhere(server: Inside, old: str, new: str, cookies: dict[str, str]) -> None:
    async with Visitor(server.address) as anna:
        anna._http.cookies.update(cookies)
        for path in (f"/api/tables/{old}", f"/api/tables/{old}/replay"):
            with pytest.raises(ServerRefusal) as caught:
                await anna.request("GET", path)
            assert (caught.value.code, str(caught.value)) == ("old-rules", SENTENCE)
        async with talking(anna) as (talk,):
            await talk.say(Watch(old, 0))
            assert await talk.hear(Refused) == Refused(None, "old-rules", SENTENCE, None)
            await talk.say(Act("mine", old, 0, 0, DrawBlind()))
            assert await talk.hear(Refused) == Refused("mine", "old-rules", SENTENCE, None)
        # All else goes on: her list of games, and the game of today's rules.
        listed = (await anna._http.get("/api/me/tables")).json()
        assert {old, new} <= {table["id"] for table in listed["tables"]}
        assert (await anna.table(new)).status == "playing"


def test_a_stored_game_of_an_older_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with inside(tmp_path, WIDE) as server:
        old, new, cookies = asyncio.run(older(server))
    with closing(sqlite3.connect(tmp_path / "grachten.sqlite")) as connection, connection:
        assert connection.execute("SELECT DISTINCT rules FROM tables").fetchall() == [
            (RULES_VERSION,)
        ]
        connection.execute("UPDATE tables SET rules = '1' WHERE id = ?", (old,))
    before = stored(tmp_path)
    with inside(tmp_path, WIDE) as server:
        asyncio.run(refused_everywhere(server, old, new, cookies))
    assert server.faults == []
    assert any(entry.get("why") == SENTENCE for entry in server.entries)
    assert stored(tmp_path) == before
