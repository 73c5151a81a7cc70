"""The web application: routes, error handlers, and the guard in front of them."""

from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from grachten import __version__
from grachten.protocol.messages import ErrorBody
from grachten.rules import GrachtenError
from grachten.server import state_routes
from grachten.server.company.routes import featured, followed, followers
from grachten.server.deals.routes import deal_routes
from grachten.server.dependencies import the_person, the_server
from grachten.server.events.routes import EventRoutes
from grachten.server.finding.routes import FindingRoutes
from grachten.server.game_server import GameServer
from grachten.server.people.leaving_routes import LeavingRoutes
from grachten.server.people.opponent_routes import OpponentRoutes, block_at_table, invite
from grachten.server.people.passkey_routes import PasskeyRoutes
from grachten.server.people.people_routes import PeopleRoutes
from grachten.server.people.profile_routes import profile_routes
from grachten.server.refusals import STATUS, Refusal, as_refusal
from grachten.server.settings import Settings
from grachten.server.sharing.routes import share_routes
from grachten.server.strict_request import StrictRequest
from grachten.server.study.branch_routes import branch_routes
from grachten.server.study.guide_routes import guide
from grachten.server.study.hint_routes import hint
from grachten.server.study.puzzle_routes import puzzle_routes
from grachten.server.study.review_routes import review_routes
from grachten.server.tables.replays import ReplayMaker, replay_routes
from grachten.server.tables.routes import TableRoutes
from grachten.server.wire.addresses import limit_key
from grachten.server.wire.connections import LiveConnection
from grachten.server.wire.guard import Guard, refuse
from grachten.server.wire.live import MessageHandler, serve_connection
from grachten.server.wire.live_protocol import LiveProtocol
from grachten.store import Person

log: Final = structlog.get_logger("grachten.server")

TITLE: Final = "Grachten"
GONE: Final = "client disconnected prematurely"
"""The framework's error for a client that disconnects during a request."""

BROKEN: Final = "Something went wrong on the server; nothing was lost."

CODES: Final = {
    400: "invalid",
    401: "unknown",
    403: "forbidden",
    404: "not-found",
    405: "invalid",
    413: "too-large",
    415: "invalid",
}


def make_app(settings: Settings, server: GameServer | None = None) -> Guard:
    """The game server as an ASGI application."""
    limits, replay_maker = settings.limits, ReplayMaker(settings.limits)
    app = Litestar(
        route_handlers=[
            PeopleRoutes,
            PasskeyRoutes,
            LeavingRoutes,
            TableRoutes,
            EventRoutes,
            FindingRoutes,
            OpponentRoutes,
            invite,
            block_at_table,
            guide,
            hint,
            replay_routes(limits, replay_maker),
            review_routes(limits, replay_maker),
            branch_routes(limits, replay_maker),
            puzzle_routes(),
            deal_routes(),
            profile_routes(),
            featured,
            followers,
            followed,
            share_routes(limits),
            state_routes.boards,
            state_routes.board,
            state_routes.preparation,
            state_routes.health,
            state_routes.ready,
            state_routes.metrics,
            state_routes.page,
            state_routes.page_file,
            live,
        ],
        dependencies={
            "server": Provide(the_server, sync_to_thread=False),
            "person": Provide(the_person),
        },
        exception_handlers={
            GrachtenError: _refused,
            HTTPException: _http_error,
            Exception: _internal_error,
        },
        state=State({"server": server}),
        openapi_config=OpenAPIConfig(
            title=TITLE,
            version=__version__,
            description="Plain requests of the game server; docs/protocol.md describes the rest.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_class=StrictRequest,
        request_max_body_size=limits.body,
        logging_config=None,
    )
    return Guard(app, settings)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    server: GameServer = socket.app.state.server
    address = limit_key(socket.scope)
    try:
        person = await _caller(socket, server, address)
    except Refusal as refusal:
        server.services.metrics.refused.labels(refusal.code).inc()
        await refuse(socket.scope, socket.receive, socket.send, refusal)
        return
    try:
        await socket.accept()
        wire = LiveProtocol.of(socket.scope)
        connection = LiveConnection(wire, person)
        handler = MessageHandler(server.services, server.tables, connection)
        await serve_connection(wire.receive, connection, handler, server.connections, address)
    finally:
        await server.exit(address, person)


async def _caller(socket: WebSocket[Any, Any, Any], server: GameServer, address: str) -> Person:
    """The person behind a new live connection, if one more is allowed."""
    try:
        person = await server.identities.known(socket)
        await server.enter(address, person)
    except GrachtenError as error:
        raise as_refusal(error) from None
    except Exception as error:
        log.exception("a live connection could not be opened")
        raise Refusal("internal", BROKEN) from error
    return person


def _refused(
    request: Request[Any, Any, Any], error: GrachtenError
) -> Response[ErrorBody] | Response[bytes]:
    refusal = as_refusal(error)
    _count(request, refusal.code)
    page = state_routes.lost_page(request) if refusal.code == "not-found" else None
    if page is not None:
        return page
    body = ErrorBody(refusal.code, str(refusal), refusal.rule)
    return Response(body, status_code=STATUS[refusal.code])


def _http_error(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[ErrorBody] | Response[bytes]:
    """Errors raised by the framework: no such address, not JSON, wrong types."""
    if error.status_code >= 500 and error.detail != GONE:
        return _internal_error(request, error)
    code = CODES.get(error.status_code, "invalid")
    _count(request, code)
    page = state_routes.lost_page(request) if code == "not-found" else None
    if page is not None:
        return page
    sentence = _sentence(error)
    return Response(ErrorBody(code, sentence), status_code=error.status_code)


def _sentence(error: HTTPException) -> str:
    match error.status_code:
        case 404:
            return "There is nothing at this address."
        case 405:
            return "This address does not support that method."
        case 413:
            return "The request is too large."
    found = (error.extra or [{}])[0] if isinstance(error.extra, list) else {}
    what = str(found.get("message", "")) if isinstance(found, dict) else ""
    where = str(found.get("key", "")) if isinstance(found, dict) else ""
    if not what:
        return "Invalid request."
    return f"Invalid request: {what}{f' ({where})' if where else ''}."


def _internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("a request failed", exc_info=error)
    _count(request, "internal")
    body = ErrorBody("internal", BROKEN)
    return Response(body, status_code=500)


def _count(request: Request[Any, Any, Any], code: str) -> None:
    server: GameServer | None = request.app.state.get("server")
    if server is not None:
        server.services.metrics.refused.labels(code).inc()
