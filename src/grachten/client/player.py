"""Playing a whole game on a server, whatever happens to the connection.

Every action has its own id and is resent, with the same id, until the server has acknowledged or
refused it: it is carried out once, however often it arrives.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from grachten.client.patience import PAUSES, Patience
from grachten.client.visitor import Live, ServerRefusal, Unreachable, Visitor
from grachten.protocol.actions import Action
from grachten.protocol.messages import (
    Act,
    Closed,
    Done,
    GameMoved,
    GameShown,
    Refused,
    Watch,
)

Choose = Callable[[GameShown], Awaitable[Action]]
"""Chooses one of the legal actions in a game as a seat sees it, from the deal on."""

AGAIN: Final = ("stale", "too-many", "unavailable", "internal")
"""Refusals after which the client reads the game again and continues."""


async def play_game(  # noqa: PLR0913 - whom, where, how, and for how long
    visitor: Visitor,
    table: str,
    seat: int,
    choose: Choose,
    *,
    told: Callable[[Act, int], None] = lambda _act, _number: None,
    patience: int = 30,
) -> GameShown:
    """Play a seat to the end of the game, and return the final position.

    `told` is called with every acknowledged action and its number. It gives up after `patience`
    attempts in a row that find no server, or one that is too busy.
    """
    game = _Seat(table, seat, choose, told)
    attempts = Patience()
    while True:
        try:
            live = await visitor.live(table)
        except Unreachable:
            if attempts.failures >= patience:
                raise
            await attempts.wait()
            continue
        attempts.renew()
        try:
            return await game.play(live)
        except Unreachable:
            continue
        finally:
            await live.close()


class _Seat:
    """One seat of one game, over any number of connections."""

    def __init__(
        self, table: str, seat: int, choose: Choose, told: Callable[[Act, int], None]
    ) -> None:
        self._table = table
        self._seat = seat
        self._choose = choose
        self._told = told
        self._shown: GameShown | None = None
        self._sent: Act | None = None

    async def play(self, live: Live) -> GameShown:
        since = None if self._shown is None else self._shown.number
        await live.send(Watch(self._table, self._seat, since))
        is_known = False
        while True:
            match await live.receive():
                case GameShown() as whole if whole.table == self._table:
                    self._shown = whole
                case GameMoved() as moved if moved.table == self._table:
                    if self._shown is None:  # the whole game is on its way
                        continue
                    self._shown = _after(self._shown, moved)
                case Done(request, number) if self._sent and self._sent.id == request:
                    self._told(self._sent, number)
                    self._sent = None
                case Refused() as refused:
                    await self._refused(live, refused, is_watching=is_known)
                case Closed(table) if table == self._table:
                    raise ServerRefusal("not-found", "The table no longer exists.")
                case _:
                    continue
            shown = self._shown
            if shown is None:
                continue
            if shown.view.phase == "over" and self._sent is None:
                return shown
            if not is_known and self._sent is not None:
                await live.send(self._sent)  # it may have been lost with the old connection
            elif shown.legal and self._sent is None:
                action = await self._choose(shown)
                request = secrets.token_urlsafe(12)
                self._sent = Act(request, self._table, self._seat, shown.number, action)
                await live.send(self._sent)
            is_known = True

    async def _refused(self, live: Live, refused: Refused, *, is_watching: bool) -> None:
        if refused.code not in AGAIN:
            raise ServerRefusal(refused.code, refused.message)
        is_mine = self._sent is not None and self._sent.id == refused.id
        if refused.id is not None and not is_mine:
            return  # it was sent twice, and has been dealt with
        await asyncio.sleep(PAUSES[0])
        if not is_watching:
            since = None if self._shown is None else self._shown.number
            await live.send(Watch(self._table, self._seat, since))
            return
        if refused.id is None and self._sent is not None:
            await live.send(self._sent)  # it may have been rate-limited: don't lose it
            return
        self._sent = None
        await live.send(Watch(self._table, self._seat))
        self._shown = None


def _after(shown: GameShown, moved: GameMoved) -> GameShown:
    """The whole game again, with the steps that are new."""
    return GameShown(
        table=moved.table,
        seat=moved.seat,
        number=moved.number,
        steps=(*shown.steps, *moved.steps),
        view=moved.view,
        legal=moved.legal,
        can_undo=moved.can_undo,
        clocks=moved.clocks,
        overdue=moved.overdue,
        undone=None,
    )
