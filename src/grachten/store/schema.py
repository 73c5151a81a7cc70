"""The tables of the database. A change here needs a migration: a test compares the two."""

from typing import Any, Final, get_type_hints

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Float,
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
    true,
    type_coerce,
)
from sqlalchemy.types import NullType

from grachten.store.event_rows import StoredEntrant, StoredEvent, StoredEventTable, StoredRound
from grachten.store.result_rows import StoredRating, StoredResult
from grachten.store.rows import (
    Passkey,
    Person,
    StoredAttempt,
    StoredChallenge,
    StoredSeat,
    StoredStep,
    StoredTable,
    StoredWait,
)

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

LEFT_OUT: Final = {"export": False}
"""The `info` of a column that nobody gets in the file of everything about them, such as a secret,
or something about others. If it refers to people, that doesn't make the row theirs either. Bytes
are always left out."""

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
    Column("invitable", Boolean, nullable=False, server_default=true()),
    Column("followable", Boolean, nullable=False, server_default=false()),
    Column("handle", Text),  # follows from the id, and is there to be looked up
    Column("crest", Text),  # null: the one that follows from the handle
    # What others may see: name and rating on the leaderboards, the profile, the games.
    Column("shows_rating", Boolean, nullable=False, server_default=false()),
    Column("shows_profile", Boolean, nullable=False, server_default=false()),
    Column("shows_history", Boolean, nullable=False, server_default=false()),
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

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

passkey_challenges: Final = Table(  # those that were used, until they would have expired
    "passkey_challenges",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("expires", BigInteger, nullable=False, index=True),
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
    Column("seed", Text, info=LEFT_OUT),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("started_tick", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("rematch", Text),  # no foreign key: that table may be removed before this one
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("series", Text, info=LEFT_OUT),  # it names the other players by their ids
    # Are the results of the game stored? Set together with them; no save of a table touches it.
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "changed"),
    Index(None, "public", "status", "created"),
    Index(None, "counted", "status"),
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
    Column("agreed", Text, info=LEFT_OUT),  # as well
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

events: Final = Table(
    "events",
    metadata,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("standings", Text),
    Index(None, "status", "starts"),
)

event_entrants: Final = Table(
    "event_entrants",
    metadata,
    Column("event", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seed", Integer),
    Column("entered", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer),
    UniqueConstraint("event", "person"),  # nobody takes part twice
)

event_rounds: Final = Table(
    "event_rounds",
    metadata,
    Column("event", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started", BigInteger, nullable=False),
    Column("ends", BigInteger),
    Column("ended", BigInteger),
    Column("byes", Text, nullable=False),
)

event_tables: Final = Table(
    "event_tables",
    metadata,
    Column("event", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Old games are removed sooner than the event they were played in.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Column("people", Text, nullable=False),
    Column("result", Text),
    Column("opened", Boolean, nullable=False, server_default=false()),
    Index(None, "opened", "event"),  # most are
)


attempts: Final = Table(  # who has played a deal that others play too: once each
    "attempts",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("begun", BigInteger, nullable=False),
    Column("points", Integer),
    Column("completed", Integer),
    Column("ended", BigInteger),
    Index(None, "deal", "points", "completed", "person"),  # a ranking, from the best down
    Index(None, "person", "deal"),
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    # Others have taken it: it stays when its maker goes.
    Column("host", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("board", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("seed", Text, nullable=False, info=LEFT_OUT),
    Column("created", BigInteger, nullable=False, index=True),
    Index(None, "host", "created"),
)

deal_choices: Final = Table(  # a person without a row shows everything
    "deal_choices",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("named", Boolean, nullable=False),
    Column("replays", Boolean, nullable=False),
)

results: Final = Table(  # a game of a person, for good: `table_id` may be gone long since
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ending", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("tied", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("route_points", Integer, nullable=False),
    Column("contracts_won", Integer, nullable=False),
    Column("contracts_lost", Integer, nullable=False),
    Column("merchandise_points", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("completed", Integer, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("unrated", Text),
    Column("points_before", Float),
    Column("points_after", Float),
    Column("deviation_after", Float),
    Column("accuracy", Float),
    Column("luck", Float),
    Index(None, "person", "ended"),
)

# `listed` and `known_until` are there for the leaderboards, which look at nothing else:
# whether the person chose to be in them, and until when the rating is no longer provisional.

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("known_until", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index(None, "pace", "listed", "shown", "known_until"),
)

beaten: Final = Table(  # levels of bots that a person has beaten in rated games
    "beaten",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("level", Text, primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("known_until", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index(None, "level", "listed", "wins", "most", "known_until"),
)

waiting: Final = Table(  # people who look for opponents
    "waiting",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", Text, nullable=False, info=LEFT_OUT),
    Column("since", BigInteger, nullable=False),
    Column("heard", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("deviation", Integer, nullable=False),
    Column("recent", Text, nullable=False, info=LEFT_OUT),  # ids of others
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("answer_by", BigInteger),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # Nobody learns who blocks them.
    Column(
        "whom",
        Text,
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        info=LEFT_OUT,
    ),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "whom"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("host", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id"),
)


def _columns(table: Table, row: type[Any]) -> tuple[ColumnElement[Any], ...]:
    """The columns of a value, in the order of its fields, as the driver returns them.

    SQLAlchemy's conversion would fail for a whole result if one value is damaged; `reading`
    converts the rows one by one.
    """
    return tuple(type_coerce(table.c[field], NullType()) for field in get_type_hints(row))


PERSON: Final = _columns(people, Person)
PASSKEY: Final = _columns(passkeys, Passkey)
TABLE: Final = _columns(tables, StoredTable)
SEAT: Final = _columns(seats, StoredSeat)
STEP: Final = _columns(steps, StoredStep)
ATTEMPT: Final = _columns(attempts, StoredAttempt)
CHALLENGE: Final = _columns(challenges, StoredChallenge)
EVENT: Final = _columns(events, StoredEvent)
ENTRANT: Final = _columns(event_entrants, StoredEntrant)
ROUND: Final = _columns(event_rounds, StoredRound)
EVENT_TABLE: Final = _columns(event_tables, StoredEventTable)
RESULT: Final = _columns(results, StoredResult)
RATING: Final = _columns(ratings, StoredRating)
WAIT: Final = _columns(waiting, StoredWait)
