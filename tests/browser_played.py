"""Games that are played past the page, for pages that show a game that is over."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from grachten.client import play_game
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.messages import GameShown
from visitors import begun, visitors


def play_a_game(address: str, seed: int = 1) -> str:
    """A game of two people, to its end: the table. In a thread: the browser's loop has this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _play(address, seed)).result()


async def _play(address: str, seed: int) -> str:
    rng = random.Random(seed)

    async def choose(shown: GameShown) -> Action:
        claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
        return rng.choice(claims or shown.legal)

    async with visitors(address, "Maria", "Pieter") as people:
        table = (await begun(*people)).id
        async with asyncio.TaskGroup() as group:
            for seat, person in enumerate(people):
                group.create_task(play_game(person, table, seat, choose))
    return table
