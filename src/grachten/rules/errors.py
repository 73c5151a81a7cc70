"""What can be wrong with what somebody gave us. Each message is one sentence for people."""


class GrachtenError(Exception):
    """Something given to the game is wrong; the message says what, in one sentence."""


class BoardError(GrachtenError):
    """A board file that does not describe a playable board."""


class IllegalAction(GrachtenError):  # noqa: N818 - it reads as what happened at the table
    """An action the rules do not allow now. `rule` is the number of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class RecordError(GrachtenError):
    """A record that cannot be read, or breaks the rules.

    `event` is the index of the first event that is wrong and `rule` the number of the rule it
    breaks, where there is one.
    """

    def __init__(self, message: str, event: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.event = event
        self.rule = rule
