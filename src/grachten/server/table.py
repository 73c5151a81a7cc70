"""One table: its seats before the game, and the game.

Every method that changes something runs as a request in the table's mailbox, queued by `tables`, so
none runs while another does. Changes are stored first and sent afterwards.
"""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from grachten.protocol.company import Line, Said
from grachten.protocol.messages import Closed, Say, TableChanged, Write
from grachten.protocol.tables import (
    OpenSeatRequest,
    Options,
    OptionsChange,
    SeatBot,
    SeatChange,
    SeatRequest,
    SitDown,
    TableState,
)
from grachten.rules import RULES_VERSION
from grachten.server import seating
from grachten.server.conversation import Conversation
from grachten.server.counting import mark_counted
from grachten.server.live_game import LiveGame
from grachten.server.mailbox import Mailbox
from grachten.server.message_builders import Progress, table_changed, table_state
from grachten.server.refusals import (
    Refusal,
    no_spectators,
    no_table,
    not_yet,
    not_yours,
    round_is_on,
)
from grachten.server.saved_table import SavedTable
from grachten.server.seating import Seats
from grachten.server.services import Services, known_board
from grachten.server.stored_tables import shuffle_of
from grachten.server.terms import Terms
from grachten.server.uptime import now
from grachten.server.watching import Connection, Watcher, encode
from grachten.store import Person, StoredGame, StoredTable, series_without


class Table:
    """`failed` is called with the table's id when the store fails: it has to be reloaded."""

    def __init__(self, services: Services, game: StoredGame, failed: Callable[[str], None]) -> None:
        self.services = services
        self._saved = SavedTable(services, game, failed)
        self.is_removed = False
        self._conversation = Conversation(services.settings)
        self.live_game: LiveGame | None = None
        if self.stored.seed is not None and self.stored.status != "open":
            self.live_game = LiveGame(services, self._saved, game.steps)

    # State

    @property
    def id(self) -> str:
        return self._saved.id

    @property
    def stored(self) -> StoredTable:
        return self._saved.stored

    @property
    def seats(self) -> Seats:
        return self._saved.seats

    @property
    def options(self) -> Options:
        return self._saved.options

    @property
    def terms(self) -> Terms:
        return self._saved.terms

    @property
    def lease(self) -> int:
        return self._saved.lease

    @property
    def mailbox(self) -> Mailbox:
        return self._saved.mailbox

    @property
    def is_usable(self) -> bool:
        """False once the table is removed or the store has failed."""
        return not (self.is_removed or self._saved.has_failed)

    @property
    def is_watched(self) -> bool:
        return bool(len(self._saved.watchers))

    @property
    def spectators(self) -> int:
        """People who watch without a seat."""
        return self._saved.spectators

    @property
    def is_idle(self) -> bool:
        """Can it be unloaded until somebody asks for it again?"""
        nobody_needs_it = not self.is_watched and self.mailbox.is_empty
        return nobody_needs_it and (self.live_game is None or self.live_game.is_idle)

    @property
    def wakes_at(self) -> float | None:
        """When it has to be in memory again, for a clock (by that of the event loop)."""
        return None if self.live_game is None else self.live_game.wakes_at

    @property
    def the_game(self) -> LiveGame:
        if self.live_game is None:
            raise Refusal("conflict", "There is no game at this table.")
        return self.live_game

    def state_for(self, person: Person) -> TableState:
        return table_state(self._saved, person.id, self._progress)

    @property
    def is_secret(self) -> bool:
        """Is it the deal of a day that others have still to play?"""
        return self._saved.is_secret

    def may_know(self, person: Person) -> bool:
        return self._saved.may_know(person.id)

    def check_may_know(self, person: Person) -> None:
        """After the game players may know everything; others, if the table allowed spectators."""
        if self.is_secret:
            raise not_yet()
        if self._saved.is_closed:
            raise round_is_on()
        if not self.may_know(person):
            raise no_spectators()

    def check_may_look(self, person: Person) -> None:
        """Whoever plays a deal that others play too does so unseen: even the points tell them
        something."""
        if self.options.deal is not None and not seating.seats_of(self.seats, person.id):
            raise no_table()

    def stop(self) -> None:
        """Nothing more happens by itself."""
        self._saved.presence.cancel()
        if self.live_game is not None:
            self.live_game.stop()

    def unload(self) -> None:
        """Whoever still holds it finds no game here, and has to ask for it again."""
        self.stop()
        self.live_game = None

    def drop(self) -> None:
        """Another node leads it now, or will."""
        self._saved.let_go()
        self.unload()

    @property
    def _progress(self) -> Progress:
        return Progress() if self.live_game is None else self.live_game.progress

    # Before the game

    async def change_options(self, person: Person, wanted: OptionsChange) -> TableState:
        if self.stored.status == "playing" and wanted == OptionsChange(pace=wanted.pace):
            seating.check_only_bots(self.seats, person)
        else:
            self._check_changeable()
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
        self._check_changeable()
        seating.check_host(self.stored.host, person)
        await self._save(self.stored, seating.resize(self.seats, count))
        return self.state_for(person)

    async def seat(
        self, person: Person, number: int, request: SeatRequest, outside: Person | None = None
    ) -> TableState:
        """Sit down, put a bot there, or free the seat."""
        self._check_changeable()
        is_host = self.stored.host == person.id
        match request:
            case SitDown():
                seats = seating.sit(self.seats, number, person, request)
            case SeatBot():
                seating.check_host(self.stored.host, person)
                seats = seating.seat_bot(self.seats, number, request, outside, self.id)
            case OpenSeatRequest():
                seats = seating.free(self.seats, number, person, is_host=is_host)
        await self._save(self.stored, seats)
        return self.state_for(person)

    async def change_seat(self, person: Person, number: int, request: SeatChange) -> TableState:
        if request.youngest is None:
            self._check_open()
        else:
            self._check_changeable()
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

    async def part(self, person: Person) -> None:
        """Leave for good, so that nothing names this person any more. In play they resign; a bot
        is replaced by one of the server's. What is over is not changed here."""
        mine = seating.seats_of(self.seats, person.id)
        if self.stored.status == "open":
            if mine or self.stored.host == person.id:
                await self.leave(person)
        elif self.stored.status == "playing":
            host = seating.next_host(self.seats, person.id)
            if host is None:  # only the server's bots are left
                await self.remove()
                return
            await self.the_game.part(person, mine)
            stored = (
                self.stored if self.stored.host != person.id else replace(self.stored, host=host)
            )
            if stored.series is not None:
                stored = replace(stored, series=series_without(stored.series, [person.id]))
            await self._save(stored, seating.forget(self.seats, person.id))

    async def _start(self, seats: Seats) -> None:
        seating.check_company(seats, allowed=self.services.settings.bot_games)
        shuffle = shuffle_of(self.stored, seats)
        stored = replace(
            self.stored,
            status="playing",
            rules=RULES_VERSION,
            seed=str(shuffle.seed),
            started=now(),
            started_tick=self._saved.clock.tick,
        )
        await self._saved.save(stored, seats)
        self.live_game = LiveGame(self.services, self._saved, ())
        self.services.metrics.games.labels("begun").inc()
        self._send()
        self.live_game.begin()

    # During the game

    async def note_hint(self, number: int) -> None:
        """The player of a seat gets a hint: everyone at the table sees that they have had one."""
        if not self.seats[number].hinted:
            await self._save(self.stored, seating.note_hint(self.seats, number))

    # After the game

    async def count(self) -> None:
        """Store what the game means for its players, if that was not done when it ended."""
        if self.stored.status in ("over", "abandoned"):
            if self.live_game is None:  # it never began
                await mark_counted(self.services.store, self.id)
            else:
                await self.live_game.count()

    async def set_rematch(self, table: str) -> None:
        await self._save(replace(self.stored, rematch=table), self.seats)

    async def open_record(self) -> None:
        """The round of its event is over: what was closed may be seen."""
        place = self.options.event
        if place is None or not place.closed:
            return
        options = msgspec.structs.replace(
            self.options, event=msgspec.structs.replace(place, closed=False)
        )
        stored = replace(self.stored, options=msgspec.json.encode(options).decode())
        await self._save(stored, self.seats)

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

    async def end_as_it_stands(self) -> None:
        """The time for the round of an event is up: the points that players have now count."""
        if self.stored.status == "playing":
            await self.the_game.end_as_it_stands()

    async def give_up(self) -> None:
        """Nobody has continued this game for a long time, or an operator ends it."""
        if self.stored.status == "playing":
            await self.the_game.give_up()

    async def end_with_day(self) -> None:
        """The deal of a day is played on that day, or not at all."""
        if self.live_game is not None and self.live_game.is_too_late:
            await self.live_game.give_up()

    async def remove(self) -> None:
        """The table no longer exists."""
        if self.live_game is not None:
            self.live_game.stop()
        await self.services.store.remove_table(self.id, self.lease)
        self._is_gone()

    async def dissolve(self, *, is_late: bool) -> None:
        """A table that the server arranged comes to nothing, because somebody has left or, if it
        `is_late`, has not answered: those who are not to blame wait again."""
        if self.stored.status != "open":
            return
        somebody_left = any(seat.who == "open" for seat in self.seats)  # nobody can be ready then
        stay = [
            seat.person
            for seat in self.seats
            if seat.person is not None and (seat.ready or somebody_left or not is_late)
        ]
        await self.services.store.dissolve(self.id, stay, self.lease)
        self._is_gone()

    def _is_gone(self) -> None:
        self.is_removed = True
        closed = Closed(self.id)
        self._saved.send_to_people(lambda _person: closed)

    # Watching

    async def watch(self, connection: Connection, seat: int | None, since: int | None) -> Watcher:
        """Start watching the table; the current state is sent."""
        self._check_there()
        if seat is not None and (
            seat >= len(self.seats) or self.seats[seat].person != connection.person.id
        ):
            raise not_yours()
        await self.end_with_day()
        game, watchers = self.live_game, self._saved.watchers
        watcher = Watcher(connection, seat)
        viewpoints = self._saved.viewpoints(watcher)
        if game is not None and not viewpoints:
            raise round_is_on() if self._saved.is_closed else no_spectators()
        was_here = watchers.has_person(connection.person.id)
        watchers.add(watcher)
        if game is not None:
            game.waiting.came(connection.person.id)
        if was_here or not self._send_presence():
            connection.send(encode(TableChanged(self.state_for(connection.person))))
        if self._conversation.lines:
            connection.send(encode(Said(self.id, self._conversation.lines, earlier=True)))
        if game is not None:
            for viewpoint in viewpoints:
                connection.send(game.caught_up(viewpoint, since))
            if self.stored.status == "playing":
                await game.came_back([each for each in viewpoints if each is not None])
        return watcher

    async def unwatch(self, connection: Connection, seat: int | None) -> None:
        person, watchers = connection.person.id, self._saved.watchers
        if watchers.remove(connection, seat) and not watchers.has_person(person):
            if self.live_game is not None:
                self.live_game.waiting.went(person)
            self._send_presence()

    # Talking

    @property
    def conversation(self) -> tuple[Line, ...]:
        """What was said here lately."""
        return self._conversation.lines

    async def say(self, person: Person, message: Say | Write) -> int:
        """Everyone at the table hears it; returns the number of the last step."""
        self._check_there()
        lines = self._conversation.add(self._saved, person, message)
        if lines:
            said = Said(self.id, lines, earlier=False)
            self._saved.watchers.send_to_people(lambda _person: said, self._saved.may_hear)
        return self._progress.number

    async def silence(self) -> int:
        """An operator removes what was said; returns how many lines there were."""
        count = self._conversation.clear()
        said = Said(self.id, (), earlier=True)
        self._saved.watchers.send_to_people(lambda _person: said)
        return count

    # Saving and sending

    async def _save(self, stored: StoredTable, seats: Seats) -> None:
        await self._saved.save(stored, seats)
        self._send()

    def _send(self) -> None:
        self._saved.send_to_people(table_changed(self._saved, self._progress))

    def _send_presence(self) -> bool:
        """Send everyone who is here, now or a little later; returns whether it was now.

        Later means through the mailbox: between two requests everything is stored.
        """
        if self._saved.presence.postpone(lambda: self.mailbox.post(self._presence_is_due)):
            return False
        self._send()
        return True

    async def _presence_is_due(self) -> None:
        self._send()

    def _check_there(self) -> None:
        if self.is_removed:
            raise no_table()

    def _check_open(self) -> None:
        self._check_there()
        if self.stored.status != "open":
            raise Refusal("conflict", "The game at this table has already started.")

    def _check_changeable(self) -> None:
        """Whoever looked for opponents gets what they looked for."""
        self._check_open()
        if self.options.arranged:
            raise Refusal("conflict", "This table was arranged for you: it stays as it is.")
