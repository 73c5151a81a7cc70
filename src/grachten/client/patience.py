"""Waiting between attempts: longer after each failure, and never in step with other clients."""

import asyncio
import random
from typing import Final

PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts; the last one repeats."""


class Patience:
    """Counts failures in a row, and waits after each."""

    def __init__(self) -> None:
        self.failures = 0

    async def wait(self) -> None:
        """With jitter: after an outage, clients should not all reconnect at the same moment."""
        self.failures += 1
        pause = PAUSES[min(self.failures, len(PAUSES)) - 1]
        await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311 - no secret

    def renew(self) -> None:
        self.failures = 0
