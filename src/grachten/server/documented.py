"""How requests are refused, as the schema tells it."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from grachten.protocol.messages import ErrorBody

_WHY: Final = {
    400: "The request is not as it should be.",
    401: "Nobody knows who is asking.",
    403: "That is for others to do.",
    404: "There is no such thing, or none that you may know of.",
    409: "That cannot be done now.",
    413: "The request is too large.",
    429: "Too much at once, or too many already.",
    500: "Something went wrong in the server.",
    503: "The server cannot do it just now.",
}

REFUSALS: Final[Mapping[int, ResponseSpec]] = {
    status: ResponseSpec(ErrorBody, description=why, generate_examples=False)
    for status, why in _WHY.items()
}
