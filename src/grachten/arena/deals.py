"""Duplicate deals: who sits where, and with which shuffle, so that luck cancels.

A table of bots plays each deal once in every rotation, with the same decks and the same first seat.
If a place or its cards are better, every bot gets them once.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from grachten.rules import Board, GrachtenError

Table = tuple[str, ...]
"""Bots by name, around a table."""


class Fixture(NamedTuple):
    """A game to be played. Fixtures sort in the order of the results."""

    table: Table
    deal: int
    rotation: int

    def __str__(self) -> str:
        return f"deal {self.deal}, rotation {self.rotation} of {format_table(self.table)}"


def format_table(table: Table) -> str:
    return ", ".join(table)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a game on this deal, in an arena with that seed."""
    return int.from_bytes(hashlib.sha256(f"grachten arena {seed} deal {deal}".encode()).digest())


def choice_seed(seed: int, fixture: Fixture, seat: int, decision: int) -> str:
    """The seed of a bot's randomness, so that every game can be repeated by itself."""
    return (
        f"grachten arena {seed} deal {fixture.deal} table {','.join(fixture.table)} "
        f"rotation {fixture.rotation} seat {seat} decision {decision}"
    )


def seating(table: Table, rotation: int) -> Table:
    """The bots by seat: rotation r seats bot i at seat (i + r) mod players."""
    return tuple(table[(seat - rotation) % len(table)] for seat in range(len(table)))


def rotations(table: Table) -> tuple[int, ...]:
    """The rotations that differ: two of (A, B), one of (A, A), two of (A, B, A, B)."""
    first: dict[Table, int] = {}
    for rotation in range(len(table)):
        first.setdefault(seating(table, rotation), rotation)
    return tuple(first.values())


def fixtures(tables: Sequence[Table], deals: Iterable[int]) -> Iterator[Fixture]:
    """Every game of some deals, deal by deal, so that a run that stops early is balanced."""
    for deal in deals:
        for table in tables:
            for rotation in rotations(table):
                yield Fixture(table, deal, rotation)


def tables_for(bots: Sequence[str], players: int) -> tuple[Table, ...]:
    """Tables at which every bot meets every other.

    If there are enough bots, every combination of them is a table. Otherwise each bot meets each
    other one, which takes all the remaining seats. A single bot meets itself.
    """
    different = tuple(dict.fromkeys(bots))
    if len(different) == 1:
        return (different * players,)
    if len(different) >= players:
        return tuple(combinations(different, players))
    return tuple((one, *[other] * (players - 1)) for one, other in permutations(different, 2))


def without_repeats(tables: Iterable[Table], known: Iterable[Table] = ()) -> tuple[Table, ...]:
    """Each table once, whatever its rotation; `known` ones keep the order they have there."""
    named = {_turned(table): table for table in known}
    chosen: dict[Table, None] = {}
    for table in tables:
        chosen[named.setdefault(_turned(table), table)] = None
    return tuple(chosen)


def _turned(table: Table) -> Table:
    return min(seating(table, rotation) for rotation in range(len(table)))


def check_tables(board: Board, tables: Sequence[Table]) -> None:
    fewest, most = board.players
    if not tables:
        raise GrachtenError("An arena needs at least one table.")
    for table in tables:
        if not fewest <= len(table) <= most:
            raise GrachtenError(
                f"The game is for {fewest} to {most} players; "
                f"the table {format_table(table)} has {len(table)}."
            )
