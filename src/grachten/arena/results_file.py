"""Results in a file that an arena can continue: JSON Lines, a header and then one game per line.

Lines are in the order in which games ended, which readers must not rely on. A crash or a power cut
loses the line that was being written, and no other.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from filelock import lock_descriptor

from grachten import __version__
from grachten.arena.deals import seating
from grachten.arena.played import PlayedGame
from grachten.rules import RULES_VERSION, Board, GrachtenError

FORMAT: Final = "grachten-arena/1"
_START: Final = f'{{"format":"{FORMAT}"'.encode()
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError)


@dataclass(frozen=True)
class Header:
    """What all games of a file have in common."""

    board: str
    fingerprint: str
    seed: int
    limit: float | None
    rules: str = RULES_VERSION
    version: str = __version__
    """The version of the program that created the file."""


def header_for(board: Board, seed: int, limit: float | None) -> Header:
    """The header of a results file for an arena with this board, seed and limit."""
    return Header(board.id, board_fingerprint(board), seed, limit)


def board_fingerprint(board: Board) -> str:
    """A hash of everything on a board that affects play, and nothing else."""
    facts = (
        (board.players, board.carts, board.end_at_carts, board.hand, board.wild_limit),
        (board.route_points, list(board.transport.items()), board.merchandise),
        list(board.merchandise_bonus.items()),
        [(r.ends, r.length, r.colour, r.cart, r.twin) for r in board.routes],
        [(c.ends, c.value) for c in board.contracts],
    )
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def read_results(path: Path) -> tuple[Header, list[PlayedGame]] | None:
    """The contents of a file, without an unfinished last line; None if it is empty."""
    found = _read(path)
    return None if found is None else found[:2]


@contextmanager
def results_file(path: Path, header: Header) -> Iterator["ResultsFile"]:
    """A file to add games to: a new one, or one with the same header.

    `version` may differ: games of an older version are still valid. If no game is added, a new file
    is not created.
    """
    is_new = not path.exists()
    with _opened(path) as file:
        found = _read(path)
        results = ResultsFile(path, file, header if found is None else None)
        if found is not None:
            theirs, results.games, length = found
            check_same(path, theirs, header)
            file.truncate(length)  # drop an unfinished line
        try:
            yield results
        finally:
            with suppress(OSError):
                if is_new and file.seek(0, os.SEEK_END) == 0:
                    path.resolve().unlink()  # a link may have been there before
                os.fsync(file.fileno())


class ResultsFile:
    """`games` are those that were there when it was opened."""

    def __init__(self, path: Path, file: IO[bytes], header: Header | None) -> None:
        self.games: list[PlayedGame] = []
        self._path = path
        self._file = file
        self._header = header  # as long as it is still to be written

    def add(self, game: PlayedGame) -> None:
        if self._header is not None:
            self._file.truncate(0)  # of a header that was not finished
            header = msgspec.to_builtins(self._header)
            self._write({"format": FORMAT, **header, "seed": str(self._header.seed)})
            self._header = None
        self._write(game)

    def _write(self, value: PlayedGame | dict[str, Any]) -> None:
        """Write one line, unbuffered, so that nothing can be lost."""
        line = msgspec.json.encode(value) + b"\n"
        end = self._file.seek(0, os.SEEK_END)
        try:
            written = 0
            while written < len(line):
                written += self._file.write(line[written:])
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(end)  # no half line
            raise GrachtenError(f"{self._path} cannot be written: {error.strerror}.") from None


def check_same(path: Path, theirs: Header, ours: Header) -> None:
    """Raises if games cannot be compared."""
    if (theirs.board, theirs.fingerprint) != (ours.board, ours.fingerprint):
        other = theirs.board if theirs.board != ours.board else f"another {theirs.board}"
        raise GrachtenError(f"{path} holds games on the board {other!r}, not on this one.")
    if theirs.rules != ours.rules:
        raise GrachtenError(
            f"{path} holds games played by rules version {theirs.rules}; "
            f"this edition supports version {ours.rules}."
        )
    if theirs.seed != ours.seed:
        raise GrachtenError(f"{path} was started with the seed {theirs.seed}, not {ours.seed}.")
    if theirs.limit != ours.limit:
        raise GrachtenError(
            f"{path} was started with {_limit_words(theirs.limit)}, not {_limit_words(ours.limit)}."
        )


def _limit_words(limit: float | None) -> str:
    return "no time limit" if limit is None else f"a limit of {limit:g} seconds"


@contextmanager
def _opened(path: Path) -> Iterator[IO[bytes]]:
    """Lock the file for one arena at a time."""
    try:
        if path.exists() and not path.is_file():
            raise GrachtenError(f"{path} cannot be written: it is not a file.")
        file = path.open("a+b", buffering=0)
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
    with file:
        is_ours = True
        if sys.platform != "win32":  # where a lock would keep readers out as well
            with suppress(OSError):  # a disk without locks
                is_ours = lock_descriptor(file.fileno(), blocking=False)
        if not is_ours:
            raise GrachtenError(f"{path} is in use by another arena.")
        yield file


def _read(path: Path) -> tuple[Header, list[PlayedGame], int] | None:
    """The header, the games, and the length of the file up to its last whole line."""
    try:
        if not path.exists():
            return None
        if not path.is_file():
            raise GrachtenError(f"{path} cannot be read: it is not a file.")
        content = path.read_bytes()
    except OSError as error:
        raise GrachtenError(f"{path} cannot be read: {error.strerror}.") from None
    *lines, torn = content.split(b"\n")
    if not lines:
        if torn.startswith(_START) or _START.startswith(torn):
            return None  # even its header is unfinished
        raise GrachtenError(f"{path} is not a file of arena results.")
    header = _read_header(path, lines[0])
    games: dict[tuple[Any, ...], PlayedGame] = {}
    for number, line in enumerate(lines[1:], 2):
        game = _read_game(path, line, number)
        games.setdefault((game.table, game.deal, game.rotation), game)
    return header, list(games.values()), len(content) - len(torn)


def _read_header(path: Path, line: bytes) -> Header:
    try:
        data = msgspec.json.decode(line, type=dict[str, str | float | None])
        if data.pop("format", None) == FORMAT:
            return msgspec.convert(data, Header, strict=False)  # the seed is written as text
    except _UNREADABLE:
        pass
    raise GrachtenError(f"{path} is not a file of arena results: its first line is not a header.")


def _read_game(path: Path, line: bytes, number: int) -> PlayedGame:
    try:
        game = msgspec.json.decode(line, type=PlayedGame)
        bots = game.result.bots  # which checks the ranks as well
        if bots == seating(game.table, game.rotation) and 0 <= game.rotation < len(game.table):
            return game
    except (*_UNREADABLE, GrachtenError):
        pass
    raise GrachtenError(f"Line {number} of {path} is not an arena game.")
