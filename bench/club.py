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
import time

from bench.club_events import stored_events
from bench.club_finding import finding
from bench.club_rankings import profiles, stored_ranking
from bench.club_timing import timed

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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.club", description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    wishes = parser.parse_args()
    figures = [
        *_pairing(wishes.people),
        *_ratings(wishes.people),
        *_events(wishes.people),
        *asyncio.run(stored_ranking(wishes.people)),
        *stored_events(wishes.people),
        *asyncio.run(finding(wishes.people)),
        *asyncio.run(profiles(wishes.people)),
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
        *timed(f"enter a room, {people:,} people", lambda each: enter(room, each), newcomers),
        *timed(
            f"leave it, {people:,} people", lambda each: leave(room, [each.person]), crowd[:200]
        ),
        *timed(
            f"look for a table, {people:,} people",
            lambda each: look(room, each.person, 150),
            crowd[:500],
        ),
    ]
    # The worst case: nobody will do, so that everybody near has to be looked at.
    shy = [
        Waiting(f"s{n}", 0, Rating(1500 + n, 50), blocks=frozenset({"x"})) for n in range(people)
    ]
    disliked = enter(room_of(shy), Waiting("x", 0, Rating(1500 + people / 2, 50)))
    found += timed(
        f"look in vain, {people:,} people", lambda _: look(disliked, "x", 200), range(20)
    )
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
        *timed(
            "ratings after a game of four, 4 people",
            lambda _: after_game(four, (1, 2, 3, 4)),
            range(500),
        ),
        *timed(f"the hundred best, {people:,} people", lambda _: best(ratings), range(50)),
        *timed("all curves from 1,000 games, 50 people", lambda _: rating_curves(games), range(5)),
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
        *timed(
            f"the deal of the day, ranked, {people:,} people",
            lambda _: daily_ranking(daily),
            range(10),
        ),
        *timed(
            "a Swiss event of 7 rounds, all over again, 128 people",
            lambda _: swiss(event, results),
            range(5),
        ),
    ]


if __name__ == "__main__":
    main()
