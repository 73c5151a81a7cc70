"""How strong the bots are: writes bench/ladder.md from results of the arena.

`python bench/ladder.py FILE …` reads results files; with `--play FOLDER` it first plays what
bench/ladder.toml asks for and the files of that folder do not have yet. A run that was stopped is
continued. `--keep FOLDER` packs all games into that folder, and `--play` begins with what is packed
there: bench/results has those of the published page, so that many nights add up. Who changes a bot
deletes its files there.
"""

import argparse
import gzip
import os
import platform
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from math import fsum
from pathlib import Path
from typing import Any

from grachten.arena import (
    Conditions,
    Plan,
    PlayedGame,
    Rating,
    Share,
    header_for,
    play_on_cores,
    play_plan,
    rating_intervals,
    read_results,
    results_file,
    rotations,
    win_share,
)
from grachten.arena.local import cores
from grachten.arena.results_file import Header
from grachten.arena.wording import counted, elo, interval, percent
from grachten.bots import LEVELS, make_bot
from grachten.cli.console import prepare_bots, progress_bar
from grachten.rules import Board, GrachtenError

HERE = Path(__file__).parent
PACKED = ".jsonl.gz"
Table = tuple[str, ...]

INTRODUCTION = """\
How strong the bots are, from games on duplicate deals: every deal is played in every rotation, and
every interval, of 95 %, counts by deals. How that works is in [the arena](../docs/arena.md); who
the bots are, in [bots](../docs/bots.md). Results hold the time of a whole game, not of a decision:
the slowest time is the mean of the game in which a bot was slowest."""

AGAIN = """\
`python bench/ladder.py --play FOLDER` plays everything that [ladder.toml](ladder.toml) asks for
and writes this page. Bots that go by the clock play a little differently every time. Match by
match, these commands do the same:"""


@dataclass(frozen=True)
class Match:
    """The games of one table, whole deals only: a deal without all its rotations is not fair."""

    table: Table
    file: str
    header: Header
    games: list[PlayedGame]
    goal: float | None

    @property
    def deals(self) -> int:
        return len({game.deal for game in self.games})

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.table))

    def won(self, bot: str) -> Share:
        return win_share((game.result for game in self.games), bot)

    def fair(self, bot: str) -> float:
        return self.table.count(bot) / len(self.table)

    def elo_above(self, bot: str, other: str) -> Rating:
        return rating_intervals((game.result for game in self.games), anchor=other)[bot]

    def verdict(self) -> str:
        """Whether the first bot wins what it should, and how sure that is."""
        won, fair = self.won(self.table[0]), self.fair(self.table[0])
        least = fair if self.goal is None else self.goal
        wanted = f"above {percent(fair, 0)}" if self.goal is None else f"≥ {percent(self.goal)}"
        is_met = won.share > least or (self.goal is not None and won.share == least)
        is_sure = won.low > least if is_met else won.high < least
        return f"{wanted}: {'met' if is_met else 'missed'}{'' if is_sure else ', within the error'}"

    def milliseconds(self, bot: str) -> tuple[float, float]:
        """For a decision: the mean, and the mean of the game in which the bot was slowest."""
        seats = [seat for game in self.games for seat in game.seats if seat.bot == bot]
        slowest = max(seat.seconds / max(seat.decisions, 1) for seat in seats)
        decisions = sum(seat.decisions for seat in seats)
        return 1e3 * fsum(seat.seconds for seat in seats) / max(decisions, 1), 1e3 * slowest

    def faults(self, bot: str) -> int:
        return sum(fault.bot == bot for game in self.games for fault in game.faults)

    @property
    def command(self) -> str:
        limit = "" if self.header.limit == 10 else f" --limit {self.header.limit or 0:g}"
        return (
            f"grachten arena --table {','.join(self.table)} --deals {self.deals} "
            f"--seed {self.header.seed}{limit} --results {self.file}"
        )


def matches_in(paths: Sequence[Path], goals: dict[Table, float]) -> Iterator[Match]:
    """Every table of some results files, in their order."""
    seen: dict[Table, Path] = {}
    board: tuple[str, str] | None = None
    for path in paths:
        found = read_results(path)
        if found is None:
            raise GrachtenError(f"{path} holds no results yet.")
        header, games = found
        board = board or (header.fingerprint, header.rules)
        if board != (header.fingerprint, header.rules):
            raise GrachtenError(f"{path} holds games on another board or by other rules.")
        for table in dict.fromkeys(game.table for game in games):
            if seen.setdefault(table, path) != path:
                raise GrachtenError(f"{seen[table]} and {path} both hold {', '.join(table)}.")
            whole = _whole_deals([game for game in games if game.table == table])
            if len({game.deal for game in whole}) > 1:
                yield Match(table, path.name, header, whole, goals.get(table))


def _whole_deals(games: list[PlayedGame]) -> list[PlayedGame]:
    needed = len(rotations(games[0].table))
    by_deal: dict[int, list[PlayedGame]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    return [game for deal in sorted(by_deal) if len(by_deal[deal]) == needed
            for game in by_deal[deal]]  # fmt: skip


def unpack(kept: Path, folder: Path) -> None:
    """Games that were packed, with the time of the last one, where the folder has none."""
    folder.mkdir(parents=True, exist_ok=True)
    for packed in sorted(kept.glob(f"*{PACKED}")):
        path = folder / packed.name.removesuffix(".gz")
        if not path.exists():
            with gzip.open(packed) as file:
                path.write_bytes(file.read())
                played = file.mtime or 0
            os.utime(path, (played, played))


def pack(paths: Sequence[Path], kept: Path) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    for path in paths:
        played = int(path.stat().st_mtime)
        packed = gzip.compress(path.read_bytes(), mtime=played)
        (kept / f"{path.stem}{PACKED}").write_bytes(packed)


def play(plan: dict[str, Any], folder: Path) -> list[Path]:
    """Play what is missing, match by match; the results files."""
    board, limit = Board.load(), float(plan["limit"]) or None
    prepare_bots(bot for match in plan["match"] for bot in match["table"])
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for match in plan["match"]:
        path = folder / f"{match['name']}.jsonl"
        wanted = Plan(
            Conditions(board, plan["seed"], limit), (tuple(match["table"]),), match["deals"]
        )
        paths.append(path)
        known = read_results(path)
        if known is not None and len(known[1]) >= len(wanted):
            continue  # opening it for more would look as if it had been played now
        with results_file(path, header_for(board, plan["seed"], limit)) as kept:
            left = max(len(wanted) - len(kept.games), 0)
            with progress_bar(match["name"], left, unit="games") as bar:

                def keep(game: PlayedGame, kept: Any = kept, bar: Any = bar) -> None:
                    kept.add(game)
                    bar.advance()

                runner = partial(play_on_cores, workers=cores())
                play_plan(wanted, runner, known=kept.games, keep=keep)
    return paths


def page(matches: Sequence[Match], played: datetime, remarks: Sequence[str] = ()) -> str:
    duels = [match for match in matches if len(match.table) == 2]
    crowds = [match for match in matches if len(match.table) > 2]
    programs = ", ".join(sorted({match.header.version for match in matches}))
    parts = [
        "# The ladder",
        INTRODUCTION,
        f"Played up to {played.date().isoformat()} with grachten {programs} on {_machine()}.",
        _section("Two players", _duels(duels)),
        _section("Levels", _levels(duels)),
        _section("More players", _crowds(crowds)),
        _section("Time for a decision", _times(matches)),
        "## Remarks\n\n" + "\n".join(f"- {remark}" for remark in remarks) if remarks else "",
        "## To play it again",
        AGAIN,
        "```text\n" + "\n".join(match.command for match in matches) + "\n```",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _section(title: str, rows: Sequence[Sequence[str]]) -> str:
    """A heading and a table whose first row is its head; nothing where there are no rows."""
    if len(rows) < 2:
        return ""
    head, *others = rows
    lines = [head, ["---"] * len(head), *others]
    return f"## {title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _duels(matches: Sequence[Match]) -> list[list[str]]:
    rows = [["bot", "against", "deals", "games", "won", "interval", "Elo", "interval", "goal"]]
    for match in matches:
        bot, other = match.table
        won = match.won(bot)
        rows.append(
            [bot, other, f"{match.deals:,}", f"{len(match.games):,}", percent(won.share),
             interval(won), *_elo(match, bot, other), match.verdict()]
        )  # fmt: skip
    return rows


def _elo(match: Match, bot: str, other: str) -> tuple[str, str]:
    if bot == other:
        return "–", "–"
    rating = match.elo_above(bot, other)
    return elo(rating.elo), f"{elo(rating.low)} to {elo(rating.high)}"


def _levels(duels: Sequence[Match]) -> list[list[str]]:
    """Each level against the one below, under whatever names those two bots met."""
    rows = [["level", "above", "won", "interval", "Elo above it", "interval"]]
    met = {tuple(_bot(bot) for bot in match.table): match for match in duels}
    for below, level in pairwise(LEVELS):
        pair = make_bot(level), make_bot(below)
        match = met.get(pair) or met.get(pair[::-1])
        if match is None:
            continue
        bot, other = match.table if pair in met else match.table[::-1]
        won = match.won(bot)
        rows.append([level, below, percent(won.share), interval(won), *_elo(match, bot, other)])
    return rows


def _bot(name: str) -> object:
    """The bot itself, since `regent` is one with other names; the name where we do not know it."""
    try:
        return make_bot(name)
    except GrachtenError:
        return name


def _crowds(matches: Sequence[Match]) -> list[list[str]]:
    rows = [["bot", "seats", "against", "deals", "games", "won", "interval", "fair", "goal"]]
    for match in matches:
        for bot in match.bots:
            won = match.won(bot)
            others = [f"{match.table.count(other)} {other}" for other in match.bots if other != bot]
            rows.append(
                [bot, f"{match.table.count(bot)} of {len(match.table)}", ", ".join(others) or "–",
                 f"{match.deals:,}", f"{len(match.games):,}", percent(won.share), interval(won),
                 percent(match.fair(bot)), match.verdict() if bot == match.table[0] else ""]
            )  # fmt: skip
    return rows


def _times(matches: Sequence[Match]) -> list[list[str]]:
    rows = [["table", "bot", "mean", "in its slowest game", "faults"]]
    for match in matches:
        for bot in match.bots:
            mean, slowest = match.milliseconds(bot)
            rows.append(
                [", ".join(match.table), bot, f"{mean:.3g} ms", f"{slowest:.3g} ms",
                 f"{match.faults(bot):,}"]
            )  # fmt: skip
    return rows


def _machine() -> str:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return (
        f"{model}, {counted(os.cpu_count() or 1, 'core')}, Python {platform.python_version()}, "
        f"Numba {version('numba')}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Write bench/ladder.md from results of the arena.")
    asked.add_argument("files", nargs="*", type=Path, help="results files")
    asked.add_argument("--play", type=Path, metavar="FOLDER", help="play what is missing there")
    asked.add_argument("--keep", type=Path, metavar="FOLDER", help="pack all games into it")
    asked.add_argument("--plan", type=Path, default=HERE / "ladder.toml", help="who meets whom")
    asked.add_argument("--page", type=Path, default=HERE / "ladder.md", help="the page to write")
    wishes = asked.parse_args()
    try:
        plan = tomllib.loads(wishes.plan.read_text(encoding="utf-8"))
        goals = {tuple(m["table"]): float(m["goal"]) for m in plan["match"] if "goal" in m}
        if wishes.play and wishes.keep:
            unpack(wishes.keep, wishes.play)
        paths = [*wishes.files, *(play(plan, wishes.play) if wishes.play else [])]
        order = [tuple(match["table"]) for match in plan["match"]]
        matches = sorted(
            matches_in(paths, goals),
            key=lambda match: order.index(match.table) if match.table in order else len(order),
        )
    except GrachtenError as error:
        sys.exit(f"ladder: {error}")
    if not matches:
        sys.exit("ladder: There are no results: name files with two whole deals or more.")
    played = datetime.fromtimestamp(max(path.stat().st_mtime for path in paths), UTC)
    wishes.page.write_text(page(matches, played, plan.get("remarks", [])), encoding="utf-8")
    if wishes.keep:
        pack(paths, wishes.keep)
    print(f"Written to {wishes.page}.")


if __name__ == "__main__":
    main()
