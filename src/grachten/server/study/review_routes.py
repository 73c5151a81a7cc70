"""Plain requests about reviews of finished games."""

from typing import Annotated, Any, Final

import structlog
from litestar import Request, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody, Parameter

from grachten.protocol.pictures import DrawnPicture, ReviewPicture
from grachten.protocol.reviews import ReviewState
from grachten.review.picture import draw_review
from grachten.rules import Board, GrachtenError
from grachten.server.deals.access import check_may_see
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.tables.replays import ReplayMaker, TheReplayMaker, verified_game
from grachten.server.tables.routes import SeatNumber, TableName
from grachten.server.wire.addresses import limit_key

log: Final = structlog.get_logger("grachten.server")

First = Annotated[
    SeatNumber | None, Parameter(description="The seat to be reviewed before the others.")
]
Hindsight = Annotated[bool, Parameter(description="Judge with all cards open?")]
ReviewName = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]


@post(
    "/tables/{table:str}/review",
    responses=REFUSALS,
    tags=["tables"],
    status_code=200,
    summary="Review the finished game, or find its review",
)
async def table_review(
    table: TableName,
    person: ThePerson,
    server: TheServer,
    seat: First = None,
    hindsight: Hindsight = False,
) -> ReviewState:
    found = await server.tables.read(table)
    if found.stored.status != "over" or found.live_game is None:
        raise Refusal("conflict", "A game can be reviewed once it is over.")
    await check_may_see(server, found, person)
    record = found.live_game.step_log.game.record()
    store = server.services.store

    async def note(review: ReviewState) -> None:
        """Profiles show accuracy and luck."""
        seats = [(each.seat, each.accuracy, each.sums.luck) for each in review.seats]
        try:
            await store.note_review(table, seats)
        except GrachtenError as error:
            log.warning("a review could not be recorded", why=str(error))

    state = server.reviews.start(
        person.id, record, seat, hindsight=hindsight, note=None if hindsight else note
    )
    if state.done == 1 and not hindsight:  # perhaps of a record, before this table asked for it
        await note(state)
    return state


@post(
    "/reviews",
    responses=REFUSALS,
    tags=["tables"],
    status_code=200,
    summary="Check a grachten-record/1, and review it",
)
async def record_review(  # noqa: PLR0913, PLR0917 - as the framework passes them
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    person: ThePerson,
    server: TheServer,
    replay_maker: TheReplayMaker,
    seat: First = None,
    hindsight: Hindsight = False,
) -> ReviewState:
    await server.services.preparation.wait()
    game = await replay_maker.make(limit_key(request.scope), lambda: verified_game(data))
    return server.reviews.start(person.id, game.record(), seat, hindsight=hindsight)


@get(
    "/reviews/{review:str}",
    responses=REFUSALS,
    tags=["tables"],
    summary="How far a review is, and what there is of it",
)
async def review(
    review: ReviewName,
    person: ThePerson,  # noqa: ARG001 - only identified callers may wait
    server: TheServer,
) -> ReviewState:
    return server.reviews.find(review)


@post(
    "/pictures",
    responses=REFUSALS,
    tags=["tables"],
    status_code=200,
    summary="Draw a review as a picture to share",
)
async def picture(
    request: Request[Any, Any, Any],
    data: JSONBody[ReviewPicture],
    person: ThePerson,  # noqa: ARG001 - only identified callers may cause work
    replay_maker: TheReplayMaker,
) -> DrawnPicture:
    def draw() -> DrawnPicture:
        return DrawnPicture(draw_review(data, Board.load()))

    return await replay_maker.make(limit_key(request.scope), draw)


def review_routes(limits: Limits, replay_maker: ReplayMaker) -> Router:
    """The routes above. What checks records for replays checks them here, and draws, within its
    limits."""

    def the_replay_maker() -> ReplayMaker:
        return replay_maker

    return Router(
        path="/api",
        route_handlers=[table_review, record_review, review, picture],
        request_max_body_size=limits.record,
        # Nothing here is about a game in play, which the length of a message could give away.
        middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))],
        dependencies={"replay_maker": Provide(the_replay_maker, sync_to_thread=False)},
    )
