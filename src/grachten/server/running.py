"""Running the server: starting, announcing its address, and stopping gracefully."""

import asyncio
import contextlib
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from filelock import FileLock, Timeout

from grachten.rules import GrachtenError
from grachten.server.admin.listener import admin_listening
from grachten.server.app import make_app
from grachten.server.dates import Calendar
from grachten.server.game_server import GameServer
from grachten.server.preparation import Preparation
from grachten.server.settings import Settings
from grachten.server.uptime import Entropy
from grachten.server.wire.addresses import Proxies
from grachten.server.wire.guard import Guard
from grachten.server.wire.live_protocol import LiveProtocol
from grachten.server.wire.plain_protocol import PlainProtocol
from grachten.server.wire.sockets import Sockets, room_for_sockets
from grachten.server.wire.timeouts import WireConfig

STOPPING: Final = 10
"""Seconds that running requests get to finish when the server stops."""

REPORTING: Final = 0.2
"""Seconds between two reports of progress."""

log: Final = structlog.get_logger("grachten.server")


class _Server(uvicorn.Server):
    """We handle signals, not uvicorn, which would raise them again after a clean stop."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def serve(
    settings: Settings,
    *,
    on_start: Callable[[str], None] = lambda _: None,
    on_progress: Callable[[float], None] = lambda _: None,
    entropy: Entropy | None = None,
    calendar: Calendar | None = None,
) -> None:
    """Serve until stopped. `on_start` is called with the address once it can be used; if games must
    wait because something is compiled first, `on_progress` tells how far that is."""
    with (
        alone(settings.data, f"Another server is using the folder {settings.data}."),
        _listening(settings) as listener,
        asyncio.Runner(loop_factory=_new_loop) as runner,
    ):
        runner.run(_serve(settings, listener, on_start, entropy, on_progress, calendar))


async def _serve(  # noqa: PLR0913, PLR0917 - tests put something in the place of chance and time
    settings: Settings,
    listener: socket.socket,
    on_start: Callable[[str], None],
    entropy: Entropy | None,
    on_progress: Callable[[float], None] = lambda _: None,
    calendar: Calendar | None = None,
) -> None:
    proxies = Proxies(settings.proxy)
    async with (
        GameServer.open(settings, entropy, calendar) as game_server,
        admin_listening(game_server),
    ):
        sockets = Sockets(
            settings.limits,
            game_server.services.metrics,
            proxies,
            room_for_sockets(settings.thinkers),
        )
        server = _Server(_config(settings, make_app(settings, game_server), sockets))
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, _stop, server)
        tasks = [
            asyncio.create_task(_tell(server, listener, sockets.most, on_start)),
            asyncio.create_task(_report(game_server.services.preparation, on_progress)),
            asyncio.create_task(sockets.look_after(listener.fileno())),
        ]
        try:
            await server.serve(sockets=[listener])
        finally:
            for task in tasks:
                task.cancel()
    log.info("stopped")


def _config(settings: Settings, app: Guard, sockets: Sockets) -> WireConfig:
    return WireConfig(
        app,
        settings.limits,
        sockets,
        http=PlainProtocol,
        ws=LiveProtocol,
        ws_max_size=settings.limits.body,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=STOPPING,
    )


def _stop(server: uvicorn.Server) -> None:
    server.should_exit = True


async def _tell(
    server: uvicorn.Server,
    listener: socket.socket,
    connections: int,
    on_start: Callable[[str], None],
) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    log.info("started", host=host, port=port, connections=connections)
    on_start(f"http://{shown}:{port}/")


async def _report(preparation: Preparation, on_progress: Callable[[float], None]) -> None:
    while preparation.is_needed and preparation.done < 1:
        on_progress(preparation.done)
        await asyncio.sleep(REPORTING)
    on_progress(1.0)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - not available everywhere
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """A socket of our own, so that a port in use gives an error in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise GrachtenError(
                f"The server cannot listen on {settings.host}, port {settings.port}: {why}."
            ) from None
        yield listener


@contextlib.contextmanager
def alone(data: Path, otherwise: str) -> Iterator[None]:
    """Lock the data folder: two servers in it would not know of each other's games."""
    lock = FileLock(data / "server.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise GrachtenError(otherwise) from None
    try:
        yield
    finally:
        lock.release()


def open_browser(address: str) -> bool:
    """Open a page, if there is a browser; returns whether that worked."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
