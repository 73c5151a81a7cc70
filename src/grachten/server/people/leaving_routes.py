"""Plain requests to sign out, and to download everything."""

from litestar import Controller, Response, get, post
from litestar.response import Stream

from grachten.protocol.people import Me
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.people.everything import export
from grachten.server.people.identity import check_person, without_cookie
from grachten.server.people.people_routes import signed_in
from grachten.server.refusals import Refusal

FILE = 'attachment; filename="grachten-everything-about-me.json"'


class LeavingRoutes(Controller):
    path = "/api/me"
    tags = ("people",)

    @post(
        "/sign-out",
        responses=REFUSALS,
        status_code=204,
        after_request=without_cookie,
        summary="Sign out here",
    )
    async def sign_out(self) -> None:
        """The device is then unidentified, and becomes a new guest with its next request."""

    @post(
        "/sign-out-others",
        responses=REFUSALS,
        status_code=200,
        summary="Sign out on all other devices",
    )
    async def sign_out_others(self, person: ThePerson, server: TheServer) -> Response[Me]:
        """This device gets a new cookie; those of all others are void, and so are codes. Their
        connections are closed. Passkeys stay."""
        check_person(person)
        await server.services.store.revoke_sessions(person.id)
        server.disconnect(person.id)
        found = await server.services.store.person(person.id)
        if found is None:
            raise Refusal("unknown", "You have already been deleted.")
        return await signed_in(server, found)

    @get("/export", responses=REFUSALS, summary="Everything about me, as grachten-person/1")
    async def everything(self, person: ThePerson, server: TheServer) -> Stream:
        check_person(person)
        server.take_export(person.id)
        return Stream(
            export(server, person),
            media_type="application/json",
            headers={"Content-Disposition": FILE},
        )
