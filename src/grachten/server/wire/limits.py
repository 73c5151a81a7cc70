"""Rate limits: token buckets, and a lock per person."""

import asyncio
import time
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from grachten.server.refusals import Refusal

KEPT: Final = 20_000
"""Buckets kept in memory. An address whose bucket was dropped starts with a full one."""


class Bucket:
    """A token bucket: `burst` at once, and `rate` per second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    @property
    def left(self) -> int:
        """How many can be taken now."""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        return int(self._left)

    def take(self, count: int = 1) -> bool:
        """Take `count` tokens, if there are that many."""
        if self.left < count:
            return False
        self._left -= count
        return True

    def drain(self, count: int) -> None:
        """Take `count` tokens, or as many as there are: a penalty."""
        self._left = max(0.0, self._left - count)


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        if not self.of(address).take():
            raise too_many()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class KeyedLocks:
    """One lock per person: what was counted must not change before it is used."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        lock = self._locks.get(person)
        if lock is None:
            lock = self._locks[person] = asyncio.Lock()
        return lock


def too_many() -> Refusal:
    return Refusal("too-many", "Too many requests: wait a moment.")
