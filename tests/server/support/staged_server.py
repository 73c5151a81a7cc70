"""The real server on a real socket, with deals that were laid ready and nothing left to chance.

Two such servers that are told the same things send the same bytes, unless something that is hidden
shows: what it draws, the time and its key are the same, and so are the names of tables and people.
"""

import asyncio
import random
import shutil
import socket
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
import uvicorn
from litestar.exceptions import LitestarDeprecationWarning
from structlog.testing import capture_logs

from grachten.kernel.records import Games
from grachten.rules import Board, Game
from grachten.rules.actions import Action
from grachten.rules.cards import TRANSPORT_CARDS, TransportCard
from grachten.rules.state import GameState
from grachten.server import running
from grachten.server.settings import Limits, Settings, database_url
from grachten.store import Store

START: Final = 1_700_000_000_000
DATE: Final = "Tue, 14 Nov 2023 22:13:20 GMT"
ROOMY: Final = Limits(
    requests=1e9,
    request_burst=10**9,
    messages=1e9,
    message_burst=10**9,
    guests=1e9,
    guest_burst=10**9,
    codes=1e9,
    code_burst=10**9,
    frames=1e9,
    frame_burst=10**9,
    live_bytes=1e9,
    live_byte_burst=10**9,
)
"""How much may be asked for goes by the clock, and is not the matter here."""

Decks = dict[int, list[TransportCard]]
"""How the deck lies after a play in which it was shuffled, by the number of the play."""


class StagedGame(Game):
    """A game whose deck lies as it was told to after each shuffle."""

    decks: Decks

    @staticmethod
    def of(start: Game, decks: Decks) -> "StagedGame":
        game = start.copy()
        game.__class__ = StagedGame
        assert isinstance(game, StagedGame)
        game.decks = decks
        return game

    def play(self, action: Action, seat: int | None = None) -> None:
        super().play(action, seat)
        deck = self.decks.get(len(self._plays))
        if deck is not None:
            _lay(self._games, deck)
            self._state = GameState(self._games)


def _lay(games: Games, deck: list[TransportCard]) -> None:
    record = games[0]
    record.deck[record.deck_top : record.deck_end] = [TRANSPORT_CARDS.index(c) for c in deck]


class Stage:
    """Stands where the server looks for `Game`: each new seed gets the deal that lies ready."""

    def __init__(self) -> None:
        self._ready: StagedGame | None = None
        self._dealt: dict[int, StagedGame] = {}

    def lay_ready(self, start: Game, decks: Decks) -> None:
        assert self._ready is None, "the deal before this one was never used"
        self._ready = StagedGame.of(start, decks)

    def new(self, players: int, seed: int, board: Board, youngest: int | None) -> Game:
        """The deal again, where the server plays a game again from its start."""
        if seed not in self._dealt:
            assert self._ready is not None, "no deal lies ready"
            self._dealt[seed], self._ready = self._ready, None
        game = self._dealt[seed]
        assert (players, board.id, youngest) == (game.players, game.board.id, game.youngest)
        return StagedGame.of(game, game.decks)

    @property
    def seeds(self) -> tuple[int, ...]:
        """What the server made out of its secrets and the players' bytes."""
        return tuple(self._dealt)


class Drawn:
    """Bytes that are the same in every run; all that was drawn is kept."""

    def __init__(self) -> None:
        self._rng = random.Random("drawn")
        self.all: list[bytes] = []

    def token_bytes(self, count: int) -> bytes:
        self.all.append(self._rng.randbytes(count))
        return self.all[-1]


@dataclass
class Hours:
    """The time of day, which goes on when somebody says so."""

    milliseconds: int = START

    def time_ns(self) -> int:
        return self.milliseconds * 1_000_000

    def monotonic_ns(self) -> int:
        return self.milliseconds * 1_000_000


@dataclass(frozen=True)
class StagedServer:
    port: int
    stage: Stage
    drawn: Drawn
    hours: Hours
    key: bytes
    other_port: int | None = None
    """Of another node that serves the same tables."""

    def port_of(self, number: int) -> int:
        """Every other caller is at the other node, if there is one."""
        return self.port if self.other_port is None or number % 2 == 0 else self.other_port


async def make_store(folder: Path) -> bytes:
    """A database with its key, for two servers to begin with: the key, which is drawn."""
    store = await Store.open(database_url(None, folder))
    key = await store.secret_key()
    await store.close()
    return key


@asynccontextmanager
async def staged_server(folder: Path, store: Path, key: bytes) -> AsyncIterator[StagedServer]:
    """A server on a copy of that database."""
    shutil.copytree(store, folder)
    stage, drawn, hours = Stage(), Drawn(), Hours()
    settings = Settings(
        data=folder, database=database_url(None, folder), port=0, thinkers=1, limits=ROOMY
    )
    with staged(stage, hours):
        async with run_staged(settings, drawn) as port:
            yield StagedServer(port, stage, drawn, hours, key)


@contextmanager
def staged(stage: Stage, hours: Hours) -> Iterator[None]:
    """Servers that are run meanwhile take their deals and their time from here."""

    async def nobody_thinks(_thinkers: object) -> None:
        """Only people play here: no process need be started."""

    with warnings.catch_warnings(), capture_logs(), pytest.MonkeyPatch.context() as patch:
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # of how it may change one day
        patch.setattr("grachten.server.thinking.bot_pool.BotPool.start", nobody_thinks)
        patch.setattr("grachten.server.tables.step_log.Game", stage)
        patch.setattr("grachten.store.writer.GATHERING_SECONDS", 0.0)  # nobody plays at once
        patch.setattr(
            "grachten.server.uptime.time",
            SimpleNamespace(time_ns=hours.time_ns, monotonic_ns=hours.monotonic_ns),
        )
        patch.setattr(
            "grachten.server.tables.presence.PRESENCE", 0.0
        )  # nor does anybody come and go
        # The time goes on in leaps here, and no server has stood still.
        patch.setattr("grachten.server.uptime.STANDSTILL", 1 << 60)
        patch.setattr("email.utils.formatdate", lambda **_: DATE)  # of a live connection's opening
        yield


@asynccontextmanager
async def run_staged(settings: Settings, drawn: Drawn) -> AsyncIterator[int]:
    """The port of a server that is run by the same function as any other."""
    servers: list[uvicorn.Server] = []

    class Held(running._Server):
        def __init__(self, config: uvicorn.Config) -> None:
            super().__init__(config)
            servers.append(self)

    started = asyncio.Event()
    with pytest.MonkeyPatch.context() as patch, _listener() as listener:
        patch.setattr(running, "_Server", Held)
        listener.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(
            running._serve(settings, listener, lambda _: started.set(), drawn)
        )
        starting = asyncio.create_task(started.wait())
        await asyncio.wait({serving, starting}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            starting.cancel()
            await serving
        try:
            yield listener.getsockname()[1]
        finally:
            servers[0].should_exit = True
            await serving


def _listener() -> socket.socket:
    return socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
