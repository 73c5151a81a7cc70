"""Writing an observation: what one seat may know, as a row of bytes.

Of a game it reads what lies open and the seat's own cards, and of the track what all may know and
what the seat alone knows. The groups are written in the order of `elements`: flags are stored 64 at
once and numbers as words, and the bytes beyond their group are overwritten by the next ones. `out`
is an address.
"""

from typing import Final

import numpy as np

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.elements import (
    CARDS_OF_A_COLOUR,
    MOST_SPACES,
    PLACES,
)
from grachten.env.core.lanes import address_of, load_word, store_byte, store_flags, store_word
from grachten.env.core.layout import CONTRACTS, LOCATIONS, ROUTES, Track
from grachten.env.core.numbers import signed
from grachten.env.core.plans import Pad, costs_of_offer, make_plan
from grachten.env.core.tables import Tables
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    COLOURS,
    GREY,
    KEEP_FIRST,
    KINDS,
    MARKET_SPACES,
    MAX_CONTRACTS,
    MAX_LENGTH,
    MAX_SEATS,
    OVER,
    PASS,
    SET_UP,
    WILD,
    WORDS,
)
from grachten.kernel.records import Board, Game
from grachten.kernel.scoring import merchandise_points
from grachten.kernel.sets import NONE, ONE, ActionSet, lowest, only

EIGHT: Final = np.uint64(8)
KIND_BYTES: Final = np.uint64((1 << 8 * KINDS) - 1)

AT_HAND: Final = PLACES["hand"]
AT_ROUTES: Final = PLACES["routes"]
AT_OPEN: Final = PLACES["open"]
AT_PLAIN: Final = PLACES["payable_plain"]
AT_PAYABLE: Final = PLACES["payable"]
AT_PLAN: Final = PLACES["plan"]
AT_TOUCHED: Final = PLACES["touched"]
AT_CONTRACTS: Final = PLACES["contracts"]
AT_SEATS: Final = PLACES["carts"]
AT_MISSING: Final = PLACES["missing"]
AT_KNOWN: Final = PLACES["known"]
AT_MARKET: Final = PLACES["market"]
AT_DISCARDS: Final = PLACES["discards"]
AT_UNSEEN: Final = PLACES["unseen"]
AT_DECK: Final = PLACES["deck"]
AT_DEPTH: Final = PLACES["returned_depth"]


@compiled
def write_observation(
    board: Board,
    graph: RouteGraph,
    tables: Tables,
    game: Game,
    track: Track,
    seat: int,
    pad: Pad,
    out: int,
) -> None:
    """Write what a seat may know."""
    if not track.is_planned[seat]:
        make_plan(board, graph, tables, game, track, seat, pad)
    write_clock(game, seat, out)
    write_hand(game, seat, out)
    write_routes(graph, tables, game, track, seat, out)
    write_contract_flags(game, track, seat, out)
    write_seats(board, game, track, seat, out)
    write_cards(tables, game, track, seat, out)
    write_numbers(graph, tables, game, track, seat, pad, out)
    write_depths(game, track, seat, out)


@inlined
def write_clock(game: Game, seat: int, out: int) -> None:
    """Phase, players, who began, who is to act, the last turns, my choice at set-up."""
    players = signed(game.players)
    bits = only(game.phase) | only(3 + players)
    bits |= only(8 + relative(game.first, seat, players))
    if game.phase == SET_UP:
        for other in range(players):
            if game.chosen[other] == PASS:
                bits |= only(12 + relative(other, seat, players))
        if game.chosen[seat] != PASS:
            bits |= only(20 + game.chosen[seat] - KEEP_FIRST)
    elif game.phase != OVER:
        bits |= only(12 + relative(game.seat, seat, players))
    if game.last_turns != BEFORE_LAST_ROUND and game.last_turns > 0:
        bits |= only(15 + game.last_turns)
    store_flags(out, bits)


@inlined
def relative(other: int, seat: int, players: int) -> int:
    """A seat as counted from another one: 0 is that one itself, 1 the next in turn."""
    steps = signed(other) - signed(seat)
    return steps if steps >= 0 else steps + players


@inlined
def write_hand(game: Game, seat: int, out: int) -> None:
    bits = NONE
    for colour in range(COLOURS):
        cards = only(game.hand[seat, colour]) - ONE
        bits |= cards << np.uint64(CARDS_OF_A_COLOUR * colour)
    wilds = only(game.hand[seat, WILD]) - ONE
    bits |= wilds << np.uint64(CARDS_OF_A_COLOUR * COLOURS)
    store_flags(out + AT_HAND, bits)


@inlined
def write_routes(
    graph: RouteGraph, tables: Tables, game: Game, track: Track, seat: int, out: int
) -> None:
    """Whose each route is, and what it would cost me."""
    other = seat
    for step in range(MAX_SEATS):
        routes = game.routes[other] if step < game.players else NONE
        store_flags(out + AT_ROUTES + ROUTES * step, routes)
        other = other + 1 if other + 1 < game.players else 0
    is_open = track.open[seat] & graph.up_to[min(game.carts[seat], MAX_LENGTH)]
    store_flags(out + AT_OPEN, is_open)
    wilds = np.uint64(game.hand[seat, WILD])
    for more in range(3):
        routes = is_open & payable(tables, game, seat, np.uint64(more))
        store_flags(out + AT_PLAIN + ROUTES * more, routes)
    for more in range(3):
        routes = is_open & payable(tables, game, seat, wilds + np.uint64(more))
        store_flags(out + AT_PAYABLE + ROUTES * more, routes)
    store_flags(out + AT_PLAN, track.plan[seat])
    other = seat
    for step in range(MAX_SEATS):
        locations = track.touched[other] if step < game.players else NONE
        store_flags(out + AT_TOUCHED + LOCATIONS * step, locations)
        other = other + 1 if other + 1 < game.players else 0


@inlined
def payable(tables: Tables, game: Game, seat: int, more: np.uint64) -> np.uint64:
    """The routes that the coloured cards of a seat and some more cards pay for."""
    routes: np.uint64 = NONE
    most = NONE
    for colour in range(COLOURS):
        cards = np.uint64(game.hand[seat, colour])
        most = max(most, cards)
        routes |= tables.within[colour, cards + more]
    routes |= tables.within[GREY, most + more]
    return routes


@inlined
def write_contract_flags(game: Game, track: Track, seat: int, out: int) -> None:
    held = np.uint64(game.contracts[seat])
    first = only(game.offered[seat, 0]) if game.offers[seat] > 0 else NONE
    second = only(game.offered[seat, 1]) if game.offers[seat] > 1 else NONE
    at = AT_CONTRACTS
    store_flags(out + at, held)
    store_flags(out + at + CONTRACTS, track.completed[seat])
    store_flags(out + at + 2 * CONTRACTS, track.dead[seat])
    store_flags(out + at + 3 * CONTRACTS, first)
    store_flags(out + at + 4 * CONTRACTS, second)
    returned = track.returned[seat] & ~(held | first | second)
    store_flags(out + at + 5 * CONTRACTS, returned)


@inlined
def write_seats(board: Board, game: Game, track: Track, seat: int, out: int) -> None:
    """The numbers that all know of each seat."""
    other = seat
    for step in range(MAX_SEATS):
        at = AT_SEATS + step
        if step < game.players:
            store_byte(out + at, np.uint8(game.carts[other]))
            store_byte(out + at + 4, np.uint8(game.points[other]))
            store_byte(out + at + 8, np.uint8(game.merchandise[other]))
            store_byte(out + at + 12, np.uint8(merchandise_points(board, game, other)))
            store_byte(out + at + 16, np.uint8(track.cards[other]))
            store_byte(out + at + 20, np.uint8(track.held[other]))
        else:
            for group in range(6):
                store_byte(out + at + 4 * group, np.uint8(0))
        other = other + 1 if other + 1 < game.players else 0
    other = seat
    for step in range(MAX_SEATS):
        for part in range(0, CONTRACTS, 8):
            word = load_word(address_of(track.missing) + CONTRACTS * other + part)
            at = AT_MISSING + CONTRACTS * step + part
            store_word(out + at, word if step < game.players else NONE)
        other = other + 1 if other + 1 < game.players else 0


@inlined
def write_cards(tables: Tables, game: Game, track: Track, seat: int, out: int) -> None:
    """Transport cards, a byte for each kind: no count is above eight, so that words can be
    subtracted whole."""
    unseen = tables.transport - (load_word(address_of(game.hand) + KINDS * seat) & KIND_BYTES)
    other = seat
    for step in range(MAX_SEATS):
        known = load_word(address_of(track.known) + 8 * other) if step < game.players else NONE
        store_word(out + AT_KNOWN + KINDS * step, known)
        if step > 0:
            unseen -= known
        other = other + 1 if other + 1 < game.players else 0
    market = NONE
    for space in range(MARKET_SPACES):
        market += ONE << (EIGHT * np.uint64(game.market[space]))
    store_word(out + AT_MARKET, market)
    discards = load_word(address_of(game.discards)) & KIND_BYTES
    store_word(out + AT_DISCARDS, discards)
    store_word(out + AT_UNSEEN, unseen - (market & KIND_BYTES) - discards)


@inlined
def write_numbers(
    graph: RouteGraph,
    tables: Tables,
    game: Game,
    track: Track,
    seat: int,
    pad: Pad,
    out: int,
) -> None:
    """Decks, the plan, and what my contracts are worth."""
    at = AT_DECK
    store_byte(out + at, np.uint8(game.deck_end - game.deck_top))
    store_byte(out + at + 1, np.uint8(game.contracts_left))
    store_byte(out + at + 2, np.uint8(game.passes))
    store_byte(out + at + 3, np.uint8(min(track.spaces[seat], MOST_SPACES)))
    first, second, both = 0, 0, 0
    if game.offers[seat] > 0:
        first, second, both = costs_of_offer(graph, tables, game, track, seat, pad)
    store_byte(out + at + 4, np.uint8(first))
    store_byte(out + at + 5, np.uint8(second))
    store_byte(out + at + 6, np.uint8(both))
    for kind in range(3):
        store_byte(out + at + 7 + kind, track.values[seat, kind])


@inlined
def write_depths(game: Game, track: Track, seat: int, out: int) -> None:
    """Where in the contract deck those are that I returned."""
    for part in range(0, CONTRACTS, 8):
        store_word(out + AT_DEPTH + part, NONE)
    rest = track.placed[seat]
    while rest != NONE:
        place = lowest(rest)
        rest &= rest - ONE
        depth = (place - signed(game.contract_top)) % MAX_CONTRACTS
        at = out + AT_DEPTH + signed(game.contract_deck[place])
        store_byte(at, np.uint8(depth + 1))


@inlined
def write_mask(actions: ActionSet, out: int) -> None:
    """Write for each action whether it is in the set, as bytes."""
    store_flags(out, actions[0])
    store_flags(out + 64, actions[1])
    store_flags(out + 128, actions[2])
    store_flags(out + 192, actions[3])
    store_flags(out + 256, actions[4])


assert WORDS == 5
