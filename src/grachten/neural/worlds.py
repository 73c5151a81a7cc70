"""Possible worlds for the search: the hidden cards dealt at random, others' contracts as likely as
the network believes them to be."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.worlds import count_beliefs
from grachten.env.core.layout import CONTRACTS, Tracks
from grachten.env.observation import records_of
from grachten.kernel.layout import GAME, MAX_CONTRACTS, MAX_SEATS
from grachten.kernel.records import Games
from grachten.rules import LegalActions, SeatView

SURE: Final = 0.995
"""No contract is believed in more than this: weights must stay finite."""


class Worlds:
    """Games that a seat could be in, and the track that all of them have beside them."""

    def __init__(self, view: SeatView, legal: LegalActions, beliefs: NDArray[np.float32]) -> None:
        """`beliefs`: the probability that each other seat holds each contract, the next seat
        first: (MAX_SEATS - 1, CONTRACTS)."""
        self.seat = view.seat
        self.players = view.players
        self.board = view.board
        self._games, self._observations = observation_of(view)
        _, self.track = records_of(view)
        _note_legal(self.track, legal)
        believed = np.clip(beliefs, 1 - SURE, SURE)
        for step in range(1, view.players):
            other = (view.seat + step) % view.players
            chances = believed[step - 1]
            self._observations[0].belief[other, :CONTRACTS] = chances / (1 - chances)

    def deal(self, seeds: NDArray[np.uint64]) -> Games:
        """A world for each seed, which is an odd number."""
        worlds = np.zeros(len(seeds), GAME)
        counts = np.zeros((MAX_SEATS, MAX_CONTRACTS), np.int64)
        for index, seed in enumerate(seeds):  # it deals into the first game of what it is given
            count_beliefs(
                self._observations, self._games, worlds[index : index + 1], 1, seed, counts
            )
        return worlds


def _note_legal(tracks: Tracks, legal: LegalActions) -> None:
    """Vector games look there which actions are legal."""
    words = tracks[0].legal
    for action in legal.ids:
        words[action >> 6] |= np.uint64(1 << (action & 63))
