"""Talking at a table, games worth watching, and following."""
