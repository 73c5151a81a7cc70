"""Many games at once are the same games as `Game` plays."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from grachten.bots import GreedyBot, PlannerBot
from grachten.env.core.timing import choose_randomly
from grachten.env.observation import observe_record
from grachten.env.vector import OPPONENTS, VectorGames
from grachten.rules import Game
from grachten.rules.actions import Action
from grachten.rules.errors import GrachtenError
from support.night import needed
from support.side_by_side import Decide, RandomOpponents, SideBySide

PLAYERS = (2, 3, 4)


def play_randomly(games: VectorGames, steps: int) -> None:
    choices = np.arange(1, games.count + 1, dtype=np.uint64) << np.uint64(20)
    actions = np.zeros(games.count, np.int64)
    for _ in range(steps):
        choose_randomly(games.tracks, choices, actions)
        games.step(actions)


def shown(games: VectorGames) -> tuple[bytes, ...]:
    arrays: list[np.ndarray[Any, Any]] = [
        games.observations, games.masks, games.seats, games.done, games.results, games.totals,
    ]  # fmt: skip
    return tuple(array.tobytes() for array in arrays)


def compare_games(wanted: int, *, skip_forced: bool, seed: int) -> None:
    games = VectorGames(60, PLAYERS, seed=seed, skip_forced=skip_forced, observe=False)
    both, rng = SideBySide(games), random.Random(seed)
    while both.ended < wanted:
        both.play(rng)


@pytest.mark.parametrize("skip_forced", [True, False])
def test_the_games_are_those_of_the_rules(skip_forced: bool) -> None:
    compare_games(150, skip_forced=skip_forced, seed=1)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(10))
def test_ten_thousand_games_are_those_of_the_rules(seed: int) -> None:
    compare_games(1_000, skip_forced=bool(seed % 2), seed=seed)


def by_bot(bot: GreedyBot | PlannerBot) -> Decide:
    def decide(game: Game, who: int) -> Action:
        del who
        return bot.choose(game.view(game.seat), game.legal_actions, random.Random(0))

    return decide


OPPONENT_GAMES: dict[str, tuple[Decide, int]] = {
    "random": (RandomOpponents(), 60),
    "greedy": (by_bot(GreedyBot()), 60),
    "planner": (by_bot(PlannerBot()), 9),
}


@pytest.mark.parametrize("name", OPPONENTS)
def test_opponents_decide_as_the_bots_of_their_name(name: str) -> None:
    decide, wanted = OPPONENT_GAMES[name]
    games = VectorGames(6, PLAYERS, seed=4, opponents=name)
    both, rng = SideBySide(games, decide), random.Random(4)
    while both.ended < wanted:
        both.play(rng)


def test_opponents_of_several_names_share_the_seats() -> None:
    games = VectorGames(12, 4, seed=1, opponents=("greedy", "random"))
    for index, deciders in enumerate(games.deciders.tolist()):
        assert deciders[index % 4] == 0
        assert sorted(deciders)[1:] in ([1, 1, 2], [1, 2, 2])


def test_the_callers_seat_goes_round_the_table() -> None:
    games = VectorGames(1, 3, seed=1, opponents="random")
    seats: list[int] = []
    while len(seats) < 6:
        play_randomly(games, 1)
        if games.done[0]:
            seats.append(int(games.seats[0]))
    assert seats == [1, 2, 0, 1, 2, 0]


def test_forced_decisions_are_skipped() -> None:
    games = VectorGames(300, PLAYERS, seed=3, observe=False)
    for _ in range(100):
        play_randomly(games, 1)
        assert games.masks.sum(axis=1).min() > 1


def test_threads_change_nothing() -> None:
    one = VectorGames(1200, PLAYERS, seed=3, opponents="greedy", threads=1)
    more = VectorGames(1200, PLAYERS, seed=3, opponents="greedy", threads=3)
    for _ in range(60):
        play_randomly(one, 1)
        play_randomly(more, 1)
        assert shown(one) == shown(more)
    more.close()
    play_randomly(more, 1)  # the threads start again
    more.close()


def test_a_seed_gives_the_same_games() -> None:
    games, others = VectorGames(9, PLAYERS, seed=5), VectorGames(9, PLAYERS, seed=6)
    play_randomly(games, 70)
    others.reset(5)
    first = others.games.copy().tobytes()
    play_randomly(others, 70)
    assert shown(games) == shown(others)
    others.reset()
    assert others.games.tobytes() != first
    others.reset(5)
    assert others.games.tobytes() == first


def test_deals_can_be_chosen() -> None:
    games = VectorGames(3, PLAYERS, seed=5)
    seeds = [7, 2**200 + 1, 3]
    games.deal(seeds)
    assert [games.seed_of(index) for index in range(3)] == seeds
    SideBySide(games).compare()
    with pytest.raises(GrachtenError, match="3 games need 3 seeds"):
        games.deal([1])


def test_an_illegal_action_is_refused_and_its_game_stays() -> None:
    games = VectorGames(4, seed=1)
    before = games.games.copy()
    for wrong in (-1, 0, 316, 400):
        actions = games.masks.argmax(axis=1)
        actions[2] = wrong
        with pytest.raises(GrachtenError, match=f"Action {wrong} is not legal in game 2"):
            games.step(actions)
        assert games.games[2].tobytes() == before[2].tobytes()
    assert games.games[0].tobytes() != before[0].tobytes()
    with pytest.raises(GrachtenError, match="4 games need 4 actions"):
        games.step([1])


def test_without_a_restart_games_stay_over() -> None:
    games = VectorGames(5, seed=1, restart=False)
    ended = np.zeros(5, int)
    for _ in range(200):
        actions = np.array([mask.argmax() if mask.any() else 0 for mask in games.masks])
        games.step(actions)
        ended += games.done
    assert ended.tolist() == [1] * 5
    assert not games.masks.any()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"count": 0}, "at least one game"),
        ({"count": 1, "players": 5}, "for 2 to 4 players"),
        ({"count": 1, "players": ()}, "for 2 to 4 players"),
        ({"count": 1, "opponents": "deep"}, "no scripted opponent 'deep'; known: random, greedy"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(GrachtenError, match=words):
        VectorGames(**settings)


def test_games_go_on_after_a_pickle() -> None:
    games = VectorGames(6, PLAYERS, seed=1, opponents="greedy")
    play_randomly(games, 20)
    copy = pickle.loads(pickle.dumps(games))
    assert shown(copy) == shown(games)
    play_randomly(games, 50)
    play_randomly(copy, 50)
    assert shown(copy) == shown(games)


def test_arrays_are_shared_and_not_copied() -> None:
    games = VectorGames(4, seed=1)
    for array in (games.observations, games.masks, games.seats, games.done, games.results):
        assert np.from_dlpack(array).ctypes.data == array.ctypes.data
    seen = np.from_dlpack(games.observations)
    play_randomly(games, 5)
    assert seen.tobytes() == games.observations.tobytes()


@pytest.mark.nightly
def test_torch_sees_the_same_memory() -> None:
    torch = needed("torch", "pip install 'grachten[learn]'")
    games = VectorGames(4, seed=1)
    for array in (games.observations, games.masks, games.done, games.results):
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
        assert tuple(tensor.shape) == array.shape
    tensor = torch.from_dlpack(games.observations)
    play_randomly(games, 5)
    assert tensor.numpy().tobytes() == games.observations.tobytes()


@pytest.mark.nightly
def test_games_run_in_workers_of_ray() -> None:
    ray = needed("ray", "pip install 'grachten[ray]'")

    def played(seed: int) -> tuple[bytes, ...]:
        games = VectorGames(32, PLAYERS, seed=seed, opponents="greedy")
        play_randomly(games, 80)
        return shown(games)

    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        runtime_env={"env_vars": {"PYTHONPATH": ":".join(filter(None, sys.path))}},
    )
    try:
        work = ray.remote(played)
        assert ray.get([work.remote(seed) for seed in (1, 2)]) == [played(1), played(2)]
    finally:
        ray.shutdown()


def test_nothing_of_it_is_loaded_before_it_is_used() -> None:
    program = (
        "import sys, grachten; grachten.Game; grachten.make_bot;"
        "print([m for m in ('gymnasium', 'pettingzoo', 'grachten.env') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "[]", done.stderr


def test_any_seat_can_look_whoever_is_to_act() -> None:
    games = VectorGames(12, PLAYERS, seed=3)
    rows = np.zeros_like(games.observation_rows)
    play_randomly(games, 30)
    games.look(games.seats, rows)
    assert rows.tobytes() == games.observation_rows.tobytes()
    for step in (1, 2, 3):
        seats = (games.seats + step) % games.players
        games.look(seats, rows)
        for index, seat in enumerate(seats.tolist()):
            seen = observe_record(games.board, games.games, games.tracks, seat, index)
            assert rows[index, : len(seen)].tobytes() == seen.tobytes()
    with pytest.raises(GrachtenError, match="seats"):
        games.look(games.players, rows)
    with pytest.raises(GrachtenError, match="bytes in one block"):
        games.look(games.seats, rows[:, ::2])
