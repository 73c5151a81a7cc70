"""What the club's functions cost: `python -m bench.club`.

Ten thousand people wait, have ratings, or played the deal of the day. Each figure is the median, or
the slowest, of many calls, one after another in this process.
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
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from sqlalchemy import Connection, insert

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
from grachten.server.profiles import profile_for
from grachten.store import Choices, Person, Store, StoredRating, StoredResult, best_key
from grachten.store.people import add as add_person
from grachten.store.results import choose, rate
from grachten.store.schema import beaten, results

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


async def _stored(people: int) -> list[Figure]:
    """Profiles and tables of the best, of people with 30 games each in an SQLite file."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/club.sqlite")
        try:
            await store._write(_fill, people, rng)  # noqa: SLF001 - past the store, to be quick
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


def _fill(connection: Connection, people: int, rng: random.Random) -> None:
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
    name = f"{what}, {people:,} people"
    return [
        Figure(name, statistics.median(times), "ms"),
        Figure(f"{name}, slowest", max(times), "ms"),
    ]


if __name__ == "__main__":
    main()
