"""Set-up (rules 2.1 to 2.5)."""

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.claimable import open_claims
from grachten.kernel.compilation import compiled
from grachten.kernel.contracts import keep_contracts, offer_contracts
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    DRAWN,
    KINDS,
    MARKET_SPACES,
    PASS,
    SET_UP,
    TURN,
)
from grachten.kernel.log import DEALT, Log, note, note_event
from grachten.kernel.records import Board, Game
from grachten.kernel.shuffling import CONTRACT_STREAM, TRANSPORT_STREAM, below, shuffle
from grachten.kernel.transport import draw, reveal, settle_market


@compiled
def set_up(
    board: Board, game: Game, players: int, first: int, seed: NDArray[np.uint64], log: Log
) -> None:
    """A new game, up to the choice of contracts. With `first` DRAWN the seed says who begins."""
    clear(game)
    game.players = players
    for word in range(4):  # a slice would be copied twice
        game.seed[word] = seed[word]
    shuffle_decks(board, game, first)
    for seat in range(players):
        game.carts[seat] = board.carts
        open_claims(board, game, seat)
    for turn in range(players):  # 2.1
        seat = (game.first + turn) % players
        for _ in range(board.hand):
            card = draw(game)
            game.hand[seat, card] += 1
            note_event(log, DEALT, seat)
            note(log, card)
    for space in range(MARKET_SPACES):
        reveal(game, space, log)
    settle_market(board, game, log)  # 2.2
    for turn in range(players):  # 2.3
        offer_contracts(game, (game.first + turn) % players, log)
    game.seat = game.first
    game.phase = SET_UP


@compiled
def clear(game: Game) -> None:
    """Everything that set-up does not fill: every bit of a game follows from its seed and actions,
    whatever its record held before."""
    game.reshuffles = 0
    game.passes = 0
    game.last_turns = BEFORE_LAST_ROUND
    game.hand[:] = 0
    game.deck[:] = 0
    game.discards[:] = 0
    game.contract_deck[:] = 0
    game.contracts[:] = 0
    game.offered[:] = 0
    game.offers[:] = 0
    game.chosen[:] = PASS
    game.routes[:] = 0
    game.claimable[:] = 0
    game.carts[:] = 0
    game.points[:] = 0
    game.merchandise[:] = 0
    game.spare[:] = 0


@compiled
def shuffle_decks(board: Board, game: Game, first: int) -> None:
    cards = 0
    for kind in range(KINDS):
        for _ in range(board.transport[kind]):
            game.deck[cards] = kind
            cards += 1
    shuffle(game.deck, cards, game.seed, TRANSPORT_STREAM)
    game.deck_top = 0
    game.deck_end = cards
    for contract in range(board.contracts):
        game.contract_deck[contract] = contract
    word = shuffle(game.contract_deck, board.contracts, game.seed, CONTRACT_STREAM)
    game.contract_top = 0
    game.contracts_left = board.contracts
    game.first = below(np.uint32(word), game.players) if first == DRAWN else first  # 2.5


@compiled
def choose_at_set_up(game: Game, seat: int, choice: int, log: Log) -> None:
    """2.4: a secret choice; when the last seat has chosen, all of them are carried out."""
    game.chosen[seat] = choice
    for turn in range(game.players):
        waiting = (game.first + turn) % game.players
        if game.chosen[waiting] == PASS:
            game.seat = waiting
            return
    for turn in range(game.players):
        ready = (game.first + turn) % game.players
        keep_contracts(game, ready, game.chosen[ready], log)
    game.seat = game.first
    game.phase = TURN
