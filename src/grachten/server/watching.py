"""Who is looking at a table, and telling each of them what they may know."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from grachten.protocol.messages import ServerMessage
from grachten.store import Person

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _ENCODER.encode(message)


class Line(Protocol):
    """A connection, as a table sees it: somewhere to send bytes. It never waits."""

    person: Person

    def send(self, message: bytes) -> None: ...

    def hang_up(self) -> None: ...


@dataclass(frozen=True, eq=False)
class Watcher:
    """A connection that watches a table, from one seat or as a spectator."""

    line: Line
    seat: int | None

    @property
    def person(self) -> Person:
        return self.line.person


class Watchers:
    """Everyone who watches one table."""

    def __init__(self) -> None:
        self._all: dict[tuple[Line, int | None], Watcher] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(tuple(self._all.values()))

    def add(self, watcher: Watcher) -> None:
        self._all[watcher.line, watcher.seat] = watcher

    def remove(self, line: Line, seat: int | None) -> bool:
        """Was it there?"""
        return self._all.pop((line, seat), None) is not None

    def has_person(self, person: str) -> bool:
        return any(watcher.person.id == person for watcher in self._all.values())

    def tell_persons(self, message: Callable[[str], ServerMessage]) -> None:
        """A message that is made for each person; a connection gets it once."""
        made: dict[str, bytes] = {}
        for line in {watcher.line: None for watcher in self}:
            person = line.person.id
            if person not in made:
                made[person] = encode(message(person))
            line.send(made[person])

    def tell_seats(
        self, message: Callable[[int | None], ServerMessage], may_see: Callable[[Watcher], bool]
    ) -> None:
        """A message that is made for each seat, and one for spectators who may see the game."""
        made: dict[int | None, bytes] = {}
        for watcher in self:
            if not may_see(watcher):
                continue
            if watcher.seat not in made:
                made[watcher.seat] = encode(message(watcher.seat))
            watcher.line.send(made[watcher.seat])
