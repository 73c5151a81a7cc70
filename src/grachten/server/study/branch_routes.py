"""Plain requests for trying something out from a position of a finished game."""

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody, Parameter

from grachten.protocol.reviews import Judgement
from grachten.protocol.tables import Level, Pace, TableState
from grachten.server.deals.access import check_may_see
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study.branches import (
    Origin,
    Wanted,
    branch_table,
    origin_of_record,
    origin_of_table,
)
from grachten.server.tables.replays import ReplayMaker, TheReplayMaker, verified_game
from grachten.server.tables.routes import SeatNumber, TableName
from grachten.server.wire.addresses import limit_key
from grachten.store import Person

Steps = Annotated[
    int, Parameter(ge=0, le=9999, description="Steps of the game before the position.")
]
MySeat = Annotated[
    SeatNumber | None,
    Parameter(description="The seat to play in against bots; without it, all of them."),
]
BotLevel = Annotated[Level, Parameter(description="How well the bots play.")]
BotPace = Annotated[Pace, Parameter(description="How quickly the bots move.")]


@post(
    "/tables/{table:str}/branches",
    responses=REFUSALS,
    tags=["tables"],
    summary="Try out a position of the finished game, at a table of my own",
)
async def table_branch(  # noqa: PLR0913, PLR0917 - as the framework passes them
    request: Request[Any, Any, Any],
    table: TableName,
    person: ThePerson,
    server: TheServer,
    replay_maker: TheReplayMaker,
    steps: Steps,
    seat: MySeat = None,
    level: BotLevel = "burgomaster",
    pace: BotPace = "calm",
) -> TableState:
    found = await server.tables.read(table)
    origin = origin_of_table(found)
    await check_may_see(server, found, person)
    replay_maker.take(limit_key(request.scope))
    return await _branch(server, person, origin, Wanted(steps, seat, level, pace))


@post(
    "/branches",
    responses=REFUSALS,
    tags=["tables"],
    summary="Check a grachten-record/1, and try out a position of it",
)
async def record_branch(  # noqa: PLR0913, PLR0917 - as the framework passes them
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    person: ThePerson,
    server: TheServer,
    replay_maker: TheReplayMaker,
    steps: Steps,
    seat: MySeat = None,
    level: BotLevel = "burgomaster",
    pace: BotPace = "calm",
) -> TableState:
    await server.services.preparation.wait()
    game = await replay_maker.make(limit_key(request.scope), lambda: verified_game(data))
    origin = origin_of_record(data, game)
    return await _branch(server, person, origin, Wanted(steps, seat, level, pace))


async def _branch(server: GameServer, person: Person, origin: Origin, wanted: Wanted) -> TableState:
    return await server.hosting.branch(
        person, lambda table_id: branch_table(server.services, table_id, person, origin, wanted)
    )


@get(
    "/tables/{table:str}/judgement",
    responses=REFUSALS,
    tags=["tables"],
    summary="What the judge thinks of the position that I try out",
)
async def judgement(
    table: TableName,
    person: ThePerson,
    server: TheServer,
    seat: Annotated[
        SeatNumber | None, Parameter(description="The seat whose best actions are wanted.")
    ] = None,
) -> Judgement:
    found = await server.tables.read(table)
    found.check_may_know(person)
    if found.options.branch is None or found.live_game is None:
        raise Refusal("conflict", "Only positions that are being tried out can be judged.")
    log = found.live_game.step_log
    return await server.judging.ask(person.id, log.game.record(), log.number, seat)


def branch_routes(limits: Limits, replay_maker: ReplayMaker) -> Router:
    """The routes above. What checks records for replays checks them here, within its limits."""

    def the_replay_maker() -> ReplayMaker:
        return replay_maker

    return Router(
        path="/api",
        route_handlers=[table_branch, record_branch, judgement],
        request_max_body_size=limits.record,
        dependencies={"replay_maker": Provide(the_replay_maker, sync_to_thread=False)},
    )
