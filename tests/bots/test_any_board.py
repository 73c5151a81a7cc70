"""Bots play on any board that a file can describe, and in any position that can come about."""

import random
from collections.abc import Callable

import pytest

from bots.support.quick_bots import DIFFERENT, ON_ANY_BOARD, choose, playing, quick_bot
from grachten.rules import Board, Game, Hand
from grachten.rules.state import Phase
from support.agreement import POLICIES
from support.odd_boards import odd_boards
from support.positions import EMPTY, Market, position, route, tiny_board

SIMULATIONS = 12
BOARDS = {"tiny": tiny_board(), **odd_boards()}

Position = Callable[[], Game]


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("spec", ON_ANY_BOARD)
def test_whole_games_on_any_board(spec: str, board: Board) -> None:
    """Alone among random ones, and with all seats."""
    bot = quick_bot(spec, SIMULATIONS)
    fewest, most = board.players
    for players in range(fewest, most + 1):
        mine = None if players == fewest else players - 1
        game = Game.new(players, 7 * players, board)
        assert sum(1 for _ in playing(bot, game, random.Random(players), mine)) > 0
        assert game.is_over


@pytest.mark.slow
@pytest.mark.parametrize("style", ["balanced", "apprentice"])
def test_every_decision_of_strange_games_has_an_answer(style: str) -> None:
    """Games of random players on the tiny board: hands of wilds alone, empty decks, passes."""
    bot = quick_bot(f"planner:style={style}", SIMULATIONS)
    phases: set[Phase] = set()
    for seed in range(90):
        game, rng = Game.new(2 + seed % 3, seed, tiny_board()), random.Random(seed)
        while not game.is_over:
            assert choose(bot, game) in game.legal_actions
            phases.add(game.phase)
            game.play(POLICIES[seed % 3](list(game.legal_actions), rng))
    assert phases == {"set-up", "turn", "second card", "keep"}


def nothing_to_do() -> Game:
    return position(2, hands={0: Hand()}, market=EMPTY, rest=1, contract_deck=[])


def one_contract_left() -> Game:
    return position(2, hands={0: Hand()}, market=EMPTY, rest=1, contract_deck=[5])


def one_contract_offered() -> Game:
    return position(3, seat=1, phase="keep", offered={1: [4]}, contract_deck=[], contracts={1: [7]})


def two_contracts_offered_and_none_left() -> Game:
    return position(2, phase="keep", offered={0: [4, 9]}, contract_deck=[], contracts={0: [7]})


def a_market_of_wilds_alone() -> Game:
    market: Market = ("wild", "wild", None, None, None)
    return position(2, hands={0: Hand()}, market=market, rest=1, contract_deck=[])


def one_card_to_take_as_the_second() -> Game:
    market: Market = ("wild", None, "blue", None, None)
    return position(4, seat=3, phase="second card", market=market, rest=1)


def the_last_card_of_the_deck() -> Game:
    return position(2, phase="second card", deck=["red"], rest="discards")


def wilds_alone_in_hand() -> Game:
    """All that is not grey is taken, and there is nothing to draw."""
    board = Board.load()
    coloured = [route.index for route in board.routes if route.colour != "grey"]
    return position(
        2,
        hands={0: Hand(wild=4)},
        market=EMPTY,
        rest=1,
        routes={1: coloured},
        carts={1: 5},
        points={1: 50},
        merchandise={1: 6},
        contract_deck=[],
        contracts={0: [3]},
    )


def no_carts_left_in_the_last_turn() -> Game:
    return position(2, carts={0: 0, 1: 2}, last_turns=1, hands={0: Hand(red=4)})


def every_contract_in_one_hand() -> Game:
    board = Board.load()
    return position(2, contracts={0: range(len(board.contracts))}, hands={0: Hand(red=2, wild=1)})


def every_card_in_one_hand() -> Game:
    return position(3, market=EMPTY, rest=0, contracts={0: [1, 20], 1: [2], 2: [3]})


def everything_built() -> Game:
    board = Board.load()
    mine = [route.index for route in board.routes if route.twin is None or route.twin > route.index]
    return position(2, routes={0: mine}, carts={0: 9, 1: 9}, points={0: 60}, contracts={0: [3, 4]})


def a_contract_that_can_no_longer_be_completed() -> Game:
    """Everything that leads to the Nieuwe Waal is another's."""
    walls = [
        route("nieuwe-waal", "haringpakkerstoren", "pink").index,
        route("nieuwe-waal", "noordermarkt").index,
    ]
    return position(2, routes={1: walls}, contracts={0: [0, 21]}, hands={0: Hand(red=2, blue=1)})


POSITIONS: tuple[Position, ...] = (
    nothing_to_do,
    one_contract_left,
    one_contract_offered,
    two_contracts_offered_and_none_left,
    a_market_of_wilds_alone,
    one_card_to_take_as_the_second,
    the_last_card_of_the_deck,
    wilds_alone_in_hand,
    no_carts_left_in_the_last_turn,
    every_contract_in_one_hand,
    every_card_in_one_hand,
    everything_built,
    a_contract_that_can_no_longer_be_completed,
)


@pytest.mark.slow
@pytest.mark.parametrize("where", POSITIONS, ids=lambda where: where.__name__)
@pytest.mark.parametrize("spec", DIFFERENT)
def test_positions_at_the_edge(spec: str, where: Position) -> None:
    """A legal answer there, and to the end of the game from there."""
    game = where()
    bot = quick_bot(spec, SIMULATIONS)
    assert sum(1 for _ in playing(bot, game, random.Random(3))) > 0
    assert game.is_over


def test_the_positions_are_what_they_are_called() -> None:
    assert [str(action) for action in nothing_to_do().legal_actions] == ["pass"]
    assert [str(action) for action in one_contract_left().legal_actions] == ["draw contracts"]
    assert len(one_contract_offered().legal_actions) == 1
    assert len(two_contracts_offered_and_none_left().legal_actions) == 3
    assert {str(action) for action in a_market_of_wilds_alone().legal_actions} == {"take wild"}
    assert all("wild" in str(action) for action in wilds_alone_in_hand().legal_actions)
    assert len(wilds_alone_in_hand().legal_actions) > 5
