"""Which tables this process leads. A single server leads all of them; one of several, some."""

from typing import Any, Final, Protocol, TypeVar

from grachten.server.refusals import Refusal
from grachten.server.tables.requests import TableRequest
from grachten.server.tables.watching import Connection

R = TypeVar("R")

AWAY: Final = "That could not be done right now; please try again."


class NotReached(Refusal):
    """The node that leads a table cannot be reached right now."""

    def __init__(self) -> None:
        super().__init__("unavailable", AWAY)


class LedElsewhere(NotReached):
    """Another node leads this table."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self.node = node


class Moved(Exception):  # noqa: N818 - it reads as what happened
    """A node that was to be reached does not lead the table, or is gone: nothing was done, or
    nothing that could not be done again."""


class Leading(Protocol):
    async def lead(self, table: str) -> int | None:
        """Lead a table, or raise `LedElsewhere`; returns the number of the lease, if there is
        one."""
        ...

    async def release(self, table: str, lease: int) -> None:
        """Let others lead a table that nobody uses here."""
        ...

    async def pass_on(self, node: str, table: str, request: TableRequest[R]) -> R:
        """Have another node carry out a request; may raise `Moved`."""
        ...

    async def watch(
        self, node: str, table: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        """Watch a table that another node leads; may raise `Moved`."""
        ...

    def unwatch(self, table: str, connection: Connection, seat: int | None) -> bool:
        """Was this connection watching a table that another node leads?"""
        ...

    def forget(self, table: str) -> None:
        """The node that led this table may no longer do so."""
        ...

    async def keeps_house(self) -> bool:
        """Is it this node that removes what nobody needs any more?"""
        ...


class Alone:
    """A single server: there is nobody else."""

    async def lead(self, table: str) -> int | None:  # noqa: ARG002 - it leads any
        return None

    async def release(self, table: str, lease: int) -> None:
        """Nobody is waiting for it."""

    async def pass_on(self, *_: Any) -> Any:
        raise NotImplementedError

    async def watch(self, *_: Any) -> None:
        raise NotImplementedError

    def unwatch(self, *_: Any) -> bool:
        return False

    def forget(self, table: str) -> None:
        """There is nothing to forget."""

    async def keeps_house(self) -> bool:
        return True
