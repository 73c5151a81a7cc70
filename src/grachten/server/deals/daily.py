"""The deal of the day: playing it, and its ranking.

Nobody sees anything of the others' play before they have finished: not even how points are spread.
"""

import hashlib
import hmac
from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from grachten.club import DailyDeal, days_in_a_row, deal_of, share_of_counts
from grachten.protocol.deals import (
    DealArchive,
    DealAttempt,
    DealChoices,
    DealDay,
    DealLine,
    DealStanding,
    DealSummary,
    DealToday,
)
from grachten.protocol.tables import Level, Pace, Reveal
from grachten.server.dates import end_of, today
from grachten.server.deals.tables import Deal, deal_of_day, deal_table
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.hosting import Hosting
from grachten.server.tables.requests import ShownTable
from grachten.server.tables.tables import Tables
from grachten.store import Person, Ranked, StoreConflict, StoredAttempt, day_name

LINES: Final = 50
"""Lines of a ranking on one page."""

PAST: Final = 20
"""Days of the archive on one page."""

AHEAD: Final = 7
"""Days ahead for which the commitment is published."""


class Deals:
    def __init__(self, services: Services, tables: Tables, hosting: Hosting, key: bytes) -> None:
        """`key` is the server's: all nodes have the same one, and so the same days."""
        self._services = services
        self._store = services.store
        self._tables = tables
        self._hosting = hosting
        self._secret = hmac.new(key, b"grachten deals of the day", hashlib.sha256).digest()

    @property
    def today(self) -> date:
        return today(self._services.calendar)

    # The deal of the day

    def daily(self, day: date) -> DailyDeal:
        return deal_of(day, self._secret)

    async def play_today(self, person: Person, pace: Pace) -> ShownTable:
        day = self.today
        return await self.play(person, deal_of_day(self.daily(day), day_name(day)), pace)

    async def show_today(self, person: Person) -> DealToday:
        day = self.today
        days = await self._store.days_of(person.id)
        streak = days_in_a_row(map(date.fromisoformat, days), day)
        return DealToday(await self.show(person, day, 0, 0), streak)

    async def show(self, person: Person, day: date, first: int, most: int = LINES) -> DealDay:
        """With up to `most` lines of the ranking, if this person may see it."""
        last = self.today
        earliest = await self._store.first_day()
        if day > last + timedelta(days=AHEAD) or (
            day < last - timedelta(days=1) and (earliest is None or day.isoformat() < earliest)
        ):
            raise Refusal("not-found", "There is no deal for that day.")
        daily, name, is_over = self.daily(day), day_name(day), day < last
        mine = await self.mine(name, person, is_over=is_over)
        standing = await self.standing(name, mine)
        lines: tuple[DealLine, ...] = ()
        if most and (is_over or standing is not None):
            lines = await self.lines(
                name,
                person,
                first,
                most,
                lambda each: is_over and (each.replays or each.person == person.id),
            )
        shuffle = daily.shuffle
        return DealDay(
            day=day.isoformat(),
            ends=end_of(day),
            is_over=is_over,
            players=daily.players,
            seat=daily.seat,
            levels=deal_of_day(daily, name).levels,
            commitment=shuffle.commitment,
            reveal=Reveal(shuffle.secret.hex(), shuffle.salt.hex(), str(daily.seed))
            if is_over
            else None,
            played=await self._store.finished(name),
            mine=mine,
            standing=standing,
            first=first,
            lines=lines,
        )

    async def archive(self, person: Person, first: date | None) -> DealArchive:
        """The days that are over, from this one on back."""
        yesterday = self.today - timedelta(days=1)
        day = yesterday if first is None else min(first, yesterday)
        earliest = await self._store.first_day()
        days: list[date] = []
        while earliest is not None and day.isoformat() >= earliest and len(days) < PAST:
            days.append(day)
            day -= timedelta(days=1)
        best = await self._store.best_points([day_name(each) for each in days])
        lines = [
            await self._summary(person, each, most) for each, most in zip(days, best, strict=True)
        ]
        has_more = earliest is not None and day.isoformat() >= earliest
        return DealArchive(tuple(lines), day.isoformat() if has_more else None)

    async def _summary(self, person: Person, day: date, best: int | None) -> DealSummary:
        mine = await self._store.attempt(day_name(day), person.id)
        daily = self.daily(day)
        levels = deal_of_day(daily, day_name(day)).levels
        level: Level = next(each for each in levels if each is not None)
        return DealSummary(
            day.isoformat(), daily.players, level, best, None if mine is None else mine.points
        )

    async def choices(self, person: Person) -> DealChoices:
        return DealChoices(*await self._store.deal_choices(person.id))

    async def choose(self, person: Person, wanted: DealChoices) -> DealChoices:
        await self._store.choose_for_deals(person.id, wanted.named, wanted.replays)
        return wanted

    # Any deal that several people play

    async def play(self, person: Person, deal: Deal, pace: Pace) -> ShownTable:
        """The person's table: the one they have or, if they have none yet, a new one."""
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can play these deals.")
        mine = await self._store.attempt(deal.name, person.id)
        if mine is None:
            try:
                return await self._hosting.play_deal(
                    person,
                    deal.name,
                    lambda table_id: deal_table(self._services, table_id, person, deal, pace),
                )
            except StoreConflict:  # at the same time on another device
                mine = await self._store.attempt(deal.name, person.id)
        found = None if mine is None else await self._attempt(mine, is_over=False)
        if found is None or found.status != "playing" or found.table is None:
            raise Refusal("conflict", "You have already played this deal: everyone has one try.")
        return await self._tables.look(found.table, person)

    async def mine(self, deal: str, person: Person, *, is_over: bool) -> DealAttempt | None:
        found = await self._store.attempt(deal, person.id)
        return None if found is None else await self._attempt(found, is_over=is_over)

    async def _attempt(self, found: StoredAttempt, *, is_over: bool) -> DealAttempt:
        if found.points is not None:
            return DealAttempt(found.table_id, "over", found.points, found.completed)
        is_on = not is_over and found.table_id is not None
        if is_on and await self._tables.is_playing(found.table_id or ""):
            return DealAttempt(found.table_id, "playing", None, None)
        return DealAttempt(found.table_id, "unfinished", None, None)

    async def standing(self, deal: str, mine: DealAttempt | None) -> DealStanding | None:
        if mine is None or mine.points is None or mine.completed is None:
            return None
        found = await self._store.counted(deal, mine.points, mine.completed)
        others = found.total - 1
        worse = found.total - found.better - found.equal
        beaten = share_of_counts(worse, found.equal - 1, others)
        return DealStanding(found.better + 1, found.total, beaten)

    async def lines(  # noqa: PLR0913, PLR0917 - whose ranking, from where, for whom
        self,
        deal: str,
        person: Person,
        first: int,
        most: int,
        is_open: Callable[[Ranked], bool],
        is_named: Callable[[Ranked], bool] = lambda each: each.named,
    ) -> tuple[DealLine, ...]:
        """Some lines of a ranking; `is_open`: others may see that game again."""
        found = await self._store.ranked(deal, first, most)
        lines: list[DealLine] = []
        for place, each in enumerate(found, first + 1):
            before = found[place - first - 2] if place > first + 1 else None
            if before is None:
                counted = await self._store.counted(deal, each.points, each.completed)
                rank = counted.better + 1
            elif (before.points, before.completed) == (each.points, each.completed):
                rank = lines[-1].rank
            else:
                rank = place
            is_mine = each.person == person.id
            lines.append(
                DealLine(
                    rank,
                    each.name if is_mine or is_named(each) else None,
                    each.points,
                    each.completed,
                    is_mine,
                    each.table_id if is_open(each) else None,
                )
            )
        return tuple(lines)

    # Housekeeping

    async def tidy(self) -> None:
        """End unfinished games of days that are over, and delete old results."""
        settings, at = self._services.settings, self._services.calendar.now()
        for table in await self._store.left_over(day_name(self.today)):
            await self._tables.expire(table)
        oldest = self.today - timedelta(milliseconds=settings.keep_deals)
        await self._store.prune_deals(day_name(oldest), at - settings.keep_challenges)
