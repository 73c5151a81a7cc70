"""What a seat sees and knows, as arrays: the input of every decision.

It is a kernel game in which everything the seat may not know is empty, and a record of what it
knows about the hidden cards. `worlds` deals possible games from these.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.knowledge import Knowledge, knowledge_of
from grachten.bots.mind.compilation import compiled
from grachten.kernel.claimable import close_claims, open_claims
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    GAME,
    GAP,
    KINDS,
    MAX_CONTRACTS,
    MAX_SEATS,
)
from grachten.kernel.records import Boards, Game, Games, RecordArray, record_type
from grachten.kernel.sets import NONE, ONE, lowest
from grachten.rules import SeatView
from grachten.rules.cards import KIND_OF
from grachten.rules.state import PHASES


class Observation(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `OBSERVATION`."""

    belief: NDArray[np.float64]
    seat: int
    unseen: NDArray[np.uint8]
    hidden_in_hand: NDArray[np.uint8]
    unseen_contracts: np.uint64
    contract_deck: NDArray[np.uint8]
    held: NDArray[np.uint8]
    to_choose: NDArray[np.uint8]


UNKNOWN: Final = 255  # a contract in the deck that the seat does not know

OBSERVATION: Final = record_type(
    Observation,
    [
        ("belief", np.float64, (MAX_SEATS, MAX_CONTRACTS)),  # weights, filled by `rivals`
        ("seat", np.uint8),
        ("unseen", np.uint8, (KINDS,)),  # cards in the deck or hidden in hands
        ("hidden_in_hand", np.uint8, (MAX_SEATS,)),
        ("unseen_contracts", np.uint64),
        ("contract_deck", np.uint8, (MAX_CONTRACTS,)),  # from the top
        ("held", np.uint8, (MAX_SEATS,)),  # number of contracts
        ("to_choose", np.uint8, (MAX_SEATS,)),  # contracts dealt, not yet chosen from
    ],
)


def observation_of(view: SeatView) -> tuple[Games, RecordArray[Observation]]:
    """The game as the seat sees it, and what it knows: arrays of one record each."""
    games, observations = np.zeros(1, GAME), np.zeros(1, OBSERVATION)
    game: Game = games[0]
    observation: Observation = observations[0]
    _enter_table(game, view)
    _enter_own_cards(game, view)
    knowledge = knowledge_of(view)
    _enter_knowledge(game, observation, view, knowledge)
    find_claims(view.board.tables, games)
    return games, observations


def _enter_table(game: Game, view: SeatView) -> None:
    game.players, game.first, game.seat = view.players, view.first, view.seat
    game.phase = PHASES.index(view.phase)
    game.passes = view.passes
    game.last_turns = BEFORE_LAST_ROUND if view.last_turns is None else view.last_turns
    game.market[:] = [GAP if card is None else KIND_OF[card] for card in view.market]
    game.deck_end = view.deck_size  # `worlds` deals the cards
    game.discards[:] = view.discards
    game.contracts_left = view.contract_deck_size
    # A field of a record is looked up in Python, which takes longer than all that is done with it.
    carts, points, merchandise = game.carts, game.points, game.merchandise
    routes, hand = game.routes, game.hand
    for seat, open_seat in enumerate(view.seats):
        carts[seat] = open_seat.carts
        points[seat] = open_seat.points
        merchandise[seat] = open_seat.merchandise
        routes[seat] = sum(1 << route for route in open_seat.routes)
        hand[seat] = open_seat.known


def _enter_own_cards(game: Game, view: SeatView) -> None:
    seat = view.seat
    game.hand[seat] = view.hand
    game.contracts[seat] = sum(1 << contract for contract in view.contracts)
    game.offers[seat] = len(view.offered)
    game.offered[seat, : len(view.offered)] = view.offered


def _enter_knowledge(
    game: Game, observation: Observation, view: SeatView, knowledge: Knowledge
) -> None:
    observation.seat = view.seat
    observation.unseen[:] = knowledge.unseen
    observation.hidden_in_hand[: view.players] = knowledge.hidden_in_hand
    observation.unseen_contracts = np.uint64(
        sum(1 << contract for contract in knowledge.unseen_contracts)
    )
    deck = knowledge.contract_deck
    observation.contract_deck[: len(deck)] = [UNKNOWN if c is None else c for c in deck]
    is_set_up = view.phase == "set-up"
    if is_set_up:  # until all have chosen, nobody holds a contract: two are on offer to each seat
        observation.to_choose[: view.players] = len(view.offered)
        observation.to_choose[view.seat] = 0
    else:
        observation.held[: view.players] = [open_seat.contracts for open_seat in view.seats]
        game.chosen[:] = 0


@compiled
def find_claims(boards: Boards, games: Games) -> None:
    """The claims open to each seat: they follow from routes and carts."""
    board, game = boards[0], games[0]
    for seat in range(game.players):
        open_claims(board, game, seat)
    for seat in range(game.players):
        rest = game.routes[seat]
        while rest != NONE:
            close_claims(board, game, seat, lowest(rest))
            rest &= rest - ONE
