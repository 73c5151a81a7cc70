"""The response to a plain request that shows a table."""

from typing import Any

from litestar import Response

from grachten.protocol.tables import TableState
from grachten.server.tables.requests import ShownTable

TableResponse = Response[TableState]


def table_response(shown: ShownTable) -> TableResponse:
    """The framework writes a state as JSON, and leaves what another node has written as it is: the
    client gets a `TableState` either way."""
    response: Response[Any] = Response(shown)
    return response
