"""Looking in what was sent for anything that its receiver may not know, in a direct way."""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from server.support.traffic import Caller

SECRET_FIELDS: Final = {
    "cards-dealt": ("cards",),
    "card-drawn": ("card",),
    "contracts-offered": ("contracts",),
    "contracts-chosen": ("choice",),
    "contracts-kept": ("contracts", "returned"),
}
"""8.2: what an event may tell to its own seat alone."""

ADDRESS: Final = "/api/me"
"""The one address that a sentence names."""

INNARDS: Final = re.compile(
    r"""[/\\]|Traceback|\bFile\b|\.py\b|site-packages|\bline\ \d|0x[0-9a-f]{4}|grachten\.
    |litestar|msgspec|uvicorn|sqlite|sqlalchemy|asyncpg|alembic
    |\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|UNIQUE|CONSTRAINT)\b|[A-Z]\w+(Error|Exception)\b""",
    re.VERBOSE,
)
"""What only somebody inside could have written."""


def secrets_in(caller: Caller, seat: int | None, hidden: frozenset[bytes]) -> list[str]:
    """Everything that was sent to a seat, or a spectator, and should not have been."""
    found = [f"{caller.name} was sent {part!r}" for part in hidden if part in caller.everything]
    for message in _values(caller):
        found += [f"{caller.name} was sent {what}" for what in _secrets(message, seat)]
    return found


def _values(caller: Caller) -> Iterator[Any]:
    """Every JSON value that the caller was sent."""
    for message in caller.messages:
        yield msgspec.json.decode(message)
    for answer in caller.answers:
        if b"application/json" in answer.head.lower() and answer.body:
            yield msgspec.json.decode(answer.body)


def _secrets(value: Any, seat: int | None) -> Iterator[str]:
    """Secrets in a value and in everything inside it."""
    if isinstance(value, list):
        for entry in value:
            yield from _secrets(entry, seat)
    elif isinstance(value, dict):
        is_own = value.get("seat") == seat and seat is not None
        for name in SECRET_FIELDS.get(str(value.get("type")), ()):
            if value[name] is not None and not is_own:
                yield f"an event {value}"
        for name in ("contracts_held", "reveal", "result"):
            if value.get(name) is not None:
                yield f"{name} {value}"
        if value.get("hand") is not None and not is_own:
            yield f"a hand {value}"
        if isinstance(value.get("own"), dict) and value["own"]["seat"] != seat:
            yield f"another's view {value['own']}"
        for entry in value.values():
            yield from _secrets(entry, seat)


def refusals_to(caller: Caller) -> list[str]:
    """Every word of every error that the caller was sent."""
    # Where there is nothing, a browser gets the page, which everyone may read.
    words = [
        answer.body.decode()
        for answer in caller.answers
        if answer.status >= 400 and not answer.body.startswith(b"<!doctype html>")
    ]
    words += [closing[2:].decode() for closing in caller.closings if closing[2:]]
    for data in caller.messages:
        message = msgspec.json.decode(data)
        if message["type"] == "refused":
            words.append(data.decode())
    return words


def innards_in(words: list[str]) -> list[str]:
    """The errors that show something of the inside: a path, a stack, a statement."""
    return [each for each in words if INNARDS.search(each.replace(ADDRESS, ""))]
