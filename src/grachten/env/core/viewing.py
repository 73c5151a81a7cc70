"""One observation or mask, for Python: takes arrays, and the index of a game."""

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled
from grachten.env.core.lanes import address_of
from grachten.env.core.layout import Tracks
from grachten.env.core.plans import Pad
from grachten.env.core.tables import Tables
from grachten.env.core.writing import write_mask, write_observation
from grachten.kernel.legality import legal_actions
from grachten.kernel.records import Boards, Games, RecordArray


@compiled
def show(
    boards: Boards,
    graphs: RecordArray[RouteGraph],
    tables: RecordArray[Tables],
    games: Games,
    tracks: Tracks,
    index: int,
    seat: int,
    pads: RecordArray[Pad],
    out: NDArray[np.uint8],
) -> None:
    write_observation(
        boards[0], graphs[0], tables[0], games[index], tracks[index], seat, pads[0], address_of(out)
    )


@compiled
def show_mask(
    boards: Boards,
    games: Games,
    index: int,
    out: NDArray[np.uint8],
) -> None:
    write_mask(legal_actions(boards[0], games[index]), address_of(out))
