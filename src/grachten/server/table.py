"""One table: its seats before the game, and the game.

Every method that changes something is a request to the table's mailbox, made by `tables`; none of
them runs while another does. What is changed is stored first and told after.
"""

from dataclasses import replace
from typing import Final

import msgspec

from grachten.protocol.messages import Closed, TableChanged
from grachten.protocol.tables import (
    OpenSeatRequest,
    Options,
    SeatBot,
    SeatChange,
    SeatRequest,
    SitDown,
    TableState,
)
from grachten.rules import RULES_VERSION, GrachtenError
from grachten.rules.fair_shuffle import commitment_of
from grachten.server import seating
from grachten.server.house import House, known_board
from grachten.server.mailbox import Mailbox
from grachten.server.playing import Playing
from grachten.server.refusals import Refusal, no_table, not_yours
from grachten.server.seating import Seats
from grachten.server.telling import (
    options_of,
    result_json,
    shuffle_of,
    table_state,
)
from grachten.server.uptime import now
from grachten.server.watching import Line, Watcher, Watchers, encode
from grachten.store import Person, StoredGame, StoredSeat, StoredTable

SECRET: Final = 32
"""Bytes of the secret, of the salt, and of what each player adds."""


class Table:
    def __init__(self, house: House, game: StoredGame) -> None:
        self.stored = game.table
        self.seats: Seats = game.seats
        self.mailbox = Mailbox()
        self.watchers = Watchers()
        self.options: Options = options_of(game.table)
        self.commitment = commitment_of(game.table.secret, game.table.salt)
        self.is_gone = False
        self._house = house
        self.playing: Playing | None = None
        if self.stored.seed is not None and self.stored.status in ("playing", "over"):
            self.playing = Playing(house, self, game.steps)

    # What it is like

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return 0 if self.playing is None else self.playing.course.number

    @property
    def spectators(self) -> int:
        """People who look on without a seat."""
        seated = {seat.person for seat in self.seats}
        return len({watcher.person.id for watcher in self.watchers} - seated)

    @property
    def is_quiet(self) -> bool:
        """Could it be put away, until somebody asks for it again?"""
        is_still = not len(self.watchers) and self.mailbox.is_empty
        return is_still and (self.playing is None or self.playing.is_quiet)

    def is_here(self, seat: StoredSeat) -> bool:
        if seating.is_server_bot(seat):
            return True
        return seat.person is not None and self.watchers.has_person(seat.person)

    def state_for(self, person: Person) -> TableState:
        return table_state(self, person.id)

    def put_away(self) -> None:
        """Let go of the game. It refers to us: together we would have to wait to be collected."""
        if self.playing is not None:
            self.playing.stop()
            self.playing = None

    # Before the game

    async def set_options(self, person: Person, options: Options) -> TableState:
        """What people were ready for has changed: all but the host have to say so again."""
        self._check_open()
        seating.check_host(self.stored.host, person)
        known_board(options.board)
        others = [seat.person for seat in self.seats if seat.person and seat.person != person.id]
        seats = seating.not_ready(self.seats, others)
        stored = replace(
            self.stored,
            board=options.board,
            public=options.public,
            options=msgspec.json.encode(options).decode(),
        )
        await self._save(stored, seats)
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
                seats = seating.not_ready(seats, [person.id])  # one more seat to be ready for
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

    async def make_ready(self, person: Person, contribution: bytes) -> TableState:
        """When the last is ready and no seat is open, the game begins."""
        self._check_open()
        seats = seating.make_ready(self.seats, person, contribution)
        if all(seat.who != "open" and seat.ready for seat in seats):
            await self._start(seats)
        else:
            await self._save(self.stored, seats)
        return self.state_for(person)

    async def make_unready(self, person: Person) -> TableState:
        self._check_open()
        await self._save(self.stored, seating.not_ready(self.seats, [person.id]))
        return self.state_for(person)

    async def start(self, person: Person, contribution: bytes) -> TableState:
        """The host begins the game. If not all are ready, it is said who is missing."""
        self._check_open()
        seating.check_host(self.stored.host, person)
        seats = self.seats
        if seating.seats_of(seats, person.id):
            seats = seating.make_ready(seats, person, contribution)
        seating.check_start(seats)
        await self._start(seats)
        return self.state_for(person)

    async def leave(self, person: Person) -> None:
        """Before the game a seat is free again; in the game a bot plays on for who left."""
        mine = seating.seats_of(self.seats, person.id)
        if self.playing is not None:
            if not mine:
                raise Refusal("forbidden", "You have no seat at this table.")
            await self.playing.leave(mine)
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
        shuffle = shuffle_of(self.stored, seats)
        stored = replace(
            self.stored,
            status="playing",
            rules=RULES_VERSION,
            seed=str(shuffle.seed),
            started=now(),
            started_tick=self._house.uptime.tick,
        )
        await self._save(stored, seats, tell=False)
        self.playing = Playing(self._house, self, ())
        self._house.metrics.games.labels("begun").inc()
        self.tell_table()
        self.playing.begin()

    # After the game

    async def finish(self) -> None:
        assert self.playing is not None
        result = result_json(self.playing.course)
        stored = replace(self.stored, status="over", ended=now(), result=result)
        await self._save(stored, self.seats)
        self._house.metrics.games.labels("ended").inc()

    async def set_rematch(self, table: str) -> None:
        await self._save(replace(self.stored, rematch=table), self.seats)

    async def give_up(self) -> None:
        """Nobody has gone on with this game for a long time."""
        if self.stored.status == "playing" and self.playing is not None:
            self.playing.stop()
            self.playing = None
            await self._save(replace(self.stored, status="abandoned"), self.seats)

    async def remove(self) -> None:
        """The table is no more."""
        await self._house.store.remove_table(self.id)
        self.is_gone = True
        closed = Closed(self.id)
        self.watchers.tell_persons(lambda _person: closed)

    # Looking on

    async def watch(self, line: Line, seat: int | None, since: int | None) -> Watcher:
        """Somebody looks at the table from now on, and is told how it stands."""
        self._check_there()
        if seat is not None and (
            seat >= len(self.seats) or self.seats[seat].person != line.person.id
        ):
            raise not_yours()
        watcher = Watcher(line, seat)
        if self.playing is not None and not self.may_see(watcher):
            raise Refusal("forbidden", "This table has no spectators.")
        was_here = self.watchers.has_person(line.person.id)
        self.watchers.add(watcher)
        if was_here:
            line.send(encode(TableChanged(self.state_for(line.person))))
        else:
            self.tell_table()
        if self.playing is not None:
            line.send(self.playing.caught_up(seat, since))
            if seat is not None:
                await self.playing.came_back([seat])
        return watcher

    async def unwatch(self, line: Line, seat: int | None) -> None:
        if self.watchers.remove(line, seat) and not self.watchers.has_person(line.person.id):
            self.tell_table()

    def check_may_know(self, person: Person) -> None:
        """Afterwards, who had a seat may know everything; others, where they could look on."""
        if not (self.options.spectators or seating.seats_of(self.seats, person.id)):
            raise Refusal("forbidden", "This table has no spectators.")

    def may_see(self, watcher: Watcher) -> bool:
        """May it be shown the game? Who has a seat may; others, where the table allows it."""
        return (
            watcher.seat is not None
            or self.options.spectators
            or bool(seating.seats_of(self.seats, watcher.person.id))
        )

    # Keeping and telling

    async def save_seats(self, seats: Seats) -> None:
        await self._save(self.stored, seats)

    def tell_table(self) -> None:
        self.watchers.tell_persons(lambda person: TableChanged(table_state(self, person)))

    async def _save(self, stored: StoredTable, seats: Seats, *, tell: bool = True) -> None:
        stored = replace(stored, changed=now())
        try:
            stored = await self._house.store.save_table(stored, seats)
        except GrachtenError:
            raise Refusal("unavailable", "That could not be kept; please try again.") from None
        self.stored, self.seats = stored, seats
        self.options = options_of(stored)
        if tell:
            self.tell_table()

    def _check_there(self) -> None:
        if self.is_gone:
            raise no_table()

    def _check_open(self) -> None:
        self._check_there()
        if self.stored.status != "open":
            raise Refusal("conflict", "The game at this table has begun already.")


def new_table(
    house: House, table_id: str, host: Person, options: Options, seats: Seats
) -> StoredGame:
    """A table nobody has seen yet. Its secret is drawn here, before anybody can add to it."""
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
        secret=house.entropy.token_bytes(SECRET),
        salt=house.entropy.token_bytes(SECRET),
        seed=None,
        created=at,
        changed=at,
        started=None,
        started_tick=None,
        ended=None,
        result=None,
        rematch=None,
    )
    return StoredGame(stored, seats, ())
