"""The search: its thoughts are consistent, follow from its seed, and make sense."""

import random
import threading
from itertools import pairwise
from typing import Any

import pytest

from bots.support.quick_bots import choose
from grachten.bots import PlannerBot, RandomBot, SearchBot, Thoughts
from grachten.bots.mind import searching
from grachten.kernel.compilation import is_compiled
from grachten.rules import ClaimRoute, Game, GrachtenError, Hand, Payment
from support.agreement import POLICIES
from support.positions import contract, position, route

SIMULATIONS = 200
GAMES = 2 if is_compiled else 1


def thoughts_of(game: Game, bot: SearchBot, seed: int = 1) -> Thoughts:
    return bot.think(game.view(game.seat), game.legal_actions, random.Random(seed))


def middle(players: int = 2, seed: int = 3, plays: int = 30) -> Game:
    """A game that planners have begun."""
    game = Game.new(players, seed)
    for _ in range(plays):
        game.play(choose(PlannerBot(), game))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("playouts", ["planner", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thoughts_are_consistent(players: int, playouts: str) -> None:
    bot = SearchBot(sims=SIMULATIONS, playouts=playouts)
    for seed in range(GAMES):
        game, rng = Game.new(players, seed), random.Random(seed)
        while not game.is_over:
            legal = game.legal_actions
            if rng.random() < 0.3:
                thoughts = thoughts_of(game, bot, seed)
                actions = thoughts.actions
                assert 0 < thoughts.simulations <= SIMULATIONS
                assert sum(thought.visits for thought in actions) == thoughts.simulations
                assert all(thought.action in legal for thought in actions)
                assert len({thought.action for thought in actions}) == len(actions)
                assert all(0 <= thought.win_chance <= 1 for thought in actions)
                assert all(abs(thought.margin) < 200 for thought in actions)
                assert all(one.visits >= other.visits for one, other in pairwise(actions))
                assert thoughts.best == actions[0].action
            game.play(POLICIES[seed % 3](list(legal), rng))


def test_to_choose_it_works_out_no_beliefs(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are for whoever asks what it thinks, and cost as much as some hundred simulations."""
    game, bot = middle(), SearchBot(sims=SIMULATIONS)
    best = thoughts_of(game, bot).best
    monkeypatch.setattr("grachten.bots.search.contracts_believed", None)
    assert bot.choose(game.view(game.seat), game.legal_actions, random.Random(1)) == best


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beliefs_count_the_contracts_of_each_seat(players: int) -> None:
    game, rng = Game.new(players, 8), random.Random(8)
    while not game.is_over:
        seat = game.seat
        if rng.random() < 0.2:
            believed = thoughts_of(game, SearchBot(sims=5)).contracts
            assert len(believed) == players
            assert believed[seat] == dict.fromkeys(game.state.contracts(seat), 1.0)
            for other, chances in enumerate(believed):
                held = game.state.contract_count(other)
                assert sum(chances.values()) == pytest.approx(held)
                assert all(0 < chance <= 1 for chance in chances.values())
                if other != seat:
                    assert not chances.keys() & {*game.state.contracts(seat)}
        game.play(POLICIES[1](list(game.legal_actions), rng))


@pytest.mark.parametrize("playouts", ["planner", "random"])
def test_the_same_seed_gives_the_same_thoughts(playouts: str) -> None:
    game = middle(3)
    bot = SearchBot(sims=500, playouts=playouts)
    assert thoughts_of(game, bot, 7) == thoughts_of(game, bot, 7)
    assert thoughts_of(game, bot, 7) != thoughts_of(game, bot, 8)


def test_a_budget_of_time_is_spent_on_simulations() -> None:
    game = middle()
    assert thoughts_of(game, SearchBot(ms=30)).simulations >= 1
    assert choose(SearchBot(ms=30), game) in game.legal_actions


def test_it_stops_where_the_best_cannot_be_overtaken() -> None:
    """The last turn: one claim wins, and everything else loses."""
    game = winning_claim()
    thoughts = thoughts_of(game, SearchBot(sims=20_000))
    assert thoughts.simulations < 20_000
    best = thoughts.actions[0]
    assert best.win_chance == 1
    assert best.margin > 0


def winning_claim() -> Game:
    """Seat 0 has the last turn, and is ahead with its contract completed alone."""
    mine = contract("haringpakkerstoren", "westermarkt")
    return position(
        2,
        hands={0: Hand(orange=2, pink=2)},
        market=("blue", "blue", "green", "black", "red"),
        routes={0: [3, 27]},
        carts={0: 5, 1: 2},
        points={0: 20, 1: 22},
        merchandise={0: 1, 1: 1},
        contracts={0: [mine.index], 1: []},
        contract_deck=[c for c in range(24) if c != mine.index],
        last_turns=1,
    )


def test_it_wins_where_it_can() -> None:
    """Whatever the playouts are: the last turn is in the tree."""
    way = route("korenmetershuisje", "jan-roodenpoortstoren", "orange")
    for playouts in ("planner", "random"):
        action = choose(SearchBot(sims=400, playouts=playouts), winning_claim())
        assert action == ClaimRoute(way, Payment("orange"))


@pytest.mark.skipif(not is_compiled, reason="only compiled code leaves the interpreter")
def test_other_threads_go_on_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ticking thread would get nowhere if a search kept the interpreter for itself."""
    game = middle()
    ticks, during = [0], []
    is_done = threading.Event()

    def tick() -> None:
        while not is_done.wait(0.001):
            ticks[0] += 1

    def noting(*arguments: Any) -> Any:
        before = ticks[0]
        choices = searching.search(*arguments)
        during.append(ticks[0] - before)
        return choices

    monkeypatch.setattr("grachten.bots.search.search", noting)
    monkeypatch.setattr("grachten.bots.search.SLICE", 20_000)  # all of it in one call
    ticking = threading.Thread(target=tick)
    ticking.start()
    try:
        for _ in range(20):  # a busy machine may have no time for the ticks
            thoughts_of(game, SearchBot(sims=20_000))
            if during[-1] > 10:
                break
    finally:
        is_done.set()
        ticking.join()
    assert during[-1] > 10


def test_it_beats_random() -> None:
    wins = 0.0
    for seed in range(10):
        game, rng = Game.new(2, seed), random.Random(seed)
        while not game.is_over:
            bot = SearchBot(sims=30) if game.seat == seed % 2 else RandomBot()
            game.play(choose(bot, game, seed=rng.randrange(2**32)))
        assert game.score_sheet is not None
        wins += game.score_sheet.winners == (seed % 2,)
    assert wins >= 9


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ms": 0}, r"A search thinks for 1 to 3,600,000 ms, not 0\."),
        ({"ms": 3_600_001}, r"A search thinks for 1 to 3,600,000 ms, not 3600001\."),
        ({"sims": -1}, r"A search makes up to 100,000,000 simulations, not -1\."),
        ({"sims": 100_000_001}, r"A search makes up to 100,000,000 simulations"),
        ({"playouts": "clever"}, r"A search's playouts must be planner or random, not 'clever'\."),
        (
            {"curiosity": 0.0},
            r"The curiosity of a search must lie between 0\.01 and 1000, not 0\.0\.",
        ),
        ({"curiosity": float("nan")}, r"The curiosity of a search .*, not nan\."),
        ({"temper": 0.0}, r"The temper of a search must lie between 0\.01 and 1000, not 0\.0\."),
        ({"temper": -1.0}, r"The temper of a search .*, not -1\.0\."),
        ({"temper": float("nan")}, r"The temper of a search .*, not nan\."),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(
    options: dict[str, float | str], sentence: str
) -> None:
    with pytest.raises(GrachtenError, match=sentence):
        SearchBot(**options)  # type: ignore[arg-type]
