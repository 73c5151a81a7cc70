"""The server in a thread of this process: with limits of any size, and its log to look at.

It is run by the same function as `grachten serve`, in an event loop to which only its stop signal
comes in another way: threads hear no signals.
"""

import asyncio
import logging
import signal
import threading
import warnings
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVarTuple
from urllib.parse import urlsplit

import uvloop
from litestar.exceptions import LitestarDeprecationWarning
from structlog.testing import capture_logs

from grachten.server import running
from grachten.server.dates import Calendar
from grachten.server.settings import Limits, Settings, database_url
from support.forking import forked_bots
from support.patience import PATIENCE

_Args = TypeVarTuple("_Args")


@dataclass(frozen=True)
class Inside:
    """A running server: its address, and all that it has logged."""

    address: str
    entries: list[MutableMapping[str, Any]]
    records: list[logging.LogRecord]

    @property
    def port(self) -> int:
        port = urlsplit(self.address).port
        assert port is not None
        return port

    @property
    def faults(self) -> list[str]:
        """Errors and exceptions in the log. A warning may be of what somebody else did wrong."""
        ours = [
            str(entry)
            for entry in self.entries
            if entry["log_level"] in ("error", "critical") or entry.get("exc_info")
        ]
        others = [
            f"{record.name}: {record.getMessage()}"
            for record in self.records
            if record.levelno >= logging.ERROR or record.exc_info
        ]
        return ours + others

    @property
    def log(self) -> str:
        """Everything, to look for what must not be there."""
        lines = [record.getMessage() for record in self.records]
        return "\n".join([*map(str, self.entries), *lines])


class _Loop(uvloop.Loop):
    """Keeps what would be done at a signal, so that it can be done without one."""

    def __init__(self) -> None:
        super().__init__()
        self.on_signal: dict[int, Callable[[], Any]] = {}

    def add_signal_handler(
        self, sig: int, callback: Callable[[*_Args], object], *args: *_Args
    ) -> None:
        self.on_signal[sig] = lambda: callback(*args)


class _Records(logging.Handler):
    """Collects the warnings and errors of the libraries."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def inside(
    folder: Path,
    limits: Limits | None = None,
    database: str | None = None,
    calendar: Calendar | None = None,
    **settings: Any,
) -> Iterator[Inside]:
    """A server, with a database in its folder unless one is named, and one process in which bots
    think."""
    wanted = Settings(
        data=folder,
        database=database_url(database, folder),
        port=0,
        thinkers=1,
        limits=Limits() if limits is None else limits,
        **settings,
    )
    loop = _Loop()
    started = threading.Event()
    address: list[str] = []
    ended: list[BaseException] = []

    def tell(where: str) -> None:
        address.append(where.rstrip("/"))
        started.set()

    def run() -> None:
        try:
            with (
                running._listening(wanted) as listener,
                asyncio.Runner(loop_factory=lambda: loop) as runner,
            ):
                runner.run(running._serve(wanted, listener, tell, None, calendar=calendar))
        except BaseException as error:  # noqa: BLE001 - it is raised again where it is seen
            ended.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=run, daemon=True)
    handler = _Records()
    logging.getLogger().addHandler(handler)
    try:
        with forked_bots(), capture_logs() as entries:
            with warnings.catch_warnings():
                # The framework's next version wants dependencies to be marked; this one does not.
                warnings.simplefilter("ignore", LitestarDeprecationWarning)
                thread.start()
                assert started.wait(PATIENCE), "the server did not start"
            assert address, ended
            try:
                yield Inside(address[0], entries, handler.records)
            finally:
                loop.call_soon_threadsafe(loop.on_signal[signal.SIGTERM])
                thread.join(PATIENCE)
            assert not thread.is_alive(), "the server did not stop"
            assert not ended, ended
    finally:
        logging.getLogger().removeHandler(handler)


WIDE: Final = Limits(
    requests=1e6,
    request_burst=10**6,
    messages=1e6,
    message_burst=10**6,
    guests=1e6,
    guest_burst=10**6,
    codes=1e6,
    code_burst=10**6,
    profiles=1e6,
    profile_burst=10**6,
    new_events=1e6,
    new_event_burst=10**6,
    frames=1e6,
    frame_burst=10**6,
    live_bytes=1e9,
    live_byte_burst=10**9,
)
"""So wide that only those are met which a test is about."""
