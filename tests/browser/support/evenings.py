"""Whole events played over the API, for the page to show.

In a thread of their own: Playwright's loop keeps every other one out of its thread.
"""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from browser.support.people import Person
from grachten.client import Visitor, play_game
from grachten.protocol.club_events import EventState
from grachten.protocol.tables import TableState
from server.support.event_players import (
    ask,
    attending,
    enter,
    new_event,
    quick_choice,
    settings,
    until,
)
from support.visitors import visitors

NAMES = ("Anna", "Bram", "Cornelia", "Dirkje van den Berg", "Els")

T = TypeVar("T")


def beside(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def cookies_of(person: Person) -> dict[str, str]:
    """By which somebody else is the same person."""
    return {each["name"]: each["value"] for each in person.context.cookies()}


def finished_event(address: str, people: int, **wanted: Any) -> EventState:
    """An event that was played to its end."""

    async def play() -> EventState:
        async with visitors(address, *NAMES[:people]) as guests:
            state = await new_event(guests[0], settings(**wanted), public=True)
            for guest in guests:
                await enter(guest, state.id)
            async with attending(*guests, seed=7):
                await ask(guests[0], state.id, "start")
                return await until(guests[0], state.id, lambda it: it.status == "over")

    return beside(play())


def finish_game(address: str, table: str, *people: Person) -> None:
    """These people, who are at this table, play it to the end, as quickly as they can."""
    cookies = [cookies_of(person) for person in people]

    async def play(mine: dict[str, str], seed: int) -> None:
        async with Visitor(address) as visitor:
            visitor._http.cookies.update(mine)
            state: TableState = await visitor.table(table)
            seat = next(number for number, each in enumerate(state.seats) if each.mine)
            await play_game(visitor, table, seat, quick_choice(seed))

    async def all_of_them() -> None:
        await asyncio.gather(*(play(mine, seed) for seed, mine in enumerate(cookies)))

    beside(all_of_them())
