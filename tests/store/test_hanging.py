"""A PostgreSQL that does not answer any more: nobody waits for ever, and then it goes on."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from grachten.store import Store, StoreError, engines, lease
from grachten.store.engines import AsyncTransactions

from .examples import ANNA, TABLE, a_step, add_table, engine_of, numbers, opened
from .postgresql import Server, running_server

pytestmark = pytest.mark.nightly

CANNOT = "The database cannot do this right now."
LONG = 120
"""Seconds: so long it may take on a busy machine, and a store that hangs would take for ever."""


class Proxy:
    """Between a store and the database. It can swallow all that is said."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._server: asyncio.Server | None = None

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[int]:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        try:
            yield self._server.sockets[0].getsockname()[1]
        finally:
            self._speaks.set()
            self._server.close()

    def hang(self) -> None:
        self._speaks.clear()

    def go_on(self) -> None:
        self._speaks.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(str(self._socket))
        await asyncio.gather(self._pass_on(reader, there[1]), self._pass_on(there[0], writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while said := await reader.read(65536):
                if self._speaks.is_set():
                    writer.write(said)
                    await writer.drain()
        except OSError:
            pass  # one of the two has hung up
        finally:
            writer.close()


async def check_fails(store: Store) -> None:
    """All that is asked at once fails, and so does what is asked after that."""
    async with asyncio.timeout(LONG):
        results = await asyncio.gather(
            store.add_step(TABLE.id, a_step(2)),
            store.rename("anna", "Anne"),
            store.load(TABLE.id),
            *(store.person("anna") for _ in range(30)),  # more than there are connections
            return_exceptions=True,
        )
        assert {type(result) for result in results} == {StoreError}
        assert {str(result) for result in results} == {CANNOT}
        assert not await store.can_write()
        with pytest.raises(StoreError):
            await store.tick()


async def check_goes_on(store: Store) -> None:
    """What was sent before it hung may have been written or not, but it is known by now."""
    async with asyncio.timeout(LONG):
        while not await store.can_write():
            await asyncio.sleep(0.1)
        stored = await numbers(store)
        assert stored in ([1], [1, 2])
        await store.add_step(TABLE.id, a_step(len(stored) + 1))
        await store.add_step(TABLE.id, a_step(len(stored) + 2))
        assert await numbers(store) == list(range(1, len(stored) + 3))
        assert await store.person("anna") is not None


def test_all_its_processes_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "KEEPING_SECONDS", 1.0)
    with running_server() as server:
        url = server.new_database()

        async def main() -> None:
            async with opened(url, lead=True) as store:
                await add_table(store)
                await store.add_step(TABLE.id, a_step(1))
                server.signal(signal.SIGSTOP)
                try:
                    await check_fails(store)
                    with pytest.raises(StoreError, match="cannot be opened: it does not answer"):
                        async with asyncio.timeout(LONG):
                            await Store.open(url)
                finally:
                    server.signal(signal.SIGCONT)
                await check_goes_on(store)

        asyncio.run(main())


def test_the_network_swallows_everything(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "KEEPING_SECONDS", 1.0)
    database = postgresql.new_database().partition("@/")[2].partition("?")[0]

    async def main() -> None:
        proxy = Proxy(postgresql.socket)
        async with proxy.listening() as port:
            url = f"postgresql://grachten@127.0.0.1:{port}/{database}"
            async with opened(url, lead=True) as store:
                await add_table(store)
                await store.add_step(TABLE.id, a_step(1))
                proxy.hang()
                await check_fails(store)
                for lead in (True, False):
                    with pytest.raises(StoreError, match="cannot be opened: it does not answer"):
                        async with asyncio.timeout(LONG):
                            await Store.open(url, lead=lead)
                proxy.go_on()
                await check_goes_on(store)

    asyncio.run(main())


def test_a_store_closes_though_the_database_hangs(postgresql: Server) -> None:
    database = postgresql.new_database().partition("@/")[2].partition("?")[0]

    async def main() -> None:
        proxy = Proxy(postgresql.socket)
        async with proxy.listening() as port:
            url = f"postgresql://grachten@127.0.0.1:{port}/{database}"
            store = await Store.open(url, lead=True)
            await store.add_person(ANNA)
            assert await store.person("anna") == ANNA
            proxy.hang()
            async with asyncio.timeout(LONG):
                await store.close()

    asyncio.run(main())


def test_it_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "KEEPING_SECONDS", 0.2)
    monkeypatch.setattr(lease, "PATIENCE_SECONDS", 0.0)
    with running_server() as server:
        url = server.new_database()

        async def main() -> None:
            async with opened(url, lead=True) as store:
                await add_table(store)
                await store.add_step(TABLE.id, a_step(1))
                for mode in ("immediate", "fast"):
                    await asyncio.to_thread(server.stop, mode)
                    assert not await store.can_write()
                    await asyncio.to_thread(server.start)
                    await check_goes_on_from_anywhere(store)
                async with asyncio.timeout(LONG):
                    while True:  # until the lease is held again
                        try:
                            other = await Store.open(url, lead=True)
                        except StoreError as error:
                            assert str(error) == "Another server is using this database."  # noqa: PT017 - or it opens
                            break
                        await other.close()

        asyncio.run(main())


async def check_goes_on_from_anywhere(store: Store) -> None:
    last = len(await numbers(store))
    await store.add_step(TABLE.id, a_step(last + 1))
    assert len(await numbers(store)) == last + 1


def test_a_lock_that_is_held_too_long_is_given_up(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with a shell has begun a transaction and gone to lunch."""
    monkeypatch.setitem(engines._LIMITS, "lock_timeout", "200")
    url = postgresql.new_database()

    async def main() -> None:
        async with opened(url) as other:
            await add_table(other)
            writer = other._database.writer
            assert isinstance(writer, AsyncTransactions)
            async with writer.engine.begin() as connection:
                await connection.exec_driver_sql("LOCK TABLE steps IN EXCLUSIVE MODE")
                async with opened(url) as store:
                    tries: list[str] = []

                    def note(_connection: object, _cursor: object, said: str, *_: object) -> None:
                        if said.startswith("INSERT INTO steps"):
                            tries.append(said)

                    event.listen(engine_of(store), "before_cursor_execute", note)
                    results = await asyncio.gather(
                        *(store.add_step(TABLE.id, a_step(number)) for number in range(1, 9)),
                        return_exceptions=True,
                    )
                    assert [str(result) for result in results] == [CANNOT] * 8
                    assert len(tries) == 1  # not one after the other, each as long
                    await store.rename("anna", "Anne")
            await other.add_step(TABLE.id, a_step(1))

    asyncio.run(main())
