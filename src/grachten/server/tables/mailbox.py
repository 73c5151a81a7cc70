"""One mailbox per table: requests to a table are carried out one at a time, in order."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from grachten.server import request_ids

_Result = TypeVar("_Result")


class Mailbox:
    """Carries out requests one at a time.

    They run in a separate task, so that a request in progress is finished even if its caller is
    gone. Between requests there is no task: an idle table costs nothing.
    """

    def __init__(self) -> None:
        self._queue: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], str]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._refusal: Callable[[], Exception] | None = None

    @property
    def is_empty(self) -> bool:
        return self._task is None

    async def ask(self, request: Callable[[], Awaitable[_Result]]) -> _Result:
        """Queue a request and wait for its result. A caller that stops waiting stops nothing."""
        return await self.post(request)

    def post(self, request: Callable[[], Awaitable[_Result]]) -> "asyncio.Future[_Result]":
        """Queue a request."""
        answer: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        if self._refusal is not None:
            _fail(answer, self._refusal())
            return answer
        self._queue.append((request, answer, request_ids.current()))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return answer

    def close(self, refusal: Callable[[], Exception]) -> None:
        """Carry out nothing more: queued and future requests fail with this error."""
        self._refusal = refusal
        while self._queue:
            _, answer, _ = self._queue.popleft()
            _fail(answer, refusal())

    async def idle(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._queue:
                request, answer, request_id = self._queue.popleft()
                request_ids.begin(request_id)
                try:
                    result = await request()
                except Exception as error:  # noqa: BLE001 - passed on to the caller
                    _fail(answer, error)
                else:
                    if not answer.done():
                        answer.set_result(result)
        finally:
            self._task = None


def _fail(answer: "asyncio.Future[Any]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
        answer.exception()  # the caller may be gone, and asyncio would report it as unretrieved
