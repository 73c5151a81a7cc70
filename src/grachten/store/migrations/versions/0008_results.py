"""Results of people, which outlive their tables, ratings, and what a person shows of them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

CHOICES = ("shows_rating", "shows_profile", "shows_history")


def upgrade() -> None:
    for choice in CHOICES:
        op.add_column(
            "people", sa.Column(choice, sa.Boolean, nullable=False, server_default=sa.false())
        )
    # Games that ended before are counted later, as friendly ones: that is what they were.
    op.add_column(
        "tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_counted_status", "tables", ["counted", "status"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("tied", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("route_points", sa.Integer, nullable=False),
        sa.Column("contracts_won", sa.Integer, nullable=False),
        sa.Column("contracts_lost", sa.Integer, nullable=False),
        sa.Column("merchandise_points", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("completed", sa.Integer, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("unrated", sa.Text),
        sa.Column("points_before", sa.Float),
        sa.Column("points_after", sa.Float),
        sa.Column("deviation_after", sa.Float),
        sa.Column("accuracy", sa.Float),
        sa.Column("luck", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_results_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("known_until", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "pace", name="pk_ratings"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_ratings_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_ratings_pace_listed_shown_known_until",
        "ratings",
        ["pace", "listed", "shown", "known_until"],
    )
    op.create_table(
        "beaten",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("known_until", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "level", name="pk_beaten"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_beaten_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_beaten_level_listed_wins_most_known_until",
        "beaten",
        ["level", "listed", "wins", "most", "known_until"],
    )


def downgrade() -> None:
    for table in ("beaten", "ratings", "results"):
        op.drop_table(table)
    op.drop_index("ix_tables_counted_status", "tables")
    op.drop_column("tables", "counted")
    for choice in CHOICES:
        op.drop_column("people", choice)
