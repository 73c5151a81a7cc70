"""Contracts: offering, keeping and returning them (rules 6.1, 6.2 and 6.3), at set-up as later."""

import numpy as np

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND, MAX_CONTRACTS
from grachten.kernel.log import KEPT, OFFERED, Log, note, note_event, note_row
from grachten.kernel.records import Game


@compiled
def offer_contracts(game: Game, seat: int, log: Log) -> None:
    """6.1: the top two; 6.2: or the only one left."""
    offers = min(2, game.contracts_left)
    for index in range(offers):
        game.offered[seat, index] = game.contract_deck[game.contract_top]
        game.contract_top = (game.contract_top + 1) % MAX_CONTRACTS
    game.contracts_left -= offers
    game.offers[seat] = offers
    note_event(log, OFFERED, seat)
    note_row(log, game.offered[seat], offers)


@compiled
def keep_contracts(game: Game, seat: int, choice: int, log: Log) -> None:
    """What the choice names is kept, the rest goes under the contract deck."""
    note_event(log, KEPT, seat)
    note(log, 2 if choice == KEEP_BOTH else 1)
    if choice != KEEP_SECOND:
        keep_one(game, seat, game.offered[seat, 0], log)
    if choice != KEEP_FIRST:
        keep_one(game, seat, game.offered[seat, 1], log)
    if choice == KEEP_BOTH or game.offers[seat] == 1:
        note(log, 0)
    else:
        returned = game.offered[seat, 1 if choice == KEEP_FIRST else 0]
        bottom = (game.contract_top + game.contracts_left) % MAX_CONTRACTS
        game.contract_deck[bottom] = returned
        game.contracts_left += 1
        note(log, 1)
        note(log, returned)
    game.offers[seat] = 0


@compiled
def keep_one(game: Game, seat: int, contract: int, log: Log) -> None:
    game.contracts[seat] |= np.uint32(1) << np.uint32(contract)
    note(log, contract)
