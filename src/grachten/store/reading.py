"""Converting rows to values; rows that make no sense are detected here.

SQLite accepts any value in any column, and a damaged file of either database may contain anything.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from types import NoneType
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import structlog

from grachten.store.errors import StoreDamaged
from grachten.store.event_rows import StoredEntrant, StoredEvent, StoredEventTable, StoredRound
from grachten.store.result_rows import StoredRating, StoredResult
from grachten.store.rows import (
    Passkey,
    Person,
    Ranked,
    StoredAttempt,
    StoredBlock,
    StoredChallenge,
    StoredInvitation,
    StoredOpponent,
    StoredSeat,
    StoredStep,
    StoredTable,
    StoredWait,
)

T = TypeVar("T")

LARGEST: Final = 2**63 - 1
"""The largest integer of a database."""

log: Final = structlog.get_logger("grachten.store")


def parse_row(kind: type[T], row: Sequence[Any]) -> T:
    """The value of a row; raises `StoreDamaged` if it is invalid."""
    try:
        return kind(*[parse(value) for parse, value in zip(_PARSERS[kind], row, strict=True)])
    except ValueError:
        raise damaged(_NAMES.get(kind, "table")) from None


def sound_rows(kind: type[T], rows: Iterable[Sequence[Any]]) -> Iterator[T]:
    """The rows of a list. Damaged ones are left out and logged."""
    for row in rows:
        try:
            yield parse_row(kind, row)
        except StoreDamaged:
            report_damage(kind.__name__, repr(row[0]))


def sound_ids(found: Iterable[Any]) -> list[str]:
    """The ids of a list, without invalid ones."""
    ids = []
    for value in found:
        try:
            ids.append(_text(value))
        except ValueError:
            report_damage("id", repr(value))
    return ids


def damaged(what: str) -> StoreDamaged:
    return StoreDamaged(f"The stored data of this {what} is damaged.")


@lru_cache(maxsize=1024)
def report_damage(kind: str, _row: str) -> None:
    """Log each row once, not every time a list is read.

    The row is not named: anyone who knows the id of a table can open it.
    """
    log.error("a damaged row is left out of lists", kind=kind)


def _parser(hint: Any, *, signed: bool = False) -> Callable[[Any], Any]:
    if get_origin(hint) is Literal:
        return _one_of(frozenset(get_args(hint)))
    if NoneType in get_args(hint):
        (plain,) = (each for each in get_args(hint) if each is not NoneType)
        return _optional(_parser(plain, signed=signed))
    parsers: dict[Any, Callable[[Any], Any]] = {
        int: _signed_number if signed else _whole_number,
        str: _text,
        bytes: _bytes,
        bool: _truth,
        float: _real_number,
    }
    return parsers[hint]


def _optional(parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else parse(value)


def _one_of(choices: frozenset[str]) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        if type(value) is not str or value not in choices:
            raise ValueError
        return value

    return parse


def _whole_number(value: Any) -> int:
    """No stored number is negative, but for points."""
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise ValueError
    return value


def _signed_number(value: Any) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError
    return value


def _real_number(value: Any) -> float:
    if type(value) not in (float, int) or not math.isfinite(value):
        raise ValueError
    return float(value)


def _text(value: Any) -> str:
    if type(value) is not str or "\0" in value:
        raise ValueError
    value.encode()  # a lone surrogate stands for invalid text (UnicodeError is a ValueError)
    return value


def _bytes(value: Any) -> bytes:
    if type(value) is not bytes:
        raise ValueError
    return value


def _truth(value: Any) -> bool:
    """SQLite stores 0 and 1."""
    if type(value) not in (bool, int) or value not in (0, 1):
        raise ValueError
    return bool(value)


_EVENTS: Final = (StoredEvent, StoredEntrant, StoredRound, StoredEventTable)
_NAMES: Final[dict[type[Any], str]] = {
    Person: "person",
    StoredResult: "result",
    StoredRating: "rating",
    **dict.fromkeys(_EVENTS, "event"),
}
_PARSERS: Final[dict[type[Any], tuple[Callable[[Any], Any], ...]]] = {
    kind: tuple(
        _parser(hint, signed=name == "points") for name, hint in get_type_hints(kind).items()
    )
    for kind in (
        *(Person, Passkey, StoredTable, StoredSeat, StoredStep),
        *(StoredAttempt, StoredChallenge, Ranked),
        *(StoredResult, StoredRating),
        *(StoredWait, StoredOpponent, StoredBlock, StoredInvitation),
        *_EVENTS,
    )
}
