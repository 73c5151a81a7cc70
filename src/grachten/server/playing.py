"""The game at a table: steps of people and bots, clocks, and bots that stand in."""

import asyncio
import hashlib
import hmac
import math
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

import structlog

from grachten.protocol.actions import Action, action_from_wire
from grachten.protocol.messages import Act, GameMoved, GameShown, SeatClock, Undo, Undone
from grachten.rules import GrachtenError, IllegalAction, TakeFaceUp
from grachten.rules.game_record import check_rules
from grachten.server import seating
from grachten.server.clocks import Clocks
from grachten.server.course import Course, check_undo
from grachten.server.house import House, known_board
from grachten.server.refusals import Refusal, not_yours
from grachten.server.settings import PACES
from grachten.server.telling import game_moved, game_shown
from grachten.server.uptime import now
from grachten.server.watching import encode
from grachten.store import Person, StoredStep

if TYPE_CHECKING:
    from grachten.server.table import Table

By = Literal["person", "bot", "stand-in"]

OUTSIDE_LIMIT: Final = 60_000
"""Milliseconds for a decision of an outside bot where the table has no clock."""

log: Final = structlog.get_logger("grachten.server")


class Playing:
    def __init__(self, house: House, table: "Table", steps: Sequence[StoredStep]) -> None:
        self._house = house
        self._table = table
        self._thinking: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        stored = table.stored
        check_rules(stored.rules)
        youngest = next((seat.number for seat in table.seats if seat.youngest), None)
        self.course = Course(
            known_board(stored.board), len(table.seats), int(stored.seed or "0"), youngest
        )
        self._clocks: Clocks | None = None
        self._since = stored.started_tick or 0
        if table.options.clock is not None:
            to_act = self.course.game.to_act
            self._clocks = Clocks(table.options.clock, len(table.seats), self._since, to_act)
        for step in steps:
            self.course.add(step)
            self._run_clocks(step)
        house.uptime.at_least(self._since)

    @property
    def is_quiet(self) -> bool:
        """Does nothing happen here until somebody comes?"""
        return self.course.game.is_over or (not self._thinking and self._alarm is None)

    def begin(self) -> None:
        """Go on from here: tell everyone, wake the bots, set the alarm."""
        self._tell_all()
        self._consider()

    async def resume(self) -> None:
        """Go on where an earlier server stopped."""
        if self.course.game.is_over and self._table.stored.status == "playing":
            await self._table.finish()
        self._consider()

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # People

    async def act(self, person: Person, message: Act) -> int:
        """The number of the step that an action has become; the same if it is sent again."""
        self._check_mine(person, message.seat)
        request = f"{message.seat}:{message.id}"
        known = self.course.number_of(request)
        if known is not None:
            return known
        game = self.course.game
        await self.came_back([message.seat])
        if message.number > self.course.number or (
            game.phase != "set-up" and message.number != self.course.number
        ):
            raise Refusal("stale", f"The game stands at step {self.course.number} by now.")
        return await self._do(message.seat, message.action, "person", request)

    async def undo(self, person: Person, message: Undo) -> int:
        self._check_mine(person, message.seat)
        request = f"{message.seat}:{message.id}"
        known = self.course.number_of(request)
        if known is not None:
            return known
        await self.came_back([message.seat])
        check_undo(self.course, message.seat, message.number)
        step = self._step(message.seat, "person", request)
        await self._keep(replace(step, undoes=message.number))
        return step.number

    async def leave(self, mine: Sequence[int]) -> None:
        await self._set_away(mine, "left")

    async def came_back(self, mine: Sequence[int]) -> None:
        """No bot plays for these seats from now on."""
        if any(self._table.seats[seat].away is not None for seat in mine):
            await self._set_away(mine, None)

    def caught_up(self, seat: int | None, since: int | None) -> bytes:
        """What somebody needs who knows the game up to a number, or nothing of it."""
        steps = None if since is None else self.course.told(seat, since)
        if steps is None:
            return encode(self._shown(seat))
        return encode(self._moved(seat, since=since or 0))

    # Bots

    def _consider(self) -> None:
        """Let bots think that are to act, and no others, and set the alarm for people."""
        game = self.course.game
        key = "set-up" if game.phase == "set-up" else self.course.number
        wanted = {seat: key for seat in game.to_act if self._plays_itself(seat)}
        for seat, (asked, task) in tuple(self._thinking.items()):
            if wanted.get(seat) != asked:
                task.cancel()
                del self._thinking[seat]
        for seat in wanted:
            if seat not in self._thinking:
                self._thinking[seat] = (key, asyncio.create_task(self._think(seat, key)))
        self._set_alarm()

    def _plays_itself(self, seat: int) -> bool:
        """Does the server play this seat?"""
        stored = self._table.seats[seat]
        return seating.is_server_bot(stored) or stored.away is not None

    async def _think(self, seat: int, key: object) -> None:
        """Have a bot choose, and hand its choice in at the table's beat.

        How long it thought depends on cards that others may not know, so that it must not show:
        the choice comes a whole number of beats after the question.
        """
        stored = self._table.seats[seat]
        by: By = "bot" if seating.is_server_bot(stored) else "stand-in"
        spec = stored.level or self._table.options.level
        name = f"{self._table.id} {seat} {self.course.number}"
        secret = hmac.new(self._table.stored.secret, name.encode(), hashlib.sha256)
        started = time.monotonic()
        try:
            thought = await self._house.thinkers.think(
                spec,
                encode(self._shown(seat)),
                key=f"{self._table.id} {seat}",
                seed=secret.hexdigest(),
                board=self._table.stored.board,
            )
        except GrachtenError as error:
            log.warning("a bot could not think", bot=spec, why=str(error))
            return
        seconds = time.monotonic() - started
        self._house.metrics.thinking.observe(seconds)
        if thought.fault is not None:
            self._house.metrics.faults.inc()
            log.warning("a bot was stood in for", bot=spec, fault=thought.fault)
        beat = PACES[self._table.options.pace]
        if beat:
            await asyncio.sleep(max(1, math.ceil(seconds / beat)) * beat - seconds)

        async def answer() -> None:
            asked, _ = self._thinking.get(seat, (None, None))
            if asked == key:
                del self._thinking[seat]
                await self._do(seat, thought.action, by, None)

        self._table.mailbox.post(answer)

    # Time

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadlines = [
            deadline
            for seat in self.course.game.to_act
            if not self._plays_itself(seat) and (deadline := self._deadline(seat)) is not None
        ]
        if deadlines:
            wait = max(0, min(deadlines) - self._house.uptime.tick) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait + 0.005, self._ring)

    def _deadline(self, seat: int) -> int | None:
        if self._clocks is not None:
            return self._clocks.deadline(seat)
        is_outside = self._table.seats[seat].who == "bot"
        return self._since + OUTSIDE_LIMIT if is_outside else None

    def _ring(self) -> None:
        self._alarm = None
        self._table.mailbox.post(self._time_up)

    async def _time_up(self) -> None:
        """Bots play for those whose time is up."""
        tick = self._house.uptime.tick
        late = [
            seat
            for seat in self.course.game.to_act
            if not self._plays_itself(seat)
            and (deadline := self._deadline(seat)) is not None
            and deadline <= tick
        ]
        if late:
            await self._set_away(late, "time")
        else:
            self._set_alarm()

    async def _set_away(self, mine: Sequence[int], away: Literal["left", "time"] | None) -> None:
        seats = tuple(
            replace(seat, away=away) if seat.number in mine else seat for seat in self._table.seats
        )
        await self._table.save_seats(seats)
        if away is None and self._clocks is not None:
            for seat in mine:
                self._clocks.restart_turn(seat, self._house.uptime.tick)
        if not self.course.game.is_over:
            self._consider()

    # Steps

    async def _do(self, seat: int, action: Action, by: By, request: str | None) -> int:
        chosen = action_from_wire(action, self.course.game.board)
        step = self._step(seat, by, request)
        try:
            number = chosen.id
        except (KeyError, ValueError):
            raise IllegalAction("That route cannot be paid for like this.", "5.2") from None
        space = chosen.space if isinstance(chosen, TakeFaceUp) else None
        await self._keep(replace(step, action=number, space=space))
        return step.number

    def _step(self, seat: int, by: By, request: str | None) -> StoredStep:
        return StoredStep(
            number=self.course.number + 1,
            seat=seat,
            action=None,
            space=None,
            undoes=None,
            by=by,
            request=request,
            at=now(),
            tick=self._house.uptime.tick,
        )

    async def _keep(self, step: StoredStep) -> None:
        """Carry out a step, store it, and only then tell of it."""
        self.course.add(step)
        try:
            await self._house.store.add_step(self._table.id, step)
        except GrachtenError:
            # It may have been stored or not: what is stored is the truth, and is read again.
            self.stop()
            self._table.is_gone = True
            for watcher in self._table.watchers:
                watcher.line.hang_up()
            raise Refusal("unavailable", "Your step could not be kept; try again.") from None
        self._run_clocks(step)
        self._house.metrics.steps.labels(step.by).inc()
        self._tell_step(step)
        if self.course.game.is_over:
            self.stop()
            self._table.mailbox.post(self._table.finish)  # next: this step need not wait for it
        else:
            self._consider()

    def _run_clocks(self, step: StoredStep) -> None:
        self._since = step.tick
        if self._clocks is None:
            return
        to_act = self.course.game.to_act
        if step.undoes is None:
            self._clocks.acted(step.seat, step.tick, to_act)
        else:
            self._clocks.undid(step.seat, step.tick, to_act)

    def _check_mine(self, person: Person, seat: int) -> None:
        seats = self._table.seats
        if seat >= len(seats) or seats[seat].person != person.id:
            raise not_yours()

    # Telling

    def _tell_all(self) -> None:
        self._table.watchers.tell_seats(self._shown, self._table.may_see)

    def _tell_step(self, step: StoredStep) -> None:
        if step.undoes is None:
            since = step.number - 1
            self._table.watchers.tell_seats(
                lambda seat: self._moved(seat, since), self._table.may_see
            )
        else:
            undone = Undone(step.seat, step.undoes)
            self._table.watchers.tell_seats(
                lambda seat: self._shown(seat, undone), self._table.may_see
            )

    def _shown(self, seat: int | None, undone: Undone | None = None) -> GameShown:
        return game_shown(self._table.id, self.course, seat, self._faces(), undone)

    def _moved(self, seat: int | None, since: int) -> GameMoved:
        steps = self.course.told(seat, since)
        assert steps is not None
        return game_moved(self._table.id, self.course, seat, self._faces(), steps)

    def _faces(self) -> tuple[SeatClock, ...] | None:
        return None if self._clocks is None else self._clocks.faces(self._house.uptime.tick)
