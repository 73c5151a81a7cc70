"""People, tables and steps to store, and tests that are given an open store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.ext.asyncio import AsyncEngine

from grachten.store import Person, Store, StoredSeat, StoredStep, StoredTable

ANNA = Person("anna", "person", "Anna", None, created=1_700_000_000_000, seen=1_700_000_000_000)
BEN = Person("ben", "person", "Ben", None, created=1_700_000_000_001, seen=1_700_000_000_001)
ROBOT = Person("robot", "bot", "Robot", "anna", created=1_700_000_000_002, seen=0)

TABLE = StoredTable(
    id="table",
    board="amsterdam",
    rules="1",
    status="playing",
    host="anna",
    options='{"pace":"brisk"}',
    public=True,
    secret=bytes(range(32)),
    salt=b"\xff\x00" * 16,
    seed=str(2**255),
    created=1_700_000_000_000,
    changed=1_700_000_000_000,
    started=1_700_000_000_500,
    started_tick=2**40,
    ended=None,
    result=None,
    rematch=None,
    series=None,
)
SEATS = (
    StoredSeat(0, "person", "anna", "Änna 🛶", None, "burgundy", True, True, b"\x00" * 32, None),
    StoredSeat(1, "bot", None, None, "carter", "charcoal", False, True, None, None),
    StoredSeat(2, "bot", "robot", "Robot", None, "ochre", False, False, b"\x01", "time", "{}"),
)
STEP = StoredStep(1, 0, 316, 4, None, "person", "request-1", at=1_700_000_001_000, tick=2**41)


def a_table(name: str, **changes: Any) -> StoredTable:
    return replace(TABLE, id=name, **changes)


def a_step(number: int, **changes: Any) -> StoredStep:
    changes = {"number": number, "request": f"request-{number}", **changes}
    return msgspec.structs.replace(STEP, **changes)


@asynccontextmanager
async def opened(url: str, *, lead: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(url, lead=lead)
    try:
        yield store
    finally:
        await store.close()


def engine_of(store: Store) -> Engine:
    """The engine with which the store writes, to listen to what it does."""
    engine = getattr(store._database.writer, "engine")  # noqa: B009 - both kinds have one
    return engine.sync_engine if isinstance(engine, AsyncEngine) else engine


def execute(connection: Connection, statement: str) -> int:
    """Past all that the store offers; how many rows it changed."""
    return connection.execute(text(statement)).rowcount


async def add_people(store: Store) -> None:
    for person in (ANNA, BEN, ROBOT):
        await store.add_person(person)


async def add_table(store: Store) -> None:
    await add_people(store)
    await store.add_table(TABLE, SEATS)


async def add_steps(store: Store, last: int, table: str = TABLE.id) -> None:
    """The first steps of a table that has none."""
    await asyncio.gather(*(store.add_step(table, a_step(n)) for n in range(1, last + 1)))


async def numbers(store: Store, table: str = TABLE.id) -> list[int]:
    """The numbers of the steps that are stored."""
    game = await store.load(table)
    assert game is not None
    return [step.number for step in game.steps]


def on_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is given a store, as one that pytest runs on every kind of database."""

    def run(url: str) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await test(store)

        asyncio.run(main())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run
