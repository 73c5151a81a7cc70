"""A game as its seed and its actions: what is stored, and what replays exactly."""

from dataclasses import dataclass
from typing import Any, Final

from grachten.rules.actions import Action, TakeFaceUp
from grachten.rules.board import Board
from grachten.rules.errors import OtherRules, RecordError, short
from grachten.rules.showing import picture
from grachten.rules.strict_json import is_whole

FORMAT: Final = "grachten-game/1"
RULES_VERSION: Final = "2"
"""Raised whenever the same seed and actions would lead elsewhere."""


@dataclass(frozen=True, slots=True)
class Play:
    """An action of a seat."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything needed to play a game again: `Game.replay(record)`.

    `youngest` is the seat that was marked as the youngest, or None where the seed drew who began.
    """

    board: str
    players: int
    seed: int
    youngest: int | None
    plays: tuple[Play, ...]
    rules: str = RULES_VERSION

    def _repr_svg_(self) -> str | None:
        """The position to which the game came, in a notebook."""
        return picture(self)

    def to_dict(self) -> dict[str, Any]:
        """As JSON takes it. An action is [seat, number] or, for a market space, one more."""
        return {
            "format": FORMAT,
            "rules": self.rules,
            "board": self.board,
            "players": self.players,
            "youngest": self.youngest,
            "seed": str(self.seed),
            "actions": [_play_to_list(play) for play in self.plays],
        }

    @staticmethod
    def from_dict(data: object, board: Board) -> "GameRecord":
        """Read what `to_dict` wrote, for a game on this board."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(f"This is not a stored game: its format is not {FORMAT!r}.")
        check_rules(data.get("rules"))
        if data.get("board") != board.id:
            raise RecordError(f"The game was played on another board than {board.id!r}.")
        players, youngest, rows = data.get("players"), data.get("youngest"), data.get("actions")
        if not is_whole(players):
            raise RecordError("'players' must be a whole number.")
        if not (youngest is None or is_whole(youngest)):
            raise RecordError("'youngest' must be a seat or null.")
        if not isinstance(rows, list):
            raise RecordError("'actions' must be a list.")
        plays = tuple(_play_from_list(row, index, board) for index, row in enumerate(rows))
        return GameRecord(board.id, players, parse_seed(data.get("seed")), youngest, plays)


def check_rules(version: object) -> None:
    """Refuse a game of other rules: its seed and actions would lead elsewhere here."""
    if not isinstance(version, str):
        raise RecordError(
            f"'rules' must be a string such as {RULES_VERSION!r}, not {short(version)}."
        )
    if version != RULES_VERSION:
        theirs = version if version.isdecimal() and len(version) < 5 else short(version)
        raise OtherRules(
            f"This game was played by rules version {theirs}; "
            f"this edition supports version {RULES_VERSION}."
        )


def parse_seed(text: object) -> int:
    """A seed as records write it: decimal digits, no sign, no leading zeros."""
    if (
        not isinstance(text, str)
        or not (text.isascii() and text.isdigit())
        or len(text) > 78
        or str(seed := int(text)) != text
        or seed >= 2**256
    ):
        raise RecordError("'seed' must be a whole number from 0 to 2**256 - 1, as a string.")
    return seed


def _play_to_list(play: Play) -> list[int]:
    row = [play.seat, play.action.id]
    if isinstance(play.action, TakeFaceUp) and play.action.space is not None:
        row.append(play.action.space)
    return row


def _play_from_list(row: object, index: int, board: Board) -> Play:
    if (
        not isinstance(row, list)
        or not 2 <= len(row) <= 3
        or not all(is_whole(number) for number in row)
        or not 0 <= row[1] < len(board.actions)
    ):
        raise RecordError(f"Action {index} must be a seat and a number of an action.")
    action = board.actions[row[1]]
    if len(row) == 3:
        if not isinstance(action, TakeFaceUp):
            raise RecordError(f"Action {index} names a market space but takes no face-up card.")
        action = TakeFaceUp(action.card, row[2])
    return Play(row[0], action)
