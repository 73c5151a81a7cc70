"""Structured logs: one JSON object a line, or readable lines on a screen.

Nothing that opens a door is ever logged: no cookie, token, code, seed, or table's name (whoever
knows the name of a table may come to it).
"""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import structlog


class _Lines:
    """Where lines are written. That nobody reads them, or a full disk, must not stop a game."""

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
        except BrokenPipeError:  # for good: what is left is dropped, and does not fail at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._file.fileno())
        except OSError:  # a full disk may have room again
            return


def set_up_logs(*, as_json: bool, level: str = "info") -> None:
    renderer: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    )
    lines: Any = _Lines(sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=False,
    )
