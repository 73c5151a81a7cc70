"""A moment of a game in which a hint teaches something."""

import random
from itertools import count
from typing import Final

from browser.support.evenings import beside, cookies_of
from browser.support.lobby import begin_new_table
from browser.support.people import Person
from grachten.bots import make_bot
from grachten.client import Visitor, play_game
from grachten.protocol.actions import Action, ClaimRoute, action_to_wire
from grachten.protocol.hints import Hint
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import seat_position
from grachten.rules import Board

BOARD: Final = Board.load("amsterdam")
EARLIEST, LATEST = 4, 10
"""Routes that were claimed at the table until then: the networks can be seen, and much is open."""

OPEN: Final = (0.4, 0.75)
"""Win chances of a game that is still open."""

CLEARLY: Final = 0.04
"""By how much the best choice must be better than the next."""


TELLING: Final = ("nearer", "completes", "only-way")
"""Reasons that have to do with contracts: they can be seen on the map."""


class MomentFoundError(Exception):
    """Nobody plays on."""


def find_moment(person: Person) -> str:
    """The table of a game that this person has played up to such a moment."""
    for seed in count():
        table = begin_new_table(person, "trader")
        if beside(_play(person.address, cookies_of(person), table, seed)):
            return table
    raise AssertionError


async def _play(address: str, cookies: dict[str, str], table: str, seed: int) -> bool:
    """Play well until there is such a moment; if there is none, to the end."""
    bot, rng = make_bot("merchant"), random.Random(seed)
    async with Visitor(address) as visitor:
        visitor._http.cookies.update(cookies)

        async def choose(shown: GameShown) -> Action:
            view, legal = seat_position(shown, BOARD)
            action = action_to_wire(bot.choose(view, legal, rng))
            claimed = sum(len(seat.routes) for seat in shown.view.seats)
            if isinstance(action, ClaimRoute) and EARLIEST <= claimed <= LATEST:
                path = f"/api/tables/{table}/seats/0/hint"
                if _teaches(await visitor.request("POST", path, answer=Hint)):
                    raise MomentFoundError
            return action

        try:
            await play_game(visitor, table, 0, choose)
        except MomentFoundError:
            return True
        return False


def _teaches(hint: Hint) -> bool:
    if len(hint.advice) < 3:
        return False
    best, second, _ = hint.advice
    is_open = OPEN[0] <= best.chance <= OPEN[1]
    is_clear = best.chance - second.chance >= CLEARLY
    is_seen = isinstance(best.action, ClaimRoute) and best.reason.kind in TELLING
    return is_open and is_clear and is_seen
