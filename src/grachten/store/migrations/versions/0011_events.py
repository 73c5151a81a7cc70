"""Events: who takes part, their rounds, and the tables of these with their results."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("organiser", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.BigInteger),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("version", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("standings", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sa.ForeignKeyConstraint(
            ["organiser"], ["people.id"], name="fk_events_organiser_people", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_events_organiser", "events", ["organiser"])
    op.create_index("ix_events_status_starts", "events", ["status", "starts"])
    op.create_table(
        "event_entrants",
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seed", sa.Integer),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer),
        sa.PrimaryKeyConstraint("event", "number", name="pk_event_entrants"),
        _of_event("event_entrants"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_event_entrants_person_people", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("event", "person", name="uq_event_entrants_event_person"),
    )
    op.create_index("ix_event_entrants_person", "event_entrants", ["person"])
    op.create_table(
        "event_rounds",
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("byes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("event", "number", name="pk_event_rounds"),
        _of_event("event_rounds"),
    )
    op.create_table(
        "event_tables",
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("opened", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("event", "round", "number", name="pk_event_tables"),
        _of_event("event_tables"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_event_tables_table_id_tables", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("table_id", name="uq_event_tables_table_id"),
    )
    op.create_index("ix_event_tables_opened_event", "event_tables", ["opened", "event"])


def _of_event(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["event"], ["events.id"], name=f"fk_{table}_event_events", ondelete="CASCADE"
    )


def downgrade() -> None:
    for table in ("event_tables", "event_rounds", "event_entrants", "events"):
        op.drop_table(table)
