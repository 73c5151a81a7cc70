"""A bot with a plan: the cheapest network for its contracts, and what else the turns allow."""

import random
from dataclasses import dataclass

from grachten.bots.characters import BALANCED, CHARACTERS
from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.planning import choose_by_plan
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.warming import make_ready
from grachten.bots.mind.weights import weights_of
from grachten.rules import Action, GrachtenError, LegalActions, SeatView


@dataclass(frozen=True)
class PlannerBot:
    """`style`: a personality, balanced, hoarder, contractor or hunter, or a level's short sight."""

    style: str = BALANCED

    def __post_init__(self) -> None:
        if self.style not in CHARACTERS:
            raise GrachtenError(
                f"There is no style {self.style!r} of play; known styles: {', '.join(CHARACTERS)}."
            )

    def prepare(self) -> None:
        make_ready()

    def choose(
        self,
        view: SeatView,
        legal: LegalActions,
        rng: random.Random,  # noqa: ARG002 - it is deterministic
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        games, _ = observation_of(view)
        action = choose_by_plan(
            view.board.tables,
            route_graph_of(view.board),
            games,
            new_scratch_games(1),
            weights_of(**CHARACTERS[self.style]),
            new_scratch(),
        )
        return view.board.actions[action]
