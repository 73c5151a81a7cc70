"""Finding opponents: people wait in the database, and one node at a time makes tables for them.

Every node looks at the waiting room about once a second: it says who of those who wait is connected
to it, and tells them how their search stands. The node that keeps house seats them as
`grachten.club` says. Rows are claimed by their tickets, so nobody is seated twice even while
another node begins to keep house.
"""

import asyncio
import base64
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import structlog

from grachten.club import tables_now
from grachten.protocol.finding import Search, Wish
from grachten.protocol.messages import SearchChanged, ServerMessage
from grachten.rules import GrachtenError
from grachten.server.finding.found_tables import found_table
from grachten.server.finding.searches import Searches, waiting_of
from grachten.server.people.pairing_rating import rating_for_pairing
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.leading import Leading
from grachten.server.tables.requests import Dissolve
from grachten.server.tables.tables import Tables
from grachten.server.uptime import now
from grachten.server.wire.limits import Buckets
from grachten.store import Person, StoreConflict, StoredRoom, StoredWait

LOOKING: Final = 1.0
"""Seconds between two passes over the waiting room."""

GATHERING: Final = 0.05
"""The minimum, however many people come."""

HEARING: Final = 3_000
"""Milliseconds, at most, between two reports of the waiting people connected to a node."""

RECENT: Final = 8
"""Recent opponents, who are avoided for a while."""

log: Final = structlog.get_logger("grachten.server")


class Finding:
    """`is_here`: is this person connected to this node? `send` reaches them on any node."""

    def __init__(
        self,
        services: Services,
        tables: Tables,
        leading: Leading,
        is_here: Callable[[str], bool],
        send: Callable[[str, ServerMessage], None],
    ) -> None:
        limits = services.settings.limits
        self._services = services
        self._store = services.store
        self._tables = tables
        self._leading = leading
        self._is_here = is_here
        self._send = send
        self._searches = Buckets(limits.searches, limits.search_burst)
        self._answering = int(limits.answer_seconds * 1000)
        self._grace = int(limits.away_seconds * 1000)
        self._hearing = min(HEARING, self._grace // 3)
        self._somebody_came = asyncio.Event()
        self._heard_at = 0
        self._told: dict[str, tuple[Search, int]] = {}
        self._dissolving: dict[str, asyncio.Task[None]] = {}

    # What people ask for

    async def enter(self, person: Person, wish: Wish) -> Search:
        """Look for opponents, or change what one is looking for."""
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can look for opponents.")
        if not wish.players or len(set(wish.players)) < len(wish.players):
            raise Refusal("invalid", "List the table sizes you'd accept, each once.")
        self._searches.take(person.id)
        playing = await self._store.playing_tables_of(person.id)
        if playing >= self._services.settings.limits.playing_tables:
            raise Refusal("too-many", "You have too many games in progress: finish one first.")
        rating = await rating_for_pairing(self._store, person, wish.pace)
        met = await self._store.recent_opponents(person.id, RECENT)
        at = now()
        wait = StoredWait(
            person=person.id,
            ticket=base64.urlsafe_b64encode(self._services.entropy.token_bytes(12)).decode(),
            since=at,
            heard=at,
            players="".join(map(str, sorted(wish.players))),
            pace=wish.pace,
            rated=wish.rated,
            points=max(0, round(rating.points)),
            deviation=round(rating.deviation),
            recent=" ".join(each.person for each in met),
        )
        try:
            await self._store.begin_waiting(wait)
        except StoreConflict:
            raise Refusal("conflict", "A table has been found for you: answer there.") from None
        searches = Searches(await self._store.waiting_room(), now())
        self._somebody_came.set()
        found = searches.of(person.id)
        if found is None:  # and left again, on another device
            raise Refusal("conflict", "You have just stopped looking for opponents.")
        return found

    async def leave(self, person: Person) -> None:
        """The others at the table that was found wait again."""
        left = await self._store.stop_waiting(person.id)
        if left is not None and left.table_id is not None:
            await self._dissolve(left.table_id, is_late=False)

    async def searches(self) -> Searches:
        """Everybody's searches as they stand."""
        return Searches(await self._store.waiting_room(), now())

    # What happens by itself

    async def arrange_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._somebody_came.wait(), LOOKING)
            self._somebody_came.clear()
            try:
                await self._look()
            except GrachtenError as error:
                log.warning("nobody could be seated", why=str(error))
            except Exception:
                log.exception("nobody could be seated")
            await asyncio.sleep(GATHERING)

    async def close(self) -> None:
        for task in tuple(self._dissolving.values()):
            task.cancel()
        await asyncio.gather(*self._dissolving.values(), return_exceptions=True)

    async def _look(self) -> None:
        room, at = await self._store.waiting_room(), now()
        here = [wait for wait in room.waits if self._is_here(wait.person)]
        if here and at - self._heard_at >= self._hearing:
            self._heard_at = at
            await self._store.still_waiting([wait.person for wait in here], at)
        is_ready = self._services.preparation.done >= 1  # else nobody could begin in time
        if room.waits and is_ready and await self._leading.keeps_house():
            room = await self._arrange(room, at)
        self._tell_those_here(room)

    async def _arrange(self, room: StoredRoom, at: int) -> StoredRoom:
        """Remove people who have gone, end tables that failed, and make tables of the others;
        returns the room after that."""
        is_gone = {
            wait.person
            for wait in room.waits
            if wait.table_id is None and wait.heard < at - self._grace
        }
        if is_gone or room.begun:
            await self._store.forget_waiting(at - self._grace)
        for late in {wait.table_id for wait in room.waits if (wait.answer_by or at) < at}:
            if late is not None and late not in room.begun and late not in self._dissolving:
                self._dissolve_soon(late)
        free = [wait for wait in room.waits if wait.table_id is None and wait.person not in is_gone]
        waits = {wait.person: wait for wait in free}
        for found in tables_now(waiting_of(free, room.blocks), at / 1000):
            await self._seat([waits[person] for person in found.people], at)
        return await self._store.waiting_room()

    async def _seat(self, waits: Sequence[StoredWait], at: int) -> None:
        people = [await self._store.person(wait.person) for wait in waits]
        known = [person for person in people if person is not None]
        if len(known) < len(people):
            return
        game = found_table(self._services, known, waits[0].pace, rated=waits[0].rated)
        tickets = {wait.person: wait.ticket for wait in waits}
        by = at + self._answering
        try:
            await self._store.seat_waiting(game.table, game.seats, tickets, by)
        except StoreConflict:  # one of them left, or another node was quicker
            return
        await self._tell(tickets)

    def _dissolve_soon(self, table: str) -> None:
        """A node that has to be found first must not keep everybody waiting."""
        task = asyncio.create_task(self._dissolve(table, is_late=True))
        self._dissolving[table] = task
        task.add_done_callback(lambda _: self._dissolving.pop(table, None))

    async def _dissolve(self, table: str, *, is_late: bool) -> None:
        room = await self._store.waiting_room()
        concerned = [wait.person for wait in room.waits if wait.table_id == table]
        try:
            await self._tables.ask(table, Dissolve(is_late))
        except GrachtenError as error:
            if not (isinstance(error, Refusal) and error.code == "not-found"):
                log.warning("a table could not be dissolved", why=str(error))
                return
        await self._tell(concerned)
        self._somebody_came.set()

    # Telling people how it stands

    async def _tell(self, people: Iterable[str]) -> None:
        """Tell these people at once, wherever they are."""
        searches = await self.searches()
        for person in people:
            search = searches.of(person)
            self._send(person, SearchChanged(search, len(searches)))
            if search is None:
                self._told.pop(person, None)
            elif self._is_here(person):
                self._told[person] = search, len(searches)

    def _tell_those_here(self, room: StoredRoom) -> None:
        """Tell people who are connected here, if there is something new to them."""
        searches = Searches(room, now())
        told = {person: it for person, it in self._told.items() if person in searches}
        for person in self._told.keys() - told.keys():
            if self._is_here(person):
                self._send(person, SearchChanged(None, len(searches)))
        for wait in room.waits:
            if self._is_here(wait.person):
                search = searches.news_for(wait.person, told.get(wait.person))
                if search is not None:
                    told[wait.person] = search, len(searches)
                    self._send(wait.person, SearchChanged(search, len(searches)))
        self._told = told
