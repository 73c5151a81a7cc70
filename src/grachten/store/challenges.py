"""Challenges: deals that somebody dares others to play."""

from typing import Final

from sqlalchemy import BigInteger, Connection, Integer, Text, bindparam, delete, func, or_, select
from sqlalchemy import insert as insert_into

from grachten.store import deals
from grachten.store.reading import parse_row, sound_rows
from grachten.store.rows import StoredAttempt, StoredChallenge
from grachten.store.schema import CHALLENGE, attempts, challenges

PREFIX: Final = "challenge "

_THIS: Final = bindparam("this", type_=Text)
_WHO: Final = bindparam("who", type_=Text)
_BEFORE: Final = bindparam("before", type_=BigInteger)

_ADD: Final = insert_into(challenges)
_BY_ID: Final = select(*CHALLENGE).where(challenges.c.id == _THIS)
_MADE_SINCE: Final = (
    select(func.count())
    .select_from(challenges)
    .where(challenges.c.host == _WHO, challenges.c.created >= _BEFORE)
)
_OF: Final = (
    select(*CHALLENGE)
    .where(
        or_(
            challenges.c.host == _WHO,
            challenges.c.id.in_(
                select(func.substr(attempts.c.deal, len(PREFIX) + 1)).where(
                    attempts.c.person == _WHO, attempts.c.deal < deals.DAYS
                )
            ),
        )
    )
    .order_by(challenges.c.created.desc(), challenges.c.id)
    .limit(bindparam("most", type_=Integer))
)
_OLD: Final = select(challenges.c.id).where(challenges.c.created < _BEFORE)
_THESE: Final = bindparam("these", expanding=True, type_=Text)
_REMOVE: Final = delete(challenges).where(challenges.c.id.in_(_THESE))
_REMOVE_ATTEMPTS: Final = delete(attempts).where(attempts.c.deal.in_(_THESE))
_SOME: Final = 500
"""Ids in one statement."""


def add(connection: Connection, challenge: StoredChallenge, attempt: StoredAttempt | None) -> None:
    connection.execute(_ADD, vars(challenge))
    if attempt is not None:
        deals.add(connection, attempt)


def by_id(connection: Connection, challenge: str) -> StoredChallenge | None:
    row = connection.execute(_BY_ID, {"this": challenge}).first()
    return None if row is None else parse_row(StoredChallenge, row)


def made_since(connection: Connection, host: str, since: int) -> int:
    return connection.execute(_MADE_SINCE, {"who": host, "before": since}).scalar_one()


def of_person(connection: Connection, person: str, limit: int) -> list[StoredChallenge]:
    rows = connection.execute(_OF, {"who": person, "most": limit})
    return list(sound_rows(StoredChallenge, rows))


def remove_old(connection: Connection, before: int) -> int:
    """With everybody's results; the games they played stay."""
    old = list(connection.execute(_OLD.limit(_SOME), {"before": before}).scalars())
    if old:
        connection.execute(_REMOVE_ATTEMPTS, {"these": [PREFIX + each for each in old]})
        connection.execute(_REMOVE, {"these": old})
    return len(old)
