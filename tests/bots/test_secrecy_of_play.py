"""Rule 8 in play: with the hidden cards dealt otherwise, and all that it sees the same, a bot does
the same. Whoever looks at what it may not know is found out."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

from bots.support.quick_bots import SPECS, choose, quick_bot
from grachten.bots import Bot, GreedyBot, RandomBot, make_bot, seated
from grachten.rules import Action, Board, Game, LegalActions, SeatView
from support.agreement import POLICIES
from support.redeal import Course, Twin, memory, shown_to

SIMULATIONS = 60
POSITIONS = 60
NIGHTLY_CHUNKS = range(1, 11)
NIGHTLY_POSITIONS = 100
"""In each of the chunks."""
FROM_ONE_GAME = 4

BotFor = Callable[[Game], Bot]
"""Seats a bot at a game. An honest bot makes no use of it."""


@dataclass(frozen=True)
class Pair:
    """Two games that a seat cannot tell apart, with a decision before it."""

    game: Game
    twin: Game
    seat: int


@cache
def pairs(chunk: int, count: int) -> tuple[Pair, ...]:
    """Decisions of all phases, some from each game, on games of two to four players."""
    rng = random.Random(f"play {chunk}")
    found: list[Pair] = []
    number = 0
    while len(found) < count:
        players, policy = 2 + number % 3, POLICIES[number % len(POLICIES)]
        number += 1
        longest = rng.choice([4, 12, 40, None])
        course = Course.played(players, policy, rng, Board.load(), longest)
        seat = rng.randrange(players)
        decisions = [
            Pair(game.copy(), twin.copy(), seat)
            for game, twin in Twin.of(course, seat, rng).steps()
            if seat in game.to_act and memory(game) != memory(twin)
        ]
        found += rng.sample(decisions, min(FROM_ONE_GAME, len(decisions)))
    return tuple(found[:count])


def differences(bot_for: BotFor, chosen_pairs: tuple[Pair, ...]) -> int:
    """In how many of them the bot gives away that it can tell the games apart."""
    return sum(
        choose(bot_for(pair.game), pair.game, pair.seat, number)
        != choose(bot_for(pair.twin), pair.twin, pair.seat, number)
        for number, pair in enumerate(chosen_pairs)
    )


def honest(bot: Bot) -> BotFor:
    return lambda _game: bot


def test_the_pairs_look_the_same_and_are_not() -> None:
    phases = set()
    for pair in pairs(0, POSITIONS):
        assert shown_to(pair.game, pair.seat) == shown_to(pair.twin, pair.seat)
        assert memory(pair.game) != memory(pair.twin)
        phases.add(pair.game.phase)
    assert phases == {"set-up", "turn", "second card", "keep"}


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_changes_nothing(spec: str) -> None:
    assert differences(honest(quick_bot(spec, SIMULATIONS)), pairs(0, POSITIONS)) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", NIGHTLY_CHUNKS)
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_changes_nothing_in_a_thousand_positions(spec: str, chunk: int) -> None:
    bot = quick_bot(spec, SIMULATIONS)
    assert differences(honest(bot), pairs(chunk, NIGHTLY_POSITIONS)) == 0


@pytest.mark.slow
def test_nor_what_a_search_remembers() -> None:
    """A seat's search that goes on from move to move in both games."""
    asked = 0
    for number in range(18):
        rng = random.Random(f"remembered {number}")
        course = Course.played(2 + number % 3, POLICIES[number % 2], rng, Board.load(), 40)
        seat = rng.randrange(course.game.players)
        bots = [seated(make_bot(f"search:sims={SIMULATIONS}")) for _ in range(2)]
        for game, twin in Twin.of(course, seat, rng).steps():
            if seat in game.to_act:
                here, there = (
                    choose(bot, each, seat) for bot, each in zip(bots, (game, twin), strict=True)
                )
                assert here == there
                asked += 1
    assert asked > 20


# The same check finds out who cheats, however little they look.


@dataclass(frozen=True)
class Peeking:
    """An honest bot's choice, but for a glance at the game now and then."""

    game: Game
    glance: Callable[[Game, int], object]

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        chosen = GreedyBot().choose(view, legal, rng)
        if hash(self.glance(self.game, view.seat)) % 2:
            return RandomBot().choose(view, legal, rng)
        return chosen


def next_card(game: Game, seat: int) -> int:
    del seat
    return len(game.state.deck[0]) if game.state.deck else 0


def next_contract(game: Game, seat: int) -> int:
    del seat
    return game.state.contract_deck[0] if game.state.contract_deck else 0


def wilds_of_the_neighbour(game: Game, seat: int) -> int:
    return game.state.hand((seat + 1) % game.players).of("wild")


def contracts_of_the_neighbour(game: Game, seat: int) -> int:
    neighbour = (seat + 1) % game.players
    return sum((*game.state.contracts(neighbour), *game.state.offered(neighbour)))


@pytest.mark.parametrize(
    "glance", [next_card, next_contract, wilds_of_the_neighbour, contracts_of_the_neighbour]
)
def test_a_bot_that_peeks_is_found_out(glance: Callable[[Game, int], object]) -> None:
    assert differences(lambda game: Peeking(game, glance), pairs(0, POSITIONS)) > 0
