"""The store of one node among several: it writes to a table only while it leads it."""

from collections.abc import Sequence
from typing import Self

from sqlalchemy import Connection

from grachten.store import leading, tables, waiting
from grachten.store.engines import Transactions, writing
from grachten.store.errors import told_in_words
from grachten.store.leading import FIRST, TERM, Claim
from grachten.store.opening import Database, open_shared
from grachten.store.rows import StoredSeat, StoredStep, StoredTable
from grachten.store.store import Store
from grachten.store.urls import parse_url


class NodeStore(Store):
    """A PostgreSQL database that this node shares with others; see `leading`.

    Writes of a table that another node leads raise `StoreLost` and change nothing.
    """

    def __init__(self, database: Database, membership: Transactions, term: int) -> None:
        """Use `NodeStore.open_shared`."""
        super().__init__(database)
        self.term = term
        # A renewal must not wait for a long queue of writes.
        self._membership = membership

    @classmethod
    async def open_shared(cls, url: str, term: int = TERM) -> Self:
        """As a node that is taken to be alive for a `term` after each renewal, in milliseconds."""
        parsed = parse_url(url)
        # A node that is frozen in a transaction must not keep its locks for much longer than that
        # of others, who wait for them, lasts.
        frozen = term * 2 // 3
        return cls(await open_shared(parsed, frozen), writing(parsed, frozen), term)

    async def close(self) -> None:
        await super().close()
        await self._membership.dispose()

    @property
    def node(self) -> str:
        """The id under which this node has joined."""
        assert self._writer.node is not None, "It has not joined yet."
        return self._writer.node

    # Nodes

    async def join(self, node: str, version: str) -> int:
        """Join under a new id; returns the shared tick."""
        with told_in_words():
            tick = await self._membership.run(leading.join, node, version, self.term)
        self._writer.node = node
        return tick

    async def renew(self, games: int = 0) -> int:
        """Say that this node is alive, with so many games in memory; returns the shared tick.
        `StoreLost` if it was buried."""
        with told_in_words():
            return await self._membership.run(leading.renew, self.node, games, self.term)

    async def bury(self) -> list[str]:
        """Remove the nodes whose time has passed, and return their ids."""
        with told_in_words():
            return await self._membership.run(leading.bury, self.node)

    async def leave(self, tick: int) -> None:
        """Lead nothing any more: others can claim everything."""
        with told_in_words():
            await self._membership.run(leading.leave, self.node, tick)

    async def alive(self) -> list[str]:
        """The ids of all nodes."""
        return await self._read(leading.alive)

    async def games(self) -> dict[str, int]:
        """How many games each node has in memory."""
        return await self._read(leading.games)

    # Leading tables

    async def claim(self, table: str, tick: int) -> Claim | None:
        """Lead a table if nobody else does; returns who leads it, or None if there is none."""
        with told_in_words():
            return await self._membership.run(leading.claim, table, self.node, tick)

    async def leader(self, table: str) -> Claim | None:
        """Who leads a table, if anybody does."""
        return await self._read(leading.who, table)

    async def adopt(self, tick: int, most: int) -> list[str]:
        """Lead some games in play that nobody leads."""
        with told_in_words():
            return await self._membership.run(leading.adopt, self.node, tick, most)

    async def release(self, table: str, lease: int, tick: int) -> None:
        with told_in_words():
            await self._membership.run(leading.release, table, self.node, lease, tick)

    # Tables

    async def add_table(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        steps: Sequence[StoredStep] = (),
        *,
        lead: bool = False,
    ) -> None:
        """`lead` it as well; else the node that is asked for it first does."""
        node = self.node

        def add(connection: Connection) -> None:
            tables.add(connection, table, seats, steps)
            if lead:
                leading.lead_new(connection, table.id, node)

        await self._write(add)

    async def save_table(
        self, table: StoredTable, seats: Sequence[StoredSeat], lease: int = FIRST
    ) -> StoredTable:
        node = self.node

        def save(connection: Connection) -> StoredTable:
            leading.hold(connection, table.id, node, lease)
            return tables.save(connection, table, seats)

        return await self._write(save)

    async def remove_table(self, table: str, lease: int | None = None) -> None:
        """Without a lease, of a table that cannot be loaded."""
        node = self.node

        def remove(connection: Connection) -> None:
            if lease is not None:
                leading.hold(connection, table, node, lease)
            tables.remove(connection, table)

        await self._write(remove)

    async def dissolve(self, table: str, stay: Sequence[str], lease: int = FIRST) -> None:
        node = self.node

        def dissolve(connection: Connection) -> None:
            leading.hold(connection, table, node, lease)
            waiting.dissolve(connection, table, stay)

        await self._write(dissolve)
