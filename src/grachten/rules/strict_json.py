"""JSON of strangers, taken literally: no key twice or too many, and 1 is neither 1.0 nor true."""

import json
from typing import Any, TypeGuard

from grachten.rules.errors import RecordError, short


def parse_json(text: str) -> Any:
    """JSON as the standard has it: no key twice, no infinities."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"This is not JSON: {error.msg} ({where}).") from None
    except (ValueError, RecursionError):
        raise RecordError("This is not a record: a number or its nesting is too large.") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"The key {key!r} appears twice in one object.")
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise RecordError(f"{name} is not a JSON number.")


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_same(found: object, right: object) -> bool:
    """Equal as JSON: 1 is neither 1.0 nor true."""
    if type(found) is not type(right):
        return False
    if isinstance(found, dict) and isinstance(right, dict):
        return found.keys() == right.keys() and all(is_same(found[k], right[k]) for k in right)
    if isinstance(found, list) and isinstance(right, list):
        return len(found) == len(right) and all(map(is_same, found, right))
    return found == right


def check_keys(found: dict[str, Any], known: tuple[str, ...], name: str) -> None:
    for key in known:
        if key not in found:
            raise RecordError(f"{name} has no {key!r}.")
    for key in found:
        if key not in known:
            raise RecordError(f"{name} has {short(key)}, which the format does not have.")
