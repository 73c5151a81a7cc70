"""The tables of the database. A change here needs a migration: a test compares the two."""

from typing import Any, Final, get_type_hints

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    type_coerce,
)
from sqlalchemy.types import NullType

from grachten.store.rows import Person, StoredSeat, StoredStep, StoredTable

# Migrations refer to constraints by name.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", Text, ForeignKey("people.id")),
    Column("token_hash", LargeBinary, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    Column("followable", Boolean, nullable=False, server_default=false()),
    Column("handle", Text),  # follows from the id, and is there to be looked up
    UniqueConstraint("owner", "name"),  # a person's bots; people have no owner
    Index(None, "handle", unique=True),
)

moves: Final = Table(
    "moves",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

server: Final = Table(
    "server",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

nodes: Final = Table(  # of a city; a single server has no row
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("tick", BigInteger, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("version", Text, nullable=False),
    Column("games", BigInteger, nullable=False, server_default="0"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("board", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("seed", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("started_tick", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("rematch", Text),  # no foreign key: that table may be removed before this one
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("series", Text),
    Index(None, "status", "changed"),
    Index(None, "public", "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("name", Text),
    Column("level", Text),
    Column("colour", Text, nullable=False),
    Column("youngest", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("contribution", LargeBinary),
    Column("away", Text),
    Column("agreed", Text),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("hinted", Boolean, nullable=False, server_default=false()),
)

steps: Final = Table(
    "steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("space", Integer),
    Column("undoes", Integer),
    Column("by", Text, nullable=False),
    Column("request", Text),
    Column("at", BigInteger, nullable=False),
    Column("tick", BigInteger, nullable=False),
    Column("after", Integer),
    UniqueConstraint("table_id", "request"),
    # No step without the one before it: `after` is that one's number, and null for the first.
    CheckConstraint("coalesce(after, 0) = number - 1", name="follows"),
    ForeignKeyConstraint(["table_id", "after"], ["steps.table_id", "steps.number"]),
    Index(None, "table_id", "after"),  # removing a table looks up what follows each step
)

audiences: Final = Table(  # of public games: counted by the node that leads each, every half minute
    "audiences",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("people", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

leases: Final = Table(  # which node leads a table
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", Text, ForeignKey("nodes.id"), index=True),
    Column("number", BigInteger, nullable=False),
    Column("left_at", BigInteger),
    Column("skipped", BigInteger, nullable=False),
)


def _columns(table: Table, row: type[Any]) -> tuple[ColumnElement[Any], ...]:
    """The columns of a value, in the order of its fields, as the driver returns them.

    SQLAlchemy's conversion would fail for a whole result if one value is damaged; `reading`
    converts the rows one by one.
    """
    return tuple(type_coerce(table.c[field], NullType()) for field in get_type_hints(row))


PERSON: Final = _columns(people, Person)
TABLE: Final = _columns(tables, StoredTable)
SEAT: Final = _columns(seats, StoredSeat)
STEP: Final = _columns(steps, StoredStep)
