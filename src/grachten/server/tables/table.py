"""One table: its seats before the game, and the game.

Every method that changes something runs as a request in the table's mailbox, queued by `tables`, so
none runs while another does. Changes are stored first and sent afterwards.
"""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from grachten.protocol.company import Line, Said
from grachten.protocol.messages import Closed, Say, TableChanged, Write
from grachten.protocol.tables import Options, OptionsChange, SeatChange, SeatRequest, TableState
from grachten.server.company.conversation import Conversation
from grachten.server.people.counting import mark_counted
from grachten.server.refusals import (
    Refusal,
    no_seat,
    no_spectators,
    no_table,
    not_yet,
    not_yours,
    round_is_on,
)
from grachten.server.services import Services
from grachten.server.tables import lobby, seating
from grachten.server.tables.live_game import LiveGame
from grachten.server.tables.mailbox import Mailbox
from grachten.server.tables.message_builders import Progress, table_changed, table_state
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import Seats
from grachten.server.tables.terms import Terms
from grachten.server.tables.watching import Connection, Watcher, encode
from grachten.store import Person, StoredGame, StoredTable, series_without


class Table:
    """`failed` is called with the table's id when the store fails: it has to be reloaded."""

    def __init__(self, services: Services, game: StoredGame, failed: Callable[[str], None]) -> None:
        self.services = services
        self._saved = SavedTable(services, game, failed)
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
    def is_removed(self) -> bool:
        return self._saved.is_removed

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
        await self._save(lobby.change_options(self._saved, person, wanted), self.seats)
        return self.state_for(person)

    async def resize(self, person: Person, count: int) -> TableState:
        await self._save(self.stored, lobby.resize(self._saved, person, count))
        return self.state_for(person)

    async def seat(
        self, person: Person, number: int, request: SeatRequest, outside: Person | None = None
    ) -> TableState:
        """Sit down, put a bot there, or free the seat."""
        seats = lobby.give_seat(self._saved, person, number, request, outside)
        await self._save(self.stored, seats)
        return self.state_for(person)

    async def change_seat(self, person: Person, number: int, request: SeatChange) -> TableState:
        await self._save(self.stored, lobby.change_seat(self._saved, person, number, request))
        return self.state_for(person)

    async def make_ready(self, person: Person, contribution: bytes, terms: str) -> TableState:
        """When everyone is ready and no seat is open, the game begins."""
        seats = lobby.make_ready(self._saved, person, contribution, terms)
        if all(seat.who != "open" and seat.ready for seat in seats):
            await self._start(seats)
        else:
            await self._save(self.stored, seats)
        return self.state_for(person)

    async def make_unready(self, person: Person) -> TableState:
        await self._save(self.stored, lobby.make_unready(self._saved, person))
        return self.state_for(person)

    async def start(self, person: Person, contribution: bytes, terms: str) -> TableState:
        """The host starts the game."""
        await self._start(lobby.start(self._saved, person, contribution, terms))
        return self.state_for(person)

    async def leave(self, person: Person) -> None:
        """Before the game the seat is freed; during the game a bot plays until they return."""
        if self.live_game is not None:
            mine = seating.seats_of(self.seats, person.id)
            if not mine:
                raise no_seat()
            await self.live_game.leave(mine)
            return
        left = lobby.leave(self._saved, person)
        if left is None:
            await self.remove()
        else:
            await self._save(*left)

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
        await self._saved.save(lobby.deal(self._saved, seats), seats)
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

    async def reveal_game(self) -> None:
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
            raise no_seat()
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
        """A table that the server arranged comes to nothing: it is removed, and some wait again."""
        if self.stored.status == "open":
            stay = lobby.who_waits_again(self._saved, is_late=is_late)
            await self.services.store.dissolve(self.id, stay, self.lease)
            self._is_gone()

    def _is_gone(self) -> None:
        self._saved.is_removed = True
        closed = Closed(self.id)
        self._saved.send_to_people(lambda _person: closed)

    # Watching

    async def watch(self, connection: Connection, seat: int | None, since: int | None) -> Watcher:
        """Start watching the table; the current state is sent."""
        self._saved.check_there()
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
        self._saved.check_there()
        self._conversation.say(self._saved, person, message)
        return self._progress.number

    async def silence(self) -> int:
        """An operator removes what was said; returns how many lines there were."""
        return self._conversation.clear(self._saved)

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
