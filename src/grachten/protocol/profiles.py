"""What is remembered of a person: ratings, games and statistics; and the leaderboards."""

from grachten import statuses
from grachten.protocol.finding import GamePace
from grachten.protocol.people import Crest
from grachten.protocol.tables import Level
from grachten.protocol.wire import Count, Handle, TableId, Wire

Ending = statuses.Ending
Unrated = statuses.Unrated


class PublicChoices(Wire, frozen=True):
    """What others may see of me: name and rating, on the leaderboards; the profile with its
    statistics and curves; the games."""

    rating: bool
    profile: bool
    history: bool


class RatingShown(Wire, frozen=True):
    """A rating, and between which numbers the true strength is in 95 cases of 100. `place` is that
    on the leaderboards."""

    points: int
    low: int
    high: int
    games: Count
    provisional: bool
    place: int | None


class RatingPoint(Wire, frozen=True):
    """The rating after a game."""

    when: int
    points: int
    change: int


class Figures(Wire, frozen=True):
    """Some games together; points are means a game. `fair` is how many would be won by somebody as
    strong as the others, `kept` and `completed` are contracts; `accuracy` and `luck` are those of
    the games that were reviewed."""

    games: Count
    won: Count
    fair: float
    left: Count
    points: float
    route_points: float
    contracts_won: float
    contracts_lost: float
    merchandise_points: float
    most_points: int
    kept: Count
    completed: Count
    accuracy: float | None
    luck: float | None


class FiguresOf(Wire, frozen=True):
    """Figures of one kind of game: a number of players, a pace, or the strongest bot's level
    ("people" without bots)."""

    kind: str
    figures: Figures


class LevelBeaten(Wire, frozen=True):
    level: Level
    wins: Count


class Statistics(Wire, frozen=True):
    """Games that say something about strength: neither practice nor unfinished."""

    all: Figures
    by_players: tuple[FiguresOf, ...]
    by_pace: tuple[FiguresOf, ...]
    by_level: tuple[FiguresOf, ...]
    beaten: tuple[LevelBeaten, ...]
    winning: Count
    longest_winning: Count
    longest_days: Count


class ProfileState(Wire, frozen=True):
    """A person as the caller may see them. What they don't show is null; `choices` are for
    themselves only. `history` says whether their games may be asked for."""

    handle: Handle
    name: str
    crest: Crest
    since: int
    mine: bool
    choices: PublicChoices | None
    live: RatingShown | None
    slow: RatingShown | None
    live_curve: tuple[RatingPoint, ...] | None
    slow_curve: tuple[RatingPoint, ...] | None
    statistics: Statistics | None
    history: bool


class PastOpponent(Wire, frozen=True):
    """Somebody else at the table: a bot of a `level`, or a person, with a name and a handle as far
    as the caller may know them."""

    name: str | None
    handle: Handle | None
    level: str | None
    place: int
    points: int


class PlayedGame(Wire, frozen=True):
    """A game from a person's seat. `unrated` is why it did not count for the rating; null if it
    did, with the rating before and after. `table` is null for those who may
    not open it, and once it was removed."""

    table: TableId | None
    seat: int
    when: int
    ending: Ending
    pace: GamePace
    players: int
    place: int
    tied: int
    left: bool
    points: int
    route_points: int
    contract_points: int
    merchandise_points: int
    kept: int
    completed: int
    practice: bool
    unrated: Unrated | None
    before: int | None
    after: int | None
    accuracy: float | None
    luck: float | None
    opponents: tuple[PastOpponent, ...]


class PlayedGames(Wire, frozen=True):
    games: tuple[PlayedGame, ...]
    more: str | None


class BestRow(Wire, frozen=True):
    """A place in a leaderboard: `value` is the rating, or how often the level was beaten,
    and `most` the most points in such a victory."""

    place: int
    handle: Handle
    name: str
    value: int
    most: int
    mine: bool


class BestTable(Wire, frozen=True):
    """A page of a leaderboard. `own` is my line, if I am in the table."""

    rows: tuple[BestRow, ...]
    own: BestRow | None
    more: str | None


class GameRating(Wire, frozen=True):
    """What a finished game did to my rating: nothing, and why, or the rating before and after."""

    pace: GamePace
    unrated: Unrated | None
    before: int | None
    after: int | None
    provisional: bool
