"""Games of the vector environment, and the same games played by `Game` beside them."""

import random
from collections.abc import Callable

import numpy as np

from grachten.env.vector import VectorGames
from grachten.kernel.playouts import choice_below, choices_from, next_choices
from grachten.kernel.shuffling import seed_words
from grachten.rules import Game
from grachten.rules.actions import Action

Decide = Callable[[Game, int], Action]
"""What the opponent decides that a seat belongs to, by its number in `VectorGames.deciders`."""


class SideBySide:
    """`games`, and in `beside` the same ones. Every step compares them."""

    def __init__(self, games: VectorGames, decide: Decide | None = None) -> None:
        self.games = games
        self.decide = decide
        self.beside = [self._new(index) for index in range(games.count)]
        self.ended = 0

    def play(self, rng: random.Random) -> None:
        """One step of all games, at random."""
        self.compare()
        actions = [rng.choice(game.legal_actions.ids) for game in self.beside]
        seats = [game.seat for game in self.beside]
        deciders = self.games.deciders.copy()
        self.games.step(actions)
        assert self.games.actors.tolist() == seats
        for index, (game, action) in enumerate(zip(self.beside, actions, strict=True)):
            game.play(game.board.actions[action])
            self._settle(game, deciders[index])
            assert bool(self.games.done[index]) == game.is_over
            if game.is_over:
                self._compare_results(index, game)
                self.beside[index] = self._new(index)
                self.ended += 1

    def compare(self) -> None:
        for index, game in enumerate(self.beside):
            assert self.games.seats[index] == game.seat
            assert tuple(np.flatnonzero(self.games.masks[index])) == game.legal_actions.ids

    def _new(self, index: int) -> Game:
        game = Game.new(int(self.games.players[index]), self.games.seed_of(index))
        self._settle(game, self.games.deciders[index])
        return game

    def _settle(self, game: Game, deciders: np.ndarray) -> None:
        """Play on to a decision of the caller, as the vector environment does."""
        while not game.is_over:
            who = int(deciders[game.seat])
            is_forced = len(game.legal_actions) == 1
            if is_forced and (who or self.games.skips_forced):
                game.play(game.legal_actions[0])
            elif who:
                assert self.decide is not None
                game.play(self.decide(game, who))
            else:
                return

    def _compare_results(self, index: int, game: Game) -> None:
        sheet = game.score_sheet
        assert sheet is not None
        assert tuple(self.games.totals[index, : game.players]) == tuple(sheet.totals)
        results = self.games.results[index]
        for seat in range(game.players):
            share = 2 / len(sheet.winners) - 1 if seat in sheet.winners else -1
            assert results[seat] == np.float32(share)
        assert not results[game.players :].any()


class RandomOpponents:
    """What the scripted random opponents decide, worked out from the seeds of the deals."""

    def __init__(self) -> None:
        self.choices: dict[int, np.uint64] = {}

    def __call__(self, game: Game, who: int) -> Action:
        del who
        if game.seed not in self.choices:
            self.choices[game.seed] = np.uint64(choices_from(seed_words(game.seed)))
        # Compiled functions return plain numbers, and take those above 2**63 as words alone.
        choices = np.uint64(next_choices(self.choices[game.seed]))
        self.choices[game.seed] = choices
        legal = game.legal_actions
        return legal[choice_below(choices, len(legal))]
