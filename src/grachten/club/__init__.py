"""Ratings, finding opponents, events and the deal of the day: plain functions of plain values.

Nothing here reads a clock or a file, or draws a random number: times, secrets and lots are passed
in, and everything that comes out is a new value.
"""

from grachten.club.arena_event import Batch, arena_standings, next_batch
from grachten.club.company import acceptable_difference
from grachten.club.daily import (
    DailyDeal,
    DailyLine,
    DailyNotice,
    DailyResult,
    bot_seed,
    check_revealed,
    daily_ranking,
    days_in_a_row,
    deal_of,
)
from grachten.club.duplicates import (
    Comparison,
    EveningScore,
    check_evening,
    compared,
    evening_standings,
    movement,
)
from grachten.club.event_deals import EventSecret
from grachten.club.events import Event, EventResult, EventTable
from grachten.club.knockout import KnockoutLine, KnockoutState, knockout
from grachten.club.pairing import Look, NewTable, look, tables_now
from grachten.club.places import places, share_of_counts
from grachten.club.rated_games import (
    CurvePoint,
    GameFacts,
    RatedGame,
    RatedSeat,
    most_together,
    rating_curves,
    why_unrated,
)
from grachten.club.ratings import (
    ANCHORS,
    NEWCOMER,
    Rating,
    Ratings,
    after_absence,
    after_game,
    anchor,
    best,
    win_chances,
)
from grachten.club.standings import Standing, standings
from grachten.club.statistics import GameSummary, Numbers, Profile, Streaks, profile_of
from grachten.club.swiss import SwissState, swiss, swiss_round
from grachten.club.waiting import Waiting, WaitingRoom, enter, leave, room_of

__all__ = [
    "ANCHORS",
    "NEWCOMER",
    "Batch",
    "Comparison",
    "CurvePoint",
    "DailyDeal",
    "DailyLine",
    "DailyNotice",
    "DailyResult",
    "EveningScore",
    "Event",
    "EventResult",
    "EventSecret",
    "EventTable",
    "GameFacts",
    "GameSummary",
    "KnockoutLine",
    "KnockoutState",
    "Look",
    "NewTable",
    "Numbers",
    "Profile",
    "RatedGame",
    "RatedSeat",
    "Rating",
    "Ratings",
    "Standing",
    "Streaks",
    "SwissState",
    "Waiting",
    "WaitingRoom",
    "acceptable_difference",
    "after_absence",
    "after_game",
    "anchor",
    "arena_standings",
    "best",
    "bot_seed",
    "check_evening",
    "check_revealed",
    "compared",
    "daily_ranking",
    "days_in_a_row",
    "deal_of",
    "enter",
    "evening_standings",
    "knockout",
    "leave",
    "look",
    "most_together",
    "movement",
    "next_batch",
    "places",
    "profile_of",
    "rating_curves",
    "room_of",
    "share_of_counts",
    "standings",
    "swiss",
    "swiss_round",
    "tables_now",
    "why_unrated",
    "win_chances",
]
