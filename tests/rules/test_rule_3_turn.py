"""Rule 3: the turn, passing, and the game that ends because everyone passes."""

from functools import cache
from itertools import pairwise

import pytest

from grachten.kernel.compilation import is_compiled
from grachten.rules import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    Hand,
    KeepContracts,
    Pass,
    Payment,
    TakeFaceUp,
)
from grachten.rules.events import GameEnded, LastRoundBegan, SeatScored, TurnPassed
from support.agreement import POLICIES, play_both
from support.positions import EMPTY, play, position, refusal, route, tiny_board, tiny_data

WAAG = route("oude-waal", "waag")


def nothing_possible(players: int = 2, *, seat: int = 0, last_turns: int = 20) -> Game:
    """Nobody can do anything: no card on the table, no contract, and no carts to claim with."""
    return position(
        players,
        seat=seat,
        market=EMPTY,
        rest=players - 1,
        carts=dict.fromkeys(range(players), 0),
        contract_deck=[],
        last_turns=last_turns,
    )


# 3.1


@pytest.mark.rule("3.1")
def test_a_turn_begins_with_a_choice_of_three_actions() -> None:
    legal = position(hands={0: Hand(red=1)}).legal_actions
    assert DrawBlind() in legal
    assert {action.card for action in legal.of(TakeFaceUp)} == {
        "pink",
        "blue",
        "green",
        "black",
        "red",
    }
    assert ClaimRoute(WAAG, Payment("red")) in legal
    assert DrawContracts() in legal
    assert legal.of(KeepContracts) == ()
    assert Pass() not in legal


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    "turn",
    [
        [DrawBlind(), DrawBlind()],
        [ClaimRoute(WAAG, Payment("red"))],
        [DrawContracts(), KeepContracts("first")],
    ],
)
def test_after_one_action_it_is_the_next_players_turn(turn: list[Action]) -> None:
    game = position(3, seat=2, hands={2: Hand(red=1)})
    for action in turn:
        assert game.seat == 2
        game.play(action)
    assert game.seat == 0
    assert game.phase == "turn"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    "other",
    [ClaimRoute(WAAG, Payment("red")), DrawContracts(), Pass()],
)
def test_who_has_drawn_a_card_can_do_nothing_else(other: Action) -> None:
    game = position(hands={0: Hand(red=1)})
    game.play(DrawBlind())
    error = refusal(game, other)
    assert error.rule == "3.1"
    assert str(error) == "Take your second card first: one action a turn."
    assert not game.legal_actions.of(ClaimRoute)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    "other",
    [ClaimRoute(WAAG, Payment("red")), DrawContracts(), DrawBlind(), TakeFaceUp("pink"), Pass()],
)
def test_who_has_drawn_contracts_can_do_nothing_else(other: Action) -> None:
    game = position(hands={0: Hand(red=1)})
    game.play(DrawContracts())
    error = refusal(game, other)
    assert error.rule == "6.1"
    assert str(error) == "First choose which of the drawn contracts to keep."


# 3.2


@pytest.mark.rule("3.2")
def test_who_can_do_nothing_passes() -> None:
    game = nothing_possible()
    assert list(game.legal_actions) == [Pass()]
    assert play(game, Pass()) == [TurnPassed(0)]
    assert game.seat == 1
    assert game.state.passes == 1


@pytest.mark.rule("3.2")
def test_passing_is_refused_while_a_face_up_card_can_be_taken() -> None:
    game = position(market=("wild", *EMPTY[1:]), rest=1, contract_deck=[], carts={0: 0})
    assert list(game.legal_actions) == [TakeFaceUp("wild")]
    assert refusal(game, Pass()).rule == "3.2"


@pytest.mark.rule("3.2")
def test_passing_is_refused_while_a_card_can_be_drawn() -> None:
    # In a game the market would show a card too; here the blind draw alone must be enough.
    game = position(market=EMPTY, deck=["red"], rest=1, contract_deck=[], carts={0: 0})
    assert list(game.legal_actions) == [DrawBlind()]
    assert refusal(game, Pass()).rule == "3.2"


@pytest.mark.rule("3.2")
def test_passing_is_refused_while_a_route_can_be_claimed() -> None:
    game = position(market=EMPTY, hands={0: Hand(wild=1)}, rest=1, contract_deck=[], carts={0: 1})
    assert set(map(type, game.legal_actions)) == {ClaimRoute}
    assert refusal(game, Pass()).rule == "3.2"


@pytest.mark.rule("3.2")
def test_passing_is_refused_while_a_route_at_the_end_of_the_board_can_be_claimed() -> None:
    """One case for each word of the set of actions: the last possible claim may lie in any."""
    words = set()
    board = position().board
    for target in board.routes:
        others = [other.index for other in board.routes if other.index != target.index]
        game = position(
            4,
            market=EMPTY,
            hands={0: Hand(wild=target.length)},
            rest=3,
            contract_deck=[],
            routes={1: others},
            carts={0: 16, 1: 0},
        )
        (claim,) = game.legal_actions.of(ClaimRoute)
        words.add(claim.id // 64)
        assert list(game.legal_actions) == [claim]
    assert words == {0, 1, 2, 3, 4}


@pytest.mark.rule("3.2")
def test_passing_is_refused_while_contracts_can_be_drawn() -> None:
    game = position(market=EMPTY, rest=1, contract_deck=[3], carts={0: 0})
    assert list(game.legal_actions) == [DrawContracts()]
    error = refusal(game, Pass())
    assert error.rule == "3.2"
    assert str(error) == "You can only pass when nothing else is possible."


# 3.3


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_passing_in_a_row_ends_the_game_at_once(players: int) -> None:
    game = nothing_possible(players, seat=1)
    for passes in range(players):
        assert not game.is_over
        assert game.state.passes == passes
        game.play(Pass())
    assert game.is_over
    assert list(game.legal_actions) == []
    assert game.to_act == ()
    assert game.score_sheet is not None
    kinds = [type(event) for event in game.events]
    assert kinds == [TurnPassed] * players + [SeatScored] * players + [GameEnded]


@pytest.mark.rule("3.3")
def test_an_action_in_between_begins_the_count_of_passes_anew() -> None:
    # Seat 2 still has a card and a cart for a route of one space; nobody else can do anything.
    game = position(
        3,
        market=EMPTY,
        hands={2: Hand(red=1)},
        rest=0,
        carts={0: 0, 1: 0, 2: 1},
        contract_deck=[],
        last_turns=20,
    )
    play(game, Pass(), Pass())
    assert game.state.passes == 2
    play(game, ClaimRoute(WAAG, Payment("red")))
    assert game.state.passes == 0
    assert not game.is_over
    assert game.state.market[0] == "red"
    play(game, TakeFaceUp("red"))
    assert game.state.passes == 0
    play(game, Pass(), Pass())
    assert not game.is_over
    play(game, Pass())
    assert game.is_over


@pytest.mark.rule("3.3")
def test_passing_counts_as_a_last_turn() -> None:
    game = nothing_possible(3, last_turns=2)
    play(game, Pass(), Pass())
    assert game.is_over
    assert game.state.passes == 2


# The tiny board, where this happens by itself


@cache
def tiny_games(players: int) -> tuple[Game, ...]:
    """Games on the tiny board, each compared at every step with the reference engine."""
    seeds = range(40 if is_compiled else 4)
    return tuple(
        play_both(players, seed, policy, tiny_board(), tiny_data())
        for policy in POLICIES
        for seed in seeds
    )


@pytest.mark.slow
@pytest.mark.rule("3.2", "3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_tiny_board_agree_with_the_reference_and_some_end_by_passing(
    players: int,
) -> None:
    games = tiny_games(players)
    ended_by_passing = [game for game in games if game.state.passes == players]
    ended_by_carts = [game for game in games if game.state.last_turns == 0]
    assert ended_by_passing
    assert ended_by_carts
    assert len(ended_by_passing) + len(ended_by_carts) == len(games)
    for game in ended_by_passing:
        passed = [event for event in game.events if isinstance(event, TurnPassed)]
        assert [event.seat for event in passed[-players:]] == [
            (game.seat + turn) % players for turn in range(players)
        ]
        assert not any(isinstance(event, LastRoundBegan) for event in game.events)


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_tiny_board_some_pass_while_others_still_act(players: int) -> None:
    passed_in_between = set()
    for game in tiny_games(players):
        for event, following in pairwise(game.events):
            if isinstance(event, TurnPassed) and not isinstance(following, TurnPassed | SeatScored):
                passed_in_between.add(event.seat)
    assert passed_in_between
