"""All writes, by one task. Steps that wait at the same time are written in one transaction."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from grachten.store import leading, server_values, steps
from grachten.store.engines import Transactions
from grachten.store.errors import StoreError, in_words, is_about_values
from grachten.store.rows import StoredStep

T = TypeVar("T")

GATHERING_SECONDS: Final = 0.01
"""At least this long between two batches of steps: nobody notices, and a busy server writes few
large batches instead of many small ones. A step after a pause does not wait at all."""

_CLOSED: Final = "The store is closed."


@dataclass(frozen=True)
class _Waiting:
    """Work to be done, and the future of its result; the caller may stop waiting at any time."""

    work: Any
    done: asyncio.Future[Any]

    def succeed(self, result: object = None) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(in_words(error))


class Writer:
    """Writes until it is closed; between two batches of steps it does one other piece of work.

    Callers that wait for one write before asking for the next get them in that order; writes that
    wait at the same time have no order.

    With the number of a lease, it writes nothing once somebody else has the lease. As a node of a
    city, it writes steps of tables only under the number by which it leads them.
    """

    def __init__(
        self, transactions: Transactions, lease: int | None = None, node: str | None = None
    ) -> None:
        self.node = node
        self._transactions = transactions
        self._lease = lease
        self._steps: list[_Waiting] = []
        self._others: deque[_Waiting] = deque()
        self._under_way: Sequence[_Waiting] = ()
        self._something = asyncio.Event()
        self._is_closed = False
        self._next_batch = 0.0  # by the clock of the event loop
        self._task = asyncio.create_task(self._write(), name="grachten-store-writer")

    async def add_step(self, table: str, step: StoredStep, lease: int) -> None:
        """Returns when the step is durable."""
        row = steps.row_of(table, step)
        waiting = self._waiting(row if self.node is None else {**row, "lease": lease})
        self._steps.append(waiting)
        if len(self._steps) == 1:
            self._something.set()
        await waiting.done

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Any other write, in a transaction of its own."""
        waiting = self._waiting(work)
        self._others.append(waiting)
        self._something.set()
        result: T = await waiting.done
        return result

    async def close(self) -> None:
        """Finish pending writes, and accept no more."""
        self._is_closed = True
        self._something.set()
        await asyncio.wait([self._task])

    def _waiting(self, work: object) -> _Waiting:
        if self._is_closed:
            raise StoreError(_CLOSED)
        return _Waiting(work, asyncio.get_running_loop().create_future())

    async def _write(self) -> None:
        try:
            while self._steps or self._others or not self._is_closed:
                if self._steps and (self._wait_for_more() <= 0 or self._is_closed):
                    await self._write_steps()
                if self._others:
                    await self._write_other(self._others.popleft())
                else:
                    await self._rest()
        finally:  # even if the event loop is stopped: nobody is left waiting for ever
            self._is_closed = True
            _fail((*self._under_way, *self._steps, *self._others), StoreError(_CLOSED))

    def _wait_for_more(self) -> float:
        return self._next_batch - asyncio.get_running_loop().time()

    async def _rest(self) -> None:
        """Sleep until there is something to do, or the waiting steps are due."""
        self._something.clear()
        if self._is_closed:
            return
        seconds = max(self._wait_for_more(), 0) if self._steps else None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._something.wait()

    async def _write_steps(self) -> None:
        self._next_batch = asyncio.get_running_loop().time() + GATHERING_SECONDS
        batch = [waiting for waiting in self._steps if not waiting.done.done()]
        self._steps.clear()
        if not batch:
            return
        batch.sort(key=lambda waiting: steps.order(waiting.work))
        self._under_way = batch
        try:
            lost = await self._add_steps([waiting.work for waiting in batch])
        except Exception as error:  # noqa: BLE001 - passed on to the callers
            if len(batch) > 1 and is_about_values(error):
                await self._write_one_by_one(batch)
            else:
                _fail(batch, error)
        else:
            for waiting in batch:
                _end(waiting, lost)

    async def _add_steps(self, rows: Sequence[dict[str, Any]]) -> set[str]:
        """Returns the tables that another node leads, of which no step was written."""
        if self.node is not None:
            return await self._transact(steps.add_led, rows, self.node)
        await self._transact(steps.add, rows)
        return set()

    async def _write_one_by_one(self, batch: Sequence[_Waiting]) -> None:
        """So that only invalid steps fail, and not others in the same batch."""
        for index, waiting in enumerate(batch):
            try:
                lost = await self._add_steps([waiting.work])
            except Exception as error:  # noqa: BLE001 - passed on to the callers
                if not is_about_values(error):
                    _fail(batch[index:], error)
                    return
                waiting.fail(error)
            else:
                _end(waiting, lost)

    async def _write_other(self, waiting: _Waiting) -> None:
        if waiting.done.done():
            return
        self._under_way = (waiting,)
        try:
            result = await self._transact(waiting.work)
        except Exception as error:  # noqa: BLE001 - passed on to the callers
            waiting.fail(error)
        else:
            waiting.succeed(result)

    async def _transact(self, work: Callable[..., T], *values: object) -> T:
        def led(connection: Connection) -> T:
            if self._lease is not None:
                server_values.check_lease(connection, self._lease)
            return work(connection, *values)

        return await self._transactions.run(led)


def _end(waiting: _Waiting, lost: set[str]) -> None:
    if waiting.work["table_id"] in lost:
        waiting.fail(leading.lost())
    else:
        waiting.succeed()


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for waiting in batch:
        waiting.fail(error)
