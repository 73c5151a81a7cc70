"""Many nodes on one database: which of them are alive, and which tables they lead."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_server = sa.table("server", sa.column("key"), sa.column("value"))


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tick", sa.BigInteger, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("node", sa.Text),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("left_at", sa.BigInteger),
        sa.Column("skipped", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_leases_table_id_tables", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["node"], ["nodes.id"], name="fk_leases_node_nodes"),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
    op.bulk_insert(_server, [{"key": "tick_at", "value": "0"}])


def downgrade() -> None:
    op.execute(_server.delete().where(_server.c.key == "tick_at"))
    op.drop_table("leases")
    op.drop_table("nodes")
