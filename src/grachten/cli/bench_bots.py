"""The part of `grachten bench` about bots: how fast they think."""

import random
from collections.abc import Callable
from typing import Final

import numpy as np

from grachten.bots import PlannerBot, SearchBot, play_on
from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.planning import choose_by_plan
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.searching import search, search_task
from grachten.bots.mind.trees import clear_tree, new_tree
from grachten.bots.mind.weights import weights_of
from grachten.cli.bench_figures import Figure, quickest
from grachten.cli.plain_uct import plain_search
from grachten.rules import Action, Game, KeepContracts, LegalActions, SeatView

DEALS: Final = (1, 2, 3, 4)
SIMULATIONS: Final = 4_000
"""For each deal, from an empty tree: a tree of some size, as after some hundredths of a second."""

ROOM: Final = 1 << 18  # nodes, more than so many simulations add
PLAIN: Final = 20  # simulations of the plain search
A_SECOND: Final = "sims a second"
GOALS: Final = {(2, "random"): "≥ 150,000", (2, "planner"): "≥ 60,000"}


def search_speed(seconds: float) -> list[Figure]:
    """How many games a search simulates per second, compared with a plain one in Python."""
    speeds = {
        (players, playouts): 1 / quickest(seconds, _searching(players, playouts))
        for players in (2, 4)
        for playouts in ("random", "planner")
    }
    figures = [
        Figure(
            f"search, {playouts} playouts, {players} players",
            speed,
            A_SECOND,
            GOALS.get((players, playouts), ""),
        )
        for (players, playouts), speed in speeds.items()
    ]
    whole = 1 / quickest(seconds, _thinking())
    plain = 1 / quickest(seconds, _plainly())
    return [
        *figures,
        Figure("search bot: think, 2 players", whole, A_SECOND),
        Figure("plain UCT in Python, 2 players", plain, A_SECOND),
        Figure("search against plain UCT", speeds[2, "random"] / plain, "times as fast"),
    ]


def planner_speed(seconds: float) -> list[Figure]:
    bot, rng = PlannerBot(), random.Random(0)  # noqa: S311 - to measure with, no secret
    asked = _questions(bot, rng)
    board = asked[0][0].board
    graphs, weights = route_graph_of(board), weights_of()
    pads, scratches = new_scratch_games(1), new_scratch()
    observations = [observation_of(view)[0] for view, _ in asked]

    def plan() -> int:
        for games in observations:
            choose_by_plan(board.tables, graphs, games, pads, weights, scratches)
        return len(observations)

    def choose() -> int:
        for view, legal in asked:
            bot.choose(view, legal, rng)
        return len(asked)

    def play() -> int:
        _questions(bot, rng)
        return 1

    return [
        Figure("planner decision, compiled", quickest(seconds, plan) * 1e6, "µs"),
        Figure("planner decision, from a view", quickest(seconds, choose) * 1e6, "µs"),
        Figure("Game: two planners, whole game", quickest(seconds, play) * 1e3, "ms"),
    ]


def _fresh_game(players: int, deal: int) -> Game:
    """A game whose seats have kept all contracts they were dealt: the first turn."""
    game = Game.new(players, deal)
    for _ in range(players):
        game.play(KeepContracts("both"))
    return game


def _searching(players: int, playouts: str) -> Callable[[], int]:
    """Only the compiled search, on prepared arrays."""
    views = [game.view(game.seat) for game in (_fresh_game(players, deal) for deal in DEALS)]
    bot, (tree, ends) = SearchBot(), new_tree(ROOM)
    tasks = [
        search_task(
            view,
            tree,
            ends,
            curiosity=bot.curiosity,
            temper=bot.temper,
            by_habit=playouts == "planner",
        )
        for view in views
    ]

    def work() -> int:
        for task in tasks:
            clear_tree(tree, ends)
            search(task, SIMULATIONS, np.uint64(1))
        return SIMULATIONS * len(tasks)

    return work


def _thinking() -> Callable[[], int]:
    """The whole bot: reading the view, searching, and reporting its thoughts."""
    bot, game = SearchBot(sims=SIMULATIONS), _fresh_game(2, DEALS[0])
    view, legal = game.view(game.seat), game.legal_actions

    def work() -> int:
        return bot.think(view, legal, random.Random(1)).simulations  # noqa: S311 - no secret

    return work


def _plainly() -> Callable[[], int]:
    game = _fresh_game(2, DEALS[0])

    def work() -> int:
        plain_search(game, PLAIN, random.Random(1))  # noqa: S311 - to measure with, no secret
        return PLAIN

    return work


def _questions(bot: PlannerBot, rng: random.Random) -> list[tuple[SeatView, LegalActions]]:
    """Every decision of a game between planners with more than one choice."""
    game, asked = Game.new(2, DEALS[0]), []

    def decide(view: SeatView, legal: LegalActions) -> Action:
        if len(legal) > 1:
            asked.append((view, legal))
        return bot.choose(view, legal, rng)

    play_on(game, decide)
    return asked
