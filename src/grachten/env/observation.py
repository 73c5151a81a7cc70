"""What a seat may know, as a row of bytes of a fixed size.

Every number is small and not negative; `ELEMENTS` says what the numbers mean and how large they
can be, and docs/research.md has the same as a table. Seats are counted from one's own: the first
of four numbers is mine, the second the next seat's in turn, and seats that nobody sits on are 0.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.knowledge import knowledge_of
from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.route_graph import route_graph_of
from grachten.env.core.elements import (
    ELEMENTS,
    OBSERVATION_VERSION,
    PLACES,
    ROW_BYTES,
    SIZE,
    Element,
)
from grachten.env.core.layout import ACTIONS, MASK_BYTES, Track, Tracks, new_tracks
from grachten.env.core.plans import new_pads
from grachten.env.core.tables import tables_of
from grachten.env.core.tracking import measure_all
from grachten.env.core.viewing import show, show_mask
from grachten.kernel.layout import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND, PASS
from grachten.kernel.records import Game, Games
from grachten.rules import Board, SeatView
from grachten.rules.events import ContractsKept

__all__ = [
    "ACTIONS",
    "ELEMENTS",
    "OBSERVATION_VERSION",
    "PLACES",
    "SIZE",
    "Element",
    "action_mask",
    "bounds",
    "named",
    "observe",
    "observe_decision",
    "observe_record",
    "record_mask",
]

_CHOSEN: Final = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}


def bounds() -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The lowest and the highest value of every number."""
    sizes = [element.size for element in ELEMENTS]
    lows = np.array([element.low for element in ELEMENTS], np.uint8)
    highs = np.array([element.high for element in ELEMENTS], np.uint8)
    return np.repeat(lows, sizes), np.repeat(highs, sizes)


def named(observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The parts of one observation, or of rows of them, by name: views, nothing is copied."""
    return {
        element.name: observation[..., PLACES[element.name] : PLACES[element.name] + element.size]
        for element in ELEMENTS
    }


def observe(view: SeatView) -> NDArray[np.uint8]:
    """What the seat of a view may know."""
    games, tracks = records_of(view)
    return observe_record(view.board, games, tracks, view.seat)


def action_mask(view: SeatView) -> NDArray[np.bool_]:
    """For each action, whether the seat of a view may choose it now."""
    return _mask_of(view, records_of(view)[0])


def observe_decision(view: SeatView) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Both at once, which takes half as long: `observe` and `action_mask`."""
    games, tracks = records_of(view)
    return observe_record(view.board, games, tracks, view.seat), _mask_of(view, games)


def observe_record(
    board: Board, games: Games, tracks: Tracks, seat: int, index: int = 0
) -> NDArray[np.uint8]:
    """What a seat of game `index` may know, from the game and the track beside it."""
    row = np.zeros(ROW_BYTES, np.uint8)
    graphs, tables = route_graph_of(board), tables_of(board)
    show(board.tables, graphs, tables, games, tracks, index, seat, new_pads(), row)
    return row[:SIZE]


def record_mask(board: Board, games: Games, index: int = 0) -> NDArray[np.bool_]:
    """For each action, whether the seat to act in game `index` may choose it."""
    row = np.zeros(MASK_BYTES, np.uint8)
    show_mask(board.tables, games, index, row)
    return row.view(np.bool_)[:ACTIONS]


def _mask_of(view: SeatView, games: Games) -> NDArray[np.bool_]:
    if view.seat not in view.to_act:
        return np.zeros(ACTIONS, np.bool_)
    games[0].seat = view.seat  # at set-up others may be to act before it
    return record_mask(view.board, games)


def records_of(view: SeatView) -> tuple[Games, Tracks]:
    """The game as the seat sees it, and the track beside it."""
    tables_of(view.board)  # which checks the board
    games, _ = observation_of(view)
    tracks = new_tracks(1)
    game: Game = games[0]
    track: Track = tracks[0]
    if view.phase == "set-up":
        for seat in range(view.players):
            game.chosen[seat] = PASS if seat in view.to_act else KEEP_FIRST
        if view.choice is not None:
            game.chosen[view.seat] = _CHOSEN[view.choice]
    elif view.to_act:
        game.seat = view.to_act[0]
    for seat, open_seat in enumerate(view.seats):
        track.known[seat, : len(open_seat.known)] = open_seat.known
        track.cards[seat] = open_seat.cards
        track.held[seat] = open_seat.contracts
    track.returned[view.seat] = np.uint64(sum(1 << contract for contract in _returned(view)))
    for place, contract in enumerate(knowledge_of(view).contract_deck):
        if contract is not None:
            game.contract_deck[place] = contract
            track.placed[view.seat] |= np.uint64(1 << place)
    measure_all(view.board.tables, route_graph_of(view.board), games, tracks)
    return games, tracks


def _returned(view: SeatView) -> set[int]:
    """The contracts that the seat has returned at some time."""
    kept = (e for e in view.history if isinstance(e, ContractsKept) and e.seat == view.seat)
    return {contract for event in kept for contract in event.returned or ()}
