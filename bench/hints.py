"""Hints to be read: `python -m bench.hints --count 200 --language en`.

Each is printed as the terminal says it, from games of two, three and four players.
"""

import argparse
import random
from collections.abc import Iterator

from grachten.bots import make_bot
from grachten.cli.advice import lines_of
from grachten.cli.words import Words
from grachten.fluent_messages import LANGUAGES
from grachten.review import Hint, hint
from grachten.rules import Board, Game

LEVELS = ("greedy", "planner", "planner")


def hints(seed: int) -> Iterator[Hint]:
    """Now and then in one game."""
    players = 2 + seed % 3
    game, rng = Game.new(players, seed, Board.load()), random.Random(seed)  # noqa: S311 - a choice
    bot = make_bot(LEVELS[seed % len(LEVELS)])
    while not game.is_over:
        view = game.view(game.seat)
        if rng.random() < 0.3:
            yield hint(view)
        game.play(bot.choose(view, game.legal_actions, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    board, words, left, seed = Board.load(), Words(asked.language), asked.count, asked.seed
    while left > 0:
        for found in hints(seed):
            if left > 0:
                print(f"{asked.count - left + 1}.")
                print("\n".join(f"   {line}" for line in lines_of(found, board, words)))
            left -= 1
        seed += 1


if __name__ == "__main__":
    main()
