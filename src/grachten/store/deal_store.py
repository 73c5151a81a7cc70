"""The part of the store that is about deals which several people play."""

from collections.abc import Sequence
from datetime import date

from grachten.store import challenges, deals
from grachten.store.access import Access
from grachten.store.rows import (
    DealCount,
    Ranked,
    StoredAttempt,
    StoredChallenge,
    StoredSeat,
    StoredTable,
)


def day_name(day: date) -> str:
    """As which a day's deal is stored."""
    return f"{deals.DAYS}{day.isoformat()}"


def challenge_name(challenge: str) -> str:
    return f"{challenges.PREFIX}{challenge}"


class DealStore(Access):
    """A deal is named by `day_name` or `challenge_name`."""

    async def begin_attempt(
        self, attempt: StoredAttempt, table: StoredTable, seats: Sequence[StoredSeat]
    ) -> None:
        """Add the table at which somebody plays a deal. `StoreConflict` if they had one before."""
        await self._write(deals.begin, attempt, table, seats)

    async def attempt(self, deal: str, person: str) -> StoredAttempt | None:
        return await self._read(deals.attempt, deal, person)

    async def finish_attempt(self, table: str, points: int, completed: int, at: int) -> None:
        """Only the first result of a table counts."""
        await self._write(deals.finish, table, points, completed, at)

    async def finished(self, deal: str) -> int:
        """How many have played it to the end."""
        return await self._read(deals.finished, deal)

    async def counted(self, deal: str, points: int, completed: int) -> DealCount:
        """Where such a result stands among all."""
        return await self._read(deals.counted, deal, points, completed)

    async def ranked(self, deal: str, skipped: int, limit: int) -> list[Ranked]:
        """Some lines of the ranking, the best first."""
        return await self._read(deals.ranked, deal, skipped, limit)

    async def days_of(self, person: str) -> list[str]:
        """The days whose deals this person has finished, the latest first."""
        return await self._read(deals.days_of, person)

    async def first_day(self) -> str | None:
        """The first day of which anything is kept."""
        return await self._read(deals.first_day)

    async def best_points(self, deal_names: Sequence[str]) -> list[int | None]:
        """The most points that anybody has made of each."""
        return await self._read(deals.best, deal_names)

    async def left_over(self, before: str) -> list[str]:
        """Tables that still play the deal of a day before this one."""
        return await self._read(deals.left_over, before)

    async def shares_challenge(self, table: str, person: str) -> bool:
        """Has this person finished a challenge that was played at this table?"""
        return await self._read(deals.shares_challenge, table, person)

    async def deal_choices(self, person: str) -> tuple[bool, bool]:
        """Does this person want to be named in rankings, and are their games open to others?"""
        return await self._read(deals.choices, person)

    async def choose_for_deals(self, person: str, named: bool, replays: bool) -> None:
        await self._write(deals.choose, person, named, replays)

    async def add_challenge(
        self, challenge: StoredChallenge, attempt: StoredAttempt | None = None
    ) -> None:
        """With the game it was made of, if there is one, as the attempt to beat."""
        await self._write(challenges.add, challenge, attempt)

    async def challenge(self, challenge: str) -> StoredChallenge | None:
        return await self._read(challenges.by_id, challenge)

    async def challenges_made(self, host: str, since: int) -> int:
        return await self._read(challenges.made_since, host, since)

    async def challenges_of(self, person: str, limit: int) -> list[StoredChallenge]:
        """Those that this person made or took, the newest first."""
        return await self._read(challenges.of_person, person, limit)

    async def prune_deals(self, days_before: str, challenges_before: int) -> None:
        """Forget results of days before one, and challenges that were made before a time."""
        await self._write(deals.remove_days, days_before)
        while await self._write(challenges.remove_old, challenges_before):
            pass
