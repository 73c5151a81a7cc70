"""Words for what a table, a seat, a game, an event or a puzzle can be: the same in the database, in
messages and in commands."""

from typing import Literal

Status = Literal["open", "playing", "over", "abandoned"]
Who = Literal["open", "person", "bot"]

GamePace = Literal["live", "slow"]
"""Played at one sitting, or over days. Each has its own ratings: they are different skills."""
Ending = Literal["over", "early", "unfinished"]
"""Played to the end; ended before, as it stood; or broken off, without a result."""
Unrated = Literal[
    "friendly",
    "practice",
    "hints",
    "undo",
    "twice",
    "linked",
    "bots",
    "unknown-bot",
    "unfinished",
    "lopsided",
    "repeated",
    "struck",
]
"""Why a game does not count for ratings, in one word: the players agreed so; it was practice, a
lesson or an analysis; somebody got hints or took a move back; a person had two seats; two seats
belong to accounts that are known to be one person's; only bots played; a bot has no rating; the
game was not finished; somebody was almost sure to win; the same people have played too many games
today; or it was taken out of the ratings later."""

EventKind = Literal["swiss", "knockout", "arena", "duplicate"]
EventStatus = Literal["open", "running", "over", "cancelled"]
EventCounting = Literal["match-points", "steps"]

PuzzleTheme = Literal[
    "last-route", "block-or-build", "keep-or-return", "wild-or-wait", "now-or-later", "which-way"
]
PuzzleDifficulty = Literal["easy", "medium", "hard"]
