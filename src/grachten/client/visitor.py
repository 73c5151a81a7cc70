"""Talking to a server: plain requests, and the live connection."""

import secrets
import ssl
from functools import cache
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, InvalidURI, WebSocketException

from grachten.protocol.messages import ClientMessage, ErrorBody, Hello, ServerMessage
from grachten.protocol.people import Me, NewName
from grachten.protocol.tables import (
    Guide,
    NewTable,
    Pace,
    Ready,
    Rematch,
    SeatRequest,
    SitDown,
    TableState,
)
from grachten.protocol.wire import PROTOCOL
from grachten.rules import GrachtenError

_Answer = TypeVar("_Answer")
_SERVER_MESSAGE: Final = msgspec.json.Decoder(ServerMessage)
MOST_BYTES: Final = 1 << 20
PATIENCE: Final = httpx.Timeout(30, read=300)
"""Seconds. A new server compiles for a minute or more before its first game begins."""


@cache
def _certificates() -> ssl.SSLContext:
    """Shared by all visitors: reading those of the machine takes 20 ms."""
    return httpx.create_ssl_context()


class ServerRefusal(GrachtenError):  # noqa: N818 - it reads as what happened
    """The server refused a request, and says why."""

    def __init__(self, code: str, message: str, status: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.status = status

    @property
    def is_passing(self) -> bool:
        """May the same request succeed later? After a rate limit, or a failure of the server."""
        return self.code in ("too-many", "unavailable", "internal")


class Unreachable(GrachtenError):  # noqa: N818 - it reads as what happened
    """There is no server, it has just disconnected, or it cannot serve us now."""


class Live:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: ClientMessage) -> None:
        """Send a message."""
        try:
            await self._socket.send(msgspec.json.encode(message), text=True)
        except WebSocketException as error:
            raise Unreachable(f"The connection was closed: {error}.") from None

    async def receive(self) -> ServerMessage:
        """Wait for the next message."""
        message: ServerMessage = _SERVER_MESSAGE.decode(await self.receive_bytes())
        return message

    async def receive_bytes(self) -> bytes:
        """A message as received."""
        try:
            return await self._socket.recv(decode=False)
        except WebSocketException as error:
            raise Unreachable(f"The connection was closed: {error}.") from None

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()


class Visitor:
    """A client of a server: a guest with a cookie, or an outside bot with its token."""

    def __init__(self, server: str, token: str | None = None) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise GrachtenError(
                f"A server's address must begin with http:// or https://, not {server!r}."
            )
        self.server = f"{parts.scheme}://{parts.netloc}"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(
            base_url=self.server, headers=self._headers, timeout=PATIENCE, verify=_certificates()
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections. `async with Visitor(…)` does it by itself."""
        await self._http.aclose()

    async def request(
        self, method: str, path: str, body: Any = None, answer: type[_Answer] | Any = None
    ) -> _Answer:
        """A plain request; returns the answer as a struct."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise _unreachable(self.server, error) from None
        if response.status_code >= 400:
            raise _refusal(response.status_code, response.content)
        if answer is None:
            return response.content  # type: ignore[return-value]
        found: _Answer = msgspec.json.decode(response.content, type=answer)
        return found

    async def me(self) -> Me:
        """Who we are to the server."""
        return await self.request("GET", "/api/me", answer=Me)

    async def rename(self, name: str) -> Me:
        """Change our name."""
        return await self.request("PATCH", "/api/me", NewName(name), Me)

    async def create(self, wanted: NewTable) -> TableState:
        """Open a table."""
        return await self.request("POST", "/api/tables", wanted, TableState)

    async def guide(self, *, again: bool = False, pace: Pace = "calm") -> TableState:
        """Our guided first game: the one we began or, `again`, a new one."""
        return await self.request("POST", "/api/guide", Guide(again, pace), TableState)

    async def table(self, table: str) -> TableState:
        """The table with this id."""
        return await self.request("GET", f"/api/tables/{table}", answer=TableState)

    async def sit(self, table: str, seat: int, request: SeatRequest | None = None) -> TableState:
        """Sit down or, with a request, give the seat to a bot or free it."""
        path = f"/api/tables/{table}/seats/{seat}"
        return await self.request("PUT", path, request or SitDown(), TableState)

    async def ready(
        self, table: str, given: bytes | None = None, terms: str | None = None
    ) -> TableState:
        """Ready for these terms, or whatever they are now, with random bytes for the shuffle."""
        return await self._agree(table, "ready", given, terms)

    async def start(
        self, table: str, given: bytes | None = None, terms: str | None = None
    ) -> TableState:
        """Start the game, as the host; ready as with `ready`."""
        return await self._agree(table, "start", given, terms)

    async def rematch(self, table: str, given: bytes | None = None) -> TableState:
        """Play again with the same people, at a new table."""
        body = Rematch(_random_bytes(given))
        return await self.request("POST", f"/api/tables/{table}/rematch", body, TableState)

    async def leave(self, table: str) -> None:
        """Leave the table; in a game, a bot plays for us until we are back."""
        await self.request("POST", f"/api/tables/{table}/leave")

    async def resign(self, table: str, seat: int) -> TableState:
        """Give up the game: there is no way back."""
        path = f"/api/tables/{table}/seats/{seat}/resign"
        return await self.request("POST", path, answer=TableState)

    async def replace(self, table: str, seat: int) -> TableState:
        """Let a bot take over for somebody who is overdue."""
        path = f"/api/tables/{table}/seats/{seat}/replace"
        return await self.request("POST", path, answer=TableState)

    async def end(self, table: str) -> TableState:
        """Ask to end a game in which somebody is overdue."""
        return await self.request("POST", f"/api/tables/{table}/end", answer=TableState)

    async def put_away(self, table: str) -> None:
        """Take a table off the list of our games."""
        await self.request("POST", f"/api/tables/{table}/put-away")

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game."""
        return await self.request("GET", f"/api/tables/{table}/record", answer=dict[str, Any])

    async def live(self, table: str | None = None) -> Live:
        """A live connection. `Hello` has been sent, and the first message received is `Welcome`.

        `table`: what it is mostly for, so that a proxy can choose the node that leads it.
        """
        headers = dict(self._headers)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        address = f"ws{self.server.removeprefix('http')}/api/live"
        if table is not None:
            address += f"?table={table}"
        try:
            socket = await connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=MOST_BYTES,
                proxy=None,
            )
        except InvalidStatus as error:
            refusal = _refusal(error.response.status_code, bytes(error.response.body or b""))
            if refusal.is_passing:
                raise Unreachable(f"{self.server} says: {refusal}") from None
            raise refusal from None
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError, EOFError) as error:
            raise _unreachable(self.server, error) from None
        live = Live(socket)
        await live.send(Hello(PROTOCOL))
        return live

    async def _agree(
        self, table: str, what: str, given: bytes | None, terms: str | None
    ) -> TableState:
        agreed = (await self.table(table)).terms if terms is None else terms
        body = Ready(_random_bytes(given), agreed)
        return await self.request("POST", f"/api/tables/{table}/{what}", body, TableState)


def _random_bytes(given: bytes | None) -> str:
    return (secrets.token_bytes(32) if given is None else given).hex()


def _unreachable(server: str, error: Exception) -> Unreachable:
    """Some errors end with a full stop; one that ran out of time may say nothing at all."""
    why = str(error).removesuffix(".") or "it did not answer in time"
    return Unreachable(f"{server} cannot be reached: {why}.")


def _refusal(status: int, content: bytes) -> ServerRefusal:
    """Why something was refused; a proxy in front of the server answers in other formats."""
    try:
        body = msgspec.json.decode(content, type=ErrorBody)
    except msgspec.MsgspecError:
        code = {429: "too-many", 502: "unavailable", 503: "unavailable", 504: "unavailable"}
        return ServerRefusal(
            code.get(status, "internal" if status >= 500 else "forbidden"),
            f"The server answered {status}.",
            status,
        )
    return ServerRefusal(body.code, body.message, status)
