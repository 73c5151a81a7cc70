"""Which actions the rules allow now, as a set."""

import numpy as np

from grachten.kernel.compilation import compiled, inlined
from grachten.kernel.layout import (
    COLOURS,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    GAP,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    MARKET_SPACES,
    MAX_LENGTH,
    OVER,
    PASS,
    SECOND_CARD,
    TAKE,
    TURN,
    WILD,
)
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ActionSet, only
from grachten.kernel.transport import can_draw

ANY_KEEP = np.uint64(1 << KEEP_FIRST | 1 << KEEP_SECOND | 1 << KEEP_BOTH)


@compiled
def legal_actions(board: Board, game: Game) -> ActionSet:
    """What the seat whose decision it is may do."""
    if game.phase == TURN:
        return turn_actions(game, payable_claims(board, game))
    return within_turn(game), NONE, NONE, NONE, NONE


@inlined
def turn_actions(game: Game, claims: ActionSet) -> ActionSet:
    """3.1: draw transport cards, claim a route or draw contracts; 3.2: pass if none is possible.

    Among all claims that are legal, or among those that a bot considers.
    """
    others = face_up(game) | blind(game)
    if game.contracts_left > 0:
        others |= only(DRAW_CONTRACTS)
    first, second, third, fourth, fifth = claims
    if others | first | second | third | fourth | fifth == NONE:
        return only(PASS), NONE, NONE, NONE, NONE
    return others | first, second, third, fourth, fifth


@compiled
def within_turn(game: Game) -> np.uint64:
    """What may follow the first card, an offer of contracts, or the deal; nothing at the end."""
    if game.phase == SECOND_CARD:  # 4.4
        return (face_up(game) & ~only(TAKE + WILD)) | blind(game)
    if game.phase == OVER:
        return NONE
    return ANY_KEEP if game.offers[game.seat] == 2 else only(KEEP_FIRST)


@compiled
def face_up(game: Game) -> np.uint64:
    """Taking any face-up card."""
    takes = NONE
    for space in range(MARKET_SPACES):
        takes |= only(TAKE + game.market[space])
    return takes & ~only(TAKE + GAP)


@compiled
def blind(game: Game) -> np.uint64:
    """Drawing from the deck."""
    return only(DRAW_BLIND) if can_draw(game) else NONE


@inlined
def payable_claims(board: Board, game: Game) -> ActionSet:
    """The claims that are open to the seat (`claimable`) and that it can pay."""
    return (
        payable_word(board, game, 0),
        payable_word(board, game, 1),
        payable_word(board, game, 2),
        payable_word(board, game, 3),
        payable_word(board, game, 4),
    )


@inlined
def payable_word(board: Board, game: Game, word: int) -> np.uint64:
    """One word of them."""
    hand = game.hand[game.seat]
    wilds = min(hand[WILD], MAX_LENGTH)
    payable: np.uint64 = NONE
    for colour in range(COLOURS):
        payable |= board.affordable[wilds, colour, min(hand[colour], MAX_LENGTH), word]
    payable &= game.claimable[game.seat, word]
    return payable
