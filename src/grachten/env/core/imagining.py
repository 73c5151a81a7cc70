"""Actions tried in many imagined games: what a seat would see after each, or how it would end.

For Python: takes arrays, game i with action i.
"""

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled
from grachten.env.core.elements import ROW_BYTES
from grachten.env.core.lanes import address_of
from grachten.env.core.layout import Tracks
from grachten.env.core.plans import Pad
from grachten.env.core.tables import Tables
from grachten.env.core.tracking import play
from grachten.env.core.writing import write_observation
from grachten.kernel.layout import OVER
from grachten.kernel.records import Boards, Games, RecordArray
from grachten.kernel.scoring import count_up


@compiled
def play_and_show(
    boards: Boards,
    graphs: RecordArray[RouteGraph],
    tables: RecordArray[Tables],
    games: Games,
    tracks: Tracks,
    actions: NDArray[np.int64],
    seat: int,
    pads: RecordArray[Pad],
    out: NDArray[np.uint8],
) -> None:
    """Do each action, which must be legal, and write what `seat` sees then. Where the game is over
    nothing is written."""
    board, graph, table, pad = boards[0], graphs[0], tables[0], pads[0]
    rows = address_of(out)
    for index in range(len(actions)):
        game, track = games[index], tracks[index]
        play(board, graph, game, track, actions[index], True)
        if game.phase != OVER:
            write_observation(board, graph, table, game, track, seat, pad, rows + ROW_BYTES * index)


@compiled
def share_victories(
    boards: Boards, games: Games, seat: int, totals: NDArray[np.int16], out: NDArray[np.float64]
) -> None:
    """How much of the victory a seat has in each game, if it ends like this: 1 alone, half of it
    with one other."""
    for index in range(len(games)):
        winners = count_up(boards[0], games[index], totals)
        sharing = 0
        for other in range(games[index].players):
            sharing += (winners >> other) & 1
        out[index] = ((winners >> seat) & 1) / sharing
