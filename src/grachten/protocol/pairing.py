"""Types of the rules, and the structs of the same name that travel.

Both are declared, because they promise different things: the rules' types are for people who write
Python, the structs are what older and newer clients agree on. If there were one type for both, a
better name in the rules would break the protocol, and a secret added to an event would be sent. But
they must not drift apart by accident, so they are paired by their names and compared at import.
"""

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, get_args


def paired(
    ours: UnionType, wire: UnionType, differing: Mapping[str, Sequence[str]]
) -> dict[type[Any], type[Any]]:
    """Each type of a union of the rules, with the struct of its name in the protocol's union.

    `differing` are the fields of structs that do not travel with the fields that the rules have.
    """
    ours_by_name = {kind.__name__: kind for kind in get_args(ours)}
    wire_by_name = {kind.__name__: kind for kind in get_args(wire)}
    if alone := sorted(ours_by_name.keys() ^ wire_by_name.keys()):
        raise TypeError(
            f"{', '.join(alone)}: declared in the rules or in the protocol, but not in both."
        )
    pairs = {kind: wire_by_name[name] for name, kind in ours_by_name.items()}
    for kind, struct in pairs.items():
        check_fields(kind, struct, differing.get(kind.__name__))
    return pairs


def check_fields(kind: type[Any], struct: type[Any], expected: Sequence[str] | None = None) -> None:
    """Raises unless a struct has the fields of a type of the rules, or those that are expected."""
    fields = tuple(kind.__match_args__ if expected is None else expected)
    if struct.__match_args__ != fields:
        raise TypeError(
            f"{kind.__name__} should travel with the fields {', '.join(fields) or 'none'}, "
            f"but its struct has {', '.join(struct.__match_args__) or 'none'}."
        )
