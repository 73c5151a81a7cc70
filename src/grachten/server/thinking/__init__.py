"""Bots in worker processes, on this machine or another."""
