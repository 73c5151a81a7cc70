"""`grachten admin`: an operator's requests to the running server."""

import socket
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from grachten.cli.console import out, print_json
from grachten.rules import GrachtenError
from grachten.server.admin.messages import (
    HOST,
    PAGE,
    AdminAnswer,
    Asked,
    AskState,
    BlockPerson,
    Carried,
    ChatRows,
    Disconnected,
    EndGame,
    FindPeople,
    ListTables,
    PersonRows,
    Prune,
    ReadChat,
    Removed,
    RemoveTable,
    Request,
    RevokeSessions,
    ServerState,
    StrikeGames,
    Struck,
    TableRow,
    TableRows,
    no_server,
    read_address,
)
from grachten.server.settings import data_path
from grachten.statuses import Status

_Result = TypeVar("_Result")

PATIENCE: Final = 600.0
"""Seconds for an answer: pruning a large database takes minutes."""


class Operator:
    """An operator: anyone who can read the server's data folder."""

    def __init__(self, data: Path | None, *, as_json: bool) -> None:
        self._folder = data_path(data)
        self._as_json = as_json

    def status(self) -> None:
        state = self._ask(AskState(), ServerState)
        uptime = timedelta(seconds=int(state.uptime))
        self._show(
            state,
            f"Grachten {state.version} has been running for {uptime}.",
            "All games have resumed." if state.ready else "Games are still being resumed.",
            f"{_counted(state.tables, 'table')} in memory, {state.playing} of them playing; "
            f"{_counted(state.connections, 'live connection')}.",
            f"{state.thinking} of {_counted(state.thinkers, 'process', 'processes')} busy; "
            f"{_counted(state.waiting, 'bot')} waiting.",
            "The database is writable."
            if state.database
            else "[bold]The database is not writable.[/]",
        )

    def tables(self, status: Status | None, limit: int) -> None:
        rows: list[TableRow] = []
        more: str | None = None
        while len(rows) < limit:
            wanted = ListTables(status, min(PAGE, limit - len(rows)), more)
            page = self._ask(wanted, TableRows)
            rows += page.tables
            more = page.more
            if more is None:
                break
        if self._as_json:
            print_json([msgspec.to_builtins(row) for row in rows])
            return
        _print_rows(
            ("table", "in the log", "status", "public", "players", "changed"),
            (
                (
                    row.id,
                    row.fingerprint,
                    row.status,
                    "yes" if row.public else "",
                    ", ".join(name or "–" for name in row.names),
                    _time(row.changed),
                )
                for row in rows
            ),
            nothing="There are no such tables.",
        )
        if more is not None:
            out.print("There are more: raise --limit to see them.")

    def end(self, table: str) -> None:
        self._show(self._ask(EndGame(table), Carried), "The game has been ended.")

    def chat(self, table: str, *, clear: bool) -> None:
        found = self._ask(ReadChat(table, clear), ChatRows)
        if self._as_json:
            print_json([msgspec.to_builtins(line) for line in found.lines])
            return
        _print_rows(
            ("when", "who", "what"),
            ((_time(line.at), line.name, line.text or line.phrase or "") for line in found.lines),
            nothing="Nothing has been said at this table lately.",
        )
        if clear and found.lines:
            out.print("It has been removed from the table.")

    def remove(self, table: str) -> None:
        self._show(self._ask(RemoveTable(table), Carried), "The table has been removed.")

    def people(self, name: str, limit: int) -> None:
        found = self._ask(FindPeople(name, limit), PersonRows).people
        if self._as_json:
            print_json([msgspec.to_builtins(person) for person in found])
            return
        _print_rows(
            ("person", "name", "kind", "last seen", "connected", "blocked"),
            (
                (
                    person.id,
                    person.name,
                    person.kind,
                    _time(person.seen),
                    "yes" if person.here else "",
                    "yes" if person.blocked else "",
                )
                for person in found
            ),
            nothing="Nobody has that name.",
        )

    def block(self, person: str, *, blocked: bool) -> None:
        done = self._ask(BlockPerson(person, blocked), Disconnected)
        self._show(done, f"Blocked; {_closed(done)}." if blocked else "No longer blocked.")

    def revoke(self, person: str) -> None:
        done = self._ask(RevokeSessions(person), Disconnected)
        self._show(done, f"All sessions and tokens are revoked; {_closed(done)}.")

    def prune(self, finished_days: float | None, unseen_days: float | None) -> None:
        if finished_days is None and unseen_days is None:
            raise GrachtenError("Say what to prune: --finished-days or --unseen-days.")
        done = self._ask(Prune(finished_days, unseen_days), Removed)
        people = _counted(done.people, "person", "people")
        self._show(done, f"Removed {_counted(done.tables, 'table')} and {people}.")

    def strike(self, person: str, days: float | None) -> None:
        done = self._ask(StrikeGames(person, days), Struck)
        games = _counted(done.games, "game")
        self._show(done, f"Took {games} out; all ratings are computed anew.")

    def _show(self, result: Any, *lines: str) -> None:
        if self._as_json:
            print_json(msgspec.to_builtins(result))
        else:
            for line in lines:
                out.print(line, soft_wrap=True)

    def _ask(self, request: Request, answer: type[_Result]) -> _Result:
        address = read_address(self._folder)
        sent = msgspec.json.encode(Asked(address.token, request)) + b"\n"
        try:
            with socket.create_connection((HOST, address.port), PATIENCE) as line:
                line.sendall(sent)
                heard = b"".join(iter(lambda: line.recv(1 << 16), b""))
            said = msgspec.json.decode(heard, type=AdminAnswer)
        except TimeoutError:
            raise GrachtenError("The server does not answer.") from None
        except (OSError, msgspec.MsgspecError):  # an old file, or it has just stopped
            raise no_server(self._folder) from None
        if said.error is not None:
            raise GrachtenError(said.error.message)
        return msgspec.json.decode(said.result, type=answer)


def _print_rows(heads: Sequence[str], rows: Iterable[Sequence[str]], *, nothing: str) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, no_wrap=number == 0, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))  # names are no markup
    if table.row_count:
        out.print(table)
    else:
        out.print(nothing)


def _time(milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
    return f"{moment:%Y-%m-%d %H:%M}"


def _counted(number: int, one: str, many: str | None = None) -> str:
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def _closed(done: Disconnected) -> str:
    return f"{_counted(done.connections, 'live connection')} closed"
