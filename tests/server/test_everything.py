"""Everything about a person, from outside: as one file, and deleted."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.people import Me, NewBot, NewCrest, OutsideBot
from grachten.protocol.tables import NewTable, Options, SeatBot, TableList
from grachten.rules import verify_record
from server.support.authenticator import Authenticator
from server.test_passkeys import keep
from support.served import Served, served
from support.visitors import random_choice, table_for, visitors

NAME = "Anna the Unforgettable"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "error" not in running.log


def named(server: Served) -> str:
    return server.address.replace("127.0.0.1", "localhost")


async def export(person: Visitor) -> dict[str, Any]:
    found: bytes = await person.request("GET", "/api/me/export")
    decoded: dict[str, Any] = json.loads(found)
    return decoded


async def play(*people: Visitor) -> str:
    """A whole game of these people."""
    state = await table_for(*people)
    for person in people:
        await person.ready(state.id)
    await asyncio.gather(
        *(play_game(each, state.id, seat, random_choice(seat)) for seat, each in enumerate(people))
    )
    return state.id


def everything_stored(file: Path) -> str:
    """Every column of every row of every table, as one text; bytes as they are."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master")]
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        assert len(tables) > 8 < len(names)
        return "\n".join(
            value.decode("latin-1") if isinstance(value, bytes) else str(value)
            for table in tables
            for row in database.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - its own names
            for value in row
        )


def test_after_deletion_nothing_names_the_person(server: Served) -> None:
    async def main() -> None:
        async with visitors(named(server), NAME, "Ben") as (anna, ben):
            me = await anna.me()
            device = Authenticator(named(server))
            await keep(anna, device, "Anna's own phone")
            await anna.request("POST", "/api/me/move")
            robot: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot of Anna"), OutsideBot
            )
            async with Visitor(named(server), robot.token) as bot:
                robot_id = (await bot.me()).id
            over = await play(anna, ben)
            again = await anna.rematch(over)
            running = await table_for(anna, ben)
            for person in (anna, ben):
                await person.ready(running.id)
            waiting = await ben.create(NewTable(seats=3, options=Options(pace="instant")))
            await anna.sit(waiting.id, 1)
            await ben.ready(waiting.id)
            alone = await anna.create(NewTable(options=Options(pace="instant")))
            await anna.sit(alone.id, 1, SeatBot(outside="Robot of Anna"))

            database = server.data / "grachten.sqlite"
            traces = (
                *(me.id, me.handle, NAME, robot_id, "Robot of Anna", "Anna's own phone"),
                device.credential.decode("latin-1"),
            )
            before = everything_stored(database)
            assert [trace for trace in traces if trace not in before] == []
            await anna.request("DELETE", "/api/me")
            after = everything_stored(database)
            assert [trace for trace in traces if trace in after] == []

            state = await ben.table(over)
            assert [seat.name for seat in state.seats] == [None, "Ben"]
            assert state.status == "over"
            playing = await ben.table(running.id)
            assert playing.seats[0].away == "resigned"
            assert playing.seats[0].name is None
            assert playing.host
            assert (await ben.table(waiting.id)).seats[1].who == "open"
            for gone in (alone.id, again.id):
                if gone == alone.id:
                    with pytest.raises(ServerRefusal, match="no such table"):
                        await ben.table(gone)
            listed: TableList = await ben.request("GET", "/api/me/tables", answer=TableList)
            assert ("", "Ben") in [line.names for line in listed.tables]
            record = await ben.record(over)
            verify_record(record)
            # The game goes on: a bot plays where nobody is.
            await play_game(ben, running.id, 1, random_choice(5))
            assert (await ben.table(running.id)).status == "over"
            # This device is somebody new, and the passkey is nobody's.
            assert (await anna.me()).id != me.id

    asyncio.run(main())


def test_an_export_has_all_of_it(server: Served) -> None:
    async def main() -> None:
        async with visitors(named(server), "Clara", "Ben") as (clara, ben):
            device = Authenticator(named(server))
            await keep(clara, device, "Clara's phone")
            await clara.request("PATCH", "/api/me/crest", NewCrest("waves.blue.silver.herring"), Me)
            table = await play(clara, ben)
            found = await export(clara)
            assert found["format"] == "grachten-person/1"
            stored = found["stored"]
            (person,) = stored["people"]
            assert (person["id"], person["name"]) == ("me", "Clara")
            assert person["crest"] == "waves.blue.silver.herring"
            (passkey,) = stored["passkeys"]
            assert (passkey["name"], passkey["public_key"]) == ("Clara's phone", "left out")
            assert [row["table_id"] for row in stored["seats"]] == [table]
            (game,) = found["games"]
            assert game["table"] == table
            verify_record(game["record"])
            text = json.dumps(found)
            for each in (clara, ben):
                assert (await each.me()).id not in text

    asyncio.run(main())


def test_a_crest_is_chosen(server: Served) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna") as (anna,):
            first = (await anna.me()).crest
            wanted = NewCrest("chevron.blue.gold.tulip")
            chosen: Me = await anna.request("PATCH", "/api/me/crest", wanted, Me)
            assert chosen.crest == (await anna.me()).crest == wanted.crest
            for wrong in ("chevron.blue.blue.tulip", "chevron.blue.gold.crown", "a.b.c", ""):
                with pytest.raises(ServerRefusal) as found:
                    await anna.request("PATCH", "/api/me/crest", NewCrest(wrong), Me)
                assert found.value.status == 400
            back: Me = await anna.request("PATCH", "/api/me/crest", NewCrest(None), Me)
            assert back.crest == first

    asyncio.run(main())
