"""How a server is set up: by flags, or by variables of the same names with GRACHTEN_ before."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from grachten.rules import GrachtenError

DAY: Final = 24 * 3600 * 1000
PACES: Final = {"instant": 0.0, "brisk": 0.5, "calm": 1.0}
"""Seconds of a bot's beat, by the table's pace."""


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Nobody who plays meets these limits."""

    body: int = 16_384
    """Bytes of a request or a message."""

    requests: float = 20
    """Plain requests a second from one address, in the long run."""

    request_burst: int = 200
    messages: float = 15
    """Messages a second over one connection, in the long run."""

    message_burst: int = 60
    guests: float = 0.5
    """New people a second from one address, in the long run."""

    guest_burst: int = 60
    codes: float = 0.1
    """Tries a second, from one address, to come from another device."""

    code_burst: int = 10
    connections: int = 10_000
    connections_per_address: int = 500
    connections_per_person: int = 20
    watches: int = 20
    """Tables and seats watched over one connection."""

    open_tables: int = 30
    """Tables that one person has made and nobody has started."""

    public_tables: int = 5
    """As many of them may be public: the list is for everybody."""

    playing_tables: int = 100
    """Games that one person has started as the host, and that are not over."""

    outside_bots: int = 20
    thinking: float = 0.25
    """Seconds a second for which bots think on one person's account, in the long run. More is not
    refused: it waits until nobody needs the time who has used less."""

    thinking_burst: float = 120


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""

    secure: bool = False
    """Is it reached by https? Then the cookie goes nowhere else."""

    proxy: str | None = None
    """Addresses of proxies in front, which are believed when they say who is calling."""

    metrics: str = "127.0.0.1,::1"
    """Addresses that may read the metrics, by commas; * for all."""

    keep_open: int = 2 * DAY
    """Milliseconds after which a table that was never started is taken away."""

    keep_playing: int = 60 * DAY
    """Milliseconds after which a game that nobody goes on with is given up."""

    keep_people: int = 400 * DAY
    """Milliseconds after which people who never came back are removed. A cookie lives as long."""

    keep_finished: int | None = None
    """Milliseconds after which finished games are removed; None: as long as a player is known."""

    bot_games: bool = False
    """May bots of the server play among themselves, with nobody else at the table?"""

    limits: Limits = Limits()


def data_folder(given: Path | None) -> Path:
    """The folder of everything that is kept; made if it is not there."""
    folder = user_data_path("grachten", appauthor=False) if given is None else given
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise GrachtenError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    if not os.access(folder, os.W_OK):
        raise GrachtenError(f"The folder {folder} cannot be written to.")
    return folder


def database_url(given: str | None, data: Path) -> str:
    return f"sqlite:///{data / 'grachten.sqlite'}" if given is None else given
