"""What people do with tables of their own: making them, changing them, seating their bots, and
playing again. All of it needs more than one table: how many somebody has, or who their bots are.
"""

from collections.abc import Callable
from typing import Final

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
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.study.lesson_tables import lesson_table
from grachten.server.tables import seating
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.requests import (
    BeginRematch,
    ChangeOptions,
    GiveSeat,
    JoinRematch,
    Look,
    ShownTable,
)
from grachten.server.tables.stored_tables import new_table, new_table_id
from grachten.server.tables.tables import Tables
from grachten.server.wire.limits import KeyedLocks
from grachten.store import Person, StoredAttempt, StoredGame

BRANCHES: Final = 5
"""Tables at which one person tries something out: nobody looks for them after a while."""

Seated = Callable[[str, str, int], None]
"""Told about a person or an outside bot that got a seat, with the table and the seat."""


class Hosting:
    """`seated` is called when an outside bot gets a seat."""

    def __init__(
        self, services: Services, tables: Tables, loaded: LoadedTables, seated: Seated
    ) -> None:
        self._services = services
        self._tables = tables
        self._loaded = loaded
        self._seated = seated
        self._locks = KeyedLocks()

    # New tables are not loaded here: in a city, the node that its first client comes to leads it.

    async def create(self, person: Person, wanted: NewTable) -> TableState:
        if wanted.options.lesson is not None:
            raise Refusal("invalid", "The guided game can't be created like other tables.")
        if wanted.options.branch is not None:
            raise Refusal(
                "invalid",
                "A table for trying something out can't be created like other tables: start it from"
                " a finished game.",
            )
        if wanted.options.deal is not None:
            raise Refusal("invalid", "A shared deal can't be played at an ordinary table.")
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
        return self._loaded.table_of(game).state_for(person)

    async def guide(self, person: Person, wanted: Guide) -> ShownTable:
        """The person's guided game: the one they left, or a new one. Nobody has two."""
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can play the guided game.")
        async with self._locks.of(person.id):
            for table_id in await self._services.store.lessons_of(person.id):
                if not wanted.again and (state := await self._resumed(table_id, person)):
                    return state
                await self._tables.remove(table_id)
            game = lesson_table(
                self._services, new_table_id(self._services.entropy), person, wanted.pace
            )
            await self._services.store.add_table(game.table, game.seats)
        return self._loaded.table_of(game).state_for(person)

    async def branch(self, person: Person, make: Callable[[str], StoredGame]) -> TableState:
        """A table at which this person tries something out, made by `make` with its id. The oldest
        of theirs make room."""
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can try something out.")
        async with self._locks.of(person.id):
            for table_id in (await self._services.store.branches_of(person.id))[BRANCHES - 1 :]:
                await self._tables.remove(table_id)
            await self._check_number(person, Options())
            game = make(new_table_id(self._services.entropy))
            await self._services.store.add_table(game.table, game.seats, game.steps)
        return self._loaded.table_of(game).state_for(person)

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
        return self._loaded.table_of(game).state_for(person)

    async def _resumed(self, table_id: str, person: Person) -> ShownTable | None:
        """A guided game that can be continued; None if it is over, or of older rules."""
        try:
            table = await self._tables.look_at(table_id)
            if table.stored.status == "playing":
                return await self._tables.ask(table_id, Look(person))
        except Refusal:
            pass
        return None

    # Tables that are there

    async def change_options(
        self, table_id: str, person: Person, wanted: OptionsChange
    ) -> ShownTable:
        self._check_chat(wanted.chat is True)
        async with self._locks.of(person.id):
            if wanted.public is True:
                table = await self._tables.look_at(table_id)
                if not table.stored.public:
                    await self._check_public(person)
            return await self._tables.ask(table_id, ChangeOptions(person, wanted))

    async def seat(
        self, table_id: str, person: Person, number: int, request: SeatRequest
    ) -> ShownTable:
        outside = None
        if isinstance(request, SeatBot) and request.outside is not None:
            bots = await self._services.store.bots_of(person.id)
            outside = next((bot for bot in bots if bot.name == request.outside), None)
            if outside is None:
                raise Refusal("not-found", "You have no outside bot with that name.")
        state = await self._tables.ask(table_id, GiveSeat(person, number, request, outside))
        if outside is not None:
            self._seated(outside.id, table_id, number)
        return state

    async def rematch(self, table_id: str, person: Person, contribution: bytes) -> ShownTable:
        """The same people and bots again: the first to ask makes the new table, the others join.

        Asking means being ready for the same terms. If those have changed, it only means joining.
        """

        begun = await self._tables.ask(table_id, BeginRematch(person))
        for bot, seat in begun.invited:
            self._seated(bot, begun.table, seat)
        return await self._tables.ask(begun.table, JoinRematch(person, contribution, begun.terms))

    # Limits

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
