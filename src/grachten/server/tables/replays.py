"""Replays of finished games: of a table, or from an uploaded record."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody

from grachten.protocol.events import event_to_wire
from grachten.protocol.replays import Frame, Replay, ReplaySeat, Shuffle
from grachten.protocol.tables import CartColour, Result
from grachten.protocol.views import OwnSeat, view_to_wire
from grachten.rules import Game, RecordError, verify_record
from grachten.rules.record_format import PRACTICE
from grachten.server.deals.access import check_may_see
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.tables.records import record_of
from grachten.server.tables.routes import TableName
from grachten.server.tables.seating import COLOURS
from grachten.server.tables.table import Table
from grachten.server.wire.addresses import limit_key
from grachten.server.wire.limits import Buckets

_Made = TypeVar("_Made")


class ReplayMaker:
    """Makes replays one at a time, in a thread, so that games in play don't wait for them."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = Buckets(limits.replays, limits.replay_burst)
        self._lock = asyncio.Lock()

    def take(self, asker: str) -> None:
        """For work of the same kind that is done elsewhere."""
        self._buckets.take(asker)

    async def make(self, asker: str, make: Callable[[], _Made]) -> _Made:
        self.take(asker)
        async with self._lock:
            return await asyncio.to_thread(make)


def replay_of_table(table: Table) -> Callable[[], Replay]:
    """A function that makes the replay of a table's game."""
    if table.stored.status != "over" or table.live_game is None:
        raise Refusal("conflict", "A game can be replayed once it is over.")
    step_log, level = table.live_game.step_log, table.options.level
    stored, seats = table.stored, table.seats
    colours = [cast("CartColour", seat.colour) for seat in seats]

    def make() -> Replay:
        record = record_of(stored, seats, step_log, level)
        verify_record(record)
        return _replay(record, step_log.game, colours)

    return make


def replay_of_record(record: object) -> Replay:
    """The replay of a record; one that fails verification is refused, with the reason."""
    game = verified_game(record)
    return _replay(cast("dict[str, Any]", record), game, COLOURS)


def verified_game(record: object) -> Game:
    try:
        return verify_record(record)
    except RecordError as error:
        raise Refusal("invalid", str(error), error.rule) from None
    except RecursionError:
        raise Refusal("invalid", "This is not a record: its nesting is too deep.") from None


def frames_of(game: Game) -> tuple[Frame, ...]:
    """Every position of a game, replayed from its seed and its actions."""
    again = Game.new(game.players, game.seed, game.board, game.youngest)
    frames = [_frame(again, 0, None, 0)]
    for number, play in enumerate(game.record().plays, 1):
        told = len(again.events)
        again.play(play.action, play.seat)
        frames.append(_frame(again, number, play.seat, told))
    return tuple(frames)


def _replay(record: dict[str, Any], game: Game, colours: Sequence[CartColour]) -> Replay:
    sheet = game.score_sheet
    assert sheet is not None
    return Replay(
        board=game.board.id,
        seats=tuple(
            ReplaySeat(seat["name"], seat["kind"], colour)
            for seat, colour in zip(record["seats"], colours, strict=False)  # fewer may have played
        ),
        result=Result(
            sheet.totals, sheet.completed, sheet.winners, (), practice=PRACTICE in record
        ),
        shuffle=msgspec.convert(record.get("shuffle"), Shuffle | None),
        verified=True,
        frames=frames_of(game),
    )


def _frame(game: Game, number: int, seat: int | None, told: int) -> Frame:
    return Frame(
        number=number,
        seat=seat,
        events=tuple(map(event_to_wire, game.events[told:])),
        view=view_to_wire(game.spectator_view()),
        own=tuple(_own(game, each) for each in range(game.players)),
    )


def _own(game: Game, seat: int) -> OwnSeat:
    own = view_to_wire(game.view(seat)).own
    assert own is not None
    return own


# Plain requests

TheReplayMaker = NamedDependency[ReplayMaker]


@get(
    "/tables/{table:str}/replay",
    responses=REFUSALS,
    tags=["tables"],
    summary="The finished game, for a replay",
)
async def table_replay(
    request: Request[Any, Any, Any],
    table: TableName,
    person: ThePerson,
    server: TheServer,
    replay_maker: TheReplayMaker,
) -> Replay:
    found = await server.tables.read(table)
    make = replay_of_table(found)
    await check_may_see(server, found, person)
    return await replay_maker.make(limit_key(request.scope), make)


@post(
    "/replays",
    responses=REFUSALS,
    tags=["tables"],
    status_code=200,
    summary="Check a grachten-record/1, and replay it",
)
async def record_replay(
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    person: ThePerson,  # noqa: ARG001 - only identified callers may cause work
    server: TheServer,
    replay_maker: TheReplayMaker,
) -> Replay:
    await server.services.preparation.wait()
    return await replay_maker.make(limit_key(request.scope), lambda: replay_of_record(data))


def replay_routes(limits: Limits, replay_maker: ReplayMaker) -> Router:
    """The routes above, sharing one replay maker."""

    def the_replay_maker() -> ReplayMaker:
        return replay_maker

    return Router(
        path="/api",
        route_handlers=[table_replay, record_replay],
        request_max_body_size=limits.record,
        # Frames repeat most of the one before: they compress to a thirtieth. Responses about games
        # in play are never compressed, since their length would then reveal their content.
        middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))],
        dependencies={"replay_maker": Provide(the_replay_maker, sync_to_thread=False)},
    )
