"""A PostgreSQL and a Redis of our own, for as long as the tests need them."""

from collections.abc import Iterator

import pytest

from city.redis_server import RedisServer, running_redis
from store.postgresql import Server, running_server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server
