"""What is sent about a game in play: all of it, a step, or what a client has missed."""

import msgspec

from grachten.protocol.messages import GameShown, Undone
from grachten.server.tables.clocks import Clocks
from grachten.server.tables.message_builders import (
    Progress,
    Timing,
    game_shown,
    is_practice,
    table_changed,
)
from grachten.server.tables.moved_messages import MovedMessages
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.waiting import Waiting
from grachten.server.tables.watching import encode
from grachten.store import StoredStep


class GameMessages:
    def __init__(
        self, table: SavedTable, step_log: StepLog, clocks: Clocks, waiting: Waiting
    ) -> None:
        self._table = table
        self._step_log = step_log
        self._clocks = clocks
        self._waiting = waiting

    @property
    def progress(self) -> Progress:
        return Progress(
            self._step_log.number,
            self._overdue(),
            self._waiting.ending,
            is_practice(self._step_log, self._table.seats),
        )

    def shown(self, seat: int | None, undone: Undone | None = None) -> GameShown:
        shown = game_shown(self._table.id, self._step_log, seat, self._timing(), undone)
        if self._table.stored.status == "abandoned":  # for viewing only
            shown = msgspec.structs.replace(shown, legal=(), can_undo=False, clocks=None)
        return shown

    def caught_up(self, seat: int | None, since: int | None) -> bytes:
        """Brings a client at step `since` up to date; None: it has nothing yet."""
        is_over = self._table.stored.status == "abandoned"
        if since is None or is_over or not self._step_log.can_continue(since):
            return encode(self.shown(seat))
        return self._moved(since).for_seat(seat)

    def send_game(self, undone: Undone | None = None) -> None:
        self._table.send_to_seats(lambda seat: encode(self.shown(seat, undone)))

    def send_step(self, step: StoredStep) -> None:
        if step.undoes is None:
            self._table.send_to_seats(self._moved(step.number - 1).for_seat)
        else:
            self.send_game(Undone(step.seat, step.undoes))

    def send_table(self) -> None:
        self._table.send_to_people(table_changed(self._table, self.progress))

    def _moved(self, since: int) -> MovedMessages:
        return MovedMessages(self._table.id, self._step_log, self._timing(), since)

    def _timing(self) -> Timing:
        return Timing(self._clocks.faces(self._table.clock.tick), self._overdue())

    def _overdue(self) -> tuple[int | None, ...]:
        """For each seat, the milliseconds until the others may do something about it."""
        return self._waiting.overdue(self._step_log.game.to_act)
