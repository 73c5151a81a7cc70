"""The part of the store that is about people: who they are, how they sign in, and what is kept of
them."""

from grachten.store import erasing, exporting, passkeys, people
from grachten.store.access import Access
from grachten.store.rows import Passkey, Person, Spent


class PersonStore(Access):
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
