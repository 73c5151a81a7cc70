"""`grachten verify`: recorded games against the rules."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from grachten.cli.console import each, out, prepare_kernel, print_json
from grachten.rules import Board, GrachtenError, RecordError, read_records, verify_record

SHOWN: Final = 10
"""Errors shown for one file, at most."""


@dataclass(frozen=True)
class Promise:
    """What a player knows from before the deal: the commitment, and the bytes that they added."""

    commitment: str | None
    added: str | None


def verify_file(
    path: Path, board_name: str | None, commitment: str | None, added: str | None, *, as_json: bool
) -> None:
    """Check every record in a file. The exit code is 1 if any of them fails.

    The commitment and the bytes from before the deal are a promise that every record must keep.
    """
    promised = None
    if commitment is not None or added is not None:
        promised = Promise(
            _parse_hex(commitment, "A commitment is 64 hexadecimal digits."),
            _parse_hex(added, "The bytes of a player are 64 hexadecimal digits."),
        )
    board = None if board_name is None else Board.load(board_name)
    prepare_kernel()
    results: list[dict[str, Any]] = []

    def no_record(name: str, error: RecordError) -> None:
        results.append(_refusal(name, error, fair=None))

    records = read_records(path, no_record)
    for name, record in each(records, _lines(path), f"Checking {path.name}", "games"):
        results.append(_check(name, record, board, promised))
    wrong = [result for result in results if not result["valid"]]
    if as_json:
        print_json({"games": len(results), "wrong": len(wrong), "records": results})
    else:
        _tell(path, results, wrong, promised)
    if wrong:
        raise typer.Exit(1)


def _lines(path: Path) -> int:
    """The approximate number of records, for the progress bar."""
    if not path.is_file():
        return 1  # a pipe can be read only once; a missing file is reported when it is read
    with path.open("rb") as file:
        return sum(1 for _ in file)


def _parse_hex(text: str | None, otherwise: str) -> str | None:
    if text is not None and not re.fullmatch(r"[0-9A-Fa-f]{64}", text):
        raise GrachtenError(otherwise)
    return None if text is None else text.lower()


def _check(name: str, record: Any, board: Board | None, promised: Promise | None) -> dict[str, Any]:
    has_shuffle = isinstance(record, dict) and "shuffle" in record
    try:
        game = verify_record(record, board)
        if promised is not None:
            _check_promise(record, promised)
    except RecordError as error:
        return _refusal(name, error, fair=False if has_shuffle else None)
    sheet = game.score_sheet
    assert sheet is not None
    return {
        "record": name,
        "valid": True,
        "totals": list(sheet.totals),
        "winners": list(sheet.winners),
        "fair": True if has_shuffle else None,
    }


def _check_promise(record: dict[str, Any], promised: Promise) -> None:
    """Raises unless a valid record was dealt as promised."""
    if "shuffle" not in record:
        raise RecordError("The record has no shuffle that could match the commitment.")
    found = record["shuffle"]["commitment"]
    if promised.commitment not in (None, found):
        raise RecordError(
            f"The shuffle is not the one you were promised: its commitment is {found}.", rule="2.1"
        )
    given = [each["bytes"] for each in record["shuffle"]["contributions"]]
    if promised.added is not None and promised.added not in given:
        raise RecordError("The bytes that you added are not in the shuffle.", rule="2.1")


def _refusal(name: str, error: RecordError, *, fair: bool | None) -> dict[str, Any]:
    """What is wrong with a record; `fair` is false if its shuffle proves nothing."""
    return {
        "record": name,
        "valid": False,
        "error": str(error).removeprefix(f"{name}: "),
        "event": error.event,
        "rule": error.rule,
        "fair": fair,
    }


def _tell(
    path: Path,
    results: list[dict[str, Any]],
    wrong: list[dict[str, Any]],
    promised: Promise | None,
) -> None:
    for result in wrong[:SHOWN]:
        out.print(f"{result['record']}: {result['error']}", markup=False, soft_wrap=True)
    if len(wrong) > SHOWN:
        out.print(f"… and {len(wrong) - SHOWN:,} more.")
    if wrong and len(results) > 1:
        problem = "break the rules" if promised is None else "break the rules or the promise"
        out.print(f"{len(wrong):,} of {len(results):,} games {problem}.")
    if not wrong and len(results) == 1:
        found = _findings(results[0], promised)
        out.print(f"{path.name}: the game follows the rules{found}.", markup=False, soft_wrap=True)
    if not wrong and len(results) > 1:
        out.print(
            f"{path.name}: all {len(results):,} games follow the rules, and their decks the seeds.",
            markup=False,
        )


def _findings(result: dict[str, Any], promised: Promise | None) -> str:
    """What else is true of a game that follows the rules.

    Without a commitment from elsewhere, all we know is that the record agrees with itself.
    """
    if not result["fair"]:
        return ", and its decks the seed"
    promise = "the record's own commitment"
    if promised is not None and promised.commitment is not None:
        promise = "what was promised before the deal"
    yours = "" if promised is None or promised.added is None else ", with your bytes in it"
    return f", its decks the seed, and its shuffle {promise}{yours}"
