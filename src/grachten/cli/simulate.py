"""`grachten simulate`: many games between bots."""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.table import Table

from grachten.bots import Bot, RandomBot, make_bot, play_game
from grachten.cli.console import out, prepare_arrays, prepare_bots, print_json, progress_bar
from grachten.cli.files import whole_file
from grachten.kernel import GAME, all_score_lines, all_scores, random_games, seed_words
from grachten.kernel.batches import MAX_DECISIONS
from grachten.kernel.layout import BEFORE_LAST_ROUND
from grachten.kernel.records import column
from grachten.rules import (
    Board,
    Game,
    GrachtenError,
    Player,
    format_record,
    make_record,
)

BATCH: Final = 1000
MOST_GAMES: Final = 2**32
SEED_SPACING: Final = 2**32
"""Game n of a run with seed S has the seed S · 2³² + n: no two runs share a deal."""


def simulate_games(
    *,
    players: int,
    games: int,
    seed: int | None,
    board: str,
    bots: str,
    record: Path | None,
    overwrite: bool,
    as_json: bool,
) -> None:
    city = Board.load(board)
    fewest, most = city.players
    if not fewest <= players <= most:
        raise GrachtenError(f"The game is for {fewest} to {most} players, not {players}.")
    if not 1 <= games <= MOST_GAMES:
        raise GrachtenError(f"The number of games must be from 1 to {MOST_GAMES:,}.")
    names = _bot_names(bots, players)
    bots_by_seat = [make_bot(name) for name in names]
    is_random = all(isinstance(bot, RandomBot) for bot in bots_by_seat)
    labels = [Player(f"{name} {seat}", f"bot:{name}") for seat, name in enumerate(names)]
    if seed is None:
        seed = secrets.randbelow(2**32)
    if not 0 <= seed < 2**192:
        raise GrachtenError("The seed must be a whole number from 0 to 2**192 - 1.")
    prepare_bots(names)
    prepare_arrays()
    tally = _Tally(players)
    started = time.perf_counter()
    file = nullcontext() if record is None else whole_file(record, overwrite=overwrite)
    with file as lines, progress_bar("Playing", games, unit="games") as bar:
        for first in range(0, games, BATCH):
            start = seed * SEED_SPACING + first
            seeds = range(start, start + min(BATCH, games - first))
            if is_random:
                batch: _RandomBatch | _BotBatch = _RandomBatch(city, players, seeds)
            else:
                batch = _BotBatch(city, players, seeds, bots_by_seat)
            for game in batch.play(bar.advance):
                if lines is not None:
                    lines.write((format_record(make_record(game, labels)) + "\n").encode())
                elif is_random:
                    break  # they have been played, and need not be replayed
            batch.count_up()
            tally.add(batch)
    seconds = time.perf_counter() - started
    run = {"board": city.id, "players": players, "games": games, "seed": seed}
    result = {**run, **tally.result(names)}
    if as_json:
        print_json(result)
    else:
        _print_result(result, seconds, record)


def _bot_names(spec: str, players: int) -> list[str]:
    """One bot for every seat: named seat by seat, or one name for all."""
    names = [name.strip() for name in spec.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise GrachtenError(f"{len(names)} bots for {players} seats: name one, or one for each.")
    return names


class _Batch:
    """Some finished games: their kernel records, how long they took, and the count of each."""

    def __init__(self, board: Board, players: int, seeds: range) -> None:
        self.board = board
        self.players = players
        self.seeds = seeds
        self.count = len(seeds)
        self.games = np.zeros(self.count, GAME)
        self.decisions = np.zeros(self.count, np.int64)
        self.totals = np.zeros((self.count, 4), np.int16)
        self.winners = np.zeros(self.count, np.uint8)
        self.lines = np.zeros((self.count, 4, 4), np.int16)

    def count_up(self) -> None:
        all_scores(self.board.tables, self.games, self.totals, self.winners)
        all_score_lines(self.board.tables, self.games, self.lines)


class _RandomBatch(_Batch):
    """If all bots are random, the kernel plays, on all cores."""

    def play(self, advance: Callable[[int], None]) -> Iterator[Game]:
        """Play all games, then replay those that are needed."""
        actions = np.zeros((self.count, MAX_DECISIONS), np.int16)
        words = np.stack([seed_words(seed) for seed in self.seeds])
        tables = self.board.tables
        random_games(tables, self.games, self.players, words, actions, self.decisions)
        advance(self.count)
        for index, seed in enumerate(self.seeds):
            game = Game.new(self.players, seed, self.board)
            for number in actions[index, : self.decisions[index]].tolist():
                game.play(self.board.actions[number])
            yield game


class _BotBatch(_Batch):
    """Any bots, through the views that they are entitled to."""

    def __init__(self, board: Board, players: int, seeds: range, bots: Sequence[Bot]) -> None:
        super().__init__(board, players, seeds)
        self._bots = bots

    def play(self, advance: Callable[[int], None]) -> Iterator[Game]:
        for index, seed in enumerate(self.seeds):
            game = play_game(self._bots, seed, self.board)
            self.games[index] = game.state.games[0]
            self.decisions[index] = len(game.record().plays)
            advance(1)
            yield game


class _Tally:
    """Counts over all batches."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._games = 0
        self._wins = np.zeros(players)
        self._first_wins = 0.0
        self._totals = np.zeros(players)
        self._lines = np.zeros((players, 4))
        self._decisions = 0
        self._longest = 0
        self._shortest = MAX_DECISIONS
        self._endings = {"last_round": 0, "everyone_passed": 0}
        self._decided_by = {"points": 0, "contracts": 0, "shared": 0}

    def add(self, batch: _Batch) -> None:
        seats = np.arange(self._players)
        totals = batch.totals[:, : self._players]
        won = (batch.winners[:, None] >> seats) & 1
        winners = won.sum(axis=1)
        share = won / winners[:, None]  # a shared win counts in part
        self._games += batch.count
        self._wins += share.sum(axis=0)
        self._first_wins += float(share[np.arange(batch.count), column(batch.games, "first")].sum())
        self._totals += totals.sum(axis=0)
        self._lines += batch.lines[:, : self._players].sum(axis=0)
        self._decisions += int(batch.decisions.sum())
        self._longest = max(self._longest, int(batch.decisions.max()))
        self._shortest = min(self._shortest, int(batch.decisions.min()))
        passed = int((column(batch.games, "last_turns") == BEFORE_LAST_ROUND).sum())
        self._endings["everyone_passed"] += passed
        self._endings["last_round"] += batch.count - passed
        level = (totals == totals.max(axis=1)[:, None]).sum(axis=1)
        self._decided_by["points"] += int((level == 1).sum())
        self._decided_by["contracts"] += int(((level > 1) & (winners == 1)).sum())
        self._decided_by["shared"] += int((winners > 1).sum())

    def result(self, names: list[str]) -> dict[str, Any]:
        lines = self._lines / self._games
        return {
            "seats": [
                {
                    "bot": names[seat],
                    "wins": float(self._wins[seat] / self._games),
                    "points": float(self._totals[seat] / self._games),
                    "routes": float(lines[seat, 0]),
                    "contracts": float(lines[seat, 1]),
                    "merchandise": float(lines[seat, 2]),
                    "completed": float(lines[seat, 3]),
                }
                for seat in range(self._players)
            ],
            "first_player_wins": self._first_wins / self._games,
            "decisions": {
                "mean": self._decisions / self._games,
                "shortest": self._shortest,
                "longest": self._longest,
            },
            "endings": self._endings,
            "decided_by": self._decided_by,
        }


def _print_result(result: dict[str, Any], seconds: float, record: Path | None) -> None:
    games = result["games"]
    out.print(f"{games:,} games with {result['players']} players, seed {result['seed']}")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "bot"):
        table.add_column(heading)
    for heading in ("wins", "points", "routes", "contracts", "merchandise", "completed"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(result["seats"]):
        table.add_row(
            str(number),
            seat["bot"],
            f"{seat['wins']:.1%}",
            *(f"{seat[line]:.1f}" for line in ("points", "routes", "contracts", "merchandise")),
            f"{seat['completed']:.2f}",
        )
    out.print(table)
    decisions, decided = result["decisions"], result["decided_by"]
    out.print(
        f"The first player won {result['first_player_wins']:.1%}. A game took "
        f"{decisions['mean']:.1f} decisions ({decisions['shortest']} to {decisions['longest']})."
    )
    out.print(
        f"Decided by points: {decided['points']:,}; by completed contracts: "
        f"{decided['contracts']:,}; shared: {decided['shared']:,}. "
        f"Ended because everyone passed: {result['endings']['everyone_passed']:,}."
    )
    if seconds > 0:
        rate = games / seconds
        out.print(f"{rate:,.0f} games a second." if rate >= 2 else f"{1 / rate:,.1f} s a game.")
    if record is not None:
        out.print(f"Recorded in {record}.", markup=False, soft_wrap=True)
