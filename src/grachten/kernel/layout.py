"""The words of the kernel: numbers of actions and cards, and the two records it works on.

A `BOARD` record holds what is printed, a `GAME` record one game in play. Numba compiles access to
either as plain loads and stores, and both copy as a block of bytes.
"""

from typing import Final

import numpy as np

from grachten.kernel.records import Board, Game, record_type

# Capacities: a board must fit into these (`boards` checks nothing, `rules.board_file` does).
MAX_SEATS: Final = 4
MAX_ROUTES: Final = 48  # at most 64: a seat's routes are the bits of one word
MAX_CONTRACTS: Final = 32  # likewise, 32 bits; and a power of two: the deck is a ring
MAX_LOCATIONS: Final = 64  # a set of locations is the bits of one word
MAX_DECK: Final = 64
MAX_LENGTH: Final = 4
MARKET_SPACES: Final = 5

# Transport cards: six colours, then the wild; an empty market space counts as an eighth kind.
COLOURS: Final = 6
WILD: Final = 6
KINDS: Final = 7
GAP: Final = 7
GREY: Final = 6  # a route's colour, in the wild's place: any one colour may pay

DRAWN: Final = 255  # instead of a first seat: nobody is marked as the youngest

# Actions: 13 that every board has, then the claims in the order of the routes.
PASS: Final = 0
TAKE: Final = 1  # TAKE + kind of card
DRAW_BLIND: Final = 8
DRAW_CONTRACTS: Final = 9
KEEP_FIRST: Final = 10
KEEP_SECOND: Final = 11
KEEP_BOTH: Final = 12
CLAIM: Final = 13
WORDS: Final = 5  # a set of actions is 5 words of 64 bits
MAX_ACTIONS: Final = 64 * WORDS
MAX_CLAIMS: Final = MAX_ACTIONS - CLAIM

# What the seat to act must do next.
SET_UP: Final = 0  # choose among the contracts dealt
TURN: Final = 1  # begin a turn
SECOND_CARD: Final = 2  # take the second transport card
KEEP: Final = 3  # choose among the contracts drawn
OVER: Final = 4

BEFORE_LAST_ROUND: Final = 255  # `last_turns` while nobody has triggered the end

BOARD: Final = record_type(
    Board,
    [
        ("affordable", np.uint64, (MAX_LENGTH + 1, COLOURS, MAX_LENGTH + 1, WORDS)),
        ("fitting", np.uint64, (MAX_LENGTH + 1, WORDS)),
        ("claims_of_route", np.uint64, (MAX_ROUTES, WORDS)),
        ("claims_of_pair", np.uint64, (MAX_ROUTES, WORDS)),
        ("route_ends", np.uint64, (MAX_ROUTES,)),  # two locations, as bits
        ("contract_ends", np.uint64, (MAX_CONTRACTS,)),
        ("claim_route", np.uint8, (MAX_ACTIONS,)),
        ("claim_colour", np.uint8, (MAX_ACTIONS,)),
        ("claim_wilds", np.uint8, (MAX_ACTIONS,)),
        ("routes", np.uint8),
        ("route_length", np.uint8, (MAX_ROUTES,)),
        ("route_points", np.uint8, (MAX_ROUTES,)),
        ("route_cart", np.uint8, (MAX_ROUTES,)),
        ("contracts", np.uint8),
        ("contract_value", np.uint8, (MAX_CONTRACTS,)),
        ("transport", np.uint8, (KINDS,)),
        ("transport_cards", np.uint8),
        ("merchandise_bonus", np.uint8, (MAX_SEATS + 1, MAX_SEATS)),
        ("carts", np.uint8),
        ("end_at_carts", np.uint8),
        ("hand", np.uint8),
        ("wild_limit", np.uint8),
    ],
)

GAME: Final = record_type(
    Game,
    [
        ("claimable", np.uint64, (MAX_SEATS, WORDS)),  # claims open to a seat with its carts
        ("routes", np.uint64, (MAX_SEATS,)),  # claimed, as bits
        ("seed", np.uint64, (4,)),
        ("reshuffles", np.uint32),
        ("contracts", np.uint32, (MAX_SEATS,)),  # kept, as bits
        ("players", np.uint8),
        ("first", np.uint8),
        ("seat", np.uint8),  # whose decision it is
        ("phase", np.uint8),
        ("passes", np.uint8),  # in a row
        ("last_turns", np.uint8),  # still to be played, or BEFORE_LAST_ROUND
        ("hand", np.uint8, (MAX_SEATS, KINDS)),
        ("carts", np.uint8, (MAX_SEATS,)),
        ("points", np.uint8, (MAX_SEATS,)),
        ("merchandise", np.uint8, (MAX_SEATS,)),
        ("market", np.uint8, (MARKET_SPACES,)),
        ("deck", np.uint8, (MAX_DECK,)),
        ("deck_top", np.uint8),  # index of the top card
        ("deck_end", np.uint8),  # index behind the bottom card
        ("discards", np.uint8, (KINDS,)),
        ("contract_deck", np.uint8, (MAX_CONTRACTS,)),  # a ring
        ("contract_top", np.uint8),
        ("contracts_left", np.uint8),
        ("offered", np.uint8, (MAX_SEATS, 2)),
        ("offers", np.uint8, (MAX_SEATS,)),  # how many contracts are on offer to a seat
        ("chosen", np.uint8, (MAX_SEATS,)),  # set-up: the action a seat has chosen, or PASS
        ("spare", np.uint8, (6,)),  # fills the last word, so that no byte is left to chance
    ],
)
