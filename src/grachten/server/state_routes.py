"""How the server is doing, what boards there are, and the page."""

from importlib.resources import files
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from grachten.drawing import draw_board
from grachten.protocol.boards import BoardFacts, BoardNames, board_to_wire
from grachten.rules.board import board_names
from grachten.server.dependencies import TheBuilding
from grachten.server.documented import REFUSALS
from grachten.server.guard import address_of
from grachten.server.house import known_board
from grachten.server.refusals import Refusal

PAGE: Final = files("grachten.server") / "page"
PAGE_FILES: Final = {"page.css": "text/css"}


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


@get("/health", media_type=MediaType.TEXT, tags=["operations"], summary="Is the server running?")
async def health() -> str:
    return "ok"


@get(
    "/ready",
    media_type=MediaType.TEXT,
    tags=["operations"],
    summary="Can it play: does the database answer, and does every game go on?",
)
async def ready(building: TheBuilding) -> Response[str]:
    is_ready = building.is_ready and await building.house.store.answers()
    return Response("ready" if is_ready else "not ready", status_code=200 if is_ready else 503)


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    tags=["operations"],
    summary="For Prometheus",
)
async def metrics(request: Request[Any, Any, Any], building: TheBuilding) -> Response[bytes]:
    """How long bots think would tell of their cards (rule 8.3): this is for operators alone."""
    allowed = building.house.settings.metrics.split(",")
    if "*" not in allowed and address_of(request.scope) not in allowed:
        raise Refusal("not-found", "There is nothing at this address.")
    counted = building.house.metrics
    counted.tables.set(len(building.tables))
    counted.thinkers_busy.set(building.house.thinkers.busy)
    counted.thinkers_waiting.set(building.house.thinkers.waiting)
    kind = CONTENT_TYPE_LATEST.partition("; charset")[0]  # the framework says so itself
    return Response(generate_latest(counted.registry), media_type=kind)


@get("/", include_in_schema=False)
async def page() -> Response[bytes]:
    return Response((PAGE / "index.html").read_bytes(), media_type="text/html; charset=utf-8")


@get("/page/{name:str}", include_in_schema=False)
async def page_file(name: str) -> Response[bytes]:
    if name not in PAGE_FILES:
        raise Refusal("not-found", "There is no such page.")
    return Response((PAGE / name).read_bytes(), media_type=f"{PAGE_FILES[name]}; charset=utf-8")


@get("/board.svg", include_in_schema=False)
async def board_picture() -> Response[str]:
    return Response(draw_board(known_board("amsterdam")), media_type="image/svg+xml")
