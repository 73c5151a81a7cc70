"""Writing records, and reading files of them."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from grachten.rules.errors import GrachtenError, RecordError
from grachten.rules.fair_shuffle import FairShuffle
from grachten.rules.game import Game
from grachten.rules.game_record import RULES_VERSION
from grachten.rules.record_events import RecordEvent, record_event
from grachten.rules.record_format import (
    FORMAT,
    PRACTICE,
    SHUFFLE,
    Player,
    is_kind,
    is_name,
    shuffled_decks,
)
from grachten.rules.strict_json import parse_json


def make_record(
    game: Game,
    players: Sequence[Player],
    shuffle: FairShuffle | None = None,
    *,
    practice: bool = False,
) -> dict[str, Any]:
    """A finished game with everything that happened, for anyone to check.

    With the shuffle that its seed came from, it also tells that nobody chose the cards. A game is
    `practice` if a player took back steps after seeing what followed.
    """
    sheet = game.score_sheet
    if sheet is None:
        raise GrachtenError("A record is written when the game is over.")
    if len(players) != game.players:
        raise GrachtenError(f"{len(players)} names for {game.players} seats.")
    for player in players:
        if not (is_name(player.name) and is_kind(player.kind)):
            raise GrachtenError(
                "A player needs a name and a kind: 'human', 'bot:NAME' or 'human+bot:NAME'."
            )
    if shuffle is not None:
        shuffle.check_deal(game.players, game.seed)
        if shuffle.youngest != game.youngest:
            raise GrachtenError("The shuffle and the game disagree on who is the youngest.")
    deck, contracts = shuffled_decks(game.board, game.seed)
    record = {
        "format": FORMAT,
        "board": game.board.id,
        "rules": RULES_VERSION,
        "seats": [{"name": player.name, "kind": player.kind} for player in players],
        "first": game.first,
        "seed": str(game.seed),
        "deck": deck,
        "contracts": contracts,
        "events": record_events(game),
        "result": {
            "totals": list(sheet.totals),
            "completed": list(sheet.completed),
            "winners": list(sheet.winners),
        },
    }
    if shuffle is not None:
        record[SHUFFLE] = shuffle.to_dict()
    if practice:
        record[PRACTICE] = True
    return record


def record_events(game: Game) -> list[RecordEvent]:
    """Everything that happened so far, as the format writes it."""
    written = (record_event(event, game.board) for event in game.events)
    return [event for event in written if event is not None]


def format_record(record: dict[str, Any]) -> str:
    """One line of a `.jsonl` file, without the line's end."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def read_records(
    path: Path, on_error: Callable[[str, RecordError], None] | None = None
) -> Iterator[tuple[str, Any]]:
    """Every record in a file, with a name for errors: one a line, or one over several lines.

    A line that is no JSON raises a `RecordError`, or is told to `on_error`, and reading goes on.
    """
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline()
            try:
                record = parse_json(first)
            except RecordError:
                yield path.name, _named(path.name, first + file.read())
                return
            yield f"{path.name}, line 1", record
            for number, line in enumerate(file, 2):
                if line.strip():
                    name = f"{path.name}, line {number}"
                    try:
                        record = _named(name, line)
                    except RecordError as error:
                        if on_error is None:
                            raise
                        on_error(name, error)
                    else:
                        yield name, record
    except UnicodeDecodeError:
        raise RecordError(f"{path.name} is not a record: it is not text.") from None
    except OSError as error:
        raise RecordError(f"{path.name} cannot be read: {error.strerror}.") from None


def _named(name: str, text: str) -> Any:
    """JSON from the place of that name, which errors tell."""
    try:
        return parse_json(text)
    except RecordError as error:
        raise RecordError(f"{name}: {error}") from None
