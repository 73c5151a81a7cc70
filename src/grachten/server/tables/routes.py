"""Plain requests about tables: everything that is not live."""

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter

from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import (
    NewTable,
    OptionsChange,
    Ready,
    Rematch,
    SeatChange,
    SeatRequest,
    SeatsRequest,
    TableList,
    TableState,
)
from grachten.server.deals.access import check_may_see
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.refusals import Refusal
from grachten.server.tables.message_builders import table_summary
from grachten.server.tables.networks import networks_in
from grachten.server.tables.records import record_of
from grachten.server.tables.requests import (
    AskToEnd,
    ChangeSeat,
    Leave,
    Look,
    MakeReady,
    MakeUnready,
    PutAway,
    Replace,
    Resign,
    Resize,
    Start,
)
from grachten.server.tables.shown_tables import TableResponse, table_response
from grachten.store import BadKey, page_key

TableName = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=MAX_SEATS - 1)]
LISTED = 50


class TableRoutes(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(responses=REFUSALS, summary="Public tables")
    async def public_tables(
        self,
        person: ThePerson,
        server: TheServer,
        before: Annotated[
            str | None, Parameter(max_length=60, description="`more` of the page before.")
        ] = None,
    ) -> TableList:
        try:
            listings = await server.services.store.public_tables(LISTED + 1, before)
        except BadKey:
            raise Refusal("invalid", "This list has no such page.") from None
        shown = listings[:LISTED]
        more = page_key(shown[-1]) if len(listings) > LISTED else None
        built = await networks_in(server.services.store, shown)
        lines = (
            table_summary(each, networks, person.id, ())
            for each, networks in zip(shown, built, strict=True)
        )
        return TableList(tuple(lines), more)

    @post(responses=REFUSALS, summary="A new table")
    async def create(
        self, data: JSONBody[NewTable], person: ThePerson, server: TheServer
    ) -> TableState:
        return await server.hosting.create(person, data)

    @get("/{table:str}", responses=REFUSALS, summary="A table as I see it")
    async def table(self, table: TableName, person: ThePerson, server: TheServer) -> TableResponse:
        return table_response(await server.tables.ask(table, Look(person)))

    @patch("/{table:str}/options", responses=REFUSALS, summary="Change the table settings")
    async def change_options(
        self, table: TableName, data: JSONBody[OptionsChange], person: ThePerson, server: TheServer
    ) -> TableResponse:
        return table_response(await server.hosting.change_options(table, person, data))

    @put("/{table:str}/seats", responses=REFUSALS, summary="More seats or fewer")
    async def resize(
        self,
        table: TableName,
        data: JSONBody[SeatsRequest],
        person: ThePerson,
        server: TheServer,
    ) -> TableResponse:
        return table_response(await server.tables.ask(table, Resize(person, data.seats)))

    @put(
        "/{table:str}/seats/{number:int}",
        responses=REFUSALS,
        summary="Sit down, seat a bot, or free a seat",
    )
    async def seat(
        self,
        table: TableName,
        number: SeatNumber,
        data: JSONBody[SeatRequest],
        person: ThePerson,
        server: TheServer,
    ) -> TableResponse:
        return table_response(await server.hosting.seat(table, person, number, data))

    @patch("/{table:str}/seats/{number:int}", responses=REFUSALS, summary="Name, colour, youngest")
    async def change_seat(
        self,
        table: TableName,
        number: SeatNumber,
        data: JSONBody[SeatChange],
        person: ThePerson,
        server: TheServer,
    ) -> TableResponse:
        return table_response(await server.tables.ask(table, ChangeSeat(person, number, data)))

    @post(
        "/{table:str}/ready",
        responses=REFUSALS,
        status_code=200,
        summary="I am ready, with random bytes for the shuffle",
    )
    async def ready(
        self, table: TableName, data: JSONBody[Ready], person: ThePerson, server: TheServer
    ) -> TableResponse:
        given = bytes.fromhex(data.bytes)
        await server.services.preparation.wait()  # the game may begin
        return table_response(await server.tables.ask(table, MakeReady(person, given, data.terms)))

    @delete(
        "/{table:str}/ready",
        responses=REFUSALS,
        status_code=200,
        summary="I am not ready after all",
    )
    async def not_ready(
        self, table: TableName, person: ThePerson, server: TheServer
    ) -> TableResponse:
        return table_response(await server.tables.ask(table, MakeUnready(person)))

    @post("/{table:str}/start", responses=REFUSALS, status_code=200, summary="Start the game")
    async def start(
        self, table: TableName, data: JSONBody[Ready], person: ThePerson, server: TheServer
    ) -> TableResponse:
        given = bytes.fromhex(data.bytes)
        await server.services.preparation.wait()
        return table_response(await server.tables.ask(table, Start(person, given, data.terms)))

    @post("/{table:str}/leave", responses=REFUSALS, status_code=204, summary="Leave the table")
    async def leave(self, table: TableName, person: ThePerson, server: TheServer) -> None:
        await server.tables.ask(table, Leave(person))

    @post(
        "/{table:str}/seats/{number:int}/resign",
        responses=REFUSALS,
        status_code=200,
        summary="Resign in one of my seats",
    )
    async def resign(
        self, table: TableName, number: SeatNumber, person: ThePerson, server: TheServer
    ) -> TableResponse:
        return table_response(await server.tables.ask(table, Resign(person, number)))

    @post(
        "/{table:str}/seats/{number:int}/replace",
        responses=REFUSALS,
        status_code=200,
        summary="Let a bot take over for somebody who is overdue",
    )
    async def replace(
        self, table: TableName, number: SeatNumber, person: ThePerson, server: TheServer
    ) -> TableResponse:
        return table_response(await server.tables.ask(table, Replace(person, number)))

    @post(
        "/{table:str}/end",
        responses=REFUSALS,
        status_code=200,
        summary="End a game in which somebody is overdue, once the others agree",
    )
    async def end(self, table: TableName, person: ThePerson, server: TheServer) -> TableResponse:
        return table_response(await server.tables.ask(table, AskToEnd(person)))

    @post(
        "/{table:str}/put-away",
        responses=REFUSALS,
        status_code=204,
        summary="Take a table off the list of my games",
    )
    async def put_away(self, table: TableName, person: ThePerson, server: TheServer) -> None:
        await server.tables.ask(table, PutAway(person))

    @post("/{table:str}/rematch", responses=REFUSALS, status_code=200, summary="Play again")
    async def rematch(
        self, table: TableName, data: JSONBody[Rematch], person: ThePerson, server: TheServer
    ) -> TableResponse:
        return table_response(
            await server.hosting.rematch(table, person, bytes.fromhex(data.bytes))
        )

    @get(
        "/{table:str}/record", responses=REFUSALS, summary="The finished game as grachten-record/1"
    )
    async def record(
        self, table: TableName, person: ThePerson, server: TheServer
    ) -> Response[dict[str, Any]]:
        it = await server.tables.read(table)
        if it.stored.status != "over" or it.live_game is None:
            raise Refusal("conflict", "A game can be downloaded once it is over.")
        await check_may_see(server, it, person)
        record = record_of(it.stored, it.seats, it.live_game.step_log, it.options.level)
        name = f'attachment; filename="grachten-{table[:6]}.json"'
        return Response(record, headers={"Content-Disposition": name})
