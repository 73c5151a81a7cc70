"""Plain requests about tables: everything that is not live."""

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter

from grachten.protocol.tables import (
    NewTable,
    Options,
    Ready,
    SeatChange,
    SeatRequest,
    SeatsRequest,
    TableList,
    TableState,
)
from grachten.rules import Player, open_record
from grachten.server import seating
from grachten.server.dependencies import TheBuilding, ThePerson
from grachten.server.documented import REFUSALS
from grachten.server.refusals import Refusal
from grachten.server.table import Table
from grachten.server.telling import shuffle_of, table_summary

TableName = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=3)]
LISTED = 50


class TableRoutes(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(responses=REFUSALS, summary="Public tables")
    async def public_tables(self, person: ThePerson, building: TheBuilding) -> TableList:
        listings = await building.house.store.public_tables(LISTED)
        return TableList(tuple(table_summary(each, person.id, ()) for each in listings))

    @post(responses=REFUSALS, summary="A new table")
    async def create(
        self, data: JSONBody[NewTable], person: ThePerson, building: TheBuilding
    ) -> TableState:
        return await building.tables.create(person, data)

    @get("/{table:str}", responses=REFUSALS, summary="A table as I see it")
    async def table(self, table: TableName, person: ThePerson, building: TheBuilding) -> TableState:
        async def look(it: Table) -> TableState:
            return it.state_for(person)

        return await building.tables.ask(table, look)

    @put("/{table:str}/options", responses=REFUSALS, summary="Change what is agreed")
    async def set_options(
        self, table: TableName, data: JSONBody[Options], person: ThePerson, building: TheBuilding
    ) -> TableState:
        return await building.tables.ask(table, lambda it: it.set_options(person, data))

    @put("/{table:str}/seats", responses=REFUSALS, summary="More seats or fewer")
    async def resize(
        self,
        table: TableName,
        data: JSONBody[SeatsRequest],
        person: ThePerson,
        building: TheBuilding,
    ) -> TableState:
        return await building.tables.ask(table, lambda it: it.resize(person, data.seats))

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
        building: TheBuilding,
    ) -> TableState:
        return await building.tables.seat(table, person, number, data)

    @patch("/{table:str}/seats/{number:int}", responses=REFUSALS, summary="Name, colour, youngest")
    async def change_seat(
        self,
        table: TableName,
        number: SeatNumber,
        data: JSONBody[SeatChange],
        person: ThePerson,
        building: TheBuilding,
    ) -> TableState:
        return await building.tables.ask(table, lambda it: it.change_seat(person, number, data))

    @post(
        "/{table:str}/ready",
        responses=REFUSALS,
        status_code=200,
        summary="I am ready, and add random bytes",
    )
    async def ready(
        self, table: TableName, data: JSONBody[Ready], person: ThePerson, building: TheBuilding
    ) -> TableState:
        given = bytes.fromhex(data.bytes)
        return await building.tables.ask(table, lambda it: it.make_ready(person, given))

    @delete(
        "/{table:str}/ready",
        responses=REFUSALS,
        status_code=200,
        summary="I am not ready after all",
    )
    async def not_ready(
        self, table: TableName, person: ThePerson, building: TheBuilding
    ) -> TableState:
        return await building.tables.ask(table, lambda it: it.make_unready(person))

    @post("/{table:str}/start", responses=REFUSALS, status_code=200, summary="Begin the game")
    async def start(
        self, table: TableName, data: JSONBody[Ready], person: ThePerson, building: TheBuilding
    ) -> TableState:
        given = bytes.fromhex(data.bytes)
        return await building.tables.ask(table, lambda it: it.start(person, given))

    @post("/{table:str}/leave", responses=REFUSALS, status_code=204, summary="Leave the table")
    async def leave(self, table: TableName, person: ThePerson, building: TheBuilding) -> None:
        await building.tables.ask(table, lambda it: it.leave(person))

    @post("/{table:str}/rematch", responses=REFUSALS, status_code=200, summary="The same again")
    async def rematch(
        self, table: TableName, data: JSONBody[Ready], person: ThePerson, building: TheBuilding
    ) -> TableState:
        return await building.tables.rematch(table, person, bytes.fromhex(data.bytes))

    @get(
        "/{table:str}/record", responses=REFUSALS, summary="The finished game as grachten-record/1"
    )
    async def record(
        self, table: TableName, person: ThePerson, building: TheBuilding
    ) -> Response[dict[str, Any]]:
        async def write(it: Table) -> dict[str, Any]:
            if it.stored.status != "over" or it.playing is None:
                raise Refusal("conflict", "A game can be downloaded when it is over.")
            it.check_may_know(person)
            players = [Player(seat.name or "", seating.kind_of(seat)) for seat in it.seats]
            return open_record(it.playing.course.game, players, shuffle_of(it.stored, it.seats))

        record = await building.tables.ask(table, write)
        name = f'attachment; filename="grachten-{table[:6]}.json"'
        return Response(record, headers={"Content-Disposition": name})
