"""Deleting everything about a person, at their wish.

Games of others stay, with a seat that names nobody.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import (
    Connection,
    Text,
    and_,
    bindparam,
    case,
    exists,
    false,
    null,
    or_,
    select,
    update,
)

from grachten.store.pruning import MOST_VALUES, bots_of, remove_from, tables_of
from grachten.store.reading import sound_ids
from grachten.store.schema import event_entrants, events, people, seats, tables, waiting

_THESE: Final = bindparam("these", expanding=True, type_=Text)
_WHOSE: Final = bindparam("whose", type_=Text)
_IS_OPEN: Final = exists().where(tables.c.id == seats.c.table_id, tables.c.status == "open")
_IS_PLAYING: Final = exists().where(tables.c.id == seats.c.table_id, tables.c.status == "playing")

# A seat in a game that is not over has been given up before: this is for what has changed since.
_FORGET_SEATS: Final = (
    update(seats)
    .where(seats.c.person.in_(_THESE))
    .values(
        person=null(),
        name=null(),
        who=case((_IS_OPEN, "open"), else_=seats.c.who),
        ready=case((_IS_OPEN, false()), else_=seats.c.ready),
        away=case((and_(_IS_PLAYING, seats.c.away.is_(None)), "left"), else_=seats.c.away),
    )
)
_FORGET_ENTRANTS: Final = (
    update(event_entrants).where(event_entrants.c.person.in_(_THESE)).values(name="")
)
_NEXT_VERSION_OF_EVENTS: Final = (
    update(events)
    .where(
        or_(
            events.c.organiser.in_(_THESE),
            events.c.id.in_(
                select(event_entrants.c.event).where(event_entrants.c.person.in_(_THESE))
            ),
        )
    )
    .values(version=events.c.version + 1)
)
_FORGET_TERMS: Final = (
    update(seats).where(seats.c.table_id.in_(_THESE), seats.c.agreed.is_not(None))
).values(agreed=null())
_SAVE_SERIES: Final = (
    update(tables).where(tables.c.id == bindparam("this")).values(series=bindparam("left"))
)
_SAVE_RECENT: Final = (
    update(waiting).where(waiting.c.person == bindparam("who")).values(recent=bindparam("left"))
)
_NEXT_VERSION: Final = (
    update(tables).where(tables.c.id.in_(_THESE)).values(version=tables.c.version + 1)
)
_IS_STORED: Final = select(people.c.id).where(people.c.id == _WHOSE)
_UNFINISHED_OF: Final = (
    select(tables.c.id)
    .where(
        tables.c.status.in_(("open", "playing")),
        or_(
            tables.c.host == _WHOSE,
            exists().where(seats.c.table_id == tables.c.id, seats.c.person == _WHOSE),
        ),
    )
    .order_by(tables.c.id)
)


def unfinished_of(connection: Connection, person: str) -> list[str]:
    return sound_ids(connection.execute(_UNFINISHED_OF, {"whose": person}).scalars())


def erase(connection: Connection, person: str) -> list[str]:
    if connection.execute(_IS_STORED, {"whose": person}).first() is None:
        return []
    bots = bots_of(connection, [person])
    everybody = [person, *bots]
    theirs = tables_of(connection, everybody)
    concerned = sorted(
        {
            *theirs,
            *_named_in_terms(connection, everybody),
            *_forget_in_series(connection, everybody),
        }
    )
    for first in range(0, len(concerned), MOST_VALUES):
        some = {"these": concerned[first : first + MOST_VALUES]}
        connection.execute(_FORGET_TERMS, some)
        # A node with one of them in memory can no longer save it as it was.
        connection.execute(_NEXT_VERSION, some)
    connection.execute(_FORGET_SEATS, {"these": everybody})
    # Events are shown from memory, and changed by their version.
    connection.execute(_NEXT_VERSION_OF_EVENTS, {"these": everybody})
    connection.execute(_FORGET_ENTRANTS, {"these": everybody})
    _forget_as_opponents(connection, everybody)
    remove_from(connection, theirs, [person], bots)
    return concerned


def series_without(series: str, persons: Iterable[str]) -> str:
    """The score of a series without what these people have won."""
    score = json.loads(series)
    gone = {f"person {person}" for person in persons}
    wins = {
        player: won
        for player, won in score["wins"].items()
        if " ".join(player.split(" ")[:2]) not in gone
    }
    return json.dumps({**score, "wins": wins}, ensure_ascii=False, separators=(",", ":"))


def _named_in_terms(connection: Connection, everybody: Sequence[str]) -> set[str]:
    """Tables where somebody was ready while one of these sat there. Once a game has begun, all of
    them are still seated."""
    found: set[str] = set()
    for person in everybody:
        wanted = select(seats.c.table_id).where(
            _IS_OPEN, seats.c.agreed.contains(person, autoescape=True)
        )
        found.update(connection.execute(wanted).scalars())
    return found


def _forget_in_series(connection: Connection, everybody: Sequence[str]) -> set[str]:
    """A rematch counts the games of those who don't play any more, too."""
    found: set[str] = set()
    for person in everybody:
        wanted = select(tables.c.id, tables.c.series).where(
            tables.c.series.contains(f"person {person}", autoescape=True)
        )
        for table, series in connection.execute(wanted).all():
            left = series_without(series, [person])
            connection.execute(_SAVE_SERIES, {"this": table, "left": left})
            found.add(table)
    return found


def _forget_as_opponents(connection: Connection, everybody: Sequence[str]) -> None:
    """A search for opponents names the people met lately."""
    gone = frozenset(everybody)
    for person in everybody:
        wanted = select(waiting.c.person, waiting.c.recent).where(
            waiting.c.recent.contains(person, autoescape=True)
        )
        for who, recent in connection.execute(wanted).all():
            left = " ".join(each for each in recent.split() if each not in gone)
            connection.execute(_SAVE_RECENT, {"who": who, "left": left})
