"""Going through a game from one seat's view: what to judge, and then what it adds up to."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from grachten.env.observation import observe
from grachten.kernel.records import Games
from grachten.protocol.reviews import Stroke
from grachten.review.futures import Future, Position
from grachten.review.grading import grade
from grachten.review.judge import Pending, weighted
from grachten.review.results import Decision, Option, Step
from grachten.review.unseen import Unseen
from grachten.rules import (
    Action,
    DrawBlind,
    DrawContracts,
    Game,
    KeepContracts,
    Play,
    SeatView,
)

Expected = Callable[[], float]


@dataclass
class _Turn:
    """An action, with what has to be judged of it. `after` is None where nothing changes."""

    play: Play
    is_set_up: bool
    is_secret: bool
    after: Expected | None = None
    futures: dict[Action, Expected] = field(default_factory=dict)
    stroke: Stroke | None = None
    decision: int = 0


class Reading:
    """A seat that watches a game: `before` and `after` every action, then `steps`.

    Without `alternatives` only what was done is judged, and not what else could have been: that
    says all about luck in a fraction of the time, and nothing about decisions.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        pending: Pending,
        *,
        hindsight: bool = False,
        alternatives: bool = True,
    ) -> None:
        self.seat = seat
        self._pending = pending
        self._hindsight = hindsight
        self._alternatives = alternatives
        self._unseen = Unseen(game.board, game.players, seat)
        self._read = 0
        self._turns: list[_Turn] = []
        self._start = self._view_chance(self._look(game))

    def before(self, game: Game, play: Play) -> None:
        """Called before an action."""
        view = self._look(game)
        is_mine, is_set_up = play.seat == self.seat, view.phase == "set-up"
        turn = _Turn(
            play, is_set_up, is_secret=not is_mine and isinstance(play.action, KeepContracts)
        )
        self._turns.append(turn)
        if is_set_up and not is_mine:
            return
        truth: Games | None = None
        if self._hindsight and not is_set_up:
            truth = game.state.games.copy()
        position = Position(view, self._unseen, truth)
        actions = [play.action]
        if is_mine:
            if self._alternatives:
                actions += [a for a in game.legal_for(self.seat) if a.id != play.action.id]
            turn.decision = self._pending.add_decision(observe(view))
        for action in actions:
            turn.futures[action] = self._expected(position.future(action, play.seat))
        turn.stroke = _stroke(play.action, is_mine)

    def after(self, game: Game) -> None:
        """Called after it."""
        view = self._look(game)
        turn = self._turns[-1]
        if game.is_over:
            share = _share(game, self.seat)
            turn.after = lambda: share
            turn.stroke = "reveal"
        elif view.phase != "set-up":
            turn.after = self._view_chance(view)

    def _look(self, game: Game) -> SeatView:
        events = game.events_for(self.seat, self._read)
        self._read += len(events)
        self._unseen.read(events)
        return game.view(self.seat)

    def _view_chance(self, view: SeatView) -> Expected:
        where = self._pending.add(observe(view)[None])
        return lambda: float(self._pending.chances(where)[0])

    def _expected(self, future: Future) -> Expected:
        where = self._pending.add(future.rows)
        return lambda: weighted(self._pending.chances(where), future.weights, future.settled)

    def steps(self) -> list[Step]:
        """The steps of the game, once everything has been judged."""
        steps = []
        before = self._start()
        for number, turn in enumerate(self._turns):
            step = self._step(number, turn, before)
            steps.append(step)
            before = step.after
        return steps

    def _step(self, number: int, turn: _Turn, before: float) -> Step:
        chances = {action: expected() for action, expected in turn.futures.items()}
        action, is_mine = turn.play.action, turn.play.seat == self.seat
        expected = chances.get(action, before)
        after = turn.after() if turn.after is not None else expected
        choice = noise = others = luck = 0.0
        decision = None
        if is_mine:
            usual = self._pending.usual(turn.decision, {a.id: c for a, c in chances.items()})
            decision = _decision(action, chances, usual)
            choice, noise = expected - usual, usual - before
        elif turn.is_set_up:
            expected = before
        else:
            others = expected - before
        if turn.is_set_up:
            others += after - expected  # 2.4: what the others chose shows when all have chosen
        else:
            luck = after - expected
        return Step(
            number,
            turn.play.seat,
            None if turn.is_secret else action,
            before,
            after,
            choice,
            noise,
            others,
            luck,
            turn.stroke if luck else None,
            decision,
        )


def _decision(action: Action, chances: dict[Action, float], usual: float) -> Decision:
    options = sorted((Option(a, c) for a, c in chances.items()), key=lambda o: -o.chance)
    loss = options[0].chance - chances[action]
    return Decision(tuple(options), usual, loss, grade(loss))


def _stroke(action: Action, is_mine: bool) -> Stroke:
    if is_mine and isinstance(action, DrawBlind):
        return "blind"
    if is_mine and isinstance(action, DrawContracts):
        return "contracts"
    return "market"


def _share(game: Game, seat: int) -> float:
    sheet = game.score_sheet
    assert sheet is not None
    return (seat in sheet.winners) / len(sheet.winners)


def watch_all(game: Game, plays: Iterable[Play], readings: Sequence[Reading]) -> None:
    """Play a game again, before the eyes of several seats."""
    for play in plays:
        for reading in readings:
            reading.before(game, play)
        game.play(play.action, play.seat)
        for reading in readings:
            reading.after(game)
