"""`grachten bench`: how fast the rules and the bots are on this machine."""

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.table import Table

import grachten
from grachten.bots import bot_names
from grachten.cli.bench_bots import planner_speed, search_speed
from grachten.cli.bench_figures import ROUNDS, Figure, quickest
from grachten.cli.console import out, prepare_arrays, prepare_bots, print_json, progress_bar
from grachten.kernel import (
    GAME,
    MAX_ACTIONS,
    apply_all,
    apply_unchecked,
    legal_list,
    legal_masks,
    new_game,
    new_games,
    random_playouts,
    seed_words,
    timing,
)
from grachten.rules import Board, Game, GrachtenError

POSITIONS: Final = 4096
BATCH: Final = 4096


ENV: Final = "env"


def measure(what: str | None, seconds: float, *, starts: bool, as_json: bool) -> None:
    """`what`: the part to measure, "env" for the environment; the rules and the bots by default."""
    if not 0 < seconds <= 60:
        raise GrachtenError("The seconds must be above 0 and at most 60.")
    if what not in (None, ENV):
        raise GrachtenError(f"There is no part {what!r} to measure; known: {ENV}.")
    if what == ENV:
        from grachten.cli.bench_env import env_parts  # noqa: PLC0415 - it would compile for all

        prepare_bots(bot_names())
        _measure_parts(env_parts(), seconds, as_json=as_json)
        return
    prepare_bots(bot_names())
    prepare_arrays()
    parts: list[Callable[[float], list[Figure]]] = [
        _whole_games,
        _single_functions,
        _batches,
        _game_layer,
        _reference,
        search_speed,
        planner_speed,
    ]
    if starts:
        parts.append(_starts)
    _measure_parts(parts, seconds, as_json=as_json)


def _measure_parts(
    parts: list[Callable[[float], list[Figure]]], seconds: float, *, as_json: bool
) -> None:
    figures: list[Figure] = []
    with progress_bar("Measuring", len(parts), unit="parts") as bar:
        for part in parts:
            figures += part(seconds)
            bar.advance()
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}, Numba {import_module('numba').__version__}"
    if as_json:
        rows = {
            figure.name: {"value": figure.value, "unit": figure.unit, "goal": figure.goal}
            for figure in figures
        }
        print_json({"machine": machine, "figures": rows})
    else:
        _print_figures(figures, machine)


def _print_figures(figures: list[Figure], machine: str) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("unit")
    table.add_column("goal")
    for figure in figures:
        digits = 0 if figure.value >= 1000 else 1 if figure.value >= 10 else 2
        table.add_row(figure.name, f"{figure.value:,.{digits}f}", figure.unit, figure.goal)
    out.print(table)
    out.print(f"[dim]{machine}. The best of {ROUNDS} rounds each.[/]")


def _whole_games(seconds: float) -> list[Figure]:
    board, games, totals = Board.load().tables, np.zeros(1, GAME), np.zeros(4, np.int16)
    figures = []
    for players in (2, 3, 4):
        count = 500
        decisions = timing.whole_games(board, games, players, 0, count, totals)

        def work(players: int = players, count: int = count) -> int:
            timing.whole_games(board, games, players, 0, count, totals)
            return count

        game = quickest(seconds, work)
        decision = game * count / decisions
        goals = ("≤ 60", "≥ 250,000") if players == 2 else ("", "")
        figures += [
            Figure(f"decision at random, {players} players", decision * 1e9, "ns", goals[0]),
            Figure(f"random games, {players} players", 1 / game, "a second", goals[1]),
        ]
    return figures


def _positions() -> np.ndarray:
    """Positions from the middle of two-player games."""
    board, games = Board.load().tables, np.zeros(POSITIONS, GAME)
    rng = random.Random(0)  # noqa: S311 - to measure with, no secret
    row = np.zeros(MAX_ACTIONS, np.int16)
    for index in range(POSITIONS):
        new_game(board, games, index, 2, seed_words(index))
        for _ in range(2 + index % 40):
            count = legal_list(board, games, index, row)
            apply_unchecked(board, games, index, int(row[rng.randrange(count)]))
    return games


def _single_functions(seconds: float) -> list[Figure]:
    board, games = Board.load().tables, _positions()
    others, row = np.zeros(POSITIONS, GAME), np.zeros(MAX_ACTIONS, np.int16)

    def legal_sets() -> int:
        timing.legal_sets(board, games)
        return POSITIONS

    def legal_lists() -> int:
        timing.legal_lists(board, games, row)
        return POSITIONS

    def copies() -> int:
        return timing.copies(games, others)

    return [
        Figure("legal set, counted", quickest(seconds, legal_sets) * 1e9, "ns"),
        Figure("legal set, listed", quickest(seconds, legal_lists) * 1e9, "ns"),
        Figure(
            "copy of a game", quickest(seconds, lambda: timing.copies(games, others)) * 1e9, "ns"
        ),
    ]


def _batches(seconds: float) -> list[Figure]:
    board, games = Board.load().tables, np.zeros(BATCH, GAME)
    seeds = np.stack([seed_words(index) for index in range(BATCH)])
    decisions = np.zeros(BATCH, np.int64)
    start = np.zeros(BATCH, GAME)
    new_games(board, start, 2, seeds)

    def playouts() -> int:
        games[:] = start
        random_playouts(board, games, seeds, decisions)
        return int(decisions.sum())

    masks, done = np.zeros((BATCH, MAX_ACTIONS), np.bool_), np.zeros(BATCH, np.bool_)

    def steps() -> int:
        games[:] = start
        for _ in range(8):
            legal_masks(board, games, masks)
            apply_all(board, games, masks.argmax(axis=1).astype(np.int16), done)
        return 8 * BATCH

    return [
        Figure("batch playouts, all cores", 1 / quickest(seconds, playouts), "decisions a second"),
        Figure("batch masks and steps, all cores", 1 / quickest(seconds, steps), "steps a second"),
    ]


def _game_layer(seconds: float) -> list[Figure]:
    rng = random.Random(0)  # noqa: S311 - to measure with, no secret
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        game, count = Game.new(2, seed), 0
        while not game.is_over:
            legal = game.legal_actions
            game.play(legal[rng.randrange(len(legal))])
            game.view(game.seat)
            count += 1
        return count

    return [Figure("Game: legal, play and view", quickest(seconds, work) * 1e6, "µs", "≤ 50")]


def _reference(seconds: float) -> list[Figure]:
    """The same random games by the reference engine, which is among the tests of a checkout."""
    tests = Path(grachten.__file__).parents[2] / "tests"
    if not (tests / "reference").is_dir():
        return []
    sys.path.insert(0, str(tests))
    reference = import_module("reference")
    text = (files("grachten") / "boards" / "amsterdam.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    rng = random.Random(0)  # noqa: S311 - to measure with, no secret
    seed = 0

    def slow() -> int:
        nonlocal seed
        seed += 1
        game, count = reference.ReferenceGame(data, 2, seed), 0
        while not game.is_over:
            game.play(rng.choice(sorted(game.legal(), key=str)))
            count += 1
        game.result()
        return count

    board, games, totals = Board.load().tables, np.zeros(1, GAME), np.zeros(4, np.int16)
    ratio = quickest(seconds, slow) / quickest(
        seconds, lambda: timing.whole_games(board, games, 2, 0, 500, totals)
    )
    return [Figure("kernel against reference engine", ratio, "times as fast", "≥ 300")]


def _starts(seconds: float) -> list[Figure]:
    """A first start compiles the rules and the bots; later ones read them from their caches."""
    del seconds
    figures = []
    program = (
        "from grachten.preparing import PARTS; [list(part.warm_up()) for part in PARTS.values()]"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GRACHTEN_CACHE": folder}
        for name in ("first start, compiling all", "cached start, loading all"):
            started = time.perf_counter()
            command = [sys.executable, "-c", program]
            subprocess.run(command, env=environment, check=True)  # noqa: S603 - our own modules
            figures.append(Figure(name, time.perf_counter() - started, "s"))
    return figures
