"""The hidden cards dealt anew: a whole game that agrees with everything a seat has seen.

`resample(view, rng)` gives one. Every deal of the unseen cards that could have led to the same view
is equally likely, or with a belief those in which the others hold likely contracts.
"""

import math
import random
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import numpy as np

from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch
from grachten.bots.mind.worlds import believe_all
from grachten.env.hidden.consistency import depends_on_hands, is_possible
from grachten.env.hidden.contract_deals import Belief, ContractDeals
from grachten.env.hidden.contract_story import contract_story
from grachten.env.hidden.filling import Filling
from grachten.env.hidden.imagined_game import ImaginedGame
from grachten.env.hidden.transport_deals import TransportDeals
from grachten.env.hidden.transport_story import transport_story
from grachten.rules import GrachtenError, SeatView
from grachten.rules.actions import CHOICES, Choice
from grachten.rules.events import CardsDealt

__all__ = ["Belief", "HiddenCards", "ImaginedGame", "Resampled", "fitting_contracts", "resample"]

TRIES: Final = 100_000
"""Deals that are tried if some of them turn out to be impossible."""


class Resampled(NamedTuple):
    """A game, and the logarithm of the probability of exactly these hidden cards.

    That is None where it cannot be had: where there were too many deals to count, or where somebody
    passed or a sweep depended on hands, so that some of the deals counted are impossible.
    """

    game: ImaginedGame
    log_probability: float | None


def resample(
    view: SeatView,
    rng: random.Random,
    belief: Literal["uniform", "fitting"] | Belief = "uniform",
) -> Resampled:
    """A game that this seat could be playing.

    `belief` says how likely others are to hold a contract: all alike, or those that fit their
    routes as the bots judge it, or weights of one's own by seat and contract.
    """
    if belief == "fitting":
        belief = fitting_contracts(view)
    return HiddenCards(view).resample(rng, None if isinstance(belief, str) else belief)


class HiddenCards:
    """What a seat does not know: for many games from one view, so that it is counted once."""

    def __init__(self, view: SeatView) -> None:
        if view.phase == "over":
            raise GrachtenError("When the game is over, nothing is hidden.")
        if not any(isinstance(event, CardsDealt) for event in view.history):
            raise GrachtenError("A view without its history does not tell what the seat has seen.")
        self._view = view
        self._cards = transport_story(view)
        self._card_deals = TransportDeals(self._cards)
        self._offers = contract_story(view)
        self._contract_deals = ContractDeals(self._offers, view.seat, len(view.board.contracts))
        self._must_check = depends_on_hands(view)

    def resample(self, rng: random.Random, belief: Belief | None = None) -> Resampled:
        """One game; `belief` are weights by seat and contract."""
        for _ in range(TRIES):
            resampled = self._deal(rng, belief)
            if not self._must_check or is_possible(self._view, resampled.game.events):
                return resampled
        raise GrachtenError("No deal was found that agrees with what the seat has seen.")

    @property
    def log_card_deals(self) -> float | None:
        """The logarithm of the number of ways in which the unseen transport cards can lie."""
        return None if self._must_check else self._card_deals.log_count

    def _deal(self, rng: random.Random, belief: Belief | None) -> Resampled:
        cards, rest = self._card_deals.draw(rng)
        contracts = self._contract_deals.draw(rng, belief)
        choices = self._secret_choices(rng)
        filling = Filling(
            self._view, (self._cards, cards, rest), (self._offers, contracts), choices
        )
        log_deals = self.log_card_deals
        return Resampled(
            filling.game(rng),
            None
            if log_deals is None
            else contracts.log_probability - log_deals - len(choices) * math.log(len(CHOICES)),
        )

    def _secret_choices(self, rng: random.Random) -> dict[int, Choice]:
        """2.4: what others have chosen, while not everyone has: anything, with equal chance."""
        view = self._view
        if view.phase != "set-up":
            return {}
        return {
            seat: rng.choice(tuple(CHOICES.values()))
            for seat in range(view.players)
            if seat != view.seat and seat not in view.to_act
        }


def fitting_contracts(view: SeatView) -> Mapping[int, Mapping[int, float]]:
    """How well each contract fits what each other seat has built: what the bots believe."""
    games, observations = observation_of(view)
    observations[0].unseen_contracts = np.uint64((1 << len(view.board.contracts)) - 1)
    believe_all(view.board.tables, route_graph_of(view.board), games, observations, new_scratch())
    return {
        seat: {
            contract.index: float(observations[0].belief[seat, contract.index])
            for contract in view.board.contracts
        }
        for seat in range(view.players)
        if seat != view.seat
    }
