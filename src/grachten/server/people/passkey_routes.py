"""Plain requests about passkeys."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from grachten.protocol.people import (
    Me,
    NewPasskey,
    Passkey,
    Passkeys,
    PasskeyWanted,
    SignIn,
    SignInWanted,
)
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.game_server import GameServer
from grachten.server.people.identity import check_person
from grachten.server.people.people_routes import signed_in
from grachten.server.people.relying_party import site_of
from grachten.server.wire.addresses import limit_key
from grachten.store import Person

PasskeyName = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]


class PasskeyRoutes(Controller):
    path = "/api/me/passkeys"
    tags = ("people",)

    @get(responses=REFUSALS, summary="My passkeys")
    async def my_passkeys(self, person: ThePerson, server: TheServer) -> Passkeys:
        return await _passkeys_of(server, person)

    @post("/wanted", responses=REFUSALS, status_code=200, summary="A challenge for a new passkey")
    async def wanted(
        self, request: Request[Any, Any, Any], person: ThePerson, server: TheServer
    ) -> PasskeyWanted:
        check_person(person)
        return await server.passkeys.wanted(person, site_of(request))

    @post(responses=REFUSALS, summary="A new passkey: from now on I am lasting")
    async def add(
        self,
        data: JSONBody[NewPasskey],
        request: Request[Any, Any, Any],
        person: ThePerson,
        server: TheServer,
    ) -> Passkeys:
        check_person(person)
        await server.take_passkey(limit_key(request.scope))
        await server.passkeys.add(person, site_of(request), data)
        return await _passkeys_of(server, person)

    @delete("/{passkey:str}", responses=REFUSALS, summary="Remove a passkey")
    async def remove(self, passkey: PasskeyName, person: ThePerson, server: TheServer) -> None:
        await server.passkeys.remove(person, passkey)

    @post(
        "/sign-in/wanted",
        responses=REFUSALS,
        status_code=200,
        summary="A challenge to sign in with a passkey",
    )
    async def sign_in_wanted(
        self, request: Request[Any, Any, Any], server: TheServer
    ) -> SignInWanted:
        """For everyone, including unidentified callers."""
        return server.passkeys.sign_in_wanted(site_of(request))

    @post(
        "/sign-in",
        responses=REFUSALS,
        status_code=200,
        summary="Become the person of a passkey",
    )
    async def sign_in(
        self, data: JSONBody[SignIn], request: Request[Any, Any, Any], server: TheServer
    ) -> Response[Me]:
        """From now on this device is that person."""
        await server.take_passkey(limit_key(request.scope))
        return await signed_in(server, await server.passkeys.sign_in(site_of(request), data))


async def _passkeys_of(server: GameServer, person: Person) -> Passkeys:
    mine = await server.services.store.passkeys_of(person.id)
    return Passkeys(tuple(Passkey(each.id, each.name, each.created, each.used) for each in mine))
