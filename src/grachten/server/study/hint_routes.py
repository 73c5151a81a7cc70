"""A hint for one's own seat."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from litestar import Request, post
from litestar.exceptions import ClientException

from grachten.protocol.hints import Hint
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.study.hint_messages import HintQuestion
from grachten.server.tables.requests import AskHint, NoteHint
from grachten.server.tables.routes import SeatNumber, TableName

_Result = TypeVar("_Result")


@post(
    "/api/tables/{table:str}/seats/{number:int}/hint",
    responses=REFUSALS,
    tags=["tables"],
    status_code=200,
    summary="What would you do in my place?",
)
async def hint(
    request: Request[Any, Any, Any],
    table: TableName,
    number: SeatNumber,
    person: ThePerson,
    server: TheServer,
) -> Hint:
    """Made by the node that was asked, from what the node that leads the table tells it."""

    def ask() -> Awaitable[HintQuestion]:
        return server.tables.ask(table, AskHint(person, number))

    question = await ask()
    found = await _while_waited_for(request, server.hints.give(person.id, question, ask))
    await server.tables.ask(table, NoteHint(person, number, question.step))
    return found


async def _while_waited_for(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, _Result]
) -> _Result:
    """The result, unless the client goes away before."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_has_left(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientException("Nobody waits for the answer.")
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _has_left(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
