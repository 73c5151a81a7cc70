"""People who play on a server that is killed again and again, and note what it told them."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from grachten.client import Live, Visitor, play_game
from grachten.client.visitor import Unreachable
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.messages import Done, GameMoved, GameShown, Refused, Step, Undo, Watch
from grachten.protocol.tables import Level, NewTable, Options, SeatBot, SeatChange, TableState
from server.support.ledger import Ledger

T = TypeVar("T")

PAUSE: Final = 0.05
"""Seconds until somebody tries again to reach a server that is away."""

THOUGHT: Final = 0.04
"""Seconds that somebody takes for a choice, at most: slow enough for the limits of the server."""

PATIENCE: Final = 1_000_000


async def insist(request: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer: a server that is away comes back."""
    while True:
        try:
            return await request()
        except Unreachable:
            await asyncio.sleep(PAUSE)


@dataclass(frozen=True)
class Company:
    """People, and bots after them, who play one game after the other at tables of their own."""

    server: str
    ledger: Ledger
    seed: int
    people: int
    options: Options
    bots: tuple[Level, ...] = ()
    wavering: float = 0
    """How often do they take back what they have done, whenever they can?"""

    async def play(self, enough: asyncio.Event) -> None:
        """Play until it is enough, and the last game to its end."""
        rng = random.Random(self.seed)
        visitors = [Visitor(self.server) for _ in range(self.people)]
        try:
            for visitor in visitors:
                await insist(visitor.me)
            table = await self._new_table(visitors)
            while True:
                await self._game(visitors, table, rng)
                record = await insist(lambda: visitors[0].record(table))  # noqa: B023 - at once
                self.ledger.records[table] = record
                if enough.is_set():
                    return
                if rng.random() < 0.5:
                    table = await self._rematch(visitors, table)
                else:
                    table = await self._new_table(visitors)
        finally:
            for visitor in visitors:
                await visitor.close()

    async def _new_table(self, visitors: list[Visitor]) -> str:
        """A table where everyone sits and is ready: what is acknowledged is never asked again."""
        host, *guests = visitors
        wanted = NewTable(seats=self.people + len(self.bots), options=self.options)
        table = (await insist(lambda: host.create(wanted))).id
        for seat, level in enumerate(self.bots, self.people):
            await insist(lambda: host.sit(table, seat, SeatBot(level)))  # noqa: B023 - at once
            self.ledger.lobby_changes += 1
        for seat, guest in enumerate(guests, 1):
            await insist(lambda: _sit(guest, table, seat))  # noqa: B023 - at once
            self.ledger.lobby_changes += 1
        for seat, visitor in enumerate(visitors):
            given = secrets.token_bytes(32)
            await insist(lambda: _be_ready(visitor, table, seat, given))  # noqa: B023 - at once
            self.ledger.given[table, seat] = given
            self.ledger.lobby_changes += 1
        return table

    async def _rematch(self, visitors: list[Visitor], table: str) -> str:
        tables = set()
        for seat, visitor in enumerate(visitors):
            given = secrets.token_bytes(32)
            state = await insist(lambda: visitor.rematch(table, given))  # noqa: B023 - at once
            self.ledger.given[state.id, seat] = given
            self.ledger.lobby_changes += 1
            tables.add(state.id)
        assert len(tables) == 1
        return tables.pop()

    async def _game(self, visitors: list[Visitor], table: str, rng: random.Random) -> None:
        async def choose(shown: GameShown) -> Action:
            await asyncio.sleep(rng.uniform(0, THOUGHT))
            claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
            return rng.choice(claims or shown.legal)  # carts run out, and games end

        note = self.ledger.note
        async with asyncio.TaskGroup() as group:
            for seat, visitor in enumerate(visitors):
                group.create_task(
                    play_game(visitor, table, seat, choose, told=note, patience=PATIENCE)
                )
                if self.wavering:
                    waverer = Waverer(visitor, table, seat, rng, note, chance=self.wavering)
                    group.create_task(waverer.follow())


async def _sit(visitor: Visitor, table: str, seat: int) -> TableState:
    state = await visitor.table(table)
    return state if state.seats[seat].mine else await visitor.sit(table, seat)


async def _be_ready(visitor: Visitor, table: str, seat: int, given: bytes) -> TableState:
    """The last who is ready begins the game; an answer that was lost does not begin it again."""
    state = await visitor.table(table)
    return state if state.seats[seat].ready else await visitor.ready(table, given)


class Waverer:
    """Somebody who, beside playing, takes steps back: over a connection of its own."""

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        seat: int,
        rng: random.Random,
        note: Callable[[Undo, int], None],
        *,
        chance: float,
    ) -> None:
        self._visitor = visitor
        self._table = table
        self._seat = seat
        self._rng = rng
        self._note = note
        self._chance = chance
        self._last = 0
        self._sent: Undo | None = None
        self._is_over = False

    async def follow(self) -> None:
        """Until the game is over, and nothing that was asked is without an answer."""
        while True:
            live = await insist(self._visitor.live)
            try:
                await live.send(Watch(self._table, self._seat))
                if self._sent is not None:
                    await live.send(self._sent)
                while not await self._hear(live):
                    pass
            except Unreachable:
                continue
            else:
                return
            finally:
                await live.close()

    async def _hear(self, live: Live) -> bool:
        """Is the game over?"""
        match await live.receive():
            case Done(request, number) if self._sent and self._sent.id == request:
                self._note(self._sent, number)
                self._sent = None
            case Refused(id=request) if self._sent and self._sent.id == request:
                self._sent = None
            case Refused(message=message):
                raise AssertionError(message)
            case GameShown() | GameMoved() as game:
                await self._look(live, game)
                self._is_over = game.view.phase == "over"
        return self._is_over and self._sent is None

    async def _look(self, live: Live, game: GameShown | GameMoved) -> None:
        if isinstance(game, GameShown):
            self._last = 0
        self._last = max((self._last, *map(self._mine, game.steps)))
        if game.can_undo and self._sent is None and self._rng.random() < self._chance:
            self._sent = Undo(secrets.token_urlsafe(12), self._table, self._seat, self._last)
            await live.send(self._sent)

    def _mine(self, step: Step) -> int:
        return step.number if step.seat == self._seat else 0


async def change_lobby(server: str, ledger: Ledger, enough: asyncio.Event) -> None:
    """Change one's name and one's bytes at an open table, again and again.

    Each change has a number. What the server shows is what it acknowledged last, or what was
    asked since and had no answer.
    """
    visitor = Visitor(server)
    try:
        await insist(visitor.me)
        table = (await insist(lambda: visitor.create(NewTable()))).id
        path = f"/api/tables/{table}/seats/0"
        kept = {"name": 0, "given": 0}
        await insist(lambda: visitor.request("PATCH", path, SeatChange(name="Anna 0"), TableState))
        await insist(lambda: visitor.ready(table, bytes(32)))
        asked = 0
        while not enough.is_set():
            asked += 1
            what = "name" if asked % 2 else "given"
            try:
                if what == "name":
                    change = SeatChange(name=f"Anna {asked}")
                    state: TableState = await visitor.request("PATCH", path, change, TableState)
                else:
                    state = await visitor.ready(table, asked.to_bytes(32))
            except Unreachable:
                state = await insist(lambda: visitor.table(table))
                shown = _shown(state)
                assert shown[what] in (kept[what], asked)
                kept[what] = shown[what]
            else:
                kept[what] = asked
                ledger.lobby_changes += 1
            assert _shown(state) == kept
            await asyncio.sleep(PAUSE)
            assert _shown(await insist(lambda: visitor.table(table))) == kept
    finally:
        await visitor.close()


def _shown(state: TableState) -> dict[str, int]:
    seat = state.seats[0]
    assert seat.name is not None
    assert seat.contribution is not None
    return {"name": int(seat.name.removeprefix("Anna ")), "given": int(seat.contribution, 16)}
