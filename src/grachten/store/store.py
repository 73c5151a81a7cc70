"""The store: everything the server does with its database."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

from sqlalchemy import Connection

from grachten.store import (
    audiences,
    erasing,
    events,
    exporting,
    listings,
    opponents,
    passkeys,
    people,
    pruning,
    server_values,
    tables,
    waiting,
)
from grachten.store.deal_store import DealStore
from grachten.store.errors import StoreConflict, StoreError
from grachten.store.event_rows import (
    EventChange,
    EventCounts,
    ListedEvent,
    PlayedTable,
    StoredEvent,
    WaitingTable,
    WholeEvent,
)
from grachten.store.leading import FIRST
from grachten.store.opening import Database, open_database
from grachten.store.result_store import ResultStore
from grachten.store.rows import (
    Passkey,
    Person,
    Pruned,
    Spent,
    StoredBlock,
    StoredGame,
    StoredInvitation,
    StoredListing,
    StoredOpponent,
    StoredRoom,
    StoredSeat,
    StoredStep,
    StoredTable,
    StoredWait,
)
from grachten.store.urls import parse_url

PROBE_SECONDS: Final = 3.0
"""How long a small write may take in a healthy database."""


class Store(DealStore, ResultStore):
    """An open database. What a method has written is durable when it returns.

    Writes that conflict with what is stored raise `StoreConflict` and change nothing. A database
    that fails raises `StoreError`. If it fails at the very end of a write, or does not answer in
    time, the write may have happened all the same: what is stored is the truth. A damaged table
    raises `StoreDamaged`. Once another server leads the database, every write raises `StoreLost`.
    """

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        super().__init__(database)

    @classmethod
    async def open(cls, url: str, *, lead: bool = False) -> Self:
        """Open a database; it is created and migrated if needed.

        A server opens it to `lead`: it is checked for damage, and nobody else can lead it then.
        """
        return cls(await open_database(parse_url(url), lead=lead))

    async def close(self) -> None:
        """Pending writes are finished first."""
        await self._writer.close()
        await self._database.close()

    # The server itself

    async def secret_key(self) -> bytes:
        """32 random bytes that never change."""
        key = await self._read(server_values.secret_key)
        if key is None:
            key = secrets.token_bytes(32)
            try:
                await self._write(server_values.add_secret_key, key)
            except StoreConflict:  # somebody else was quicker
                key = await self._read(server_values.secret_key)
                assert key is not None
        return key

    async def can_write(self) -> bool:
        """Can the database be written to? Tried with a small write and a short timeout."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._write(server_values.probe)
        except (StoreError, TimeoutError):
            return False
        return True

    async def tick(self) -> int:
        """The server's uptime, as last saved."""
        return await self._read(server_values.tick)

    async def keep_tick(self, tick: int) -> None:
        await self._write(server_values.keep_tick, tick)

    # People

    async def add_person(self, person: Person, token_hash: bytes | None = None) -> None:
        """Bots of one owner have different names, and no token belongs to two."""
        await self._write(people.add, person, token_hash)

    async def person(self, person: str) -> Person | None:
        return await self._read(people.by_id, person)

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        return await self._read(people.by_token, token_hash)

    async def person_by_handle(self, handle: str) -> Person | None:
        return await self._read(people.by_handle, handle)

    async def rename(self, person: str, name: str) -> None:
        await self._write(people.rename, person, name)

    async def set_crest(self, person: str, crest: str | None) -> None:
        await self._write(people.set_crest, person, crest)

    async def let_follow(self, person: str, followable: bool) -> None:
        """May others find the table this person plays at?"""
        await self._write(people.let_follow, person, followable)

    async def seen(self, person: str, at: int) -> None:
        await self._write(people.seen, person, at)

    async def bots_of(self, owner: str) -> tuple[Person, ...]:
        """In the order in which they were created."""
        return await self._read(people.bots_of, owner)

    async def remove_bot(self, owner: str, name: str) -> bool:
        """Returns whether there was one. It stays in its games, without an owner or a token."""
        return await self._write(people.retire_bot, owner, name)

    async def revoke_sessions(self, person: str) -> int:
        """Invalidate all earlier sessions, the token of an outside bot, and codes for moving to
        another device."""
        return await self._write(people.revoke_sessions, person)

    async def block(self, person: str, blocked: bool) -> None:
        await self._write(people.block, person, blocked)

    async def people_named(self, text: str, limit: int) -> list[Person]:
        """People and bots with this text in their names, most recently seen first."""
        return await self._read(people.named, text, limit)

    async def add_move(self, code_hash: bytes, person: str, expires: int) -> None:
        """Add a code with which `person` can move to another device before it expires.

        A person has five of them at most; the oldest are deleted.
        """
        await self._write(people.add_move, code_hash, person, expires)

    async def take_move(self, code_hash: bytes, now: int) -> str | None:
        """The person of a code, which works once: of two calls, one gets it."""
        return await self._write(people.take_move, code_hash, now)

    async def add_passkey(self, passkey: Passkey, spent: Spent, now: int) -> None:
        """`StoreConflict` if it exists already, or if the challenge was answered before."""
        await self._write(passkeys.add, passkey, spent, now)

    async def passkeys_of(self, person: str) -> tuple[Passkey, ...]:
        """In the order in which they were made."""
        return await self._read(passkeys.of_person, person)

    async def passkey(self, credential: bytes) -> Passkey | None:
        return await self._read(passkeys.by_credential, credential)

    async def use_passkey(self, credential: bytes, sign_count: int, spent: Spent, now: int) -> None:
        """`StoreConflict` if the challenge was answered before, or the count has not grown."""
        await self._write(passkeys.use, credential, sign_count, spent, now)

    async def remove_passkey(self, person: str, credential: bytes) -> bool:
        """Returns whether this person had it."""
        return await self._write(passkeys.remove, person, credential)

    async def rows_about(self, person: str) -> exporting.Rows:
        """Everything that is stored about a person, without secrets."""
        return await self._read(exporting.rows_about, person)

    async def finished_of(self, person: str) -> list[str]:
        """The games that this person has played to the end, the oldest first."""
        return await self._read(exporting.finished_of, person)

    async def unfinished_of(self, person: str) -> list[str]:
        """Tables that are open or in play, and at which this person sits or is the host."""
        return await self._read(erasing.unfinished_of, person)

    async def erase(self, person: str) -> list[str]:
        """Delete everything about a person and their bots.

        Games with other players stay, without the name; those tables are returned, with those
        that are gone. What somebody still has of them in memory cannot be saved any more.
        """
        return await self._write(erasing.erase, person)

    # Tables

    async def add_table(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        steps: Sequence[StoredStep] = (),
        *,
        lead: bool = False,  # noqa: ARG002 - a single server leads every table, see `NodeStore`
    ) -> None:
        """Add a new table, all at once with the steps its game begins with. Its version is 0."""
        await self._write(tables.add, table, seats, steps)

    async def save_table(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        lease: int = FIRST,  # noqa: ARG002 - a single server leads every table, see `NodeStore`
    ) -> StoredTable:
        """Replace all that is stored about a table except its steps; returns it with a new version.

        `StoreConflict` if the stored version is not `table.version`: somebody else has saved it.
        """
        return await self._write(tables.save, table, seats)

    async def load(self, table: str) -> StoredGame | None:
        """Everything stored about a table, as of one moment."""
        return await self._read(tables.load, table)

    async def put_away(self, table: str, person: str) -> bool:
        """Hide a table from this person's list; returns whether they had a seat there."""
        return await self._write(tables.put_away, table, person)

    async def public_tables(self, limit: int, before: str | None = None) -> list[StoredListing]:
        """Open tables first, then those in play, each newest first.

        `before` is the `page_key` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.public, limit, before)

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[StoredListing]:
        """Tables where a person has a seat and that they have not hidden, last changed first.

        `before` is `changed` and `id` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.of_person, person, limit, before)

    async def admin_tables(
        self, *, status: str | None, limit: int, before: str | None
    ) -> list[StoredListing]:
        """All tables, or those with a status, last changed first.

        `before` is the `page_key` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.for_operator, status, limit, before)

    async def keep_audiences(self, counts: Mapping[str, int], at: int, old: int) -> None:
        """How many people watch each of these tables at a time; older counts are forgotten."""
        await self._write(audiences.keep, counts, at, old)

    async def audiences(self, since: int) -> dict[str, int]:
        """How many people watch public games, as it was counted since a time."""
        return await self._read(audiences.watched, since)

    async def public_games(self, limit: int) -> list[StoredListing]:
        """Public games in play: those with most people watching first, then the newest."""
        return await self._read(audiences.in_play, limit)

    async def finished_games(self, since: int, limit: int) -> list[StoredListing]:
        """Public games that were finished since a time, the last first."""
        return await self._read(audiences.finished, since, limit)

    async def played_by(self, person: str, limit: int) -> list[StoredListing]:
        """Games in play in which a person has a seat, last changed first."""
        return await self._read(audiences.played_by, person, limit)

    async def played(self, tables: Sequence[str]) -> dict[str, list[tuple[int, int]]]:
        """For each table: seat and action of every step that was not undone, in order."""
        return await self._read(listings.played, tables)

    async def unfinished(self) -> list[str]:
        """The tables in play, last changed first."""
        return await self._read(listings.unfinished)

    async def lessons_of(self, host: str) -> list[str]:
        """The tables at which this person learns the game, the newest first."""
        return await self._read(listings.lessons_of, host)

    async def branches_of(self, host: str) -> list[str]:
        """The tables at which this person tries something out, the newest first."""
        return await self._read(listings.branches_of, host)

    async def open_tables_of(self, host: str, public: bool | None = None) -> int:
        """How many tables this person hosts that have not started: all, public or private."""
        return await self._read(listings.how_many_of, host, "open", public)

    async def playing_tables_of(self, host: str) -> int:
        """How many games in play this person hosts."""
        return await self._read(listings.how_many_of, host, "playing")

    async def stale_tables(self, open_before: int, playing_before: int) -> list[str]:
        """Tables still open, or still in play, that were last changed before these times."""
        return await self._read(listings.stale, open_before, playing_before)

    async def remove_table(self, table: str, lease: int | None = None) -> None:  # noqa: ARG002 - see `NodeStore`
        """Delete a table with its seats and steps."""
        await self._write(tables.remove, table)

    async def prune(self, *, finished_before: int | None, unseen_before: int | None) -> Pruned:
        """Remove games that ended, or were abandoned, before a time, and people not seen since one.

        People with a seat at an unfinished table stay, and so do its hosts. Seats in finished games
        keep the name of a person who was removed, as long as another player is left.
        """
        removed = Pruned(0, 0)
        if finished_before is not None:
            removed += await self._prune(pruning.old_tables, pruning.remove_tables, finished_before)
        if unseen_before is not None:
            removed += await self._prune(pruning.old_people, pruning.remove_people, unseen_before)
        return removed

    async def _prune(
        self,
        choose: Callable[[Connection, int], list[str]],
        remove: Callable[[Connection, Sequence[str], int], Pruned],
        before: int,
    ) -> Pruned:
        chosen = await self._read(choose, before)
        removed = Pruned(0, 0)
        for first in range(0, len(chosen), pruning.BATCH):
            removed += await self._write(remove, chosen[first : first + pruning.BATCH], before)
        return removed

    # Events

    async def add_event(self, event: StoredEvent) -> None:
        """A new event, without entrants. Its version is 0."""
        await self._write(events.add, event)

    async def save_event(self, change: EventChange) -> StoredEvent:
        """Write a change, all of it, with the tables that begin; returns the event with its new
        version. `StoreConflict` if the event has changed since it was read."""
        return await self._write(events.save, change)

    async def event(self, event: str) -> WholeEvent | None:
        return await self._read(events.whole, event)

    async def event_version(self, event: str) -> int | None:
        return await self._read(events.version, event)

    async def due_events(self, now: int) -> list[str]:
        """Events in which something may be to be done."""
        return await self._read(events.due, now)

    async def event_games(self, these: Sequence[str]) -> dict[str, PlayedTable]:
        """How these tables stand; those that no longer exist are left out."""
        return await self._read(events.played, these)

    async def note_opened(self, event: str, number: int) -> None:
        """Everybody may see the games of this round now."""
        await self._write(events.mark_opened, event, number)

    async def event_counts(self, person: str, since: int) -> EventCounts:
        """How many events there are; those made lately were made `since` then."""
        return await self._read(events.counts, person, since)

    async def events_left_alone(self, person: str) -> list[str]:
        """Events that only this person could start."""
        return await self._read(events.left_alone, person)

    async def events_listed(self, which: str, person: str, most: int) -> list[ListedEvent]:
        """Public events that are "running", "upcoming" or "past", or all that are "mine"."""
        return await self._read(events.listed, which, person, most)

    async def event_tables_waiting(self, person: str) -> list[WaitingTable]:
        """Tables of events at which this person's game is on."""
        return await self._read(events.waiting, person)

    async def prune_events(
        self, *, finished_before: int | None, cancelled_before: int, waiting_before: int
    ) -> int:
        """Remove events that ended or were cancelled before a time, and those that nobody started;
        returns how many. Their games stay."""
        return await self._write(events.prune, finished_before, cancelled_before, waiting_before)

    # Finding opponents

    async def begin_waiting(self, wait: StoredWait) -> StoredWait:
        """Returns it as it is stored: who waits already keeps the time they have waited.

        `StoreConflict` if a table has been found for them.
        """
        return await self._write(waiting.enter, wait)

    async def stop_waiting(self, person: str) -> StoredWait | None:
        """Returns how they waited, if they did."""
        return await self._write(waiting.leave, person)

    async def wait_of(self, person: str) -> StoredWait | None:
        return await self._read(waiting.of, person)

    async def waiting_room(self) -> StoredRoom:
        """Everybody who waits, who has waited longest first."""
        return await self._read(waiting.room)

    async def still_waiting(self, people: Sequence[str], at: int) -> None:
        """These people are connected."""
        await self._write(waiting.hear, people, at)

    async def forget_waiting(self, heard_before: int) -> int:
        """Remove those who have gone, and those whose game has begun; returns how many."""
        return await self._write(waiting.forget, heard_before)

    async def seat_waiting(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        tickets: Mapping[str, str],
        answer_by: int,
    ) -> None:
        """Add a table for people who wait, given by id with their tickets.

        `StoreConflict` if one of them has left or was seated elsewhere.
        """
        await self._write(waiting.seat, table, seats, tickets, answer_by)

    async def dissolve(
        self,
        table: str,
        stay: Sequence[str],
        lease: int = FIRST,  # noqa: ARG002 - see `NodeStore`
    ) -> None:
        """Remove a table that was found: those who `stay` wait again, the others no longer do."""
        await self._write(waiting.dissolve, table, stay)

    async def joinable_tables(self, limit: int) -> list[StoredListing]:
        """Public tables with an open seat, the newest first."""
        return await self._read(listings.joinable, limit)

    async def recent_opponents(self, person: str, limit: int) -> list[StoredOpponent]:
        """People with whom this person has finished a game, the last met first."""
        return await self._read(opponents.recent, person, limit)

    async def have_met(self, person: str, other: str) -> bool:
        """Have they finished a game together?"""
        return await self._read(opponents.have_met, person, other)

    async def blocks_of(self, person: str) -> list[StoredBlock]:
        """Whom this person blocks, the last first."""
        return await self._read(opponents.blocked_by, person)

    async def block_person(self, person: str, whom: str, name: str, at: int) -> None:
        await self._write(opponents.block, person, whom, name, at)

    async def unblock_person(self, person: str, whom: str) -> bool:
        """Returns whether they were blocked."""
        return await self._write(opponents.unblock, person, whom)

    async def is_invitable(self, person: str) -> bool:
        """May people whom this person has met invite them?"""
        return await self._read(opponents.is_invitable, person)

    async def set_invitable(self, person: str, allowed: bool) -> None:
        await self._write(opponents.set_invitable, person, allowed)

    async def invite(
        self, invitation: StoredInvitation, person: str, most: int, forget: int
    ) -> bool:
        """Returns whether it arrives; `forget` is when invitations are too old."""
        return await self._write(opponents.invite, invitation, person, most, forget)

    async def invitations_of(self, person: str, limit: int) -> list[StoredInvitation]:
        """To open tables where this person does not sit, the last first."""
        return await self._read(opponents.invitations_of, person, limit)

    async def decline(self, person: str, table: str) -> None:
        await self._write(opponents.decline, person, table)

    # Steps

    async def add_step(self, table: str, step: StoredStep, lease: int = FIRST) -> None:
        """Returns when the step is durable.

        `StoreConflict` if the table already has a step with this number or this request, if the
        previous step is not stored, or if there is no such table.
        """
        await self._writer.add_step(table, step, lease)
