"""What a bot is asked, after it has travelled, is what it was before."""

import random

import msgspec
import pytest

from grachten.protocol.actions import ClaimRoute, Pass, TakeFaceUp
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import legal_from_wire, seat_position
from grachten.rules import Board, GrachtenError, LegalActions
from grachten.rules import TakeFaceUp as Take
from support.agreement import POLICIES
from support.positions import tiny_board
from support.shown_games import ShownGame


def travelled(shown: GameShown) -> GameShown:
    return msgspec.json.decode(msgspec.json.encode(shown), type=GameShown)


def same(legal: LegalActions, other: LegalActions) -> bool:
    """Everything a collection of legal actions is made of."""
    return (legal.ids, legal.words, legal._market) == (other.ids, other.words, other._market)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [Board.load(), tiny_board()], ids=["amsterdam", "tiny"])
def test_every_seat_reads_what_it_may_know_at_every_step_of_a_game(
    players: int, board: Board
) -> None:
    kinds: set[str] = set()
    for seed, policy in enumerate(POLICIES):
        shown, rng = ShownGame(players, seed, board), random.Random(seed)
        game = shown.game
        while True:
            for seat in range(players):
                view, legal = seat_position(travelled(shown.shown(seat)), board)
                assert view == game.view(seat)
                assert same(legal, game.legal_for(seat))
                assert list(legal) == list(game.legal_for(seat))
            if game.is_over:
                break
            shown.play(rng, policy)
        kinds.update(type(event).__name__ for event in game.events)
    assert kinds >= {"CardDrawn", "CardTaken", "RouteClaimed", "ContractsKept", "SeatScored"}


def test_a_seat_that_is_not_to_act_may_do_nothing() -> None:
    shown = ShownGame(2, 1)
    rng = random.Random(1)
    while shown.game.phase != "turn":
        shown.play(rng)
    _, legal = seat_position(travelled(shown.shown(1 - shown.game.seat)), shown.game.board)
    assert len(legal) == 0


def test_the_market_says_which_spaces_may_be_taken() -> None:
    board = Board.load()
    legal = legal_from_wire([TakeFaceUp("red")], ("red", "blue", "red", None, None), board)
    assert [space for space in range(5) if Take("red", space) in legal] == [0, 2]


def test_an_action_that_is_not_on_the_board_is_refused() -> None:
    with pytest.raises(GrachtenError, match=r"no action .*ClaimRoute.* on the board 'amsterdam'"):
        legal_from_wire([Pass(), ClaimRoute(200, None, 1)], (None,) * 5, Board.load())


def test_a_spectators_message_is_nobodys_position() -> None:
    shown = ShownGame(2, 1)
    seen = shown.shown(0)
    watched = msgspec.structs.replace(
        seen, seat=None, view=msgspec.structs.replace(seen.view, own=None)
    )
    with pytest.raises(GrachtenError, match="belongs to no seat"):
        seat_position(watched, shown.game.board)
