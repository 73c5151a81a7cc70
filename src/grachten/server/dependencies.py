"""What is injected into the routes: the server, and the caller."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from grachten.server.game_server import GameServer
from grachten.store import Person

TheServer = NamedDependency[GameServer]
ThePerson = NamedDependency[Person]


def the_server(state: State) -> GameServer:
    server: GameServer = state.server
    return server


async def the_person(request: Request[Any, Any, Any], server: TheServer) -> Person:
    """The caller, who must be identified."""
    return await server.identities.known(request)
