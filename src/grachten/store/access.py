"""An open database, and how it is read and written."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from grachten.store.errors import told_in_words
from grachten.store.opening import Database
from grachten.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Access:
    """Every method of a store is one transaction or several, each run by one of these."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reader = database.reader
        self._writer = Writer(database.writer, database.number)

    async def _read(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        with told_in_words():
            return await self._reader.run(work, *args, **kwargs)

    async def _write(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return await self._writer.run(lambda connection: work(connection, *args, **kwargs))
