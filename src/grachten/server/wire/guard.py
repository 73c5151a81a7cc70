"""Checks before a request reaches the application, and headers for every response."""

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from grachten.protocol.messages import ErrorBody
from grachten.server import request_ids
from grachten.server.refusals import STATUS, Refusal
from grachten.server.settings import Settings
from grachten.server.wire.addresses import limit_key
from grachten.server.wire.limits import Buckets

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an address may be the link to a table
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SHARED: Final = tuple(
    (name, b"cross-origin") if name == b"cross-origin-resource-policy" else (name, value)
    for name, value in HEADERS
)
"""Pictures under /share are there to be shown on other sites."""


class Guard:
    """An ASGI middleware."""

    def __init__(self, app: Any, settings: Settings) -> None:
        limits = settings.limits
        self._app = app
        self._buckets = Buckets(limits.requests, limits.request_burst)
        self._hosts = _names(settings.allowed_hosts)
        self._more: tuple[tuple[bytes, bytes], ...] = ()
        if settings.secure:
            self._more = ((b"strict-transport-security", b"max-age=31536000"),)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request_ids.begin(request_ids.id_of(scope["headers"]))
        answer = self._with_headers(scope, send)
        try:
            self._check(scope)
        except Refusal as refusal:
            await refuse(scope, receive, answer, refusal)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            # Handled like GET; the body is left out when the response is written.
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, answer)

    def _check(self, scope: Any) -> None:
        headers = dict(scope["headers"])
        if self._hosts is not None and _host_name(headers.get(b"host")) not in self._hosts:
            raise Refusal(
                "invalid", "This server does not answer to that host name: check the address."
            )
        is_live = scope["type"] == "websocket"
        if (is_live or scope["method"] not in SAFE_METHODS) and not is_same_origin(
            headers.get(b"origin"), headers.get(b"host")
        ):
            raise Refusal("forbidden", "Requests from other sites are rejected.")
        self._buckets.take(limit_key(scope))

    def _with_headers(self, scope: Any, send: Any) -> Any:
        usual = SHARED if scope["path"].startswith("/share/") else HEADERS
        more: Iterable[tuple[bytes, bytes]] = (*usual, *self._more)
        if scope["path"].startswith("/api"):
            more = (*more, (b"cache-control", b"no-store"))

        async def answer(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        return answer


def is_same_origin(origin: bytes | None, host: bytes | None) -> bool:
    """Browsers always send the origin; other programs need not."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("ascii"))
        return parts.netloc != "" and host is not None and parts.netloc == host.decode("ascii")
    except ValueError:
        return False


def _names(hosts: str) -> frozenset[str] | None:
    """The host names that the server answers to; None for any."""
    names = frozenset(name.strip().lower() for name in hosts.split(",") if name.strip())
    return None if not names or "*" in names else names


def _host_name(host: bytes | None) -> str:
    """The name in a Host header, without the port."""
    name = (host or b"").decode("latin-1").strip().lower()
    head, _, port = name.rpartition(":")
    return head if head and port.isdigit() else name


async def refuse(scope: Any, receive: Any, send: Any, refusal: Refusal) -> None:
    """Reject a request, or a WebSocket handshake, with the reason."""
    kind = "http.response"
    if scope["type"] == "websocket":
        kind = "websocket.http.response"
        await receive()
    body = msgspec.json.encode(ErrorBody(refusal.code, str(refusal)))
    await send(
        {
            "type": f"{kind}.start",
            "status": STATUS[refusal.code],
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": f"{kind}.body", "body": body})
