"""Stored games: seed and actions, and what is said of those that cannot be read or replayed."""

from typing import Any

import pytest

from grachten.rules import (
    RULES_VERSION,
    Board,
    DrawBlind,
    Game,
    GameRecord,
    GrachtenError,
    IllegalAction,
    KeepContracts,
    Pass,
    Play,
    RecordError,
    TakeFaceUp,
)
from grachten.rules.errors import OtherRules
from grachten.rules.game_record import parse_seed

BOARD = Board.load()


def begun(seed: int = 7) -> Game:
    """A game of two after set-up and one blind draw of seat 0."""
    game = Game.new(2, seed, BOARD, youngest=0)
    game.play(KeepContracts("both"), 1)
    game.play(KeepContracts("first"), 0)
    game.play(DrawBlind())
    return game


def stored(**changes: Any) -> dict[str, Any]:
    return {**begun().record().to_dict(), **changes}


def complaint(data: object) -> str:
    with pytest.raises(RecordError) as caught:
        GameRecord.from_dict(data, BOARD)
    return str(caught.value)


# As JSON


def test_a_stored_game() -> None:
    assert stored() == {
        "format": "grachten-game/1",
        "rules": "2",
        "board": "amsterdam",
        "players": 2,
        "youngest": 0,
        "seed": "7",
        "actions": [[1, 12], [0, 10], [0, 8]],
    }


def test_a_market_space_is_stored_as_a_third_number() -> None:
    game = begun()
    space, card = next((s, c) for s, c in enumerate(game.state.market) if c and c != "wild")
    game.play(TakeFaceUp(card, space))
    data = game.record().to_dict()
    assert data["actions"][-1] == [0, TakeFaceUp(card).id, space]
    assert GameRecord.from_dict(data, BOARD) == game.record()


@pytest.mark.parametrize(
    "data", [None, 3, [], "game", {}, {"format": "grachten-record/1"}, {"format": 1}]
)
def test_what_is_not_a_stored_game(data: object) -> None:
    assert complaint(data) == "This is not a stored game: its format is not 'grachten-game/1'."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"rules": "1"},
            "This game was played by rules version 1; this edition supports version 2.",
        ),
        (
            {"rules": "two\n2"},
            "This game was played by rules version 'two\\n2'; this edition supports version 2.",
        ),
        ({"rules": 2}, "'rules' must be a string such as '2', not 2."),
        ({"rules": None}, "'rules' must be a string such as '2', not null."),
        ({"board": "delft"}, "The game was played on another board than 'amsterdam'."),
        ({"players": "2"}, "'players' must be a whole number."),
        ({"players": True}, "'players' must be a whole number."),
        ({"players": 2.0}, "'players' must be a whole number."),
        ({"youngest": "0"}, "'youngest' must be a seat or null."),
        ({"youngest": False}, "'youngest' must be a seat or null."),
        ({"actions": {}}, "'actions' must be a list."),
        ({"seed": 7}, "'seed' must be a whole number from 0 to 2**256 - 1, as a string."),
        ({"actions": [3]}, "Action 0 must be a seat and a number of an action."),
        ({"actions": [[0, 10], [0]]}, "Action 1 must be a seat and a number of an action."),
        ({"actions": [[0, 1, 2, 3]]}, "Action 0 must be a seat and a number of an action."),
        ({"actions": [[0, True]]}, "Action 0 must be a seat and a number of an action."),
        ({"actions": [[0, 1.0]]}, "Action 0 must be a seat and a number of an action."),
        ({"actions": [[0, -1]]}, "Action 0 must be a seat and a number of an action."),
        ({"actions": [[0, 10_000]]}, "Action 0 must be a seat and a number of an action."),
        (
            {"actions": [[0, 8, 3]]},
            "Action 0 names a market space but takes no face-up card.",
        ),
    ],
)
def test_what_is_wrong_with_a_stored_game(changes: dict[str, Any], sentence: str) -> None:
    assert complaint(stored(**changes)) == sentence


def test_keys_that_are_missing() -> None:
    for key in ("rules", "board", "players", "seed", "actions"):
        data = stored()
        del data[key]
        assert complaint(data).endswith(".")
    data = stored()
    del data["youngest"]  # nobody was
    assert GameRecord.from_dict(data, BOARD).youngest is None


# Seeds


@pytest.mark.parametrize("seed", [0, 1, 9, 10, 2**64, 2**256 - 1])
def test_seeds(seed: int) -> None:
    assert parse_seed(str(seed)) == seed


@pytest.mark.parametrize(
    "text",
    [
        None,
        7,
        7.0,
        True,
        [],
        "",
        " ",
        "7 ",
        "+7",
        "-7",
        "-0",
        "07",
        "00",
        "7.0",
        "1e3",
        "0x7",
        "1_000",
        "٧",
        "²",
        "７",
        "7\n",
        "\x007",
        str(2**256),
        "9" * 78,
        "9" * 79,
        "1" * 5000,
    ],
)
def test_what_is_not_a_seed(text: object) -> None:
    with pytest.raises(RecordError) as caught:
        parse_seed(text)
    assert str(caught.value) == ("'seed' must be a whole number from 0 to 2**256 - 1, as a string.")


# New games


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_a_game_is_for_two_to_four(players: int) -> None:
    """1.1."""
    with pytest.raises(GrachtenError) as caught:
        Game.new(players, 1)
    assert str(caught.value) == f"The game is for 2 to 4 players, not {players}."


@pytest.mark.parametrize("seed", [-1, 2**256, 2**300])
def test_a_seed_has_its_limits(seed: int) -> None:
    with pytest.raises(GrachtenError) as caught:
        Game.new(2, seed)
    assert str(caught.value) == "A seed is a whole number from 0 to 2**256 - 1."


@pytest.mark.parametrize(("players", "youngest"), [(2, 2), (3, -1), (4, 4)])
def test_the_youngest_sits_at_the_table(players: int, youngest: int) -> None:
    """2.5."""
    with pytest.raises(GrachtenError) as caught:
        Game.new(players, 1, youngest=youngest)
    assert str(caught.value) == f"There is no seat {youngest} with {players} players."


def test_without_a_seed_the_deal_is_drawn() -> None:
    seeds = {Game.new(2).seed for _ in range(4)}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**256 for seed in seeds)


def test_a_board_by_name_or_by_itself() -> None:
    assert Game.new(2, 1, "amsterdam").board is Game.new(2, 1, BOARD).board


def test_what_happened_since() -> None:
    game = begun()
    before = game.event_count
    game.play(DrawBlind())
    assert before < game.event_count == len(game.events)
    assert game.events_since(before) == game.events[before:]
    assert game.events_for(1, before) == game.events_for(1)[before:]
    assert game.known == tuple(seat.known for seat in game.spectator_view().seats)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there(seat: int) -> None:
    game = begun()
    sentence = rf"^There is no seat {seat} with 2 players\.$"
    with pytest.raises(GrachtenError, match=sentence):
        game.play(DrawBlind(), seat)
    with pytest.raises(GrachtenError, match=sentence):
        game.view(seat)
    with pytest.raises(GrachtenError, match=sentence):
        game.events_for(seat)
    with pytest.raises(GrachtenError, match=sentence):
        game.legal_for(seat)


def test_out_of_turn() -> None:
    """2.5."""
    with pytest.raises(IllegalAction) as caught:
        begun().play(DrawBlind(), 1)
    assert str(caught.value) == "It is not your turn: seat 0 is to act."
    assert caught.value.rule == "2.5"


# Replaying


def record_with(*plays: Play, players: int = 2, rules: str = RULES_VERSION) -> GameRecord:
    return GameRecord("amsterdam", players, 7, 0, plays, rules)


def test_a_replay_error_names_the_action() -> None:
    plays = begun().record().plays
    with pytest.raises(RecordError) as caught:
        Game.replay(record_with(*plays, Play(0, Pass())))
    assert str(caught.value) == (
        "Action 3 cannot be replayed: Take your second card first: one action a turn."
    )
    assert isinstance(caught.value.__cause__, IllegalAction)


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        (Play(9, DrawBlind()), "Action 0 cannot be replayed: There is no seat 9 with 2 players."),
        (
            Play(0, DrawBlind()),
            "Action 0 cannot be replayed: First choose which of your contracts to keep.",
        ),
    ],
)
def test_what_cannot_be_replayed(play: Play, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(record_with(play))
    assert str(caught.value) == sentence


def test_other_rules_cannot_be_replayed() -> None:
    with pytest.raises(OtherRules) as caught:
        Game.replay(record_with(rules="1"))
    assert str(caught.value) == (
        "This game was played by rules version 1; this edition supports version 2."
    )


def test_a_stored_game_for_too_many_cannot_be_replayed() -> None:
    with pytest.raises(GrachtenError, match=r"^The game is for 2 to 4 players, not 9\.$"):
        Game.replay(record_with(players=9))


def test_a_replay_needs_its_board() -> None:
    with pytest.raises(GrachtenError, match=r"^There is no board 'delft'; known boards: amsterdam"):
        Game.replay(GameRecord("delft", 2, 7, 0, ()))


def test_a_game_says_what_it_is() -> None:
    assert repr(begun()) == "<Game of 2 on amsterdam: second card, seat 0>"
