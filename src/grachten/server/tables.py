"""All tables: creating them, loading them, and unloading idle ones."""

import asyncio
import base64
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

import structlog

from grachten.protocol.tables import (
    Guide,
    NewTable,
    Options,
    OptionsChange,
    SeatBot,
    SeatRequest,
    SitDown,
    TableState,
)
from grachten.rules import GrachtenError
from grachten.rules.errors import OtherRules
from grachten.server import seating
from grachten.server.lesson_tables import lesson_table
from grachten.server.limits import KeyedLocks
from grachten.server.refusals import Refusal, no_table
from grachten.server.series import series_after
from grachten.server.services import Services
from grachten.server.stored_tables import new_table
from grachten.server.table import Table
from grachten.server.terms import terms_of
from grachten.server.uptime import now
from grachten.store import Person, StoredGame, StoredSeat, StoreError

_Result = TypeVar("_Result")

ID_BYTES: Final = 12
"""Random bytes of a table's id: too many to guess."""

RETRIES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between attempts to reload a table after the store failed; the last one repeats."""

log: Final = structlog.get_logger("grachten.server")


class Tables:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[str, Table] = {}
        self._locks = KeyedLocks()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._recovering: dict[str, asyncio.Task[None]] = {}
        self.seated: Callable[[str, str, int], None] = lambda _person, _table, _seat: None
        """Called when an outside bot gets a seat, with the bot's id, the table and the seat."""

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def playing(self) -> int:
        """Games in play."""
        return sum(table.stored.status == "playing" for table in self._tables.values())

    # Asking a table

    async def ask(self, table_id: str, request: Callable[[Table], Awaitable[_Result]]) -> _Result:
        """Queue a request in a table's mailbox, and wait for its result."""
        table = await self.find(table_id)
        return await table.mailbox.ask(lambda: request(table))

    async def find(self, table_id: str) -> Table:
        """The table with this id, loaded from the store if it is not in memory."""
        table = self._tables.get(table_id)
        if table is not None and table.is_usable:
            return table
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def to_act(self, table_id: str) -> tuple[int, ...]:
        """The seats that a game waits for."""
        try:
            table = await self.find(table_id)
        except Refusal:
            return ()
        return () if table.live_game is None else table.live_game.step_log.game.to_act

    async def _load(self, table_id: str) -> Table:
        try:
            old = self._tables.pop(table_id, None)
            if old is not None:
                old.unload()
            stored = await self._services.store.load(table_id)
            if stored is None:
                raise no_table()
            return await self._open(stored)
        finally:
            del self._loading[table_id]

    async def _open(self, stored: StoredGame) -> Table:
        if stored.table.status != "open":
            await self._services.preparation.wait()
        try:
            table = Table(self._services, stored, self._failed)
        except OtherRules as error:
            log.warning("a stored game was played by other rules", why=str(error))
            raise Refusal("old-rules", str(error)) from None
        except Exception as error:
            log.exception("a stored table cannot be used")
            raise Refusal("unavailable", "This table cannot be used: it is damaged.") from error
        self._tables[table.id] = table
        if table.live_game is not None and table.stored.status == "playing":
            await table.mailbox.ask(table.live_game.resume)
        return table

    def _failed(self, table_id: str) -> None:
        """The store has failed. Reload the table as soon as that works, even if nobody asks for it:
        bots may have to play, and clocks are running."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_usable:
            table.stop()
        if table_id not in self._recovering:
            self._recovering[table_id] = asyncio.create_task(self._recover(table_id))

    async def _recover(self, table_id: str) -> None:
        try:
            for pause in itertools.chain(RETRIES, itertools.repeat(RETRIES[-1])):
                await asyncio.sleep(pause)
                try:
                    await self.find(table_id)
                except StoreError:
                    continue
                except Refusal:
                    return  # it is gone, or damaged, which has been logged
                return
        finally:
            del self._recovering[table_id]

    # Creating tables

    async def create(self, person: Person, wanted: NewTable) -> TableState:
        if wanted.options.lesson is not None:
            raise Refusal("invalid", "The guided game is not made like other tables.")
        seats = seating.new_seats(wanted.seats)
        if wanted.sit:
            seats = seating.sit(seats, 0, person, SitDown())
        async with self._locks.of(person.id):
            await self._check_number(person, wanted.options)
            game = new_table(self._services.entropy, self._new_id(), person, wanted.options, seats)
            await self._services.store.add_table(game.table, game.seats)
        table = await self._open(game)
        return table.state_for(person)

    async def guide(self, person: Person, wanted: Guide) -> TableState:
        """The person's guided game: the one they left, or a new one. Nobody has two."""
        if person.kind == "bot":
            raise Refusal("forbidden", "The guided game is for people.")
        async with self._locks.of(person.id):
            for table_id in await self._services.store.lessons_of(person.id):
                if not wanted.again and (state := await self._resumed(table_id, person)):
                    return state
                await self.remove(table_id)
            game = lesson_table(self._services, self._new_id(), person, wanted.pace)
            await self._services.store.add_table(game.table, game.seats)
        table = await self._open(game)
        return table.state_for(person)

    async def _resumed(self, table_id: str, person: Person) -> TableState | None:
        """A guided game that can be continued; None if it is over, or of older rules."""
        try:
            table = await self.find(table_id)
        except Refusal:
            return None
        return table.state_for(person) if table.stored.status == "playing" else None

    async def change_options(
        self, table_id: str, person: Person, wanted: OptionsChange
    ) -> TableState:
        async with self._locks.of(person.id):
            if wanted.public is True:
                table = await self.find(table_id)
                if not table.stored.public:
                    await self._check_public(person)
            return await self.ask(table_id, lambda table: table.change_options(person, wanted))

    async def _check_number(self, person: Person, options: Options) -> None:
        limits, store = self._services.settings.limits, self._services.store
        if await store.open_tables_of(person.id) >= limits.open_tables:
            raise Refusal("too-many", "You have too many open tables: start or leave one first.")
        if await store.playing_tables_of(person.id) >= limits.playing_tables:
            raise Refusal("too-many", "You have too many games in progress: finish one first.")
        if options.public:
            await self._check_public(person)

    async def _check_public(self, person: Person) -> None:
        """The list of public tables is for everyone: nobody may fill it alone."""
        limit = self._services.settings.limits.public_tables
        if await self._services.store.open_tables_of(person.id, public=True) >= limit:
            raise Refusal("too-many", "You have too many public tables: start or leave one first.")

    async def seat(
        self, table_id: str, person: Person, number: int, request: SeatRequest
    ) -> TableState:
        outside = None
        if isinstance(request, SeatBot) and request.outside is not None:
            bots = await self._services.store.bots_of(person.id)
            outside = next((bot for bot in bots if bot.name == request.outside), None)
            if outside is None:
                raise Refusal("not-found", "You have no outside bot with that name.")
        state = await self.ask(table_id, lambda table: table.seat(person, number, request, outside))
        if outside is not None:
            self.seated(outside.id, table_id, number)
        return state

    async def rematch(self, table_id: str, person: Person, contribution: bytes) -> TableState:
        """The same people and bots again: the first to ask makes the new table, the others join.

        Asking means being ready for the same terms. If those have changed, it only means joining.
        """

        async def next_table(table: Table) -> tuple[str, str]:
            if table.stored.status != "over":
                raise Refusal("conflict", "The game at this table is not over yet.")
            if table.options.lesson is not None:
                raise Refusal("conflict", "The guided game has no rematch: begin it again.")
            if not seating.seats_of(table.seats, person.id):
                raise Refusal("forbidden", "You have no seat at this table.")
            seats = tuple(_again(seat) for seat in table.seats)
            options = table.options
            terms = terms_of(options, seats).name
            if table.stored.rematch is not None:
                return table.stored.rematch, terms
            new = new_table(self._services.entropy, self._new_id(), person, options, seats)
            series = series_after(table.stored, table.seats)
            game = replace(new, table=replace(new.table, series=series))
            await self._services.store.add_table(game.table, game.seats)
            await self._open(game)
            await table.set_rematch(game.table.id)
            for seat in seats:
                if seat.who == "bot" and seat.person is not None:
                    self.seated(seat.person, game.table.id, seat.number)
            return game.table.id, terms

        new_id, terms = await self.ask(table_id, next_table)

        async def join(table: Table) -> TableState:
            is_same = table.stored.status == "open" and table.terms.name == terms
            if is_same and seating.seats_of(table.seats, person.id):
                return await table.make_ready(person, contribution, terms)
            return table.state_for(person)

        return await self.ask(new_id, join)

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self._services.entropy.token_bytes(ID_BYTES)).decode()

    # For operators

    async def end(self, table_id: str) -> None:
        """Abandon a game; everyone at the table is notified."""

        async def end(table: Table) -> None:
            if table.stored.status != "playing":
                raise Refusal("conflict", "No game is being played at this table.")
            await table.give_up()

        await self.ask(table_id, end)

    async def remove(self, table_id: str) -> None:
        """Delete a table and everything stored about it, even if it can no longer be loaded."""

        async def remove(table: Table) -> None:
            await table.remove()
            table.unload()

        try:
            table = await self.find(table_id)
        except GrachtenError as error:
            if isinstance(error, Refusal) and error.code == "not-found":
                raise
            await self._services.store.remove_table(table_id)
        else:
            await table.mailbox.ask(lambda: remove(table))

    # Housekeeping

    async def resume_all(self) -> None:
        """Resume every game that was in play when the server stopped."""
        for table_id in await self._services.store.unfinished():
            try:
                await self.find(table_id)
            except Refusal:
                pass  # the reason has been logged; go on with the others
            except GrachtenError as error:
                log.error("a game could not be resumed", why=str(error))  # noqa: TRY400 - the sentence says it all
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Remove tables and people nobody needs any more, and unload idle tables."""
        settings, at = self._services.settings, now()
        for table_id in await self._services.store.stale_tables(
            at - settings.keep_open, at - settings.keep_playing
        ):
            try:
                await self.ask(table_id, _expire)
            except GrachtenError:
                continue
        await self._services.store.prune(
            finished_before=None if settings.keep_finished is None else at - settings.keep_finished,
            unseen_before=at - settings.keep_people,
        )
        await self.unload_idle()

    async def unload_idle(self) -> None:
        """Unload idle tables, one at a time: nobody should have to wait while hundreds are
        dropped."""
        for table_id, table in tuple(self._tables.items()):
            if table.is_idle and self._tables.get(table_id) is table:
                del self._tables[table_id]
                table.unload()
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Finish requests in progress, and start nothing new."""
        for task in tuple(self._recovering.values()):
            task.cancel()
        for table in tuple(self._tables.values()):
            table.stop()
            await table.mailbox.idle()
            table.stop()


async def _expire(table: Table) -> None:
    if table.is_watched:
        return  # somebody is still there
    if table.stored.status == "open":
        await table.remove()
    else:
        await table.give_up()


def _again(seat: StoredSeat) -> StoredSeat:
    """The seat for another game: people and outside bots have to be ready again."""
    is_ready = seating.is_server_bot(seat)
    return replace(seat, ready=is_ready, contribution=None, away=None, agreed=None, hidden=False)
