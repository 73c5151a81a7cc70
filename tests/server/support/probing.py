"""Everything that somebody curious may try on a server during a game, of which nothing happens."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from grachten.protocol.actions import DrawBlind
from grachten.protocol.messages import Act, Back, ClientMessage, Hello, Undo, Unwatch, Watch, WhyNot
from grachten.protocol.wire import PROTOCOL
from grachten.rules import Board
from grachten.rules.actions import (
    Action,
    ClaimRoute,
    DrawContracts,
    KeepContracts,
    Pass,
    Payment,
    TakeFaceUp,
)
from grachten.rules.actions import DrawBlind as BlindDraw
from server.support.traffic import BINARY, TEXT, Caller, Live

BOARD: Final = Board.load()
NOWHERE: Final = "A" * 16
ZEROS: Final = b'{"bytes":"' + b"00" * 32 + b'"}'
AGREED: Final = b'{"bytes":"' + b"00" * 32 + b'","terms":"' + b"0" * 16 + b'"}'

REQUESTS: Final[tuple[tuple[str, str, bytes | None], ...]] = (
    ("GET", "/api/me", None),
    ("GET", "/api/me/tables", None),
    ("GET", "/api/me/tables?before=1800000000000.~", None),
    ("GET", "/api/me/tables?before=yesterday", None),
    ("GET", "/api/me/bots", None),
    ("POST", "/api/me/bots", b'{"name":"Bot of mine"}'),
    ("DELETE", "/api/me/bots/nobody", None),
    ("POST", "/api/me/move", None),
    ("POST", "/api/me/arrive", b'{"code":"AAAAA-AAAAA"}'),
    ("PATCH", "/api/me", b'{"name":"\\u202e"}'),
    ("PATCH", "/api/me", b'{"name":7}'),
    ("PUT", "/api/me", None),
    ("DELETE", "/api/me/passkeys/0000000000000000", None),
    ("GET", "/api/tables/{table}/rating", None),
    ("GET", "/share/result/{table}", None),
    ("GET", "/share/replay/{table}.png?step=3", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b""),
    ("POST", "/api/tables", b'{"seats":"2"}'),
    ("POST", "/api/tables", b'{"seats":9}'),
    ("POST", "/api/tables", b'{"hands":true}'),
    ("POST", "/api/tables", b'{"options":{"board":"' + b"../" * 9 + b'etc"}}'),
    ("POST", "/api/tables", b"[" * 5000),
    ("POST", "/api/tables", b"\xff\xfe\x00"),
    ("GET", f"/api/tables/{NOWHERE}", None),
    ("GET", "/api/tables/short", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}?seat=1&hand=1", None),
    ("HEAD", "/api/tables/{table}", None),
    ("OPTIONS", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/hands", None),
    ("POST", "/api/tables/{table}/rematch", ZEROS),
    ("POST", "/api/tables/{table}/start", AGREED),
    ("POST", "/api/tables/{table}/ready", AGREED),
    ("POST", "/api/tables/{table}/ready", ZEROS),
    ("POST", "/api/tables/{table}/seats/0/replace", None),
    ("POST", "/api/tables/{table}/seats/9/resign", None),
    ("POST", "/api/tables/{table}/seats/0/hint", None),
    ("POST", "/api/tables/{table}/seats/1/hint", None),
    ("POST", "/api/tables/{table}/end", None),
    ("POST", "/api/tables/{table}/put-away", None),
    ("GET", "/api/tables?before=open", None),
    ("POST", "/api/tables/{table}/ready", b'{"bytes":"00"}'),
    ("DELETE", "/api/tables/{table}/ready", None),
    ("PATCH", "/api/tables/{table}/options", b'{"spectators":false}'),
    ("PUT", "/api/tables/{table}/seats", b'{"seats":4}'),
    ("PUT", "/api/tables/{table}/seats/0", b'{"who":"open"}'),
    ("PUT", "/api/tables/{table}/seats/1", b'{"who":"me"}'),
    ("PUT", "/api/tables/{table}/seats/1", b'{"who":"bot","level":"regent"}'),
    ("PUT", "/api/tables/{table}/seats/1", b'{"who":"bot","outside":"Spy"}'),
    ("PUT", "/api/tables/{table}/seats/9", b'{"who":"me"}'),
    ("PUT", "/api/tables/{table}/seats/one", b'{"who":"me"}'),
    ("PATCH", "/api/tables/{table}/seats/1", b'{"name":"Mine now"}'),
    ("GET", "/schema", None),
    ("GET", "/api/boards", None),
    ("GET", "/api/preparation", None),
    ("GET", "/api/boards/amsterdam", None),
    ("GET", "/api/boards/..%2F..%2F..%2Fetc%2Fpasswd", None),
    ("GET", "/health", None),
    ("GET", "/ready", None),
    ("GET", "/", None),
    ("GET", "/icon.svg", None),
    ("GET", "/assets/..%2Fapp.py", None),
    ("GET", "/assets/%00", None),
    ("GET", "/nothing/here", None),
    ("GET", "/%ff%fe", None),
    ("BREW", "/api/me", None),
)
"""Plain requests; `{table}` is the table where the game is."""

HEADERS: Final = (
    "Origin: http://elsewhere.example",
    "Authorization: Bearer nobody",
    "Authorization: Basic bm9ib2R5",
    "Cookie: grachten=nobody.AAAA",
    "Accept: text/html",
    "Accept-Encoding: gzip",
    "If-None-Match: *",
    "Range: bytes=0-9",
    "X-Forwarded-For: 10.0.0.1",
)
TOO_LARGE: Final = "Content-Length: 99999999"

NO_REQUESTS: Final = (
    b"hello\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nConnection: close\r\nContent-Length: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
)

_AN_ACT: Final = b'{"type":"act","id":"n","table":"{table}","seat":0,"number":0,"action":'
NO_MESSAGES: Final = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\x00",
    b"[" * 5000,
    b'{"type":"look"}',
    b'{"type":"act"}',
    b'{"type":"hello","protocol":99}',
    b'{"type":"ping","id":"not an id"}',
    b'{"type":"ping","id":"p","hand":1}',
    b'{"type":"watch","table":"{table}","seat":9}',
    b'{"type":"watch","table":"{table}","seat":"all"}',
    b'{"type":"watch","table":"{table}","seat":null,"since":-1}',
    _AN_ACT + b'{"type":"peek"}}',
    _AN_ACT + b'{"type":"keep","choice":"neither"}}',
    _AN_ACT + b'{"type":"take","card":"grey"}}',
    _AN_ACT + b'{"type":"claim","route":255,"colour":null,"wilds":1}}',
    _AN_ACT + b'{"type":"claim","route":3,"colour":"red","wilds":9}}',
)

BROKEN: Final = (
    bytes([0x80 | TEXT, 0x82]) + bytes(4) + b"\xff\xfe",  # no UTF-8
    bytes([0x80 | TEXT, 0x80 | 126]) + (40_000).to_bytes(2, "big"),  # too large
    bytes([0x80 | 3, 0x80]) + bytes(4),  # no such kind of frame
    bytes([0x80 | TEXT, 2]) + b"{}",  # not masked
    bytes([0xF0 | TEXT, 0x82]) + bytes(4) + b"{}",  # compressed, which was not agreed
)
"""Frames after which the server hangs up."""

ODD_ACTIONS: Final[tuple[Action, ...]] = (
    Pass(),
    BlindDraw(),
    DrawContracts(),
    KeepContracts("both"),
    TakeFaceUp("wild"),
    TakeFaceUp("red", 3),
    ClaimRoute(BOARD.routes[2], Payment("red", 1)),
    ClaimRoute(BOARD.routes[2], Payment(None, 4)),
    ClaimRoute(BOARD.routes[3], Payment("red")),
    ClaimRoute(BOARD.routes[3], Payment("blue")),
    ClaimRoute(BOARD.routes[3], Payment(None, 1)),
)


class Prober:
    """Somebody curious at one table. What is tried follows from the generator alone."""

    def __init__(self, table: str, rng: random.Random) -> None:
        self._table = table
        self._rng = rng

    # One thing or another

    async def ask(self, caller: Caller) -> None:
        """A plain request, now and then an odd one."""
        request = self._rng.choice(REQUESTS)
        await self._ask(caller, request, *self._rng.sample(HEADERS, self._rng.choice((0, 0, 0, 1))))

    async def ask_in_vain(self, caller: Caller) -> None:
        await caller.raw(self._rng.choice(NO_REQUESTS))

    async def say(self, live: Live, seat: int | None, number: int) -> None:
        """Something over the live connection that is refused or changes nothing for the others."""
        rude = [self._at_table(message) for message in NO_MESSAGES]
        kinds: tuple[Sequence[ClientMessage | bytes], ...] = (
            [self._rng.choice(rude)],
            [self._rng.choice(self._nosy(seat, number))],
            self._from_elsewhere(seat, number),
        )
        await _say_all(live, self._rng.choice(kinds))

    async def break_line(self, caller: Caller) -> None:
        await _break(caller, self._rng.choice(BROKEN))

    async def knock_in_vain(self, caller: Caller) -> None:
        await _knock_unknown(caller, self._rng.choice(HEADERS))

    async def in_bytes(self, caller: Caller) -> None:
        """Messages as bytes instead of text, and before any hello."""
        live, _ = await caller.knock()
        for message in (Watch(self._table), Hello(PROTOCOL), Hello(PROTOCOL + 1)):
            await live.send(BINARY, msgspec.json.encode(message))
            await live.until("welcome", "refused")
        await live.close()

    # One thing after the other

    async def try_everything(
        self, caller: Caller, live: Live, seat: int | None, number: int
    ) -> None:
        for request in REQUESTS:
            await self._ask(caller, request)
        for header in HEADERS:
            await self._ask(caller, ("GET", "/api/tables/{table}", None), header)
            await self._ask(caller, ("POST", "/api/tables/{table}/start", ZEROS), header)
            await _knock_unknown(caller, header)
        await self._ask(caller, ("POST", "/api/tables", None), TOO_LARGE)
        for sent in NO_REQUESTS:
            await caller.raw(sent)
        for frame in BROKEN:
            await _break(caller, frame)
        await self.in_bytes(caller)
        await _say_all(live, [self._at_table(message) for message in NO_MESSAGES])
        await _say_all(live, self._nosy(seat, number))
        await _say_all(live, self._from_elsewhere(seat, number))

    # What there is to try

    async def _ask(
        self, caller: Caller, request: tuple[str, str, bytes | None], *headers: str
    ) -> None:
        method, path, body = request
        await caller.request(method, path.replace("{table}", self._table), body, *headers)

    def _at_table(self, message: bytes) -> bytes:
        return message.replace(b"{table}", self._table.encode())

    def _nosy(self, seat: int | None, number: int) -> list[ClientMessage]:
        """Other people's seats, and tables that are not there."""
        table, other = self._table, self._rng.choice([s for s in range(4) if s != seat])
        step = self._rng.randrange(number + 3)
        return [
            Watch(table, other),
            Watch(table, other, step),
            Watch(NOWHERE, seat),
            Unwatch(table, other),
            Unwatch(NOWHERE),
            Act("nosy", table, other, step, DrawBlind()),
            Act("nosy", NOWHERE, other, step, DrawBlind()),
            Undo("nosy", table, other, step),
            Undo("nosy", NOWHERE, other, step),
            WhyNot("nosy", table, other, DrawBlind()),
            WhyNot("nosy", NOWHERE, other, DrawBlind()),
            Back("nosy", NOWHERE),
            Back("nosy", table),
        ]

    def _from_elsewhere(self, seat: int | None, number: int) -> list[ClientMessage]:
        """One's own game, in whichever seat and in this one, and from another moment on."""
        since = self._rng.choice((None, self._rng.randrange(number + 3)))
        if seat is None:
            return [Watch(self._table, None, since)]
        return [
            Watch(self._table, None, since),
            Unwatch(self._table),
            Watch(self._table, seat, since),
        ]


async def _say_all(live: Live, messages: Sequence[ClientMessage | bytes]) -> None:
    for message in messages:
        await live.say(message)
        await live.settle()


async def _break(caller: Caller, frame: bytes) -> None:
    """A second connection, which does not last."""
    live, _ = await caller.knock()
    await live.send_raw(frame)
    await live.until_closed()


async def _knock_unknown(caller: Caller, header: str) -> None:
    """As somebody without a cookie."""
    stranger = Caller(caller.port, caller.name, None, caller.heard, caller.answers)
    _, answer = await stranger.knock(header)
    assert answer.status != 101, answer
