"""People at a real server, for tests: several visitors, and live connections with a memory."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeVar

from grachten.client import Live, Visitor
from grachten.protocol.actions import Action, KeepContracts
from grachten.protocol.messages import (
    Act,
    ClientMessage,
    GameMoved,
    GameShown,
    ServerMessage,
    TableChanged,
    Watch,
)
from grachten.protocol.tables import NewTable, Options, SeatBot, TableState
from support.patience import PATIENCE

Kind = TypeVar("Kind", bound=ServerMessage)

KEEP = KeepContracts("both")


@asynccontextmanager
async def visitors(address: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Guests of these names."""
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            visitor = await stack.enter_async_context(Visitor(address))
            await visitor.me()
            await visitor.rename(name)
            found.append(visitor)
        yield found


class Talk:
    """A live connection that keeps what it has heard."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.heard: list[ServerMessage] = []

    async def say(self, message: ClientMessage) -> None:
        await self.live.send(message)

    async def hear(self, kind: type[Kind], such: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The next message of a kind; others are kept."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.live.receive()
                self.heard.append(message)
                if isinstance(message, kind) and such(message):
                    return message

    async def state(self, such: Callable[[TableState], bool] = lambda _: True) -> TableState:
        return (await self.hear(TableChanged, lambda message: such(message.table))).table

    async def game(
        self, such: Callable[[GameShown | GameMoved], bool] = lambda _: True
    ) -> GameShown | GameMoved:
        """The next view of the game."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.live.receive()
                self.heard.append(message)
                if isinstance(message, GameShown | GameMoved) and such(message):
                    return message

    async def watch(self, table: str, seat: int | None = None, since: int | None = None) -> None:
        await self.say(Watch(table, seat, since))

    async def act(self, game: GameShown | GameMoved, action: Action, name: str = "") -> None:
        assert game.seat is not None
        name = name or f"step-{game.number}"
        await self.say(Act(name, game.table, game.seat, game.number, action))


@asynccontextmanager
async def talking(*visitors: Visitor) -> AsyncIterator[list[Talk]]:
    talks = [Talk(await visitor.live()) for visitor in visitors]
    try:
        yield talks
    finally:
        for talk in talks:
            await talk.live.close()


async def table_for(*people: Visitor, options: Options | None = None, bots: int = 0) -> TableState:
    """A table at which these people sit and, after them, bots; nobody is ready yet."""
    agreed = Options(pace="instant") if options is None else options
    host = people[0]
    state = await host.create(NewTable(seats=len(people) + bots, options=agreed))
    for number, person in enumerate(people[1:], 1):
        await person.sit(state.id, number)
    for number in range(len(people), len(people) + bots):
        await host.sit(state.id, number, SeatBot(level="apprentice"))
    return await host.table(state.id)


async def begun(*people: Visitor, options: Options | None = None, bots: int = 0) -> TableState:
    """The same, and the game has begun."""
    state = await table_for(*people, options=options, bots=bots)
    for person in people[1:]:
        await person.ready(state.id)
    return await people[0].start(state.id)


def random_choice(seed: int) -> Callable[[GameShown], Awaitable[Action]]:
    rng = random.Random(seed)

    async def choose(shown: GameShown) -> Action:
        return rng.choice(shown.legal)

    return choose
