"""What the routes are given: the server, and who is asking."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from grachten.server.building import Building
from grachten.store import Person

TheBuilding = NamedDependency[Building]
ThePerson = NamedDependency[Person]


def the_building(state: State) -> Building:
    building: Building = state.building
    return building


async def the_person(request: Request[Any, Any, Any], building: TheBuilding) -> Person:
    """Somebody we know; others are refused."""
    return await building.identities.known(request)
