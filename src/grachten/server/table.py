"""One table: its seats before the game, and the game.

Every method that changes something runs as a request in the table's mailbox, queued by `tables`, so
none runs while another does. Changes are stored first and sent afterwards.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Literal

import msgspec
import structlog

from grachten.protocol.messages import Closed, TableChanged
from grachten.protocol.tables import (
    OpenSeatRequest,
    Options,
    OptionsChange,
    Result,
    SeatBot,
    SeatChange,
    SeatRequest,
    SitDown,
    TableState,
)
from grachten.rules import RULES_VERSION, GrachtenError
from grachten.rules.fair_shuffle import commitment_of
from grachten.server import seating
from grachten.server.live_game import LiveGame
from grachten.server.mailbox import Mailbox
from grachten.server.message_builders import (
    early_result,
    final_result,
    options_of,
    shuffle_of,
    table_state,
)
from grachten.server.refusals import Refusal, no_table, not_stored, not_yours
from grachten.server.seating import Seats
from grachten.server.services import Services, known_board
from grachten.server.terms import Terms, terms_of
from grachten.server.uptime import now
from grachten.server.watching import Connection, Watcher, Watchers, encode
from grachten.store import Person, StoredGame, StoredSeat, StoredTable

SECRET: Final = 32
"""Bytes of the secret, of the salt, and of each player's contribution."""

PRESENCE: Final = 1.0
"""Seconds between messages to everyone about who is here, however often people come and go."""

log: Final = structlog.get_logger("grachten.server")


class Table:
    """`failed` is called with the table's id when the store fails: it has to be reloaded."""

    def __init__(
        self, services: Services, game: StoredGame, failed: Callable[[str], None] = lambda _id: None
    ) -> None:
        self.stored = game.table
        self.seats: Seats = game.seats
        self.mailbox = Mailbox()
        self.watchers = Watchers()
        self.options: Options = options_of(game.table)
        self.commitment = commitment_of(game.table.secret, game.table.salt)
        self.is_removed = False
        self.has_failed = False
        self._services = services
        self._failed = failed
        self._presence: asyncio.TimerHandle | None = None
        self._presence_sent = 0.0  # by the clock of the event loop
        self.live_game: LiveGame | None = None
        if self.stored.seed is not None and self.stored.status != "open":
            self.live_game = LiveGame(services, self, game.steps)

    # State

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return 0 if self.live_game is None else self.live_game.step_log.number

    @property
    def is_usable(self) -> bool:
        """False once the table is removed or the store has failed."""
        return not (self.is_removed or self.has_failed)

    @property
    def terms(self) -> Terms:
        """What players agree to by being ready."""
        return terms_of(self.options, self.seats)

    @property
    def spectators(self) -> int:
        """People who watch without a seat."""
        seated = {seat.person for seat in self.seats}
        return len({watcher.person.id for watcher in self.watchers} - seated)

    @property
    def is_idle(self) -> bool:
        """Can it be unloaded until somebody asks for it again?"""
        nobody_needs_it = not len(self.watchers) and self.mailbox.is_empty
        return nobody_needs_it and (self.live_game is None or self.live_game.is_idle)

    @property
    def the_game(self) -> LiveGame:
        if self.live_game is None:
            raise Refusal("conflict", "There is no game at this table.")
        return self.live_game

    def is_here(self, seat: StoredSeat) -> bool:
        if seating.is_server_bot(seat):
            return True
        return seat.person is not None and self.watchers.has_person(seat.person)

    def state_for(self, person: Person) -> TableState:
        return table_state(self, person.id)

    def unload(self) -> None:
        """Drop the game, which refers to us: a cycle would wait for the garbage collector."""
        self._cancel_presence()
        if self.live_game is not None:
            self.live_game.stop()
            self.live_game = None

    def fail(self, what: str, error: GrachtenError) -> Refusal:
        """The store has failed: the stored state is the truth, and this table does nothing more.

        The write may have happened or not. Waiting and new requests are refused, live connections
        are closed, and the table is reloaded.
        """
        log.error(what, why=str(error), cause=repr(error.__cause__))
        self.has_failed = True
        if self.live_game is not None:
            self.live_game.stop()
        self._cancel_presence()
        self.mailbox.close(not_stored)
        for watcher in self.watchers:
            watcher.connection.close()
        self._failed(self.id)
        return not_stored()

    # Before the game

    async def change_options(self, person: Person, wanted: OptionsChange) -> TableState:
        self._check_open()
        seating.check_host(self.stored.host, person)
        options = wanted.applied_to(self.options)
        known_board(options.board)
        stored = replace(
            self.stored,
            board=options.board,
            public=options.public,
            options=msgspec.json.encode(options).decode(),
        )
        await self._save(stored, self.seats)
        return self.state_for(person)

    async def resize(self, person: Person, count: int) -> TableState:
        self._check_open()
        seating.check_host(self.stored.host, person)
        await self._save(self.stored, seating.resize(self.seats, count))
        return self.state_for(person)

    async def seat(
        self, person: Person, number: int, request: SeatRequest, outside: Person | None = None
    ) -> TableState:
        """Sit down, put a bot there, or free the seat."""
        self._check_open()
        is_host = self.stored.host == person.id
        match request:
            case SitDown():
                seats = seating.sit(self.seats, number, person, request)
            case SeatBot():
                seating.check_host(self.stored.host, person)
                seats = seating.seat_bot(self.seats, number, request, outside)
            case OpenSeatRequest():
                seats = seating.free(self.seats, number, person, is_host=is_host)
        await self._save(self.stored, seats)
        return self.state_for(person)

    async def change_seat(self, person: Person, number: int, request: SeatChange) -> TableState:
        self._check_open()
        is_host = self.stored.host == person.id
        seats = seating.change(self.seats, number, person, request, is_host=is_host)
        await self._save(self.stored, seats)
        return self.state_for(person)

    async def make_ready(self, person: Person, contribution: bytes, terms: str) -> TableState:
        """When everyone is ready and no seat is open, the game begins."""
        self._check_open()
        self._check_terms(terms)
        seats = self._ready(person, contribution)
        if all(seat.who != "open" and seat.ready for seat in seats):
            await self._start(seats)
        else:
            await self._save(self.stored, seats)
        return self.state_for(person)

    async def make_unready(self, person: Person) -> TableState:
        self._check_open()
        await self._save(self.stored, seating.not_ready(self.seats, person.id))
        return self.state_for(person)

    async def start(self, person: Person, contribution: bytes, terms: str) -> TableState:
        """The host starts the game. If not all are ready, the error names who is missing."""
        self._check_open()
        seating.check_host(self.stored.host, person)
        self._check_terms(terms)
        seats = self.seats
        if seating.seats_of(seats, person.id):
            seats = self._ready(person, contribution)
        seating.check_start(seats)
        await self._start(seats)
        return self.state_for(person)

    def _ready(self, person: Person, contribution: bytes) -> Seats:
        return seating.make_ready(self.seats, person, contribution, self.terms.to_json())

    def _check_terms(self, terms: str) -> None:
        """People are ready for the terms they saw, and for no others."""
        if terms != self.terms.name:
            raise Refusal("stale", "The table has changed: look at it again.")

    async def leave(self, person: Person) -> None:
        """Before the game the seat is freed; during the game a bot plays until they return."""
        mine = seating.seats_of(self.seats, person.id)
        if self.live_game is not None:
            if not mine:
                raise Refusal("forbidden", "You have no seat at this table.")
            await self.live_game.leave(mine)
            return
        self._check_open()
        if not mine and self.stored.host != person.id:
            raise Refusal("forbidden", "You have no seat at this table.")
        seats = self.seats
        for number in mine:
            seats = seating.free(seats, number, person, is_host=False)
        stored = self.stored
        if stored.host == person.id:
            people = [seat.person for seat in seats if seat.who == "person"]
            if not people or people[0] is None:
                await self.remove()
                return
            stored = replace(stored, host=people[0])
        await self._save(stored, seats)

    async def _start(self, seats: Seats) -> None:
        seating.check_company(seats, allowed=self._services.settings.bot_games)
        shuffle = shuffle_of(self.stored, seats)
        stored = replace(
            self.stored,
            status="playing",
            rules=RULES_VERSION,
            seed=str(shuffle.seed),
            started=now(),
            started_tick=self._services.uptime.tick,
        )
        await self._save(stored, seats, tell=False)
        self.live_game = LiveGame(self._services, self, ())
        self._services.metrics.games.labels("begun").inc()
        self.send_table()
        self.live_game.begin()

    # After the game

    async def finish(self) -> None:
        assert self.live_game is not None
        result = final_result(self.live_game.step_log.game, self._resigned())
        await self._end("over", result, self.seats)

    async def end_early(self, absent: Sequence[int], seats: Seats | None = None) -> None:
        """The game ends as it stands; players who were absent or resigned cannot win."""
        assert self.live_game is not None
        seats = self.seats if seats is None else seats
        lost = sorted({*absent, *(seat.number for seat in seats if seat.away == "resigned")})
        await self._end("abandoned", early_result(self.live_game.step_log.game, lost), seats)

    async def give_up(self) -> None:
        """Nobody has continued this game for a long time, or an operator ends it."""
        if self.stored.status == "playing":
            await self._end("abandoned", None, self.seats)

    async def _end(
        self, status: Literal["over", "abandoned"], result: Result | None, seats: Seats
    ) -> None:
        if self.live_game is not None:
            self.live_game.stop()
        written = None if result is None else msgspec.json.encode(result).decode()
        stored = replace(self.stored, status=status, ended=now(), result=written)
        await self._save(stored, seats)
        self._services.metrics.games.labels("ended").inc()

    def _resigned(self) -> list[int]:
        return [seat.number for seat in self.seats if seat.away == "resigned"]

    async def set_rematch(self, table: str) -> None:
        await self._save(replace(self.stored, rematch=table), self.seats)

    async def put_out_of_list(self, person: Person) -> None:
        """A person who no longer plays here removes this table from their list."""
        mine = seating.seats_of(self.seats, person.id)
        if not mine:
            raise Refusal("forbidden", "You have no seat at this table.")
        still_plays = any(self.seats[seat].away not in ("left", "resigned") for seat in mine)
        if self.stored.status in ("open", "playing") and still_plays:
            raise Refusal("conflict", "You are still playing here: leave or resign first.")
        hidden = tuple(
            replace(seat, hidden=True) if seat.number in mine else seat for seat in self.seats
        )
        await self._save(self.stored, hidden)

    async def remove(self) -> None:
        """The table no longer exists."""
        if self.live_game is not None:
            self.live_game.stop()
        await self._services.store.remove_table(self.id)
        self.is_removed = True
        self._cancel_presence()
        closed = Closed(self.id)
        self.watchers.send_to_people(lambda _person: closed)

    # Watching

    async def watch(self, connection: Connection, seat: int | None, since: int | None) -> Watcher:
        """Start watching the table; the current state is sent."""
        self._check_there()
        if seat is not None and (
            seat >= len(self.seats) or self.seats[seat].person != connection.person.id
        ):
            raise not_yours()
        watcher = Watcher(connection, seat)
        if self.live_game is not None and not self.may_see(watcher):
            raise Refusal("forbidden", "This table does not allow spectators.")
        was_here = self.watchers.has_person(connection.person.id)
        self.watchers.add(watcher)
        if self.live_game is not None:
            self.live_game.waiting.came(connection.person.id)
        if was_here or not self._send_presence():
            connection.send(encode(TableChanged(self.state_for(connection.person))))
        if self.live_game is not None:
            connection.send(self.live_game.caught_up(seat, since))
            if seat is not None and self.stored.status == "playing":
                await self.live_game.came_back([seat])
        return watcher

    async def unwatch(self, connection: Connection, seat: int | None) -> None:
        person = connection.person.id
        if self.watchers.remove(connection, seat) and not self.watchers.has_person(person):
            if self.live_game is not None:
                self.live_game.waiting.went(person)
            self._send_presence()

    def check_may_know(self, person: Person) -> None:
        """After the game players may know everything; others, if the table allowed spectators."""
        if not (self.options.spectators or seating.seats_of(self.seats, person.id)):
            raise Refusal("forbidden", "This table does not allow spectators.")

    def may_see(self, watcher: Watcher) -> bool:
        """May it see the game? Players may; others, if the table allows spectators."""
        return (
            watcher.seat is not None
            or self.options.spectators
            or bool(seating.seats_of(self.seats, watcher.person.id))
        )

    # Saving and sending

    async def save_seats(self, seats: Seats) -> None:
        await self._save(self.stored, seats)

    def send_table(self) -> None:
        self._cancel_presence()  # included in this message
        self.watchers.send_to_people(lambda person: TableChanged(table_state(self, person)))

    def _send_presence(self) -> bool:
        """Send everyone the new presence, now or a little later; returns whether it was now.

        Otherwise a client that comes and goes all the time would make work for everyone.
        """
        loop = asyncio.get_running_loop()
        wait = self._presence_sent + PRESENCE - loop.time()
        if wait > 0:
            if self._presence is None:
                self._presence = loop.call_later(wait, self._post_presence)
            return False
        self._presence_sent = loop.time()
        self.send_table()
        return True

    def _post_presence(self) -> None:
        """Through the mailbox: between two requests everything is stored."""
        self.mailbox.post(self._presence_is_due)

    async def _presence_is_due(self) -> None:
        self._presence_sent = asyncio.get_running_loop().time()
        self.send_table()

    def _cancel_presence(self) -> None:
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None

    async def _save(self, stored: StoredTable, seats: Seats, *, tell: bool = True) -> None:
        """Store the table, and send it. If the terms changed, everyone must be ready again."""
        stored = replace(stored, changed=now())
        if stored.status == "open" and terms_of(options_of(stored), seats) != self.terms:
            seats = seating.ask_again(seats)
        try:
            stored = await self._services.store.save_table(stored, seats)
        except GrachtenError as error:
            raise self.fail("a table could not be stored", error) from None
        self.stored, self.seats = stored, seats
        self.options = options_of(stored)
        if tell:
            self.send_table()

    def _check_there(self) -> None:
        if self.is_removed:
            raise no_table()

    def _check_open(self) -> None:
        self._check_there()
        if self.stored.status != "open":
            raise Refusal("conflict", "The game at this table has already started.")


def new_table(
    services: Services, table_id: str, host: Person, options: Options, seats: Seats
) -> StoredGame:
    """A new table. Its secret is drawn here, before anyone can contribute to the seed."""
    known_board(options.board)
    at = now()
    stored = StoredTable(
        id=table_id,
        board=options.board,
        rules=RULES_VERSION,
        status="open",
        host=host.id,
        options=msgspec.json.encode(options).decode(),
        public=options.public,
        secret=services.entropy.token_bytes(SECRET),
        salt=services.entropy.token_bytes(SECRET),
        seed=None,
        created=at,
        changed=at,
        started=None,
        started_tick=None,
        ended=None,
        result=None,
        rematch=None,
        version=0,
    )
    return StoredGame(stored, seats, ())
