"""Finding opponents: who waits, who blocks whom, and who is invited to which table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("invitable", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "waiting",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("ticket", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Integer, nullable=False),
        sa.Column("recent", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("answer_by", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", name="pk_waiting"),
        _person("waiting", "person"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_waiting_table_id_tables", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_waiting_table_id", "waiting", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "whom", name="pk_blocks"),
        _person("blocks", "person"),
        _person("blocks", "whom"),
    )
    op.create_index("ix_blocks_whom", "blocks", ["whom"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invitations"),
        _person("invitations", "person"),
        _person("invitations", "host"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_invitations_host", "invitations", ["host"])
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])


def downgrade() -> None:
    for table in ("invitations", "blocks", "waiting"):
        op.drop_table(table)
    op.drop_column("people", "invitable")


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=f"fk_{table}_{column}_people", ondelete="CASCADE"
    )
