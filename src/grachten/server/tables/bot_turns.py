"""Turns that the server plays: its bots', those of players who are away, and those of a lesson."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from grachten.protocol.actions import Action
from grachten.protocol.messages import GameShown
from grachten.server.services import Services
from grachten.server.study.lessons import Prepared, lesson_of, prepared_move
from grachten.server.tables import seating
from grachten.server.tables.bot_moves import bot_move
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.step_log import StepLog
from grachten.store.rows import By

Play = Callable[[int, Action, By], Awaitable[object]]
"""Carries out what was chosen for a seat, as a request of the table's mailbox."""


class BotTurns:
    """`shown` makes the message that a client in a seat would get.

    A `Play` is kept only while a bot thinks: the game it belongs to refers to this object, and
    garbage collection, which breaks such cycles, comes late or never here.
    """

    def __init__(
        self,
        services: Services,
        table: SavedTable,
        step_log: StepLog,
        shown: Callable[[int], GameShown],
    ) -> None:
        self._services = services
        self._table = table
        self._step_log = step_log
        self._shown = shown
        self._lesson = lesson_of(table.options)
        self._thinking: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self._late: set[int] = set()

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def finish_turns(self, seats: Iterable[int]) -> None:
        """The time of these seats is up: a bot finishes their turn, even if they come back."""
        self._late.update(seats)

    def is_finishing(self, seat: int) -> bool:
        return seat in self._late

    def has(self, seat: int) -> bool:
        """Does the server play this seat?"""
        stored = self._table.seats[seat]
        if seating.is_server_bot(stored) or stored.away is not None or seat in self._late:
            return True
        prepared = self._prepared(seat)
        return prepared is not None and prepared.by_itself

    def schedule(self, play: Play) -> None:
        """Start the bots that are to act, and cancel others."""
        game = self._step_log.game
        self._late.intersection_update(game.to_act)
        key = "set-up" if game.phase == "set-up" else self._step_log.number
        wanted = {seat: key for seat in game.to_act if self.has(seat)}
        for seat, (asked, task) in tuple(self._thinking.items()):
            if wanted.get(seat) != asked:
                task.cancel()
                del self._thinking[seat]
        for seat in wanted:
            if seat not in self._thinking:
                self._thinking[seat] = (key, asyncio.create_task(self._think(seat, key, play)))

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _prepared(self, seat: int) -> Prepared | None:
        """What was prepared for this seat to play now, at a table with a lesson."""
        if self._lesson is None:
            return None
        return self._lesson.next_of(seat, self._step_log.standing)

    async def _think(self, seat: int, key: object, play: Play) -> None:
        by: By = "bot" if seating.is_server_bot(self._table.seats[seat]) else "stand-in"
        shown = self._shown(seat)
        action = await prepared_move(self._prepared(seat), shown, self._table.options.pace)
        if action is None:
            action = await bot_move(self._services, self._table, seat, shown, self._step_log)
        if action is None:
            return

        async def answer() -> None:
            asked, _ = self._thinking.get(seat, (None, None))
            if asked == key:
                del self._thinking[seat]
                await play(seat, action, by)

        self._table.mailbox.post(answer)
