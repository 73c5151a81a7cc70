"""An enemy at a server: whatever they say at their own table and to that of others, both go on."""

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from grachten.client import Visitor
from grachten.protocol.actions import Action
from grachten.protocol.events import ContractsChosen, Event, event_to_wire
from grachten.protocol.messages import (
    Act,
    Done,
    GameMoved,
    GameShown,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Step,
    TableChanged,
    Unwatch,
    Watch,
)
from grachten.protocol.tables import TableState
from grachten.rules import verify_record
from server.support.strange_messages import OTHERS, OURS, Again, Attempt, Legal, Said
from server.support.strangers import Line, line_of, new_game, people


class Place:
    """A seat of a game as its player sees it, over a connection of its own."""

    def __init__(self, line: Line, seat: int) -> None:
        self.table = ""
        self.seat = seat
        self.number = 0
        self.legal: tuple[Action, ...] = ()
        self.steps: dict[int, Step] = {}
        self.mine: list[int] = []
        self.is_over = False
        self._line = line
        self._agreed: object = None
        self._pings = 0

    async def move_to(self, table: str) -> None:
        """Leave the table looked at so far, and look at a new game at another."""
        if self.table:
            await self._line.send(Unwatch(self.table, self.seat))
            await self.catch_up()
        self.table, self.steps, self.mine, self._agreed = table, {}, [], None
        await self._line.send(Watch(table, self.seat))
        await self.catch_up()
        assert self.steps

    async def catch_up(self) -> None:
        """Hear everything that was told until now."""
        self._pings += 1
        await self._line.send(Ping(f"{self._pings}"))
        while (message := await self._line.receive()) != Pong(f"{self._pings}"):
            self._hear(message)

    async def play(self, rng: random.Random) -> bool:
        """Do something legal, if it is this seat's turn."""
        await self.catch_up()
        if not self.legal:
            return False
        name = f"mine-{self.number}"
        await self._line.send(Act(name, self.table, self.seat, self.number, rng.choice(self.legal)))
        while not isinstance(message := await self._line.receive(), Done):
            self._hear(message)
        assert message.id == name
        self.mine.append(message.number)
        await self.catch_up()
        return True

    def events(self) -> tuple[Event, ...]:
        """All that this seat was told of the game."""
        return tuple(event for number in sorted(self.steps) for event in self.steps[number].events)

    def _hear(self, message: ServerMessage) -> None:
        assert not isinstance(message, Refused), message
        if isinstance(message, TableChanged) and message.table.id == self.table:
            agreed = _agreed(message.table)
            assert self._agreed in (None, agreed)
            self._agreed = agreed
        if isinstance(message, GameShown | GameMoved) and message.table == self.table:
            assert message.seat == self.seat
            if isinstance(message, GameShown):
                self.steps = {}
            self.steps |= {step.number: step for step in message.steps}
            self.number, self.legal = message.number, message.legal
            self.is_over = message.view.phase == "over"


def _ordered(events: Sequence[Event]) -> list[Event]:
    """Choices at set-up are simultaneous: a record tells them by seat, whoever was first."""
    chosen = [event for event in events if isinstance(event, ContractsChosen)]
    others = [event for event in events if not isinstance(event, ContractsChosen)]
    return [*sorted(chosen, key=lambda event: event.seat), *others]


def _agreed(table: TableState) -> object:
    """What nobody may change while a game is played."""
    seats = [(it.who, it.name, it.colour, it.away, it.mine) for it in table.seats]
    return (table.host, table.options, seats, table.commitment)


class Storm:
    """Four people and two games: an enemy against somebody, and two others by themselves."""

    def __init__(self, server: str, seed: int) -> None:
        self.sent = 0
        self.games = 0
        self._server = server
        self._rng = random.Random(seed)
        self._stack = AsyncExitStack()
        self._said: list[str | bytes] = []

    async def begin(self) -> None:
        enter = self._stack.enter_async_context
        visitors = await enter(people(self._server, 4))
        enemy, opponent, host, other = visitors
        self._enemy = await enter(line_of(enemy))
        places = [Place(await enter(line_of(it)), n % 2) for n, it in enumerate(visitors)]
        self._ours, self._others = places[:2], places[2:]
        self._players = ((enemy, opponent), (host, other))
        await self._deal(self._ours, self._players[0])
        await self._deal(self._others, self._players[1])

    async def end(self) -> None:
        await self._stack.aclose()

    async def rage(self, attempts: Sequence[Attempt]) -> None:
        """The enemy says all this; then everybody plays on."""
        for attempt in attempts:
            await self._enemy.send(self._words(attempt))
            self.sent += 1
        last = f"last-{self.sent}"
        await self._enemy.send(Ping(last))
        while (message := await self._enemy.receive()) != Pong(last):
            if isinstance(message, Refused):
                assert message.code != "internal", message
        await self._ours[0].catch_up()
        await self._ours[1].play(self._rng)
        for place in self._others:
            await place.play(self._rng)
        for places, players in ((self._ours, self._players[0]), (self._others, self._players[1])):
            await places[0].catch_up()
            if places[0].is_over:
                await self.check(places, players[0])
                await self._deal(places, players)

    async def finish(self) -> None:
        """Both games can be played to their ends."""
        for places, players in ((self._ours, self._players[0]), (self._others, self._players[1])):
            while not places[0].is_over:
                for place in places:
                    await place.play(self._rng)
                await places[0].catch_up()
            await self.check(places, players[0])

    async def check(self, places: Sequence[Place], player: Visitor) -> None:
        """The record of a finished game holds what both were told, step by step."""
        game = verify_record(await player.record(places[0].table))
        for place in places:
            await place.catch_up()
            events = tuple(map(event_to_wire, game.events_for(place.seat)))
            assert _ordered(place.events()) == _ordered(events)
        if places is self._others:
            steps = sorted(number for place in places for number in place.mine)
            assert steps == list(range(1, places[0].number + 1))  # nobody else has played here
        self.games += 1

    async def _deal(self, places: Sequence[Place], players: tuple[Visitor, Visitor]) -> None:
        table = (await new_game(*players)).id
        for place in places:
            await place.move_to(table)

    def _words(self, attempt: Attempt) -> str | bytes:
        match attempt:
            case Again(back) if self._said:
                return self._said[-1 - back % len(self._said)]
            case Legal(choice, off) if self._ours[0].legal:
                place = self._ours[0]
                number = max(0, place.number + off)
                action = place.legal[choice % len(place.legal)]
                act = Act(f"legal-{self.sent}", place.table, 0, number, action)
                return self._kept(msgspec.json.encode(act).decode())
            case Said(data):
                return self._kept(self._named(data))
            case _:
                return ""

    def _named(self, data: Any) -> str | bytes:
        """With the real names of the tables."""
        for name, place in ((OURS, self._ours[0]), (OTHERS, self._others[0])):
            if isinstance(data, bytes):
                data = data.replace(name.encode(), place.table.encode())
            else:
                data = data.replace(name, place.table)
        return data  # type: ignore[no-any-return] # it is one of the two

    def _kept(self, words: str | bytes) -> str | bytes:
        self._said = [*self._said[-99:], words]
        return words
