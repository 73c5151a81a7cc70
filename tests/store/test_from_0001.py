"""A database of the first edition, with games in it, is brought up to date and back."""

import asyncio
from typing import Any

import pytest
from alembic import command
from msgspec.structs import asdict
from sqlalchemy import Connection, MetaData, Table, insert, select, text
from structlog.testing import capture_logs

from grachten.store import Store, StoreConflict, StoredGame, StoredSeat
from grachten.store.migration import _config, downgrade, version_of

from .examples import ANNA, BEN, ROBOT, SEATS, TABLE, a_step, a_table, numbers, opened
from .test_migration import changed

NEW = (
    *("epoch", "blocked", "handle", "crest", "invitable", "followable"),
    *("shows_rating", "shows_profile", "shows_history"),
    *("version", "series", "counted", "agreed", "hidden", "hinted", "after"),
)
OLD_TABLES = ("people", "moves", "tables", "seats", "steps", "server")
GAMES = {f"game{index:02}": index * 3 for index in range(40)}
"""Tables, and how many steps each has."""


def as_first_edition(value: object) -> dict[str, Any]:
    return {name: each for name, each in vars(value).items() if name not in NEW}


def fill(connection: Connection, games: dict[str, list[int]]) -> None:
    """A database of the first edition, with steps of these numbers."""
    command.upgrade(_config(connection), "0001")
    tables = reflected(connection)
    people = [{**as_first_edition(person), "token_hash": None} for person in (ANNA, BEN, ROBOT)]
    people[-1]["token_hash"] = b"token"
    connection.execute(insert(tables["people"]), people)
    connection.execute(
        insert(tables["moves"]), {"code_hash": b"code", "person": "ben", "expires": 2**40}
    )
    connection.execute(text("UPDATE server SET value = '12345' WHERE key = 'tick'"))
    connection.execute(text("INSERT INTO server VALUES ('secret_key', '00ff')"))
    for name, steps in games.items():
        connection.execute(insert(tables["tables"]), as_first_edition(a_table(name)))
        seats = [{**as_first_edition(seat), "table_id": name} for seat in SEATS]
        connection.execute(insert(tables["seats"]), seats)
        if steps:
            rows = [{**asdict(a_step(number)), "table_id": name} for number in steps]
            connection.execute(insert(tables["steps"]), rows)


def reflected(connection: Connection) -> dict[str, Table]:
    metadata = MetaData()
    metadata.reflect(connection)
    return dict(metadata.tables)


def content(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All that the first edition would find."""
    found = {}
    for name, table in reflected(connection).items():
        if name in OLD_TABLES:
            columns = [column for column in table.c if column.name not in NEW]
            rows = connection.execute(select(*columns)).all()
            found[name] = sorted((tuple(row) for row in rows), key=repr)
    found["server"] = [
        row for row in found["server"] if row[0] not in ("lease", "probe", "tick_at")
    ]
    return found


def constraints(connection: Connection) -> set[str]:
    return {
        str(each.name) for table in reflected(connection).values() for each in table.constraints
    }


def test_all_games_are_there_afterwards_and_go_on(url: str) -> None:
    async def main() -> None:
        await changed(url, fill, {name: range(1, last + 1) for name, last in GAMES.items()})
        before = await changed(url, content)
        async with opened(url) as store:
            assert await store.person("anna") == ANNA
            assert await store.person_by_handle(ANNA.handle) == ANNA
            assert await store.person_by_token(b"token") == ROBOT
            assert await store.take_move(b"code", now=0) == "ben"
            await store.add_move(b"code", "ben", expires=2**40)
            assert await store.tick() == 12345
            assert await store.secret_key() == b"\x00\xff"
            for name, last in GAMES.items():
                steps = tuple(a_step(number) for number in range(1, last + 1))
                seats = tuple(StoredSeat(**as_first_edition(seat)) for seat in SEATS)
                assert await store.load(name) == StoredGame(a_table(name), seats, steps)
        assert await changed(url, content) == before
        assert await changed(url, version_of) == "0012"
        async with opened(url) as store:
            for name, last in GAMES.items():
                with pytest.raises(StoreConflict):
                    await store.add_step(name, a_step(last + 2))
                await store.add_step(name, a_step(last + 1))
                table = await store.save_table(a_table(name), SEATS)
                assert table.version == 1

    asyncio.run(main())


def test_the_way_back_loses_nothing_that_the_first_edition_knew(url: str) -> None:
    async def main() -> None:
        await changed(url, fill, {name: range(1, last + 1) for name, last in GAMES.items()})
        before, rules = await changed(url, content), await changed(url, constraints)
        async with opened(url) as store:
            assert await numbers(store, "game05") == list(range(1, 16))
        await changed(url, downgrade, "0001")
        assert await changed(url, version_of) == "0001"
        assert await changed(url, content) == before
        assert await changed(url, constraints) == rules
        async with opened(url) as store:  # and forth again
            assert await numbers(store, "game05") == list(range(1, 16))

    asyncio.run(main())


def test_a_game_with_a_gap_is_abandoned_and_stops_no_other(url: str) -> None:
    games = {
        "gap": [1, 2, 4, 5],
        "headless": [2, 3],
        "from-nought": [0, 1, 2],
        "sound": [1, 2, 3],
        "empty": [],
    }

    async def main() -> None:
        await changed(url, fill, games)
        before = await changed(url, content)
        with capture_logs() as logs:
            store = await Store.open(url)
        assert [(entry["event"], entry["games"]) for entry in logs if "games" in entry] == [
            ("games whose steps have a gap are abandoned", 3)
        ]
        try:
            statuses = {}
            for name in games:
                game = await store.load(name)
                assert game is not None
                statuses[name] = game.table.status
            assert statuses == {
                "gap": "abandoned",
                "headless": "abandoned",
                "from-nought": "abandoned",
                "sound": "playing",
                "empty": "playing",
            }
            assert await numbers(store, "gap") == [1, 2]
            assert await numbers(store, "headless") == []
            assert await numbers(store, "from-nought") == [1, 2]
            assert await numbers(store, "sound") == [1, 2, 3]
            assert await store.unfinished() == ["empty", "sound"]
            await store.add_step("sound", a_step(4))
        finally:
            await store.close()
        await changed(url, downgrade, "0001")  # the stray steps come back
        after = await changed(url, content)
        assert len(after["steps"]) == len(before["steps"]) + 1
        assert set(before["steps"]) < set(after["steps"])

    asyncio.run(main())


def test_strays_of_a_game_that_was_removed_are_in_nobodys_way(url: str) -> None:
    async def main() -> None:
        await changed(url, fill, {"gap": [1, 3], TABLE.id: [1, 2]})
        async with opened(url) as store:
            await store.remove_table("gap")
        await changed(url, downgrade, "0001")
        assert len((await changed(url, content))["steps"]) == 2
        async with opened(url) as store:
            assert await numbers(store) == [1, 2]

    asyncio.run(main())
