"""Tables of the best, page by page: people who chose to be listed, and whose rating is known.

A page begins after the last line of the previous one, named by its value and handle.
"""

import re
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Table,
    Text,
    and_,
    bindparam,
    func,
    literal,
    or_,
    select,
    true,
    type_coerce,
)
from sqlalchemy.types import NullType

from grachten.store.errors import BadKey
from grachten.store.result_rows import BestLine
from grachten.store.schema import beaten, people, ratings

PACES: Final = ("live", "slow")
_KEY: Final = re.compile(r"([0-9]{1,9})\.([0-9]{1,9})\.([a-z2-7]{16})")


class _List:
    """The statements of one kind of list, sorted by one column or by two."""

    def __init__(self, table: Table, kind: str, columns: tuple[str, ...]) -> None:
        first = table.c[columns[0]]
        second: ColumnElement[Any] = table.c[columns[1]] if len(columns) > 1 else literal(0)
        value, most = bindparam("value", type_=Integer), bindparam("most", type_=Integer)
        listed = and_(
            table.c[kind] == bindparam("which", type_=Text),
            table.c.listed == true(),
            table.c.known_until > bindparam("now", type_=BigInteger),
        )
        better = first > value
        if len(columns) > 1:
            better = or_(better, and_(first == value, second > most))
        self.count_better = select(func.count()).select_from(table).where(listed, better)
        lines = select(
            people.c.handle,
            type_coerce(people.c.name, NullType()),
            first,
            second,
        ).join_from(table, people, people.c.id == table.c.person)
        self.page = (
            lines.where(listed)
            .order_by(first.desc(), *([second.desc()] if len(columns) > 1 else []), people.c.handle)
            .limit(bindparam("limit", type_=Integer))
        )
        same = and_(first == value, people.c.handle > bindparam("handle", type_=Text))
        if len(columns) > 1:
            same = and_(same, second == most)
        worse = first < value
        if len(columns) > 1:
            worse = or_(worse, and_(first == value, second < most))
        self.page_after = self.page.where(or_(worse, same))
        self.mine = lines.where(listed, table.c.person == bindparam("person", type_=Text))


_RATINGS: Final = _List(ratings, "pace", ("shown",))
_BEATEN: Final = _List(beaten, "level", ("wins", "most"))


def best_key(line: BestLine) -> str:
    """The key of the page after this line."""
    return f"{line.value}.{line.most}.{line.handle}"


def page(
    connection: Connection, which: str, now: int, limit: int, after: str | None
) -> list[BestLine]:
    """Of a pace, or of a level of bots."""
    wanted = _RATINGS if which in PACES else _BEATEN
    values: dict[str, Any] = {"which": which, "now": now}
    statement = wanted.page
    if after is not None:
        found = _KEY.fullmatch(after)
        if found is None:
            raise BadKey
        statement = wanted.page_after
        last = {"value": int(found[1]), "most": int(found[2]), "handle": found[3]}
        rows = connection.execute(statement, {**values, **last, "limit": limit}).all()
    else:
        rows = connection.execute(statement, {**values, "limit": limit}).all()
    lines: list[BestLine] = []
    counted: tuple[int, int] | None = None  # a line whose rank was counted, and where it stands
    for handle, name, value, most in rows:
        if lines and (lines[-1].value, lines[-1].most) == (value, most):
            rank = lines[-1].rank
        elif counted is not None and counted[1] > 0:
            rank = counted[0] + len(lines) - counted[1]
        else:  # those before the page may share the place of its first line: so count again
            rank = 1 + _better(connection, wanted, values, value, most)
            counted = rank, len(lines)
        lines.append(BestLine(rank, handle, name, value, most))
    return lines


def line_of(connection: Connection, which: str, now: int, person: str) -> BestLine | None:
    """The line of a person, if they are in the list."""
    wanted = _RATINGS if which in PACES else _BEATEN
    values: dict[str, Any] = {"which": which, "now": now}
    row = connection.execute(wanted.mine, {**values, "person": person}).first()
    if row is None:
        return None
    handle, name, value, most = row
    return BestLine(1 + _better(connection, wanted, values, value, most), handle, name, value, most)


def _better(
    connection: Connection, wanted: _List, values: dict[str, Any], value: int, most: int
) -> int:
    """How many are before everybody with this value."""
    return connection.execute(
        wanted.count_better, {**values, "value": value, "most": most}
    ).scalar_one()
