"""A tabular best response in a small part of the game: the last turn before the opponent's last.

    python examples/best_response.py --games 60 --worlds 120

The whole game has far too many information sets for a table. Its end has few: in the last round of
a game for two, one seat has one turn left, then the other one, and the game is over. For positions
from games between two `planner`s we ask: if the opponent goes on as `planner` does, and the hidden
cards are as likely as the seat can know, what is the best that the seat can do?

The table maps each information state, as text, to an action. It is found on possible deals of the
hidden cards, and judged on others: on its own deals it would look better than it is. So this is a
lower bound on what a best response wins in that turn, and says nothing about the turns before.
"""

import argparse
import math
import random
from collections import defaultdict

import numpy as np

from grachten.bots import Bot, make_bot
from grachten.env.hidden import HiddenCards
from grachten.env.rendering import rewards
from grachten.rules import Game

PLAYERS = 2
Table = dict[str, int]


def last_turns(games: int, bot: Bot) -> list[Game]:
    """Positions in which a seat has its last turn, and the other one after it."""
    found = []
    for seed in range(games):
        game, rng = Game.new(PLAYERS, seed), random.Random(seed)
        while not game.is_over:
            view = game.view(game.seat)
            if view.last_turns == PLAYERS and view.phase == "turn":
                found.append(game)
                break
            game.play(bot.choose(view, game.legal_actions, rng))
    return found


def play_out(game: Game, seat: int, bot: Bot, table: Table | None) -> float:
    """To the end: the seat by its table, everything else by the bot. What the seat gets."""
    game, rng = game.copy(), random.Random(0)
    while not game.is_over:
        view, action = game.view(game.seat), None
        if table is not None and game.seat == seat:
            action = table.get(information_state(game, seat))
        if action is None:
            game.play(bot.choose(view, game.legal_actions, rng))
        else:
            game.play(game.board.actions[action])
    return rewards(game)[seat]


def information_state(game: Game, seat: int) -> str:
    return repr(game.events_for(seat))


def best(worlds: list[Game], seat: int, bot: Bot, table: Table) -> float:
    """The value of the best that the seat can do where it cannot tell these worlds apart; what
    that is goes into the table."""
    if worlds[0].is_over or worlds[0].seat != seat:
        return sum(play_out(world, seat, bot, None) for world in worlds)
    values = {}
    for action in worlds[0].legal_actions.ids:
        told_apart: dict[str, list[Game]] = defaultdict(list)
        for world in worlds:
            after = world.copy()
            after.play(after.board.actions[action])
            told_apart[information_state(after, seat)].append(after)
        values[action] = sum(best(group, seat, bot, table) for group in told_apart.values())
    choice = max(values, key=lambda action: values[action])
    table[information_state(worlds[0], seat)] = choice
    return values[choice]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=120, help="deals of the hidden cards, twice")
    given = parser.parse_args(arguments)
    bot = make_bot("planner")
    gains, states = [], 0
    for game in last_turns(given.games, bot):
        seat = game.seat
        hidden, rng = HiddenCards(game.view(seat)), random.Random(game.seed)
        dealt = [hidden.resample(rng).game for _ in range(2 * given.worlds)]
        table: Table = {}
        best(dealt[: given.worlds], seat, bot, table)
        unseen = dealt[given.worlds :]
        by_table = np.mean([play_out(world, seat, bot, table) for world in unseen])
        by_bot = np.mean([play_out(world, seat, bot, None) for world in unseen])
        gains.append(float(by_table - by_bot) / 2)
        states += len(table)
    mean = float(np.mean(gains))
    error = 1.96 * float(np.std(gains)) / math.sqrt(len(gains))
    print(f"{len(gains)} positions, {states} information states in the tables.")
    print(
        f"The best response wins {mean:+.1%} (± {error:.1%}) more often than planner's last turn."
    )


if __name__ == "__main__":
    main()
