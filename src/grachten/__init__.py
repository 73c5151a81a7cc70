"""Grachten: carts and contracts in seventeenth-century Amsterdam."""

__version__ = "0.1.0"
