"""Lists of tables, page by page, and how many there are.

A page begins after the last table of the previous page, which a key identifies. So nothing is
skipped or listed twice when tables come and go meanwhile.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    exists,
    false,
    func,
    or_,
    select,
    true,
)

from grachten.store.errors import BadKey, StoreDamaged
from grachten.store.reading import LARGEST, parse_row, report_damage, sound_ids, sound_rows
from grachten.store.rows import StoredListing, StoredSeat, StoredTable
from grachten.store.schema import SEAT, TABLE, seats, steps, tables

_KEY: Final = re.compile(r"(open|playing|over|abandoned)\.([0-9]{1,19})\.([0-9]{1,19})\.([!-~]+)")

Played = tuple[int, int]
"""A seat, and the number of the action that it played."""

BRANCH: Final = '"branch":{'
"""In the options, which are JSON, of a table at which a position of another game is tried out."""

LISTED: Final = select(*TABLE).limit(bindparam("most", type_=Integer))
_ID: Final = bindparam("last_id", type_=Text)
_CREATED: Final = bindparam("last_created", type_=BigInteger)
_CHANGED: Final = bindparam("last_changed", type_=BigInteger)
_STATUS: Final = bindparam("last_status", type_=Text)

_PUBLIC: Final = LISTED.where(
    tables.c.public == true(), tables.c.status.in_(("open", "playing"))
).order_by(
    tables.c.status,  # "open" comes before "playing"
    tables.c.created.desc(),
    tables.c.id.desc(),
)
_PUBLIC_AFTER: Final = _PUBLIC.where(
    or_(
        tables.c.status > _STATUS,
        and_(tables.c.status == _STATUS, tables.c.created < _CREATED),
        and_(tables.c.status == _STATUS, tables.c.created == _CREATED, tables.c.id < _ID),
    )
)

_JOINABLE: Final = _PUBLIC.where(
    tables.c.status == "open",
    exists().where(seats.c.table_id == tables.c.id, seats.c.who == "open"),
)

_LAST_CHANGED_FIRST: Final = LISTED.order_by(tables.c.changed.desc(), tables.c.id.desc())
_CHANGED_BEFORE: Final = or_(
    tables.c.changed < _CHANGED, and_(tables.c.changed == _CHANGED, tables.c.id < _ID)
)
_OF_PERSON: Final = _LAST_CHANGED_FIRST.where(
    tables.c.id.in_(
        select(seats.c.table_id).where(
            seats.c.person == bindparam("person"), seats.c.hidden == false()
        )
    )
)
_OF_STATUS: Final = tables.c.status == bindparam("status")

_SEATS_OF: Final = (
    select(seats.c.table_id, *SEAT)
    .where(seats.c.table_id.in_(bindparam("these", expanding=True)))
    .order_by(seats.c.number)
)
_STEPS_OF: Final = (
    select(steps.c.table_id, steps.c.number, steps.c.seat, steps.c.action, steps.c.undoes)
    .where(steps.c.table_id.in_(bindparam("these", expanding=True)))
    .order_by(steps.c.table_id, steps.c.number)
)
_SIZES_OF: Final = select(
    tables.c.id,
    tables.c.options.contains(BRANCH, autoescape=True),
    select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery(),
).where(tables.c.id.in_(bindparam("these", expanding=True)))
_UNFINISHED: Final = (
    select(tables.c.id)
    .where(tables.c.status == "playing")
    .order_by(tables.c.changed.desc(), tables.c.id)
)
_HOW_MANY_OF: Final = (
    select(func.count()).select_from(tables).where(tables.c.host == bindparam("host"), _OF_STATUS)
)


def _made_for(option: str) -> Select[tuple[str]]:
    """A host's tables whose options, which are JSON, have something else than null there."""
    return (
        select(tables.c.id)
        .where(
            tables.c.host == bindparam("host"),
            tables.c.options.contains(option, autoescape=True),
        )
        .order_by(tables.c.created.desc(), tables.c.id)
    )


_LESSONS_OF: Final = _made_for('"lesson":"')
_BRANCHES_OF: Final = _made_for(BRANCH)
_STALE: Final = (
    select(tables.c.id)
    .where(
        or_(
            and_(tables.c.status == "open", tables.c.changed < bindparam("open_before")),
            and_(tables.c.status == "playing", tables.c.changed < bindparam("playing_before")),
        )
    )
    .order_by(tables.c.changed, tables.c.id)
)


def page_key(listing: StoredListing) -> str:
    """The key of the page after this table, in any list."""
    table = listing.table
    return f"{table.status}.{table.created}.{table.changed}.{table.id}"


def public(connection: Connection, limit: int, before: str | None) -> list[StoredListing]:
    if before is None:
        return listings_of(connection, _PUBLIC, limit, {})
    return listings_of(connection, _PUBLIC_AFTER, limit, _parse_key(before))


def joinable(connection: Connection, limit: int) -> list[StoredListing]:
    return listings_of(connection, _JOINABLE, limit, {})


def of_person(
    connection: Connection, person: str, limit: int, before: tuple[int, str] | None
) -> list[StoredListing]:
    values: dict[str, Any] = {"person": person}
    if before is None:
        return listings_of(connection, _OF_PERSON, limit, values)
    changed, table = before
    if not 0 <= changed <= LARGEST or "\0" in table:
        raise BadKey
    values |= {"last_changed": changed, "last_id": table}
    return listings_of(connection, _OF_PERSON.where(_CHANGED_BEFORE), limit, values)


def for_operator(
    connection: Connection, status: str | None, limit: int, before: str | None
) -> list[StoredListing]:
    wanted, values = _LAST_CHANGED_FIRST, dict[str, Any]()
    if status is not None:
        wanted, values = wanted.where(_OF_STATUS), {"status": status}
    if before is not None:
        wanted, values = wanted.where(_CHANGED_BEFORE), values | _parse_key(before)
    return listings_of(connection, wanted, limit, values)


def played(connection: Connection, these: Sequence[str]) -> dict[str, list[Played]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    if these:
        for step in connection.execute(_STEPS_OF, {"these": list(these)}):
            found[step.table_id].append(step)
    undone = [table for table, all_of in found.items() if any(each.undoes for each in all_of)]
    chosen = _set_up_steps(connection, undone)
    return {table: _standing(all_of, chosen.get(table, 0)) for table, all_of in found.items()}


def _set_up_steps(connection: Connection, these: Sequence[str]) -> dict[str, int]:
    """By table: how many steps at the beginning depend on nobody else's, so that only an undo of
    their own takes them back. In a position that is tried out there are none."""
    if not these:
        return {}
    rows = connection.execute(_SIZES_OF, {"these": list(these)})
    return {table: 0 if is_branch else players for table, is_branch, players in rows}


def _standing(all_of: Iterable[Any], chosen: int) -> list[Played]:
    """What was not undone. An undo takes back the step that it names and everything after it, as
    the server does when it loads the game."""
    left: list[Any] = []
    for step in all_of:
        if step.undoes is None:
            left.append(step)
            continue
        numbers = [each.number for each in left]
        if step.undoes in numbers:  # else it is damaged
            at = numbers.index(step.undoes)
            left = left[:at] + left[at + 1 : max(chosen, at + 1)]
    return [
        (step.seat, step.action)
        for step in left
        if isinstance(step.seat, int) and isinstance(step.action, int)  # else it is damaged
    ]


def unfinished(connection: Connection) -> list[str]:
    return sound_ids(connection.execute(_UNFINISHED).scalars())


def stale(connection: Connection, open_before: int, playing_before: int) -> list[str]:
    values = {"open_before": open_before, "playing_before": playing_before}
    return sound_ids(connection.execute(_STALE, values).scalars())


def lessons_of(connection: Connection, host: str) -> list[str]:
    return sound_ids(connection.execute(_LESSONS_OF, {"host": host}).scalars())


def branches_of(connection: Connection, host: str) -> list[str]:
    return sound_ids(connection.execute(_BRANCHES_OF, {"host": host}).scalars())


def how_many_of(connection: Connection, host: str, status: str, public: bool | None = None) -> int:
    counted = _HOW_MANY_OF if public is None else _HOW_MANY_OF.where(tables.c.public == public)
    return connection.execute(counted, {"host": host, "status": status}).scalar_one()


def _parse_key(key: str) -> dict[str, Any]:
    match = _KEY.fullmatch(key)
    if match is None:
        raise BadKey
    status, created, changed, table = match.groups()
    if max(int(created), int(changed)) > LARGEST:
        raise BadKey
    return {
        "last_status": status,
        "last_created": int(created),
        "last_changed": int(changed),
        "last_id": table,
    }


def listings_of(
    connection: Connection, wanted: Select[Any], limit: int, values: dict[str, Any]
) -> list[StoredListing]:
    """Up to `limit` rows, even if some of the stored ones are damaged."""
    most = limit
    while True:
        rows = connection.execute(wanted, {**values, "most": most}).all()
        sound = _with_seats(connection, list(sound_rows(StoredTable, rows)))
        if len(sound) >= limit or len(rows) < most:
            return sound[:limit]
        most += limit


def _with_seats(connection: Connection, found: Sequence[StoredTable]) -> list[StoredListing]:
    """Without the tables whose seats are damaged."""
    sitting: defaultdict[str, list[StoredSeat]] = defaultdict(list)
    spoilt: set[str] = set()
    if found:
        these = [table.id for table in found]
        for table_id, *row in connection.execute(_SEATS_OF, {"these": these}):
            try:
                sitting[table_id].append(parse_row(StoredSeat, row))
            except StoreDamaged:
                spoilt.add(table_id)
                report_damage("StoredSeat", table_id)
    return [
        StoredListing(table, tuple(sitting[table.id])) for table in found if table.id not in spoilt
    ]
