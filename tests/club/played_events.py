"""Results for events in tests: who plays how well is drawn from a seed."""

import random
from collections.abc import Iterable

from grachten.club import Event, EventResult, EventTable

PEOPLE = tuple(f"p{number:02}" for number in range(128))


def result_of(table: EventTable, rng: random.Random, ties: bool = False) -> EventResult:
    """A table's result; with `ties`, few different points, so that many are equal."""
    most = 2 if ties else 60
    return EventResult(
        table.round,
        table.number,
        table.people,
        tuple(rng.randint(0, most) for _ in table.people),
        tuple(rng.randint(0, 2 if ties else 5) for _ in table.people),
        tuple(rng.random() < 0.05 for _ in table.people),
    )


def results_of(
    tables: Iterable[EventTable], rng: random.Random, ties: bool = False
) -> list[EventResult]:
    return [result_of(table, rng, ties) for table in tables]


def event_of(people: int, players: int, rounds: int = 1, draw: int = 0) -> Event:
    return Event(PEOPLE[:people], players, rounds, draw)
