"""A club with a past: eight people who have played for weeks, so that its screens have something
to show. They play over the API, each like a bot of some strength."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any, Final

from browser.support.dated import DatedServed
from browser.support.evenings import beside, cookies_of
from browser.support.people import Person
from grachten.bots import make_bot, seated
from grachten.client import Choose, ServerRefusal, Visitor, play_game
from grachten.protocol.actions import Action, action_to_wire
from grachten.protocol.club_events import EventSettings, EventState, NewEvent
from grachten.protocol.messages import GameShown, Seated
from grachten.protocol.reading import seat_position
from grachten.protocol.tables import Clock, NewTable, Options, SeatBot, TableState
from grachten.rules import Board
from server.support.event_players import ask, enter, until
from support.visitors import begun

BOARD: Final = Board.load("amsterdam")
ORGANISER: Final = 1
"""Bram runs the events."""

LIVE: Final = Clock(60, 300)
SLOW: Final = Clock(3 * 24 * 3600)

STRENGTHS: Final = {
    "Anna": "merchant",
    "Bram": "trader",
    "Cornelia": "merchant",
    "Dirkje van den Berg": "carter",
    "Els": "trader",
    "Floris": "carter",
    "Joost": "apprentice",
    "Willemijn": "planner:style=hoarder",
}
"""Like which bot each of them plays."""

LIVE_DAYS: Final = (44, 41, 38, 36, 33, 30, 28, 25, 23, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2)
SLOW_DAYS: Final = (37, 26, 17, 9, 3)
BOT_DAYS: Final = {31: "trader", 19: "merchant", 11: "trader", 5: "merchant"}
DEAL_DAYS: Final = (3, 2, 1)
EVENTS: Final[dict[int, tuple[str, dict[str, Any]]]] = {
    15: ("Herengracht Cup", {"kind": "knockout"}),
    7: ("Same cards for all", {"kind": "duplicate", "players": 3, "rounds": 3}),
    5: ("An hour on the Amstel", {"kind": "arena", "players": 2}),
}
"""Evenings that are over, by day."""


@dataclass(frozen=True)
class Member:
    """Somebody of the club, who can come again."""

    name: str
    handle: str
    cookies: dict[str, str]

    def choose(self, seed: object) -> Choose:
        """How they play."""
        bot = seated(make_bot(STRENGTHS[self.name]))
        rng = random.Random(f"{self.name} {seed}")

        async def choose(shown: GameShown) -> Action:
            view, legal = seat_position(shown, BOARD)
            return action_to_wire(bot.choose(view, legal, rng))

        return choose

    def become(self, person: Person) -> None:
        """A browser of theirs."""
        person.context.add_cookies(
            [{"name": n, "value": v, "url": person.address} for n, v in self.cookies.items()]
        )


@asynccontextmanager
async def coming(address: str, members: Sequence[Member]) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        found = []
        for member in members:
            visitor = await stack.enter_async_context(Visitor(address))
            _remember(visitor, member.cookies)
            found.append(visitor)
        yield found


def _remember(visitor: Visitor, cookies: dict[str, str]) -> None:
    """As the server set them: it renews them on another day, and then there is still one."""
    for name, value in cookies.items():
        visitor._http.cookies.set(name, value, domain="localhost.local", path="/")


class Club:
    """`members` are those of `STRENGTHS`; the first is Anna, whose screens are looked at."""

    def __init__(self, server: DatedServed, anna: Person) -> None:
        self._server = server
        self.address = server.address
        self.members = beside(self._found(cookies_of(anna)))
        self.anna = self.members[0]
        self.events: dict[str, str] = {}
        """Those that are over, by kind."""

    def member(self, name: str) -> Member:
        return next(each for each in self.members if each.name.startswith(name))

    async def _found(self, annas: dict[str, str]) -> list[Member]:
        members = []
        for name in STRENGTHS:
            async with Visitor(self.address) as visitor:
                if name == "Anna":
                    _remember(visitor, annas)
                me = await visitor.me()
                await visitor.rename(name)
                shown = {"rating": True, "profile": True, "history": True}
                await visitor.request("PUT", "/api/me/choices", shown)
                members.append(Member(name, me.handle, dict(visitor._http.cookies)))
        return members

    # Weeks of games

    def play_for_weeks(self) -> None:
        days = {*LIVE_DAYS, *SLOW_DAYS, *BOT_DAYS, *DEAL_DAYS, *EVENTS}
        for day in sorted(days, reverse=True):
            self._server.go_back(day)
            beside(self._play_on(day))
            if day in EVENTS:
                name, settings = EVENTS[day]
                self.events[settings["kind"]] = beside(self._event(name, settings, day))
        self._server.go_back(0)

    async def _play_on(self, day: int) -> None:
        rng = random.Random(day)
        for _ in range(2 if day in LIVE_DAYS else 0):
            order = rng.sample(self.members, len(self.members))
            await asyncio.gather(*(self._game(order[n : n + 4], day) for n in (0, 4)))
        if day in SLOW_DAYS:
            others = rng.sample(self.members[1:], 3)
            await self._game([self.anna, *others], day, clock=SLOW)
        if day in BOT_DAYS:
            await self._game([self.anna], day, bot=BOT_DAYS[day])
        if day in DEAL_DAYS:
            await self.play_deal(rng.sample(self.members[1:], 4))
            await self.play_deal([self.anna])

    async def _game(
        self, members: Sequence[Member], day: int, bot: Any = None, clock: Clock = LIVE
    ) -> str:
        """A rated one; returns its table."""
        async with coming(self.address, members) as people:
            agreed = Options(pace="instant", rated=True, public=bot is None, clock=clock)
            seats = len(members) + (2 if bot else 0)
            state = await people[0].create(NewTable(seats=seats, options=agreed))
            for number in range(1, seats):
                if number < len(members):
                    await people[number].sit(state.id, number)
                else:
                    await people[0].sit(state.id, number, SeatBot(level=bot))
            for person in people[1:]:
                await person.ready(state.id)
            await people[0].start(state.id)
            await asyncio.gather(
                *(
                    play_game(person, state.id, number, member.choose(day))
                    for number, (person, member) in enumerate(zip(people, members, strict=True))
                )
            )
            return state.id

    def game(self, *names: str) -> str:
        """A game that was played just now."""
        return beside(self._game([self.member(name) for name in names], 0))

    def half_a_game(self, *names: str) -> str:
        """One that is on, and in which it is the first one's turn."""
        return beside(self._half_a_game([self.member(name) for name in names]))

    async def _half_a_game(self, members: Sequence[Member]) -> str:
        async with coming(self.address, members) as people:
            state = await begun(*people)
            is_enough = asyncio.Event()

            def choose_until(seat: int, member: Member) -> Choose:
                choose = member.choose(state.id)

                async def chosen(shown: GameShown) -> Action:
                    claimed = sum(len(each.routes) for each in shown.view.seats)
                    if seat == 0 and claimed >= 8:
                        is_enough.set()
                        await asyncio.Event().wait()
                    return await choose(shown)

                return chosen

            games = [
                asyncio.create_task(play_game(person, state.id, seat, choose_until(seat, member)))
                for seat, (person, member) in enumerate(zip(people, members, strict=True))
            ]
            await is_enough.wait()
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            return state.id

    async def play_deal(self, members: Sequence[Member], path: str = "/api/deals/today") -> None:
        """A deal that others play too, one after the other."""
        async with coming(self.address, members) as people:
            for person, member in zip(people, members, strict=True):
                table: TableState = await person.request(
                    "POST", path, {"pace": "instant"}, TableState
                )
                seat = next(number for number, each in enumerate(table.seats) if each.mine)
                await play_game(person, table.id, seat, member.choose(path))

    def deal_is_played(self, *names: str, path: str = "/api/deals/today") -> None:
        beside(self.play_deal([self.member(name) for name in names], path))

    # Events

    async def _event(self, name: str, settings: dict[str, Any], day: int) -> str:
        async with coming(self.address, self.members) as people:
            event = await self._open(people, name, settings)
            async with self._attending(people):
                await ask(people[ORGANISER], event.id, "start")
                if settings["kind"] == "arena":
                    await until(people[0], event.id, lambda it: _results(it) >= 9)
                    self._server.go_back(day - 0.2)  # an hour has passed
                await until(people[0], event.id, lambda it: it.status == "over")
            return event.id

    async def _open(
        self, people: Sequence[Visitor], name: str, settings: dict[str, Any]
    ) -> EventState:
        agreed = EventSettings(**{"clock": LIVE, "pace": "instant", **settings})
        wanted = NewEvent(name, agreed, public=True)
        event: EventState = await people[ORGANISER].request(
            "POST", "/api/events", wanted, EventState
        )
        for person in people:
            await enter(person, event.id)
        return event

    @asynccontextmanager
    async def _attending(
        self,
        people: Sequence[Visitor],
        plays: Callable[[TableState], bool] = lambda _state: True,
    ) -> AsyncIterator[None]:
        """They are there, and play wherever they get a seat; at some tables they only sit."""

        async def attend(person: Visitor, member: Member, is_there: asyncio.Event) -> None:
            live = await person.live()
            is_there.set()
            async with asyncio.TaskGroup() as games:
                while True:
                    message = await live.receive()
                    if isinstance(message, Seated):
                        games.create_task(self._play_seat(person, member, message, plays))

        tasks = []
        for person, member in zip(people, self.members, strict=True):
            is_there = asyncio.Event()
            tasks.append(asyncio.create_task(attend(person, member, is_there)))
            await is_there.wait()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_seat(
        self,
        person: Visitor,
        member: Member,
        seated: Seated,
        plays: Callable[[TableState], bool],
    ) -> None:
        if not plays(await person.table(seated.table)):
            return
        try:
            await play_game(person, seated.table, seated.seat, member.choose(seated.table))
        except ServerRefusal as refusal:
            if refusal.code != "conflict":  # the game was ended
                raise

    @contextmanager
    def running_event(self, name: str, round_number: int, **settings: Any) -> Iterator[str]:
        """An event whose last round is on: some of its tables, Anna's among them, are not done."""

        def plays(state: TableState) -> bool:
            place = state.options.event
            assert place is not None
            has_anna = any(seat.name == "Anna" for seat in state.seats)
            return place.round < round_number or not (has_anna or place.table == 0)

        async def go_on(began: Callable[[str], None], is_enough: Event) -> None:
            async with coming(self.address, self.members) as people:
                event = await self._open(people, name, settings)
                async with self._attending(people, plays):
                    await ask(people[ORGANISER], event.id, "start")
                    await until(people[0], event.id, lambda it: _is_on(it, round_number))
                    began(event.id)
                    while not is_enough.is_set():
                        await asyncio.sleep(0.1)

        with _meanwhile(go_on) as event:
            yield event

    @contextmanager
    def looking_for_opponents(self, *names: str, players: Sequence[int]) -> Iterator[None]:
        """They wait for a table, with their pages open."""

        async def wait(began: Callable[[str], None], is_enough: Event) -> None:
            members = [self.member(name) for name in names]
            async with coming(self.address, members) as people:
                lines = [await person.live() for person in people]
                for person in people:
                    await person.request("PUT", "/api/finding", {"players": players})
                began("")
                while not is_enough.is_set():
                    await asyncio.sleep(0.1)
                for line in lines:
                    await line.close()

        with _meanwhile(wait):
            yield


def _results(event: EventState) -> int:
    return sum(table.done for round_ in event.rounds for table in round_.tables)


def _is_on(event: EventState, round_number: int) -> bool:
    """Has this round begun, and is some of it done?"""
    if len(event.rounds) <= round_number:
        return False
    return any(table.done for table in event.rounds[round_number].tables)


@contextmanager
def _meanwhile(
    work: Callable[[Callable[[str], None], Event], Awaitable[None]],
) -> Iterator[str]:
    """Something that goes on in a thread of its own, while pictures are taken of it."""
    told: list[str] = []
    has_begun, is_enough = Event(), Event()
    faults: list[BaseException] = []

    def began(what: str) -> None:
        told.append(what)
        has_begun.set()

    def run() -> None:
        try:
            asyncio.run(_awaited(work(began, is_enough)))
        except BaseException as fault:  # noqa: BLE001 - raised again by whoever waits for it
            faults.append(fault)
            has_begun.set()

    thread = Thread(target=run)
    thread.start()
    has_begun.wait()
    try:
        if faults:
            raise faults[0]
        yield told[0]
    finally:
        is_enough.set()
        thread.join()


async def _awaited(work: Awaitable[None]) -> None:
    await work
