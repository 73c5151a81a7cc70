"""Refusals: one sentence for people, and a code for programs."""

from typing import Final, Literal

import structlog

from grachten.rules import GrachtenError
from grachten.rules.errors import IllegalAction
from grachten.store import StoreError

Code = Literal[
    "invalid",
    "name",
    "unknown",
    "forbidden",
    "not-found",
    "illegal",
    "stale",
    "conflict",
    "time-up",
    "old-rules",
    "too-large",
    "too-many",
    "unavailable",
    "internal",
]

STATUS: Final[dict[Code, int]] = {
    "invalid": 400,
    "name": 400,
    "unknown": 401,
    "forbidden": 403,
    "not-found": 404,
    "illegal": 409,
    "stale": 409,
    "conflict": 409,
    "time-up": 409,
    "old-rules": 410,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}


log: Final = structlog.get_logger("grachten.server")


class Refusal(GrachtenError):  # noqa: N818 - it reads as what happened
    """A request that is not carried out and changes nothing."""

    def __init__(self, code: Code, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.rule = rule


def as_refusal(error: GrachtenError) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):  # our fault, not the client's; details are in the log
        log.error("the database failed", why=str(error))
        return Refusal("unavailable", "That could not be done right now; please try again.")
    if isinstance(error, IllegalAction):
        return Refusal("illegal", str(error), error.rule)
    return Refusal("invalid", str(error))


def quoted(error: Exception) -> str:
    """A decoder's error message, shortened."""
    text = " ".join(str(error).split())
    return text if len(text) <= 160 else f"{text[:100]}…{text[-40:]}"


def no_table() -> Refusal:
    """The same message whether the table does not exist or is not visible to the caller."""
    return Refusal("not-found", "There is no such table.")


def not_stored() -> Refusal:
    return Refusal("unavailable", "That could not be stored; please try again.")


def not_yours() -> Refusal:
    return Refusal("forbidden", "That seat is not yours.")


def no_seat() -> Refusal:
    return Refusal("forbidden", "You have no seat at this table.")


def no_spectators() -> Refusal:
    return Refusal("forbidden", "This table does not allow spectators.")


def not_yet() -> Refusal:
    return Refusal("forbidden", "The deal of the day can be seen again when the day is over.")


def round_is_on() -> Refusal:
    return Refusal("forbidden", "Others are playing the same cards: wait until the round is over.")


def not_host() -> Refusal:
    return Refusal("forbidden", "Only the host can do that.")
