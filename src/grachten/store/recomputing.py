"""Taking games out of the ratings, and writing ratings that were computed anew from the others."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Text, bindparam, delete, func, insert, select, text, update

from grachten.store.errors import StoreConflict
from grachten.store.reading import sound_rows
from grachten.store.result_rows import StoredRating, StoredResult
from grachten.store.results import RECOMPUTING
from grachten.store.schema import RESULT, beaten, people, ratings, results

STRUCK: Final = "struck"
"""Why a game doesn't count that an operator took out."""

_COUNTS: Final = results.c.unrated.is_(None)
_THEIRS: Final = select(results.c.table_id).where(
    results.c.person == bindparam("whose", type_=Text),
    results.c.ended >= bindparam("since"),
    results.c.unrated.in_(("lopsided", "repeated")) | _COUNTS,
)
_STRIKE: Final = (
    update(results)
    .where(results.c.table_id.in_(_THEIRS))
    .values(
        unrated=STRUCK,
        points_before=None,
        points_after=None,
        deviation_after=None,
    )
)
_HOW_MANY: Final = select(func.count(results.c.table_id.distinct())).where(
    results.c.table_id.in_(_THEIRS)
)
_RATED: Final = (
    select(*RESULT)
    .where(results.c.unrated.in_(("lopsided", "repeated")) | _COUNTS)
    .order_by(results.c.ended, results.c.table_id, results.c.seat)
)
_STATE: Final = select(func.count(), func.sum(results.c.ended)).where(_COUNTS)
_CORRECT: Final = (
    update(results)
    .where(
        results.c.table_id == bindparam("this", type_=Text),
        results.c.seat == bindparam("of_seat"),
    )
    .values(
        points_before=bindparam("before"),
        points_after=bindparam("after"),
        deviation_after=bindparam("deviation"),
    )
)
_LISTED: Final = select(people.c.id).where(people.c.shows_rating.is_(True))


@dataclass(frozen=True)
class RatedResults:
    """All results of games that players wanted to be rated, and a name for their state."""

    results: tuple[StoredResult, ...]
    state: tuple[int, int]


@dataclass(frozen=True)
class Corrected:
    """A result of a game that counts, with the rating that was computed anew."""

    table_id: str
    seat: int
    before: float
    after: float
    deviation: float


@dataclass(frozen=True)
class Recomputed:
    """`beaten` has for a person and a level the victories and the most points in one."""

    corrected: tuple[Corrected, ...]
    ratings: tuple[StoredRating, ...]
    beaten: dict[tuple[str, str], tuple[int, int]]


def strike(connection: Connection, person: str, since: int) -> int:
    """Take the rated games of a person out, for everybody in them; returns how many."""
    _lock(connection)
    values = {"whose": person, "since": since}
    count = connection.execute(_HOW_MANY, values).scalar_one()
    connection.execute(_STRIKE, values)
    return count


def rated(connection: Connection) -> RatedResults:
    found = tuple(sound_rows(StoredResult, connection.execute(_RATED)))
    return RatedResults(found, _state(connection))


def replace_all(connection: Connection, new: Recomputed, state: tuple[int, int]) -> None:
    """`StoreConflict` if a game was counted, or somebody went, since `state`."""
    _lock(connection)
    if _state(connection) != state:
        raise StoreConflict("Games have been counted in the meantime.")
    _run(connection, _CORRECT, (_correction(each) for each in new.corrected))
    listed = set(connection.execute(_LISTED).scalars())
    connection.execute(delete(ratings))
    _run(
        connection,
        insert(ratings),
        ({**vars(each), "listed": each.person in listed} for each in new.ratings),
    )
    known: dict[str, int] = {}
    for each in new.ratings:
        known[each.person] = max(each.known_until, known.get(each.person, 0))
    connection.execute(delete(beaten))
    _run(
        connection,
        insert(beaten),
        (
            {
                "person": person,
                "level": level,
                "wins": wins,
                "most": most,
                "known_until": known.get(person, 0),
                "listed": person in listed,
            }
            for (person, level), (wins, most) in new.beaten.items()
        ),
    )


def _lock(connection: Connection) -> None:
    """No game is counted until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({RECOMPUTING})"))


def _state(connection: Connection) -> tuple[int, int]:
    count, total = connection.execute(_STATE).one()
    return int(count), int(total or 0)


def _correction(each: Corrected) -> dict[str, Any]:
    return {
        "this": each.table_id,
        "of_seat": each.seat,
        "before": each.before,
        "after": each.after,
        "deviation": each.deviation,
    }


def _run(connection: Connection, statement: Any, rows: Iterable[dict[str, Any]]) -> None:
    values: Sequence[dict[str, Any]] = list(rows)
    if values:
        connection.execute(statement, values)
