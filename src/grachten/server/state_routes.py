"""Boards, preparation, health, metrics, and the page."""

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from grachten.protocol.boards import BoardFacts, BoardNames, board_to_wire
from grachten.protocol.preparation import PreparationState
from grachten.rules.board import board_names
from grachten.server.dependencies import TheServer
from grachten.server.documented import REFUSALS
from grachten.server.page_files import ASK_AGAIN, HASHED, INDEX, NOT_BUILT, takes_gzip, the_page
from grachten.server.refusals import Refusal
from grachten.server.services import known_board
from grachten.server.wire.addresses import address_of

READY_SECONDS: Final = 3.0
"""A database that takes longer than this to answer is not ready."""


@get("/api/boards", responses=REFUSALS, summary="Boards that come with the game", tags=["boards"])
async def boards() -> BoardNames:
    return BoardNames(tuple(board_names()))


@get(
    "/api/boards/{name:str}",
    responses=REFUSALS,
    summary="Everything that is printed on a board",
    tags=["boards"],
)
async def board(name: str) -> BoardFacts:
    if name not in board_names():
        raise Refusal("not-found", "There is no such board here.")
    return board_to_wire(known_board(name))


@get(
    "/api/preparation",
    responses=REFUSALS,
    summary="How much of what games need has been compiled",
    tags=["operations"],
)
async def preparation(server: TheServer) -> PreparationState:
    return PreparationState(server.services.preparation.done)


@get("/health", media_type=MediaType.TEXT, tags=["operations"], summary="Is the server running?")
async def health() -> str:
    return "ok"


@get(
    "/ready",
    media_type=MediaType.TEXT,
    tags=["operations"],
    summary="Can it play: does the database answer, and does every game go on?",
)
async def ready(server: TheServer) -> Response[str]:
    try:
        async with asyncio.timeout(READY_SECONDS):
            is_ready = server.is_ready and await server.services.store.can_write()
    except TimeoutError:
        is_ready = False
    return Response("ready" if is_ready else "not ready", status_code=200 if is_ready else 503)


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    tags=["operations"],
    summary="For Prometheus",
)
async def metrics(request: Request[Any, Any, Any], server: TheServer) -> Response[bytes]:
    """For operators only: how long bots think would reveal their cards (rule 8.3)."""
    allowed = server.services.settings.metrics.split(",")
    if "*" not in allowed and address_of(request.scope) not in allowed:
        raise Refusal("not-found", "There is nothing at this address.")
    counted = server.services.metrics
    counted.tables.set(len(server.loaded_tables))
    counted.bot_workers_busy.set(server.services.bot_pool.busy)
    counted.bot_workers_waiting.set(server.services.bot_pool.waiting)
    kind = CONTENT_TYPE_LATEST.partition("; charset")[0]  # the framework adds it
    return Response(generate_latest(counted.registry), media_type=kind)


@get("/", include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    if not the_page():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return _page_file(request, INDEX)


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page itself, for people who follow a wrong link: it says so in their language.

    None for programs, and for addresses of the API. The page's files are named from the root,
    since the path may be of any depth.
    """
    wants_page = "text/html" in request.headers.get("accept", "")
    index = the_page().get(INDEX)
    if index is None or not wants_page or request.method != "GET":
        return None
    if request.scope["path"].startswith(("/api", "/schema", "/share/", f"/{HASHED}")):
        return None
    return Response(
        index.body.replace(b'"./', b'"/'),
        media_type=index.kind,
        status_code=404,
        headers={"Cache-Control": ASK_AGAIN},
    )


@get([f"/{HASHED}{{asset:str}}", "/{name:str}"], include_in_schema=False)
async def page_file(
    request: Request[Any, Any, Any], asset: str | None = None, name: str = ""
) -> Response[bytes]:
    return _page_file(request, name if asset is None else f"{HASHED}{asset}")


def _page_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    found = the_page().get(name)
    if found is None:
        raise Refusal("not-found", "There is nothing at this address.")
    headers = {
        "Cache-Control": found.caching,
        "ETag": found.etag,
        "Vary": "Accept-Encoding",
    }
    if found.is_known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)
