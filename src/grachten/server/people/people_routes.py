"""Plain requests about the caller: name, devices, outside bots, and games."""

import re
from dataclasses import replace
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody, Parameter

from grachten.drawing.crests import is_crest
from grachten.protocol.people import (
    Arrive,
    Me,
    MoveCode,
    NewBot,
    NewCrest,
    NewName,
    OutsideBot,
    OutsideBots,
)
from grachten.protocol.tables import TableList
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.game_server import GameServer
from grachten.server.people.everything import erase
from grachten.server.people.identity import CODE_SECONDS, check_person, me, without_cookie
from grachten.server.people.names import clean_name
from grachten.server.refusals import Refusal
from grachten.server.tables.message_builders import table_summary
from grachten.server.tables.networks import networks_in
from grachten.server.wire.addresses import limit_key
from grachten.store import Person

PAGE = 20
"""Rows per page of a list."""


class PeopleRoutes(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(responses=REFUSALS, summary="Who I am")
    async def who_am_i(self, request: Request[Any, Any, Any], server: TheServer) -> Response[Me]:
        """Who I am. A first-time visitor becomes a guest, and gets a cookie."""
        person = await server.identities.who(request)
        if person is None:
            if "authorization" in request.headers:
                raise Refusal("unknown", "Unknown token.")
            await server.take_guest(limit_key(request.scope))
            person = await server.identities.new_guest()
        return await signed_in(server, person)

    @patch(responses=REFUSALS, summary="Change my name")
    async def rename(self, data: JSONBody[NewName], person: ThePerson, server: TheServer) -> Me:
        name = clean_name(data.name)
        await server.services.store.rename(person.id, name)
        return await me(server.services.store, replace(person, name=name))

    @delete(responses=REFUSALS, after_request=without_cookie, summary="Delete everything about me")
    async def delete_me(self, person: ThePerson, server: TheServer) -> None:
        """Games of others keep a seat without a name. This device is nobody then."""
        check_person(person)
        await erase(server, person)

    @patch("/crest", responses=REFUSALS, summary="Change my crest")
    async def change_crest(
        self, data: JSONBody[NewCrest], person: ThePerson, server: TheServer
    ) -> Me:
        if data.crest is not None and not is_crest(data.crest):
            raise Refusal("invalid", "There is no such crest.")
        await server.services.store.set_crest(person.id, data.crest)
        return await me(server.services.store, replace(person, crest=data.crest))

    @post("/move", responses=REFUSALS, summary="A code to continue on another device")
    async def move(self, person: ThePerson, server: TheServer) -> MoveCode:
        if person.kind == "bot":
            raise Refusal("forbidden", "A bot has a token and needs no code.")
        code = await server.identities.new_code(person)
        return MoveCode(code, f"/#arrive={code}", CODE_SECONDS)

    @post("/arrive", responses=REFUSALS, summary="Become the person who made the code")
    async def arrive(
        self, data: JSONBody[Arrive], request: Request[Any, Any, Any], server: TheServer
    ) -> Response[Me]:
        """From now on this device is the person who made the code. A code works once."""
        await server.take_code(limit_key(request.scope))
        return await signed_in(server, await server.identities.arrive(data.code))

    @get("/tables", responses=REFUSALS, summary="My games, the newest first")
    async def my_tables(
        self,
        person: ThePerson,
        server: TheServer,
        before: Annotated[
            str | None,
            Parameter(max_length=60, description="`more` of the page before."),
        ] = None,
    ) -> TableList:
        store = server.services.store
        listings = await store.tables_of(person.id, PAGE + 1, _key(before))
        lines = []
        built = await networks_in(store, listings[:PAGE])
        for each, networks in zip(listings[:PAGE], built, strict=True):
            is_on = each.table.status == "playing"
            to_act = await server.tables.to_act(each.table.id) if is_on else ()
            lines.append(table_summary(each, networks, person.id, to_act))
        more = f"{lines[-1].changed}.{lines[-1].id}" if len(listings) > PAGE else None
        return TableList(tuple(lines), more)

    @get("/bots", responses=REFUSALS, summary="My outside bots")
    async def my_bots(self, person: ThePerson, server: TheServer) -> OutsideBots:
        bots = await server.services.store.bots_of(person.id)
        here = [await server.is_here(bot.id) for bot in bots]
        return OutsideBots(
            tuple(
                OutsideBot(bot.name, None, is_here) for bot, is_here in zip(bots, here, strict=True)
            )
        )

    @post("/bots", responses=REFUSALS, summary="A new outside bot, and its token")
    async def new_bot(
        self, data: JSONBody[NewBot], person: ThePerson, server: TheServer
    ) -> OutsideBot:
        bot, token = await server.identities.new_bot(person, data.name)
        return OutsideBot(bot.name, token, here=False)

    @delete("/bots/{name:str}", responses=REFUSALS, summary="Revoke an outside bot's token")
    async def remove_bot(self, name: str, person: ThePerson, server: TheServer) -> None:
        bots = await server.services.store.bots_of(person.id)
        found = next((bot for bot in bots if bot.name == name), None)
        if found is None or not await server.services.store.remove_bot(person.id, name):
            raise Refusal("not-found", "You have no outside bot with that name.")
        server.disconnect(found.id)


async def signed_in(server: GameServer, person: Person) -> Response[Me]:
    """A response with the cookie that makes this device that person. Bots have no cookie."""
    cookies = [] if person.kind == "bot" else [server.identities.cookie_of(person)]
    return Response(await me(server.services.store, person), cookies=cookies)


def _key(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    found = re.fullmatch(r"([0-9]{1,16})\.([A-Za-z0-9_-]{16})", before)
    if found is None:
        raise Refusal("invalid", "This list has no such page.")
    return int(found[1]), found[2]
