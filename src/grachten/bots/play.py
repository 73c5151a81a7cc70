"""Playing a game to its end: the one loop that asks the seats for their actions."""

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from grachten.bots.bot import Bot, seated
from grachten.rules import Action, Board, Game, LegalActions, SeatView
from grachten.rules.board import DEFAULT_BOARD

Decide = Callable[[SeatView, LegalActions], Action]
"""Chooses one of the legal actions for the seat of the view."""


def decisions(game: Game) -> Iterator[tuple[SeatView, LegalActions]]:
    """What has to be decided, until the game is over: each has to be played before the next is
    asked for. The view is all that the seat may see."""
    while not game.is_over:
        seat = game.seat
        yield game.view(seat), game.legal_for(seat)


def play_on(game: Game, decide: Decide) -> None:
    """Play a game to its end. `decide` gets what the seat may see, and nothing else."""
    for view, legal in decisions(game):
        game.play(decide(view, legal), view.seat)


def play_game(
    bots: Sequence[Bot], seed: int | None = None, board: Board | str | Path = DEFAULT_BOARD
) -> Game:
    """A whole game between bots, one for each seat; the same seed gives the same game again."""
    game = Game.new(len(bots), seed, board)
    sitting = [seated(bot) for bot in bots]
    rngs = [random.Random(f"{game.seed} {seat}") for seat in range(game.players)]  # noqa: S311
    play_on(game, lambda view, legal: sitting[view.seat].choose(view, legal, rngs[view.seat]))
    return game
