"""Payments that waste nothing: a wild is only used for a missing card."""

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.route_graph import RouteGraph
from grachten.kernel.layout import COLOURS, MAX_LENGTH
from grachten.kernel.legality import payable_word
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ActionSet


@compiled
def thrifty(board: Board, graph: RouteGraph, game: Game) -> ActionSet:
    """Legal claims that pay no wild where a card of the colour would do."""
    return (
        thrifty_word(board, graph, game, 0),
        thrifty_word(board, graph, game, 1),
        thrifty_word(board, graph, game, 2),
        thrifty_word(board, graph, game, 3),
        thrifty_word(board, graph, game, 4),
    )


@compiled
def thrifty_word(board: Board, graph: RouteGraph, game: Game, word: int) -> np.uint64:
    hand = game.hand[game.seat]
    coloured = 0
    for colour in range(COLOURS):
        coloured += hand[colour]
    if coloured == 0:  # nothing but wilds: they pay alone, for grey routes too
        return payable_word(board, game, word)
    payments: np.uint64 = NONE
    for colour in range(COLOURS):
        payments |= graph.thrifty[colour, min(hand[colour], MAX_LENGTH), word]
    return payments & payable_word(board, game, word)
