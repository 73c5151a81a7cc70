"""The guided first game."""

from litestar import post
from litestar.params import JSONBody

from grachten.protocol.tables import Guide
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.tables.shown_tables import TableResponse, table_response


@post(
    "/api/guide",
    responses=REFUSALS,
    status_code=200,
    tags=["tables"],
    summary="The guided first game: go on with mine, or begin it",
)
async def guide(data: JSONBody[Guide], person: ThePerson, server: TheServer) -> TableResponse:
    await server.services.preparation.wait()  # the game begins at once
    return table_response(await server.hosting.guide(person, data))
