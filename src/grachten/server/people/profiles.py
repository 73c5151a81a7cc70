"""Profiles, lists of games and leaderboards, each as the caller may see it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from grachten.club import ANCHORS, GameSummary, Numbers, profile_of
from grachten.protocol.profiles import (
    BestRow,
    Figures,
    FiguresOf,
    LevelBeaten,
    PastOpponent,
    PlayedGame,
    ProfileState,
    PublicChoices,
    RatingPoint,
    RatingShown,
    Statistics,
    Unrated,
)
from grachten.protocol.tables import Level
from grachten.server.people.counting import rating_now
from grachten.server.people.identity import crest_of
from grachten.server.refusals import Refusal
from grachten.store import BestLine, Choices, Person, Player, Store, StoredRating, StoredResult

MOST_GAMES: Final = 5000
"""Games that statistics and curves are made of, the newest."""

MOST_POINTS: Final = 300
"""Points of a curve: nobody could tell more of them apart."""

LEVELS: Final = tuple(ANCHORS)


def not_shown() -> Refusal:
    """The same sentence whether somebody shows nothing or doesn't exist."""
    return Refusal("not-found", "There is no public profile here.")


async def profile_for(store: Store, person: Person, caller: Person, now: int) -> ProfileState:
    """All of it for the person; for others, what the person chose to show."""
    is_mine = person.id == caller.id
    choices = await store.choices_of(person.id)
    if person.kind == "bot" or not (is_mine or choices.rating or choices.profile):
        raise not_shown()
    shows_all = is_mine or choices.profile
    results = await store.results_of(person.id, MOST_GAMES) if shows_all else []
    ratings = {each.pace: each for each in await store.ratings_of(person.id)}
    shown = {pace: await _rating_shown(store, rating, now) for pace, rating in ratings.items()}
    return ProfileState(
        handle=person.handle,
        name=person.name,
        crest=crest_of(person),
        since=person.created,
        mine=is_mine,
        choices=_choices(choices) if is_mine else None,
        live=shown.get("live"),
        slow=shown.get("slow"),
        live_curve=_curve(results, "live") if shows_all else None,
        slow_curve=_curve(results, "slow") if shows_all else None,
        # In a thread: of thousands of games it takes a while, and others are playing.
        statistics=await asyncio.to_thread(_statistics, results),
        history=is_mine or (choices.profile and choices.history),
    )


async def check_history(store: Store, person: Person, caller: Person) -> None:
    """Raises unless the caller may see the games of this person."""
    choices = await store.choices_of(person.id)
    if person.id != caller.id and not (choices.profile and choices.history):
        raise not_shown()


def _choices(choices: Choices) -> PublicChoices:
    return PublicChoices(choices.rating, choices.profile, choices.history)


async def _rating_shown(store: Store, stored: StoredRating, now: int) -> RatingShown:
    rating = rating_now(stored, now)
    low, high = rating.interval
    line = await store.best_line_of(stored.pace, now, stored.person)
    return RatingShown(
        points=rating.shown,
        low=round(low),
        high=round(high),
        games=rating.games,
        provisional=rating.is_provisional,
        place=None if line is None else line.rank,
    )


def _curve(results: Sequence[StoredResult], pace: str) -> tuple[RatingPoint, ...]:
    """The ratings after each game, oldest first; of many games, a sample."""
    points = [
        RatingPoint(
            result.ended,
            round(result.points_after),
            round(result.points_after) - round(result.points_before),
        )
        for result in reversed(results)
        if result.pace == pace
        and result.points_after is not None
        and result.points_before is not None
    ]
    step = -(-len(points) // MOST_POINTS) or 1
    return tuple(points[::-1][::step][::-1])  # the last one is the rating now


def _statistics(results: Sequence[StoredResult]) -> Statistics | None:
    profile = profile_of(map(_summary, filter(_tells_of_strength, results)), LEVELS)
    if profile is None:
        return None
    return Statistics(
        all=_figures(profile.all),
        by_players=_grouped(profile.by_players),
        by_pace=_grouped(profile.by_pace),
        by_level=_grouped(
            {
                level: profile.by_level[level]
                for level in (*LEVELS, None)
                if level in profile.by_level
            }
        ),
        beaten=tuple(
            LevelBeaten(cast("Level", level), wins)
            for level, wins in profile.beaten.items()
            if wins
        ),
        winning=profile.streaks.winning,
        longest_winning=profile.streaks.longest_winning,
        longest_days=profile.streaks.longest_days,
    )


def _tells_of_strength(result: StoredResult) -> bool:
    return not result.practice and result.ending != "unfinished"


def _summary(result: StoredResult) -> GameSummary:
    seats = result.seats
    return GameSummary(
        when=result.ended / 1000,
        players=len(seats),
        pace=result.pace,
        levels=tuple(level for seat in seats if (level := seat.level) in LEVELS and level),
        place=result.place,
        tied=result.tied,
        left=result.gone,
        route_points=result.route_points,
        contracts_won=result.contracts_won,
        contracts_lost=result.contracts_lost,
        merchandise_points=result.merchandise_points,
        kept=result.kept,
        completed=result.completed,
        accuracy=result.accuracy,
        luck=result.luck,
    )


def _grouped(groups: Mapping[Any, Numbers]) -> tuple[FiguresOf, ...]:
    return tuple(
        FiguresOf("people" if kind is None else str(kind), _figures(numbers))
        for kind, numbers in groups.items()
    )


def _figures(numbers: Numbers) -> Figures:
    return Figures(
        games=numbers.games,
        won=numbers.won,
        fair=numbers.fair,
        left=numbers.left,
        points=numbers.points,
        route_points=numbers.route_points,
        contracts_won=numbers.contracts_won,
        contracts_lost=numbers.contracts_lost,
        merchandise_points=numbers.merchandise_points,
        most_points=numbers.most_points,
        kept=numbers.kept,
        completed=numbers.completed,
        accuracy=numbers.accuracy,
        luck=numbers.luck,
    )


async def played_games(
    store: Store, results: Sequence[StoredResult], *, mine: bool
) -> tuple[PlayedGame, ...]:
    """Lines of a list of games. Others learn neither the tables nor the names of people who chose
    to be unknown."""
    players = await store.players_of([result.table_id for result in results])
    return tuple(
        _played_game(result, players.get(result.table_id, []), mine=mine) for result in results
    )


def _played_game(result: StoredResult, players: Sequence[Player], *, mine: bool) -> PlayedGame:
    by_seat = {player.seat: player for player in players}
    opponents = []
    for number, seat in enumerate(result.seats):
        if number == result.seat:
            continue
        player = by_seat.get(number)
        is_known = player is not None and (player.choices.rating or player.choices.profile)
        opponents.append(
            PastOpponent(
                name=player.name if player is not None and (mine or is_known) else None,
                handle=player.handle if player is not None and is_known else None,
                level=seat.level if seat.level in ANCHORS else None,
                place=seat.place,
                points=seat.total,
            )
        )
    return PlayedGame(
        table=result.table_id if mine else None,
        seat=result.seat,
        when=result.ended,
        ending=result.ending,
        pace=result.pace,
        players=len(result.seats),
        place=result.place,
        tied=result.tied,
        left=result.gone,
        points=result.points,
        route_points=result.route_points,
        contract_points=result.contracts_won - result.contracts_lost,
        merchandise_points=result.merchandise_points,
        kept=result.kept,
        completed=result.completed,
        practice=result.practice,
        unrated=cast("Unrated | None", result.unrated),
        before=_rounded(result.points_before),
        after=_rounded(result.points_after),
        accuracy=result.accuracy,
        luck=result.luck,
        opponents=tuple(opponents),
    )


def _rounded(points: float | None) -> int | None:
    return None if points is None else round(points)


def best_row(line: BestLine, caller: Person) -> BestRow:
    is_mine = line.handle == caller.handle
    return BestRow(line.rank, line.handle, line.name, line.value, line.most, is_mine)
