"""Prepared games: a deal, and everything that is played in it, to learn the game by playing.

The game is a real one, by the rules. As long as the learner plays what was prepared, so does the
opponent; against a learner who plays something else, an ordinary bot goes on.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from grachten.protocol.actions import Action, action_from_wire
from grachten.protocol.messages import GameShown
from grachten.protocol.tables import LessonName, Options, Pace
from grachten.rules import Board
from grachten.server.settings import PACES
from grachten.store import StoredStep

MEANWHILE: Final = "meanwhile"
"""The name of a lesson's middle part. The learner begins it; the rest is played for both."""

HURRY: Final = 0.3
"""The part of a beat that each step of the middle takes."""


class Prepared(msgspec.Struct, frozen=True):
    """One action of a prepared game; `teaches` is null for the opponent's.

    `by_itself`: it is played for the learner. `hurried`: it is part of the middle.
    """

    seat: int
    action: Action
    teaches: str | None
    by_itself: bool = False
    hurried: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A prepared game. Its seed follows from the secret, as it does at any table."""

    rules: str
    board: str
    secret: str
    plays: tuple[Prepared, ...]

    def next_of(self, seat: int, done: Sequence[StoredStep]) -> Prepared | None:
        """What was prepared for a seat as its next action, after these steps."""
        so_far = defaultdict[int, list[int | None]](list)
        for step in done:
            so_far[step.seat].append(step.action)
        mine = [play for play in self.plays if play.seat == seat]
        if len(so_far[seat]) >= len(mine):
            return None
        following = mine[len(so_far[seat])]
        if following.by_itself and not self._is_followed(so_far):
            return None  # a learner who plays as they like goes on to
        return following

    def _is_followed(self, so_far: dict[int, list[int | None]]) -> bool:
        board = Board.load(self.board)
        for seat, actions in so_far.items():
            mine = [play.action for play in self.plays if play.seat == seat]
            numbers = [action_from_wire(action, board).id for action in mine]
            if numbers[: len(actions)] != actions:
                return False
        return True


def lesson_of(options: Options) -> Lesson | None:
    return None if options.lesson is None else load_lesson(options.lesson)


@cache
def load_lesson(name: LessonName) -> Lesson:
    text = files("grachten").joinpath("lessons", f"{name}.json").read_bytes()
    lesson = msgspec.json.decode(text, type=Lesson)
    middle = [at for at, play in enumerate(lesson.plays) if play.teaches == MEANWHILE]
    plays = tuple(
        msgspec.structs.replace(
            play,
            by_itself=at in middle[1:],
            hurried=middle[0] < at < middle[-1],
        )
        for at, play in enumerate(lesson.plays)
    )
    return msgspec.structs.replace(lesson, plays=plays)


async def prepared_move(prepared: Prepared | None, shown: GameShown, pace: Pace) -> Action | None:
    """The prepared action, after a beat; None where there is none, or it is not legal now."""
    if prepared is None or prepared.action not in shown.legal:
        return None
    await asyncio.sleep(PACES[pace] * (HURRY if prepared.hurried else 1))
    return prepared.action
