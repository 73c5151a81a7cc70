"""Tournaments that anyone can run."""
