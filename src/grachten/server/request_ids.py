"""The id of the request that is being served: it is in every line of the log that the request
causes, on whichever node.

A proxy may give it (`X-Request-ID`); otherwise the server makes one. Messages over a live
connection are numbered after the request that opened it.
"""

import re
import secrets
from collections.abc import Iterable, MutableMapping
from contextvars import ContextVar
from typing import Any, Final

HEADER: Final = b"x-request-id"
_ALLOWED: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_current: Final[ContextVar[str]] = ContextVar("request_id", default="")

current: Final = _current.get
"""Empty for what the server does by itself."""


def begin(request_id: str) -> None:
    """All that this task does from now on is done for this request."""
    _current.set(request_id)


def id_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id in the headers of a request, or a new one."""
    for name, value in headers:
        if name == HEADER and _ALLOWED.fullmatch(value):
            return value.decode("ascii")
    return secrets.token_hex(8)


def add_to_log(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """A processor of structlog."""
    if request_id := _current.get():
        event.setdefault("request_id", request_id)
    return event
