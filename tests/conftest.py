"""What must be so before any test runs."""

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from city.redis_server import RedisServer, running_redis
from store.postgresql import Server, running_server

settings.register_profile(
    "patient",
    deadline=None,  # an example that takes a second on a busy machine is no failure
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")


def pytest_configure() -> None:
    """Hear Ctrl-C, and let every process hear it that a test starts.

    A shell without job control lets what it starts in the background ignore it (`make test &` in a
    script), and ignoring is inherited: tests that stop a command as people do would wait for ever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Five thousand tests are no garbage, and need not be looked through for any."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL of our own, for as long as the tests need it."""
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis of our own."""
    with running_redis() as server:
        yield server
