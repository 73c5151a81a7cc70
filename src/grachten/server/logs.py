"""Structured logs: one JSON object a line, or readable lines on a screen.

Nothing that opens a door is ever logged: no cookie, token, code, seed, or table's name (whoever
knows the name of a table may come to it).
"""

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO

import structlog


class _Lines:
    """Where lines are written. That nobody reads them, or a full disk, must not stop a game."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


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
