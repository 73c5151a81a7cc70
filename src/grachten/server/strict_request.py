"""Request bodies, decoded strictly: "2" is not 2, and unknown fields are errors."""

from typing import Any, cast

import msgspec
from litestar import Request

from grachten.server.refusals import Refusal, quoted


class StrictRequest(Request[Any, Any, Any]):
    """The framework converts values leniently. Here the body is checked first."""

    async def json(self) -> Any:
        field = getattr(self.route_handler, "parsed_data_field", None)
        if field is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=cast("type[Any]", field.annotation))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("invalid", f"Invalid request: {quoted(error)}.") from None
