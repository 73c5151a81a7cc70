"""All games of a plan: the same however they are played, and none lost."""

import multiprocessing
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from grachten.arena import (
    Conditions,
    Fixture,
    Plan,
    PlayedGame,
    Sprt,
    deal_score,
    play_here,
    play_on_cores,
    play_plan,
    play_until_decided,
)
from grachten.rules import Board, GrachtenError
from support.faulty_bots import make
from support.patience import PATIENCE

BOARD = Board.load()
CONDITIONS = Conditions(BOARD, seed=5, limit=20)
TABLES = (("greedy", "random"), ("greedy:patience=2", "random", "random"))


def untimed(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    return [
        replace(game, seats=tuple(replace(seat, seconds=0) for seat in game.seats))
        for game in games
    ]


def backwards(conditions: Conditions, fixtures: Iterable[Fixture]) -> Iterator[PlayedGame]:
    """A runner whose games end in the opposite order."""
    return map(conditions.play, reversed(list(fixtures)))


@pytest.mark.slow
def test_the_games_are_the_same_on_any_number_of_cores() -> None:
    plan = Plan(CONDITIONS, TABLES, deals=4)
    kept: list[PlayedGame] = []
    here = play_plan(plan, play_here)
    assert len(here) == len(plan) == 4 * (2 + 3)
    on_cores = play_plan(plan, partial(play_on_cores, workers=2), keep=kept.append)
    assert untimed(on_cores) == untimed(here)
    assert sorted(map(str, kept)) == sorted(map(str, on_cores))
    assert untimed(play_plan(plan, backwards)) == untimed(here)


def test_known_games_are_not_played_again() -> None:
    short = play_plan(Plan(CONDITIONS, TABLES[:1], deals=2), play_here)
    new: list[PlayedGame] = []
    plan = Plan(CONDITIONS, TABLES, deals=3)
    games = play_plan(plan, play_here, known=short, keep=new.append)
    assert len(new) == len(plan) - len(short)
    assert untimed(games) == untimed(play_plan(plan, play_here))
    assert all(game in games for game in short)  # with the very seconds they took
    assert play_plan(plan, partial(play_on_cores, workers=2), known=games) == games


@pytest.mark.slow
def test_faults_in_other_processes_come_back() -> None:
    plan = Plan(replace(CONDITIONS, make=make), (("raises", "greedy"),), deals=2)
    games = play_plan(plan, partial(play_on_cores, workers=2))
    assert untimed(games) == untimed(play_plan(plan, play_here))
    assert {fault.what for game in games for fault in game.faults} == {"raised ValueError: no idea"}


@pytest.mark.slow
def test_a_bot_that_kills_its_process_is_named_and_nothing_is_lost() -> None:
    tables = (("greedy", "random"), ("dies", "random"))
    plan = Plan(replace(CONDITIONS, make=make), tables, deals=20)
    kept: list[PlayedGame] = []
    with pytest.raises(GrachtenError) as error:
        play_plan(plan, partial(play_on_cores, workers=2), keep=kept.append)
    assert str(error.value) in {
        f"The process that played {Fixture(('dies', 'random'), deal, rotation)} died; "
        "the games that were finished before are kept."
        for deal in range(20)
        for rotation in (0, 1)
    }
    # Whoever came to the second table has finished a game of the first; the other may not have.
    assert kept
    assert {game.table for game in kept} == {("greedy", "random")}


@pytest.mark.slow
def test_what_cannot_be_made_is_told_by_the_process_that_tried() -> None:
    plan = Plan(CONDITIONS, (("clever", "random"),), deals=1)
    with pytest.raises(GrachtenError, match=r"^There is no bot 'clever'"):
        play_plan(plan, partial(play_on_cores, workers=2))


@pytest.mark.slow
def test_stopping_early_leaves_no_process_behind() -> None:
    coming = play_on_cores(CONDITIONS, Plan(CONDITIONS, TABLES, deals=1000).fixtures(), workers=2)
    next(coming)
    assert len(multiprocessing.active_children()) == 2
    coming.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_processes_end_with_the_arena_however_it_ends() -> None:
    """Even where it had no chance to say goodbye: its output ends when nobody holds it any more."""
    program = (
        "from functools import partial\n"
        "from grachten.arena import Conditions, Plan, play_on_cores, play_plan\n"
        "from grachten.rules import Board\n"
        "plan = Plan(Conditions(Board.load(), 1), (('greedy', 'random'),), 10**6)\n"
        "play_plan(plan, partial(play_on_cores, workers=2), "
        "keep=lambda game: print(game.deal, flush=True))\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as arena:
        assert arena.stdout is not None
        assert arena.stdout.readline().strip().isdigit()
        arena.send_signal(signal.SIGKILL)
        arena.communicate(timeout=PATIENCE)


def test_a_deals_score_is_the_mean_over_its_games() -> None:
    """A won with one seat against one of two, then tied with that one and beat the other."""

    def game(*seats: tuple[str, int]) -> PlayedGame:
        like = play_here(CONDITIONS, [Fixture(("random",) * len(seats), 0, 0)])
        (played,) = like
        return replace(
            played,
            seats=tuple(
                replace(seat, bot=bot, rank=rank)
                for seat, (bot, rank) in zip(played.seats, seats, strict=True)
            ),
        )

    lost_to_one = game(("A", 2), ("B", 1), ("B", 3))
    tied_with_one = game(("B", 1), ("A", 1), ("B", 3))
    assert deal_score([lost_to_one], "A", "B") == 0.5
    assert deal_score([tied_with_one], "A", "B") == 0.75
    assert deal_score([lost_to_one, tied_with_one], "A", "B") == 0.625
    assert deal_score([lost_to_one, tied_with_one], "B", "A") == 0.375
    with pytest.raises(GrachtenError, match=r"^A and C did not meet"):
        deal_score([lost_to_one], "A", "C")


@pytest.mark.slow
def test_a_test_weighs_deals_in_order_and_stops_when_it_knows() -> None:
    plan = Plan(CONDITIONS, (("greedy", "random"),), deals=200)
    runs = []
    for runner in (play_here, partial(play_on_cores, workers=2)):
        test, kept = Sprt(0, 50), list[PlayedGame]()
        games = play_until_decided(plan, runner, test, "greedy", keep=kept.append)
        assert test.decision == "better"
        assert {game.deal for game in games} == set(range(test.deals))
        assert kept == games  # what was played beyond that is not kept
        runs.append((untimed(games), test.llr))
    assert runs[0] == runs[1]
    assert len(runs[0][0]) < len(plan)


def test_a_test_goes_on_with_what_is_known() -> None:
    plan = Plan(CONDITIONS, (("greedy", "random"),), deals=200)
    test, again = Sprt(0, 50), Sprt(0, 50)
    games = play_until_decided(plan, play_here, test, "greedy")
    known, new = games[3:10], list[PlayedGame]()
    assert untimed(
        play_until_decided(plan, play_here, again, "greedy", known=known, keep=new.append)
    ) == untimed(games)
    assert len(new) == len(games) - len(known)
    assert again.llr == test.llr


def test_a_test_that_does_not_decide_ends_with_the_plan() -> None:
    test = Sprt(0, 50)
    plan = Plan(CONDITIONS, (("random", "greedy"),), deals=3)
    games = play_until_decided(plan, play_here, test, "random")
    assert (test.deals, test.decision, len(games)) == (3, None, 6)
    assert test.mean < 0.5


@pytest.mark.parametrize(
    ("tables", "deals", "sentence"),
    [
        ((), 1, "An arena needs at least one table."),
        ((("random",),), 1, "The game is for 2 to 4 players; the table random has 1."),
        ((("random",) * 5,), 1, "The game is for 2 to 4 players; the table random, .* has 5."),
        ((("random", "greedy"),), 0, "The number of deals must be at least 1, not 0."),
    ],
)
def test_plans_that_cannot_be(
    tables: tuple[tuple[str, ...], ...], deals: int, sentence: str
) -> None:
    with pytest.raises(GrachtenError, match=sentence):
        Plan(CONDITIONS, tables, deals)


def test_a_test_is_of_two_bots() -> None:
    plan = Plan(CONDITIONS, (("random", "greedy", "greedy:patience=2"),), deals=3)
    with pytest.raises(GrachtenError, match=r"^A test compares two bots, not 3\.$"):
        play_until_decided(plan, play_here, Sprt(0, 5), "random")
