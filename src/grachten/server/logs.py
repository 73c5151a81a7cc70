"""Structured logs: one JSON object per line, or readable lines on a screen.

Nothing that grants access is ever logged: no cookie, token, code, seed, or table id (anyone who
knows the id can open the table).
"""

import logging
import math
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

import structlog

from grachten.server import request_ids

MINUTE: Final = 60.0

log: Final = structlog.get_logger("grachten.server")


class _Lines:
    """The log's output. A closed pipe or a full disk must not stop a game."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with self._forgiving():
            self._file.write(text)

    def flush(self) -> None:
        with self._forgiving():
            self._file.flush()

    @contextmanager
    def _forgiving(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:  # for good: drop the rest, so that it does not fail at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._file.fileno())
        except OSError:  # a full disk may get space again
            return


class RateLimitedWarning:
    """Warns at most once a minute, and counts the times in between."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._last = -math.inf
        self._times = 0

    def warn(self, **details: Any) -> None:
        self._times += 1
        now = time.monotonic()
        if now - self._last >= MINUTE:
            log.warning(self._event, times=self._times, **details)
            self._last, self._times = now, 0


def set_up_logs(*, as_json: bool, level: str = "info") -> None:
    """Log our own events and those of libraries in the same format."""
    renderer: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    )
    lines: Any = _Lines(sys.stderr)
    common: list[Any] = [
        request_ids.add_to_log,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*common, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(lines)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *common],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
