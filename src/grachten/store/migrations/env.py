"""Run by Alembic for every migration, on the connection and in the transaction it is given."""

from alembic import context

from grachten.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
