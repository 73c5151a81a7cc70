"""People who take part in events: each plays wherever the server seats them, by chance."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from grachten.client import Visitor, play_game
from grachten.client.visitor import ServerRefusal
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.club_events import EnterEvent, EventSettings, EventState, NewEvent
from grachten.protocol.messages import GameShown, Seated
from grachten.protocol.tables import Clock
from support.patience import PATIENCE

QUICK = Clock(600, 0)


def settings(**changes: Any) -> EventSettings:
    """Nobody is hurried, and bots do not dawdle."""
    return EventSettings(**{"clock": QUICK, "pace": "instant", "level": "apprentice", **changes})


async def new_event(organiser: Visitor, wanted: EventSettings, **more: Any) -> EventState:
    made: EventState = await organiser.request(
        "POST", "/api/events", NewEvent("An evening", wanted, **more), EventState
    )
    return made


async def ask(person: Visitor, event: str, what: str, body: object = None) -> EventState:
    found: EventState = await person.request(
        "POST", f"/api/events/{event}/{what}", body, EventState
    )
    return found


async def enter(person: Visitor, event: str, bot: str | None = None) -> EventState:
    return await ask(person, event, "enter", EnterEvent(bot))


async def withdraw(person: Visitor, event: str, bot: str | None = None) -> EventState:
    return await ask(person, event, "withdraw", EnterEvent(bot))


async def look(person: Visitor, event: str) -> EventState:
    found: EventState = await person.request("GET", f"/api/events/{event}", answer=EventState)
    return found


async def until(person: Visitor, event: str, such: Callable[[EventState], bool]) -> EventState:
    """Look again and again, as the page does: no content means that nothing is new."""
    async with asyncio.timeout(PATIENCE):
        state = await look(person, event)
        while not such(state):
            await asyncio.sleep(0.02)
            path = f"/api/events/{event}?known={state.version}"
            told: bytes = await person.request("GET", path)
            if told:
                state = await look(person, event)
        return state


def quick_choice(seed: int) -> Callable[[GameShown], Awaitable[Action]]:
    """Carts run out, and games end."""
    rng = random.Random(seed)

    async def choose(shown: GameShown) -> Action:
        claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
        return rng.choice(claims or shown.legal)

    return choose


@asynccontextmanager
async def attending(*people: Visitor, seed: int = 1) -> AsyncIterator[None]:
    """They are there, and play to the end wherever they get a seat."""

    async def attend(person: Visitor, own: int, is_there: asyncio.Event) -> None:
        live = await person.live()
        try:
            is_there.set()
            async with asyncio.TaskGroup() as games:
                while True:
                    message = await live.receive()
                    if isinstance(message, Seated):
                        games.create_task(play(person, message, own))
        finally:
            await live.close()

    async def play(person: Visitor, seated: Seated, own: int) -> None:
        try:
            await play_game(person, seated.table, seated.seat, quick_choice(own))
        except ServerRefusal as refusal:
            if refusal.code != "conflict":  # the game was ended
                raise

    tasks = []
    for number, person in enumerate(people):
        is_there = asyncio.Event()
        tasks.append(asyncio.create_task(attend(person, seed * 1000 + number, is_there)))
        await is_there.wait()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
