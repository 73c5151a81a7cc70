"""Doing an action, and keeping the track beside the game up to date."""

import numpy as np

from grachten.bots.mind.paths import open_routes
from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.distances import measure, note_claim, note_missing
from grachten.env.core.layout import Track, Tracks
from grachten.kernel.layout import (
    CLAIM,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP_BOTH,
    KEEP_FIRST,
    MAX_CONTRACTS,
    MAX_SEATS,
    PASS,
    SET_UP,
    TAKE,
    WILD,
)
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word
from grachten.kernel.turns import carry_out


@inlined
def play(
    board: Board, graph: RouteGraph, game: Game, track: Track, action: int, is_measured: bool
) -> None:
    """Do a legal action. Distances are only kept up to date if `is_measured`."""
    seat = np.int64(game.seat)
    if action >= CLAIM:
        note_payment(board, track, seat, action)
        carry_out(board, game, action, None)
        if is_measured:
            note_claim(board, graph, game, track, seat, np.int64(board.claim_route[action]))
    elif action <= DRAW_BLIND:
        if action != PASS:
            track.cards[seat] += 1
            if action != DRAW_BLIND:
                track.known[seat, action - TAKE] += 1
        carry_out(board, game, action, None)
    else:
        play_contracts(board, game, track, seat, action)


@compiled
def note_payment(board: Board, track: Track, seat: int, action: int) -> None:
    """8.1: what is paid may have been among the cards that all knew of."""
    length = board.route_length[board.claim_route[action]]
    wilds = board.claim_wilds[action]
    colour = board.claim_colour[action]
    track.cards[seat] -= length
    if colour != WILD:
        track.known[seat, colour] -= min(track.known[seat, colour], length - wilds)
    track.known[seat, WILD] -= min(track.known[seat, WILD], wilds)


@compiled
def play_contracts(board: Board, game: Game, track: Track, seat: int, action: int) -> None:
    """Draw contracts, or choose among them; who returns one knows where in the deck it is."""
    if action == DRAW_CONTRACTS:
        for index in range(min(2, game.contracts_left)):
            drawn = only((game.contract_top + index) % MAX_CONTRACTS)
            for other in range(game.players):
                track.placed[other] &= ~drawn
        carry_out(board, game, action, None)
        return
    bottom = np.int64(game.contract_top) + np.int64(game.contracts_left)
    if game.phase != SET_UP:
        if game.offers[seat] == 2:
            note_return(game, track, seat, action, bottom)
        carry_out(board, game, action, None)
        note_held(game, track, seat)
        return
    carry_out(board, game, action, None)
    if game.phase != SET_UP:  # 2.4: now all choices are carried out
        for turn in range(game.players):
            ready = (game.first + turn) % game.players
            bottom += note_return(game, track, ready, game.chosen[ready], bottom)
            note_held(game, track, ready)


@compiled
def note_return(game: Game, track: Track, seat: int, choice: int, bottom: int) -> int:
    """Of two contracts a seat returns the one that it does not keep; how many those are."""
    if choice == KEEP_BOTH:
        return 0
    track.returned[seat] |= only(game.offered[seat, 1 if choice == KEEP_FIRST else 0])
    track.placed[seat] |= only(bottom % MAX_CONTRACTS)
    return 1


@compiled
def note_held(game: Game, track: Track, seat: int) -> None:
    track.held[seat] = size_of_word(np.uint64(game.contracts[seat]))
    track.is_planned[seat] = False


@compiled
def measure_all(
    boards: Boards, graphs: RecordArray[RouteGraph], games: Games, tracks: Tracks
) -> None:
    """What follows from the routes of a game, from scratch. For Python: arrays of one record."""
    board, graph, game, track = boards[0], graphs[0], games[0], tracks[0]
    for seat in range(MAX_SEATS):
        track.open[seat] = open_routes(graph, game, seat)
        track.touched[seat] = touched(board, game.routes[seat])
        measure(board, graph, game, track, seat)
        note_missing(graph, track, seat)
        track.is_planned[seat] = False


@compiled
def touched(board: Board, routes: np.uint64) -> np.uint64:
    """The locations at the ends of some routes."""
    locations = NONE
    while routes != NONE:
        locations |= board.route_ends[lowest(routes)]
        routes &= routes - ONE
    return locations
