"""`grachten arena`: bots against bots on duplicate deals."""

import math
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from grachten.arena.deals import Table, tables_for, without_repeats
from grachten.arena.local import cores, play_here, play_on_cores
from grachten.arena.matches import Conditions
from grachten.arena.played import PlayedGame
from grachten.arena.ray_runner import play_on_ray
from grachten.arena.results_file import (
    Header,
    ResultsFile,
    check_same,
    header_for,
    read_results,
    results_file,
)
from grachten.arena.sprt import Sprt
from grachten.arena.tournament import Plan, Runner, play_plan, play_until_decided
from grachten.bots import make_bot
from grachten.cli.arena_results import SprtQuestion, arena_as_json, print_arena
from grachten.cli.console import (
    ProgressBar,
    err,
    out,
    prepare_bots,
    prepare_reviews,
    print_json,
    progress_bar,
)
from grachten.cli.files import check_new, whole_file
from grachten.extras import check_extra
from grachten.review import judge_game
from grachten.rules import Board, GrachtenError
from grachten.rules.board import DEFAULT_BOARD

LIMIT: Final = 10.0
"""Default seconds for a decision."""

MOST_DEALS: Final = 2**32
MOST_WORKERS: Final = 1024
LONGEST_LIMIT: Final = 86_400.0


@dataclass(frozen=True)
class ArenaOptions:
    """The command-line options, as given."""

    bots: list[str]
    tables: list[str]
    players: int | None
    deals: int
    seed: int | None
    limit: float | None
    workers: int | None
    ray: str | None
    sprt: str | None
    board: str
    results: Path | None
    report: Path | None
    review: bool
    overwrite: bool
    as_json: bool


def run_arena(options: ArenaOptions) -> None:
    """Check everything before the first game, and before any file changes."""
    board = Board.load(options.board)
    tables = _tables(options, board.players)
    runner = _runner(options)
    for bot in dict.fromkeys(bot for table in tables for bot in table):
        make_bot(bot)
    question = None if options.sprt is None else _question(options.sprt, tables)
    if not 1 <= options.deals <= MOST_DEALS:
        raise GrachtenError(f"The number of deals must be from 1 to {MOST_DEALS:,}.")
    if options.review and board.id != DEFAULT_BOARD:
        raise GrachtenError("Only games on the board of Amsterdam can be reviewed.")
    header, known = _begun(options, board)
    tables = without_repeats(tables, sorted({game.table for game in known}))
    conditions = Conditions(
        board, header.seed, header.limit, judge=judge_game if options.review else None
    )
    plan = Plan(conditions, tables, options.deals)
    _check_report(options)
    prepare_bots(bot for table in tables for bot in table)
    if options.review:
        prepare_reviews()
    with _kept(options.results, header) as kept:
        games = _play(plan, runner, question, kept, known)
    if options.as_json:
        print_json(arena_as_json(board, header, games, question))
    else:
        print_arena(board, header, games, question)
        _say_where("Results", options.results)
    if options.report is not None:
        from grachten.arena.report_page import report_page  # noqa: PLC0415 - plots load slowly

        with whole_file(options.report, overwrite=options.overwrite) as file:
            file.write(report_page(board, games, title="Arena").encode())
        if not options.as_json:
            _say_where("Report", options.report)


def _say_where(what: str, path: Path | None) -> None:
    if path is not None:
        out.print(f"{what} in {path}.", markup=False, soft_wrap=True)


def _tables(options: ArenaOptions, allowed: tuple[int, int]) -> tuple[Table, ...]:
    if options.tables:
        if options.bots or options.players is not None:
            raise GrachtenError("Name either bots and the number of players, or tables.")
        return tuple(_names(text.split(",")) for text in options.tables)
    if not options.bots:
        raise GrachtenError("An arena needs bots: name two or more, as in 'arena greedy random'.")
    players = 2 if options.players is None else options.players
    fewest, most = allowed
    if not fewest <= players <= most:
        raise GrachtenError(f"The game is for {fewest} to {most} players, not {players}.")
    return tables_for(_names(options.bots), players)


def _names(texts: list[str]) -> tuple[str, ...]:
    return tuple(text.strip() for text in texts)


def _runner(options: ArenaOptions) -> Runner:
    workers = cores() if options.workers is None else options.workers
    if not 1 <= workers <= MOST_WORKERS:
        raise GrachtenError(f"The number of workers must be from 1 to {MOST_WORKERS:,}.")
    if options.ray is not None:
        return partial(play_on_ray, address=options.ray, workers=options.workers)
    return play_here if workers == 1 else partial(play_on_cores, workers=workers)


def _question(text: str, tables: tuple[Table, ...]) -> SprtQuestion:
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise GrachtenError(f"--sprt takes two numbers such as 0,20, not {text!r}.") from None
    bots = tuple(dict.fromkeys(bot for table in tables for bot in table))
    if len(bots) != 2:
        raise GrachtenError(f"--sprt compares two bots, not {len(bots)}.")
    return SprtQuestion(*bots, Sprt(elo0, elo1))


def _begun(options: ArenaOptions, board: Board) -> tuple[Header, list[PlayedGame]]:
    """What the games have in common, and the games of a file to be continued.

    Seed and limit default to those of the file.
    """
    seed, limit = options.seed, options.limit
    if seed is not None and not 0 <= seed < 2**192:
        raise GrachtenError("The seed must be a whole number from 0 to 2**192 - 1.")
    if limit is not None and not 0 <= limit <= LONGEST_LIMIT:
        raise GrachtenError("The limit must be a number of seconds, or 0 for none.")
    if options.results is not None:
        if not options.results.is_file():
            check_new(options.results, overwrite=False)
        found = read_results(options.results)
        if found is not None:
            theirs, known = found
            ours = header_for(
                board,
                theirs.seed if seed is None else seed,
                theirs.limit if limit is None else limit or None,
            )
            check_same(options.results, theirs, ours)
            if theirs.version != ours.version:
                err.print(
                    f"These results were started with grachten {theirs.version}; "
                    "bots may have changed since."
                )
            return ours, known
    seed = secrets.randbelow(2**32) if seed is None else seed
    return header_for(board, seed, LIMIT if limit is None else limit or None), []


def _check_report(options: ArenaOptions) -> None:
    if options.report is None:
        return
    check_extra("report", "A report needs Altair")
    check_new(options.report, overwrite=options.overwrite)
    if options.results is not None and options.report.resolve() == options.results.resolve():
        raise GrachtenError("The results and the report need different files.")


@contextmanager
def _kept(path: Path | None, header: Header) -> Iterator[ResultsFile | None]:
    if path is None:
        yield None
        return
    with results_file(path, header) as file:
        yield file


def _play(
    plan: Plan,
    runner: Runner,
    question: SprtQuestion | None,
    kept: ResultsFile | None,
    known: list[PlayedGame],
) -> list[PlayedGame]:
    there = sum(game.table in plan.tables and game.deal < plan.deals for game in known)
    with progress_bar("Playing", len(plan) - there, unit="games") as bar:
        clock = _Clock(bar, None if question is None else question.test)

        def keep(game: PlayedGame) -> None:
            if kept is not None:
                kept.add(game)
            clock.tick()

        if question is None:
            return play_plan(plan, runner, known=known, keep=keep)
        return play_until_decided(plan, runner, question.test, question.bot, known=known, keep=keep)


class _Clock:
    """Counts games on the progress bar, and shows games per second."""

    def __init__(self, bar: ProgressBar, test: Sprt | None) -> None:
        self._bar = bar
        self._test = test
        self._games = 0
        self._started = time.monotonic()

    def tick(self) -> None:
        self._games += 1
        self._bar.advance()
        rate = self._games / max(time.monotonic() - self._started, 1e-9)
        digits = max(0, 1 - math.floor(math.log10(rate)))
        words = f"Playing, {rate:,.{min(digits, 3)}f} a second"
        if self._test is not None:
            words += f", {self._test.deals:,} deals weighed, LLR {self._test.llr:+.2f}"
        self._bar.describe(words)
