"""Rule 1: what's on the table."""

import random

import pytest

from grachten.rules import (
    TRANSPORT_CARDS,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    Hand,
    Payment,
    Play,
    TakeFaceUp,
)
from grachten.rules.distances import spaces_missing
from support.agreement import amsterdam_data
from support.positions import (
    all_contracts,
    everything,
    keep_at_set_up,
    play,
    position,
    refusal,
    route,
    transport_total,
)

BOARD = Board.load()
ALL_TRANSPORT = Hand(pink=6, blue=6, green=6, black=6, red=6, orange=6, wild=8)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    game = Game.new(players, seed=1)
    assert game.players == players
    assert sorted(game.to_act) == list(range(players))


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_of_players_is_accepted(players: int) -> None:
    with pytest.raises(GrachtenError, match=f"for 2 to 4 players, not {players}"):
        Game.new(players, seed=1)


@pytest.mark.rule("1.1")
def test_the_board_has_17_locations_and_45_routes() -> None:
    assert len(BOARD.locations) == 17
    assert len(BOARD.routes) == 45
    assert {end for route in BOARD.routes for end in route.ends} == set(range(17))


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_16_carts_and_no_points(players: int) -> None:
    state = Game.new(players, seed=1).state
    assert [state.carts(seat) for seat in range(players)] == [16] * players
    assert [state.points(seat) for seat in range(players)] == [0] * players
    assert [state.merchandise(seat) for seat in range(players)] == [0] * players
    assert [state.routes(seat) for seat in range(players)] == [()] * players


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_six_cards_of_each_colour_and_eight_wilds(players: int) -> None:
    game = Game.new(players, seed=1)
    assert transport_total(game) == ALL_TRANSPORT
    assert transport_total(game).total == 44


@pytest.mark.rule("1.3")
def test_no_other_card_can_be_taken() -> None:
    error = refusal(position(), TakeFaceUp("purple"))  # type: ignore[arg-type]
    assert error.rule == "1.3"
    assert str(error) == "There is no transport card 'purple'."


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_24_contracts_of_two_locations_and_a_value(players: int) -> None:
    assert len(BOARD.contracts) == 24
    assert all(here != there for here, there in (card.ends for card in BOARD.contracts))
    assert all(contract.value > 0 for contract in BOARD.contracts)
    assert all_contracts(Game.new(players, seed=1)) == list(range(24))


@pytest.mark.rule("1.4")
def test_four_contracts_are_known_from_the_printed_game_and_all_follow_one_rule_of_value() -> None:
    listed = amsterdam_data()["contracts"]
    assert sum(contract.get("printed", False) for contract in listed) == 4
    # Nobody has a route yet, so that each way has as many spaces as it is long.
    holder = position(contracts={0: range(24)}, contract_deck=[]).view(0)
    assert list(spaces_missing(holder)) == [contract["value"] for contract in listed]


@pytest.mark.rule("1.5")
def test_there_are_16_merchandise_cards_and_16_routes_with_the_cart_symbol() -> None:
    assert BOARD.merchandise == 16
    assert sum(route.cart for route in BOARD.routes) == 16


@pytest.mark.rule("1.6")
@pytest.mark.parametrize(
    ("here", "there", "length", "points"),
    [
        ("oude-waal", "waag", 1, 1),
        ("dam", "begijnhof", 2, 2),
        ("jordaan", "jan-roodenpoortstoren", 3, 4),
        ("haringpakkerstoren", "oude-waal", 4, 7),
    ],
)
def test_a_route_is_worth_points_by_its_length(
    here: str, there: str, length: int, points: int
) -> None:
    target = route(here, there)
    game = position(hands={0: Hand(red=4)})
    play(game, ClaimRoute(target, Payment("red")))
    assert target.length == length
    assert game.state.points(0) == points


@pytest.mark.rule("1.2", "1.3", "1.4", "1.5", "1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_and_nothing_appears_in_a_whole_game(players: int) -> None:
    game = keep_at_set_up(Game.new(players, seed=players))
    rng = random.Random(players)
    while not game.is_over:
        game.play(rng.choice(list(game.legal_actions)))
        state = game.state
        assert transport_total(game) == ALL_TRANSPORT
        assert all_contracts(game) == list(range(24))
        for seat in range(players):
            owned = [BOARD.routes[index] for index in state.routes(seat)]
            assert state.carts(seat) == 16 - sum(route.length for route in owned)
            assert state.merchandise(seat) == sum(route.cart for route in owned)
            assert state.points(seat) == sum((0, 1, 2, 4, 7)[route.length] for route in owned)
    assert game.score_sheet is not None


def test_a_copy_of_a_game_goes_on_by_itself() -> None:
    game = keep_at_set_up(Game.new(2, seed=1, youngest=0))
    before = everything(game)
    other = game.copy()
    assert everything(other) == before
    other.play(DrawBlind())
    assert everything(game) == before
    game.play(DrawContracts())
    assert (other.phase, game.phase) == ("second card", "keep")
    assert other.record().plays[-1] == Play(0, DrawBlind())
    assert game.record().plays[-1] == Play(0, DrawContracts())


def test_what_lies_on_the_table_can_be_read() -> None:
    assert repr(BOARD) == "<Board amsterdam: 17 locations, 45 routes>"
    assert repr(position(seat=1)) == "<Game of 2 on amsterdam: turn, seat 1>"
    assert str(BOARD.contracts[0]) == "Nieuwe Waal – Korenmetershuisje (3)"
    assert str(BOARD.routes[0]) == "Nieuwe Waal – Haringpakkerstoren"


@pytest.mark.rule("1.3")
def test_a_hand_counts_cards_in_the_order_of_their_kinds() -> None:
    hand = Hand(1, 2, 3, 4, 5, 6, 7)
    assert [hand.of(card) for card in TRANSPORT_CARDS] == [1, 2, 3, 4, 5, 6, 7]
    assert str(hand) == "1 pink, 2 blue, 3 green, 4 black, 5 red, 6 orange, 7 wild"
    assert str(Hand()) == "none"
