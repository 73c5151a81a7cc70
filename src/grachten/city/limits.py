"""Limits that hold for the whole city."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Most:
    """How many connections there may be: in all, from one address, and of one person."""

    all: int
    address: int
    person: int
