"""Who watches a table, and sending each of them what they may know."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from grachten.protocol.messages import ServerMessage
from grachten.store import Person

_ENCODER: Final = msgspec.json.Encoder()


encode: Final = _ENCODER.encode


class Connection(Protocol):
    """A connection as a table uses it. Sending never waits."""

    person: Person

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, eq=False)
class Watcher:
    """A connection that watches a table: from this seat or, without one, from all their seats."""

    connection: Connection
    seat: int | None

    @property
    def person(self) -> Person:
        return self.connection.person


class Watchers:
    """Everyone who watches one table."""

    def __init__(self) -> None:
        self._all: dict[tuple[Connection, int | None], Watcher] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(tuple(self._all.values()))

    def add(self, watcher: Watcher) -> None:
        self._all[watcher.connection, watcher.seat] = watcher

    def remove(self, connection: Connection, seat: int | None) -> bool:
        """Was it there?"""
        return self._all.pop((connection, seat), None) is not None

    def has_person(self, person: str) -> bool:
        return any(watcher.person.id == person for watcher in self._all.values())

    def send_to_people(
        self,
        message: Callable[[str], ServerMessage],
        is_meant: Callable[[str], bool] = lambda _person: True,
    ) -> None:
        """Send a message built for each person, once per connection."""
        made: dict[str, bytes] = {}
        for connection in {watcher.connection: None for watcher in self}:
            person = connection.person.id
            if not is_meant(person):
                continue
            if person not in made:
                made[person] = encode(message(person))
            connection.send(made[person])

    def send_to_seats(
        self,
        message: Callable[[int | None], bytes],
        viewpoints: Callable[[Watcher], Iterable[int | None]],
    ) -> None:
        """Send a message encoded for each seat, once per connection; None is for spectators."""
        made: dict[int | None, bytes] = {}
        for connection, seat in dict.fromkeys(
            (watcher.connection, seat) for watcher in self for seat in viewpoints(watcher)
        ):
            if seat not in made:
                made[seat] = message(seat)
            connection.send(made[seat])
