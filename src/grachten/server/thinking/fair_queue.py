"""A queue in which accounts take turns, so that a busy one does not hold up the others.

Pure: it knows neither processes nor bots, and takes the time from its `clock`.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

FORGOTTEN_FROM: Final = 1_000
"""From this many accounts on, those with a full budget and an empty queue are dropped."""


class FairQueue(Generic[Item]):
    """Next is the account that was served longest ago; its own items stay in their order.

    Every account has a budget of seconds: `burst` at first and at most, refilled by `share` per
    second. An account over its budget is not refused: it comes after all others, and gets the time
    they leave. Since its debt is at most another `burst`, it is within its budget again after a
    while, whatever the others do: nobody waits for ever.
    """

    def __init__(
        self, share: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._share = share
        self._burst = burst
        self._clock = clock
        self._accounts: dict[str, _Account[Item]] = {}
        self._turns = 0
        self._length = 0
        self._forget_from = FORGOTTEN_FROM

    def __len__(self) -> int:
        return self._length

    def put(self, account: str, home: int, item: Item) -> None:
        """Add an item for which worker `home` is the best choice."""
        if len(self._accounts) >= self._forget_from:
            self._forget()
        self._account(account).waiting.append((home, item))
        self._length += 1

    def take(self, worker: int) -> Item | None:
        """Remove and return the next item for this worker, or None if nothing waits.

        Of the account whose turn it is, that is the first item whose home is this worker, or else
        its first item.
        """
        waiting = [account for account in self._accounts.values() if account.waiting]
        if not waiting:
            return None
        at = self._clock()
        for account in waiting:
            self._refill(account, at)
        account = min(waiting, key=lambda each: (each.left <= 0, each.turn))
        self._turns += 1
        account.turn = self._turns
        homes = [home for home, _ in account.waiting]
        chosen = homes.index(worker) if worker in homes else 0
        _, item = account.waiting[chosen]
        del account.waiting[chosen]
        self._length -= 1
        return item

    def remove(self, account: str, item: Item) -> None:
        """Remove an item that is still waiting."""
        waiting = self._account(account).waiting
        for at, (_, each) in enumerate(waiting):
            if each is item:
                del waiting[at]
                self._length -= 1
                return

    def charge(self, account: str, seconds: float) -> None:
        """Charge an account for time it has used, down to a debt of `burst`."""
        paying = self._account(account)
        self._refill(paying, self._clock())
        paying.left = max(paying.left - seconds, -self._burst)

    def _account(self, name: str) -> "_Account[Item]":
        if name not in self._accounts:
            self._accounts[name] = _Account(self._burst, self._clock())
        return self._accounts[name]

    def _refill(self, account: "_Account[Item]", at: float) -> None:
        account.left = min(self._burst, account.left + (at - account.at) * self._share)
        account.at = at

    def _forget(self) -> None:
        """Drop accounts that a new one would equal."""
        at = self._clock()
        for name, account in tuple(self._accounts.items()):
            self._refill(account, at)
            if not account.waiting and account.left >= self._burst:
                del self._accounts[name]
        self._forget_from = max(FORGOTTEN_FROM, 2 * len(self._accounts))


@dataclass
class _Account(Generic[Item]):
    left: float
    at: float
    """When `left` was last updated."""

    turn: int = 0
    """The number of the turn in which it was last served, or 0."""

    waiting: deque[tuple[int, Item]] = field(default_factory=deque)
