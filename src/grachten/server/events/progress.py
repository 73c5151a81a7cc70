"""Events go on: they start, tables end, rounds follow one another, and the last one ends them.

Everything follows from the database. Each step reads an event, decides, and writes its decision
under the condition that nothing has changed: so nothing happens twice, whichever node does it, and
a step that was interrupted is taken again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from grachten.rules import GrachtenError
from grachten.server.events.running_event import (
    NextRound,
    RunningEvent,
    after,
    name_of,
    outcome_of,
    people_of,
)
from grachten.server.events.tables import begin_round
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.hosting import Seated
from grachten.server.tables.leading import Leading
from grachten.server.tables.requests import EndAsItStands, RevealGame
from grachten.server.tables.tables import Tables
from grachten.server.uptime import now
from grachten.store import EventChange, StoreConflict, StoredEntrant, StoredEvent, WholeEvent

TICK: Final = 1.0
"""Seconds between two passes."""

MINUTE: Final = 60_000

log: Final = structlog.get_logger("grachten.server")


class EventProgress:
    """`is_here` says whether a person is connected to any node; `seated` is called when one gets a
    seat."""

    def __init__(
        self,
        services: Services,
        tables: Tables,
        leading: Leading,
        is_here: Callable[[str], Awaitable[bool]],
        seated: Seated,
    ) -> None:
        self._services = services
        self._store = services.store
        self._tables = tables
        self._leading = leading
        self._is_here = is_here
        self._seated = seated
        self._unsure: set[str] = set()
        """Events whose last write failed, though it may have happened."""

    async def run(self) -> None:
        """Advance all events, for ever, while this node is the one that does so."""
        await self._services.preparation.wait()
        while True:
            await asyncio.sleep(TICK)
            try:
                if await self._leading.keeps_house():
                    await self.advance_all()
            except GrachtenError as error:
                log.warning("events could not be advanced", why=str(error))

    async def advance_all(self) -> None:
        for event in sorted({*await self._store.due_events(now()), *self._unsure}):
            try:
                await self.advance(event)
            except GrachtenError as error:
                self._unsure.add(event)
                log.warning("an event could not continue", why=str(error))
            except Exception:  # of one event, which must not keep the others waiting
                log.exception("an event could not continue")

    async def advance(self, event: str) -> None:
        """Do all that is to be done now."""
        if event in self._unsure:
            await self._wake_tables(event)
            self._unsure.discard(event)
        is_late = False
        while (whole := await self._store.event(event)) is not None:
            if whole.event.status == "running" and not is_late:
                is_late = await self._end_late_tables(whole)
            change = await self._next_change(whole)
            if change is None:
                break
            try:
                await self._store.save_event(change)
            except StoreConflict:
                continue  # somebody entered meanwhile, or another node was quicker
            await self._begin(change)
        if whole is not None:
            await self._reveal_games(whole)

    async def _next_change(self, whole: WholeEvent) -> EventChange | None:
        if whole.event.status == "open":
            is_due = whole.event.starts is not None and whole.event.starts <= now()
            return start(whole) if is_due else None
        if whole.event.status != "running":
            return None
        ended = await self._ended_tables(whole)
        return ended if ended is not None else await self._next_round(whole)

    # Results

    async def _ended_tables(self, whole: WholeEvent) -> EventChange | None:
        """Results of tables that are over, or that somebody has removed."""
        running, at = RunningEvent(whole), now()
        undone = [table for table in whole.tables if table.result is None]
        if not undone:
            return None
        played = await self._store.event_games(
            [table.table_id for table in undone if table.table_id is not None]
        )
        outcomes: dict[tuple[int, int], str] = {}
        missed: dict[str, int] = {}
        for table in undone:
            game = None if table.table_id is None else played.get(table.table_id)
            if game is not None and game.status not in ("over", "abandoned"):
                continue
            outcome = outcome_of(table, game, running.gone(table.round), at)
            outcomes[table.round, table.number] = msgspec.json.encode(outcome).decode()
            if game is not None and game.stood_in:
                for seat, name in enumerate(people_of(table)):
                    if name is not None and game.stood_in[seat] and not game.own[seat]:
                        missed[name] = table.round
        if not outcomes:
            return None
        known = after(whole, outcomes)
        # In a thread: with hundreds of people it takes a while, and others are playing.
        lines = await asyncio.to_thread(RunningEvent(known).standings)
        return EventChange(
            replace(whole.event, standings=lines),
            changed=tuple(
                replace(entrant, last=len(whole.rounds))
                for entrant in whole.entrants
                if name_of(entrant.number) in missed and entrant.last is None
            ),
            rounds=tuple(
                replace(each, ended=at)
                for each in whole.rounds
                if each.ended is None
                and all(it.result is not None for it in known.tables if it.round == each.number)
            ),
            tables=tuple(
                table for table in known.tables if (table.round, table.number) in outcomes
            ),
        )

    async def _end_late_tables(self, whole: WholeEvent) -> bool:
        """Tables whose time is up end as they stand; returns whether there were any."""
        at = now()
        late = {each.number for each in whole.rounds if each.ends is not None and each.ends <= at}
        tables = [
            table.table_id
            for table in whole.tables
            if table.round in late and table.result is None and table.table_id is not None
        ]
        for table in tables:
            with suppress(Refusal):  # it is gone, or will be asked again
                await self._tables.ask(table, EndAsItStands())
        return bool(tables)

    # Rounds

    async def _next_round(self, whole: WholeEvent) -> EventChange | None:
        running, at = RunningEvent(whole), now()
        if running.settings.kind == "arena":
            return await self._next_batch(running, at)
        if not running.is_between_rounds:
            return None
        wanted = await asyncio.to_thread(running.next_round)
        return over(running, at) if wanted is None else await self._round(running, wanted)

    async def _next_batch(self, running: RunningEvent, at: int) -> EventChange | None:
        started = running.whole.event.started
        assert started is not None
        most = self._services.settings.limits.event_tables
        is_over = at >= started + running.settings.minutes * MINUTE
        if is_over or len(running.whole.tables) >= most:
            return over(running, at) if running.is_between_rounds else None
        here = {
            name_of(each.number)
            for each in running.whole.entrants
            if not running.is_live or await self._is_there(each)
        }
        wanted = await asyncio.to_thread(running.next_batch, here, at)
        return None if wanted is None else await self._round(running, wanted)

    async def _round(self, running: RunningEvent, wanted: NextRound) -> EventChange:
        absent = {
            name_of(each.number)
            for each in running.whole.entrants
            if running.is_live and not await self._is_there(each)
        }
        change = begin_round(self._services, running, wanted, absent)
        if not wanted.walkovers:
            return change
        known = replace(running.whole, tables=(*running.whole.tables, *change.new_tables))
        return replace(
            change, event=replace(change.event, standings=RunningEvent(known).standings())
        )

    async def _is_there(self, entrant: StoredEntrant) -> bool:
        return entrant.person is not None and await self._is_here(entrant.person)

    # Tables

    async def _begin(self, change: EventChange) -> None:
        """Clocks run, bots play, and everyone hears where they sit."""
        for game in change.games:
            await self._tables.wake(game.table.id)
            for seat in game.seats:
                if seat.person is not None:
                    self._seated(seat.person, game.table.id, seat.number)

    async def _wake_tables(self, event: str) -> None:
        whole = await self._store.event(event)
        for table in () if whole is None else whole.tables:
            if table.result is None and table.table_id is not None:
                await self._tables.wake(table.table_id)

    async def _reveal_games(self, whole: WholeEvent) -> None:
        """Nobody plays these deals any more."""
        ended = {each.number for each in whole.rounds if each.ended is not None}
        unopened = [table for table in whole.tables if table.round in ended and not table.opened]
        for number in sorted({table.round for table in unopened}):
            for table in unopened:
                if table.round == number and table.table_id is not None:
                    try:
                        await self._tables.ask(table.table_id, RevealGame())
                    except Refusal as refusal:
                        if refusal.code != "not-found":
                            raise
            await self._store.note_opened(whole.event.id, number)


def start(whole: WholeEvent) -> EventChange:
    """It begins; or, with too few people, it is cancelled."""
    at = now()
    if len(whole.entrants) < fewest(whole):
        return EventChange(replace(whole.event, status="cancelled", ended=at))
    return EventChange(replace(whole.event, status="running", started=at))


def fewest(whole: WholeEvent) -> int:
    """How many must take part: a duplicate evening compares two tables at least."""
    settings = RunningEvent(whole).settings
    return settings.players + 1 if settings.kind == "duplicate" else 2


def over(running: RunningEvent, at: int) -> EventChange:
    event: StoredEvent = running.whole.event
    return EventChange(replace(event, status="over", ended=at, standings=running.standings()))
