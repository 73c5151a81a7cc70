"""A store that fails before, during and after a commit: nothing acknowledged is lost, nothing that
was not stored is ever told, and a table goes on from what is stored."""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy.exc import OperationalError

from grachten.protocol.actions import Action
from grachten.protocol.messages import Act, GameShown
from grachten.protocol.tables import Clock, NewTable, Options, SitDown
from grachten.rules import GrachtenError
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal
from grachten.server.services import known_board
from grachten.server.settings import Settings, database_url
from grachten.server.tables.message_builders import Timing, game_shown
from grachten.server.tables.table import Table
from grachten.store import Person, StoredGame
from grachten.store.writer import Writer
from server.support.inside import WIDE
from server.support.step_logs import step_log_of
from support.patience import PATIENCE
from support.strategies import IS_NIGHTLY

POINTS: Final = 1_000 if IS_NIGHTLY else 200
"""Failures in all."""

WHEN: Final = ("before", "during", "after")


class Trouble:
    """Makes a share of all transactions fail, each before, during or after its commit."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self.share = 0.0
        self.met: Counter[str] = Counter()

    def install(self, patch: pytest.MonkeyPatch) -> None:
        honest = Writer._transact

        async def transact(writer: Writer, work: Callable[..., Any], *values: object) -> Any:
            if self._rng.random() >= self.share:
                return await honest(writer, work, *values)
            when = self._rng.choice(WHEN)
            self.met[when] += 1
            if when == "during":

                def half(connection: Any, *given: object) -> None:
                    work(connection, *given)
                    raise _broken()

                await honest(writer, half, *values)
            if when == "after":
                await honest(writer, work, *values)
            raise _broken()

        patch.setattr(Writer, "_transact", transact)


def _broken() -> Exception:
    return OperationalError("INSERT", {}, Exception("disk I/O error"))


@asynccontextmanager
async def game_server(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[GameServer]:
    async def nobody_thinks(_thinkers: object) -> None:
        """Only people play here: no process need be started."""

    patch.setattr("grachten.server.thinking.bot_pool.BotPool.start", nobody_thinks)
    settings = Settings(data=folder, database=database_url(None, folder), thinkers=1, limits=WIDE)
    async with GameServer.open(settings) as opened:
        yield opened


class Players:
    """Two people at one table, who play whatever is legal, and note what was acknowledged."""

    def __init__(self, game_server: GameServer, rng: random.Random) -> None:
        self._server = game_server
        self._rng = rng
        self._ids = 0
        self.table = ""
        self.acknowledged: dict[str, int] = {}

    async def begin(self, options: Options) -> None:
        hosting = self._server.hosting
        self.people = [await self._guest() for _ in range(2)]
        anna, bram = self.people
        state = await hosting.create(anna, NewTable(options=options))
        self.table = state.id
        await hosting.seat(self.table, bram, 1, SitDown())
        tables = self._server.tables
        terms = (await tables.read(self.table)).terms.name
        for person in self.people:
            await tables.ask(self.table, partial(self._make_ready, person, terms))

    async def _make_ready(self, person: Person, terms: str, table: Table) -> None:
        await table.make_ready(person, self._rng.randbytes(32), terms)

    async def _guest(self) -> Person:
        return await self._server.identities.new_guest()

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until the game is over, or there was trouble enough."""
        while not enough():
            try:
                acts = await self._server.tables.ask(self.table, self._choices)
            except GrachtenError:
                continue
            if not acts:
                return
            # All at once: the table's mailbox is never empty when the store fails.
            async with asyncio.TaskGroup() as group:
                for act in acts:
                    group.create_task(self._insist(act))

    async def _choices(self, table: Table) -> list[Act]:
        """What each seat that is to act may do, and guesses at what may come after it."""
        game = table.the_game.step_log.game
        found = []
        for seat in game.to_act:
            action = self._rng.choice(_legal(table, seat))
            for ahead in (0, 0, 1, 2):
                self._ids += 1
                number = table.the_game.step_log.number + ahead
                found.append(Act(f"r{self._ids}", self.table, seat, number, action))
        return found

    async def _insist(self, act: Act) -> None:
        """Send it until it is acknowledged or refused for good."""
        person = self.people[act.seat]
        while True:
            try:
                number = await self._server.tables.ask(
                    self.table, lambda table: table.the_game.act(person, act)
                )
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    continue
                return
            except GrachtenError:  # illegal by now, or the table could not be read
                return
            request = f"{act.seat}:{act.id}"
            assert self.acknowledged.setdefault(request, number) == number
            return


def _legal(table: Table, seat: int) -> tuple[Action, ...]:
    step_log = table.the_game.step_log
    shown: GameShown = game_shown(table.id, step_log, seat, Timing(None, ()))
    return shown.legal


def check(stored: StoredGame, acknowledged: dict[str, int]) -> None:
    """Everything acknowledged is there once, and all that is there can be played again."""
    assert [step.number for step in stored.steps] == [*range(1, len(stored.steps) + 1)]
    assert stored.table.seed is not None
    board, seed = known_board(stored.table.board), int(stored.table.seed)
    step_log_of(board, len(stored.seats), seed, None, stored.steps)
    requests = {step.request: step.number for step in stored.steps}
    for request, number in acknowledged.items():
        assert requests[request] == number


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        found.setattr("grachten.store.writer.GATHERING_SECONDS", 0.001)
        yield found


def test_nothing_is_lost_when_the_store_fails(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    trouble = Trouble(7)
    trouble.install(patch)
    rng = random.Random(8)
    steps = acknowledged = 0

    def enough() -> bool:
        return trouble.met.total() >= POINTS

    async def main() -> None:
        nonlocal steps, acknowledged
        async with game_server(tmp_path, patch) as opened:
            while not enough():
                trouble.share = 0.0
                games = [Players(opened, rng) for _ in range(4)]
                for game in games:
                    await game.begin(Options(pace="instant"))
                trouble.share = 0.25
                async with asyncio.TaskGroup() as group:
                    for game in games:
                        group.create_task(game.play(enough))
                trouble.share = 0.0
                for game in games:
                    stored = await opened.services.store.load(game.table)
                    assert stored is not None
                    check(stored, game.acknowledged)
                    steps += len(stored.steps)
                    acknowledged += len(game.acknowledged)

    asyncio.run(main())
    assert trouble.met.total() >= POINTS
    assert set(trouble.met) == set(WHEN)
    assert acknowledged > POINTS / 2
    assert steps >= acknowledged


def test_no_step_is_taken_on_a_table_whose_store_has_failed(
    tmp_path: Path, patch: pytest.MonkeyPatch
) -> None:
    """What waits in the mailbox behind a step that could not be stored is refused with it."""
    trouble = Trouble(1)
    trouble.install(patch)

    async def main() -> None:
        async with game_server(tmp_path, patch) as opened:
            game = Players(opened, random.Random(1))
            await game.begin(Options(pace="instant"))
            table = await opened.loaded_tables.find(game.table)
            acts = [Act(f"a{seat}", game.table, seat, 0, _legal(table, seat)[0]) for seat in (0, 1)]
            trouble.share = 1.0
            answers = [
                table.mailbox.post(lambda act=act: table.the_game.act(game.people[act.seat], act))  # type: ignore[misc]
                for act in acts
            ]
            await asyncio.wait(answers)
            assert [answer.exception().code for answer in answers] == ["unavailable"] * 2  # type: ignore[union-attr]
            trouble.share = 0.0
            stored = await opened.services.store.load(game.table)
            assert stored is not None
            assert len(stored.steps) <= 1
            assert (await opened.loaded_tables.find(game.table)) is not table

    asyncio.run(main())


def test_an_alarm_survives_a_failing_store(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    """The flag falls while nothing can be stored, and nobody is there to ask for the table."""
    trouble = Trouble(2)
    trouble.install(patch)
    patch.setattr("grachten.server.tables.loaded_tables.RETRIES", (0.05,))

    async def main() -> None:
        async with game_server(tmp_path, patch) as opened:
            game = Players(opened, random.Random(1))
            await game.begin(Options(pace="instant", clock=Clock(turn=5)))
            trouble.share = 1.0
            uptime = opened.services.uptime
            uptime.synchronise(uptime.tick + 4_900, time.monotonic_ns())
            table = await opened.loaded_tables.find(game.table)
            async with asyncio.timeout(PATIENCE):
                while table.is_usable:
                    await asyncio.sleep(0.02)
            trouble.share = 0.0
            async with asyncio.timeout(PATIENCE):
                while True:
                    stored = await opened.services.store.load(game.table)
                    assert stored is not None
                    if all(seat.away == "time" for seat in stored.seats):
                        break
                    await asyncio.sleep(0.02)

    asyncio.run(main())


def test_one_bad_row_spoils_one_table(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with game_server(tmp_path, patch) as opened:
            games = []
            for _ in range(6):
                game = Players(opened, random.Random(3))
                await game.begin(Options(pace="instant"))
                games.append(game)
        spoilt = [game.table for game in games[1:5]]
        for table, change in zip(
            spoilt,
            ("options = '{'", "seed = 'x'", "rules = '0'", "board = 'nowhere'"),
            strict=True,
        ):
            _spoil(tmp_path, f"UPDATE tables SET {change} WHERE id = ?", table)  # noqa: S608 - ours
        async with game_server(tmp_path, patch) as opened:
            async with asyncio.timeout(PATIENCE):
                while not opened.is_ready:
                    await asyncio.sleep(0.02)
            for game in (games[0], games[5]):
                assert (await opened.loaded_tables.find(game.table)).stored.status == "playing"
            for table in spoilt:
                with pytest.raises(Refusal) as refused:
                    await opened.loaded_tables.find(table)
                is_old = table == spoilt[2]
                assert refused.value.code == ("old-rules" if is_old else "unavailable")

    asyncio.run(main())


def _spoil(folder: Path, statement: str, table: str) -> None:
    connection = sqlite3.connect(folder / "grachten.sqlite")
    with connection:
        connection.execute(statement, (table,))
    connection.close()
