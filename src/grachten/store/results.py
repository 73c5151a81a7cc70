"""Counting games, each once and for good, and reading what is stored about them.

A table is marked as counted in the transaction that stores what its game changed: a second attempt
finds the mark. Ratings are read and written while the rows of the people concerned are
locked, in the order of their ids, so that two games that end at the same moment follow one another.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Connection,
    Text,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from grachten.statuses import GamePace
from grachten.store.errors import BadKey
from grachten.store.reading import LARGEST, parse_row, sound_ids, sound_rows
from grachten.store.result_rows import (
    Beaten,
    Before,
    Choices,
    Counted,
    Counting,
    Player,
    StoredRating,
    StoredResult,
)
from grachten.store.schema import RATING, RESULT, beaten, people, ratings, results, tables

RECOMPUTING: Final = 0x6772_6163
"""The advisory lock of PostgreSQL that games share and computing everything anew takes alone."""

_FINISHED: Final = tables.c.status.in_(("over", "abandoned"))
_THESE: Final = bindparam("these", expanding=True, type_=Text)
_PERSON: Final = bindparam("whose", type_=Text)
_TABLE: Final = bindparam("this", type_=Text)

_UNCOUNTED: Final = (
    select(tables.c.id)
    .where(tables.c.counted.is_(False), _FINISHED)
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_MARK: Final = (
    update(tables)
    .where(tables.c.id == _TABLE, tables.c.counted.is_(False), _FINISHED)
    .values(counted=True)
)
_LOCK: Final = (
    select(people.c.id, people.c.shows_rating)
    .where(people.c.id.in_(_THESE))
    .order_by(people.c.id)
    .with_for_update(key_share=True)  # seats may refer to them meanwhile
)
_RATINGS_AT: Final = select(*RATING).where(
    ratings.c.person.in_(_THESE), ratings.c.pace == bindparam("at_pace")
)
_RATINGS_OF: Final = select(*RATING).where(ratings.c.person == _PERSON).order_by(ratings.c.pace)
_RATED_SINCE: Final = select(results.c.table_id, results.c.person).where(
    results.c.person.in_(_THESE),
    results.c.ended >= bindparam("since"),
    results.c.unrated.is_(None),
)
_ADD: Final = insert(results)
_ADD_RATING: Final = insert(ratings)
_RATE: Final = (
    update(ratings)
    .where(ratings.c.person == _PERSON, ratings.c.pace == bindparam("at_pace"))
    .values(
        {
            name: bindparam(name)
            for name in ("points", "deviation", "games", "at", "shown", "known_until")
        }
    )
)
_ADD_BEATEN: Final = insert(beaten)
_BEAT: Final = (
    update(beaten)
    .where(beaten.c.person == _PERSON, beaten.c.level == bindparam("of_level"))
    .values(
        wins=beaten.c.wins + 1,
        most=func.max(beaten.c.most, bindparam("scored")),
    )
)
_BEAT_POSTGRESQL: Final = _BEAT.values(
    wins=beaten.c.wins + 1, most=func.greatest(beaten.c.most, bindparam("scored"))
)
_KNOWN_UNTIL: Final = (
    select(func.coalesce(func.max(ratings.c.known_until), 0))
    .where(ratings.c.person == beaten.c.person)
    .scalar_subquery()
)
_BEATEN_KNOWN: Final = (
    update(beaten).where(beaten.c.person.in_(_THESE)).values(known_until=_KNOWN_UNTIL)
)

_CHOOSE: Final = (
    update(people)
    .where(people.c.id == _PERSON)
    .values(
        shows_rating=bindparam("rating", type_=Boolean),
        shows_profile=bindparam("profile", type_=Boolean),
        shows_history=bindparam("history", type_=Boolean),
    )
)
_LIST_RATINGS: Final = (
    update(ratings)
    .where(ratings.c.person == _PERSON)
    .values(listed=bindparam("rating", type_=Boolean))
)
_LIST_BEATEN: Final = (
    update(beaten)
    .where(beaten.c.person == _PERSON)
    .values(listed=bindparam("rating", type_=Boolean))
)
_SHOWS: Final = (people.c.shows_rating, people.c.shows_profile, people.c.shows_history)
_CHOICES: Final = select(*_SHOWS).where(people.c.id == _PERSON)

_OF_PERSON: Final = (
    select(*RESULT)
    .where(results.c.person == _PERSON)
    .order_by(results.c.ended.desc(), results.c.table_id.desc())
    .limit(bindparam("most"))
)
_OF_PERSON_BEFORE: Final = _OF_PERSON.where(
    or_(
        results.c.ended < bindparam("last_ended"),
        and_(
            results.c.ended == bindparam("last_ended"),
            results.c.table_id < bindparam("last_table", type_=Text),
        ),
    )
)
_AT_TABLE: Final = select(*RESULT).where(results.c.table_id == _TABLE, results.c.person == _PERSON)
_PLAYERS: Final = (
    select(results.c.table_id, results.c.seat, people.c.handle, people.c.name, *_SHOWS)
    .join(people, people.c.id == results.c.person)
    .where(results.c.table_id.in_(_THESE))
    .order_by(results.c.seat)
)
_REVIEWED: Final = (
    update(results)
    .where(results.c.table_id == _TABLE, results.c.seat == bindparam("of_seat"))
    .values(accuracy=bindparam("accurate"), luck=bindparam("lucky"))
)


def uncounted(connection: Connection, most: int) -> list[str]:
    return sound_ids(connection.execute(_UNCOUNTED, {"most": most}).scalars())


def count(  # noqa: PLR0913, PLR0917 - a game, and who decides what it changes
    connection: Connection,
    table: str,
    players: Sequence[str],
    pace: GamePace,
    day: int,
    counting: Counting,
) -> bool:
    """Returns whether it was counted now, and not before."""
    share_lock(connection)
    if connection.execute(_MARK, {"this": table}).rowcount == 0:
        return False
    here = connection.execute(_LOCK, {"these": list(players)})
    lists = {person: bool(listed) for person, listed in here}
    these = {"these": list(lists)}
    known = connection.execute(_RATINGS_AT, {**these, "at_pace": pace})
    met: defaultdict[str, set[str]] = defaultdict(set)
    for played, person in connection.execute(_RATED_SINCE, {**these, "since": day}):
        met[played].add(person)
    before = Before(
        frozenset(lists),
        {row.person: row for row in sound_rows(StoredRating, known)},
        {played: frozenset(there) for played, there in met.items()},
    )
    _store(connection, counting(before), lists)
    return True


def share_lock(connection: Connection) -> None:
    """Others may count as well, but nobody computes everything anew meanwhile. SQLite has one
    writer only."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock_shared({RECOMPUTING})"))


def _store(connection: Connection, counted: Counted, lists: dict[str, bool]) -> None:
    if counted.results:
        connection.execute(_ADD, [asdict(result) for result in counted.results])
    for rating in counted.ratings:
        rate(connection, rating, listed=lists[rating.person])
    for victory in counted.beaten:
        _beat(connection, victory, listed=lists[victory.person])
    if lists:
        connection.execute(_BEATEN_KNOWN, {"these": list(lists)})


def rate(connection: Connection, rating: StoredRating, *, listed: bool) -> None:
    values = asdict(rating)
    where = {"whose": values.pop("person"), "at_pace": values.pop("pace")}
    if connection.execute(_RATE, {**values, **where}).rowcount == 0:
        connection.execute(_ADD_RATING, {**asdict(rating), "listed": listed})


def _beat(connection: Connection, victory: Beaten, *, listed: bool) -> None:
    is_postgresql = connection.dialect.name == "postgresql"
    # Points may be negative, a column of the best is not.
    scored = max(victory.points, 0)
    where = {"whose": victory.person, "of_level": victory.level, "scored": scored}
    if connection.execute(_BEAT_POSTGRESQL if is_postgresql else _BEAT, where).rowcount == 0:
        row = {"person": victory.person, "level": victory.level, "wins": 1, "most": scored}
        connection.execute(_ADD_BEATEN, {**row, "known_until": 0, "listed": listed})


def choose(connection: Connection, person: str, choices: Choices) -> None:
    values = {"whose": person, **asdict(choices)}
    connection.execute(_CHOOSE, values)
    for statement in (_LIST_RATINGS, _LIST_BEATEN):
        connection.execute(statement, {"whose": person, "rating": choices.rating})


def choices_of(connection: Connection, person: str) -> Choices:
    row = connection.execute(_CHOICES, {"whose": person}).first()
    return Choices() if row is None else Choices(*map(bool, row))


def ratings_of(connection: Connection, person: str) -> tuple[StoredRating, ...]:
    return tuple(sound_rows(StoredRating, connection.execute(_RATINGS_OF, {"whose": person})))


def of_person(
    connection: Connection, person: str, limit: int, before: tuple[int, str] | None
) -> list[StoredResult]:
    values: dict[str, Any] = {"whose": person, "most": limit}
    if before is None:
        return list(sound_rows(StoredResult, connection.execute(_OF_PERSON, values)))
    ended, table = before
    if not 0 <= ended <= LARGEST or "\0" in table:
        raise BadKey
    values |= {"last_ended": ended, "last_table": table}
    return list(sound_rows(StoredResult, connection.execute(_OF_PERSON_BEFORE, values)))


def at_table(connection: Connection, table: str, person: str) -> StoredResult | None:
    row = connection.execute(_AT_TABLE, {"this": table, "whose": person}).first()
    return None if row is None else parse_row(StoredResult, row)


def players(connection: Connection, these: Sequence[str]) -> dict[str, list[Player]]:
    found: defaultdict[str, list[Player]] = defaultdict(list)
    if these:
        for table, seat, handle, name, *shows in connection.execute(
            _PLAYERS, {"these": list(these)}
        ):
            found[table].append(Player(seat, handle, name, Choices(*map(bool, shows))))
    return dict(found)


def note_review(
    connection: Connection, table: str, seats: Sequence[tuple[int, float | None, float]]
) -> None:
    for seat, accuracy, luck in seats:
        connection.execute(
            _REVIEWED, {"this": table, "of_seat": seat, "accurate": accuracy, "lucky": luck}
        )
