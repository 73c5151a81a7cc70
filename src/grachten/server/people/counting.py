"""What a finished game changes for its players: results, ratings, and levels of bots beaten."""

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from grachten.club import (
    ANCHORS,
    NEWCOMER,
    GameFacts,
    RatedGame,
    RatedSeat,
    Rating,
    after_absence,
    after_game,
    anchor,
    most_together,
    why_unrated,
    win_chances,
)
from grachten.club.rated_games import DAY
from grachten.club.ratings import FORGETTING, PROVISIONAL
from grachten.server.tables.finished_game import FinishedGame, finished_game
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.step_log import StepLog
from grachten.statuses import GamePace
from grachten.store import (
    Beaten,
    Before,
    CompanySeat,
    Counted,
    Store,
    StoredRating,
    StoredResult,
)

DAY_MS: Final = int(DAY * 1000)
WANTED: Final = frozenset({None, "lopsided", "repeated"})
"""Words of games in which everybody did what a rated game asks: victories over bots in them are in
the leaderboards."""


async def count_ended(store: Store, table: SavedTable, step_log: StepLog) -> None:
    """Store what the game at a table means for its players, unless that was done before."""
    game = finished_game(table, step_log)
    if game is None:
        await mark_counted(store, table.id)
    else:
        await count_game(store, game)


async def count_game(store: Store, game: FinishedGame) -> bool:
    """Store all of it, once: False if another node has done so."""
    day = game.ended - game.ended % DAY_MS
    people = sorted(game.people)
    return await store.count_game(game.table, people, game.pace, day, partial(counted, game))


async def mark_counted(store: Store, table: str) -> None:
    """This game leaves no result."""
    await store.count_game(table, (), "live", 0, lambda _: Counted())


def counted(game: FinishedGame, before: Before) -> Counted:
    """What the game changes, from what was stored before it."""
    ratings = [_rating_before(game, before, seat) for seat in game.seats]
    known = [each for each in ratings if each is not None]
    chances = win_chances(known) if len(known) == len(ratings) else ()
    word = why_unrated(
        GameFacts(
            seats=game.seats,
            agreed=game.rated,
            finished=game.ending == "over",
            hints=game.hinted,
            undo=game.taken_back,
            chances=chances,
            together_today=most_together(before.here, _met(before, game.pace)),
        )
    )
    after: tuple[Rating, ...] | None = None
    if word is None:
        after = after_game(known, game.places, [seat.person is None for seat in game.seats])
    seats = tuple(
        CompanySeat(
            seat.level,
            place,
            seat.left,
            int(score.total),
            *((rating.points, rating.deviation) if after and rating else ()),
        )
        for seat, place, score, rating in zip(
            game.seats, game.places, game.scores, ratings, strict=True
        )
    )
    company = msgspec.json.encode(seats).decode()
    results: list[StoredResult] = []
    new: list[StoredRating] = []
    for person, number in game.people.items():
        if person not in before.here:
            continue
        result = _result(game, person, number, company, word)
        if after is not None:
            result = replace(
                result,
                points_before=known[number].points,
                points_after=after[number].points,
                deviation_after=after[number].deviation,
            )
            new.append(stored_rating(person, game.pace, after[number], game.ended))
        results.append(result)
    return Counted(tuple(results), _not_earlier(new, before.ratings), tuple(_beaten(results)))


def victories(result: StoredResult) -> list[str]:
    """The levels of bots that were beaten in this game: each bot after a victory of one's own."""
    is_wanted = result.unrated in WANTED and not result.practice
    if not is_wanted or result.place != 1 or result.tied or result.gone:
        return []
    return [level for seat in result.seats if (level := seat.level) and level in ANCHORS]


def stored_rating(person: str, pace: GamePace, rating: Rating, at: int) -> StoredRating:
    return StoredRating(
        person=person,
        pace=pace,
        points=rating.points,
        deviation=rating.deviation,
        games=rating.games,
        at=at,
        shown=max(0, rating.shown),
        known_until=_known_until(rating, at),
    )


def rating_now(stored: StoredRating, now: int) -> Rating:
    """A stored rating is less certain after some time without games."""
    rating = Rating(stored.points, stored.deviation, stored.games)
    return after_absence(rating, max(0, now - stored.at) / DAY_MS)


def _known_until(rating: Rating, at: int) -> int:
    """The time at which `after_absence` makes it provisional."""
    if rating.is_provisional:
        return 0
    days = (PROVISIONAL**2 - rating.deviation**2) / FORGETTING**2
    return at + math.floor(days * DAY_MS)


def _rating_before(game: FinishedGame, before: Before, seat: RatedSeat) -> Rating | None:
    """None of a bot that has no rating."""
    if seat.then is not None:
        return seat.then
    if seat.person is None:
        return anchor(seat.level) if seat.level and seat.level in ANCHORS else None
    stored = before.ratings.get(seat.person)
    return NEWCOMER if stored is None else rating_now(stored, game.ended)


def _met(before: Before, pace: GamePace) -> list[RatedGame]:
    return [
        RatedGame(table, 0.0, pace, tuple(RatedSeat(person) for person in there), ())
        for table, there in before.met.items()
    ]


def _not_earlier(
    new: list[StoredRating], known: Mapping[str, StoredRating]
) -> tuple[StoredRating, ...]:
    """A game that is counted late does not make a rating older."""
    return tuple(
        each
        if each.person not in known or known[each.person].at <= each.at
        else replace(each, at=known[each.person].at)
        for each in new
    )


def _result(
    game: FinishedGame, person: str, number: int, company: str, word: str | None
) -> StoredResult:
    score, place = game.scores[number], game.places[number]
    values = [contract.points for contract in score.contracts]
    return StoredResult(
        table_id=game.table,
        seat=number,
        person=person,
        ended=game.ended,
        ending=game.ending,
        pace=game.pace,
        company=company,
        place=place,
        tied=game.places.count(place) - 1,
        gone=game.seats[number].left,
        route_points=int(score.routes),  # they may be the kernel's numbers
        contracts_won=sum(value for value in values if value > 0),
        contracts_lost=-sum(value for value in values if value < 0),
        merchandise_points=int(score.merchandise),
        kept=len(score.contracts),
        completed=score.completed,
        practice=game.practice,
        unrated=word,
    )


def _beaten(results: list[StoredResult]) -> list[Beaten]:
    return [
        Beaten(result.person, level, result.points)
        for result in results
        for level in victories(result)
    ]
