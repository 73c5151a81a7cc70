"""Who may be followed to their tables, and how many people watch a public game."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("followable", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "audiences",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_audiences_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_audiences"),
    )


def downgrade() -> None:
    op.drop_table("audiences")
    op.drop_column("people", "followable")
