"""Deals that several people play: attempts, challenges, and what players let others see."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("completed", sa.Integer),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("deal", "person", name="pk_attempts"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], ondelete="CASCADE", name="fk_attempts_person_people"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="SET NULL", name="fk_attempts_table_id_tables"
        ),
    )
    op.create_index("ix_attempts_table_id", "attempts", ["table_id"])
    op.create_index(
        "ix_attempts_deal_points_completed_person",
        "attempts",
        ["deal", "points", "completed", "person"],
    )
    op.create_index("ix_attempts_person_deal", "attempts", ["person", "deal"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], ondelete="SET NULL", name="fk_challenges_host_people"
        ),
    )
    op.create_index("ix_challenges_created", "challenges", ["created"])
    op.create_index("ix_challenges_host_created", "challenges", ["host", "created"])
    op.create_table(
        "deal_choices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("replays", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_deal_choices"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], ondelete="CASCADE", name="fk_deal_choices_person_people"
        ),
    )


def downgrade() -> None:
    op.drop_table("deal_choices")
    op.drop_table("challenges")
    op.drop_table("attempts")
