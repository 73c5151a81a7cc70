"""The part of the store that is about the events of a club."""

from collections.abc import Sequence

from grachten.store import events
from grachten.store.access import Access
from grachten.store.event_rows import (
    EventChange,
    EventCounts,
    ListedEvent,
    PlayedTable,
    StoredEvent,
    WaitingTable,
    WholeEvent,
)


class EventStore(Access):
    async def add_event(self, event: StoredEvent) -> None:
        """A new event, without entrants. Its version is 0."""
        await self._write(events.add, event)

    async def save_event(self, change: EventChange) -> StoredEvent:
        """Write a change, all of it, with the tables that begin; returns the event with its new
        version. `StoreConflict` if the event has changed since it was read."""
        return await self._write(events.save, change)

    async def event(self, event: str) -> WholeEvent | None:
        return await self._read(events.whole, event)

    async def event_version(self, event: str) -> int | None:
        return await self._read(events.version, event)

    async def due_events(self, now: int) -> list[str]:
        """Events in which something may be to be done."""
        return await self._read(events.due, now)

    async def event_games(self, these: Sequence[str]) -> dict[str, PlayedTable]:
        """How these tables stand; those that no longer exist are left out."""
        return await self._read(events.played, these)

    async def note_opened(self, event: str, number: int) -> None:
        """Everybody may see the games of this round now."""
        await self._write(events.mark_opened, event, number)

    async def event_counts(self, person: str, since: int) -> EventCounts:
        """How many events there are; those made lately were made `since` then."""
        return await self._read(events.counts, person, since)

    async def events_left_alone(self, person: str) -> list[str]:
        """Events that only this person could start."""
        return await self._read(events.left_alone, person)

    async def events_listed(self, which: str, person: str, most: int) -> list[ListedEvent]:
        """Public events that are "running", "upcoming" or "past", or all that are "mine"."""
        return await self._read(events.listed, which, person, most)

    async def event_tables_waiting(self, person: str) -> list[WaitingTable]:
        """Tables of events at which this person's game is on."""
        return await self._read(events.waiting, person)

    async def prune_events(
        self, *, finished_before: int | None, cancelled_before: int, waiting_before: int
    ) -> int:
        """Remove events that ended or were cancelled before a time, and those that nobody started;
        returns how many. Their games stay."""
        return await self._write(events.prune, finished_before, cancelled_before, waiting_before)
