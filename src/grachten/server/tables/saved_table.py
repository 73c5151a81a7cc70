"""A table as it is stored, and everyone who watches it.

`Table` and its `LiveGame` both stand on this, and the game knows no more of its table. Changes are
saved first and sent afterwards.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Final

import structlog

from grachten.protocol.messages import ServerMessage
from grachten.rules import GrachtenError
from grachten.rules.fair_shuffle import commitment_of
from grachten.server.dates import today
from grachten.server.refusals import Refusal, no_table, not_stored
from grachten.server.services import Services
from grachten.server.tables import seating
from grachten.server.tables.mailbox import Mailbox
from grachten.server.tables.presence import Presence
from grachten.server.tables.seating import Seats
from grachten.server.tables.stored_tables import options_of
from grachten.server.tables.terms import Terms, terms_of
from grachten.server.tables.watching import Watcher, Watchers
from grachten.server.uptime import TableClock, now
from grachten.store import StoredGame, StoredSeat, StoredTable

log: Final = structlog.get_logger("grachten.server")


class SavedTable:
    """`failed` is called with the table's id when the store fails: it has to be reloaded."""

    def __init__(self, services: Services, game: StoredGame, failed: Callable[[str], None]) -> None:
        self.stored = game.table
        self.lease = game.lease
        self.clock = TableClock(services.uptime, game.skipped)
        self.seats: Seats = game.seats
        self.options = options_of(game.table)
        self.commitment = commitment_of(game.table.secret, game.table.salt)
        self.mailbox = Mailbox()
        self.watchers = Watchers()
        self.presence = Presence()
        self.has_failed = False
        self.is_removed = False
        self._store = services.store
        self._calendar = services.calendar
        self._failed = failed

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def terms(self) -> Terms:
        """What players agree to by being ready."""
        return terms_of(self.options, self.seats)

    def check_there(self) -> None:
        if self.is_removed:
            raise no_table()

    # Who is there

    @property
    def spectators(self) -> int:
        """People who watch without a seat."""
        seated = {seat.person for seat in self.seats}
        return len({watcher.person.id for watcher in self.watchers} - seated)

    def is_here(self, seat: StoredSeat) -> bool:
        if seating.is_server_bot(seat):
            return True
        return seat.person is not None and self.watchers.has_person(seat.person)

    @property
    def day(self) -> date | None:
        """The day whose deal is played here, if any."""
        deal = self.options.deal
        return None if deal is None or deal.day is None else date.fromisoformat(deal.day)

    @property
    def is_secret(self) -> bool:
        """Is it the deal of a day that others have still to play?"""
        return self.day is not None and self.day >= today(self._calendar)

    @property
    def is_too_late(self) -> bool:
        """Is it the deal of a day that is over?"""
        return self.day is not None and not self.is_secret

    @property
    def is_closed(self) -> bool:
        """Is the same deal still being played at other tables?"""
        return self.options.event is not None and self.options.event.closed

    def may_know(self, person: str) -> bool:
        """Players may know the whole game; others, if the table allows spectators. While others
        have still to play the same deal, nobody may."""
        if self.is_secret or self.is_closed:
            return False
        return self.options.spectators or bool(seating.seats_of(self.seats, person))

    def viewpoints(self, watcher: Watcher) -> tuple[int | None, ...]:
        """The seats from which it sees the game; None is the spectators' view.

        Without a choice of its own, a player sees it from all their seats.
        """
        if watcher.seat is not None:
            return (watcher.seat,)
        mine = seating.seats_of(self.seats, watcher.person.id)
        if mine or self.is_closed or not self.options.spectators:
            return mine
        return (None,)

    def may_hear(self, person: str) -> bool:
        """Before the game, everybody who knows the table hears what is said there. Whoever stays on
        without a seat when a game begins that allows no spectators hears no more."""
        if self.stored.status == "open" or self.options.spectators:
            return True
        return bool(seating.seats_of(self.seats, person))

    # Saving and sending

    async def save(self, stored: StoredTable, seats: Seats) -> None:
        """If the terms have changed, everyone must be ready again."""
        stored = replace(stored, changed=now())
        if stored.status == "open" and terms_of(options_of(stored), seats) != self.terms:
            seats = seating.ask_again(seats)
        try:
            stored = await self._store.save_table(stored, seats, self.lease)
        except GrachtenError as error:
            raise self.fail("a table could not be stored", error) from None
        self.stored, self.seats = stored, seats
        self.options = options_of(stored)

    def fail(self, what: str, error: GrachtenError) -> Refusal:
        """The store has failed: the stored state is the truth, and this table does nothing more.

        The write may have happened or not. Waiting and new requests are refused, live connections
        are closed, and the table is reloaded.
        """
        log.error(what, why=str(error), cause=repr(error.__cause__))
        self.let_go()
        self._failed(self.id)
        return not_stored()

    def let_go(self) -> None:
        """This table does nothing more, and its clients have to reconnect."""
        self.has_failed = True
        self.mailbox.close(not_stored)
        for watcher in self.watchers:
            watcher.connection.close()

    def send_to_people(self, message: Callable[[str], ServerMessage]) -> None:
        """Send everyone the table, as a message built for each person."""
        self.presence.cancel()  # who is here is in this message
        self.watchers.send_to_people(message)

    def send_to_seats(self, message: Callable[[int | None], bytes]) -> None:
        """Send everyone who may see it the game, as a message encoded for each seat."""
        self.watchers.send_to_seats(message, self.viewpoints)
