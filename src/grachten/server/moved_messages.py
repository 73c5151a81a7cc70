"""What everyone is sent after a step: `GameMoved`, encoded.

A game in play sends little else, so what all receivers may know is built and encoded once per step,
and each seat's message is put together from parts that are JSON already. Still nothing is taken
away: the shared part is what a spectator sees, and a seat's own part is added to it.
"""

from functools import cached_property
from typing import Final

import msgspec

from grachten.protocol.actions import legal_to_json
from grachten.protocol.messages import GameMoved, SeatClock
from grachten.protocol.views import OwnSeat, View, open_to_wire, own_to_wire
from grachten.server.message_builders import Timing
from grachten.server.step_log import StepLog
from grachten.server.watching import encode

_NOBODYS: Final = b"null}"
"""How an encoded view ends that belongs to no seat: `own` is its last field."""


class _Moved(msgspec.Struct, frozen=True, tag_field="type", tag="moved"):
    """`GameMoved`, with parts that are encoded already."""

    table: str
    seat: int | None
    number: int
    steps: msgspec.Raw
    view: msgspec.Raw
    legal: msgspec.Raw
    can_undo: bool
    clocks: tuple[SeatClock, ...] | None
    overdue: tuple[int | None, ...]


assert _Moved.__struct_fields__ == GameMoved.__struct_fields__
assert View.__struct_fields__[-1] == "own"


class MovedMessages:
    """The messages about the steps after number `since`, for as long as the position stands."""

    def __init__(self, table: str, step_log: StepLog, timing: Timing, since: int) -> None:
        self._table = table
        self._step_log = step_log
        self._timing = timing
        self._since = since

    def for_seat(self, seat: int | None) -> bytes:
        """The message for a seat, or for spectators (None)."""
        log = self._step_log
        return encode(
            _Moved(
                self._table,
                seat,
                log.number,
                msgspec.Raw(encode(log.steps_for(seat, self._since))),
                msgspec.Raw(self._view(seat)),
                msgspec.Raw(self._legal(seat)),
                seat is not None and log.undoable(seat) is not None,
                self._timing.clocks,
                self._timing.overdue,
            )
        )

    def _view(self, seat: int | None) -> bytes:
        if seat is None:
            return self._open_view
        own = encode(own_seat(self._step_log, seat))
        return b"%b%b}" % (self._open_view.removesuffix(_NOBODYS), own)

    @cached_property
    def _open_view(self) -> bytes:
        return encode(open_view(self._step_log))

    def _legal(self, seat: int | None) -> bytes:
        game = self._step_log.game
        if seat not in game.to_act:
            return b"[]"
        return legal_to_json(game.board, game.legal_for(seat))


def open_view(step_log: StepLog) -> View:
    """What everyone may know."""
    return open_to_wire(step_log.game.spectator_view())


def own_seat(step_log: StepLog, seat: int) -> OwnSeat:
    """What this seat alone may know."""
    return own_to_wire(step_log.game.view(seat))
