"""What the club's functions cost: `python -m bench.club`.

Ten thousand people wait, have ratings, or played the deal of the day. Each figure is the median, or
the slowest, of many calls, one after another in this process. What goes through the store is done
with an SQLite file in which there are as many people, each with some finished games, and 200 of
them wait.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from bench.club_events import stored_events
from sqlalchemy import Connection, create_engine, insert

from grachten.cli.bench_figures import Figure
from grachten.club import (
    DailyResult,
    Event,
    EventResult,
    RatedGame,
    RatedSeat,
    Rating,
    Waiting,
    after_game,
    best,
    daily_ranking,
    enter,
    leave,
    look,
    rating_curves,
    room_of,
    swiss,
    tables_now,
)
from grachten.protocol.tables import Clock, Options, SitDown
from grachten.server import seating
from grachten.server.profiles import profile_for
from grachten.server.searches import waiting_of
from grachten.server.stored_tables import new_table, new_table_id
from grachten.server.uptime import SystemEntropy
from grachten.store import (
    Choices,
    Person,
    Store,
    StoredGame,
    StoredRating,
    StoredResult,
    StoredRoom,
    StoredWait,
    best_key,
    day_name,
    schema,
)
from grachten.store.people import add as add_person
from grachten.store.results import choose, rate
from grachten.store.schema import beaten, results

WAITING = 200
GAMES = 20
"""Finished games of each person."""

Value = TypeVar("Value")

WHEN = 1_700_000_000_000
"""The time at which everybody looks, in milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.club", description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    wishes = parser.parse_args()
    figures = [
        *_pairing(wishes.people),
        *_ratings(wishes.people),
        *_events(wishes.people),
        *asyncio.run(_deals(wishes.people)),
        *stored_events(wishes.people),
        *asyncio.run(_finding(wishes.people)),
        *asyncio.run(_stored(wishes.people)),
    ]
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    if wishes.json:
        rows = {each.name: {"value": each.value, "unit": each.unit} for each in figures}
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
    else:
        for each in figures:
            print(f"{each.name:60} {each.value:10,.3f} {each.unit}")
        print(machine)


def _crowd(people: int, rng: random.Random, players: frozenset[int]) -> list[Waiting]:
    """People who wait for one kind of table, longer and shorter, some of them blocking some."""
    names = [f"p{number}" for number in range(people)]
    return [
        Waiting(
            name,
            rng.uniform(0, 150),
            Rating(rng.gauss(1500, 250), rng.uniform(45, 250)),
            players,
            blocks=frozenset(rng.sample(names, 5)),
            recent=frozenset(rng.sample(names, 5)),
        )
        for name in names
    ]


def _pairing(people: int) -> list[Figure]:
    rng = random.Random(1)  # noqa: S311 - nothing secret
    crowd = _crowd(people, rng, frozenset({2, 3, 4}))
    room = room_of(crowd)
    newcomers = [
        Waiting(f"new{number}", 150, Rating(rng.gauss(1500, 250))) for number in range(200)
    ]
    found = [
        *_figures("enter a room", people, lambda each: enter(room, each), newcomers),
        *_figures("leave it", people, lambda each: leave(room, [each.person]), crowd[:200]),
        *_figures(
            "look for a table", people, lambda each: look(room, each.person, 150), crowd[:500]
        ),
    ]
    # The worst case: nobody will do, so that everybody near has to be looked at.
    shy = [
        Waiting(f"s{n}", 0, Rating(1500 + n, 50), blocks=frozenset({"x"})) for n in range(people)
    ]
    disliked = enter(room_of(shy), Waiting("x", 0, Rating(1500 + people / 2, 50)))
    found += _figures("look in vain", people, lambda _: look(disliked, "x", 200), range(20))
    began = time.perf_counter()
    tables = tables_now(crowd, 150)
    took = 1000 * (time.perf_counter() - began)
    return [*found, Figure(f"seat all of {people:,} at {len(tables):,} tables", took, "ms")]


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


async def _finding(people: int) -> list[Figure]:
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
        *await _timed("begin to wait, through the store", people, begin, newcomers),
        *await _timed("stop waiting, through the store", people, leave, newcomers),
        *await _timed(f"read the room of {WAITING}", people, look, range(100)),
        *_figures(
            f"make tables of {WAITING} who wait",
            WAITING,
            lambda _: tables_now(waits, 150),
            range(10),
        ),
        *await _timed("seat two of them, through the store", people, seat, range(0, WAITING, 2)),
    ]


async def _timed(
    what: str, people: int, call: Callable[[int], Awaitable[object]], values: Iterable[int]
) -> list[Figure]:
    times = []
    for value in values:
        began = time.perf_counter()
        await call(value)
        times.append(1000 * (time.perf_counter() - began))
    return _both(what, people, times)


def _ratings(people: int) -> list[Figure]:
    rng = random.Random(2)  # noqa: S311 - nothing secret
    ratings = {f"p{n}": Rating(rng.gauss(1500, 250), rng.uniform(45, 110)) for n in range(people)}
    four = [ratings[f"p{number}"] for number in range(4)]
    seats = [tuple(RatedSeat(f"p{each}") for each in rng.sample(range(50), 4)) for _ in range(1000)]
    games = [RatedGame(str(n), n, "live", each, (1, 2, 3, 4)) for n, each in enumerate(seats)]
    return [
        *_figures(
            "ratings after a game of four", 4, lambda _: after_game(four, (1, 2, 3, 4)), range(500)
        ),
        *_figures("the hundred best", people, lambda _: best(ratings), range(50)),
        *_figures("all curves from 1,000 games", 50, lambda _: rating_curves(games), range(5)),
    ]


def _events(people: int) -> list[Figure]:
    rng = random.Random(3)  # noqa: S311 - nothing secret
    daily = [DailyResult(f"p{n}", rng.randint(-10, 70), rng.randint(0, 7)) for n in range(people)]
    event = Event(tuple(f"p{n}" for n in range(128)), 4, 7)
    results: list[EventResult] = []
    while not (state := swiss(event, results)).is_over:
        results += [
            EventResult(each.round, each.number, each.people, (9, 5, 7, 1), (0, 0, 0, 0))
            for each in state.tables
        ]
    return [
        *_figures("the deal of the day, ranked", people, lambda _: daily_ranking(daily), range(10)),
        *_figures(
            "a Swiss event of 7 rounds, all over again",
            128,
            lambda _: swiss(event, results),
            range(5),
        ),
    ]


async def _deals(people: int) -> list[Figure]:
    """The ranking of a day in a database of its own, as the server asks for it."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    name = day_name(date(2026, 11, 18))
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/bench.sqlite")
        try:
            merits = [(rng.randint(-10, 70), rng.randint(0, 7)) for _ in range(people)]
            await store._write(_add_attempts, name, merits)  # noqa: SLF001 - one by one takes minutes
            some = rng.sample(merits, min(200, people))
            last = max(0, people - 50)
            return [
                *await _waited(
                    "count one's place", people, lambda m: store.counted(name, *m), some
                ),
                *await _waited(
                    "how many have played", people, lambda _: store.finished(name), some
                ),
                *await _waited(
                    "the first 50 lines", people, lambda _: store.ranked(name, 0, 50), some
                ),
                *await _waited(
                    "the last 50 lines", people, lambda _: store.ranked(name, last, 50), some
                ),
            ]
        finally:
            await store.close()


def _add_attempts(connection: Connection, deal: str, merits: Sequence[tuple[int, int]]) -> None:
    rows = [
        {"person": f"p{number}", "deal": deal, "points": points, "completed": completed}
        for number, (points, completed) in enumerate(merits)
    ]
    connection.execute(
        insert(schema.people),
        [
            {"id": row["person"], "kind": "person", "name": row["person"], "created": 0, "seen": 0}
            for row in rows
        ],
    )
    connection.execute(insert(schema.attempts), [{**row, "begun": 0, "ended": 0} for row in rows])


async def _waited(
    what: str, people: int, ask: Callable[[Value], Awaitable[object]], values: Iterable[Value]
) -> list[Figure]:
    times = []
    for value in values:
        began = time.perf_counter()
        await ask(value)
        times.append(1000 * (time.perf_counter() - began))
    return _both(f"the deal of the day in the database: {what}", people, times)


async def _stored(people: int) -> list[Figure]:
    """Profiles and tables of the best, of people with 30 games each in an SQLite file."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/club.sqlite")
        try:
            await store._write(_add_profiles, people, rng)  # noqa: SLF001 - past the store, to be quick
            persons = [f"p{rng.randrange(people)}" for _ in range(200)]
            page = await store.best("live", WHEN, 21, None)
            last = best_key(page[-1])
            who: dict[str, Any] = {each: await store.person(each) for each in persons}
            calls: dict[str, Callable[[str], Awaitable[object]]] = {
                "a page of the best": lambda _: store.best("live", WHEN, 21),
                "the next page": lambda _: store.best("live", WHEN, 21, last),
                "one's own place": lambda each: store.best_line_of("live", WHEN, each),
                "a page of a level beaten": lambda _: store.best("carter", WHEN, 21),
                "a whole profile": lambda each: profile_for(store, who[each], who[each], WHEN),
                "a page of games": lambda each: store.results_of(each, 21),
            }
            found = []
            for what, call in calls.items():
                times = []
                for each in persons:
                    began = time.perf_counter()
                    await call(each)
                    times.append(1000 * (time.perf_counter() - began))
                name = f"{what}, {people:,} people stored"
                found.append(Figure(name, statistics.median(times), "ms"))
                found.append(Figure(f"{name}, slowest", max(times), "ms"))
            return found
        finally:
            await store.close()


def _add_profiles(connection: Connection, people: int, rng: random.Random) -> None:
    company = '[{"level":null,"place":1,"gone":false,"total":30},'
    company += '{"level":"carter","place":2,"gone":false,"total":20}]'
    for number in range(people):
        person = Person(f"p{number}", "person", f"Person {number}", None, WHEN, WHEN)
        points = rng.gauss(1500, 250)
        add_person(connection, person, None)
        choose(connection, person.id, Choices(rating=True))
        rate(
            connection,
            StoredRating(person.id, "live", points, 80, 30, WHEN, round(points), WHEN + 1),
            listed=True,
        )
        row = {"person": person.id, "level": "carter", "wins": rng.randrange(30), "most": 40}
        connection.execute(insert(beaten), {**row, "known_until": WHEN + 1, "listed": True})
        connection.execute(
            insert(results),
            [
                {
                    **vars(
                        StoredResult(
                            f"{number}-{game}", 0, person.id, WHEN - game, "over", "live",
                            company, 1, 0, False, 20, 10, 2, 2, 4, 3, False, None,
                            points, points + 5, 80,
                        )
                    )
                }
                for game in range(30)
            ],
        )  # fmt: skip


def _figures(
    what: str, people: int, call: Callable[[Value], object], values: Iterable[Value]
) -> list[Figure]:
    times = []
    for value in values:
        began = time.perf_counter()
        call(value)
        times.append(1000 * (time.perf_counter() - began))
    return _both(what, people, times)


def _both(what: str, people: int, times: Sequence[float]) -> list[Figure]:
    name = f"{what}, {people:,} people"
    return [
        Figure(name, statistics.median(times), "ms"),
        Figure(f"{name}, slowest", max(times), "ms"),
    ]


if __name__ == "__main__":
    main()
