"""Messages between `grachten admin` and the running server: one line of JSON each way.

They find each other by a file in the data folder, with the port and a token, which only the user
who runs the server can read.
"""

from pathlib import Path
from typing import Annotated, Final

import msgspec

from grachten.files import replacing
from grachten.protocol.company import Line
from grachten.protocol.messages import ErrorBody
from grachten.protocol.wire import Wire
from grachten.rules import GrachtenError
from grachten.statuses import Status

FILE: Final = "admin.json"
HOST: Final = "127.0.0.1"
PAGE: Final = 200
"""Rows of a list, at most."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Days = Annotated[float, msgspec.Meta(ge=0, le=100_000)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=PAGE)]

# Requests


class ListTables(Wire, frozen=True, tag="tables"):
    status: Status | None
    limit: Limit
    before: str | None = None
    """`more` of the previous page."""


class EndGame(Wire, frozen=True, tag="end"):
    table: Id


class RemoveTable(Wire, frozen=True, tag="remove"):
    table: Id


class ReadChat(Wire, frozen=True, tag="chat"):
    """What was said at a table, as long as it is in memory; with `clear` it is removed."""

    table: Id
    clear: bool


class FindPeople(Wire, frozen=True, tag="people"):
    name: str
    limit: Limit


class BlockPerson(Wire, frozen=True, tag="block"):
    person: Id
    blocked: bool


class RevokeSessions(Wire, frozen=True, tag="revoke"):
    person: Id


class Prune(Wire, frozen=True, tag="prune"):
    finished_days: Days | None
    unseen_days: Days | None


class StrikeGames(Wire, frozen=True, tag="strike"):
    """Take the person's rated games of the last days, or all of them, out of the ratings."""

    person: Id
    days: Days | None


class AskState(Wire, frozen=True, tag="status"):
    """Asks for a `ServerState`."""


Request = (
    ListTables
    | EndGame
    | RemoveTable
    | ReadChat
    | FindPeople
    | BlockPerson
    | RevokeSessions
    | Prune
    | StrikeGames
    | AskState
)


class Asked(Wire, frozen=True):
    token: str
    request: Request


# Answers


class TableRow(Wire, frozen=True):
    """A table. The log uses its `fingerprint`: anyone who knows the id can open the table."""

    id: str
    fingerprint: str
    status: Status
    public: bool
    host: str
    names: tuple[str | None, ...]
    created: int
    changed: int


class TableRows(Wire, frozen=True):
    tables: tuple[TableRow, ...]
    more: str | None


class ChatRows(Wire, frozen=True):
    lines: tuple[Line, ...]


class PersonRow(Wire, frozen=True):
    """A person, or an outside bot with its `owner`; `here` while they are connected."""

    id: str
    name: str
    kind: str
    owner: str | None
    created: int
    seen: int
    blocked: bool
    here: bool


class PersonRows(Wire, frozen=True):
    people: tuple[PersonRow, ...]


class Carried(Wire, frozen=True):
    """Done."""


class Disconnected(Wire, frozen=True):
    """Done; `connections` live connections were closed."""

    connections: int


class Struck(Wire, frozen=True):
    """So many games no longer count; all ratings are computed anew."""

    games: int


class Removed(Wire, frozen=True):
    tables: int
    people: int


class ServerState(Wire, frozen=True):
    """`tables` and `playing` count what is in memory; other tables are in the database."""

    version: str
    uptime: float
    ready: bool
    tables: int
    playing: int
    connections: int
    thinkers: int
    thinking: int
    waiting: int
    database: bool


class AdminAnswer(Wire, frozen=True):
    """Either an `error` or a `result`."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    error: ErrorBody | None = None


# Finding the server


class AdminAddress(Wire, frozen=True):
    port: int
    token: str


def write_address(folder: Path, address: AdminAddress) -> None:
    """Write the file atomically, readable by this user only from the start."""
    with replacing(folder / FILE) as file:
        file.write_bytes(msgspec.json.encode(address))


def read_address(folder: Path) -> AdminAddress:
    path = folder / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=AdminAddress)
    except FileNotFoundError:
        raise no_server(folder) from None
    except PermissionError:
        raise GrachtenError(
            f"{path} cannot be read: use the account that the server runs under."
        ) from None
    except OSError as error:
        raise GrachtenError(f"{path} cannot be read: {error.strerror}.") from None
    except msgspec.MsgspecError:
        raise GrachtenError(f"{path} is damaged: restart the server.") from None


def no_server(folder: Path) -> GrachtenError:
    return GrachtenError(f"No server is using the folder {folder}.")
