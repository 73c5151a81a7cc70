"""What all kinds of event share: who takes part, a table, its result, and who has met whom.

An event is its settings and the list of results, and nothing else. Everything (who plays whom next,
who is out, the standings) is computed from these two. So an event that was interrupted goes on from
what is stored, and the order in which results came in does not matter.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from grachten.club.places import places
from grachten.rules import GrachtenError
from grachten.rules.board import PLAYER_COUNTS


@dataclass(frozen=True, slots=True)
class Event:
    """The settings. `people` come in the order of seeding, the strongest first; `players` is how
    many sit at a table, where the numbers allow it; `draw` is a number that nobody chose, for
    what is drawn by lot."""

    people: tuple[str, ...]
    players: int
    rounds: int = 1
    draw: int = 0

    def __post_init__(self) -> None:
        if len(set(self.people)) < len(self.people):
            raise GrachtenError("Somebody takes part twice.")
        if len(self.people) < 2:
            raise GrachtenError("An event needs two people or more.")
        if self.players not in PLAYER_COUNTS:
            few, many = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
            raise GrachtenError(f"A table has {few} to {many} players, not {self.players}.")
        if self.rounds < 1:
            raise GrachtenError(f"An event needs a round or more, not {self.rounds}.")


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table to be played. `people` go by seat; None is a seat for a bot."""

    round: int
    number: int
    people: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class EventResult:
    """A table that was played: its people, and their points, completed contracts and whether
    they left, all by seat."""

    round: int
    number: int
    people: tuple[str | None, ...]
    points: tuple[int, ...]
    completed: tuple[int, ...]
    left: tuple[bool, ...] = ()

    def __post_init__(self) -> None:
        seats = len(self.people)
        if not seats == len(self.points) == len(self.completed) or len(self.left) not in (0, seats):
            raise GrachtenError("A result has points and completed contracts for every seat.")

    @property
    def places(self) -> tuple[int, ...]:
        return places(self.points, self.completed, self.left or None)

    @property
    def present(self) -> tuple[str, ...]:
        """The people at the table, without bots."""
        return tuple(person for person in self.people if person is not None)


def by_round(event: Event, results: Iterable[EventResult]) -> list[list[EventResult]]:
    """The results of each round that has begun, in the order of the tables."""
    rounds: dict[int, dict[int, EventResult]] = {}
    known = set(event.people)
    for result in results:
        if not set(result.present) <= known:
            raise GrachtenError("A result names somebody who is not in this event.")
        if result.number in rounds.setdefault(result.round, {}):
            raise GrachtenError(f"Table {result.number} of round {result.round} has two results.")
        rounds[result.round][result.number] = result
    if sorted(rounds) != list(range(len(rounds))):
        raise GrachtenError("A round has results, but one before it has none.")
    return [[tables[number] for number in sorted(tables)] for _, tables in sorted(rounds.items())]


def check_played(tables: Sequence[EventTable], results: Sequence[EventResult]) -> bool:
    """Has every table of a round its result? A result of other people is an error."""
    drawn = {table.number: table.people for table in tables}
    for result in results:
        if drawn.get(result.number) != result.people:
            raise GrachtenError(
                f"Table {result.number} of round {result.round} was played by other people."
            )
    return len(results) == len(tables)


def meetings(results: Iterable[EventResult]) -> Counter[frozenset[str]]:
    """How often any two have sat at one table."""
    return Counter(
        frozenset(pair) for result in results for pair in combinations(result.present, 2)
    )


def drawn_by_lot(people: Iterable[str], draw: int) -> tuple[str, ...]:
    """The people in an order that depends only on who they are and the number drawn."""

    def lot(person: str) -> bytes:
        return hashlib.sha256(f"grachten event {draw} {person}".encode()).digest()

    return tuple(sorted(people, key=lot))
