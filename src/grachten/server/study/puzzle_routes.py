"""Plain requests about puzzles. Nothing is kept of them: who solved what is the caller's affair."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody, Parameter

from grachten.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleShown,
    PuzzleSolution,
    PuzzleToday,
)
from grachten.puzzles import puzzle_of, shipped
from grachten.server.dependencies import TheServer
from grachten.server.documented import REFUSALS
from grachten.server.study.puzzle_messages import (
    list_of_puzzles,
    shown_puzzle,
    solution,
    summary_of,
)

PuzzleName = Annotated[str, Parameter(pattern="^[0-9a-f]{8}$")]


@get("/", responses=REFUSALS, tags=["puzzles"], summary="All puzzles, without their solutions")
async def puzzles() -> PuzzleList:
    return list_of_puzzles()


@get("/today", responses=REFUSALS, tags=["puzzles"], summary="The puzzle of the day, by UTC")
async def today() -> PuzzleToday:
    day = datetime.now(UTC).date()
    return PuzzleToday(day.isoformat(), summary_of(puzzle_of(day, shipped())))


@get(
    "/{puzzle:str}",
    responses=REFUSALS,
    tags=["puzzles"],
    summary="The position of a puzzle, as its seat sees it",
)
async def one_puzzle(puzzle: PuzzleName, server: TheServer) -> PuzzleShown:
    await server.services.preparation.wait()
    return shown_puzzle(puzzle)


@post(
    "/{puzzle:str}/answer",
    responses=REFUSALS,
    tags=["puzzles"],
    status_code=200,
    summary="What came of an answer, and what is best",
)
async def answer(
    puzzle: PuzzleName, data: JSONBody[PuzzleAnswer], server: TheServer
) -> PuzzleSolution:
    await server.services.preparation.wait()
    return solution(puzzle, data.action)


def puzzle_routes() -> Router:
    """The routes above. They show no game in play, so answers may be compressed."""
    return Router(
        path="/api/puzzles",
        route_handlers=[puzzles, today, one_puzzle, answer],
        middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))],
    )
