"""Steps follow one another; versions of tables, sessions that can be revoked, hidden tables.

A game with a gap in its steps cannot be continued. Its steps from the gap on are kept aside, in a
table `stray_steps` that only exists where there are any, and the game is marked as abandoned.
"""

import sqlalchemy as sa
import structlog
from alembic import op

revision = "0002"
down_revision = "0001"

_COLUMNS = (
    "table_id", "number", "seat", "action", "space", "undoes", "by", "request", "at", "tick",
)  # fmt: skip

_steps = sa.table("steps", *map(sa.column, (*_COLUMNS, "after")))
_stray_steps = sa.table("stray_steps", *map(sa.column, _COLUMNS))
_tables = sa.table("tables", sa.column("id"), sa.column("status"))
_server = sa.table("server", sa.column("key"), sa.column("value"))


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column(
        "people", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("agreed", sa.Text))
    op.add_column(
        "seats", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_moves_person", "moves", ["person"])
    op.bulk_insert(_server, [{"key": "lease", "value": "0"}, {"key": "probe", "value": "0"}])
    _put_steps_aside()
    _create_steps(
        sa.Column("after", sa.Integer),
        sa.CheckConstraint("coalesce(after, 0) = number - 1", name=op.f("ck_steps_follows")),
        sa.ForeignKeyConstraint(
            ["table_id", "after"],
            ["steps.table_id", "steps.number"],
            name="fk_steps_table_id_after_steps",
        ),
    )
    op.create_index("ix_steps_table_id_after", "steps", ["table_id", "after"])
    _take_steps_back()


def downgrade() -> None:
    has_strays = sa.inspect(op.get_bind()).has_table("stray_steps")
    if has_strays:
        _add_to("stray_steps", "steps")
        op.drop_table("steps")
    else:
        _put_steps_aside()
    _create_steps()
    _add_to("steps", "stray_steps")
    op.drop_table("stray_steps")
    op.execute(_server.delete().where(_server.c.key.in_(["lease", "probe"])))
    op.drop_index("ix_moves_person", "moves")
    op.drop_index("ix_tables_host", "tables")
    for table, column in (
        ("seats", "hidden"),
        ("seats", "agreed"),
        ("tables", "version"),
        ("people", "blocked"),
        ("people", "epoch"),
    ):
        op.drop_column(table, column)


def _put_steps_aside() -> None:
    """SQLite adds no constraints to a table that is there: it has to be made anew."""
    op.execute(f"CREATE TABLE stray_steps AS SELECT {_names()} FROM steps")  # noqa: S608 - our own names
    op.drop_table("steps")


def _take_steps_back() -> None:
    """Those that follow one another from the first: whose number is their place in the row."""
    place = sa.func.row_number().over(
        partition_by=_stray_steps.c.table_id, order_by=_stray_steps.c.number
    )
    counted = (
        sa.select(*_stray_steps.c, place.label("place"))
        .where(_stray_steps.c.number >= 1)
        .subquery()
    )
    after = sa.case((counted.c.number > 1, counted.c.number - 1))
    in_order = sa.select(*(counted.c[name] for name in _COLUMNS), after).where(
        counted.c.number == counted.c.place
    )
    op.execute(_steps.insert().from_select([*_COLUMNS, "after"], in_order))
    connection = op.get_bind()
    aside, back = (
        connection.scalar(sa.select(sa.func.count()).select_from(table))
        for table in (_stray_steps, _steps)
    )
    if aside == back:
        op.drop_table("stray_steps")
    else:
        _abandon_games_with_gaps()


def _abandon_games_with_gaps() -> None:
    is_back = sa.exists().where(
        _steps.c.table_id == _stray_steps.c.table_id, _steps.c.number == _stray_steps.c.number
    )
    op.execute(_stray_steps.delete().where(is_back))
    done = op.get_bind().execute(
        _tables.update()
        .where(_tables.c.id.in_(sa.select(_stray_steps.c.table_id)))
        .values(status="abandoned")
    )
    structlog.get_logger("grachten.store").warning(
        "games whose steps have a gap are abandoned", games=done.rowcount
    )


def _create_steps(*more: sa.schema.SchemaItem) -> None:
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("space", sa.Integer),
        sa.Column("undoes", sa.Integer),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("tick", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_steps"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_steps_table_id_tables", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("table_id", "request", name="uq_steps_table_id_request"),
        *more,
    )


def _add_to(target: str, source: str) -> None:
    """But no strays of a game that was removed."""
    op.execute(
        f"INSERT INTO {target} ({_names()}) SELECT {_names()} FROM {source}"  # noqa: S608 - our own names
        " WHERE table_id IN (SELECT id FROM tables)"
    )


def _names() -> str:
    return ", ".join(f'"{name}"' for name in _COLUMNS)
