"""Error responses, as the schema lists them."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from grachten.protocol.messages import ErrorBody

_WHY: Final = {
    400: "The request is invalid.",
    401: "The caller is not identified.",
    403: "The caller may not do that.",
    404: "Not found, or not visible to the caller.",
    409: "That cannot be done now.",
    413: "The request is too large.",
    429: "Too many requests, or too many of something.",
    500: "Something went wrong in the server.",
    503: "The server cannot do that right now.",
}

REFUSALS: Final[Mapping[int, ResponseSpec]] = {
    status: ResponseSpec(ErrorBody, description=why, generate_examples=False)
    for status, why in _WHY.items()
}
