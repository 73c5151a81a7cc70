"""What an enemy may say over a live connection, drawn by Hypothesis.

Messages are drawn before it is known which tables there are: they name them by stand-ins, which
are replaced when a message is sent.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from grachten.protocol import actions as wire
from grachten.protocol.messages import Act, Back, Hello, Ping, Undo, Unwatch, Watch, WhyNot

OURS: Final = "OUR-TABLE-------"
"""Stands for a table where the enemy has a seat."""

OTHERS: Final = "OTHERS-TABLE----"
"""Stands for a table of other people, whose name the enemy knows."""


@dataclass(frozen=True)
class Said:
    """A message; `str` is sent as text, `bytes` as a binary frame."""

    data: str | bytes


@dataclass(frozen=True)
class Again:
    """Something that was said before, counted back from the last: replayed, or out of order."""

    back: int


@dataclass(frozen=True)
class Legal:
    """One of the actions that are legal now, in the position with a number that far off."""

    choice: int
    off: int = 0


Attempt = Said | Again | Legal

tables = st.sampled_from([OURS, OURS, OURS, OTHERS, "A" * 16])
seats = st.integers(0, 3)
requests = st.sampled_from(["a", "b", "c", "-", "_" * 40]) | st.from_regex(
    r"\A[A-Za-z0-9_-]{1,40}\Z"
)
numbers = st.integers(0, 60) | st.sampled_from([2**31 - 1, 2**31 - 2, 1000])
colours = st.sampled_from(["pink", "blue", "green", "black", "red", "orange"])
actions = st.one_of(
    st.just(wire.Pass()),
    st.just(wire.DrawBlind()),
    st.just(wire.DrawContracts()),
    st.builds(wire.KeepContracts, st.sampled_from(["first", "second", "both"])),
    st.builds(wire.TakeFaceUp, colours | st.just("wild"), st.none() | st.integers(0, 4)),
    st.builds(wire.ClaimRoute, st.integers(0, 255), st.none() | colours, st.integers(0, 9)),
)
valid = st.one_of(
    st.builds(Hello, st.sampled_from([1, 1, 0, 2, -1, 2**63, 10**40])),
    st.builds(Watch, tables, st.none() | seats, st.none() | numbers),
    st.builds(Unwatch, tables, st.none() | seats),
    st.builds(Act, requests, tables, seats, numbers, actions),
    st.builds(Undo, requests, tables, seats, numbers),
    st.builds(Back, requests, tables),
    st.builds(WhyNot, requests, tables, seats, actions),
    st.builds(Ping, requests),
)
"""Messages as they should be, about things that mostly cannot be done."""

strange_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**400, -0.0, 1e308, 0.5])
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(
        ["\x00", "\ud800", "\U0010ffff", OURS, OTHERS + "\n", "x" * 2000, "__proto__"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=8) | st.sampled_from(["type", "id"]), inner, max_size=3)
    ),
    max_leaves=6,
)
fields = st.sampled_from(
    ["id", "table", "seat", "number", "action", "since", "protocol", "type", "x"]
)


@st.composite
def wrong_types(draw: st.DrawFn) -> str:
    """A message in which a field or two hold something else, are missing or too many."""
    message = json.loads(msgspec.json.encode(draw(valid)))
    inner = message.get("action")
    for _ in range(draw(st.integers(1, 2))):
        where = inner if inner and draw(st.booleans()) else message
        if draw(st.booleans()) and where:
            del where[draw(st.sampled_from(sorted(where)))]
        names = sorted(where) or ["type"]
        where[draw(st.sampled_from(names) | fields)] = draw(strange_values)
    return json.dumps(message)  # with NaN, Infinity and halves of letters, as Python writes them


SPLINTERS: Final = (
    b'"', b"{", b"}", b"[", b",", b":", b"\\", b"\x00", b"\xff", b"\xc3", b"\\ud800", b"\\u0000",
    b"null", b"NaN", b"-", b"1e999", b"9" * 400, b"[" * 2000, b'{"a":' * 1200, b"\xef\xbb\xbf",
    b'"type":"act",', b'"id":"a",', b" " * 500,
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A message with pieces cut out, doubled, moved or put in."""
    data = msgspec.json.encode(draw(valid))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 12)))
        piece = data[start:end]
        match draw(st.sampled_from(["cut", "double", "move", "put", "end"])):
            case "cut":
                data = data[:start] + data[end:]
            case "double":
                data = data[:end] + piece + data[end:]
            case "move":
                rest = data[:start] + data[end:]
                to = draw(st.integers(0, len(rest)))
                data = rest[:to] + piece + rest[to:]
            case "put":
                data = data[:start] + draw(st.sampled_from(SPLINTERS)) + data[start:]
            case _:
                data = data[:start]
    return data


def _as_frame(data: bytes) -> Said:
    """As text where it is text; what is not goes as a binary frame, where anything may be."""
    try:
        return Said(data.decode())
    except UnicodeDecodeError:
        return Said(data)


attempts: st.SearchStrategy[Attempt] = st.one_of(
    valid.map(lambda message: Said(msgspec.json.encode(message).decode())),
    valid.map(lambda message: Said(msgspec.json.encode(message))),
    wrong_types().map(Said),
    mutated().map(_as_frame),
    strange_values.map(lambda value: Said(json.dumps(value))),
    st.text(max_size=60).map(Said),
    st.binary(max_size=60).map(Said),
    st.builds(Again, st.integers(0, 40)),
    st.builds(Legal, st.integers(0, 400), st.sampled_from([0, 0, 0, 0, -1, 1])),
)
storms = st.lists(attempts, min_size=15, max_size=40)
