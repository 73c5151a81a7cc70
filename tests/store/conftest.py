"""Every store has to pass the same tests: those that ask for a `url` run on each."""

from pathlib import Path

import pytest

from store.postgresql import Server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, Server)
    return server.new_database()
