"""The open exchange format `grachten-record/1`: writing it, and reading files of it."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from grachten.kernel import games as kernel
from grachten.kernel.layout import GAME
from grachten.kernel.shuffling import seed_words
from grachten.rules.board import Board
from grachten.rules.errors import GrachtenError, RecordError
from grachten.rules.fair_shuffle import FairShuffle
from grachten.rules.game import Game
from grachten.rules.game_record import RULES_VERSION
from grachten.rules.record_events import RecordEvent, record_event
from grachten.rules.state import GameState

FORMAT: Final = "grachten-record/1"
_KIND: Final = re.compile(r"human|(human\+)?bot:.+", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Player:
    """Who played a seat: a name, and "human", "bot:" and what it was, or "human+bot:" and what
    played for them for a while."""

    name: str
    kind: str = "human"


def make_record(
    game: Game, players: Sequence[Player], shuffle: FairShuffle | None = None
) -> dict[str, Any]:
    """A finished game with everything that happened, for anyone to check.

    With the shuffle that its seed came from, it also tells that nobody chose the cards.
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
            raise GrachtenError("The shuffle and the game differ in who is the youngest.")
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
        record["shuffle"] = shuffle.to_dict()
    return record


def is_name(value: object) -> bool:
    """A text that every file can hold."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_kind(value: object) -> bool:
    """ "human", or "bot:" and what it was, or both: a bot played for a person for a while."""
    return isinstance(value, str) and _KIND.fullmatch(value) is not None


def record_events(game: Game) -> list[RecordEvent]:
    """Everything that happened so far, as the format writes it."""
    written = (record_event(event, game.board) for event in game.events)
    return [event for event in written if event is not None]


def shuffled_decks(board: Board, seed: int) -> tuple[list[str], list[int]]:
    """Both decks as the seed shuffles them before the deal, top first."""
    games = np.zeros(1, GAME)
    kernel.shuffled_decks(board.tables, games, 0, seed_words(seed))
    state = GameState(games)
    return list(state.deck), list(state.contract_deck)


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


def parse_json(text: str) -> Any:
    """JSON as the standard has it: no key twice, no infinities."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"This is not JSON: {error.msg} ({where}).") from None
    except (ValueError, RecursionError):
        raise RecordError("This is not a record: a number or its nesting is too large.") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"The key {key!r} appears twice in one object.")
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise RecordError(f"{name} is not a JSON number.")
