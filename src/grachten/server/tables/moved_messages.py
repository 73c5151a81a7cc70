"""What everyone is sent after a step: `GameMoved`, as JSON.

A game in play sends little else, so what all receivers may know is written once per step, and each
seat's message is put together from parts. Still nothing is taken away: the shared part is what a
spectator sees, and a seat's own part is added to it.
"""

from functools import cached_property
from typing import Final

from grachten.protocol.actions import legal_to_json
from grachten.protocol.events import event_to_wire
from grachten.protocol.messages import GameMoved, Step
from grachten.protocol.position_json import (
    NULL,
    open_view_json,
    own_seat_json,
    seat_view_json,
    shape,
)
from grachten.rules.events import Event
from grachten.server.tables.message_builders import Timing
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.watching import encode

_MOVED: Final = shape(GameMoved, "bbdbbbbbb")
_STEP: Final = shape(Step, "ddb")


class MovedMessages:
    """The messages about the steps after number `since`, for as long as the position stands."""

    def __init__(self, table: str, step_log: StepLog, timing: Timing, since: int) -> None:
        self._table = encode(table)
        self._step_log = step_log
        self._clocks = encode(timing.clocks)
        self._overdue = encode(timing.overdue)
        self._since = since
        self._events: dict[int, tuple[Event, bytes]] = {}
        """By identity: everyone has the same object of an event that is open to all. The event is
        kept as well, so that no other one gets its identity."""

    def for_seat(self, seat: int | None) -> bytes:
        """The message for a seat, or for spectators (None)."""
        log = self._step_log
        can_undo = seat is not None and log.undoable(seat) is not None
        return _MOVED % (
            self._table,
            NULL if seat is None else b"%d" % seat,
            log.number,
            self._steps(seat),
            self._view(seat),
            self._legal(seat),
            b"true" if can_undo else b"false",
            self._clocks,
            self._overdue,
        )

    def _steps(self, seat: int | None) -> bytes:
        steps = [
            _STEP % (step.number, step.seat, b"[%b]" % b",".join(map(self._event, events)))
            for step, events in self._step_log.seen_since(seat, self._since)
        ]
        return b"[%b]" % b",".join(steps)

    def _event(self, event: Event) -> bytes:
        found = self._events.get(id(event))
        if found is None:
            found = self._events[id(event)] = event, encode(event_to_wire(event))
        return found[1]

    def _view(self, seat: int | None) -> bytes:
        if seat is None:
            return self._open_view
        return seat_view_json(self._open_view, own_seat_json(self._step_log.game, seat))

    @cached_property
    def _open_view(self) -> bytes:
        return open_view_json(self._step_log.game)

    def _legal(self, seat: int | None) -> bytes:
        game = self._step_log.game
        if seat is None or seat not in game.to_act:
            return b"[]"
        return legal_to_json(game.board, game.legal_for(seat))
