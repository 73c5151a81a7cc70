"""A server's settings, from flags or from environment variables that begin with GRACHTEN_."""

import math
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from grachten.rules import GrachtenError

DAY: Final = 24 * 3600 * 1000
PACES: Final = {"instant": 0.0, "brisk": 0.5, "calm": 1.0}
"""Seconds between the beats on which bots move, by the table's pace."""

MOST: Final = 1_000_000_000
"""No limit can be set higher."""


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Nobody who plays reaches these limits.

    A rate is per second in the long run; its `burst` is allowed at once. Everything "from one
    address" is shared by all people behind that address: a household, or a whole school.
    """

    # The size of a request

    head: int = 32_768
    """Bytes of a request before its body. Keeps memory small; cookies and links need 1 KiB."""

    body: int = 16_384
    """Bytes of a request's body, or of a live message. Keeps memory and decoding small."""

    record: int = 1_048_576
    """Bytes of a record sent to be replayed. A long game is a tenth of that."""

    # Requests from one address

    requests: float = 50
    """Plain requests from one address, new live connections included. Keeps the server quick for
    others."""

    request_burst: int = 2_000
    """A first visit takes about 70 requests, with everything that the page keeps for later; a click
    takes one or two."""

    guests: float = 1
    """New people from one address. Each is a row in the database."""

    guest_burst: int = 200

    codes: float = 0.1
    """Attempts from one address to enter a code from another device. Stops guessing."""

    code_burst: int = 10

    passkeys: float = 1
    """Attempts from one address to make a passkey or to sign in with one. Each takes a
    millisecond; there is nothing to guess."""

    passkey_burst: int = 50

    replays: float = 1
    """Replays for one address, and positions to try out. Each is played again from its seed on, a
    lot of work."""

    replay_burst: int = 20

    profiles: float = 2
    """Profiles for one address. Each is made from up to 5,000 games: a tenth of a second's work."""

    profile_burst: int = 60

    # TCP connections, whatever is sent over them

    sockets: int = 12_000
    """TCP connections in all, live connections included. Fewer where the operating system gives
    the server fewer file descriptors."""

    sockets_per_address: int = 1_000
    """TCP connections from one address. A browser has up to seven."""

    idle_seconds: float = 5
    """How long a connection stays open after an answer, for the next request."""

    head_seconds: float = 15
    """How long a new connection may take to send the head of a request."""

    body_seconds: float = 30
    """How long a body may take; every 4 KiB of it that have arrived give one more second."""

    unread_seconds: float = 30
    """How long an answer may wait for a client that doesn't read; one more second for every 4 KiB
    of it. Also how long a connection may take to close."""

    # Live connections

    connections: int = 10_000
    """Live connections in all."""

    connections_per_address: int = 500
    """Live connections from one address: one for every open tab."""

    connections_per_person: int = 20
    """Live connections of one person or bot."""

    messages: float = 15
    """Messages over one live connection. More are refused, one by one."""

    message_burst: int = 150

    frames: float = 50
    """WebSocket frames of any kind over one live connection, pongs and fragments included. More
    end the connection before they are parsed."""

    frame_burst: int = 200

    live_bytes: float = 65_536
    """Bytes over one live connection. More end the connection."""

    live_byte_burst: int = 1_048_576

    watches: int = 20
    """Tables and seats watched over one live connection."""

    # What one person can have

    open_tables: int = 30
    """Tables that one person has made and nobody has started."""

    public_tables: int = 5
    """How many of them may be public: the list is for everybody."""

    playing_tables: int = 100
    """Unfinished games that one person has started as the host."""

    reviews: float = 0.05
    """Reviews of finished games for one person. Each takes a core for a few seconds."""

    review_burst: int = 20

    hints: float = 0.2
    """Hints for one person. Each takes a core for a tenth of a second."""

    hint_burst: int = 60
    """Asked about at every step, a long game takes as many."""

    judgements: float = 2
    """Positions that one person tries out and has judged."""

    judgement_burst: int = 60

    passkeys_per_person: int = 20
    """Passkeys of one person."""

    exports: float = 0.01
    """Files with everything about one person. Each replays all their games."""

    export_burst: int = 5

    challenges: int = 30
    """Challenges that one person makes in a day. Each is a row in the database."""

    searches: float = 0.2
    """Searches for opponents that one person begins. Leaving one may spoil a table that was
    found for others."""

    search_burst: int = 20

    answer_seconds: float = 30
    """How long a player may take to confirm after a table was found."""

    away_seconds: float = 20
    """How long somebody who looks for opponents may be without a connection."""

    invitations: float = 0.05
    """Invitations that one person sends to people they have played with."""

    invitation_burst: int = 10

    invitations_kept: int = 10
    """Invitations that one person has at a time; more don't arrive."""

    blocks: int = 200
    """People that one person can block."""

    phrases: float = 0.1
    """What one person says at one table, phrases and lines of a chat alike."""

    phrase_burst: int = 5

    pictures: float = 1
    """Pictures of shared games for one address. Each takes a core for half a second, once."""

    picture_burst: int = 60
    """A messenger fetches those of all its users from a few addresses."""

    outside_bots: int = 20
    """Outside bots of one person."""

    events: int = 5
    """Unfinished events that one person runs."""

    events_a_day: int = 20
    """Events that one person makes in 24 hours, cancelled ones included."""

    new_events: float = 0.01
    """Events made from one address. All of them together are limited, and one address must not use
    that up."""

    new_event_burst: int = 20

    events_in_all: int = 500
    """Unfinished events on the server."""

    event_entrants: int = 256
    """People and outside bots in one event."""

    event_tables: int = 2_000
    """Tables of an arena: then it is over, as if its time were up. Outside bots play many games in
    a minute, and the standings are made from all of them."""

    entered_events: int = 20
    """Unfinished events that one person or bot takes part in."""

    thinking: float = 0.25
    """Seconds of thinking per second on one person's account, in the long run. More is not
    refused: it waits for accounts that have used less."""

    thinking_burst: float = 120
    """Seconds of thinking that an account may save up, and use at once."""

    def changed(self, given: Iterable[str]) -> "Limits":
        """A copy with some limits changed, each given as `name=value`."""
        known: dict[str, Any] = {limit.name: limit.type for limit in fields(self)}
        changes: dict[str, float] = {}
        for each in (part for text in given for part in re.split(r"[\s,]+", text) if part):
            name, sign, value = each.partition("=")
            if not sign:
                raise GrachtenError(f"A limit is written name=value, not {each!r}.")
            key = name.replace("-", "_")
            if key not in known:
                names = ", ".join(it.replace("_", "-") for it in known)
                raise GrachtenError(f"There is no limit {name!r}; the limits are {names}.")
            changes[key] = _number(name, value, known[key])
        return replace(self, **changes)  # type: ignore[arg-type]


def _number(name: str, value: str, kind: type[int] | type[float]) -> float:
    try:
        number = kind(value)
    except ValueError:
        number = math.nan
    if not 0 < number <= MOST:
        wanted = "a whole number" if kind is int else "a number"
        raise GrachtenError(
            f"The limit {name} must be {wanted} above 0, at most {MOST}, not {value!r}."
        )
    return number


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Worker processes for the bots."""

    secure: bool = False
    """Is it served over https? Then the cookie is sent over https only."""

    proxy: str | None = None
    """Addresses of proxies in front, trusted for X-Forwarded-For."""

    allowed_hosts: str = "*"
    """Host names that the server answers to, separated by commas; * for any."""

    metrics: str = "127.0.0.1,::1"
    """Addresses that may read the metrics, separated by commas; * for all."""

    keep_open: int = 2 * DAY
    """Milliseconds after which a table that was never started is removed."""

    keep_playing: int = 60 * DAY
    """Milliseconds after which a game that nobody continues is abandoned."""

    keep_people: int = 400 * DAY
    """Milliseconds after which people who never came back are removed. Cookies last as long."""

    keep_finished: int | None = None
    """Milliseconds after which finished games are removed; None: kept while a player exists."""

    keep_deals: int = 400 * DAY
    """Milliseconds after which results of a deal of the day are deleted."""

    keep_challenges: int = 90 * DAY
    """Milliseconds after which a challenge is removed, with everybody's results in it."""

    redis: str | None = None
    """The URL of the Redis that connects the nodes of a city; None for a single server."""

    lease: float = 3.0
    """Seconds without a sign of life after which other nodes take over from this one."""

    bot_games: bool = False
    """May the server's bots play alone, with nobody else at the table?"""

    chat: bool = False
    """May hosts allow a chat at their tables?"""

    limits: Limits = Limits()


def data_path(given: Path | None) -> Path:
    """The data folder, whether it exists yet or not."""
    return user_data_path("grachten", appauthor=False) if given is None else given


def data_folder(given: Path | None) -> Path:
    """The data folder; created if it does not exist."""
    folder = data_path(given)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise GrachtenError(f"The folder {folder} cannot be created: {error.strerror}.") from None
    if not os.access(folder, os.W_OK):
        raise GrachtenError(f"The folder {folder} cannot be written to.")
    return folder


def database_url(given: str | None, data: Path) -> str:
    return f"sqlite:///{data / 'grachten.sqlite'}" if given is None else given
