"""Plain requests about events."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody, Parameter

from grachten.protocol.club_events import (
    EnterEvent,
    EventLists,
    EventState,
    EventTablesWaiting,
    EventTableWaiting,
    NewEvent,
    SeedEntrant,
)
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.events.messages import event_summary
from grachten.server.events.organising import no_event
from grachten.server.wire.addresses import limit_key

EventName = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$")]
EntrantNumber = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
LISTED = 50


class EventRoutes(Controller):
    path = "/api/events"
    tags = ("events",)

    @get(responses=REFUSALS, summary="Public events, and mine")
    async def events(self, person: ThePerson, server: TheServer) -> EventLists:
        found = [
            tuple(
                event_summary(each)
                for each in await server.services.store.events_listed(which, person.id, LISTED)
            )
            for which in ("running", "upcoming", "past", "mine")
        ]
        return EventLists(*found)

    @post(responses=REFUSALS, summary="A new event")
    async def create(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewEvent],
        person: ThePerson,
        server: TheServer,
    ) -> EventState:
        await server.take_event(limit_key(request.scope))
        return await server.events.create(person, data)

    @get("/waiting", responses=REFUSALS, summary="Tables of events at which I am playing")
    async def waiting(self, person: ThePerson, server: TheServer) -> EventTablesWaiting:
        found = await server.services.store.event_tables_waiting(person.id)
        return EventTablesWaiting(
            tuple(EventTableWaiting(each.event, each.name, each.table) for each in found)
        )

    @get(
        "/{event:str}",
        responses=REFUSALS,
        summary="An event as I see it; nothing (204) if its version is `known`",
    )
    async def event(
        self,
        event: EventName,
        person: ThePerson,
        server: TheServer,
        known: Annotated[
            int | None, Parameter(ge=0, description="The `version` that the caller has.")
        ] = None,
    ) -> Response[EventState]:
        if known is not None:
            version = await server.services.store.event_version(event)
            if version is None:
                raise no_event()
            if version == known:
                nothing: Response[Any] = Response(None, status_code=204)
                return nothing
        return Response(await server.events.look(event, person))

    @post("/{event:str}/enter", responses=REFUSALS, status_code=200, summary="Take part")
    async def enter(
        self, event: EventName, data: JSONBody[EnterEvent], person: ThePerson, server: TheServer
    ) -> EventState:
        return await server.events.enter(event, person, data.bot)

    @post("/{event:str}/withdraw", responses=REFUSALS, status_code=200, summary="Withdraw")
    async def withdraw(
        self, event: EventName, data: JSONBody[EnterEvent], person: ThePerson, server: TheServer
    ) -> EventState:
        return await server.events.withdraw(event, person, data.bot)

    @post("/{event:str}/start", responses=REFUSALS, status_code=200, summary="Start my event")
    async def start(self, event: EventName, person: ThePerson, server: TheServer) -> EventState:
        return await server.events.start(event, person)

    @post("/{event:str}/cancel", responses=REFUSALS, status_code=200, summary="Cancel my event")
    async def cancel(self, event: EventName, person: ThePerson, server: TheServer) -> EventState:
        return await server.events.cancel(event, person)

    @patch("/{event:str}/entrants/{number:int}", responses=REFUSALS, summary="Seed somebody")
    async def seed(
        self,
        event: EventName,
        number: EntrantNumber,
        data: JSONBody[SeedEntrant],
        person: ThePerson,
        server: TheServer,
    ) -> EventState:
        return await server.events.seed(event, person, number, data.seed)

    @delete(
        "/{event:str}/entrants/{number:int}",
        responses=REFUSALS,
        status_code=200,
        summary="Take somebody out of my event",
    )
    async def remove(
        self, event: EventName, number: EntrantNumber, person: ThePerson, server: TheServer
    ) -> EventState:
        return await server.events.remove(event, person, number)
