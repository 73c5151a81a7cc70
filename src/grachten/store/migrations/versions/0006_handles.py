"""What others know people by: it follows from the id, which stays a secret."""

import sqlalchemy as sa
from alembic import op

from grachten.store.rows import handle_of

revision = "0006"
down_revision = "0005"

_people = sa.table("people", sa.column("id", sa.Text), sa.column("handle", sa.Text))


def upgrade() -> None:
    op.add_column("people", sa.Column("handle", sa.Text))
    connection = op.get_bind()
    found = connection.execute(sa.select(_people.c.id)).scalars().all()
    for person in found:
        connection.execute(
            _people.update().where(_people.c.id == person).values(handle=handle_of(person))
        )
    op.create_index("ix_people_handle", "people", ["handle"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_people_handle", "people")
    op.drop_column("people", "handle")
