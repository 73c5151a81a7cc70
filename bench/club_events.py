"""What events cost in a database full of people: a part of `python -m bench.club`.

What a visitor waits for is a read, or the write of their own entry. Results and rounds are written
by the server when nobody waits: they are measured beside it.
"""

import asyncio
import random
import tempfile
from dataclasses import replace
from pathlib import Path

import msgspec
from bench.club_timing import awaited

from grachten.cli.bench_figures import Figure
from grachten.club import Event, swiss
from grachten.protocol.club_events import EventSettings
from grachten.server.events.messages import ShownEvents
from grachten.server.events.running_event import RunningEvent, TableOutcome, name_of
from grachten.store import (
    EventChange,
    Person,
    Store,
    StoredEntrant,
    StoredEvent,
    StoredEventTable,
    StoredRound,
    WholeEvent,
)

ENTRANTS = 128
ROUNDS = 7
OTHERS = 200
"""Other events in the database."""

SETTINGS = msgspec.json.encode(EventSettings(players=4, rounds=ROUNDS + 1)).decode()


def stored_events(people: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(f"sqlite:///{Path(folder) / 'club.db'}", people))


async def _measured(url: str, people: int) -> list[Figure]:
    store = await Store.open(url)
    try:
        crowd = [Person(f"p{n}", "person", f"Guest {n}", None, 1, 1) for n in range(people)]
        for person in crowd:
            await store.add_person(person)
        for number in range(OTHERS):
            await store.add_event(_event(f"other{number}", "over"))
        whole = _played()
        await store.add_event(replace(whole.event, status="open"))
        await store.save_event(
            EventChange(
                replace(whole.event, version=0),
                entered=whole.entrants,
                new_rounds=whole.rounds,
                new_tables=whole.tables,
            )
        )
        await store.add_event(_event("door", "open"))
        await store.save_event(EventChange(_event("door", "open"), entered=whole.entrants))
        return await _figures(store, crowd)
    finally:
        await store.close()


async def _figures(store: Store, crowd: list[Person]) -> list[Figure]:
    shown = ShownEvents()

    async def look(_: int) -> None:
        found = await store.event("big")
        assert found is not None
        msgspec.json.encode(shown.state(found, crowd[0], ()))

    async def ask(_: int) -> None:
        await store.event_version("big")

    async def lists(_: int) -> None:
        for which in ("running", "upcoming", "past", "mine"):
            await store.events_listed(which, crowd[0].id, 50)

    async def wait(number: int) -> None:
        await store.event_tables_waiting(crowd[number].id)

    async def count(number: int) -> None:
        await store.event_counts(crowd[number].id, 0)

    async def due(_: int) -> None:
        await store.due_events(2)

    async def enter(number: int) -> None:
        found = await store.event("door")
        assert found is not None
        person = crowd[ENTRANTS + number]
        entrant = StoredEntrant(ENTRANTS + number, person.id, person.name, "person", None, 1)
        await store.save_event(EventChange(found.event, entered=(entrant,)))
        found = await store.event("door")
        assert found is not None
        msgspec.json.encode(shown.state(found, person, ()))

    async def first_look(_: int) -> None:
        found = await store.event("big")
        assert found is not None
        await store.save_event(EventChange(found.event))
        await look(0)

    whole = await store.event("big")
    assert whole is not None
    running = RunningEvent(whole)

    async def compute(_: int) -> None:
        running.standings()

    async def pair(_: int) -> None:
        running.next_round()

    named = f"{ENTRANTS} in {ROUNDS} rounds"
    return [
        *await awaited(f"an event of {named}: what is new?", ask, range(200)),
        *await awaited(f"an event of {named}: all of it", look, range(50)),
        *await awaited(f"an event of {named}: all of it, after a change", first_look, range(20)),
        *await awaited("all lists of events", lists, range(50)),
        *await awaited("does a table wait for me?", wait, range(100)),
        *await awaited("may I make another event?", count, range(100)),
        *await awaited(f"enter an event of {ENTRANTS}, and see it", enter, range(50)),
        *await awaited("nobody waits: which events are due?", due, range(100)),
        *await awaited(f"nobody waits: standings of {named}", compute, range(10)),
        *await awaited(f"nobody waits: the next round of {named}", pair, range(10)),
    ]


def _event(name: str, status: str) -> StoredEvent:
    return StoredEvent(
        id=name,
        organiser="p0",
        name="An evening",
        kind="swiss",
        settings=SETTINGS,
        public=True,
        status=status,  # type: ignore[arg-type]  # one of its literals
        secret=bytes(32),
        salt=bytes(32),
        created=1,
        starts=None,
        started=1,
        ended=1 if status == "over" else None,
        standings="[]",
    )


def _played() -> WholeEvent:
    """A Swiss event before its last round, with results by chance."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    event = Event(tuple(name_of(n) for n in range(ENTRANTS)), 4, ROUNDS)
    whole = WholeEvent(
        _event("big", "running"),
        tuple(StoredEntrant(n, f"p{n}", f"Guest {n}", "person", None, 1) for n in range(ENTRANTS)),
    )
    for number in range(ROUNDS):
        tables = swiss(event, RunningEvent(whole).results).tables
        rows = tuple(
            StoredEventTable(
                number,
                table.number,
                None,
                msgspec.json.encode([int(who or 0) for who in table.people]).decode(),
                _result(rng),
                opened=True,
            )
            for table in tables
        )
        whole = replace(
            whole,
            rounds=(*whole.rounds, StoredRound(number, 1, None, 1, "[]")),
            tables=(*whole.tables, *rows),
        )
    return replace(whole, event=replace(whole.event, standings=RunningEvent(whole).standings()))


def _result(rng: random.Random) -> str:
    points = tuple(rng.randint(0, 60) for _ in range(4))
    return msgspec.json.encode(TableOutcome(points, (1, 2, 3, 4), (False,) * 4, 1)).decode()
