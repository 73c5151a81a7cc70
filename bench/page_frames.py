"""Frames of the page while something moves on the table, in games that are played over the API."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, NamedTuple, get_args

from playwright.async_api import BrowserContext, Page

from grachten.client import Visitor, play_game
from grachten.protocol.actions import Action, ClaimRoute, DrawBlind, KeepContracts, TakeFaceUp
from grachten.protocol.boards import BoardFacts
from grachten.protocol.messages import GameShown
from grachten.protocol.people import MoveCode
from grachten.protocol.tables import NewTable, TableState
from grachten.rules import GrachtenError

Movement = Literal["claim", "sweep", "flight", "rest"]
MOVEMENTS: Final[tuple[Movement, ...]] = get_args(Movement)
"""The first that a frame belongs to counts."""

LATE: Final = 20.0
"""Milliseconds from frame to frame; at sixty a second it is 17."""

QUIET: Final = 300
"""Milliseconds without a movement after which the next action follows."""

COMING: Final = 500
"""Milliseconds that an action has to reach the page before stillness means anything."""

LONG: Final = 3
"""Routes of so many spaces are claimed: one cart alone is no roll."""

TOGETHER: Final = 3
"""Cards that fly at once: only a sweep sends so many."""

GAMES: Final = 6
"""Nobody takes wilds, so they gather: if no market is swept in so many, something is wrong."""

WATCH: Final = """() => {
  const flying = document.getElementsByClassName("flying");
  const rolling = document.getElementsByClassName("rolling");
  let moved = performance.now();
  window.framesSeen = [];
  window.quietFor = () => performance.now() - moved;
  window.expectMore = (span) => { moved = performance.now() + span; };
  function see(at) {
    if (flying.length || rolling.length) moved = Math.max(moved, performance.now());
    window.framesSeen.push([at, flying.length, rolling.length]);
    requestAnimationFrame(see);
  }
  requestAnimationFrame(see);
}"""
"""The two lists are live ones, so that looking costs next to nothing."""


class Frame(NamedTuple):
    at: float
    flying: int
    rolling: int

    @property
    def movement(self) -> Movement:
        if self.rolling:
            return "claim"
        if self.flying >= TOGETHER:
            return "sweep"
        return "flight" if self.flying else "rest"


@dataclass(frozen=True)
class Smoothness:
    """How frames followed each other during a movement: `gaps` are milliseconds."""

    times: int
    gaps: tuple[float, ...]

    @property
    def rate(self) -> float:
        return len(self.gaps) * 1000 / sum(self.gaps)

    @property
    def late(self) -> float:
        """The share that came late, in per cent."""
        return 100 * sum(gap > LATE for gap in self.gaps) / len(self.gaps)

    @property
    def slowest(self) -> float:
        return max(self.gaps)


def smoothness(games: Iterable[Sequence[Frame]]) -> dict[Movement, Smoothness]:
    """By movement. The frames in which one begins and ends, often the slowest, belong to it."""
    gaps: dict[Movement, list[float]] = {movement: [] for movement in MOVEMENTS}
    times = dict.fromkeys(MOVEMENTS, 0)
    for frames in games:
        for before, frame in pairwise(frames):
            both = before.movement, frame.movement
            found = min(both, key=MOVEMENTS.index)
            gaps[found].append(frame.at - before.at)
            times[found] += before.movement != found
    return {each: Smoothness(times[each], tuple(gaps[each])) for each in MOVEMENTS}


async def watch_games(
    context: BrowserContext, server: str, claims: int, sweeps: int
) -> dict[Movement, Smoothness]:
    """Games of two people, one of whom has the page before them, until enough was seen."""
    games: list[list[Frame]] = []
    async with Visitor(server) as anna, Visitor(server) as piet:
        await anna.me()
        await piet.me()
        # The same person here and in the browser: Anna acts here, and looks on there.
        code: MoveCode = await anna.request("POST", "/api/me/move", answer=MoveCode)
        arrived = await context.request.post(f"{server}/api/me/arrive", data={"code": code.code})
        if not arrived.ok:
            raise GrachtenError(f"The browser could not be Anna: {await arrived.text()}")
        board: BoardFacts = await anna.request("GET", "/api/boards/amsterdam", answer=BoardFacts)
        for _ in range(GAMES):
            page = await context.new_page()
            games.append(await _Watched(page, server, board).game(anna, piet))
            await page.close()
            seen = smoothness(games)
            if seen["claim"].times >= claims and seen["sweep"].times >= sweeps:
                return seen
    raise GrachtenError(f"{GAMES} games showed too few claims or sweeps to be measured.")


class _Watched:
    """A game that goes on when the page has shown the last step."""

    def __init__(self, page: Page, server: str, board: BoardFacts) -> None:
        self._page = page
        self._server = server
        self._board = board
        self._turn = asyncio.Lock()

    async def game(self, anna: Visitor, piet: Visitor) -> list[Frame]:
        table = await _begun(anna, piet)
        await self._page.goto(f"{self._server}/#/table/{table.id}")
        await self._page.locator("[data-place=deck]").wait_for()
        await self._page.evaluate(WATCH)
        await asyncio.gather(
            play_game(anna, table.id, 0, self._choose), play_game(piet, table.id, 1, self._choose)
        )
        frames: list[tuple[float, int, int]] = await self._page.evaluate("window.framesSeen")
        return [Frame(*frame) for frame in frames]

    async def _choose(self, shown: GameShown) -> Action:
        async with self._turn:
            while await self._page.evaluate("window.quietFor()") < QUIET:
                await asyncio.sleep(QUIET / 4000)
            await self._page.evaluate(f"window.expectMore({COMING})")
            return max(shown.legal, key=self._worth)

    def _worth(self, action: Action) -> int:
        """Long claims first, then open cards; wilds are left to gather in the market."""
        match action:
            case ClaimRoute(route=route):
                length = self._board.routes[route].length
                return 10 + length if length >= LONG else 0
            case TakeFaceUp(card=card):
                return 0 if card == "wild" else 5
            case DrawBlind():
                return 4
            case KeepContracts(choice=choice):
                return 3 if choice == "both" else 2
            case _:
                return 1


async def _begun(anna: Visitor, piet: Visitor) -> TableState:
    table = await anna.create(NewTable())
    await piet.sit(table.id, 1)
    await piet.ready(table.id)
    return await anna.start(table.id)
