"""The door: what is checked before a request reaches the program, and added to every answer."""

from collections.abc import Iterable
from ipaddress import IPv6Network
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from grachten.protocol.messages import ErrorBody
from grachten.server.limits import Buckets
from grachten.server.refusals import STATUS, Refusal
from grachten.server.settings import Limits

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


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: Any, limits: Limits, *, secure: bool) -> None:
        self._app = app
        self._buckets = Buckets(limits.requests, limits.request_burst)
        self._headers = HEADERS
        if secure:
            self._headers += ((b"strict-transport-security", b"max-age=31536000"),)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        answer = send if scope["type"] == "websocket" else self._with_headers(scope, send)
        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(scope, receive, answer, refusal)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            # As if it were asked for; the body is left out where the answer is written.
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, answer)

    def _check(self, scope: Any) -> None:
        headers = dict(scope["headers"])
        is_live = scope["type"] == "websocket"
        if (is_live or scope["method"] not in SAFE_METHODS) and not is_same_origin(
            headers.get(b"origin"), headers.get(b"host")
        ):
            raise Refusal("forbidden", "Other pages may not speak to this server.")
        self._buckets.take(neighbourhood(scope))

    def _with_headers(self, scope: Any, send: Any) -> Any:
        more: Iterable[tuple[bytes, bytes]] = self._headers
        if scope["path"].startswith("/api"):
            more = (*more, (b"cache-control", b"no-store"))

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        return answer


def is_same_origin(origin: bytes | None, host: bytes | None) -> bool:
    """Browsers always say which page is asking; other programs need not."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("ascii"))
        return parts.netloc != "" and host is not None and parts.netloc == host.decode("ascii")
    except ValueError:
        return False


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "nowhere"


def neighbourhood(scope: Any) -> str:
    """Whom a limit counts: an address or, by IPv6, the network that one customer is given."""
    address = address_of(scope)
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


async def _refuse(scope: Any, receive: Any, send: Any, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode(ErrorBody(refusal.code, str(refusal)))
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[refusal.code],
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
