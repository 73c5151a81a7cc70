"""The series of rematches that a table belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "series")
