"""One suite for every way to serve: a single process on SQLite, and three nodes of a city.

A module of tests that talks to a server only over its address makes its `server` with this.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from city.balancer import balanced
from city.nodes import STEADY, City, city
from city.redis_server import RedisServer
from grachten.server.settings import Limits
from server.support.inside import Inside, inside
from store.postgresql import Server
from support.served import served

BY_DAY = ("one process", "three nodes")
AT_NIGHT = ("one process", pytest.param("three nodes", marks=pytest.mark.nightly))


class Serving(Protocol):
    """A server, of whichever kind."""

    @property
    def address(self) -> str: ...

    @property
    def log(self) -> str: ...


@dataclass(frozen=True)
class Balanced:
    """Nodes behind one address; every connection goes to the next of them."""

    place: City
    address: str

    @property
    def log(self) -> str:
        return "\n".join(node.log for node in self.place.nodes)


@contextmanager
def serving_inside(
    request: pytest.FixtureRequest, folder: Path, limits: Limits
) -> Iterator[Inside]:
    """The same in this process, where tests can change what servers do."""
    if request.param == "one process":
        with inside(folder, limits) as server:
            yield server
        return
    postgresql, redis = request.getfixturevalue("postgresql"), request.getfixturevalue("redis")
    database = postgresql.new_database()
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                inside(folder / str(number), limits, database=database, redis=redis.url, lease=60)
            )
            for number in range(3)
        ]
        address = stack.enter_context(balanced([node.address for node in nodes]))
        # The node that started last hears what all of them log.
        yield Inside(address, nodes[-1].entries, nodes[-1].records)


@contextmanager
def serving(request: pytest.FixtureRequest, folder: Path, *options: str) -> Iterator[Serving]:
    """Whatever the parameter of the fixture says."""
    if request.param == "one process":
        with served(folder, *options) as server:
            yield server
        return
    postgresql, redis = map(request.getfixturevalue, ("postgresql", "redis"))
    assert isinstance(postgresql, Server)
    assert isinstance(redis, RedisServer)
    with (
        city(folder, postgresql, redis, 3, *STEADY, *options) as place,
        balanced(place.addresses) as address,
    ):
        yield Balanced(place, address)
