"""`grachten play`, `serve`, `backup` and `restore`: the server and its data."""

import asyncio
import os
import socket
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from grachten.cli.console import Preparing, out
from grachten.cli.files import check_new
from grachten.extras import check_extra
from grachten.rules import GrachtenError
from grachten.server.logs import set_up_logs
from grachten.server.running import alone, open_browser, serve
from grachten.server.settings import DAY, Limits, Settings, data_folder, database_url
from grachten.store import backup, restore

PORT: Final = 8000
LIMITS_VARIABLE: Final = "GRACHTEN_LIMITS"


@dataclass(frozen=True)
class ServeOptions:
    """The options of `grachten serve`."""

    host: str
    port: int
    database: str | None
    data: Path | None
    thinkers: int | None
    secure: bool
    proxy: str | None
    allowed_hosts: str
    keep_open: float
    keep_playing: float
    keep_finished: float | None
    keep_people: float
    keep_deals: float
    keep_challenges: float
    rate: float
    bot_games: bool
    chat: bool
    limits: list[str]
    metrics: str
    log_json: bool
    redis: str | None
    lease: float


def serve_all(options: ServeOptions) -> None:
    """Serve until stopped."""
    data = data_folder(options.data)
    settings = Settings(
        data=data,
        database=database_url(options.database, data),
        host=options.host,
        port=options.port,
        secure=options.secure,
        proxy=options.proxy,
        allowed_hosts=options.allowed_hosts,
        keep_open=int(options.keep_open * DAY),
        keep_playing=int(options.keep_playing * DAY),
        keep_finished=None if options.keep_finished is None else int(options.keep_finished * DAY),
        keep_people=int(options.keep_people * DAY),
        keep_deals=int(options.keep_deals * DAY),
        keep_challenges=int(options.keep_challenges * DAY),
        bot_games=options.bot_games,
        chat=options.chat,
        metrics=options.metrics,
        redis=options.redis,
        lease=options.lease,
        limits=_limits(options),
    )
    if options.thinkers is not None:
        if options.thinkers == 0 and options.redis is None:
            raise GrachtenError("Without --redis, bots need --thinkers to be at least 1.")
        settings = replace(settings, thinkers=options.thinkers)
    set_up_logs(as_json=options.log_json)
    with Preparing() as preparing:
        serve(
            settings,
            on_start=lambda address: out.print(f"Grachten is running at {address}", soft_wrap=True),
            on_progress=preparing.show,
        )


def _limits(options: ServeOptions) -> Limits:
    """From the environment, then from flags: a flag changes one limit, not all."""
    usual = Limits()
    burst = max(usual.request_burst, int(10 * options.rate))
    by_rate = replace(usual, requests=options.rate, request_burst=burst)
    return by_rate.changed([os.environ.get(LIMITS_VARIABLE, ""), *options.limits])


def think_for_city(*, redis: str, thinkers: int | None, log_json: bool) -> None:
    """Let bots of other machines think here, until stopped."""
    check_extra("city", "Thinking for other servers needs Redis")
    from grachten.server.thinking.remote_bots import think  # noqa: PLC0415 - its packages are an extra

    set_up_logs(as_json=log_json)
    workers = max(1, os.cpu_count() or 1) if thinkers is None else thinkers

    def show() -> None:
        out.print(f"Thinking in {workers} processes.", soft_wrap=True)

    asyncio.run(think(redis, workers, show))


def play_here(*, port: int | None, browser: bool, data: Path | None, thinkers: int | None) -> None:
    """A server for this machine only, and its page in the browser."""
    folder = data_folder(data)
    settings = Settings(
        data=folder,
        database=database_url(None, folder),
        port=_free_port() if port is None else port,
        bot_games=True,
    )
    if thinkers is not None:
        settings = replace(settings, thinkers=thinkers)
    set_up_logs(as_json=False, level="warning")

    def show(address: str) -> None:
        shown = browser and _has_screen() and open_browser(address)
        if shown:
            out.print(f"Grachten is open in your browser: {address}", soft_wrap=True)
        else:
            out.print(f"Open this address in your browser: {address}", soft_wrap=True)
        out.print("[dim]Press Ctrl-C to stop; your games are saved.[/]")

    with Preparing() as preparing:
        serve(settings, on_start=show, on_progress=preparing.show)
    out.print("Grachten has stopped. Your games are saved.")


def back_up(file: Path, *, database: str | None, data: Path | None, overwrite: bool) -> None:
    check_new(file, overwrite=overwrite)
    backup(database_url(database, data_folder(data)), file, overwrite=overwrite)
    out.print(f"Copied the database to {file}.", markup=False, soft_wrap=True)


def put_back(file: Path, *, database: str | None, data: Path | None, overwrite: bool) -> None:
    folder = data_folder(data)
    with alone(folder, "The server is running: stop it first."):
        restore(file, database_url(database, folder), overwrite=overwrite)
    out.print(f"Restored from {file}.", markup=False, soft_wrap=True)


def _free_port() -> int:
    """The default port, or any that is free."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            return 0
    return PORT


def _has_screen() -> bool:
    """Is there a person at this machine, with a graphical browser?"""
    return (
        os.name == "nt"
        or os.uname().sysname == "Darwin"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )
