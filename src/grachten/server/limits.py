"""How much one client may ask for: buckets that fill at a steady rate."""

import asyncio
import time
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from grachten.server.refusals import Refusal

KEPT: Final = 20_000
"""Buckets that are remembered. Who is forgotten starts with a full one."""


class Bucket:
    """Room for `burst` at once, and for `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        """Is there room for one more, or for one that counts for several?"""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise too_many()


class Turns:
    """One at a time for each person: what is counted must not change before it is used."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        lock = self._locks.get(person)
        if lock is None:
            lock = self._locks[person] = asyncio.Lock()
        return lock


def too_many() -> Refusal:
    return Refusal("too-many", "That is too much at once: wait a moment.")
