"""What all messages are made of."""

from typing import Annotated, Final

import msgspec

from grachten.kernel.layout import MAX_SEATS

PROTOCOL: Final = 2
"""Raised when a client of the version before would no longer understand."""


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that travels as a JSON object. A field nobody knows is a mistake, and is refused.

    (Each struct says `frozen` again only because type checkers do not inherit it.)
    """


Seat = Annotated[
    int, msgspec.Meta(ge=0, le=MAX_SEATS - 1, description="A position at the table, from 0.")
]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
TableId = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]{16}$",
        description="Identifies a table; anyone who knows it may join.",
    ),
]
Bytes32 = Annotated[
    str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as hexadecimal digits.")
]
Terms = Annotated[
    str,
    msgspec.Meta(
        pattern="^[0-9a-f]{16}$",
        description="Identifies exactly what players agree to: the seats and the options.",
    ),
]
Handle = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z2-7]{16}$", description="Identifies a person to others; it opens nothing."
    ),
]
Day = Annotated[
    str,
    msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date by UTC: 2026-11-18."),
]
ChallengeId = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]{16}$",
        description="Identifies a challenge; anyone who knows it may take it.",
    ),
]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""What somebody is called: 30 characters as people count them, each of which may be several code
points. The server says what else will not do."""
