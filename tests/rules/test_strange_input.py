"""Values that make no sense, and games that travel: nothing is half done, nothing gets lost."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grachten.rules import (
    Board,
    ClaimRoute,
    DrawBlind,
    Game,
    GameRecord,
    GrachtenError,
    IllegalAction,
    KeepContracts,
    Payment,
    Player,
    RecordError,
    TakeFaceUp,
    make_record,
    read_records,
)
from grachten.rules.errors import OtherRules

TINY = Path(__file__).parents[1] / "boards" / "tiny.toml"


def everything(game: Game) -> tuple[Any, ...]:
    return game.state.games.tobytes(), game.events, game.record()


@pytest.mark.parametrize("seat", [True, 1.0, "1", None.__class__, 7, -1, 10**100])
def test_a_seat_that_is_none_changes_nothing(seat: Any) -> None:
    game = Game.new(2, 1)
    before = everything(game)
    for call in (
        lambda: game.play(KeepContracts("both"), seat),
        lambda: game.view(seat),
        lambda: game.events_for(seat),
        lambda: game.legal_for(seat),
    ):
        with pytest.raises(GrachtenError) as refusal:
            call()
        assert len(str(refusal.value)) < 150
    assert everything(game) == before


@pytest.mark.parametrize(
    "action",
    [
        None,
        "pass",
        5,
        DrawBlind,
        KeepContracts([]),  # type: ignore[arg-type]
        TakeFaceUp("pink", True),
        TakeFaceUp("pink", 1.5),  # type: ignore[arg-type]
        ClaimRoute(None, Payment("red")),  # type: ignore[arg-type]
        ClaimRoute(Board.load().routes[0], None),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    game = Game.new(2, 1)
    game.play(KeepContracts("both"))
    game.play(KeepContracts("both"))
    before = everything(game)
    with pytest.raises(GrachtenError):
        game.play(action)
    assert everything(game) == before


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    game = Game.new(np.int64(2), np.uint8(7), youngest=np.int16(1))  # type: ignore[arg-type]
    game.play(KeepContracts("both"), np.int64(1))  # type: ignore[arg-type]
    assert game.view(np.uint8(1)).seat == 1  # type: ignore[arg-type]
    stored = json.loads(json.dumps(game.record().to_dict()))
    assert Game.replay(GameRecord.from_dict(stored, game.board)).events == game.events


@pytest.mark.parametrize(
    "arguments",
    [{"players": 2.0}, {"players": True}, {"seed": True}, {"seed": "7"}, {"youngest": True}],
)
def test_a_game_needs_whole_numbers(arguments: dict[str, Any]) -> None:
    with pytest.raises(GrachtenError, match="must be a whole number"):
        Game.new(**arguments)


@pytest.mark.parametrize("board", [Board.load(), Board.load(TINY)], ids=["amsterdam", "tiny"])
def test_games_and_views_travel_to_other_processes(board: Board) -> None:
    game = Game.new(3, 5, board)
    game.play(KeepContracts("first"))
    for travelled in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert travelled.board == board
        assert hash(travelled.board) == hash(board)
        for seat in range(3):
            assert travelled.view(seat) == game.view(seat)
        assert travelled.spectator_view() == game.spectator_view()
        travelled.play(KeepContracts("both"))
        assert len(travelled.record().plays) == 2
    assert len(game.record().plays) == 1
    assert copy.deepcopy(game.view(0)) == game.view(0)


def test_refusals_travel_to_other_processes() -> None:
    refusal = pickle.loads(pickle.dumps(IllegalAction("No.", "4.1")))
    assert (str(refusal), refusal.rule) == ("No.", "4.1")
    for kind in (RecordError, OtherRules):
        error = pickle.loads(pickle.dumps(kind("No.", 3, "4.1")))
        assert (type(error), str(error), error.event, error.rule) == (kind, "No.", 3, "4.1")


def test_a_game_is_not_replayed_on_another_board() -> None:
    record = Game.new(2, 1).record()
    with pytest.raises(RecordError, match="The game was played on 'amsterdam', not on 'tiny'"):
        Game.replay(record, Board.load(TINY))


@pytest.mark.parametrize(
    "player",
    [Player("A", "robot"), Player("A", "bot:"), Player("\ud800"), Player(None)],  # type: ignore[arg-type]
)
def test_a_record_names_its_players(player: Player) -> None:
    game = Game.new(2, 1)
    while not game.is_over:
        game.play(game.legal_actions[0])
    assert make_record(game, [Player("A"), Player("B", "bot:x")])
    with pytest.raises(
        GrachtenError, match="A player needs a name and a kind: 'human', 'bot:NAME'"
    ):
        make_record(game, [Player("A"), player])


def test_lines_that_are_no_json_can_be_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"a": 1}\n{"b"\n\n{"c": 3}\n', encoding="utf-8")
    told: list[tuple[str, str]] = []
    read = list(read_records(file, lambda name, error: told.append((name, str(error)))))
    assert read == [("games.jsonl, line 1", {"a": 1}), ("games.jsonl, line 4", {"c": 3})]
    ((name, sentence),) = told
    assert name == "games.jsonl, line 2"
    assert sentence.startswith("games.jsonl, line 2: This is not JSON")
    with pytest.raises(RecordError, match=r"^games\.jsonl, line 2: This is not JSON"):
        list(read_records(file))
