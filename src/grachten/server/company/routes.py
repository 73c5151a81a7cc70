"""Plain requests about company: games worth watching, and people to follow."""

from dataclasses import replace
from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, Parameter

from grachten.protocol.company import Featured, Followed
from grachten.protocol.people import Followers, Me
from grachten.server.company.featured import featured as find_featured
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.people.identity import me
from grachten.server.refusals import Refusal
from grachten.server.tables.stored_tables import can_be_watched, options_of

HandleName = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$")]
LOOKED_AT = 20
"""Games in play of one person, of which the last changed that can be watched is taken."""


@get("/api/featured", responses=REFUSALS, tags=["tables"], summary="Public games worth watching")
async def featured(person: ThePerson, server: TheServer) -> Featured:
    return await find_featured(server.services.store, person.id)


@put("/api/me/followers", responses=REFUSALS, tags=["people"], summary="Let others follow me")
async def followers(data: JSONBody[Followers], person: ThePerson, server: TheServer) -> Me:
    await server.services.store.let_follow(person.id, data.followable)
    return await me(server.services.store, replace(person, followable=data.followable))


@get(
    "/api/people/{handle:str}/table",
    responses=REFUSALS,
    tags=["people"],
    summary="Where somebody plays who may be followed",
)
async def followed(
    handle: HandleName,
    person: ThePerson,  # noqa: ARG001 - only identified callers may look for people
    server: TheServer,
) -> Followed:
    """A game in play that allows spectators. An open table is never shown: anyone who knows its id
    could take a seat there."""
    store = server.services.store
    found = await store.person_by_handle(handle)
    if found is None or not found.followable or found.blocked:
        raise Refusal("not-found", "There is nobody to follow here.")
    for listing in await store.played_by(found.id, LOOKED_AT):
        if can_be_watched(options_of(listing.table)):
            return Followed(found.name, listing.table.id)
    return Followed(found.name, None)
