"""The part of the store that is about finding opponents: who waits, who has met whom, and who was
invited where."""

from collections.abc import Mapping, Sequence

from grachten.store import listings, opponents, waiting
from grachten.store.access import Access
from grachten.store.leading import FIRST
from grachten.store.rows import (
    StoredBlock,
    StoredInvitation,
    StoredListing,
    StoredOpponent,
    StoredRoom,
    StoredSeat,
    StoredTable,
    StoredWait,
)


class FindingStore(Access):
    async def begin_waiting(self, wait: StoredWait) -> StoredWait:
        """Returns it as it is stored: who waits already keeps the time they have waited.

        `StoreConflict` if a table has been found for them.
        """
        return await self._write(waiting.enter, wait)

    async def stop_waiting(self, person: str) -> StoredWait | None:
        """Returns how they waited, if they did."""
        return await self._write(waiting.leave, person)

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
