"""What a new server does before the first game, as it travels."""

from grachten.protocol.wire import Wire


class PreparationState(Wire, frozen=True):
    """How much is done, from 0 to 1. Until then, games wait before they begin."""

    done: float
