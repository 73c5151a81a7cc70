"""Finding opponents: searches, invitations, people one has met, and blocks."""

from typing import Annotated

import msgspec

from grachten import statuses
from grachten.kernel.boards import FEWEST_PLAYERS
from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import Clock
from grachten.protocol.wire import Count, Handle, TableId, Wire
from grachten.rules.board import PLAYER_COUNTS

GamePace = statuses.GamePace
TableSize = Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MAX_SEATS)]


class Wish(Wire, frozen=True):
    """What I would play: at tables of which sizes, `live` or `slow` (over days), and whether it
    shall count."""

    players: tuple[TableSize, ...] = tuple(PLAYER_COUNTS)
    pace: GamePace = "live"
    rated: bool = True


class Search(Wire, frozen=True):
    """My current search, always sent whole: it replaces the one before.

    I have `waited` so many milliseconds, with `others` who look for the same pace and kind.
    `soon` is how many milliseconds it takes until those who wait now would make a table; null if
    somebody else has to come. `table` is the table found, or null; I must be ready there within
    `answer_in` milliseconds.
    """

    wish: Wish
    waited: int
    others: Count
    soon: int | None
    table: TableId | None
    answer_in: int | None


class OpenTable(Wire, frozen=True):
    """A public table with a free seat, where `names` has null."""

    id: TableId
    names: tuple[str | None, ...]
    clock: Clock | None


class Invitation(Wire, frozen=True):
    """Somebody I have played with, `name` and `handle`, has a seat for me at their `table`. `at` is
    when they said so, in milliseconds since 1970."""

    table: TableId
    name: str
    handle: Handle
    at: int


class Finding(Wire, frozen=True):
    """How one might come to a game: my search, if I look for opponents; how many people do; some
    public tables with free seats; and who has invited me."""

    search: Search | None
    waiting: Count
    tables: tuple[OpenTable, ...]
    invitations: tuple[Invitation, ...]


class Invite(Wire, frozen=True):
    """Whom to invite: somebody I have played with."""

    handle: Handle


class InvitationChoice(Wire, frozen=True):
    """Whether people I have played with may invite me."""

    invitable: bool


class Opponent(Wire, frozen=True):
    """Somebody I have played with, under the name they had then. `met` is when that game ended, in
    milliseconds since 1970; `invitable` is their choice."""

    handle: Handle
    name: str
    met: int
    invitable: bool


class Opponents(Wire, frozen=True):
    people: tuple[Opponent, ...]


class Blocked(Wire, frozen=True):
    """Somebody I have blocked, `at` that time, in milliseconds since 1970."""

    handle: Handle
    name: str
    at: int


class Blocks(Wire, frozen=True):
    people: tuple[Blocked, ...]
