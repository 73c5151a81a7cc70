"""The game at a table: steps of people and bots, clocks, and stand-in bots."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

import msgspec
import structlog

from grachten.protocol.actions import Action as WireAction
from grachten.protocol.actions import action_from_wire
from grachten.protocol.messages import Act, Undo, WhyNot
from grachten.protocol.tables import Away, Result
from grachten.rules import GrachtenError, IllegalAction
from grachten.rules.game_record import check_rules
from grachten.server.people.counting import count_ended
from grachten.server.refusals import Refusal, not_yours
from grachten.server.services import Services, known_board
from grachten.server.tables import seating
from grachten.server.tables.bot_turns import BotTurns
from grachten.server.tables.clocks import Clocks
from grachten.server.tables.game_messages import GameMessages
from grachten.server.tables.message_builders import Progress, early_result, final_result
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.seating import Seats
from grachten.server.tables.step_log import StepLog, check_undo
from grachten.server.tables.turn_alarm import TurnAlarm
from grachten.server.tables.waiting import Waiting, plays
from grachten.server.uptime import now
from grachten.store import Person, StoredStep, StoredTable
from grachten.store.rows import By

SOON: Final = 60.0
"""Seconds: a game with no deadline before that can be unloaded meanwhile."""

log: Final = structlog.get_logger("grachten.server")


class LiveGame:
    def __init__(self, services: Services, table: SavedTable, steps: Sequence[StoredStep]) -> None:
        self._services = services
        self._table = table
        stored, branch = table.stored, table.options.branch
        check_rules(stored.rules)
        youngest = next((seat.number for seat in table.seats if seat.youngest), None)
        self.step_log = StepLog(
            known_board(stored.board),
            len(table.seats),
            int(stored.seed or "0"),
            youngest,
            alone=_alone(table),
            branched=None if branch is None else branch.steps,
            final=table.options.deal is not None,
        )
        tick = stored.started_tick or 0
        to_act = self.step_log.game.to_act
        self._clocks = Clocks(table.options.clock, len(table.seats), tick, to_act)
        self.waiting = Waiting(table, self._clocks, table.clock)
        for step in steps:
            self.step_log.add(step)
            self._run_clocks(step)
            tick = step.tick
        table.clock.at_least(tick)
        self._messages = GameMessages(table, self.step_log, self._clocks, self.waiting)
        self._bots = BotTurns(services, table, self.step_log, self._messages.shown)
        self._alarm = TurnAlarm(table, self._clocks)

    @property
    def is_idle(self) -> bool:
        """Will nothing happen for a while, unless somebody comes?"""
        if self.step_log.game.is_over:
            return True
        is_soon = self.wakes_at is not None and self.wakes_at <= _loop_time() + SOON
        return not (self._bots.is_thinking or is_soon)

    @property
    def wakes_at(self) -> float | None:
        """When the next deadline is, by the clock of the event loop."""
        return self._alarm.rings_at

    @property
    def progress(self) -> Progress:
        return self._messages.progress

    @property
    def _is_lesson(self) -> bool:
        """Is it no game of its own, but there to learn from?"""
        options = self._table.options
        return options.lesson is not None or options.branch is not None

    @property
    def is_too_late(self) -> bool:
        """Is it the deal of a day that ended before the game did?"""
        return self._table.stored.status == "playing" and self._table.is_too_late

    def begin(self) -> None:
        """Start the game: send it to everyone, start the bots, set the alarm."""
        self._messages.send_game()
        self._schedule()

    async def resume(self) -> None:
        """Continue where an earlier server stopped."""
        if self.step_log.game.is_over and self._table.stored.status == "playing":
            await self._finish()
        self._schedule()

    def stop(self) -> None:
        self._bots.stop()
        self._alarm.cancel()

    # People

    async def act(self, person: Person, message: Act) -> int:
        """Play an action and return the number of its step; resent, it gets the same number."""
        self._check_mine(person, message.seat)
        request = f"{message.seat}:{message.id}"
        known = self.step_log.number_of(request)
        if known is not None:
            return known
        self._check_may_play(message.seat)
        if message.number != self.step_log.number and not self._is_still_right(message):
            raise Refusal("stale", f"The game is already at step {self.step_log.number}.")
        number = await self._do(message.seat, message.action, "person", request)
        await self.came_back([message.seat])
        return number

    def _is_still_right(self, message: Act) -> bool:
        """Those who choose their first contracts at the same time need not know of each other's
        choices. If it has become illegal, they have missed more than that: an undo, say."""
        game = self.step_log.game
        if game.phase != "set-up" or message.number > self.step_log.number:
            return False
        chosen = action_from_wire(message.action, game.board)
        return game.why_not(chosen, message.seat) is None

    async def undo(self, person: Person, message: Undo) -> int:
        self._check_mine(person, message.seat)
        request = f"{message.seat}:{message.id}"
        known = self.step_log.number_of(request)
        if known is not None:
            return known
        self._check_may_play(message.seat)
        check_undo(self.step_log, message.seat, message.number)
        step = self._step(message.seat, "person", request, undoes=message.number)
        was_practice = self.progress.practice
        self.step_log.add(step)
        await self._commit(step)
        if self.progress.practice != was_practice:
            self._messages.send_table()
        await self.came_back([message.seat])
        return step.number

    async def leave(self, mine: Sequence[int]) -> None:
        """A bot plays for these seats until their player comes back. A game that is there to learn
        from just waits, and so does a deal that everybody plays: no bot may play it for them."""
        if self._is_lesson or self._table.options.deal is not None:
            return
        still_here = [seat for seat in mine if self._table.seats[seat].away != "resigned"]
        await self._set_away(still_here, "left")

    async def part(self, person: Person, mine: Sequence[int]) -> None:
        """Whoever plays these seats never comes back: people resign, as often as they have seats
        and until that ends the game."""
        if person.kind == "bot":
            await self.leave(mine)
            return
        for seat in mine:
            is_on = self._table.stored.status == "playing"
            if is_on and self._table.seats[seat].away != "resigned":
                await self.resign(person, seat)

    async def came_back(self, mine: Sequence[int]) -> None:
        """The player takes these seats back from a bot, at once or, if the time for this turn is
        up, from the next turn on. Those who resigned don't come back."""
        back = [seat for seat in mine if self._table.seats[seat].away in ("left", "time")]
        if back:
            for seat in back:
                self.waiting.took_seat_back(seat)
            await self._set_away(back, None)

    def why_not(self, person: Person, message: WhyNot) -> IllegalAction | None:
        """Why a player cannot do this now; None if they can."""
        self._check_mine(person, message.seat)
        game = self.step_log.game
        return game.why_not(action_from_wire(message.action, game.board), message.seat)

    async def resign(self, person: Person, seat: int) -> None:
        """A bot plays on, or the game ends: if that was agreed, or if nobody is left to play."""
        self._check_mine(person, seat)
        self._check_running()
        if self._table.seats[seat].away == "resigned":
            raise Refusal("conflict", "You have already resigned.")
        others = [each for each in self._table.seats if each.number != seat]
        if self._table.options.resigned == "nobody" or not any(map(plays, others)):
            await self._end_early([], self._marked([seat], "resigned"))
        else:
            await self._set_away([seat], "resigned")

    def caught_up(self, seat: int | None, since: int | None) -> bytes:
        """Brings a client at step `since` up to date; None: it has nothing yet."""
        return self._messages.caught_up(seat, since)

    # Absent players, in games without a clock

    async def replace(self, person: Person, seat: int) -> None:
        """A bot takes over for a player who is overdue."""
        self._check_running()
        self.waiting.check_replace(person.id, seat, self.step_log.game.to_act)
        await self._set_away([seat], "time")

    async def ask_to_end(self, person: Person) -> None:
        """A vote to end the game: it ends when everyone still playing and not overdue agrees."""
        self._check_running()
        absent = self.waiting.vote_to_end(person.id, self.step_log.game.to_act)
        if absent:
            await self._end_early(absent, self._table.seats)
        else:
            self._messages.send_table()

    def _check_running(self) -> None:
        if self.step_log.game.is_over or self._table.stored.status != "playing":
            raise Refusal("conflict", "The game is over.")

    # Bots and time

    def _schedule(self) -> None:
        """Start the bots that are to act, cancel others, and set the alarm for people."""
        self._bots.schedule(self._play_for)
        self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm.set(self._waited_for(), self._time_up)

    def _waited_for(self) -> list[int]:
        """The seats to act that the server does not play."""
        return [seat for seat in self.step_log.game.to_act if not self._bots.has(seat)]

    async def _play_for(self, seat: int, action: WireAction, by: By) -> None:
        await self._do(seat, action, by, None)

    async def _time_up(self) -> None:
        """Bots take over seats whose time is up."""
        late = self._alarm.late(self._waited_for())
        if late:
            self._bots.finish_turns(late)
            await self._set_away(late, "time")
        else:
            self._set_alarm()

    async def _set_away(self, mine: Sequence[int], away: Away | None) -> None:
        await self._save(self._table.stored, self._marked(mine, away))
        if not self.step_log.game.is_over:
            self._schedule()

    def _marked(self, mine: Sequence[int], away: Away | None) -> Seats:
        return tuple(
            replace(seat, away=away) if seat.number in mine else seat for seat in self._table.seats
        )

    # Steps

    async def _do(self, seat: int, action: WireAction, by: By, request: str | None) -> int:
        chosen = action_from_wire(action, self.step_log.game.board)
        step = self.step_log.play(chosen, self._step(seat, by, request))
        await self._commit(step)
        return step.number

    def _step(
        self, seat: int, by: By, request: str | None, undoes: int | None = None
    ) -> StoredStep:
        return StoredStep(
            number=self.step_log.number + 1,
            seat=seat,
            action=None,
            space=None,
            undoes=undoes,
            by=by,
            request=request,
            at=now(),
            tick=self._table.clock.tick,
        )

    async def _commit(self, step: StoredStep) -> None:
        """Store a step that was carried out, and only then send it."""
        try:
            await self._services.store.add_step(self._table.id, step, self._table.lease)
        except GrachtenError as error:
            raise self._table.fail("a step could not be stored", error) from None
        self._run_clocks(step)
        self.waiting.somebody_acted()
        self._services.metrics.steps_by[step.by].inc()
        self._messages.send_step(step)
        if self.step_log.game.is_over:
            self.stop()
            self._table.mailbox.post(self._finish)  # next: this step need not wait for it
        else:
            self._schedule()

    def _run_clocks(self, step: StoredStep) -> None:
        to_act = self.step_log.game.to_act
        if step.undoes is None:
            self._clocks.acted(step.seat, step.tick, to_act)
        else:
            self._clocks.undid(step.seat, step.tick, to_act)

    def check_decides(self, person: Person, seat: int) -> None:
        """Is it this person who decides now what this seat does?"""
        self._check_mine(person, seat)
        self._check_running()
        self._check_may_play(seat)
        if seat not in self.step_log.game.to_act:
            raise Refusal("conflict", "It's not your turn.")

    def _check_mine(self, person: Person, seat: int) -> None:
        seats = self._table.seats
        if seat >= len(seats) or seats[seat].person != person.id:
            raise not_yours()

    def _check_may_play(self, seat: int) -> None:
        """Raises before anything changes, even who is away."""
        if self.is_too_late:
            self._table.mailbox.post(self.give_up)
            raise Refusal("conflict", "The day of this deal is over, and so is the game.")
        if self._table.stored.status == "abandoned":
            raise Refusal("conflict", "The game is over.")
        if self._table.seats[seat].away == "resigned":
            raise Refusal("conflict", "You have resigned.")
        if self._bots.is_finishing(seat):
            raise Refusal("time-up", "Your time for this turn is up: a bot is finishing it.")

    # The end

    async def _finish(self) -> None:
        seats = self._table.seats
        result = final_result(self.step_log, seats)
        if self._table.options.deal is not None:
            await self._note_result(result)
        await self._end("over", result, seats)

    async def _note_result(self, result: Result) -> None:
        """Into the ranking. It comes before the end of the game is stored: if the server dies in
        between, the game ends once more, and only the first result counts."""
        seat = seating.alone_with_bots(self._table.seats)
        if seat is None or self._table.is_too_late:
            return
        points, completed = result.totals[seat], result.completed[seat]
        try:
            await self._services.store.finish_attempt(self._table.id, points, completed, now())
        except GrachtenError as error:
            raise self._table.fail("a result could not be stored", error) from None

    async def _end_early(self, absent: Sequence[int], seats: Seats) -> None:
        """The game ends as it stands; players who were absent or resigned cannot win."""
        lost = sorted({*absent, *(seat.number for seat in seats if seat.away == "resigned")})
        await self._end("abandoned", early_result(self.step_log, seats, lost), seats)

    async def end_as_it_stands(self) -> None:
        if not self.step_log.game.is_over:
            await self._end_early([], self._table.seats)

    async def give_up(self) -> None:
        """The game ends without a result."""
        await self._end("abandoned", None, self._table.seats)

    async def expire(self) -> None:
        """Nobody has continued the game for a long time. In a rated one, whoever it waits for has
        left it: otherwise that would be the way not to lose."""
        waited_for = [seat for seat in self.step_log.game.to_act if plays(self._table.seats[seat])]
        if self._table.options.rated and waited_for:
            await self._end_early(waited_for, self._table.seats)
        else:
            await self.give_up()

    async def _end(
        self, status: Literal["over", "abandoned"], result: Result | None, seats: Seats
    ) -> None:
        self.stop()
        written = None if result is None else msgspec.json.encode(result).decode()
        stored = replace(self._table.stored, status=status, ended=now(), result=written)
        await self._save(stored, seats)
        if not self._is_lesson:
            self._services.metrics.games.labels("ended").inc()
        try:
            await self.count()
        except GrachtenError as error:  # housekeeping looks for such games
            log.warning("a game is not counted yet", why=str(error))

    async def count(self) -> None:
        """Store what the ended game means for its players, unless that was done."""
        await count_ended(self._services.store, self._table, self.step_log)

    # Saving

    async def _save(self, stored: StoredTable, seats: Seats) -> None:
        await self._table.save(stored, seats)
        self._messages.send_table()


def _alone(table: SavedTable) -> int | None:
    """The seat that may take back what has shown it something."""
    if table.options.rated or not table.options.takebacks:
        return None
    return seating.alone_with_bots(table.seats)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
