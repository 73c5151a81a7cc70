"""What reviews are worth: do the parts add up, is luck fair, does accuracy tell levels apart?

    python -m bench.review sums --games 1000
    python -m bench.review luck --games 2000
    python -m bench.review parts --games 650
    python -m bench.review levels --games 60
    python -m bench.review blunders --games 200
    python -m bench.review match --games 400

Every line says what was measured, over how many games. One core; a game takes a second or less.
With `--kept FOLDER` the figures of every game are written there, and the same command goes on
where it was stopped.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from bench.kept_games import Figures, measured

from grachten.bots import LEVELS, make_bot, seated
from grachten.env.observation import observe
from grachten.env.vector import VectorGames
from grachten.neural.inference import network_for
from grachten.neural.lookahead import NOTHING, drawn
from grachten.neural.worlds import Worlds
from grachten.review import Adjusted, SeatReview, luck_adjusted, review
from grachten.review.judge import Pending
from grachten.review.reading import Reading, watch_all
from grachten.rules import Action, Board, Game, GameRecord

STRONG = "neural"
EQUAL = "neural:temperature=1"
"""Plays as the judge assumes that everybody does."""
LEVEL_BOTS = {**LEVELS, "regent": "search:sims=12600"}
"""The Regent makes as many simulations as 200 ms allow on a quiet machine (bench/README.md), so
that it plays alike on a busy one."""
PLAYOUTS = 400
COSTLY = 0.1
"""Win chance that a planted action must cost to count."""
PARTS = ("choice", "noise", "others", "luck")
PLACES = ("first", "second")
SOURCES = ("blind", "market", "contracts", "reveal", "reveal, waiting")
"""Where luck comes from: what is revealed at the end is one thing for the seat that acts last, and
another for those that wait."""


def played(bots: list[str], seed: int) -> GameRecord:
    """A game between bots."""
    return _play_on(Game.new(len(bots), seed, Board.load()), bots, random.Random(seed))  # noqa: S311


def _play_on(game: Game, bots: list[str], rng: random.Random) -> GameRecord:
    players = [seated(make_bot(bot)) for bot in bots]
    while not game.is_over:
        seat = game.seat
        game.play(players[seat].choose(game.view(seat), game.legal_for(seat), rng), seat)
    return game.record()


def reviewed(bots: list[str], number: int, seed: int) -> list[SeatReview]:
    """A game of these bots, who take turns at the seats, by bot; without reasons, for speed."""
    turn = number % len(bots)
    record = played([*bots[turn:], *bots[:turn]], seed + number)
    seats = review(record, reasons=False).seats
    return [seats[(place - turn) % len(bots)] for place in range(len(bots))]


def show(name: str, values: list[float], unit: str = "") -> None:
    array = np.array(values)
    error = 1.96 * array.std() / max(1, len(array)) ** 0.5
    print(f"{name}: {array.mean():+.2f} ± {error:.2f}{unit} (n = {len(array)})", flush=True)


# What is measured


def error_of_sums(number: int) -> Figures:
    """The largest of a game, for two, three or four, over all its seats."""
    bot = ("greedy", "planner", "random")[number % 3]
    seats = review(played([bot] * (2 + number // 3 % 3), number), reasons=False).seats
    errors = [
        abs(seat.sums.start + sum(getattr(seat.sums, part) for part in PARTS) - seat.sums.result)
        for seat in seats
    ]
    return {"players": len(seats), "error": max(errors)}


def luck_of_equals(number: int) -> Figures:
    """The luck of equal players by where it came from, for the first seat and for the second, in
    points of a hundred a game. What else they could have done is not judged, for speed."""
    record = played([EQUAL, EQUAL], 5_000 + number)
    game = Game.new(2, record.seed, Board.load(), record.youngest)
    pending = Pending(game.board)
    readings = [Reading(game, seat, pending, alternatives=False) for seat in range(2)]
    first = game.state.first
    watch_all(game, record.plays, readings)
    pending.judge()
    found = {f"{place}, {source}": 0.0 for place in PLACES for source in SOURCES}
    for reading in readings:
        place = PLACES[reading.seat != first]
        for step in reading.steps():
            if step.stroke is not None:
                is_waiting = step.stroke == "reveal" and step.seat != reading.seat
                source = "reveal, waiting" if is_waiting else step.stroke
                found[f"{place}, {source}"] += 100 * step.luck
    return {**found, "luck": sum(found.values()) / 2}


def sums_of_equals(number: int) -> Figures:
    """The sums of equal players, in points of a hundred a game. The two seats of a game are not
    independent, so there is one number a game, their mean."""
    record = played([EQUAL, EQUAL], 5_000 + number)
    began = time.process_time()
    seats = review(record, reasons=False).seats
    seconds = time.process_time() - began
    found = {
        part: 100 * float(np.mean([getattr(seat.sums, part) for seat in seats]))
        for part in ("start", *PARTS)
    }
    # What the parts would be if decisions were compared with the best action.
    found["choice against the best"] = -float(np.mean([lost(seat) for seat in seats]))
    found["noise against the best"] = float(np.mean([gained(seat) for seat in seats]))
    one, two = seats
    luck = {"result": one.sums.result, "my luck": one.sums.luck, "their luck": two.sums.luck}
    return {**found, "seconds": seconds, **luck}


def lost(seat: SeatReview) -> float:
    """Against the best action in every decision, in points of a hundred."""
    return 100 * sum(step.decision.loss for step in seat.steps if step.decision)


def gained(seat: SeatReview) -> float:
    """By how much the best actions look better than the positions before them."""
    return 100 * sum(
        step.decision.options[0].chance - step.before for step in seat.steps if step.decision
    )


def of_level(level: str, number: int) -> Figures:
    """Accuracy, and points lost, of a level against the strongest bot that doesn't search."""
    mine, _ = reviewed([LEVEL_BOTS[level], STRONG], number, 20_000)
    found = {"lost": lost(mine)}
    return found if mine.accuracy is None else {"accuracy": mine.accuracy, **found}


def planted(number: int) -> Figures:
    """A random action planted in a good game: what does it cost, and is it found?

    What it really cost is measured by playing on from there, many times with each, in the real
    game: the review knows nothing of that.
    """
    rng = random.Random(number)  # noqa: S311 - chance decides, and nothing is secret
    record = played([STRONG, STRONG], 30_000 + number)
    at = rng.randrange(4, len(record.plays) - 4)
    game = Game.new(2, record.seed, Board.load(), record.youngest)
    for play in record.plays[:at]:
        game.play(play.action, play.seat)
    seat = game.seat
    good = record.plays[at].action
    bad = rng.choice([a for a in game.legal_actions if a.id != good.id] or [good])
    best, worse = _values(game, [good, bad], number)
    if best - worse < COSTLY:
        return {"cost": best - worse}
    game.play(bad, seat)
    (found,) = review(_play_on(game, [STRONG, STRONG], rng), seats=[seat], reasons=False).seats
    decision = found.steps[at].decision
    return {"cost": best - worse, "found": decision is not None and decision.grade != "good"}


def _values(game: Game, actions: list[Action], seed: int) -> list[float]:
    """The share of victories after each action, over the same deals of what the seat can't see,
    everybody playing on by the network's policy."""
    view, board = game.view(game.seat), game.board
    network = network_for(board)
    worlds = Worlds(view, game.legal_actions, network(observe(view)[None]).beliefs[0])
    chance = np.random.default_rng(seed)
    seeds = chance.integers(1 << 62, size=PLAYOUTS, dtype=np.uint64) | np.uint64(1)
    deals = worlds.deal(seeds)
    values = []
    for action in actions:
        games = VectorGames(PLAYOUTS, 2, seed=0, restart=False, threads=1, board=board)
        games.games[:], games.tracks[:] = deals, worlds.track
        games.step(np.full(PLAYOUTS, action.id))
        is_live = ~games.done
        while is_live.any():
            live = np.flatnonzero(is_live)
            said = network(games.observations[live])
            logits = np.where(games.masks[live], said.policy, -np.inf)
            todo = np.full(PLAYOUTS, NOTHING)
            todo[live] = drawn(logits, chance.random(len(live)))
            games.step(todo)
            is_live[live] &= ~games.done[live]
        values.append(float((games.results[:, view.seat] + 1).mean() / 2))
    return values


def of_match(other: str, number: int) -> Figures:
    """A game of the strong bot against a level: its share of the victory, and everybody's luck."""
    one, two = reviewed([STRONG, LEVEL_BOTS[other]], number, 40_000)
    return {"result": one.sums.result, "my luck": one.sums.luck, "their luck": two.sums.luck}


def adjusted(games: list[Figures]) -> Adjusted:
    """A match whose results are adjusted for luck."""
    return luck_adjusted(
        column(games, "result"), column(games, "my luck"), column(games, "their luck")
    )


def column(games: list[Figures], name: str) -> list[float]:
    """One of the figures, of all games that have it."""
    return [game[name] for game in games if name in game]


# Printing


def tell_sums(games: int, kept: Path | None) -> None:
    found = measured("sums", games, error_of_sums, kept)
    seats = int(sum(column(found, "players")))
    largest = max(column(found, "error"))
    print(f"largest error of a sum: {largest:.1e} ({games} games, {seats} seats)")


def tell_luck(games: int, kept: Path | None) -> None:
    found = measured("luck", games, luck_of_equals, kept)
    for source in found[0]:
        show(source, column(found, source))


def tell_parts(games: int, kept: Path | None) -> None:
    found = measured("parts", games, sums_of_equals, kept)
    for part in found[0]:
        show(part, column(found, part))
    tell_adjusted(f"{EQUAL} against itself", found)


def tell_levels(games: int, kept: Path | None) -> None:
    for level in LEVELS:
        found = measured(f"level-{level}", games, partial(of_level, level), kept)
        show(f"{level}: accuracy", column(found, "accuracy"))
        show(f"{level}: points lost a game", column(found, "lost"))


def tell_blunders(games: int, kept: Path | None) -> None:
    found = column(measured("blunders", games, planted, kept), "found")
    share = 100 * sum(found) / max(1, len(found))
    print(
        f"planted blunders of ten points or more: {sum(found):.0f} of {len(found)} found "
        f"({share:.0f} %, {games} games)"
    )


def tell_match(games: int, kept: Path | None) -> None:
    for other in ("merchant", "regent"):
        found = measured(f"match-{other}", games, partial(of_match, other), kept)
        tell_adjusted(f"{STRONG} against {other}", found)


def tell_adjusted(what: str, games: list[Figures]) -> None:
    found = adjusted(games)
    print(
        f"{what}: {found.played:.3f} ± {found.played_error:.3f} played, "
        f"{found.adjusted:.3f} ± {found.adjusted_error:.3f} adjusted, "
        f"{100 * found.variance_left:.0f} % of the variance left (n = {found.games})",
        flush=True,
    )


MEASURED: dict[str, Callable[[int, Path | None], None]] = {
    "sums": tell_sums,
    "luck": tell_luck,
    "parts": tell_parts,
    "levels": tell_levels,
    "blunders": tell_blunders,
    "match": tell_match,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what reviews are worth.")
    parser.add_argument("part", choices=MEASURED)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--kept", type=Path, help="a folder for the figures of every game")
    given = parser.parse_args()
    if given.kept is not None:
        given.kept.mkdir(parents=True, exist_ok=True)
    MEASURED[given.part](given.games, given.kept)


if __name__ == "__main__":
    main()
