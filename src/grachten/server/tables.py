"""All tables: creating them, loading them, and unloading idle ones."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
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
from grachten.server.counting import mark_counted
from grachten.server.leading import Alone, Leading, LedElsewhere, Moved, NotReached
from grachten.server.lesson_tables import lesson_table
from grachten.server.limits import KeyedLocks
from grachten.server.refusals import Refusal, no_table
from grachten.server.services import Services
from grachten.server.sleepers import Sleepers
from grachten.server.stored_tables import new_table, new_table_id
from grachten.server.table import Table
from grachten.server.table_requests import (
    BeginRematch,
    ChangeOptions,
    EndGame,
    Expire,
    GiveSeat,
    JoinRematch,
    Look,
    Remove,
    Settle,
    TableRequest,
)
from grachten.server.uptime import now
from grachten.server.watching import Connection
from grachten.store import Person, StoreDamaged, StoredAttempt, StoredGame, StoreError

_Result = TypeVar("_Result")

RETRIES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between attempts to reload a table after the store failed; the last one repeats."""

REACHING: Final = 8.0
"""Seconds for which the node that leads a table is looked for: long enough for another one to take
over from a node that has died."""

LEFTOVERS: Final = 100
"""Games that were not counted, to be read at once."""

PAUSE: Final = 0.01
"""Seconds between two of them: games in play go first."""

LOOKING: Final = 0.2
"""Seconds between two attempts."""

FORGOTTEN: Final = 10 * 60 * 1000
"""Milliseconds after which a count of spectators is forgotten."""

BRANCHES: Final = 5
"""Tables at which one person tries something out: nobody looks for them after a while."""

log: Final = structlog.get_logger("grachten.server")


class Tables:
    def __init__(self, services: Services, leading: Leading | None = None) -> None:
        self._services = services
        self._leading = leading or Alone()
        self._tables: dict[str, Table] = {}
        self._locks = KeyedLocks()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._recovering: dict[str, asyncio.Task[None]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._sleepers = Sleepers(self._wake)
        self._waking: set[asyncio.Task[None]] = set()
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
        """Queue a request in a table's mailbox, and wait for its result.

        If another node leads the table, the request must be a `TableRequest`, to be passed on.
        """
        table = self._tables.get(table_id)
        if table is not None and table.is_usable:  # almost always
            return await table.mailbox.post(partial(request, table))

        async def elsewhere(node: str) -> _Result:
            if not isinstance(request, TableRequest):
                raise LedElsewhere(node)
            passed: _Result = await self._leading.pass_on(node, table_id, request)
            return passed

        return await self._reach(
            table_id, lambda table: table.mailbox.ask(lambda: request(table)), elsewhere
        )

    async def watch(
        self, table_id: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        """The connection gets the current state of the table, and every change."""

        async def here(table: Table) -> None:
            await table.mailbox.ask(lambda: table.watch(connection, seat, since))

        async def elsewhere(node: str) -> None:
            await self._leading.watch(node, table_id, connection, seat, since)

        await self._reach(table_id, here, elsewhere)

    async def unwatch(self, table_id: str, connection: Connection, seat: int | None) -> None:
        if not self._leading.unwatch(table_id, connection, seat):
            await self.unwatch_here(table_id, connection, seat)

    async def unwatch_here(self, table_id: str, connection: Connection, seat: int | None) -> None:
        """A table that is not in memory is watched by nobody."""
        table = self._tables.get(table_id)
        if table is not None and table.is_usable:
            await table.mailbox.ask(lambda: table.unwatch(connection, seat))

    async def _reach(
        self,
        table_id: str,
        here: Callable[[Table], Awaitable[_Result]],
        elsewhere: Callable[[str], Awaitable[_Result]],
    ) -> _Result:
        """Do something where the table is led, even if that is just changing."""
        give_up = asyncio.get_running_loop().time() + REACHING
        while True:
            try:
                table = await self.find(table_id)
            except LedElsewhere as led:
                try:
                    return await elsewhere(led.node)
                except Moved:
                    self._leading.forget(table_id)
                    if asyncio.get_running_loop().time() > give_up:
                        raise NotReached from None
                await asyncio.sleep(LOOKING)
            else:
                return await here(table)

    async def read(self, table_id: str) -> Table:
        """A table to read from only, after all that it was asked before."""
        await self.ask(table_id, Settle())
        return await self.look_at(table_id)

    async def look_at(self, table_id: str) -> Table:
        """A table to read from only: if another node leads it, as it is stored now."""
        try:
            return await self.find(table_id)
        except LedElsewhere:
            return await self.stored(table_id)

    async def stored(self, table_id: str) -> Table:
        """A table to read from only, as it is stored now; it is not kept in memory."""
        found = await self._services.store.load(table_id)
        if found is None:
            raise no_table()
        return self._table_of(found)

    async def find(self, table_id: str) -> Table:
        """The table with this id, loaded from the store if it is not in memory."""
        while True:
            table = self._tables.get(table_id)
            if table is not None and table.is_usable:
                return table
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self._loading[table_id])
            # Of several who waited for it, the first may have unloaded it already.
            if self._tables.get(table_id) is table:
                return table

    async def to_act(self, table_id: str) -> tuple[int, ...]:
        """The seats that a game waits for."""
        try:
            table = await self.look_at(table_id)
        except Refusal:
            return ()
        return () if table.live_game is None else table.live_game.step_log.game.to_act

    async def _load(self, table_id: str) -> Table:
        try:
            old = self._tables.pop(table_id, None)
            if old is not None:
                old.unload()
            if table_id in self._releasing:
                await asyncio.wait([self._releasing[table_id]])
            lease = await self._leading.lead(table_id)
            stored = await self._services.store.load(table_id)
            if stored is None:
                raise no_table()
            if lease not in (None, stored.lease):
                raise NotReached  # somebody else has taken it meanwhile
            return await self._open(stored)
        finally:
            del self._loading[table_id]

    async def _open(self, stored: StoredGame) -> Table:
        if stored.table.status != "open":
            await self._services.preparation.wait()
        table = self._table_of(stored)
        self._tables[table.id] = table
        if table.live_game is not None and table.stored.status == "playing":
            await table.mailbox.ask(table.live_game.resume)
        return table

    def _table_of(self, stored: StoredGame) -> Table:
        try:
            return Table(self._services, stored, self._failed)
        except OtherRules as error:
            log.warning("a stored game was played by other rules", why=str(error))
            raise Refusal("old-rules", str(error)) from None
        except Exception as error:
            log.exception("a stored table cannot be used")
            raise Refusal("unavailable", "This table cannot be used: it is damaged.") from error

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

    # A new table is not loaded here: in a city, the node that its first client comes to leads it.

    async def create(self, person: Person, wanted: NewTable) -> TableState:
        if wanted.options.lesson is not None:
            raise Refusal("invalid", "The guided game is not made like other tables.")
        if wanted.options.branch is not None:
            raise Refusal("invalid", "A table to try something out is not made like others.")
        if wanted.options.deal is not None:
            raise Refusal("invalid", "A deal that everybody plays is not dealt at other tables.")
        if wanted.options.event is not None:
            raise Refusal("invalid", "The tables of an event are made by the event.")
        if wanted.options.arranged:
            raise Refusal("invalid", "Only the server arranges tables.")
        self._check_chat(wanted.options.chat)
        seats = seating.new_seats(wanted.seats)
        if wanted.sit:
            seats = seating.sit(seats, 0, person, SitDown())
        async with self._locks.of(person.id):
            await self._check_number(person, wanted.options)
            game = new_table(
                self._services.entropy,
                new_table_id(self._services.entropy),
                person,
                wanted.options,
                seats,
            )
            await self._services.store.add_table(game.table, game.seats)
        return self._table_of(game).state_for(person)

    async def guide(self, person: Person, wanted: Guide) -> TableState:
        """The person's guided game: the one they left, or a new one. Nobody has two."""
        if person.kind == "bot":
            raise Refusal("forbidden", "The guided game is for people.")
        async with self._locks.of(person.id):
            for table_id in await self._services.store.lessons_of(person.id):
                if not wanted.again and (state := await self._resumed(table_id, person)):
                    return state
                await self.remove(table_id)
            game = lesson_table(
                self._services, new_table_id(self._services.entropy), person, wanted.pace
            )
            await self._services.store.add_table(game.table, game.seats)
        return self._table_of(game).state_for(person)

    async def branch(self, person: Person, make: Callable[[str], StoredGame]) -> TableState:
        """A table at which this person tries something out, made by `make` with its id. The oldest
        of theirs make room."""
        if person.kind == "bot":
            raise Refusal("forbidden", "Trying something out is for people.")
        async with self._locks.of(person.id):
            for table_id in (await self._services.store.branches_of(person.id))[BRANCHES - 1 :]:
                await self.remove(table_id)
            await self._check_number(person, Options())
            game = make(new_table_id(self._services.entropy))
            await self._services.store.add_table(game.table, game.seats, game.steps)
        return self._table_of(game).state_for(person)

    async def play_deal(
        self, person: Person, deal: str, make: Callable[[str], StoredGame]
    ) -> TableState:
        """A table at which this person plays what others play too, made by `make` with its id.
        `StoreConflict` if they have had one."""
        async with self._locks.of(person.id):
            await self._check_number(person, Options())
            game = make(new_table_id(self._services.entropy))
            begun = StoredAttempt(deal, person.id, game.table.id, game.table.created)
            await self._services.store.begin_attempt(begun, game.table, game.seats)
        return self._table_of(game).state_for(person)

    async def look(self, table_id: str, person: Person) -> TableState:
        """A table as this person sees it."""
        return await self.ask(table_id, Look(person))

    async def is_playing(self, table_id: str) -> bool:
        try:
            return (await self.look_at(table_id)).stored.status == "playing"
        except Refusal:
            return False

    async def expire(self, table_id: str) -> None:
        """Nobody will go on with it."""
        try:
            await self.ask(table_id, Expire())
        except GrachtenError as error:
            log.warning("a game could not be ended", why=str(error))

    async def _resumed(self, table_id: str, person: Person) -> TableState | None:
        """A guided game that can be continued; None if it is over, or of older rules."""
        try:
            table = await self.look_at(table_id)
            if table.stored.status == "playing":
                return await self.ask(table_id, Look(person))
        except Refusal:
            pass
        return None

    async def change_options(
        self, table_id: str, person: Person, wanted: OptionsChange
    ) -> TableState:
        self._check_chat(wanted.chat is True)
        async with self._locks.of(person.id):
            if wanted.public is True:
                table = await self.look_at(table_id)
                if not table.stored.public:
                    await self._check_public(person)
            return await self.ask(table_id, ChangeOptions(person, wanted))

    def _check_chat(self, wanted: bool) -> None:
        if wanted and not self._services.settings.chat:
            raise Refusal("forbidden", "The operator of this server allows no chat.")

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
        state = await self.ask(table_id, GiveSeat(person, number, request, outside))
        if outside is not None:
            self.seated(outside.id, table_id, number)
        return state

    async def rematch(self, table_id: str, person: Person, contribution: bytes) -> TableState:
        """The same people and bots again: the first to ask makes the new table, the others join.

        Asking means being ready for the same terms. If those have changed, it only means joining.
        """

        begun = await self.ask(table_id, BeginRematch(person))
        for bot, seat in begun.invited:
            self.seated(bot, begun.table, seat)
        return await self.ask(begun.table, JoinRematch(person, contribution, begun.terms))

    # For operators

    async def end(self, table_id: str) -> None:
        """Abandon a game; everyone at the table is notified."""
        await self.ask(table_id, EndGame())

    async def remove(self, table_id: str) -> None:
        """Delete a table and everything stored about it, even if it can no longer be loaded."""
        try:
            await self.look_at(table_id)
        except GrachtenError as error:
            if isinstance(error, Refusal) and error.code == "not-found":
                raise
            await self._services.store.remove_table(table_id)
        else:
            await self.ask(table_id, Remove())

    # Housekeeping

    async def resume_all(self) -> None:
        """Resume every game that was in play when the server stopped.

        One in which nothing happens before somebody comes leaves memory at once: there may be more
        of them than fit.
        """
        for table_id in await self._services.store.unfinished():
            try:
                await self._unload_if_idle(await self.find(table_id))
            except Refusal:
                pass  # the reason has been logged; go on with the others
            except GrachtenError as error:
                log.error("a game could not be resumed", why=str(error))  # noqa: TRY400 - the sentence says it all
            await asyncio.sleep(0)

    async def keeps_house(self) -> bool:
        """Is it this node that does what one node does for all?"""
        return await self._leading.keeps_house()

    async def tidy(self) -> bool:
        """Remove tables and people nobody needs any more, and unload idle tables. False if that is
        another node's work."""
        settings, at = self._services.settings, now()
        if not await self.keeps_house():
            return False
        for table_id in await self._services.store.stale_tables(
            at - settings.keep_open, at - settings.keep_playing
        ):
            try:
                await self.ask(table_id, Expire())
            except GrachtenError:
                continue
        await self.count_leftovers()  # before the games are gone
        await self._services.store.prune(
            finished_before=None if settings.keep_finished is None else at - settings.keep_finished,
            unseen_before=at - settings.keep_people,
        )
        await self._services.store.prune_events(
            finished_before=None if settings.keep_finished is None else at - settings.keep_finished,
            cancelled_before=at - settings.keep_open,
            waiting_before=at - settings.keep_playing,
        )
        await self.unload_idle()
        return True

    async def count_leftovers(self) -> None:
        """Count games that ended and were not counted, because the server stopped just then, or
        because they are older than counting is. In a city, one node does that."""
        store = self._services.store
        if not await self._leading.keeps_house():
            return
        await self._services.preparation.wait()
        done: set[str] = set()
        while found := set(await store.uncounted(LEFTOVERS)) - done:
            done = found  # they don't come again, unless counting fails
            for table_id in found:
                await self._count_leftover(table_id)
                await asyncio.sleep(PAUSE)

    async def _count_leftover(self, table_id: str) -> None:
        store = self._services.store
        try:
            stored = await store.load(table_id)
            if stored is None:
                return
            table = self._table_of(stored)
        except (Refusal, StoreDamaged):  # it has been logged, and would be the same next time
            await mark_counted(store, table_id)
        else:
            await table.count()

    async def count_audiences(self) -> None:
        """Store how many people watch the public games that are led here."""
        counts = {
            table.id: table.spectators
            for table in self._tables.values()
            if table.stored.public and table.stored.status == "playing" and table.spectators
        }
        at = now()
        if counts:
            await self._services.store.keep_audiences(counts, at, at - FORGOTTEN)

    async def unload_idle(self) -> None:
        """Unload idle tables, one at a time: nobody should have to wait while hundreds are
        dropped."""
        for table in tuple(self._tables.values()):
            if await self._unload_if_idle(table):
                await asyncio.sleep(0)

    async def _unload_if_idle(self, table: Table) -> bool:
        if not table.is_idle or self._tables.get(table.id) is not table:
            return False
        del self._tables[table.id]
        if table.wakes_at is not None:
            self._sleepers.add(table.id, table.wakes_at)
        table.unload()
        if table.stored.status != "playing":  # else somebody has to think of its clocks
            await self._release(table)
        return True

    def _wake(self, table_id: str) -> None:
        """A deadline is near in a game that was unloaded."""
        waking = asyncio.create_task(self.load_again(table_id))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def load_again(self, table_id: str) -> None:
        """A game that has to be in memory: its clocks run, and bots may have to play."""
        try:
            await self.find(table_id)
        except StoreError:
            self._failed(table_id)
        except Refusal:
            pass  # it is gone, another node leads it, or it is damaged, which has been logged

    async def _release(self, table: Table) -> None:
        """Others can lead it, and nobody loads it here meanwhile."""
        releasing = asyncio.create_task(self._leading.release(table.id, table.lease))
        self._releasing[table.id] = releasing
        try:
            await releasing
        finally:
            del self._releasing[table.id]

    async def hand_over(self, most: int) -> int:
        """Let go of some games in play, so that another node can lead them; returns how many.

        Those that nobody watches come first: whoever watches the others has to reconnect.
        """
        playing = [table for table in self._tables.values() if table.stored.status == "playing"]
        playing.sort(key=lambda table: table.is_watched)
        count = 0
        for table in playing[:most]:
            try:
                await table.mailbox.ask(lambda: self._let_go(table))  # noqa: B023 - at once
            except GrachtenError:  # it failed or was removed meanwhile
                continue
            count += 1
        return count

    async def _let_go(self, table: Table) -> None:
        """As a request of its mailbox: nothing else is in progress."""
        del self._tables[table.id]
        table.drop()
        await self._release(table)

    def forget(self, tables: Iterable[str]) -> None:
        """They were changed in the database: whoever watches one comes back, and finds it as it is
        now. Games in play are loaded again at once."""
        for table_id in tables:
            table = self._tables.pop(table_id, None)
            if table is not None:
                is_on = table.stored.status == "playing"
                table.drop()
                if is_on:
                    self._failed(table_id)

    def drop_all(self) -> None:
        """Other nodes lead all tables now."""
        for table in self._tables.values():
            table.drop()
        self._tables.clear()
        self._sleepers.clear()

    async def close(self) -> None:
        """Finish requests in progress, and start nothing new."""
        self._sleepers.clear()
        for task in (*self._recovering.values(), *self._waking):
            task.cancel()
        for table in tuple(self._tables.values()):
            table.stop()
            await table.mailbox.idle()
            table.stop()
