"""The recorded games in `tests/golden`: what must be true of each, and finding them again.

A change of the rules makes other games of the same seeds, so that the situations have to be found
anew. For every record the first game is taken that is as its name says:

    cd tests && python -m rules.support.golden_games --write
"""

import argparse
import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import numpy as np

from grachten.kernel import GAME, all_scores, random_games, seed_words
from grachten.kernel.batches import MAX_DECISIONS
from grachten.rules import Board, Game, Player, ScoreSheet, format_record, make_record
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    DeckShuffled,
    LastRoundBegan,
    RouteClaimed,
    TurnPassed,
)
from support.agreement import Policy, by_kind, evenly, hoarding
from support.positions import tiny_board

FOLDER: Final = Path(__file__).parents[2] / "golden"
BATCH: Final = 4096
PLAYERS: Final = (
    Player("Ada"),
    *(Player(name, "bot:random") for name in ("Bep", "Cor", "Dirk")),
)

Condition = Callable[[Game], bool]
Search = Callable[[int], Iterator[Game]]
"""Games of so many players, among which a record is looked for."""


def sheet_of(game: Game) -> ScoreSheet:
    sheet = game.score_sheet
    assert sheet is not None
    return sheet


# Ways of ending, and what else must have happened in a game


def after_a_last_round(game: Game) -> bool:
    """7.1: a trigger, and then one turn for everyone."""
    return any(isinstance(event, LastRoundBegan) for event in game.events)


def by_passing(game: Game) -> bool:
    """3.3: everyone passed in a row, and nobody had triggered the last round."""
    passes = [event.seat for event in game.events if isinstance(event, TurnPassed)]
    last = passes[-game.players :]
    is_in_a_row = game.state.passes == game.players
    return is_in_a_row and sorted(last) == [*range(game.players)] and not after_a_last_round(game)


def won_on_points(game: Game) -> bool:
    """7.4: one seat has most points."""
    sheet = sheet_of(game)
    best = max(sheet.totals)
    return sheet.decided_by == "points" and sheet.winners == (sheet.totals.index(best),)


def won_on_contracts(game: Game) -> bool:
    """7.4: equal points, and one of the tied completed more contracts."""
    sheet = sheet_of(game)
    tied = [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
    most = max(sheet.completed[seat] for seat in tied)
    winners = tuple(seat for seat in tied if sheet.completed[seat] == most)
    return sheet.decided_by == "contracts" and len(tied) > 1 and sheet.winners == winners


def shared_by(count: int) -> Condition:
    """7.4: equal points and equally many completed contracts."""

    def is_shared(game: Game) -> bool:
        sheet = sheet_of(game)
        standings = {(sheet.totals[seat], sheet.completed[seat]) for seat in sheet.winners}
        return (
            sheet.decided_by == "shared"
            and len(sheet.winners) == count
            and len(standings) == 1
            and max(sheet.totals) == sheet.totals[sheet.winners[0]]
        )

    return is_shared


def shows_wilds_that_no_sweep_helps(game: Game) -> bool:
    """4.5, the ruling: three wilds stay face up, because too few coloured cards are left."""
    again = Game.new(game.players, game.seed, game.board, game.youngest)
    for play in game.record().plays:
        again.play(play.action, play.seat)
        market = again.state.market
        if market.count("wild") >= game.board.wild_limit and None not in market:
            return True
    return False


def renews_the_deck_at_once(game: Game) -> bool:
    """4.6: a new deck, though no card was needed: after the last card had been drawn blind, after
    it had been turned up, and after a claim where there had been no discards."""
    three = zip(game.events, game.events[1:], game.events[2:], strict=False)
    after = {
        type(before)
        for before, shuffled, then in three
        if isinstance(shuffled, DeckShuffled) and not isinstance(then, CardRevealed)
    }
    return {CardDrawn, CardRevealed, RouteClaimed} <= after


def refills_spaces_after_a_claim(game: Game) -> bool:
    """4.7: a claim brought cards back, and empty spaces were filled with them."""
    three = zip(game.events, game.events[1:], game.events[2:], strict=False)
    return any(
        isinstance(claimed, RouteClaimed)
        and isinstance(shuffled, DeckShuffled)
        and isinstance(revealed, CardRevealed)
        for claimed, shuffled, revealed in three
    )


# Where to look for them


def games_by(policy: Policy, board: Board) -> Search:
    """Games of seeds 0, 1, 2 …, played by a policy."""

    def search(players: int) -> Iterator[Game]:
        for seed in count():
            rng = random.Random(seed)
            game = Game.new(players, seed, board)
            while not game.is_over:
                game.play(policy(list(game.legal_actions), rng))
            yield game

    return search


def at_random(tied: int, winners: int) -> Search:
    """Games of seeds 0, 1, 2 …, played at random by the kernel: millions, for what is rare.

    Those in which so many have the most points, and so many of them win.
    """

    def search(players: int) -> Iterator[Game]:
        board = Board.load()
        games = np.zeros(BATCH, GAME)
        actions = np.zeros((BATCH, MAX_DECISIONS), np.int16)
        decisions = np.zeros(BATCH, np.int64)
        totals = np.zeros((BATCH, 4), np.int16)
        won = np.zeros(BATCH, np.uint8)
        for start in count(0, BATCH):
            seeds = np.array([seed_words(seed) for seed in range(start, start + BATCH)])
            random_games(board.tables, games, players, seeds, actions, decisions)
            all_scores(board.tables, games, totals, won)
            for index in range(BATCH):
                mine = totals[index, :players]
                is_tied = int((mine == mine.max()).sum()) == tied
                if is_tied and int(won[index]).bit_count() == winners:
                    game = Game.new(players, start + index, board)
                    for action in actions[index, : decisions[index]].tolist():
                        game.play(board.actions[action])
                    yield game

    return search


Wanted = tuple[Search, tuple[Condition, ...]]


def _records() -> dict[str, Wanted]:
    wanted: dict[str, Wanted] = {}
    amsterdam = Board.load()
    hoarders = games_by(hoarding, amsterdam)
    for players in (2, 3, 4):
        wanted |= {
            f"points-{players}p": (at_random(1, 1), (after_a_last_round, won_on_points)),
            f"contracts-{players}p": (at_random(2, 1), (after_a_last_round, won_on_contracts)),
        }
        for winners in range(2, players + 1):
            conditions = (after_a_last_round, shared_by(winners))
            wanted[f"shared-{winners}-{players}p"] = (at_random(winners, winners), conditions)
        wanted |= {
            f"passing-{players}p": (games_by(evenly, tiny_board()), (by_passing,)),
            f"unsweepable-{players}p": (hoarders, (shows_wilds_that_no_sweep_helps,)),
            f"renewed-{players}p": (games_by(by_kind, amsterdam), (renews_the_deck_at_once,)),
            f"refilled-{players}p": (hoarders, (refills_spaces_after_a_claim,)),
        }
    return wanted


RECORDS: Final = _records()
"""Every recorded game: where it is found, and what must be true of it."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def found(name: str) -> Game:
    search, conditions = RECORDS[name]
    players = int(name[-2])
    return next(game for game in search(players) if all(is_true(game) for is_true in conditions))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", action="store_true", help="find the games and write them anew")
    if not parser.parse_args().write:
        parser.error("nothing to do: the tests compare, --write writes")
    for name in RECORDS:
        game = found(name)
        record = make_record(game, PLAYERS[: game.players])
        path_of(name).write_text(format_record(record) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
