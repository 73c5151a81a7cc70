"""Making passkeys, and signing in with them.

Anybody can send any bytes, and what the library raises for some of them is no error of its own: a
deep nesting, say, or a statement of the wrong type. Whatever it raises, nothing was verified.
"""

import base64
import binascii
from dataclasses import dataclass
from typing import Any

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import parse_client_data_json

from grachten.protocol.people import NewPasskey, PasskeyWanted, SignIn, SignInWanted
from grachten.server.people.identity import Identities
from grachten.server.people.names import clean_name
from grachten.server.people.passkey_challenges import SECONDS, Challenges, stale
from grachten.server.people.relying_party import Site
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.uptime import now
from grachten.store import Passkey, Person, StoreConflict

SIGN_IN = "sign in"


@dataclass(frozen=True)
class Passkeys:
    services: Services
    identities: Identities
    challenges: Challenges

    @staticmethod
    async def open(services: Services, identities: Identities) -> "Passkeys":
        key = await services.store.secret_key()
        return Passkeys(services, identities, Challenges(key, services.entropy))

    async def wanted(self, person: Person, site: Site) -> PasskeyWanted:
        await self._check_room(person)
        mine = await self.services.store.passkeys_of(person.id)
        return PasskeyWanted(
            challenge=to_text(self.challenges.make(_to_register(person))),
            host=site.name,
            user=to_text(person.handle.encode()),
            known=tuple(to_text(each.credential) for each in mine),
            seconds=SECONDS,
        )

    async def add(self, person: Person, site: Site, made: NewPasskey) -> None:
        name = clean_name(made.name)
        challenge = _challenge_in(made.client_data)
        spent = self.challenges.check(challenge, _to_register(person))
        response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        try:
            verified = verify_registration_response(
                credential=_credential(made.credential, response),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        except Exception as error:
            raise _unverified() from error
        if verified.credential_id != from_text(made.credential):
            raise _unverified()
        passkey = Passkey(
            credential=verified.credential_id,
            person=person.id,
            public_key=verified.credential_public_key,
            sign_count=verified.sign_count,
            name=name,
            created=now(),
        )
        async with self.identities.locks.of(person.id):
            await self._check_room(person)
            try:
                await self.services.store.add_passkey(passkey, spent, now())
            except StoreConflict:
                raise stale() from None

    def sign_in_wanted(self, site: Site) -> SignInWanted:
        return SignInWanted(to_text(self.challenges.make(SIGN_IN)), site.name, SECONDS)

    async def sign_in(self, site: Site, signed: SignIn) -> Person:
        """The person whose passkey has signed the challenge."""
        challenge = _challenge_in(signed.client_data)
        spent = self.challenges.check(challenge, SIGN_IN)
        store = self.services.store
        passkey = await store.passkey(from_text(signed.credential))
        person = None if passkey is None else await store.person(passkey.person)
        if passkey is None or person is None:
            raise Refusal("not-found", "This server does not know that passkey.")
        if signed.user is not None and from_text(signed.user) != person.handle.encode():
            raise _unverified()
        response = {
            "clientDataJSON": signed.client_data,
            "authenticatorData": signed.authenticator_data,
            "signature": signed.signature,
        }
        try:
            verified = verify_authentication_response(
                credential=_credential(signed.credential, response),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:
            raise _unverified() from error
        await self.identities.check_allowed(person)
        try:
            await store.use_passkey(passkey.credential, verified.new_sign_count, spent, now())
        except StoreConflict:
            raise stale() from None
        return person

    async def remove(self, person: Person, passkey_id: str) -> None:
        store = self.services.store
        mine = await store.passkeys_of(person.id)
        found = next((each for each in mine if each.id == passkey_id), None)
        if found is None or not await store.remove_passkey(person.id, found.credential):
            raise Refusal("not-found", "You have no such passkey.")

    async def _check_room(self, person: Person) -> None:
        mine = await self.services.store.passkeys_of(person.id)
        if len(mine) >= self.services.settings.limits.passkeys_per_person:
            raise Refusal("too-many", "You have too many passkeys: remove one first.")


def to_text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def from_text(value: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except (binascii.Error, ValueError) as error:
        raise _unverified() from error


def _challenge_in(client_data: str) -> bytes:
    try:
        return parse_client_data_json(from_text(client_data)).challenge
    except Exception as error:
        raise _unverified() from error


def _credential(credential: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}


def _to_register(person: Person) -> str:
    return f"register {person.id}"


def _unverified() -> Refusal:
    return Refusal("forbidden", "This passkey could not be verified.")
