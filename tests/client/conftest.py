"""One server for all tests of the client."""

from collections.abc import Iterator

import pytest

from server.support.inside import WIDE, Inside, inside


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("client"), WIDE) as running:
        yield running
    assert running.faults == []
