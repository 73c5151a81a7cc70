"""Live connections: sending over them, and limiting their number."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, Protocol

from grachten.server.metrics import Metrics
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.store import Person

GOING_AWAY: Final = 1012
"""The server is restarting, or a table was reloaded: reconnect."""

TOO_SLOW: Final = 1013
POLICY: Final = 1008


class Wire(Protocol):
    """What a connection needs of the protocol below."""

    def send_text(self, message: bytes) -> bool:
        """Sends now or later; False if too many messages wait for the client to read."""
        ...

    def end(self, code: int) -> None:
        """Closes the connection after what was sent."""
        ...


class LiveConnection:
    """One connection. Sending never waits: a client that cannot keep up is disconnected.

    It loses nothing: it reconnects and resumes from the last number it has.
    """

    def __init__(self, wire: Wire, person: Person) -> None:
        self.person = person
        self._wire = wire
        self._closing = False

    def send(self, message: bytes) -> None:
        if not self._closing and not self._wire.send_text(message):
            self.close(TOO_SLOW)

    def close(self, code: int = GOING_AWAY) -> None:
        if not self._closing:
            self._closing = True
            self._wire.end(code)

    @property
    def is_closing(self) -> bool:
        return self._closing


class Connections:
    """Everyone who is connected now."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._connections: dict[LiveConnection, str] = {}
        self._addresses: Counter[str] = Counter()
        self._persons: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._connections)

    def check_room(self, address: str, person: Person) -> None:
        limits = self._limits
        if (
            len(self._connections) >= limits.connections
            or self._addresses[address] >= limits.connections_per_address
            or self._persons[person.id] >= limits.connections_per_person
        ):
            raise too_many_connections()

    def add(self, connection: LiveConnection, address: str) -> None:
        self._connections[connection] = address
        self._addresses[address] += 1
        self._persons[connection.person.id] += 1
        self._metrics.connections.set(len(self._connections))

    def remove(self, connection: LiveConnection) -> None:
        address = self._connections.pop(connection)
        for counter, key in ((self._addresses, address), (self._persons, connection.person.id)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
        self._metrics.connections.set(len(self._connections))

    def is_here(self, person: str) -> bool:
        return person in self._persons

    def send_to_person(self, person: str, message: bytes) -> None:
        for connection in self._connections:
            if connection.person.id == person:
                connection.send(message)

    @property
    def addresses(self) -> Mapping[str, int]:
        """How many connections come from each address."""
        return self._addresses

    @property
    def counts(self) -> Mapping[str, int]:
        """How many connections each person has."""
        return self._persons

    @property
    def persons(self) -> tuple[str, ...]:
        """Everyone who is connected, by id."""
        return tuple(self._persons)

    def disconnect(self, person: str) -> int:
        """Close all connections of a person; returns how many there were."""
        theirs = [connection for connection in self._connections if connection.person.id == person]
        for connection in theirs:
            connection.close(POLICY)
        return len(theirs)


def too_many_connections() -> Refusal:
    return Refusal("too-many", "There are too many connections.")
