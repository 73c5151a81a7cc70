"""Checking a record against the rules, without trusting it.

The decks must follow from the seed, and the seed from the shuffle where one is told. Then the
game is played again: what players chose is read from the record and must be allowed; everything
else must be in it exactly as the rules make it happen.
"""

from collections import Counter
from typing import Any

from grachten.rules.board import Board, board_names
from grachten.rules.errors import RecordError, short
from grachten.rules.fair_shuffle import FairShuffle
from grachten.rules.game import Game
from grachten.rules.game_record import check_rules, parse_seed
from grachten.rules.record_format import (
    FORMAT,
    HEADER,
    PRACTICE,
    SHUFFLE,
    is_kind,
    is_name,
    shuffled_decks,
)
from grachten.rules.record_replay import Replay
from grachten.rules.strict_json import check_keys, is_same, is_whole


def verify_record(record: object, board: Board | None = None) -> Game:
    """The game that a record tells, or a `RecordError` that names the event and the rule it breaks.

    A record on a board of one's own needs that board.
    """
    if not isinstance(record, dict):
        raise RecordError("A record is a JSON object.")
    optional = [key for key in (SHUFFLE, PRACTICE) if key in record]
    check_keys(record, (*HEADER, *optional), "The record")
    if record["format"] != FORMAT:
        raise RecordError(f"This is not a record: its format is not {FORMAT!r}.")
    if record.get(PRACTICE, True) is not True:
        raise RecordError(f"'{PRACTICE}' must be true or left out.")
    check_rules(record["rules"])
    board = _check_board(record["board"], board)
    players = _check_seats(record["seats"], board)
    first = record["first"]
    if not is_whole(first) or not 0 <= first < players:
        raise RecordError(f"'first' must be a seat from 0 to {players - 1}.", rule="2.5")
    seed = parse_seed(record["seed"])
    youngest = _check_shuffle(record[SHUFFLE], players, seed) if SHUFFLE in record else first
    _check_decks(record, board, seed)
    if not isinstance(record["events"], list):
        raise RecordError("'events' must be a list.")
    game = Game.new(players, seed, board, youngest)
    if game.first != first:
        who = "the seed draws" if youngest is None else "the youngest is"
        raise RecordError(f"'first' is seat {first}, and {who} seat {game.first}.", rule="2.5")
    Replay(game, record["events"]).run()
    _check_result(record["result"], game)
    return game


def _check_board(name: object, board: Board | None) -> Board:
    if board is None:
        if name not in board_names():
            known = ", ".join(board_names())
            raise RecordError(
                f"The record's board {short(name)} does not come with this edition ({known} does): "
                "name its board file."
            )
        return Board.load(str(name))
    if board.id != name:
        raise RecordError(f"The record is for the board {short(name)}, not {board.id!r}.")
    return board


def _check_seats(seats: object, board: Board) -> int:
    fewest, most = board.players
    if not isinstance(seats, list) or not fewest <= len(seats) <= most:
        raise RecordError(f"'seats' must list {fewest} to {most} players.", rule="1.1")
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict):
            raise RecordError(f"Seat {number} must have a name and a kind.")
        check_keys(seat, ("name", "kind"), f"Seat {number}")
        kind = seat["kind"]
        if not is_name(seat["name"]):
            raise RecordError(f"Seat {number}'s name must be a string.")
        if not is_kind(kind):
            raise RecordError(
                f"Seat {number}'s kind must be 'human', 'bot:NAME' or 'human+bot:NAME'."
            )
    return len(seats)


def _check_shuffle(told: object, players: int, seed: int) -> int | None:
    """The seat that was marked as the youngest, if one was."""
    shuffle = FairShuffle.from_dict(told)
    shuffle.check_deal(players, seed)
    return shuffle.youngest


def _check_decks(record: dict[str, Any], board: Board, seed: int) -> None:
    deck, contracts = shuffled_decks(board, seed)
    printed = Counter({card: count for card, count in board.transport.items() if count})
    if not _is_list_of(record["deck"], str) or Counter(record["deck"]) != printed:
        raise RecordError("'deck' does not hold the transport cards of this board.", rule="1.3")
    if not _is_list_of(record["contracts"], int) or sorted(record["contracts"]) != sorted(
        contracts
    ):
        raise RecordError("'contracts' does not hold each contract of this board.", rule="1.4")
    for name, by_seed in (("deck", deck), ("contracts", contracts)):
        for place, (here, right) in enumerate(zip(record[name], by_seed, strict=True)):
            if here != right:
                raise RecordError(
                    f"{name!r} does not follow from the seed: card {place} is {here!r}, "
                    f"and the seed shuffles {right!r} there.",
                    rule="2.1" if name == "deck" else "2.3",
                )


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(type(entry) is kind for entry in value)


def _check_result(result: object, game: Game) -> None:
    sheet = game.score_sheet
    assert sheet is not None
    if not isinstance(result, dict):
        raise RecordError("'result' must be an object.")
    check_keys(result, ("totals", "completed", "winners"), "'result'")
    right = {"totals": sheet.totals, "completed": sheet.completed, "winners": sheet.winners}
    for name, values in right.items():
        if not is_same(result[name], list(values)):
            raise RecordError(
                f"'result' says {name} {short(result[name])}; by the rules it is {list(values)}.",
                rule="7.4" if name == "winners" else "7.2",
            )
