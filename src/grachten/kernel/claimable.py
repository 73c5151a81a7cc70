"""The claims open to each seat, as far as routes and carts decide it (rules 5.1, 5.3 and 5.6).

A game keeps them up to date (`game.claimable`). Nothing ever reopens.
"""

from grachten.kernel.compilation import compiled, inlined
from grachten.kernel.layout import MAX_LENGTH, WORDS
from grachten.kernel.records import Board, Game


@compiled
def closes_twin(is_own: bool, players: int) -> bool:
    """5.6: does a claimed route close the other route of its pair to a seat?

    The seat's own does, because nobody may own both; with two players anyone's does.
    """
    return is_own or players == 2


@compiled
def open_claims(board: Board, game: Game, seat: int) -> None:
    """5.3: all claims that the seat has enough carts for, as if no route were claimed yet."""
    carts = min(game.carts[seat], MAX_LENGTH)
    for word in range(WORDS):
        game.claimable[seat, word] = board.fitting[carts, word]


@inlined
def close_claims(board: Board, game: Game, owner: int, route: int) -> None:
    """5.1, 5.6: a route has been claimed. It closes for everybody, and its twin for some."""
    for seat in range(game.players):
        is_pair = closes_twin(seat == owner, game.players)
        closed = board.claims_of_pair if is_pair else board.claims_of_route
        for word in range(WORDS):
            game.claimable[seat, word] &= ~closed[route, word]


@compiled
def close_unfitting(board: Board, game: Game, seat: int) -> None:
    """5.3: carts have been placed. What needs more than are left closes for the seat."""
    carts = min(game.carts[seat], MAX_LENGTH)
    for word in range(WORDS):
        game.claimable[seat, word] &= board.fitting[carts, word]
