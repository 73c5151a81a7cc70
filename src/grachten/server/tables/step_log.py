"""The log of a game at a table: its stored steps, and undo.

A step is an action of a seat, or the undo of one. Steps are numbered from 1, and an undone step
keeps its number.
"""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from grachten.protocol.events import event_to_wire
from grachten.protocol.messages import Step
from grachten.rules import Action, Board, Game, GrachtenError, TakeFaceUp
from grachten.rules.events import (
    CardTaken,
    ContractsChosen,
    ContractsKept,
    DeckShuffled,
    Event,
    LastRoundBegan,
    RouteClaimed,
    TurnPassed,
)
from grachten.server.refusals import Refusal
from grachten.store import StoredStep

HARMLESS: Final = (
    CardTaken,
    ContractsChosen,
    ContractsKept,
    DeckShuffled,  # the discards were open, and nobody learns the order of the new deck
    LastRoundBegan,
    RouteClaimed,
    TurnPassed,
)
"""Events that reveal nothing hidden. A step with any other event cannot be undone."""


MOST_UNDONE: Final = 30
"""Steps that a seat may undo in one game: enough for anyone who really plays."""

MOST_TRIED_AGAIN: Final = 500
"""The same against bots alone, where trying again is the point. All of them are stored."""


class StepLog:
    """`alone` is a seat that plays against bots only and may take back any of its steps, with
    everything that followed. A game in which it did so is practice.

    `branched`: the game begins with so many steps of another one. They stay, everything after them
    may be taken back, and the game is practice from the start.

    `final`: nothing can be taken back at all.
    """

    def __init__(  # noqa: PLR0913 - a deal, and what may be taken back
        self,
        board: Board,
        players: int,
        seed: int,
        youngest: int | None,
        *,
        alone: int | None = None,
        branched: int | None = None,
        final: bool = False,
    ) -> None:
        self._start = (board, players, seed, youngest)
        self._alone = alone
        self._branched = branched
        self._final = final
        self._steps: list[StoredStep] = []
        self._requests: dict[str, int] = {}
        self._last_undo = 0
        self._undone: Counter[int] = Counter()
        self._is_practice = branched is not None
        self._deal()

    @property
    def game(self) -> Game:
        return self._game

    @property
    def number(self) -> int:
        """The number of the last step."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[StoredStep, ...]:
        return tuple(self._steps)

    @property
    def standing(self) -> tuple[StoredStep, ...]:
        """The steps that were not undone."""
        return tuple(step for step, _ in self._live)

    @property
    def decision(self) -> int:
        """A number for the situation: the steps that stand. At set-up, where all choose at the same
        time and in any order, it stays 0."""
        return 0 if self._game.phase == "set-up" else len(self._live)

    @property
    def last_undo(self) -> int:
        """The number of the last step that was an undo; 0 if there is none."""
        return self._last_undo

    @property
    def is_practice(self) -> bool:
        """Was anything taken back that could not have been taken back in a game between people, or
        does it go on from another game?"""
        return self._is_practice

    def number_of(self, request: str) -> int | None:
        """The number of the step that this request became, if it was carried out."""
        return self._requests.get(request)

    # Playing

    def play(self, action: Action, step: StoredStep) -> StoredStep:
        """Carry out a new action, and return its step with the number to store it by.

        An illegal action changes nothing.
        """
        self._game.play(action, step.seat)
        space = action.space if isinstance(action, TakeFaceUp) else None
        step = replace(step, action=action.id, space=space)
        self._live.append((step, self._game.event_count))
        self._append(step)
        return step

    def add(self, step: StoredStep) -> None:
        """Carry out a stored step, or an undo."""
        if step.number != self.number + 1:
            raise GrachtenError(f"Step {step.number} does not follow step {self.number}.")
        if step.undoes is None:
            self._play(step)
            self._append(step)
        else:
            is_harmless = self._harmless(step.seat) == step.undoes
            self._take_back(step.undoes)
            self._append(step)
            self._is_practice = self._is_practice or not is_harmless
            self._last_undo = step.number
            self._undone[step.seat] += 1

    def undoable(self, seat: int) -> int | None:
        """The number of the step that this seat may undo now, if any."""
        if self._final:
            return None
        if self._branched is not None:
            return self._last_tried(seat)
        is_alone = seat == self._alone
        if self._undone[seat] >= (MOST_TRIED_AGAIN if is_alone else MOST_UNDONE):
            return None
        number = self._harmless(seat)
        if number is not None or not is_alone or self._game.is_over:
            return number
        mine = [step.number for step, _ in self._live if step.seat == seat]
        return mine[-1] if mine else None

    def is_tried(self, number: int) -> bool:
        """Is it a step that was tried out in a position of another game? Any of them may be taken
        back, with everything that followed."""
        return any(step.number == number for step in self._tried())

    def _last_tried(self, seat: int) -> int | None:
        """Against bots the last step of the seat; of somebody who moves for all, the last one."""
        tried = [step.number for step in self._tried() if self._alone in (None, step.seat)]
        return tried[-1] if tried and self._alone in (None, seat) else None

    def _tried(self) -> list[StoredStep]:
        is_allowed = not self._game.is_over and self._undone.total() < MOST_TRIED_AGAIN
        if self._branched is None or not is_allowed:
            return []
        return [step for step, _ in self._live if step.number > self._branched]

    def _harmless(self, seat: int) -> int | None:
        """The number of a seat's last step, if nobody has learnt anything from it yet."""
        game = self._game
        if game.is_over or not self._live:
            return None
        if game.phase == "set-up":  # all choose at the same time, in any order
            mine = [live for live in self._live if live[0].seat == seat]
            step = mine[-1][0] if mine else None
            return None if step is None or step.by != "person" else step.number
        step, end = self._live[-1]
        if step.seat != seat or step.by != "person":
            return None
        begin = self._live[-2][1] if len(self._live) > 1 else self._dealt
        events = game.events_since(begin)[: end - begin]
        if len([event for event in events if isinstance(event, ContractsKept)]) > 1:
            return None  # the last choice at set-up: it revealed how many everyone keeps
        return step.number if all(isinstance(event, HARMLESS) for event in events) else None

    # What others may see

    def can_continue(self, since: int) -> bool:
        """Are the steps after number `since` enough for somebody who knows those before?"""
        return self._last_undo <= since <= self.number

    def steps_for(self, seat: int | None, since: int) -> tuple[Step, ...] | None:
        """The steps after number `since` as a seat or a spectator saw them; -1: from the deal on.

        None if one of them was an undo: then the whole game must be sent.
        """
        if since != -1 and not self.can_continue(since):
            return None
        found = [
            Step(step.number, step.seat, tuple(map(event_to_wire, events)))
            for step, events in self.seen_since(seat, since)
        ]
        if since == -1:
            dealt = self._seen(seat, 0)[: self._dealt]
            found.insert(0, Step(0, None, tuple(map(event_to_wire, dealt))))
        return tuple(found)

    def seen_since(
        self, seat: int | None, since: int
    ) -> list[tuple[StoredStep, tuple[Event, ...]]]:
        """The steps after number `since`, each with its events as seen from there."""
        first = len(self._live)  # almost always only the last one is new
        while first and self._live[first - 1][0].number > since:
            first -= 1
        begin = start = self._live[first - 1][1] if first else self._dealt
        events = self._seen(seat, start)
        found = []
        for step, end in self._live[first:]:
            found.append((step, events[begin - start : end - start]))
            begin = end
        return found

    def _seen(self, seat: int | None, since: int) -> tuple[Event, ...]:
        game = self._game
        return game.spectator_events(since) if seat is None else game.events_for(seat, since)

    def _deal(self) -> None:
        board, players, seed, youngest = self._start
        self._game = Game.new(players, seed, board, youngest)
        self._dealt = self._game.event_count
        self._live: list[tuple[StoredStep, int]] = []
        """The steps that were not undone, each with the number of events after it."""

    def _play(self, step: StoredStep) -> None:
        self._game.play(action_of(step, self._game.board), step.seat)
        self._live.append((step, self._game.event_count))

    def _append(self, step: StoredStep) -> None:
        self._steps.append(step)
        if step.request is not None:
            self._requests[step.request] = step.number

    def _take_back(self, number: int) -> None:
        """Play again without this step and what followed. Others' choices at set-up, which come
        first, depend on nobody else's and stay; unless a position is tried out, which then is as
        it was before this step."""
        steps = [step for step, _ in self._live]
        at = next((place for place, step in enumerate(steps) if step.number == number), None)
        if at is None:
            raise GrachtenError(f"Step {number} cannot be taken back.")
        self._deal()
        for place, step in enumerate(steps):
            stays = self._branched is None and place != at and place < self._game.players
            if place < at or stays:
                self._play(step)


def action_of(step: StoredStep, board: Board) -> Action:
    """The action of a stored step."""
    if step.action is None or not 0 <= step.action < len(board.actions):
        raise GrachtenError(f"Step {step.number} is no action of this board.")
    action = board.actions[step.action]
    if step.space is not None and isinstance(action, TakeFaceUp):
        return TakeFaceUp(action.card, step.space)
    return action


def check_undo(step_log: StepLog, seat: int, number: int) -> None:
    if step_log.is_tried(number):
        return
    allowed = step_log.undoable(seat)
    if allowed is None:
        raise Refusal(
            "conflict",
            "You can only take back your own last step, and only if it revealed nothing hidden.",
        )
    if allowed != number:
        raise Refusal("stale", f"Your last step was number {allowed}, not {number}.")
