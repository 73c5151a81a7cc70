"""What a store remembers of people's games: results, ratings, and leaderboards."""

from collections.abc import Sequence

from grachten.statuses import GamePace
from grachten.store import best_lists, recomputing, results
from grachten.store.access import Access
from grachten.store.recomputing import RatedResults, Recomputed
from grachten.store.result_rows import (
    BestLine,
    Choices,
    Counting,
    Player,
    StoredRating,
    StoredResult,
)


class ResultStore(Access):
    async def uncounted(self, most: int) -> list[str]:
        """Finished games whose results are not stored, `most` of them."""
        return await self._read(results.uncounted, most)

    async def count_game(
        self, table: str, players: Sequence[str], pace: GamePace, day: int, counting: Counting
    ) -> bool:
        """Store what the game at a table changes for these people, once and for good.

        `counting` says what that is, from what is stored now; `day` is when the day began that
        the game belongs to. Returns False, and changes nothing, if it was counted before, has not
        ended, or is no longer stored.
        """
        return await self._write(results.count, table, players, pace, day, counting)

    async def choose(self, person: str, choices: Choices) -> None:
        """What others may see of this person."""
        await self._write(results.choose, person, choices)

    async def choices_of(self, person: str) -> Choices:
        return await self._read(results.choices_of, person)

    async def ratings_of(self, person: str) -> tuple[StoredRating, ...]:
        """Of each pace in which they have played a game that counted."""
        return await self._read(results.ratings_of, person)

    async def results_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[StoredResult]:
        """The newest first. `before` is `ended` and `table_id` of the last one of the previous
        page; `BadKey` if invalid."""
        return await self._read(results.of_person, person, limit, before)

    async def result_at(self, table: str, person: str) -> StoredResult | None:
        return await self._read(results.at_table, table, person)

    async def players_of(self, tables: Sequence[str]) -> dict[str, list[Player]]:
        """The people in remembered games, as far as they are still here."""
        return await self._read(results.players, tables)

    async def note_review(
        self, table: str, seats: Sequence[tuple[int, float | None, float]]
    ) -> None:
        """Seats with their accuracy and luck, from a review of the game."""
        await self._write(results.note_review, table, seats)

    async def best(
        self, which: str, now: int, limit: int, after: str | None = None
    ) -> list[BestLine]:
        """A page of a leaderboard: of a pace, or of a level of bots beaten.

        `after` is the `best_key` of the last line of the previous page; `BadKey` if invalid.
        """
        return await self._read(best_lists.page, which, now, limit, after)

    async def best_line_of(self, which: str, now: int, person: str) -> BestLine | None:
        return await self._read(best_lists.line_of, which, now, person)

    async def strike_games(self, person: str, since: int) -> int:
        """Take a person's rated games that ended `since` out of the ratings, for everybody in
        them; returns how many. Then ratings have to be computed anew."""
        return await self._write(recomputing.strike, person, since)

    async def rated_results(self) -> RatedResults:
        """All results of games that were to be rated, oldest first, the uncounted words
        `lopsided` and `repeated` included."""
        return await self._read(recomputing.rated)

    async def replace_ratings(self, new: Recomputed, state: tuple[int, int]) -> None:
        """`StoreConflict` if games were counted since the results had this state."""
        await self._write(recomputing.replace_all, new, state)
