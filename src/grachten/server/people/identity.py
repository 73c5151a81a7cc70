"""Who the caller is: a guest with a signed cookie, or an outside bot with its token."""

import base64
import hashlib
import re
from dataclasses import dataclass, field
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from grachten.drawing import crests
from grachten.protocol.people import Me
from grachten.server.people.names import clean_name
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.uptime import now
from grachten.server.wire.limits import KeyedLocks
from grachten.store import Person, Store

COOKIE: Final = "grachten"
COOKIE_SECONDS: Final = 400 * 24 * 3600
CODE_SECONDS: Final = 600
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters and digits that are easily confused."""

CODE_LENGTH: Final = 10
SEEN_EVERY: Final = 3_600_000
GUEST: Final = "Guest"

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Identities:
    """Identifies people by their cookies and bots by their tokens."""

    services: Services
    signer: Signer
    locks: KeyedLocks = field(default_factory=KeyedLocks)

    @staticmethod
    async def open(services: Services) -> "Identities":
        key = await services.store.secret_key()
        return Identities(
            services, Signer(key, salt="grachten person", digest_method=hashlib.sha256)
        )

    async def who(self, connection: Connection) -> Person | None:
        """The person or bot behind a request, or None if we don't know them.

        People who are blocked are rejected, and so are their outside bots.
        """
        header = connection.headers.get("authorization")
        if header is not None:
            person = await self._by_token(header)
        else:
            person = await self._by_cookie(connection.cookies.get(COOKIE))
        if person is None:
            return None
        await self.check_allowed(person)
        if now() - person.seen > SEEN_EVERY:
            await self.services.store.seen(person.id, now())
        return person

    async def _by_token(self, header: str) -> Person | None:
        kind, _, token = header.partition(" ")
        if kind.lower() != "bearer":
            return None
        return await self.services.store.person_by_token(hash_of(token))

    async def _by_cookie(self, cookie: str | None) -> Person | None:
        """A cookie of an epoch before the person's own has been revoked. The first cookies named
        no epoch: they are of epoch 0."""
        if cookie is None:
            return None
        try:
            person_id, _, epoch = self.signer.unsign(cookie.encode()).decode().partition(".")
        except (BadSignature, UnicodeError):
            return None
        person = await self.services.store.person(person_id)
        return None if person is None or (epoch or "0") != str(person.epoch) else person

    async def known(self, connection: Connection) -> Person:
        person = await self.who(connection)
        if person is None:
            raise Refusal("unknown", "Identify yourself first: GET /api/me.")
        return person

    async def new_guest(self) -> Person:
        at = now()
        number = int.from_bytes(self.services.entropy.token_bytes(2), "big") % 9000 + 1000
        person = Person(self._new_id(), "person", f"{GUEST} {number}", None, at, at)
        await self.services.store.add_person(person)
        return person

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """An outside bot and its token, which nobody can read again later."""
        if owner.kind == "bot":
            raise Refusal("forbidden", "A bot cannot have bots.")
        name = clean_name(name)
        if "/" in name:
            raise Refusal("invalid", "A bot's name may not contain a slash.")
        token = base64.urlsafe_b64encode(self.services.entropy.token_bytes(30)).decode()
        at = now()
        bot = Person(self._new_id(), "bot", name, owner.id, at, at)
        async with self.locks.of(owner.id):
            mine = await self.services.store.bots_of(owner.id)
            if len(mine) >= self.services.settings.limits.outside_bots:
                raise Refusal("too-many", "You have too many outside bots: remove one first.")
            if any(each.name == name for each in mine):
                raise Refusal("conflict", "You already have an outside bot with that name.")
            await self.services.store.add_person(bot, hash_of(token))
        return bot, token

    async def new_code(self, person: Person) -> str:
        """A code with which another device becomes this person."""
        drawn = self.services.entropy.token_bytes(CODE_LENGTH)
        code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn)
        await self.services.store.add_move(hash_of(code), person.id, now() + CODE_SECONDS * 1000)
        return f"{code[:5]}-{code[5:]}"

    async def arrive(self, code: str) -> Person:
        plain = re.sub(r"[\s-]", "", code).upper()
        person_id = await self.services.store.take_move(hash_of(plain), now())
        person = None if person_id is None else await self.services.store.person(person_id)
        if person is None:
            raise Refusal("not-found", "This code is wrong, too old, or has been used already.")
        await self.check_allowed(person)
        return person

    def cookie_of(self, person: Person) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(f"{person.id}.{person.epoch}").decode(),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.services.settings.secure,
        )

    async def check_allowed(self, person: Person) -> None:
        owner = None if person.owner is None else await self.services.store.person(person.owner)
        if person.blocked or (owner is not None and owner.blocked):
            raise Refusal("forbidden", "The operator of this server has blocked you.")

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self.services.entropy.token_bytes(15)).decode()


async def me(store: Store, person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        bot=person.kind == "bot",
        handle=person.handle,
        crest=crest_of(person),
        lasting=bool(await store.passkeys_of(person.id)),
        followable=person.followable,
    )


def without_cookie(response: Response[Any]) -> Response[Any]:
    """This device is nobody then, and a new guest the next time it asks."""
    response.delete_cookie(COOKIE)
    return response


def crest_of(person: Person) -> str:
    """Of their own choice, or the one that follows from their handle."""
    if person.crest is not None and crests.is_crest(person.crest):
        return person.crest
    return crests.default_crest(person.handle)


def check_person(person: Person) -> None:
    if person.kind == "bot":
        raise Refusal("forbidden", "Only people can do that: a bot has its token and its owner.")


def hash_of(secret: str) -> bytes:
    """Tokens and codes are long and random: one round of a hash hides them for good."""
    return hashlib.sha256(secret.encode(errors="replace")).digest()
