"""What follows from all that is stored of an event: who plays whom next, results and standings.

Functions of values. `grachten.club` has the rules; here stored rows are turned into what it wants,
and back. People are known to it by their numbers, with leading zeros: it sorts by name at the end.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Final

import msgspec

from grachten.club import (
    Event,
    EventResult,
    EventSecret,
    EventTable,
    arena_standings,
    evening_standings,
    knockout,
    movement,
    next_batch,
    standings,
    swiss_round,
)
from grachten.protocol.club_events import EventLine, EventSettings
from grachten.protocol.tables import Result
from grachten.store import PlayedTable, StoredEntrant, StoredEventTable, WholeEvent

SLOW: Final = 3600
"""Seconds: with this much time for a turn, nobody has to be present when a round begins."""

GATHERING: Final = 20_000
"""Milliseconds that somebody waits in an arena before a table that isn't full will do."""


class TableOutcome(msgspec.Struct, frozen=True):
    """The result of a table, as it is stored; `at` is when it was recorded."""

    points: tuple[int, ...]
    completed: tuple[int, ...]
    left: tuple[bool, ...]
    at: int


@dataclass(frozen=True)
class NextRound:
    """Tables to be played now, and who sits out. Those of `walkovers` need not be played: too
    few of their people are left."""

    tables: tuple[EventTable, ...]
    byes: tuple[str, ...] = ()
    walkovers: tuple[EventTable, ...] = ()


class RunningEvent:
    """An event that has begun, as the rules see it."""

    def __init__(self, whole: WholeEvent) -> None:
        self.whole = whole
        self.settings = settings_of(whole)
        self.secret = EventSecret(whole.event.secret, whole.event.salt)

    @cached_property
    def results(self) -> tuple[EventResult, ...]:
        return tuple(
            result for table in self.whole.tables if (result := result_of(table)) is not None
        )

    @property
    def event(self) -> Event:
        """The people by seed; those without one come after the others, in the order of their
        numbers, which are drawn by lot where that matters."""
        by_seed = sorted(
            self.whole.entrants,
            key=lambda each: (each.seed is None, each.seed or 0, self._lot(each), each.number),
        )
        return Event(
            tuple(name_of(each.number) for each in by_seed),
            self.settings.players,
            self.settings.rounds,
            self.secret.draw,
        )

    def _lot(self, entrant: StoredEntrant) -> int:
        return self.secret.lot(entrant.number)

    @property
    def is_live(self) -> bool:
        return self.settings.clock.turn < SLOW

    @property
    def rested(self) -> list[str]:
        """A name for every round that somebody has sat out and that is over."""
        return [
            name_of(number)
            for each in self.whole.rounds
            if each.ended is not None
            for number in msgspec.json.decode(each.byes, type=tuple[int, ...])
        ]

    def gone(self, number: int) -> frozenset[str]:
        """Who does not play this round: they came later, have withdrawn, or were removed."""
        return frozenset(
            name_of(each.number)
            for each in self.whole.entrants
            if each.person is None
            or number < each.first
            or (each.last is not None and number >= each.last)
        )

    @property
    def is_between_rounds(self) -> bool:
        return all(table.result is not None for table in self.whole.tables)

    @property
    def playing(self) -> frozenset[str]:
        """People whose table has no result yet."""
        return frozenset(
            name
            for table in self.whole.tables
            if table.result is None
            for name in people_of(table)
            if name is not None
        )

    # What comes next

    def next_round(self) -> NextRound | None:
        """The next round, when the one before is over; None if there is none."""
        number, event = len(self.whole.rounds), self.event
        gone = self.gone(number)
        if self.settings.kind == "knockout":
            return self._knockout_round(event, gone)
        if number >= self.settings.rounds or len(event.people) - len(gone) < 2:
            return None
        if self.settings.kind == "duplicate":
            tables = tuple(_without(table, gone) for table in movement(event)[number])
            return NextRound(tuple(table for table in tables if any(table.people)))
        return NextRound(*swiss_round(event, number, self.results, self.rested, gone))

    def _knockout_round(self, event: Event, gone: Collection[str]) -> NextRound | None:
        state = knockout(event, self.results)
        if state.winner is not None:
            return None
        left = {table: sum(who not in gone for who in table.people) for table in state.tables}
        return NextRound(
            tuple(table for table in state.tables if left[table] > 1),
            state.byes,
            tuple(table for table in state.tables if left[table] < 2),
        )

    def next_batch(self, here: Collection[str], at: int) -> NextRound | None:
        """The next tables of an arena, if enough are free or somebody has waited long enough."""
        number = len(self.whole.rounds)
        free = {name for name in here if name not in self.playing | self.gone(number)}
        if len(free) < 2:
            return None
        waiting = min(since for name, since in self._free_since() if name in free)
        if len(free) < self.settings.players and at - waiting < GATHERING:
            return None
        return NextRound(next_batch(self.event, self.results, free, number).tables)

    def _free_since(self) -> Iterable[tuple[str, int]]:
        since = {name_of(each.number): each.entered for each in self.whole.entrants}
        started = self.whole.event.started or 0
        for table in self.whole.tables:
            if table.result is not None:
                at = msgspec.json.decode(table.result, type=TableOutcome).at
                for name in people_of(table):
                    if name is not None:
                        since[name] = max(since[name], at)
        return [(name, max(at, started)) for name, at in since.items()]

    # Where it stands

    def lines(self) -> tuple[EventLine, ...]:
        """The standings, as far as tables have been played."""
        event = self.event
        match self.settings.kind:
            case "knockout":
                return tuple(
                    _line(line.rank, line.person, out=line.out)
                    for line in knockout(event, self.results).lines
                )
            case "duplicate":
                return tuple(
                    _line(line.rank, line.person, score=line.score, played=line.deals)
                    for line in evening_standings(event, self.results, self.settings.counting)
                )
            case "arena":
                found = arena_standings(event, self.results)
            case "swiss":
                found = standings(event, self.results, self.rested)
        return tuple(
            _line(
                line.rank,
                line.person,
                score=_decimal(line.score),
                duplicate=line.duplicate,
                opposition=_decimal(line.opposition),
                points=line.points,
                played=line.played,
                byes=line.byes,
            )
            for line in found
        )

    def standings(self) -> str:
        return msgspec.json.encode(self.lines()).decode()


def after(whole: WholeEvent, outcomes: dict[tuple[int, int], str]) -> WholeEvent:
    """The event with these results, by round and table."""
    return replace(
        whole,
        tables=tuple(
            replace(table, result=outcomes.get((table.round, table.number), table.result))
            for table in whole.tables
        ),
    )


def outcome_of(
    table: StoredEventTable, played: PlayedTable | None, gone: Collection[str], at: int
) -> TableOutcome:
    """The outcome of a table that is over, or no longer there.

    Players who left or gave up are last, and so are those for whom a bot played most of the time,
    or from the beginning because they had `gone`.
    """
    people = people_of(table)
    if played is None or played.result is None:
        nothing = (0,) * len(people)
        return TableOutcome(nothing, nothing, (False,) * len(people), at)
    result = msgspec.json.decode(played.result, type=Result)
    left = tuple(
        name is not None
        and (
            name in gone
            or played.away[seat] in ("left", "resigned")
            or seat in result.gave_up
            or played.stood_in[seat] > played.own[seat]
        )
        for seat, name in enumerate(people)
    )
    return TableOutcome(result.totals, result.completed, left, at)


def walkover(table: EventTable, gone: Collection[str], at: int) -> TableOutcome:
    """The player who is still there wins without playing."""
    nothing = (0,) * len(table.people)
    return TableOutcome(nothing, nothing, tuple(who in gone for who in table.people), at)


def settings_of(whole: WholeEvent) -> EventSettings:
    return msgspec.json.decode(whole.event.settings, type=EventSettings)


def name_of(number: int) -> str:
    return f"{number:05}"


def people_of(table: StoredEventTable) -> tuple[str | None, ...]:
    numbers = msgspec.json.decode(table.people, type=tuple[int | None, ...])
    return tuple(None if number is None else name_of(number) for number in numbers)


def result_of(table: StoredEventTable) -> EventResult | None:
    if table.result is None:
        return None
    outcome = msgspec.json.decode(table.result, type=TableOutcome)
    return EventResult(
        table.round,
        table.number,
        people_of(table),
        outcome.points,
        outcome.completed,
        outcome.left,
    )


def _without(table: EventTable, gone: Collection[str]) -> EventTable:
    """Bots take the seats of those who have withdrawn."""
    return replace(table, people=tuple(None if who in gone else who for who in table.people))


def _line(rank: int, person: str, **decides: float | None) -> EventLine:
    """What decides in another kind of event is null."""
    nothing = dict.fromkeys(EventLine.__struct_fields__[2:])
    return msgspec.convert({"rank": rank, "entrant": int(person), **nothing, **decides}, EventLine)


def _decimal(value: Fraction) -> float:
    return round(float(value), 6)
