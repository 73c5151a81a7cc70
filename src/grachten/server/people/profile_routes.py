"""Plain requests about profiles, past games and leaderboards."""

import re
from typing import Annotated, Any, cast

from litestar import Request, Router, get, put
from litestar.params import JSONBody, Parameter

from grachten.club import Rating
from grachten.protocol.profiles import (
    BestTable,
    GameRating,
    PlayedGames,
    ProfileState,
    PublicChoices,
    Unrated,
)
from grachten.protocol.tables import Level
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.game_server import GameServer
from grachten.server.people.profiles import (
    best_row,
    check_history,
    not_shown,
    played_games,
    profile_for,
)
from grachten.server.refusals import Refusal
from grachten.server.tables.routes import TableName
from grachten.server.uptime import now
from grachten.server.wire.addresses import limit_key
from grachten.statuses import GamePace
from grachten.store import BadKey, Choices, Person, best_key

PAGE = 20
"""Games on a page of a list, and people on a page of a leaderboard."""

HandleName = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$")]
Which = GamePace | Level
Page = Annotated[str | None, Parameter(max_length=60, description="`more` of the page before.")]


@get("/me/profile", responses=REFUSALS, tags=["people"], summary="My profile, all of it")
async def my_profile(
    request: Request[Any, Any, Any], person: ThePerson, server: TheServer
) -> ProfileState:
    server.take_profile(limit_key(request.scope))
    return await profile_for(server.services.store, person, person, now())


@put("/me/choices", responses=REFUSALS, tags=["people"], summary="Choose what others may see of me")
async def choose(
    request: Request[Any, Any, Any],
    data: JSONBody[PublicChoices],
    person: ThePerson,
    server: TheServer,
) -> ProfileState:
    server.take_profile(limit_key(request.scope))
    if person.kind == "bot":
        raise Refusal("forbidden", "Bots have no profile.")
    store = server.services.store
    await store.choose(person.id, Choices(data.rating, data.profile, data.history))
    return await profile_for(store, person, person, now())


@get(
    "/people/{handle:str}",
    responses=REFUSALS,
    tags=["people"],
    summary="What somebody shows of themselves",
)
async def profile(
    request: Request[Any, Any, Any], handle: HandleName, person: ThePerson, server: TheServer
) -> ProfileState:
    server.take_profile(limit_key(request.scope))
    shown = await _known(server, handle)
    return await profile_for(server.services.store, shown, person, now())


@get(
    "/people/{handle:str}/games",
    responses=REFUSALS,
    tags=["people"],
    summary="Somebody's games, the newest first",
)
async def games(
    handle: HandleName, person: ThePerson, server: TheServer, before: Page = None
) -> PlayedGames:
    store, shown = server.services.store, await _known(server, handle)
    await check_history(store, shown, person)
    found = await store.results_of(shown.id, PAGE + 1, _key(before))
    lines = await played_games(store, found[:PAGE], mine=shown.id == person.id)
    last = found[PAGE - 1] if len(found) > PAGE else None
    return PlayedGames(lines, None if last is None else f"{last.ended}.{last.table_id}")


@get("/best/{which:str}", responses=REFUSALS, tags=["people"], summary="A leaderboard")
async def best(
    which: Which, person: ThePerson, server: TheServer, before: Page = None
) -> BestTable:
    """Of live or slow games, by rating; or of a level of bots, by how often it was beaten."""
    store, at = server.services.store, now()
    try:
        lines = await store.best(which, at, PAGE + 1, before)
    except BadKey as error:
        raise Refusal("invalid", str(error)) from None
    own = await store.best_line_of(which, at, person.id)
    return BestTable(
        tuple(best_row(line, person) for line in lines[:PAGE]),
        None if own is None else best_row(own, person),
        best_key(lines[PAGE - 1]) if len(lines) > PAGE else None,
    )


@get(
    "/tables/{table:str}/rating",
    responses=REFUSALS,
    tags=["tables"],
    summary="What the finished game did to my rating",
)
async def game_rating(table: TableName, person: ThePerson, server: TheServer) -> GameRating:
    store = server.services.store
    found = await store.result_at(table, person.id)
    if found is None:  # perhaps it has just ended
        ended = await server.tables.read(table)
        if ended.stored.status in ("open", "playing"):
            raise Refusal("conflict", "The game at this table is not over yet.")
        await ended.count()
        found = await store.result_at(table, person.id)
    if found is None:
        raise Refusal("not-found", "You have no result from this table.")
    after, deviation = found.points_after, found.deviation_after
    return GameRating(
        pace=found.pace,
        unrated=cast("Unrated | None", found.unrated),
        before=None if found.points_before is None else round(found.points_before),
        after=None if after is None else round(after),
        provisional=deviation is not None and Rating(deviation=deviation).is_provisional,
    )


async def _known(server: GameServer, handle: str) -> Person:
    person = await server.services.store.person_by_handle(handle)
    if person is None:
        raise not_shown()
    return person


def _key(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    found = re.fullmatch(r"([0-9]{1,16})\.([A-Za-z0-9_-]{16})", before)
    if found is None:
        raise Refusal("invalid", "This list has no such page.")
    return int(found[1]), found[2]


def profile_routes() -> Router:
    return Router(
        path="/api",
        route_handlers=[my_profile, choose, profile, games, best, game_rating],
    )
