"""Undoing cheating: games are removed, and all ratings are computed again from the others."""

import asyncio
from collections import defaultdict
from typing import Final

from grachten.club import RatedGame, RatedSeat, Rating, rating_curves
from grachten.rules import GrachtenError
from grachten.server.people.counting import stored_rating, victories
from grachten.store import Corrected, Recomputed, Store, StoreConflict, StoredResult

TRIES: Final = 20
"""Games may end all the time; one of so many attempts should find a quiet moment."""


async def strike(store: Store, person: str, since: int) -> int:
    """Remove a person's rated games since then from the ratings; returns how many there were."""
    if await store.person(person) is None:
        raise GrachtenError("There is no such person.")
    games = await store.strike_games(person, since)
    await recompute(store)
    return games


async def recompute(store: Store) -> None:
    """Compute all ratings from the games that count, without stopping anybody's game."""
    for _ in range(TRIES):
        rated = await store.rated_results()
        new = await asyncio.to_thread(recomputed, rated.results)
        try:
            await store.replace_ratings(new, rated.state)
        except StoreConflict:
            continue
        return
    raise GrachtenError("Too many games are ending right now: try again later.")


def recomputed(results: tuple[StoredResult, ...]) -> Recomputed:
    """Everybody's ratings. Games keep their word: which ones count was decided when they ended."""
    games: defaultdict[str, list[StoredResult]] = defaultdict(list)
    beaten: dict[tuple[str, str], tuple[int, int]] = {}
    for result in results:
        if result.unrated is None:
            games[result.table_id].append(result)
        for level in victories(result):
            wins, most = beaten.get((result.person, level), (0, 0))
            beaten[result.person, level] = wins + 1, max(most, result.points)
    seats = {(row.table_id, row.person): row for rows in games.values() for row in rows}
    corrected: list[Corrected] = []
    ratings = []
    for (person, pace), points in rating_curves(map(_rated_game, games.values())).items():
        for point in points:
            seat = seats[point.game, person].seat
            before = point.rating.points - point.change
            corrected.append(
                Corrected(point.game, seat, before, point.rating.points, point.rating.deviation)
            )
        last = points[-1]
        games_played = Rating(last.rating.points, last.rating.deviation, len(points))
        ratings.append(stored_rating(person, pace, games_played, int(last.when * 1000)))
    return Recomputed(tuple(corrected), tuple(ratings), beaten)


def _rated_game(rows: list[StoredResult]) -> RatedGame:
    """The seats of those who are no longer here have the ratings that they had then."""
    here = {row.seat: row.person for row in rows}
    first, seats = rows[0], []
    for number, seat in enumerate(rows[0].seats):
        if number in here:
            seats.append(RatedSeat(here[number], left=seat.gone))
        elif seat.level is not None:
            seats.append(RatedSeat(None, seat.level))
        else:
            then = Rating(seat.points or 1500.0, seat.deviation or 0.0)
            seats.append(RatedSeat(None, left=seat.gone, then=then))
    places = tuple(seat.place for seat in first.seats)
    return RatedGame(first.table_id, first.ended / 1000, first.pace, tuple(seats), places)
