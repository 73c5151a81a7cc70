"""A game with its hidden cards dealt by us: all that a seat has seen, and what others could have
seen with it."""

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from grachten.kernel.log import new_log
from grachten.kernel.records import Games
from grachten.rules import Game, GrachtenError, SeatView
from grachten.rules.events import Event
from grachten.rules.sight import SPECTATOR, seen_by
from grachten.rules.state import GameState


class ImaginedGame(Game):
    """It plays on like any game. It came from no seed, so that it has no record."""

    def __init__(self, view: SeatView, games: Games, events: Sequence[Event], seed: int) -> None:
        board = view.board
        self.board, self.players = board, view.players
        self.seed, self.youngest = seed, None
        self._games = np.asarray(games)
        self._state = GameState(games)
        self._legal = None
        self._open_table = None
        self._log = new_log()
        self._plays = []
        self._events = list(events)
        self._seen = {
            viewer: [seen_by(event, viewer) for event in events]
            for viewer in range(SPECTATOR, view.players)
        }
        self._known = [seat.known for seat in view.seats]
        self._lengths = [route.length for route in board.routes]
        self._score_sheet = None

    def record(self) -> NoReturn:
        raise GrachtenError("An imagined game has no record: its cards came from no seed.")

    def __copy__(self) -> "ImaginedGame":
        other: Any = super().__copy__()
        other.__class__ = ImaginedGame
        return other  # type: ignore[no-any-return] # it is one now

    copy = __copy__
