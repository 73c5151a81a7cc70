"""Alembic's folder: `versions` holds one file for every change of the tables."""
