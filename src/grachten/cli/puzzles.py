"""`grachten puzzles`: solving them in the terminal, making and checking them."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.table import Table

from grachten.cli.advice import sentence
from grachten.cli.console import each, out, prepare_reviews, print_json, progress_bar
from grachten.cli.terminal import Decision
from grachten.cli.words import Words, language_of_surroundings
from grachten.puzzles import DIFFICULTIES, THEMES, Puzzle, puzzle_of, read_puzzles, shipped
from grachten.puzzles.checking import check_puzzle
from grachten.puzzles.difficulty import BOTS
from grachten.puzzles.making import make_puzzles, resumed
from grachten.puzzles.puzzle import board_called
from grachten.review.action_words import action_in_words
from grachten.rules import Action, GrachtenError

SHOWN: Final = 4
"""Choices whose chances are shown."""
BAR: Final = 24
"""The width of a chance of 100 %."""


def _chosen(file: Path | None, theme: str | None, difficulty: str | None) -> list[Puzzle]:
    puzzles = shipped() if file is None else read_puzzles(file)
    found = [
        puzzle
        for puzzle in puzzles
        if theme in (None, puzzle.theme) and difficulty in (None, puzzle.difficulty)
    ]
    if not found:
        raise GrachtenError("There is no such puzzle.")
    return found


def list_puzzles(
    file: Path | None, theme: str | None, difficulty: str | None, *, as_json: bool
) -> None:
    """What there is, without solutions; how many of each kind, and how often bots solve them."""
    puzzles = _chosen(file, theme, difficulty)
    if as_json:
        rows = [{"id": p.id, "theme": p.theme, "difficulty": p.difficulty} for p in puzzles]
        print_json({"puzzles": rows})
        return
    for puzzle in puzzles:
        out.print(f"{puzzle.id}  {puzzle.difficulty:<7} {puzzle.theme}")
    counts = Counter((puzzle.theme, puzzle.difficulty) for puzzle in puzzles)
    table = Table("theme", *DIFFICULTIES, "all", box=None, pad_edge=False)
    for name in THEMES:
        row = [counts[name, level] for level in DIFFICULTIES]
        table.add_row(name, *map(str, row), str(sum(row)))
    totals = [sum(counts[name, level] for name in THEMES) for level in DIFFICULTIES]
    table.add_row("all", *map(str, totals), str(len(puzzles)))
    out.print(table)
    found = Table("found by", *DIFFICULTIES, "all", box=None, pad_edge=False)
    for bot in BOTS:
        classes = [[p for p in puzzles if p.difficulty == level] for level in DIFFICULTIES]
        found.add_row(bot, *(_found(bot, those) for those in (*classes, puzzles)))
    out.print(found)


def _found(bot: str, puzzles: Sequence[Puzzle]) -> str:
    """How often a bot finds the best choice of such puzzles."""
    if not puzzles:
        return "–"
    return f"{100 * sum(puzzle.found[bot] for puzzle in puzzles) / len(puzzles):.0f} %"


def solve_puzzles(
    file: Path | None,
    theme: str | None,
    difficulty: str | None,
    wanted: str | None,
    language: str | None,
) -> None:
    """One puzzle after the other, beginning with the one that is wanted, or with today's."""
    words = Words(language or language_of_surroundings())
    puzzles = _chosen(file, theme, difficulty)
    first = _first(puzzles, wanted, file)
    prepare_reviews()
    order = puzzles[first:] + puzzles[:first]
    right = 0
    for count, puzzle in enumerate(order, 1):
        is_right = _solve(puzzle, words)
        if is_right is None:
            return
        right += is_right
        out.print(words.say("puzzles-solved", {"solved": right, "count": count}))


def _first(puzzles: Sequence[Puzzle], wanted: str | None, file: Path | None) -> int:
    ids = [puzzle.id for puzzle in puzzles]
    if wanted is not None:
        if wanted not in ids:
            raise GrachtenError(f"There is no puzzle {wanted!r}; see `grachten puzzles --list`.")
        return ids.index(wanted)
    today = puzzle_of(datetime.now(UTC).date(), shipped()).id if file is None else None
    return ids.index(today) if today in ids else 0


def _solve(puzzle: Puzzle, words: Words) -> bool | None:
    """Whether it was solved; None if somebody leaves."""
    game = puzzle.game()
    names = [words.say("puzzles-player", {"number": seat + 1}) for seat in range(game.players)]
    names[puzzle.seat] = words.say("puzzles-you")
    theme = words.say("puzzles-theme", {"theme": puzzle.theme})
    level = words.say("puzzles-difficulty", {"difficulty": puzzle.difficulty})
    out.rule(f"[bold]{theme}[/] · {level}")
    out.print(words.say("puzzles-question"), markup=False)
    action = Decision(game, names, words).ask(puzzle.seat)
    if action is None:
        return None
    is_right = puzzle.choice_of(action) == puzzle.best
    out.print(f"[bold]{words.say('puzzles-right' if is_right else 'puzzles-wrong')}[/]")
    out.print(sentence(puzzle.reason, game.board, words), markup=False)
    out.print(_bars(puzzle, action, words))
    return is_right


def _bars(puzzle: Puzzle, answer: Action, words: Words) -> Table:
    board = board_called(puzzle.board)
    chosen = puzzle.choice_of(answer)
    shown = list(puzzle.chances)[:SHOWN]
    table = Table(box=None, show_header=False, pad_edge=False)
    for number in shown if chosen in shown else [*shown, chosen]:
        chance = puzzle.chances[number]
        table.add_row(
            "→" if number == chosen else "",
            action_in_words(board.actions[number], board, words),
            f"{100 * chance:.0f} %",
            "█" * round(BAR * chance),
        )
    return table


def make_file(file: Path, wanted: int, seed: int, board: str) -> None:
    """Find puzzles until there are enough; the file is complete after every game."""
    begun = resumed(file, board, seed)
    prepare_reviews()
    made = begun
    with progress_bar("Looking for puzzles", wanted, unit="puzzles") as bar:
        bar.advance(len(begun))
        for now in make_puzzles(file, begun, wanted):
            bar.advance(len(now) - len(made))
            made = now
    out.print(f"{len(made)} puzzles from {made.games} games are in {file}.", markup=False)


def check_file(file: Path | None, sample: int | None, seed: int | None, *, as_json: bool) -> int:
    """Say which puzzles are not what they claim to be; the exit code is 1 if there are any."""
    puzzles = list(shipped() if file is None else read_puzzles(file))
    prepare_reviews()
    if sample is not None and sample < len(puzzles):
        puzzles = [puzzles[at * len(puzzles) // sample] for at in range(sample)]
    faults = []
    for puzzle in each(puzzles, len(puzzles), "Checking", "puzzles"):
        checked = check_puzzle(puzzle, seed)
        if checked.fault is not None:
            faults.append({"id": puzzle.id, "lead": checked.lead, "fault": checked.fault})
    if as_json:
        print_json({"puzzles": len(puzzles), "faults": faults})
    else:
        for found in faults:
            out.print(f"{found['id']}: {found['fault']}", markup=False)
        out.print(f"{len(puzzles) - len(faults)} of {len(puzzles)} puzzles hold.")
    return 1 if faults else 0
