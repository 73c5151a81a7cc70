"""Finds the end-game positions again and writes them to `positions.jsonl`:

    PYTHONPATH=tests python -m endgame.generate

Games of seeds 0, 1, 2, … are played by bots of several kinds, and their last turns solved. A
position is *tempting* if the greedy bot gets it wrong; most of the set should be.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count
from typing import Final

from endgame.contractor import ContractorBot
from endgame.positions import EndgamePosition, write_positions
from grachten.bots import Bot, GreedyBot
from grachten.endgame.solver import Kind, kind_of, solve
from grachten.rules import DrawContracts, Game, GrachtenError, SeatView

Sort = tuple[Kind, int, bool]
"""Kind of position, number of players, and is it tempting?"""

WANTED: Final[dict[Sort, int]] = {
    ("final", 2, True): 70,
    ("final", 2, False): 36,
    ("final", 3, True): 12,
    ("final", 3, False): 12,
    ("reply", 2, True): 45,
    ("reply", 2, False): 25,
}
BOTS: Final[tuple[Bot, ...]] = (
    GreedyBot(2),
    GreedyBot(3),
    GreedyBot(4),
    ContractorBot(),
    ContractorBot(thirst=0.9),
    ContractorBot(thirst=0.9, whim=0.6),
    ContractorBot(whim=0.9),
)
LONGEST: Final = 500
"""Games of more plays than this are given up."""
MOST_CONTRACTS: Final = 4
"""With two opponents who hold more than this together, a position takes long to solve."""


def positions_of(
    players: int, seed: int, kinds: Collection[Kind] = ("final", "reply")
) -> Iterator[EndgamePosition]:
    """The last turns of one game that belong into the set."""
    game = Game.new(players, seed)
    rng = random.Random(seed)
    bots = [rng.choice(BOTS) for _ in range(players)]
    actions: list[int] = []
    while not game.is_over and len(actions) < LONGEST:
        view, legal = game.view(game.seat), game.legal_actions
        if game.phase == "turn" and kind_of(view) in kinds and not _takes_long(view):
            yield from _clear(game, actions)
        action = bots[game.seat].choose(view, legal, rng)
        actions.append(action.id)
        game.play(action)


def _clear(game: Game, actions: list[int]) -> Iterator[EndgamePosition]:
    """The position if it is clear, and what follows in the same turn if contracts are best."""
    view = game.view(game.seat)
    kind = kind_of(view)
    if kind is None:
        raise GrachtenError("Only a last turn that can be solved makes a position.")
    values = solve(view, game.legal_actions)
    position = EndgamePosition(
        kind, game.board.id, game.players, game.seed, tuple(actions), game.seat, values
    )
    if position.is_clear:
        yield position
        if DrawContracts.id in position.best:
            after = game.copy()
            after.play(DrawContracts())
            yield from _clear(after, [*actions, DrawContracts.id])


def _takes_long(view: SeatView) -> bool:
    hidden = sum(seat.contracts for seat in view.seats) - len(view.contracts)
    return view.players > 2 and hidden > MOST_CONTRACTS


def is_tempting(position: EndgamePosition) -> bool:
    """Does who takes the most points go wrong?"""
    game = position.game()
    action = GreedyBot().choose(game.view(game.seat), game.legal_actions, random.Random(0))
    return action.id not in position.best


def find_positions() -> list[EndgamePosition]:
    found: list[EndgamePosition] = []
    sorts: Counter[Sort] = Counter()
    for players in (2, 3):
        wanted = {sort: number for sort, number in WANTED.items() if sort[1] == players}
        for seed in count():
            kinds = {sort[0] for sort, number in wanted.items() if sorts[sort] < number}
            if not kinds:
                break
            for position in positions_of(players, seed, kinds):
                sort = position.kind, players, is_tempting(position)
                if sorts[sort] < wanted[sort]:
                    sorts[sort] += 1
                    found.append(position)
    return found


if __name__ == "__main__":
    write_positions(find_positions())
