"""Lets bots decide in a fixed set of positions and prints their decisions.

Run as a program of its own, so that Numba's settings can be chosen by the environment:
`NUMBA_DISABLE_JIT=1 python -m bots.support.decisions 3 1 2`, with the numbers of decisions that are
planned and searched on each board by each number of players, and of the contracts that the seat
holds at most: without the compiler a plan for many of them takes long.
"""

import random
import sys

from grachten.bots import Bot, PlannerBot, SearchBot
from grachten.rules import Board, Game
from support.agreement import by_kind
from support.odd_boards import widest
from support.positions import tiny_board

PLANNERS = (PlannerBot(), PlannerBot("hoarder"), PlannerBot("apprentice"))
SEARCHES = (SearchBot(sims=10), SearchBot(sims=10, playouts="random"))


def decisions(planned: int, searched: int, contracts: int) -> list[str]:
    """What was decided where, a line each."""
    lines = []
    for board in (Board.load(), tiny_board(), widest()):
        for players in (2, 3, 4):
            games = _positions(board, players, max(planned, searched), contracts)
            for number, game in enumerate(games[:planned]):
                lines.append(_decision(PLANNERS[number % 3], game))
            if board.id == "widest":
                continue  # a search there takes minutes without the compiler
            for number, game in enumerate(games[:searched]):
                lines.append(_decision(SEARCHES[(number + players) % 2], game))
    return lines


def _positions(board: Board, players: int, count: int, contracts: int) -> list[Game]:
    """Decisions between several actions, out of many games."""
    rng = random.Random(f"{board.id} {players}")
    found: list[Game] = []
    while len(found) < count:
        game = Game.new(players, rng.randrange(2**64), board)
        met = []
        while not game.is_over:
            held = game.state.contract_count(game.seat) + len(game.state.offered(game.seat))
            if len(game.legal_actions) > 1 and held <= contracts:
                met.append(game.copy())
            game.play(by_kind(list(game.legal_actions), rng))
        found += rng.sample(met, min(3, len(met)))
    return found[:count]


def _decision(bot: Bot, game: Game) -> str:
    seat = game.seat
    action = bot.choose(game.view(seat), game.legal_actions, random.Random(seat))
    return f"{game} {bot}: {action}"


if __name__ == "__main__":
    print("\n".join(decisions(*map(int, sys.argv[1:]))))  # noqa: T201 - it is a program
