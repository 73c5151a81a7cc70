"""Events: read as a whole, and changed as a whole, from a version that is known."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    Connection,
    Integer,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from grachten.store import tables as games
from grachten.store.errors import StoreConflict
from grachten.store.event_rows import (
    EventChange,
    EventCounts,
    ListedEvent,
    PlayedTable,
    StoredEntrant,
    StoredEvent,
    StoredEventTable,
    StoredRound,
    WaitingTable,
    WholeEvent,
)
from grachten.store.reading import parse_row, sound_ids, sound_rows
from grachten.store.schema import (
    ENTRANT,
    EVENT,
    EVENT_TABLE,
    ROUND,
    event_entrants,
    event_rounds,
    event_tables,
    events,
    seats,
    steps,
    tables,
)

T = TypeVar("T")

_THIS: Final = bindparam("this", type_=Text)
_NOW: Final = bindparam("now", type_=BigInteger)
_PERSON: Final = bindparam("of_person", type_=Text)
_UNFINISHED: Final = events.c.status.in_(("open", "running"))
_TABLE_IS_DONE: Final = exists().where(
    tables.c.id == event_tables.c.table_id, tables.c.status.in_(("over", "abandoned"))
)

_EVENT: Final = select(*EVENT).where(events.c.id == _THIS)
_VERSION: Final = select(events.c.version).where(events.c.id == _THIS)
_ENTRANTS: Final = (
    select(*ENTRANT).where(event_entrants.c.event == _THIS).order_by(event_entrants.c.number)
)
_ROUNDS: Final = select(*ROUND).where(event_rounds.c.event == _THIS).order_by(event_rounds.c.number)
_TABLES: Final = (
    select(*EVENT_TABLE)
    .where(event_tables.c.event == _THIS)
    .order_by(event_tables.c.round, event_tables.c.number)
)
_SAVE: Final = (
    update(events)
    .where(events.c.id == _THIS, events.c.version == bindparam("known_version"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("name", "settings", "public", "status", "starts", "started", "ended")
        }
        | {"version": bindparam("known_version") + 1, "standings": bindparam("new_standings")}
    )
)

# Where something is to be done: it is time to start, a table has ended or a round is over, and an
# arena may always seat somebody. The tables of a round that is over have to be opened.
_OF_THIS: Final = event_tables.c.event == events.c.id
_UNDONE: Final = exists().where(_OF_THIS, event_tables.c.result.is_(None))
_HAS_ENDED: Final = exists().where(
    _OF_THIS,
    event_tables.c.result.is_(None),
    or_(event_tables.c.table_id.is_(None), _TABLE_IS_DONE),
)
_OVERDUE: Final = exists().where(
    event_rounds.c.event == events.c.id, event_rounds.c.ended.is_(None), event_rounds.c.ends <= _NOW
)
_UNOPENED: Final = select(event_tables.c.event).where(
    event_tables.c.opened.is_(False),
    event_rounds.c.event == event_tables.c.event,
    event_rounds.c.number == event_tables.c.round,
    event_rounds.c.ended.is_not(None),
)
_DUE: Final = union(
    select(events.c.id).where(events.c.status == "open", events.c.starts <= _NOW),
    select(events.c.id).where(
        events.c.status == "running",
        or_(events.c.kind == "arena", ~_UNDONE, _HAS_ENDED, _OVERDUE),
    ),
    _UNOPENED,
)

_MARK_OPENED: Final = (
    update(event_tables)
    .where(event_tables.c.event == _THIS, event_tables.c.round == bindparam("of_round"))
    .values(opened=True)
)

_STATUS_OF: Final = select(tables.c.status, tables.c.result).where(tables.c.id == _THIS)
_AWAY: Final = select(seats.c.away).where(seats.c.table_id == _THIS).order_by(seats.c.number)
_STEPS_BY: Final = (
    select(steps.c.seat, steps.c.by, func.count())
    .where(steps.c.table_id == _THIS)
    .group_by(steps.c.seat, steps.c.by)
)

_ORGANISED: Final = select(func.count()).select_from(events).where(events.c.organiser == _PERSON)
_LATELY: Final = _ORGANISED.where(events.c.created >= bindparam("since", type_=BigInteger))
_ALL: Final = select(func.count()).select_from(events).where(_UNFINISHED)
_TAKES_PART: Final = (
    select(func.count())
    .select_from(events.join(event_entrants, event_entrants.c.event == events.c.id))
    .where(_UNFINISHED, event_entrants.c.person == _PERSON, event_entrants.c.last.is_(None))
)

_COUNTED: Final = (
    select(func.count()).where(event_entrants.c.event == events.c.id).scalar_subquery()
)
_LEFT_ALONE: Final = (
    select(events.c.id)
    .where(events.c.organiser == _PERSON, events.c.status == "open", events.c.starts.is_(None))
    .order_by(events.c.id)
)
_LISTED: Final = select(*EVENT, _COUNTED).limit(bindparam("most", type_=Integer))
_MINE: Final = or_(
    events.c.organiser == _PERSON,
    exists().where(event_entrants.c.event == events.c.id, event_entrants.c.person == _PERSON),
)
_LISTS: Final[dict[str, Select[Any]]] = {
    "running": _LISTED.where(events.c.public.is_(True), events.c.status == "running").order_by(
        events.c.started.desc(), events.c.id
    ),
    "upcoming": _LISTED.where(events.c.public.is_(True), events.c.status == "open").order_by(
        events.c.starts.is_(None), events.c.starts, events.c.created, events.c.id
    ),
    "past": _LISTED.where(events.c.public.is_(True), events.c.status == "over").order_by(
        events.c.ended.desc(), events.c.id
    ),
    "mine": _LISTED.where(_MINE).order_by(events.c.created.desc(), events.c.id),
}
_WAITING: Final = (
    select(events.c.id, events.c.name, event_tables.c.table_id)
    .select_from(
        seats.join(event_tables, event_tables.c.table_id == seats.c.table_id)
        .join(events, events.c.id == event_tables.c.event)
        .join(tables, tables.c.id == seats.c.table_id)
    )
    .where(seats.c.person == _PERSON, tables.c.status == "playing", event_tables.c.result.is_(None))
    .order_by(tables.c.created, tables.c.id)
)

_PRUNE: Final = delete(events).where(
    or_(
        and_(events.c.status == "cancelled", events.c.ended < bindparam("cancelled_before")),
        and_(
            events.c.status == "open",
            func.coalesce(events.c.starts, events.c.created) < bindparam("waiting_before"),
        ),
    )
)
_PRUNE_FINISHED: Final = delete(events).where(
    events.c.status == "over", events.c.ended < bindparam("finished_before")
)


def add(connection: Connection, event: StoredEvent) -> None:
    connection.execute(insert(events), {**vars(event), "version": 0})


def version(connection: Connection, event: str) -> int | None:
    return connection.execute(_VERSION, {"this": event}).scalar()


def whole(connection: Connection, event: str) -> WholeEvent | None:
    this = {"this": event}
    row = connection.execute(_EVENT, this).first()
    if row is None:
        return None
    return WholeEvent(
        parse_row(StoredEvent, row),
        _rows(connection, StoredEntrant, _ENTRANTS, this),
        _rows(connection, StoredRound, _ROUNDS, this),
        _rows(connection, StoredEventTable, _TABLES, this),
    )


def _rows(
    connection: Connection, kind: type[T], wanted: Select[Any], this: dict[str, str]
) -> tuple[T, ...]:
    return tuple(parse_row(kind, row) for row in connection.execute(wanted, this))


def save(connection: Connection, change: EventChange) -> StoredEvent:
    """All of it, or nothing if the event has changed since it was read."""
    event = change.event
    values = {f"new_{name}": value for name, value in vars(event).items()}
    wanted = {"this": event.id, "known_version": event.version}
    for unchanged in ("id", "organiser", "kind", "secret", "salt", "created", "version"):
        del values[f"new_{unchanged}"]
    if connection.execute(_SAVE, values | wanted).rowcount == 0:
        raise StoreConflict("The event has changed in the meantime.")
    for entrant in change.gone:
        connection.execute(
            delete(event_entrants).where(
                event_entrants.c.event == event.id, event_entrants.c.number == entrant
            )
        )
    for game in change.games:
        games.add(connection, game.table, game.seats)
    for table, new in (
        (event_entrants, change.entered),
        (event_rounds, change.new_rounds),
        (event_tables, change.new_tables),
    ):
        if new:
            connection.execute(insert(table), [{**vars(row), "event": event.id} for row in new])
    for entrant_row in change.changed:
        _update(connection, event_entrants, event.id, entrant_row, ("number",))
    for round_row in change.rounds:
        _update(connection, event_rounds, event.id, round_row, ("number",))
    for table_row in change.tables:
        _update(connection, event_tables, event.id, table_row, ("round", "number"))
    return replace(event, version=event.version + 1)


def _update(
    connection: Connection, table: Table, event: str, row: object, keys: Sequence[str]
) -> None:
    values = dict(vars(row))
    where = [table.c[key] == values.pop(key) for key in keys]
    connection.execute(update(table).where(table.c.event == event, *where).values(values))


def due(connection: Connection, now: int) -> list[str]:
    return sound_ids(connection.execute(_DUE, {"now": now}).scalars())


def mark_opened(connection: Connection, event: str, number: int) -> None:
    """That is no change of the event: nobody need look at it again."""
    connection.execute(_MARK_OPENED, {"this": event, "of_round": number})


def played(connection: Connection, these: Sequence[str]) -> dict[str, PlayedTable]:
    """How these tables stand; those that no longer exist are left out."""
    found: dict[str, PlayedTable] = {}
    for table in these:
        this = {"this": table}
        row = connection.execute(_STATUS_OF, this).first()
        if row is None:
            continue
        away = tuple(connection.execute(_AWAY, this).scalars())
        own, stood_in = [0] * len(away), [0] * len(away)
        for seat, by, count in connection.execute(_STEPS_BY, this):
            (stood_in if by == "stand-in" else own)[seat] += count
        found[table] = PlayedTable(row[0], row[1], away, tuple(own), tuple(stood_in))
    return found


def counts(connection: Connection, person: str, since: int) -> EventCounts:
    values = {"of_person": person, "since": since}
    return EventCounts(
        connection.execute(_ORGANISED.where(_UNFINISHED), values).scalar_one(),
        connection.execute(_LATELY, values).scalar_one(),
        connection.execute(_ALL).scalar_one(),
        connection.execute(_TAKES_PART, values).scalar_one(),
    )


def left_alone(connection: Connection, person: str) -> list[str]:
    return sound_ids(connection.execute(_LEFT_ALONE, {"of_person": person}).scalars())


def listed(connection: Connection, which: str, person: str, most: int) -> list[ListedEvent]:
    rows = connection.execute(_LISTS[which], {"of_person": person, "most": most}).all()
    entrants = {row[0]: row[-1] for row in rows}
    return [
        ListedEvent(event, entrants[event.id])
        for event in sound_rows(StoredEvent, [row[:-1] for row in rows])
    ]


def waiting(connection: Connection, person: str) -> list[WaitingTable]:
    return [WaitingTable(*row) for row in connection.execute(_WAITING, {"of_person": person}).all()]


def prune(
    connection: Connection,
    finished_before: int | None,
    cancelled_before: int,
    waiting_before: int,
) -> int:
    values = {"cancelled_before": cancelled_before, "waiting_before": waiting_before}
    removed = connection.execute(_PRUNE, values).rowcount
    if finished_before is not None:
        removed += connection.execute(
            _PRUNE_FINISHED, {"finished_before": finished_before}
        ).rowcount
    return removed
