"""What an operator can do on the running server. Everything is logged: what, when and to whom."""

import hashlib
import time
from typing import Any, Final

import structlog

from grachten import __version__
from grachten.protocol.wire import Wire
from grachten.rules import GrachtenError
from grachten.server.admin.messages import (
    AskState,
    BlockPerson,
    Carried,
    ChatRows,
    Disconnected,
    EndGame,
    FindPeople,
    ListTables,
    PersonRow,
    PersonRows,
    Prune,
    ReadChat,
    Removed,
    RemoveTable,
    Request,
    RevokeSessions,
    ServerState,
    StrikeGames,
    Struck,
    TableRow,
    TableRows,
)
from grachten.server.game_server import GameServer
from grachten.server.people.recomputing import strike
from grachten.server.settings import DAY
from grachten.server.tables.requests import Overhear, Silence
from grachten.server.uptime import now
from grachten.store import Person, StoredListing, page_key

log: Final = structlog.get_logger("grachten.server")


class Admin:
    def __init__(self, server: GameServer) -> None:
        self._server = server
        self._store = server.services.store
        self._since = time.monotonic()

    async def carry_out(self, request: Request) -> Wire:
        """Carry out a request and log it, whether it succeeds or not."""
        action = type(request).__struct_config__.tag
        try:
            answer = await self._carry_out(request)
        except GrachtenError as error:
            log.warning("admin", action=action, **_subject(request), why=str(error))
            raise
        log.info("admin", action=action, **_subject(request), **_outcome(answer))
        return answer

    async def _carry_out(self, request: Request) -> Wire:
        match request:
            case ListTables():
                return await self._tables(request)
            case EndGame():
                await self._server.tables.end(request.table)
                return Carried()
            case RemoveTable():
                await self._server.tables.remove(request.table)
                return Carried()
            case ReadChat():
                return await self._chat(request)
            case FindPeople():
                found = await self._store.people_named(request.name, request.limit)
                return PersonRows(tuple([await self._person_row(person) for person in found]))
            case BlockPerson():
                return await self._block(request)
            case RevokeSessions():
                return await self._revoke(request)
            case Prune():
                return await self._prune(request)
            case StrikeGames():
                since = _days_before(now(), request.days) or 0
                return Struck(await strike(self._store, request.person, max(since, 0)))
            case AskState():
                return await self._state()

    async def _tables(self, request: ListTables) -> TableRows:
        found = await self._store.admin_tables(
            status=request.status, limit=request.limit + 1, before=request.before
        )
        shown = found[: request.limit]
        more = page_key(shown[-1]) if len(found) > len(shown) else None
        return TableRows(tuple(map(_table_row, shown)), more)

    async def _chat(self, request: ReadChat) -> ChatRows:
        lines = await self._server.tables.ask(request.table, Overhear())
        if request.clear:
            await self._server.tables.ask(request.table, Silence())
        return ChatRows(lines)

    async def _block(self, request: BlockPerson) -> Disconnected:
        await self._store.block(request.person, request.blocked)
        return await self._disconnect(request.person) if request.blocked else Disconnected(0)

    async def _revoke(self, request: RevokeSessions) -> Disconnected:
        """The person's sessions, and those of their outside bots, which have tokens."""
        await self._store.revoke_sessions(request.person)
        for bot in await self._store.bots_of(request.person):
            await self._store.revoke_sessions(bot.id)
        return await self._disconnect(request.person)

    async def _disconnect(self, person: str) -> Disconnected:
        bots = [bot.id for bot in await self._store.bots_of(person)]
        return Disconnected(sum(map(self._server.disconnect, (person, *bots))))

    async def _prune(self, request: Prune) -> Removed:
        at = now()
        for person in self._server.connections.persons:
            await self._store.seen(person, at)  # live connections don't update it
        await self._server.housekeeping.count_leftovers()  # before the games are gone
        pruned = await self._store.prune(
            finished_before=_days_before(at, request.finished_days),
            unseen_before=_days_before(at, request.unseen_days),
        )
        await self._server.loaded_tables.unload_idle()  # pruned tables leave memory, too
        return Removed(pruned.tables, pruned.people)

    async def _state(self) -> ServerState:
        server = self._server
        pool = server.services.bot_pool
        return ServerState(
            version=__version__,
            uptime=time.monotonic() - self._since,
            ready=server.is_ready,
            tables=len(server.loaded_tables),
            playing=server.loaded_tables.playing,
            connections=len(server.connections),
            thinkers=server.services.settings.thinkers,
            thinking=pool.busy,
            waiting=pool.waiting,
            database=await self._store.can_write(),
        )

    async def _person_row(self, person: Person) -> PersonRow:
        return PersonRow(
            id=person.id,
            name=person.name,
            kind=person.kind,
            owner=person.owner,
            created=person.created,
            seen=person.seen,
            blocked=person.blocked,
            here=await self._server.is_here(person.id),
        )


def fingerprint(table: str) -> str:
    """A table's name in the log: its id, which grants access, can't be derived from it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def _table_row(listing: StoredListing) -> TableRow:
    table = listing.table
    return TableRow(
        id=table.id,
        fingerprint=fingerprint(table.id),
        status=table.status,
        public=table.public,
        host=table.host,
        names=tuple(seat.name for seat in listing.seats),
        created=table.created,
        changed=table.changed,
    )


def _subject(request: Request) -> dict[str, Any]:
    """The person or table concerned, in a form that may be logged."""
    match request:
        case EndGame() | RemoveTable() | ReadChat():
            return {"table": fingerprint(request.table)}
        case BlockPerson():
            return {"person": request.person, "blocked": request.blocked}
        case RevokeSessions():
            return {"person": request.person}
        case StrikeGames():
            return {"person": request.person, "days": request.days}
        case Prune():
            return {"finished_days": request.finished_days, "unseen_days": request.unseen_days}
        case _:
            return {}


def _outcome(answer: Wire) -> dict[str, Any]:
    match answer:
        case Removed():
            return {"tables": answer.tables, "people": answer.people}
        case Struck():
            return {"games": answer.games}
        case Disconnected():
            return {"connections": answer.connections}
        case ChatRows():
            return {"lines": len(answer.lines)}
        case _:
            return {}


def _days_before(at: int, days: float | None) -> int | None:
    return None if days is None else at - int(days * DAY)
