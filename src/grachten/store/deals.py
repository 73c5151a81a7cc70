"""Deals that several people play, each of them once: who has finished, and who did how well.

A ranking goes by points, then completed contracts. A rank is counted along an index and never
sorted, so that it costs the same whether ten people play or ten thousand.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Connection,
    Integer,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from grachten.store import tables as stored_tables
from grachten.store.reading import parse_row, sound_ids, sound_rows
from grachten.store.rows import DealCount, Ranked, StoredAttempt, StoredSeat, StoredTable
from grachten.store.schema import ATTEMPT, attempts, deal_choices, people, tables

DAYS: Final = "day "
"""A deal is stored as `day 2026-11-18`, or as `challenge` and its id, which comes before all days
in the order of names."""

_DEAL: Final = bindparam("deal", type_=Text)
_WHO: Final = bindparam("who", type_=Text)
_TABLE: Final = bindparam("this_table", type_=Text)
_POINTS: Final = bindparam("points", type_=Integer)
_COMPLETED: Final = bindparam("completed", type_=Integer)

_ADD: Final = insert(attempts)
_OF: Final = select(*ATTEMPT).where(attempts.c.deal == _DEAL, attempts.c.person == _WHO)
_FINISH: Final = (
    update(attempts)
    .where(attempts.c.table_id == _TABLE, attempts.c.points.is_(None))
    .values(
        points=bindparam("new_points"),
        completed=bindparam("new_completed"),
        ended=bindparam("new_ended"),
    )
)
_FINISHED: Final = and_(attempts.c.deal == _DEAL, attempts.c.points.is_not(None))
_HOW_MANY: Final = select(func.count()).select_from(attempts).where(_FINISHED)
_BETTER: Final = _HOW_MANY.where(
    attempts.c.points >= _POINTS,
    or_(attempts.c.points > _POINTS, attempts.c.completed > _COMPLETED),
)
_EQUAL: Final = _HOW_MANY.where(attempts.c.points == _POINTS, attempts.c.completed == _COMPLETED)
_BEST_FIRST: Final = ("points", "completed", "person")
_PAGE: Final = (
    select(attempts)
    .where(_FINISHED)
    .order_by(*(attempts.c[each].desc() for each in _BEST_FIRST))
    .offset(bindparam("skipped", type_=Integer))
    .limit(bindparam("most", type_=Integer))
    .subquery("page")  # people are looked up for these lines only
)
_RANKED: Final = (
    select(
        _PAGE.c.person,
        people.c.name,
        _PAGE.c.table_id,
        _PAGE.c.points,
        _PAGE.c.completed,
        func.coalesce(deal_choices.c.named, true()),
        func.coalesce(deal_choices.c.replays, true()),
    )
    .join(people, people.c.id == _PAGE.c.person)
    .outerjoin(deal_choices, deal_choices.c.person == _PAGE.c.person)
    .order_by(*(_PAGE.c[each].desc() for each in _BEST_FIRST))
)
_DAYS_OF: Final = (
    select(attempts.c.deal)
    .where(attempts.c.person == _WHO, attempts.c.deal >= DAYS, attempts.c.points.is_not(None))
    .order_by(attempts.c.deal.desc())
)
_FIRST_DAY: Final = (
    select(attempts.c.deal).where(attempts.c.deal >= DAYS).order_by(attempts.c.deal).limit(1)
)
_BEST: Final = select(func.max(attempts.c.points)).where(_FINISHED)
_LEFT_OVER: Final = (
    select(attempts.c.table_id)
    .join(tables, tables.c.id == attempts.c.table_id)
    .where(attempts.c.deal >= DAYS, attempts.c.deal < _DEAL, tables.c.status == "playing")
    .order_by(attempts.c.table_id)
)
_mine: Final = attempts.alias("mine")
_SHARED: Final = select(
    exists().where(
        attempts.c.table_id == _TABLE,
        attempts.c.deal < DAYS,
        _mine.c.deal == attempts.c.deal,
        _mine.c.person == _WHO,
        _mine.c.points.is_not(None),
    )
)
_CHOICES: Final = select(deal_choices.c.named, deal_choices.c.replays).where(
    deal_choices.c.person == _WHO
)
_CHOOSE: Final = (
    update(deal_choices)
    .where(deal_choices.c.person == _WHO)
    .values(
        named=bindparam("new_named", type_=Boolean), replays=bindparam("new_replays", type_=Boolean)
    )
)
_FIRST_CHOICE: Final = insert(deal_choices)
_REMOVE_DAYS: Final = delete(attempts).where(attempts.c.deal >= DAYS, attempts.c.deal < _DEAL)


def begin(
    connection: Connection,
    attempt: StoredAttempt,
    table: StoredTable,
    sitting: Sequence[StoredSeat],
) -> None:
    """Nobody has two attempts: the second is refused as a whole, with its table."""
    stored_tables.add(connection, table, sitting)
    add(connection, attempt)


def add(connection: Connection, attempt: StoredAttempt) -> None:
    connection.execute(_ADD, vars(attempt))


def attempt(connection: Connection, deal: str, person: str) -> StoredAttempt | None:
    row = connection.execute(_OF, {"deal": deal, "who": person}).first()
    return None if row is None else parse_row(StoredAttempt, row)


def finish(connection: Connection, table: str, points: int, completed: int, at: int) -> None:
    values = {"new_points": points, "new_completed": completed, "new_ended": at}
    connection.execute(_FINISH, {**values, "this_table": table})


def finished(connection: Connection, deal: str) -> int:
    return connection.execute(_HOW_MANY, {"deal": deal}).scalar_one()


def counted(connection: Connection, deal: str, points: int, completed: int) -> DealCount:
    values = {"deal": deal, "points": points, "completed": completed}
    return DealCount(
        *(connection.execute(each, values).scalar_one() for each in (_HOW_MANY, _BETTER, _EQUAL))
    )


def ranked(connection: Connection, deal: str, skipped: int, limit: int) -> list[Ranked]:
    values = {"deal": deal, "skipped": skipped, "most": limit}
    return list(sound_rows(Ranked, connection.execute(_RANKED, values)))


def days_of(connection: Connection, person: str) -> list[str]:
    return _days(connection.execute(_DAYS_OF, {"who": person}).scalars())


def first_day(connection: Connection) -> str | None:
    found = _days(connection.execute(_FIRST_DAY).scalars())
    return found[0] if found else None


def best(connection: Connection, deals: Sequence[str]) -> list[int | None]:
    return [connection.execute(_BEST, {"deal": deal}).scalar_one() for deal in deals]


def left_over(connection: Connection, before: str) -> list[str]:
    return sound_ids(connection.execute(_LEFT_OVER, {"deal": before}).scalars())


def shares_challenge(connection: Connection, table: str, person: str) -> bool:
    return bool(connection.execute(_SHARED, {"this_table": table, "who": person}).scalar_one())


def choices(connection: Connection, person: str) -> tuple[bool, bool]:
    row = connection.execute(_CHOICES, {"who": person}).first()
    return (True, True) if row is None else (bool(row[0]), bool(row[1]))


def choose(connection: Connection, person: str, named: bool, replays: bool) -> None:
    values = {"who": person, "new_named": named, "new_replays": replays}
    if connection.execute(_CHOOSE, values).rowcount == 0:
        row = {"person": person, "named": named, "replays": replays}
        connection.execute(_FIRST_CHOICE, row)


def remove_days(connection: Connection, before: str) -> int:
    return connection.execute(_REMOVE_DAYS, {"deal": before}).rowcount


def _days(found: Any) -> list[str]:
    return [name.removeprefix(DAYS) for name in sound_ids(found)]
