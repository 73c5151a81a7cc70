"""Everything goes wrong, again and again, while people play.

What they saw is checked by their own notes (`witness`) and by the rows in the database.
"""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from city.nodes import City, Roamer
from city.thinkers import ThinkerProcess
from city.witness import Game, Witness, query
from grachten.client.visitor import ServerRefusal, Unreachable
from grachten.protocol.tables import Options
from support.served import Served
from support.visitors import begun

INSTANT = Options(pace="instant")


@dataclass(frozen=True)
class Faults:
    """How often each of them happens."""

    kills: int = 0
    freezes: int = 0
    redis: int = 0
    postgresql: int = 0
    restarts: int = 0
    """Of all nodes, one after the other, as for an upgrade."""

    thinkers: int = 0
    """Kills of processes in which bots think."""

    @property
    def all(self) -> list[str]:
        return [
            *["kill"] * self.kills,
            *["freeze"] * self.freezes,
            *["redis"] * self.redis,
            *["postgresql"] * self.postgresql,
            *["restart"] * self.restarts,
            *["thinker"] * self.thinkers,
        ]


@dataclass
class Company:
    """Some people who play one game after another."""

    people: list[Roamer]
    bots: int
    games: list[Game] = field(default_factory=list)

    @property
    def steps(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    async def play(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            game = await self._begin()
            self.games.append(game)
            await game.play()

    async def _begin(self) -> Game:
        """A game is begun from scratch if anything goes wrong."""
        while True:
            try:
                state = await begun(*self.people, options=INSTANT, bots=self.bots)
            except Unreachable:
                pass
            except ServerRefusal as refusal:
                # An answer may have been lost: then what is tried again was done already.
                if not refusal.is_passing and refusal.code not in ("conflict", "stale"):
                    raise
            else:
                witnesses = [
                    Witness(person, state.id, seat, pause=0.01)
                    for seat, person in enumerate(self.people)
                ]
                return Game(state, witnesses)
            for person in self.people:
                person.go_on()
            await asyncio.sleep(0.1)


@asynccontextmanager
async def companies(count: int, *addresses: str) -> AsyncIterator[list[Company]]:
    """Two people each, who begin at different nodes; every other company has a bot."""
    people = []
    for number in range(2 * count):
        first = number % len(addresses)
        people.append(Roamer(*addresses[first:], *addresses[:first]))
        await people[-1].me()
    try:
        yield [
            Company(people[2 * number : 2 * number + 2], bots=number % 2) for number in range(count)
        ]
    finally:
        for person in people:
            await person.close()


async def havoc(place: City, faults: Faults, players: list[Company], seed: str) -> None:
    """Let all faults happen, in any order. After each of them the games go on."""
    rng = random.Random(seed)
    waiting = faults.all
    rng.shuffle(waiting)
    happen: dict[str, Callable[[], Awaitable[None]]] = {
        "kill": lambda: _kill(rng.choice(place.nodes), rng),
        "freeze": lambda: _freeze(place, rng.choice(place.nodes)),
        "redis": lambda: _without_redis(place, rng),
        "postgresql": lambda: _without_postgresql(place),
        "restart": lambda: _restart(place),
        "thinker": lambda: _kill(rng.choice(place.thinkers), rng),
    }
    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for company in players:
            group.create_task(company.play(enough))
        for fault in waiting:
            await happen[fault]()
            before = [company.steps for company in players]
            while any(
                company.steps <= steps for company, steps in zip(players, before, strict=True)
            ):
                await asyncio.sleep(0.02)
        enough.set()


async def _kill(node: Served | ThinkerProcess, rng: random.Random) -> None:
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(rng.uniform(0, 6))  # with and without somebody else taking over
    await asyncio.to_thread(node.start)


async def _freeze(place: City, node: Served) -> None:
    """Until it has been buried."""
    before = await _nodes(place)
    node.send_signal(signal.SIGSTOP)
    while before <= await _nodes(place):
        await asyncio.sleep(0.05)
    node.send_signal(signal.SIGCONT)


async def _without_redis(place: City, rng: random.Random) -> None:
    await asyncio.to_thread(place.redis.kill)
    await asyncio.sleep(rng.uniform(0, 6))
    await asyncio.to_thread(place.redis.start)


async def _without_postgresql(place: City) -> None:
    await asyncio.to_thread(place.postgresql.stop, "immediate")
    await asyncio.to_thread(place.postgresql.start)


async def _restart(place: City) -> None:
    for node in place.nodes:
        assert await asyncio.to_thread(node.stop) == 0, node.log
        await asyncio.to_thread(node.start)


async def _nodes(place: City) -> set[str]:
    return {row["id"] for row in await query(place.database, "SELECT id FROM nodes")}
