"""Where `grachten admin` reaches the running server: a local port, with a token."""

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
import structlog

from grachten.protocol.messages import ErrorBody
from grachten.rules import GrachtenError
from grachten.server.admin.actions import Admin
from grachten.server.admin.messages import (
    FILE,
    HOST,
    AdminAddress,
    AdminAnswer,
    Asked,
    write_address,
)
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal, quoted

LONGEST: Final = 65_536
"""Bytes of a request, at most."""

PATIENCE: Final = 10.0
"""Seconds until a request must have arrived."""

log: Final = structlog.get_logger("grachten.server")


@asynccontextmanager
async def admin_listening(server: GameServer) -> AsyncIterator[None]:
    """Answer `grachten admin` until the server stops."""
    token = secrets.token_urlsafe(32)
    answering: set[asyncio.Task[None]] = set()
    admin = Admin(server)

    def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(_answer(admin, token, reader, writer))
        answering.add(task)
        task.add_done_callback(answering.discard)

    listener = await asyncio.start_server(answer, HOST, 0, limit=LONGEST)
    path = server.services.settings.data / FILE
    port: int = listener.sockets[0].getsockname()[1]
    try:
        write_address(path.parent, AdminAddress(port, token))
    except GrachtenError as error:
        log.warning("grachten admin cannot find this server", why=str(error))
    try:
        yield
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        listener.close()
        for task in tuple(answering):
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)


async def _answer(
    admin: Admin, token: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """One request, one answer."""
    try:
        answer = await _carried_out(admin, token, await _line(reader))
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
    except OSError:
        return  # the client has disconnected
    finally:
        writer.close()


async def _line(reader: asyncio.StreamReader) -> bytes:
    """The request; empty if it is too long, or does not arrive in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.readline()
    except (ValueError, TimeoutError):
        return b""


async def _carried_out(admin: Admin, token: str, line: bytes) -> AdminAnswer:
    try:
        given = msgspec.json.decode(line, type=_Token).token
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        given = ""
    if not hmac.compare_digest(given.encode(errors="replace"), token.encode()):
        log.warning("admin", action="refused", why="the token is wrong or missing")
        return _error("forbidden", "Only the operator of this server can do that.")
    try:
        asked = msgspec.json.decode(line, type=Asked)
        result = await admin.carry_out(asked.request)
    except msgspec.MsgspecError as error:
        return _error("invalid", f"Invalid request: {quoted(error)}.")
    except Refusal as refusal:
        return _error(refusal.code, str(refusal))
    except GrachtenError as error:
        return _error("unavailable", str(error))
    except Exception:
        log.exception("an operator's request failed")
        return _error("internal", "Something went wrong on the server: see its log.")
    return AdminAnswer(result=msgspec.Raw(msgspec.json.encode(result)))


class _Token(msgspec.Struct):
    """Checked before anything else."""

    token: str


def _error(code: str, sentence: str) -> AdminAnswer:
    return AdminAnswer(error=ErrorBody(code, sentence))
