"""What can be wrong with what somebody gave us. Each message is one sentence for people."""

import json
import operator
from typing import Any


class GrachtenError(Exception):
    """Something given to the game is wrong; the message says what, in one sentence."""


class BoardError(GrachtenError):
    """A board file that does not describe a playable board."""


class IllegalAction(GrachtenError):  # noqa: N818 - it reads as what happened at the table
    """An action the rules do not allow now. `rule` is the number of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (str(self), self.rule)  # it may have to cross to another process


class RecordError(GrachtenError):
    """A record that cannot be read, or breaks the rules.

    `event` is the index of the first event that is wrong and `rule` the number of the rule it
    breaks, where there is one.
    """

    def __init__(self, message: str, event: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.event = event
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.event, self.rule)


class OtherRules(RecordError):  # noqa: N818 - it reads as what was found
    """A game that was played by another version of the rules."""


def short(value: object) -> str:
    """Somebody's value as a sentence can quote it, however long it is."""
    text = repr(value) if isinstance(value, str) else json.dumps(value, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}…"


def whole_number(value: object, name: str) -> int:
    """Any integer type as an `int`; rejects bool and float."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise GrachtenError(f"{name!r} must be a whole number, not {short(value)}.")
    return operator.index(value)
