"""`grachten bot`: one of our bots as an outside bot on a server, and an example of one."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from grachten.bots import make_bot, seated
from grachten.bots.guarded import ask
from grachten.cli.console import out, prepare_bots
from grachten.client import Choose, ServerRefusal, Visitor, play_game
from grachten.client.patience import Patience
from grachten.client.visitor import Unreachable
from grachten.protocol.actions import Action, action_to_wire
from grachten.protocol.messages import GameShown, Seated
from grachten.protocol.reading import seat_position
from grachten.protocol.tables import TableList
from grachten.rules import Board, GrachtenError

_Answer = TypeVar("_Answer")

LIMIT: Final = 50.0
"""Seconds for a decision; the server waits for a minute."""

PAUSE: Final = 2.0


def play_outside(
    *, server: str, token: str, spec: str, table: str | None, games: int | None
) -> None:
    make_bot(spec)  # report a wrong name before anything else
    prepare_bots([spec])
    asyncio.run(_Guest(server, token, spec, games).play(_table_id(table)))


def _table_id(table: str | None) -> str | None:
    """A table's id, taken from a link if one was given."""
    if table is None:
        return None
    found = re.search(r"[A-Za-z0-9_-]{16}$", table)
    if found is None:
        raise GrachtenError(f"{table!r} is not the id of a table or a link to one.")
    return found[0]


class _Guest:
    """A bot at a server, at any number of tables."""

    def __init__(self, server: str, token: str, spec: str, games: int | None) -> None:
        self._server = server
        self._token = token
        self._spec = spec
        self._left = games
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def play(self, table: str | None) -> None:
        """Play wherever the bot gets a seat, until it has played enough games."""
        async with Visitor(self._server, self._token) as visitor:
            me = await _insist(visitor.me)
            out.print(f"{me.name} is connected to {visitor.server}.", markup=False, soft_wrap=True)
            if table is not None:
                await _insist(lambda: self._sit_down(visitor, table))
            attempts = Patience()
            while self._left is None or self._left > 0:
                try:
                    await self._listen(visitor, attempts)
                except (Unreachable, ServerRefusal) as error:
                    if isinstance(error, ServerRefusal) and not error.is_passing:
                        raise
                    _say_again(error, attempts)
                    await attempts.wait()

    async def _sit_down(self, visitor: Visitor, table: str) -> None:
        state = await visitor.table(table)
        for number, seat in enumerate(state.seats):
            if seat.mine or seat.who == "open":
                if not seat.mine:
                    await visitor.sit(table, number)
                self._begin(visitor, table, number)
                return
        raise GrachtenError("No seat is free at this table.")

    async def _listen(self, visitor: Visitor, attempts: Patience) -> None:
        """Wait for seats; those we got while disconnected are in the list."""
        live = await visitor.live()
        hearing = asyncio.create_task(live.receive())
        try:
            for table, seat in await _given(visitor):
                self._begin(visitor, table, seat)
            attempts.renew()
            while self._left is None or self._left > 0:
                await asyncio.wait(
                    {hearing, *self._playing.values()}, return_when=asyncio.FIRST_COMPLETED
                )
                self._look_after()
                if hearing.done():
                    message = hearing.result()
                    hearing = asyncio.create_task(live.receive())
                    if isinstance(message, Seated):
                        self._begin(visitor, message.table, message.seat)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await live.close()

    def _begin(self, visitor: Visitor, table: str, seat: int) -> None:
        if (table, seat) not in self._playing:
            game = self._game(visitor, table, seat)
            self._playing[table, seat] = asyncio.create_task(game)

    def _look_after(self) -> None:
        """Count the games that have ended."""
        for key, task in tuple(self._playing.items()):
            if task.done():
                del self._playing[key]
                task.result()
                if self._left is not None:
                    self._left -= 1

    async def _game(self, visitor: Visitor, table: str, seat: int) -> None:
        """One game, from being ready to the end."""
        try:
            board = await _insist(lambda: _begun(visitor, table, seat))
            end = await play_game(visitor, table, seat, self._chooser(board))
        except ServerRefusal as refusal:
            out.print(f"A game could not be played: {refusal}", markup=False, soft_wrap=True)
            return
        points = [each.points for each in end.view.seats]
        out.print(f"A game has ended; route points: {points}.", markup=False, soft_wrap=True)

    def _chooser(self, board: Board) -> Choose:
        bot = seated(make_bot(self._spec))

        async def choose(shown: GameShown) -> Action:
            view, legal = seat_position(shown, board)
            seed = secrets.token_hex(16)
            answer = await asyncio.to_thread(ask, bot, view, legal, seed=seed, limit=LIMIT)
            if answer.fault is not None:
                out.print(f"{self._spec} {answer.fault}.", markup=False, soft_wrap=True)
            return action_to_wire(answer.action)

        return choose


async def _insist(request: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Retry until the server gives a final answer."""
    attempts = Patience()
    while True:
        try:
            return await request()
        except ServerRefusal as refusal:
            if not refusal.is_passing:
                raise
            _say_again(refusal, attempts)
            await attempts.wait()


def _say_again(error: GrachtenError, attempts: Patience) -> None:
    """Report an outage once."""
    if not attempts.failures:
        out.print(f"{error} Retrying.", markup=False, soft_wrap=True)


async def _begun(visitor: Visitor, table: str, seat: int) -> Board:
    """Be ready, and wait until the game begins."""
    state = await visitor.table(table)
    while state.status == "open":
        if not state.seats[seat].mine:
            raise ServerRefusal("forbidden", "The seat was given to somebody else.")
        if not state.seats[seat].ready:  # or not any more: the terms have changed
            state = await visitor.ready(table)
        else:
            await asyncio.sleep(PAUSE)
            state = await visitor.table(table)
    return Board.load(state.options.board)


async def _given(visitor: Visitor) -> list[tuple[str, int]]:
    """Seats at tables that wait for us, or where we were playing."""
    found: TableList = await visitor.request("GET", "/api/me/tables", answer=TableList)
    lines = [line for line in found.tables if line.status in ("open", "playing")]
    return [(line.id, seat) for line in lines for seat in line.mine]
