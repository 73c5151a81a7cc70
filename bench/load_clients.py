"""The clients of the load: players who choose at random, light enough for one core.

They read of a message only what they need, and send a legal action back as it came.
"""

import asyncio
import itertools
import random
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
import msgspec
from bench.load_line import Line

from grachten.protocol.messages import Hello, RequestId, Unwatch, Watch
from grachten.protocol.tables import (
    NewTable,
    Options,
    Ready,
    Rematch,
    SeatBot,
    SitDown,
    TableState,
)
from grachten.protocol.wire import PROTOCOL
from grachten.rules import GrachtenError

TOP_LEVEL: Final = "regent"
LONG_GAME: Final = 70
"""Steps of a game for two at random, or a little more."""


class Phase(msgspec.Struct):
    phase: str


class Heard(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    id: str | None = None
    number: int = 0
    legal: list[msgspec.Raw] = []
    view: Phase | None = None
    message: str = ""


class HeardOfTable(msgspec.Struct):
    """What a spectator needs; `table` is a name here, and in other messages a whole table."""

    type: str
    table: Any = None
    view: Phase | None = None


class ActAsItCame(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """`Act`, with the action as the server sent it."""

    id: RequestId
    table: str
    seat: int
    number: int
    action: msgspec.Raw


_heard: Final = msgspec.json.Decoder(Heard)
_heard_of_table: Final = msgspec.json.Decoder(HeardOfTable)
_encode: Final = msgspec.json.Encoder().encode


class Crowd:
    """All clients together: how they play, and what they have found."""

    def __init__(
        self, host: str, port: int, seed: int, others: Sequence[tuple[str, int]] = ()
    ) -> None:
        """New tables are made at this address and at the others in turn, and so are live
        connections: no node gets more than its share."""
        self._addresses = itertools.cycle([*others, (host, port)])
        makers = [f"http://{name}:{number}" for name, number in ((host, port), *others)]
        self._makers = itertools.cycle(makers)
        self.rng = random.Random(seed)  # noqa: S311 - a game, no secret
        self.every = 0.0
        """Seconds from one action of a table to the next, more or less, however long the server
        takes; 0: as soon as one may act."""

        self.waited: list[float] = []
        """Seconds from the sending of an action to its acknowledgement."""

        self.is_resting = False
        self._resting: list[Player] = []
        self.bot_steps = 0
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._http = httpx.AsyncClient(
            base_url=f"http://{host}:{port}",
            timeout=120,
            trust_env=False,
            # On a busy machine an idle connection may be closed just when it is used again.
            limits=httpx.Limits(max_connections=200, keepalive_expiry=0.5),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # of many people: none
        )
        self._lines: list[Line] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for line in self._lines:
            line.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()

    async def let_play(self, seconds: float) -> None:
        """Where something goes wrong, that is the end of it."""
        await asyncio.wait([self.trouble], timeout=seconds)
        if self.trouble.done():
            self.trouble.result()

    def rest(self, player: "Player") -> None:
        """The player does not act before `go_on`."""
        self._resting.append(player)

    def go_on(self) -> None:
        self.is_resting = False
        resting, self._resting = self._resting, []
        for player in resting:
            player.act()

    def fail(self, why: str) -> None:
        """Something that never happens where all goes well: nothing measured counts then."""
        if not self.trouble.done():
            self.trouble.set_exception(GrachtenError(why))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(str(error) or type(error).__name__)

    # What people ask for

    async def guest(self) -> str:
        """A new person: the cookie."""
        response = await self._http.get("/api/me")
        return response.headers["set-cookie"].partition(";")[0]

    async def ask(self, cookie: str, method: str, path: str, body: object) -> TableState:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        response = await self._http.request(method, path, content=_encode(body), headers=headers)
        if response.status_code >= 400:
            raise GrachtenError(f"The server refused {path}: {response.text}")
        return msgspec.json.decode(response.content, type=TableState)

    async def call(self, table: str, cookie: str, hear: Any) -> Line:
        lost = partial(self.fail, "A connection was lost.")
        line = await Line.call(next(self._addresses), table, cookie, hear, lost)
        self._lines.append(line)
        line.send(_encode(Hello(PROTOCOL)))
        return line

    # Tables

    async def seat_people(self) -> None:
        """A table for two, in play, both connected."""
        hurry = self.rng.randrange(LONG_GAME)
        beat = Beat()
        host, other = [Player(self, seat, await self.guest(), hurry, beat) for seat in range(2)]
        maker = next(self._makers)
        table = await self.ask(host.cookie, "POST", f"{maker}/api/tables", NewTable())
        path = f"/api/tables/{table.id}"
        table = await self.ask(other.cookie, "PUT", f"{path}/seats/1", SitDown())
        for player in (host, other):
            await player.watch(table.id)
            await self.ask(player.cookie, "POST", f"{path}/ready", ready(table))

    async def seat_bots(self, tables: int) -> "Onlooker":
        """Tables where two of the strongest bots play, one game after the other."""
        onlooker = Onlooker(self, await self.guest())
        for _ in range(tables):
            await onlooker.begin_game()
        return onlooker


class Beat:
    """When the next action of a table is due: after the one before was, not after its answer.

    So a slower server gets as many of them.
    """

    def __init__(self) -> None:
        self._due = 0.0

    def pause(self, after: float) -> float:
        """Seconds from now until the next one, which is due so long after the one before."""
        now = asyncio.get_running_loop().time()
        self._due = max(self._due + after, now)
        return self._due - now


class Player:
    """Somebody on a seat, who acts at random when it is their turn.

    The first steps of the first game, `hurry` of them, are played without a pause: so the games are
    at all stages when one begins to measure, and do not all end together.
    """

    def __init__(self, crowd: Crowd, seat: int, cookie: str, hurry: int, beat: Beat) -> None:
        self.cookie = cookie
        self._beat = beat
        self._crowd = crowd
        self._seat = seat
        self._hurry = hurry
        self._table = ""
        self._line: Line | None = None
        self._number = 0
        self._legal: list[msgspec.Raw] = []
        self._sent: tuple[str, float] | None = None
        self._is_about_to = False
        self._requests = 0

    async def watch(self, table: str) -> None:
        if self._line is None:
            self._line = await self._crowd.call(table, self.cookie, self._hear)
        else:
            self._line.send(_encode(Unwatch(self._table, self._seat)))
        self._table = table
        self._line.send(_encode(Watch(table, self._seat)))

    def _hear(self, data: bytes) -> None:
        heard = _heard.decode(data)
        match heard.type:
            case "done" if self._sent is not None and heard.id == self._sent[0]:
                self._crowd.waited.append(time.perf_counter() - self._sent[1])
                self._sent = None
            case "game" | "moved":
                self._number, self._legal = heard.number, heard.legal
                if heard.view is not None and heard.view.phase == "over":
                    self._crowd.begin(self._again())
            case "refused" | "closed":
                self._crowd.fail(f"The server said {heard.type}. {heard.message}")
            case _:
                return
        if self._legal and self._sent is None and not self._is_about_to:
            every = self._crowd.every
            if every and self._number >= self._hurry:
                self._is_about_to = True
                pause = self._beat.pause(every * self._crowd.rng.uniform(0.5, 1.5))
                asyncio.get_running_loop().call_later(pause, self.act)
            else:
                self.act()

    def act(self) -> None:
        if self._crowd.is_resting:
            self._is_about_to = True
            self._crowd.rest(self)
            return
        self._is_about_to = False
        if not self._legal or self._line is None:
            return
        self._requests += 1
        request = str(self._requests)
        action = self._crowd.rng.choice(self._legal)
        message = ActAsItCame(request, self._table, self._seat, self._number, action)
        self._legal = []
        self._sent = (request, time.perf_counter())
        self._line.send(_encode(message))

    async def _again(self) -> None:
        """The game is over: the next one."""
        self._hurry = 0
        path = f"/api/tables/{self._table}/rematch"
        body = Rematch(secrets.token_hex(32))
        table = await self._crowd.ask(self.cookie, "POST", path, body)
        await self.watch(table.id)


class Onlooker:
    """Has bots play against each other, looks on, and begins a new game after each."""

    def __init__(self, crowd: Crowd, cookie: str) -> None:
        self._crowd = crowd
        self._cookie = cookie
        self._line: Line | None = None

    async def begin_game(self) -> None:
        crowd = self._crowd
        wanted = NewTable(sit=False, options=Options(pace="instant"))
        table = await crowd.ask(self._cookie, "POST", "/api/tables", wanted)
        if self._line is None:
            self._line = await crowd.call(table.id, self._cookie, self._hear)
        path = f"/api/tables/{table.id}"
        for seat in range(2):
            bot = SeatBot(level=TOP_LEVEL)
            table = await crowd.ask(self._cookie, "PUT", f"{path}/seats/{seat}", bot)
        self._line.send(_encode(Watch(table.id)))
        await crowd.ask(self._cookie, "POST", f"{path}/start", ready(table))

    def _hear(self, data: bytes) -> None:
        heard = _heard_of_table.decode(data)
        if heard.type in ("refused", "closed"):
            self._crowd.fail(f"The server said {data.decode()}")
        if heard.type == "moved":
            self._crowd.bot_steps += 1
        if self._line is not None and heard.view is not None and heard.view.phase == "over":
            self._line.send(_encode(Unwatch(heard.table)))
            self._crowd.begin(self.begin_game())


def ready(table: TableState) -> Ready:
    return Ready(secrets.token_hex(32), table.terms)
