"""People and their outside bots, as they travel."""

from grachten.protocol.wire import Handle, Name, Wire


class Me(Wire, frozen=True):
    """Who I am here. Nobody else ever learns the id; by the handle others know me.
    While I am `followable`, others can find the table I play at."""

    id: str
    name: str
    bot: bool
    handle: Handle
    followable: bool = False


class NewName(Wire, frozen=True):
    name: Name


class Followers(Wire, frozen=True):
    """Whether others may follow me to the table I play at."""

    followable: bool


class MoveCode(Wire, frozen=True):
    """Typed in, or opened as a link, on another device, it makes me the same person there.

    It works once, for `seconds`.
    """

    code: str
    path: str
    seconds: int


class Arrive(Wire, frozen=True):
    code: str


class NewBot(Wire, frozen=True):
    name: Name


class OutsideBot(Wire, frozen=True):
    """A bot of mine that runs elsewhere. Its token is shown once, when it is made."""

    name: str
    token: str | None
    here: bool


class OutsideBots(Wire, frozen=True):
    bots: tuple[OutsideBot, ...]
