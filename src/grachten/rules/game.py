"""One game, for people who write Python."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from grachten.kernel import games as kernel
from grachten.kernel.layout import DRAWN, GAME
from grachten.kernel.legality import ANY_KEEP
from grachten.kernel.log import new_log
from grachten.kernel.shuffling import seed_words
from grachten.rules.actions import Action, KeepContracts, TakeFaceUp
from grachten.rules.board import DEFAULT_BOARD, Board
from grachten.rules.cards import Hand
from grachten.rules.errors import (
    GrachtenError,
    IllegalAction,
    RecordError,
    short,
    whole_number,
)
from grachten.rules.events import ContractsChosen, Event, GameEnded, SeatScored
from grachten.rules.game_record import GameRecord, Play, check_rules
from grachten.rules.legal import LegalActions
from grachten.rules.log_reader import read_log
from grachten.rules.reasons import why_not
from grachten.rules.scoring import ScoreSheet, count_up
from grachten.rules.showing import picture
from grachten.rules.sight import SPECTATOR, note_known, seen_by
from grachten.rules.state import GameState, Phase
from grachten.rules.views import (
    OpenTable,
    SeatView,
    SpectatorView,
    open_table,
    seat_view,
    spectator_view,
)

SEEDS: Final = 2**256


class Game:
    """A game in play: `Game.new(players=3, seed=7)`, then `play` until it `is_over`.

    The game knows everything. Players and bots get a `view` of what their seat may know.
    """

    def __init__(self, board: Board, players: int, seed: int, youngest: int | None) -> None:
        players, seed = whole_number(players, "players"), whole_number(seed, "seed")
        youngest = None if youngest is None else whole_number(youngest, "youngest")
        fewest, most = board.players
        if not fewest <= players <= most:
            raise GrachtenError(
                f"The game is for {fewest} to {most} players, not {short(players)}."
            )
        if not 0 <= seed < SEEDS:
            raise GrachtenError("A seed is a whole number from 0 to 2**256 - 1.")
        if youngest is not None and not 0 <= youngest < players:
            raise GrachtenError(f"There is no seat {short(youngest)} with {players} players.")
        self.board = board
        self.players = players
        self.seed = seed
        self.youngest = youngest
        self._games = np.zeros(1, GAME)
        self._state = GameState(self._games)
        self._legal: LegalActions | None = None
        self._open_table: tuple[GameState, OpenTable] | None = None
        self._log = new_log()
        self._plays: list[Play] = []
        self._events: list[Event] = []
        self._seen: dict[int, list[Event]] = {viewer: [] for viewer in range(SPECTATOR, players)}
        self._known = [Hand()] * players
        self._lengths = [route.length for route in board.routes]
        self._score_sheet: ScoreSheet | None = None
        first = DRAWN if youngest is None else youngest
        self._carry_out(kernel.new_game, players, seed_words(seed), first)

    @staticmethod
    def new(
        players: int = 2,
        seed: int | None = None,
        board: Board | str | Path = DEFAULT_BOARD,
        youngest: int | None = None,
    ) -> "Game":
        """A new game. Without a seed the deal is drawn; without a youngest seat, who begins too."""
        if not isinstance(board, Board):
            board = Board.load(board)
        return Game(board, players, secrets.randbelow(SEEDS) if seed is None else seed, youngest)

    # What the game is

    @property
    def first(self) -> int:
        """2.5: the seat that begins."""
        return self._state.first

    @property
    def phase(self) -> Phase:
        """What the seat whose decision it is has to decide."""
        return self._state.phase

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._state.phase == "over"

    @property
    def seat(self) -> int:
        """The seat whose decision it is; at set-up the first, in turn order, to be waited for."""
        return self._state.seat

    @property
    def to_act(self) -> tuple[int, ...]:
        """Every seat that may act now: at set-up all that have not chosen (2.4)."""
        return self._state.to_act

    @property
    def state(self) -> GameState:
        """Everything, hidden cards included: for records, tests and referees, not for players."""
        return self._state

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, hidden cards included."""
        return tuple(self._events)

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def known(self) -> tuple[Hand, ...]:
        """8.1: the cards that everyone knows each seat to hold."""
        return tuple(self._known)

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """7.2 to 7.4: the count, once the game is over."""
        return self._score_sheet

    # What may be known

    def view(self, seat: int) -> SeatView:
        """What this seat may know."""
        seat = self._checked_seat(seat)
        return seat_view(self._open(), self._state, self._seen[seat], seat)

    def spectator_view(self) -> SpectatorView:
        """What lies open on the table."""
        return spectator_view(self._open(), self._seen[SPECTATOR])

    def events_since(self, number: int) -> tuple[Event, ...]:
        """What happened after the first `number` events, hidden cards included."""
        return tuple(self._events[number:])

    def events_for(self, seat: int, since: int = 0) -> tuple[Event, ...]:
        """What happened, as this seat saw it, without the first `since` events."""
        return tuple(self._seen[self._checked_seat(seat)][since:])

    def spectator_events(self, since: int = 0) -> tuple[Event, ...]:
        """What happened, as spectators saw it, without the first `since` events."""
        return tuple(self._seen[SPECTATOR][since:])

    # What can be done

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat whose decision it is may do."""
        if self._legal is None:
            words = kernel.legal(self.board.tables, self._games, 0)
            self._legal = LegalActions(self.board, words, self._state.market)
        return self._legal

    def legal_for(self, seat: int) -> LegalActions:
        """What a seat may do now, which is nothing while others decide."""
        if self._checked_seat(seat) not in self.to_act:
            return LegalActions(self.board, (0, 0, 0, 0, 0), self._state.market)
        if self._state.phase == "set-up":
            return LegalActions(self.board, (int(ANY_KEEP), 0, 0, 0, 0), self._state.market)
        return self.legal_actions

    def play(self, action: Action, seat: int | None = None) -> None:
        """Do an action: of the seat whose decision it is or, at set-up, of any that has to choose.

        An action that the rules forbid raises `IllegalAction`, which says why, and changes nothing.
        """
        seat = self._state.seat if seat is None else self._checked_seat(seat)
        action = _checked_action(action)
        reason = self.why_not(action, seat)
        if reason is not None:
            raise reason
        if self._state.phase == "set-up" and isinstance(action, KeepContracts):
            self._happened(ContractsChosen(seat, action.choice))
            self._carry_out(kernel.choose_contracts, seat, action.id)
        elif isinstance(action, TakeFaceUp) and action.space is not None:
            self._carry_out(kernel.take_space, action.space)
        else:
            self._carry_out(kernel.apply_unchecked, action.id)
        self._plays.append(Play(seat, action))

    def why_not(self, action: Action, seat: int | None = None) -> IllegalAction | None:
        """Why a seat cannot do this now, in words and with the rule; None if it can."""
        seat = self._state.seat if seat is None else self._checked_seat(seat)
        action = _checked_action(action)
        if self._state.phase == "over":
            return IllegalAction("The game is over.", "7.1")
        if self._state.phase != "set-up" and seat != self._state.seat:
            return IllegalAction(f"It is not your turn: seat {self._state.seat} is to act.", "2.5")
        if action in self.legal_for(seat):
            return None
        return why_not(self.board, self._state, seat, action)

    # Keeping it

    def record(self) -> GameRecord:
        """The game so far, as seed and actions."""
        return GameRecord(self.board.id, self.players, self.seed, self.youngest, tuple(self._plays))

    @staticmethod
    def replay(record: GameRecord, board: Board | None = None) -> "Game":
        """Play a recorded game again. A board of one's own has to be given."""
        check_rules(record.rules)
        if board is not None and board.id != record.board:
            raise RecordError(f"The game was played on {record.board!r}, not on {board.id!r}.")
        game = Game.new(
            record.players,
            record.seed,
            Board.load(record.board) if board is None else board,
            record.youngest,
        )
        for index, play in enumerate(record.plays):
            try:
                game.play(play.action, play.seat)
            except GrachtenError as error:
                raise RecordError(f"Action {index} cannot be replayed: {error}") from error
        return game

    def __copy__(self) -> "Game":
        """A game of its own that goes on from here."""
        other = Game.__new__(Game)
        games = self._games.copy()
        other.__dict__.update(
            self.__dict__,
            _games=games,
            _state=GameState(games),
            _log=new_log(),
            _plays=self._plays.copy(),
            _events=self._events.copy(),
            _seen={viewer: events.copy() for viewer, events in self._seen.items()},
            _known=self._known.copy(),
        )
        return other

    copy = __copy__

    def _repr_svg_(self) -> str | None:
        """The position with all hidden cards, in a notebook; a player looks at `view(seat)`."""
        return picture(self)

    def __repr__(self) -> str:
        return f"<Game of {self.players} on {self.board.id}: {self.phase}, seat {self.seat}>"

    def _checked_seat(self, seat: int) -> int:
        seat = whole_number(seat, "seat")
        if not 0 <= seat < self.players:
            raise GrachtenError(f"There is no seat {short(seat)} with {self.players} players.")
        return seat

    def _open(self) -> OpenTable:
        """What everyone may know of the position: worked out once, for all who ask."""
        if self._open_table is None or self._open_table[0] is not self._state:
            table = open_table(self.board, self._state, self._known)
            self._open_table = (self._state, table)
        return self._open_table[1]

    def _carry_out(self, change: Callable[..., None], *arguments: Any) -> None:
        """Let the kernel change the game and say what happened."""
        self._log[0] = 1
        change(self.board.tables, self._games, 0, *arguments, self._log)
        while self._log[0] > len(self._log):  # many sweeps in a row: again, with a longer log
            self._state.restore(self._games)
            self._log = new_log(2 * len(self._log))
            change(self.board.tables, self._games, 0, *arguments, self._log)
        self._state = GameState(self._games)
        self._legal = None
        for event in read_log(self._log):
            self._happened(event)
        if self._state.phase == "over":
            self._count_up()

    def _happened(self, event: Event) -> None:
        self._events.append(event)
        for viewer, seen in self._seen.items():
            seen.append(seen_by(event, viewer))
        note_known(self._known, event, self._lengths)

    def _count_up(self) -> None:
        self._score_sheet = count_up(self.board, self._state)
        for seat, score in enumerate(self._score_sheet.seats):
            self._happened(SeatScored(seat, score))
        self._happened(GameEnded(self._score_sheet.winners))


def _checked_action(action: Action) -> Action:
    """The action with plain numbers, whatever kind of number its space was given as."""
    if not isinstance(action, Action):
        raise GrachtenError(f"{short(action)} is not an action.")
    if isinstance(action, TakeFaceUp) and action.space is not None:
        return TakeFaceUp(action.card, whole_number(action.space, "space"))
    return action
