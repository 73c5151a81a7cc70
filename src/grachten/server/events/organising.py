"""Events that anyone can run: made, entered, started and cancelled here; `progress` does the
rest by itself."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from grachten.protocol.club_events import EventSettings, EventState, NewEvent
from grachten.server.events.messages import ShownEvents
from grachten.server.events.progress import EventProgress, fewest, start
from grachten.server.events.running_event import settings_of
from grachten.server.people.names import clean_title, distinct_name
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.settings import DAY
from grachten.server.tables.stored_tables import SECRET, new_table_id
from grachten.server.uptime import now
from grachten.server.wire.limits import KeyedLocks
from grachten.store import (
    EventChange,
    Person,
    StoreConflict,
    StoredEntrant,
    StoredEvent,
    WholeEvent,
)

TITLE: Final = 60
TITLE_CODED: Final = 180
"""Characters of an event's name as people count them, and code points."""

TRIES: Final = 20
"""Attempts to change an event that others are changing."""

YEAR: Final = 366 * DAY

Change = Callable[[WholeEvent], EventChange | None]
"""What to write about an event; None if there is nothing left to do."""


class Events:
    def __init__(self, services: Services, progress: EventProgress) -> None:
        self._services = services
        self._store = services.store
        self._locks = KeyedLocks()
        self._shown = ShownEvents()
        self._progress = progress

    # Looking

    async def look(self, event: str, person: Person) -> EventState:
        return await self._state(await self._find(event), person)

    async def _find(self, event: str) -> WholeEvent:
        whole = await self._store.event(event)
        if whole is None:
            raise no_event()
        return whole

    async def _state(self, whole: WholeEvent, person: Person) -> EventState:
        organiser = whole.event.organiser
        host = None if organiser is None else await self._store.person(organiser)
        bots = () if person.kind == "bot" else await self._store.bots_of(person.id)
        shown = self._shown.state(whole, person, bots)
        return msgspec.structs.replace(shown, organiser=None if host is None else host.name)

    # Making one

    async def create(self, person: Person, wanted: NewEvent) -> EventState:
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can run events.")
        name = clean_title(wanted.name, TITLE, TITLE_CODED)
        at = now()
        if wanted.starts is not None and not at <= wanted.starts <= at + YEAR:
            raise Refusal("invalid", "An event must start in the future, within a year.")
        self._check_settings(wanted.settings)
        entropy = self._services.entropy
        async with self._locks.of(person.id):
            await self._check_number(person, at)
            event = StoredEvent(
                id=new_table_id(entropy),
                organiser=person.id,
                name=name,
                kind=wanted.settings.kind,
                settings=msgspec.json.encode(wanted.settings).decode(),
                public=wanted.public,
                status="open",
                secret=entropy.token_bytes(SECRET),
                salt=entropy.token_bytes(SECRET),
                created=at,
                starts=wanted.starts,
                started=None,
                ended=None,
            )
            await self._store.add_event(event)
        return await self._state(WholeEvent(event), person)

    def _check_settings(self, settings: EventSettings) -> None:
        most = self._services.settings.limits.event_entrants
        if settings.most is not None and settings.most > most:
            raise Refusal("invalid", f"At most {most} can take part in an event here.")
        if settings.kind == "duplicate" and (settings.most or most) <= settings.players:
            raise Refusal("invalid", "A duplicate evening needs two tables.")

    async def _check_number(self, person: Person, at: int) -> None:
        limits = self._services.settings.limits
        counts = await self._store.event_counts(person.id, at - DAY)
        if counts.organised >= limits.events:
            raise Refusal("too-many", "You run too many events: end or cancel one first.")
        if counts.lately >= limits.events_a_day:
            raise Refusal("too-many", "You have made too many events today: try again tomorrow.")
        if counts.all >= limits.events_in_all:
            raise Refusal("too-many", "There are too many events on this server right now.")

    # Taking part

    async def enter(self, event: str, person: Person, bot: str | None) -> EventState:
        """A person who already takes part stays where they are."""
        who = await self._meant(person, bot)
        limits = self._services.settings.limits
        counts = await self._store.event_counts(who.id, now())

        def entering(whole: WholeEvent) -> EventChange | None:
            known = next((each for each in whole.entrants if each.person == who.id), None)
            if known is not None and known.last is None:
                return None
            first = self._first_round(whole)
            if counts.entered >= limits.entered_events:
                raise Refusal("too-many", "You take part in too many events: withdraw from one.")
            if known is not None:  # they had withdrawn, and come back
                return EventChange(whole.event, changed=(replace(known, last=None),))
            most = settings_of(whole).most or limits.event_entrants
            if len(whole.entrants) >= min(most, limits.event_entrants):
                raise Refusal("conflict", "This event is full.")
            names = [each.name for each in whole.entrants]
            entrant = StoredEntrant(
                number=max((each.number for each in whole.entrants), default=-1) + 1,
                person=who.id,
                name=distinct_name(who.name, names),
                kind=who.kind,
                seed=None,
                entered=now(),
                first=first,
            )
            return EventChange(whole.event, entered=(entrant,))

        return await self._change(event, person, entering)

    def _first_round(self, whole: WholeEvent) -> int:
        """The first round for somebody who enters now."""
        settings = settings_of(whole)
        if whole.event.status == "open":
            return 0
        if whole.event.status != "running":
            raise Refusal("conflict", "This event is over.")
        if settings.kind not in ("swiss", "arena") or not settings.late:
            raise Refusal("conflict", "This event has started: it is too late to enter.")
        if settings.kind == "swiss" and len(whole.rounds) >= settings.rounds:
            raise Refusal("conflict", "The last round has begun: it is too late to enter.")
        return len(whole.rounds)

    async def withdraw(self, event: str, person: Person, bot: str | None) -> EventState:
        """Before the event as if they had never entered; later from the next round on."""
        who = await self._meant(person, bot)
        return await self._change(
            event, person, lambda whole: _without(whole, lambda each: each.person == who.id)
        )

    async def _meant(self, person: Person, bot: str | None) -> Person:
        if bot is None:
            return person
        bots = await self._store.bots_of(person.id)
        found = next((each for each in bots if each.name == bot), None)
        if found is None:
            raise Refusal("not-found", "You have no outside bot with that name.")
        return found

    # For the organiser

    async def start(self, event: str, person: Person) -> EventState:
        def starting(whole: WholeEvent) -> EventChange | None:
            _check_organiser(whole, person)
            if whole.event.status == "running":
                return None
            _check_open(whole)
            least = fewest(whole)
            if len(whole.entrants) < least:
                raise Refusal("conflict", f"The event needs at least {least} entrants.")
            return start(whole)

        await self._change(event, person, starting)
        await self._services.preparation.wait()
        await self._progress.advance(event)
        return await self.look(event, person)

    async def cancel(self, event: str, person: Person) -> EventState:
        """Games in play end without a result."""

        def cancelling(whole: WholeEvent) -> EventChange | None:
            _check_organiser(whole, person)
            if whole.event.status == "cancelled":
                return None
            if whole.event.status == "over":
                raise Refusal("conflict", "This event is over.")
            at = now()
            return EventChange(
                replace(whole.event, status="cancelled", ended=at),
                rounds=tuple(
                    replace(each, ended=at) for each in whole.rounds if each.ended is None
                ),
            )

        await self._change(event, person, cancelling)
        await self._progress.advance(event)
        return await self.look(event, person)

    async def seed(self, event: str, person: Person, number: int, seed: int | None) -> EventState:
        def seeding(whole: WholeEvent) -> EventChange | None:
            _check_organiser(whole, person)
            _check_open(whole)
            found = next((each for each in whole.entrants if each.number == number), None)
            if found is None:
                raise Refusal("not-found", "No entrant has that number.")
            return EventChange(whole.event, changed=(replace(found, seed=seed),))

        return await self._change(event, person, seeding)

    async def remove(self, event: str, person: Person, number: int) -> EventState:
        """The organiser removes somebody: as if they had withdrawn."""

        def removing(whole: WholeEvent) -> EventChange | None:
            _check_organiser(whole, person)
            return _without(whole, lambda each: each.number == number)

        return await self._change(event, person, removing)

    # Changing

    async def _change(self, event: str, person: Person, change: Change) -> EventState:
        async with self._locks.of(event):
            for _ in range(TRIES):
                whole = await self._find(event)
                wanted = change(whole)
                if wanted is None:
                    return await self._state(whole, person)
                try:
                    await self._store.save_event(wanted)
                except StoreConflict:
                    await asyncio.sleep(0)
                    continue
                return await self.look(event, person)
        raise Refusal("unavailable", "That could not be done right now; please try again.")


def _without(whole: WholeEvent, is_meant: Callable[[StoredEntrant], bool]) -> EventChange | None:
    found = next((each for each in whole.entrants if is_meant(each)), None)
    if found is None:
        raise Refusal("not-found", "They do not take part in this event.")
    if whole.event.status == "open":
        return EventChange(whole.event, gone=(found.number,))
    if whole.event.status != "running":
        raise Refusal("conflict", "This event is over.")
    if found.last is not None:
        return None
    return EventChange(whole.event, changed=(replace(found, last=len(whole.rounds)),))


def _check_organiser(whole: WholeEvent, person: Person) -> None:
    if whole.event.organiser != person.id:
        raise Refusal("forbidden", "Only the organiser can do that.")


def _check_open(whole: WholeEvent) -> None:
    if whole.event.status != "open":
        raise Refusal("conflict", "This event has already started.")


def no_event() -> Refusal:
    return Refusal("not-found", "There is no such event.")
