"""The search with the network: legal, reproducible, honest, and better at the end than without."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from endgame.examination import examine
from endgame.positions import read_positions
from grachten.bots import check_bot, make_bot
from grachten.env.observation import SIZE, observe, observe_record
from grachten.neural import AMSTERDAM, NeuralBot
from grachten.neural.inference import Said, network_at
from grachten.neural.lookahead import Lookahead, drawn
from grachten.neural.search import (
    FEWEST_WORLDS,
    SETTINGS,
    Budget,
    Race,
    Settings,
    entrants,
    search,
)
from grachten.neural.worlds import Worlds
from grachten.rules import Action, Board, Game, GrachtenError
from support.agreement import POLICIES
from support.positions import tiny_board
from support.redeal import Course, Twin, memory

QUICK = NeuralBot(sims=48)
SEEDS = np.arange(1, 41, 2, dtype=np.uint64) * np.uint64(1_000_003) | np.uint64(1)


def a_game(players: int, seed: int, decisions: int) -> Game:
    """Played at random for so many decisions."""
    game, rng = Game.new(players, seed), random.Random(seed)
    for _ in range(decisions):
        game.play(rng.choice(list(game.legal_actions)))
    assert not game.is_over
    return game


def worlds_of(game: Game) -> Worlds:
    view = game.view(game.seat)
    return Worlds(view, game.legal_actions, network_at(AMSTERDAM)(observe(view)[None]).beliefs[0])


@pytest.mark.nightly
def test_it_keeps_the_rules_of_bots() -> None:
    """Its actions are legal, and the same again with the same randomness."""
    check_bot(QUICK, games=1)


@pytest.mark.nightly
def test_by_the_clock_its_actions_are_legal() -> None:
    check_bot(NeuralBot(ms=5), games=1, by_the_clock=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 9, 24, 40])
def test_a_world_looks_to_the_seat_as_its_game_does(players: int, decisions: int) -> None:
    """But at set-up, where those who have chosen choose again."""
    game = a_game(players, 5, decisions)
    worlds, seat = worlds_of(game), game.seat
    seen = observe(game.view(seat))
    dealt = worlds.deal(SEEDS)
    assert len({dealt[index : index + 1].tobytes() for index in range(len(SEEDS))}) == len(SEEDS)
    for index in range(len(SEEDS)):
        world = dealt[index : index + 1]
        row = observe_record(game.board, world, worlds.track.copy(), seat)
        assert row.shape == (SIZE,)
        assert (row == seen).all()


def test_hidden_cards_dealt_otherwise_make_no_difference() -> None:
    rng, compared = random.Random("neural search"), 0
    for number in range(6):
        players = 2 + number % 3
        course = Course.played(players, POLICIES[number % len(POLICIES)], rng, Board.load(), 16)
        seat = rng.randrange(players)
        for game, twin in Twin.of(course, seat, rng).steps():
            if seat in game.to_act and memory(game) != memory(twin):
                chosen = {_choice(QUICK, each, seat) for each in (game, twin)}
                assert len(chosen) == 1
                compared += 1
    assert compared > 10


def _choice(bot: NeuralBot, game: Game, seat: int) -> Action:
    return bot.choose(game.view(seat), game.legal_for(seat), random.Random(1))


def test_who_can_win_with_the_last_action_does() -> None:
    """Where one action wins for certain and another does not."""
    sure = [
        position
        for position in read_positions()
        if position.kind == "final" and max(position.values.values()) == 1
    ]
    assert len(sure) > 5
    examination = examine(NeuralBot(sims=50), sure)
    assert examination.solved == 1, "\n".join(map(str, examination.failures))


def test_a_lookahead_counts_games_that_end_and_asks_the_network_for_the_others() -> None:
    """After the last action of a game there is nothing to ask."""
    network, compared = network_at(AMSTERDAM), 0
    for position in read_positions():
        exact = max(position.values.values())
        if position.kind == "final" and exact in {0.5, 1.0}:
            worlds = worlds_of(position.game())
            action = min(position.best)
            dealt, chances = worlds.deal(SEEDS), np.full((len(SEEDS), 4), 0.5)
            wins = Lookahead(worlds, network, 64)(dealt, np.full(len(SEEDS), action), chances)
            if set(wins.tolist()) == {exact}:  # others do draw contracts and keep them by policy
                compared += 1
    assert compared > 3
    game = a_game(2, 5, 9)
    worlds, action = worlds_of(game), game.legal_actions[0].id
    wins = Lookahead(worlds, network, 32)(
        worlds.deal(SEEDS), np.full(len(SEEDS), action), np.full((len(SEEDS), 4), 0.5)
    )
    assert wins.shape == (len(SEEDS),)
    assert ((wins > 0) & (wins < 1)).all()


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_on_the_way_counts_in_part(players: int) -> None:
    game = a_game(players, 5, 9)
    worlds, action = worlds_of(game), game.legal_actions[0].id

    def wins(turns: int, trust: float) -> NDArray[np.float64]:
        lookahead = Lookahead(worlds, network_at(AMSTERDAM), 32, turns, trust)
        chances = np.full((len(SEEDS), 4), 0.5)
        return lookahead(worlds.deal(SEEDS), np.full(len(SEEDS), action), chances)

    near, far = wins(1, 0.0), wins(2, 0.0)
    assert not np.allclose(near, far)
    assert wins(2, 1.0) == pytest.approx(near)
    assert wins(2, 0.25) == pytest.approx(0.25 * near + 0.75 * far)
    # Later turns share what is left.
    assert wins(3, 0.5) == pytest.approx((near + wins(3, 0.0)) / 2 + (far - wins(3, 0.0)) / 4)


def test_a_lookahead_that_is_late_ends_at_the_next_turn() -> None:
    game = a_game(4, 5, 9)
    worlds, action = worlds_of(game), game.legal_actions[0].id

    def wins(turns: int, *, is_late: bool) -> NDArray[np.float64]:
        lookahead = Lookahead(worlds, network_at(AMSTERDAM), 32, turns, 0.2)
        dealt, chances = worlds.deal(SEEDS), np.full((len(SEEDS), 4), 0.5)
        return lookahead(dealt, np.full(len(SEEDS), action), chances, lambda: is_late)

    assert wins(5, is_late=True) == pytest.approx(wins(1, is_late=False))
    assert not np.allclose(wins(5, is_late=False), wins(1, is_late=False))


def test_a_lookahead_goes_on_to_the_end_of_the_game() -> None:
    """With more turns than a game has, only results count."""
    game = a_game(2, 5, 40)
    worlds, action = worlds_of(game), game.legal_actions[0].id
    wins = Lookahead(worlds, network_at(AMSTERDAM), 32, 100)(
        worlds.deal(SEEDS), np.full(len(SEEDS), action), np.full((len(SEEDS), 4), 0.5)
    )
    assert set(wins.tolist()) <= {0.0, 0.5, 1.0}


def test_unlikely_actions_are_tried_too_but_hopeless_ones_are_not() -> None:
    game = a_game(2, 11, 9)
    ids = list(game.legal_actions.ids)
    assert len(ids) == 4
    policy = np.full((1, 1000), -100.0, np.float32)
    policy[0, ids[1:4]] = (0.0, -9.0, -40.0)
    said = network_at(AMSTERDAM)(observe(game.view(game.seat))[None])._replace(policy=policy)
    assert entrants(game.legal_actions, said).actions.tolist() == ids[1:3]
    assert entrants(game.legal_actions, said, Settings(actions=1)).actions.tolist() == ids[1:2]


def test_actions_are_drawn_as_likely_as_their_logits_say() -> None:
    logits = np.log(np.array([[0.25, 1e-30, 0.75]], np.float32)).repeat(5, 0)
    actions = drawn(logits, np.array([0.0, 0.24, 0.26, 0.99, -1.0]))
    assert actions.tolist() == [0, 0, 2, 2, 2]


def race(wins: list[list[float]]) -> Race:
    count = len(wins)
    return Race(np.arange(count), np.zeros(count), np.array(wins))


def test_who_is_clearly_behind_drops_out() -> None:
    few = race([[0.2, 0.3], [0.7, 0.8]])
    few.keep(2)
    assert few.actions.tolist() == [1, 0]  # too few worlds to say
    noise = [0.01 * (world % 2) for world in range(FEWEST_WORLDS)]
    many = race(
        [[0.2 + n for n in noise], [0.7 - n for n in noise], [0.705 - 2 * n for n in noise]]
    )
    many.keep(3)
    assert set(many.actions.tolist()) == {1, 2}
    many.keep(1)
    assert len(many.actions) == 1


def test_a_budget_is_spent_by_count_or_by_the_clock() -> None:
    spent = Budget(sims=64).spending()
    assert (spent(16), spent(64)) == (0.25, 1.0)
    by_the_clock = Budget(ms=1).spending()
    while by_the_clock(0) < 1:
        pass


def flat(observations: NDArray[np.uint8]) -> Said:
    """A network to which no action is likelier than the rest."""
    said = network_at(AMSTERDAM)(observations)
    return said._replace(policy=np.zeros_like(said.policy))


def test_no_more_than_its_simulations_are_made() -> None:
    """Where actions are alike, nobody drops out, and all of them are used."""
    game = a_game(2, 11, 25)
    found = search(
        game.view(game.seat), game.legal_actions, flat, Budget(sims=60), random.Random(1)
    )
    actions, worlds = found.wins.shape
    assert actions >= 1
    assert 60 // SETTINGS.actions <= worlds <= 60


def test_another_board_has_no_network() -> None:
    game = Game.new(2, 1, tiny_board())
    with pytest.raises(GrachtenError, match=r"has learned the board 'amsterdam'; it can't play on"):
        QUICK.choose(game.view(0), game.legal_for(0), random.Random(1))


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("neural:ms=-1", r"A search thinks for up to 3,600,000 ms, not -1\."),
        ("neural:sims=1000001", r"This search makes up to 1,000,000 simulations, not 1000001\."),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(GrachtenError, match=sentence):
        make_bot(spec)


@pytest.mark.nightly
def test_it_solves_more_than_nineteen_in_twenty_end_games() -> None:
    examination = examine(NeuralBot(sims=600))
    assert examination.solved >= 0.95, "\n".join(map(str, examination.failures))
