"""What rankings and profiles cost in a full database: a part of `python -m bench.club`."""

import random
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from typing import Any

from bench.club_timing import awaited
from sqlalchemy import Connection, insert

from grachten.cli.bench_figures import Figure
from grachten.server.people.profiles import profile_for
from grachten.store import (
    Choices,
    Person,
    Store,
    StoredRating,
    StoredResult,
    best_key,
    day_name,
    schema,
)
from grachten.store.people import add as add_person
from grachten.store.results import choose, rate
from grachten.store.schema import beaten, results

WHEN = 1_700_000_000_000
"""The time at which everybody looks, in milliseconds."""


async def stored_ranking(people: int) -> list[Figure]:
    """The ranking of a day in a database of its own, as the server asks for it."""
    rng = random.Random(4)  # noqa: S311 - nothing secret
    name, day = day_name(date(2026, 11, 18)), "the deal of the day in the database"
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/bench.sqlite")
        try:
            merits = [(rng.randint(-10, 70), rng.randint(0, 7)) for _ in range(people)]
            await store._write(_add_attempts, name, merits)  # noqa: SLF001 - one by one takes minutes
            some = rng.sample(merits, min(200, people))
            last = max(0, people - 50)
            return [
                *await awaited(
                    f"{day}: count one's place, {people:,} people",
                    lambda m: store.counted(name, *m),
                    some,
                ),
                *await awaited(
                    f"{day}: how many have played, {people:,} people",
                    lambda _: store.finished(name),
                    some,
                ),
                *await awaited(
                    f"{day}: the first 50 lines, {people:,} people",
                    lambda _: store.ranked(name, 0, 50),
                    some,
                ),
                *await awaited(
                    f"{day}: the last 50 lines, {people:,} people",
                    lambda _: store.ranked(name, last, 50),
                    some,
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


async def profiles(people: int) -> list[Figure]:
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
            found: list[Figure] = []
            for what, call in calls.items():
                found += await awaited(f"{what}, {people:,} people stored", call, persons)
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
