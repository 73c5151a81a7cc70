"""Passkeys of people, challenges that were answered, and crests."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("crest", sa.Text))
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_passkeys_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_passkey_challenges"),
    )
    op.create_index("ix_passkey_challenges_expires", "passkey_challenges", ["expires"])


def downgrade() -> None:
    op.drop_table("passkey_challenges")
    op.drop_table("passkeys")
    op.drop_column("people", "crest")
