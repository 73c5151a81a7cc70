"""Nodes that share a PostgreSQL database, and which of them leads which table.

`docs/city.md` describes the protocol and its invariants. A node is alive while its row in `nodes`
exists; a table is led by the node in its row of `leases`, under a number that rises with every
claim. Row locks decide all races: every write of a table locks its lease.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import BigInteger, Connection, Text, bindparam, delete, insert, select, text, update

from grachten.store.errors import StoreLost
from grachten.store.schema import leases, nodes, server

TERM: Final = 3_000
"""Milliseconds for which a node is taken to be alive after a renewal, unless it says otherwise."""

STANDSTILL: Final = 3_000
"""Milliseconds without a renewal of any node that still count as uptime of the city."""

FIRST: Final = 1
"""The number under which a new table is led."""

_NODE: Final = bindparam("of_node", type_=Text)
_TABLE: Final = bindparam("of_table", type_=Text)
_NUMBER: Final = bindparam("of_number", type_=BigInteger)
_TICK: Final = bindparam("at_tick", type_=BigInteger)

_NOW: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_CLOCK: Final = (
    select(server.c.key, server.c.value)
    .where(server.c.key.in_(("tick", "tick_at")))
    .order_by(server.c.key)
    .with_for_update()
)
_SET: Final = update(server).where(server.c.key == bindparam("name")).values(value=bindparam("new"))

_JOIN: Final = insert(nodes)
_RENEW: Final = (
    update(nodes)
    .where(nodes.c.id == _NODE)
    .values(until=bindparam("to"), tick=bindparam("at"), games=bindparam("in_memory"))
)
_LATE: Final = (
    select(nodes.c.id, nodes.c.tick)
    .where(nodes.c.until < bindparam("now"), nodes.c.id != _NODE)
    .order_by(nodes.c.id)
    .with_for_update(skip_locked=True)
)
_NODES: Final = select(nodes.c.id).order_by(nodes.c.id)
_GAMES: Final = select(nodes.c.id, nodes.c.games)
_FREE_ALL: Final = update(leases).where(leases.c.node == _NODE).values(node=None, left_at=_TICK)
_REMOVE: Final = delete(nodes).where(nodes.c.id == _NODE)

_LEAD_NEW: Final = insert(leases)
_CLAIM: Final = text(
    """
    INSERT INTO leases AS old (table_id, node, number, skipped)
    SELECT id, :node, 1, 0 FROM tables WHERE id = :table
    ON CONFLICT (table_id) DO UPDATE
    SET node = :node, number = old.number + 1, left_at = NULL,
        skipped = old.skipped + greatest(:tick - coalesce(old.left_at, :tick), 0)
    WHERE old.node IS NULL
    RETURNING number
    """
)
_ADOPT: Final = text(
    """
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.status = 'playing' AND leases.node IS NULL
    ORDER BY tables.changed DESC LIMIT :most FOR UPDATE OF tables SKIP LOCKED
    """
)
_WHO: Final = select(leases.c.node, leases.c.number).where(leases.c.table_id == _TABLE)
_RELEASE: Final = (
    update(leases)
    .where(leases.c.table_id == _TABLE, leases.c.node == _NODE, leases.c.number == _NUMBER)
    .values(node=None, left_at=_TICK)
)
_HOLD: Final = (
    select(leases.c.number)
    .where(leases.c.table_id == _TABLE, leases.c.node == _NODE, leases.c.number == _NUMBER)
    .with_for_update(read=True)
)
_SETTLE: Final = text(
    """
    UPDATE leases SET left_at = NULL, skipped = skipped + CASE
        WHEN CAST(:tick AS bigint) > left_at THEN CAST(:tick AS bigint) - left_at ELSE 0 END
    WHERE left_at IS NOT NULL
    """
)


@dataclass(frozen=True)
class Claim:
    """Who leads a table, under which number."""

    node: str
    number: int


# Nodes


def join(connection: Connection, node: str, version: str, term: int) -> int:
    """A new node; returns the shared tick."""
    now, tick = _advance(connection)
    values = {"id": node, "until": now + term, "tick": tick, "joined": now, "version": version}
    connection.execute(_JOIN, values)
    return tick


def renew(connection: Connection, node: str, games: int, term: int) -> int:
    """This node is alive, and has so many games in memory; returns the shared tick. `StoreLost` if
    it was buried."""
    now, tick = _advance(connection)
    values = {"of_node": node, "to": now + term, "at": tick, "in_memory": games}
    if not connection.execute(_RENEW, values).rowcount:
        raise StoreLost("Other nodes have taken over from this one.")
    return tick


def bury(connection: Connection, by: str) -> list[str]:
    """Remove nodes whose time has passed; their tables can be claimed then."""
    now = connection.execute(_NOW).scalar_one()
    late = connection.execute(_LATE, {"now": now, "of_node": by}).all()
    for node, tick in late:
        connection.execute(_FREE_ALL, {"of_node": node, "at_tick": tick})
        connection.execute(_REMOVE, {"of_node": node})
    return [node for node, _ in late]


def leave(connection: Connection, node: str, tick: int) -> None:
    """This node ends: it leads nothing any more."""
    connection.execute(_FREE_ALL, {"of_node": node, "at_tick": tick})
    connection.execute(_REMOVE, {"of_node": node})


def alive(connection: Connection) -> list[str]:
    return list(connection.execute(_NODES).scalars())


def games(connection: Connection) -> dict[str, int]:
    """How many games each node has in memory, as of its last renewal."""
    return {row.id: row.games for row in connection.execute(_GAMES)}


def _advance(connection: Connection) -> tuple[int, int]:
    """The time, and the shared tick, which moves on to it."""
    stored = {key: int(value) for key, value in connection.execute(_CLOCK)}
    now = connection.execute(_NOW).scalar_one()
    tick = stored["tick"] + min(max(now - stored["tick_at"], 0), STANDSTILL)
    connection.execute(_SET, [{"name": "tick", "new": str(tick)}])
    connection.execute(_SET, [{"name": "tick_at", "new": str(now)}])
    return now, tick


# Tables


def lead_new(connection: Connection, table: str, node: str) -> None:
    """A table that was just made has no lease yet."""
    connection.execute(_LEAD_NEW, {"table_id": table, "node": node, "number": FIRST, "skipped": 0})


def claim(connection: Connection, table: str, node: str, tick: int) -> Claim | None:
    """Lead a table that nobody leads; returns who leads it then, or None if there is none."""
    values = {"table": table, "node": node, "tick": tick}
    number = connection.execute(_CLAIM, values).scalar()
    if number is not None:
        return Claim(node, number)
    return who(connection, table)


def who(connection: Connection, table: str) -> Claim | None:
    """Who leads a table, if anybody does."""
    row = connection.execute(_WHO, {"of_table": table}).first()
    return None if row is None or row.node is None else Claim(row.node, row.number)


def adopt(connection: Connection, node: str, tick: int, most: int) -> list[str]:
    """Lead games in play that nobody leads, unless another node is just adopting them."""
    found = list(connection.execute(_ADOPT, {"most": most}).scalars())
    return [
        table
        for table in found
        if (claimed := claim(connection, table, node, tick)) is not None and claimed.node == node
    ]


def release(connection: Connection, table: str, node: str, number: int, tick: int) -> None:
    values = {"of_table": table, "of_node": node, "of_number": number, "at_tick": tick}
    connection.execute(_RELEASE, values)


def hold(connection: Connection, table: str, node: str, number: int) -> None:
    """Lock the lease of a table: nobody can claim it until this transaction has ended."""
    values = {"of_table": table, "of_node": node, "of_number": number}
    if connection.execute(_HOLD, values).first() is None:
        raise lost()


def lost() -> StoreLost:
    return StoreLost("Another node leads this table now.")


def settle(connection: Connection, tick: int) -> None:
    """A single server leads everything from now on: time in which nobody led a table is over."""
    for node, at in connection.execute(select(nodes.c.id, nodes.c.tick)).all():
        leave(connection, node, at)
    connection.execute(_SETTLE, {"tick": tick})
