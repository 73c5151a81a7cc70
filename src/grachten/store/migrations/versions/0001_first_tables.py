"""People, tables with their seats and steps, and what the server keeps for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("token_hash", sa.LargeBinary),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_people_owner_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
        sa.UniqueConstraint("owner", "name", name="uq_people_owner_name"),
    )
    op.create_table(
        "moves",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_moves"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_moves_person_people", ondelete="CASCADE"
        ),
    )
    server = op.create_table(
        "server",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_server"),
    )
    op.bulk_insert(server, [{"key": "tick", "value": "0"}])
    _create_tables_with_seats_and_steps()


def _create_tables_with_seats_and_steps() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("started_tick", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host_people"),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_index("ix_tables_public_status_created", "tables", ["public", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("youngest", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("contribution", sa.LargeBinary),
        sa.Column("away", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id_tables", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
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
    )


def downgrade() -> None:
    for name in ("steps", "seats", "tables", "server", "moves", "people"):
        op.drop_table(name)
