"""What finding opponents costs in a database full of people: a part of `python -m bench.club`."""

import asyncio
import random
import tempfile
from pathlib import Path

from bench.club_timing import awaited, timed
from sqlalchemy import create_engine, insert

from grachten.cli.bench_figures import Figure
from grachten.club import tables_now
from grachten.protocol.tables import Clock, Options, SitDown
from grachten.server.finding.searches import waiting_of
from grachten.server.tables import seating
from grachten.server.tables.stored_tables import new_table, new_table_id
from grachten.server.uptime import SystemEntropy
from grachten.store import Person, Store, StoredGame, StoredRoom, StoredWait, schema

WAITING = 200
GAMES = 20
"""Finished games of each person."""


async def finding(people: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'club.sqlite'}"
        store = await Store.open(url)
        await asyncio.to_thread(_fill, url, people)
        try:
            return await _through_the_store(store, people)
        finally:
            await store.close()


async def _through_the_store(store: Store, people: int) -> list[Figure]:
    for number in range(WAITING):
        await store.begin_waiting(_wait(number))

    async def begin(number: int) -> None:
        await store.recent_opponents(f"p{number}", 8)
        await store.begin_waiting(_wait(number))

    async def leave(number: int) -> None:
        await store.stop_waiting(f"p{number}")

    async def look(_: int) -> StoredRoom:
        return await store.waiting_room()

    async def seat(number: int) -> None:
        pair = (number, number + 1)
        game = _arranged(*pair)
        tickets = {f"p{each}": f"p{each}" for each in pair}
        await store.seat_waiting(game.table, game.seats, tickets, 1)

    newcomers = range(WAITING, WAITING + 100)
    room = await store.waiting_room()
    waits = list(waiting_of(room.waits, room.blocks))
    return [
        *await awaited(f"begin to wait, through the store, {people:,} people", begin, newcomers),
        *await awaited(f"stop waiting, through the store, {people:,} people", leave, newcomers),
        *await awaited(f"read the room of {WAITING}, {people:,} people", look, range(100)),
        *timed(
            f"make tables of {WAITING} who wait, {WAITING:,} people",
            lambda _: tables_now(waits, 150),
            range(10),
        ),
        *await awaited(
            f"seat two of them, through the store, {people:,} people", seat, range(0, WAITING, 2)
        ),
    ]


def _fill(url: str, people: int) -> None:
    """People and their games, all at once: a store would make sure of each of them."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    everybody = [_person(number) for number in range(people)]
    games = [_arranged(*rng.sample(range(people), 4)) for _ in range(people * GAMES // 4)]
    engine = create_engine(url)
    with engine.begin() as connection:
        rows = [{**vars(each), "handle": each.handle} for each in everybody]
        connection.execute(insert(schema.people), rows)
        over = [{**vars(game.table), "status": "over", "ended": 1} for game in games]
        connection.execute(insert(schema.tables), over)
        seats = [{**vars(seat), "table_id": game.table.id} for game in games for seat in game.seats]
        connection.execute(insert(schema.seats), seats)
    engine.dispose()


def _person(number: int) -> Person:
    return Person(f"p{number}", "person", f"Person {number}", None, 1, 1)


def _wait(number: int) -> StoredWait:
    person, since = f"p{number}", 1000 * (number % 150)
    return StoredWait(
        person, person, since, since, "234", "live", True, 1000 + number % 1000, 100, "p1 p2 p3"
    )


def _arranged(*people: int) -> StoredGame:
    """A table of these people, as it is made when they are found."""
    found = [_person(number) for number in people]
    seats = seating.new_seats(len(found))
    for number, person in enumerate(found):
        seats = seating.sit(seats, number, person, SitDown())
    options = Options(clock=Clock(turn=60, reserve=300), arranged=True)
    entropy = SystemEntropy()
    return new_table(entropy, new_table_id(entropy), found[0], options, seats)
