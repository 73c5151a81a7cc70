"""All tables: making them, finding them, and putting quiet ones away."""

import asyncio
import base64
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

import structlog

from grachten.protocol.tables import NewTable, SeatBot, SeatRequest, SitDown, TableState
from grachten.rules import GrachtenError
from grachten.server import seating
from grachten.server.house import House
from grachten.server.limits import Turns
from grachten.server.refusals import Refusal, no_table
from grachten.server.table import Table, new_table
from grachten.server.telling import options_of
from grachten.server.uptime import now
from grachten.store import Person, StoredGame, StoredSeat

_Result = TypeVar("_Result")

ID_BYTES: Final = 12
"""Of a table's name: more than anybody can guess."""

log: Final = structlog.get_logger("grachten.server")


class Tables:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._turns = Turns()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.seated: Callable[[str, str, int], None] = lambda _person, _table, _seat: None
        """Told when an outside bot is given a seat: the person, the table and the seat."""

    def __len__(self) -> int:
        return len(self._tables)

    # Asking a table

    async def ask(self, table_id: str, request: Callable[[Table], Awaitable[_Result]]) -> _Result:
        """Have a table do something, in its turn."""
        table = await self.find(table_id)
        return await table.mailbox.ask(lambda: request(table))

    async def find(self, table_id: str) -> Table:
        """The table of that name; from the store if nobody has asked for it for a while."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_gone:
            return table
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def to_act(self, table_id: str) -> tuple[int, ...]:
        """Whom a game waits for."""
        try:
            table = await self.find(table_id)
        except Refusal:
            return ()
        return () if table.playing is None else table.playing.course.game.to_act

    async def _load(self, table_id: str) -> Table:
        try:
            old = self._tables.pop(table_id, None)
            if old is not None and old.playing is not None:
                old.playing.stop()
            stored = await self._house.store.load(table_id)
            if stored is None:
                raise no_table()
            return await self._put_up(stored)
        finally:
            del self._loading[table_id]

    async def _put_up(self, stored: StoredGame) -> Table:
        try:
            table = Table(self._house, stored)
        except GrachtenError as error:
            log.error("a stored game cannot be continued", why=str(error))  # noqa: TRY400 - the sentence says it all
            raise Refusal("unavailable", "This game cannot be continued here.") from None
        self._tables[table.id] = table
        if table.playing is not None and table.stored.status == "playing":
            await table.mailbox.ask(table.playing.resume)
        return table

    # Making tables

    async def create(self, person: Person, wanted: NewTable) -> TableState:
        seats = seating.new_seats(wanted.seats)
        if wanted.sit:
            seats = seating.sit(seats, 0, person, SitDown())
        async with self._turns.of(person.id):
            open_tables = await self._house.store.open_tables_of(person.id)
            if open_tables >= self._house.settings.limits.open_tables:
                raise Refusal("too-many", "You have made enough tables: start or leave one first.")
            game = new_table(self._house, self._new_id(), person, wanted.options, seats)
            await self._house.store.add_table(game.table, game.seats)
        table = await self._put_up(game)
        return table.state_for(person)

    async def seat(
        self, table_id: str, person: Person, number: int, request: SeatRequest
    ) -> TableState:
        outside = None
        if isinstance(request, SeatBot) and request.outside is not None:
            bots = await self._house.store.bots_of(person.id)
            outside = next((bot for bot in bots if bot.name == request.outside), None)
            if outside is None:
                raise Refusal("not-found", "You have no outside bot of that name.")
        state = await self.ask(table_id, lambda table: table.seat(person, number, request, outside))
        if outside is not None:
            self.seated(outside.id, table_id, number)
        return state

    async def rematch(self, table_id: str, person: Person, contribution: bytes) -> TableState:
        """The same people and bots again: who asks first makes the new table, the others join."""

        async def next_table(table: Table) -> str:
            if table.stored.status != "over":
                raise Refusal("conflict", "The game at this table is not over yet.")
            if not seating.seats_of(table.seats, person.id):
                raise Refusal("forbidden", "You have no seat at this table.")
            if table.stored.rematch is not None:
                return table.stored.rematch
            seats = tuple(_again(seat) for seat in table.seats)
            options = options_of(table.stored)
            game = new_table(self._house, self._new_id(), person, options, seats)
            await self._house.store.add_table(game.table, game.seats)
            await self._put_up(game)
            await table.set_rematch(game.table.id)
            for seat in seats:
                if seat.who == "bot" and seat.person is not None:
                    self.seated(seat.person, game.table.id, seat.number)
            return game.table.id

        new_id = await self.ask(table_id, next_table)

        async def join(table: Table) -> TableState:
            is_open = table.stored.status == "open"
            if is_open and seating.seats_of(table.seats, person.id):
                return await table.make_ready(person, contribution)
            return table.state_for(person)

        return await self.ask(new_id, join)

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self._house.entropy.token_bytes(ID_BYTES)).decode()

    # Keeping house

    async def resume_all(self) -> None:
        """Go on with every game that was in play when the server stopped."""
        for table_id in await self._house.store.unfinished():
            try:
                await self.find(table_id)
            except GrachtenError:
                continue  # it has been logged, and the others go on
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Take away what nobody comes back to, and forget what is quiet."""
        settings, at = self._house.settings, now()
        for table_id in await self._house.store.stale_tables(
            at - settings.keep_open, at - settings.keep_playing
        ):
            try:
                await self.ask(table_id, _take_away)
            except GrachtenError:
                continue
        await self.put_away()

    async def put_away(self) -> None:
        """Forget what is quiet, until somebody asks for it; one table at a time, for nobody is to
        wait while hundreds are taken apart."""
        for table_id, table in tuple(self._tables.items()):
            if table.is_quiet and self._tables.get(table_id) is table:
                del self._tables[table_id]
                table.put_away()
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Finish what was begun, and begin nothing more."""
        for table in tuple(self._tables.values()):
            if table.playing is not None:
                table.playing.stop()
            await table.mailbox.idle()
            if table.playing is not None:
                table.playing.stop()


async def _take_away(table: Table) -> None:
    if len(table.watchers):
        return  # somebody is still waiting there
    if table.stored.status == "open":
        await table.remove()
    else:
        await table.give_up()


def _again(seat: StoredSeat) -> StoredSeat:
    """The seat for another game: people and outside bots have to be ready anew."""
    return replace(seat, ready=seating.is_server_bot(seat), contribution=None, away=None)
