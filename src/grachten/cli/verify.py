"""`grachten verify`: recorded games against the rules."""

from pathlib import Path
from typing import Any, Final

import typer

from grachten.cli.console import each, out, prepare_kernel, print_json
from grachten.rules import Board, RecordError, read_records, verify_record

SHOWN: Final = 10
"""More lines than this of a file full of errors help nobody."""


def verify_file(path: Path, board_name: str | None, *, as_json: bool) -> None:
    """Check every record in a file. The exit code is 1 if any breaks the rules."""
    board = None if board_name is None else Board.load(board_name)
    prepare_kernel()
    results: list[dict[str, Any]] = []

    def no_record(name: str, error: RecordError) -> None:
        results.append(_refusal(name, error))

    records = read_records(path, no_record)
    for name, record in each(records, _lines(path), f"Checking {path.name}", "games"):
        results.append(_check(name, record, board))
    wrong = [result for result in results if not result["valid"]]
    if as_json:
        print_json({"games": len(results), "wrong": len(wrong), "records": results})
    else:
        _tell(path, results, wrong)
    if wrong:
        raise typer.Exit(1)


def _lines(path: Path) -> int:
    """About how many records there are, for the progress bar."""
    if not path.is_file():
        return 1  # a pipe can be read only once; and if nothing is there, reading it will say so
    with path.open("rb") as file:
        return sum(1 for _ in file)


def _check(name: str, record: Any, board: Board | None) -> dict[str, Any]:
    try:
        game = verify_record(record, board)
    except RecordError as error:
        return _refusal(name, error)
    sheet = game.score_sheet
    assert sheet is not None
    return {
        "record": name,
        "valid": True,
        "totals": list(sheet.totals),
        "winners": list(sheet.winners),
    }


def _refusal(name: str, error: RecordError) -> dict[str, Any]:
    return {
        "record": name,
        "valid": False,
        "error": str(error).removeprefix(f"{name}: "),
        "event": error.event,
        "rule": error.rule,
    }


def _tell(path: Path, results: list[dict[str, Any]], wrong: list[dict[str, Any]]) -> None:
    for result in wrong[:SHOWN]:
        out.print(f"{result['record']}: {result['error']}", markup=False, soft_wrap=True)
    if len(wrong) > SHOWN:
        out.print(f"… and {len(wrong) - SHOWN:,} more.")
    if wrong and len(results) > 1:
        out.print(f"{len(wrong):,} of {len(results):,} games break the rules.")
    if not wrong and len(results) == 1:
        out.print(f"{path.name}: the game follows the rules, and its decks the seed.", markup=False)
    if not wrong and len(results) > 1:
        out.print(
            f"{path.name}: all {len(results):,} games follow the rules, and their decks the seeds.",
            markup=False,
        )
