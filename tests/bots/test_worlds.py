"""Worlds that may be: each agrees with everything that the seat knows, and the rest is chance."""

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from grachten.bots.knowledge import knowledge_of
from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch
from grachten.bots.mind.worlds import believe_all, count_beliefs, deal_world
from grachten.kernel import games as kernel
from grachten.kernel.compilation import is_compiled
from grachten.kernel.layout import GAME, KINDS, MAX_CONTRACTS, MAX_SEATS
from grachten.rules import TRANSPORT_CARDS, Board, Game, Hand, SeatView
from grachten.rules.state import GameState
from support.agreement import POLICIES
from support.positions import contract, position, tiny_board

GAMES = 4 if is_compiled else 3
WORLDS = 3
"""Dealt in each position."""

OPEN_FIELDS = (
    *("players", "phase", "first", "last_turns", "passes", "market", "discards", "contracts_left"),
    *("carts", "points", "merchandise", "routes"),
)
"""What lies open: the same in every world as in the game."""


class Dealer:
    """Deals worlds for one view, with or without beliefs about the others' contracts."""

    def __init__(self, view: SeatView, *, believing: bool = True, seed: int = 1) -> None:
        self.view = view
        self.games, self.observations = observation_of(view)
        self.worlds = np.zeros(1, GAME)
        self.choices = np.uint64(2 * seed + 1)
        others = [seat for seat in range(view.players) if seat != view.seat]
        if believing:
            board = view.board
            believe_all(
                board.tables, route_graph_of(board), self.games, self.observations, new_scratch()
            )
        else:
            self.observations[0].belief[others] = 1.0

    def deal(self) -> GameState:
        self.choices = deal_world(
            self.observations[0], self.games, self.worlds, 0, np.uint64(self.choices)
        )
        return GameState(self.worlds.copy())


@cache
def decisions(players: int, board: Board) -> tuple[tuple[Game, int], ...]:
    """Games of every policy at every decision, with the seat that decides."""
    found = []
    for number in range(GAMES):
        rng = random.Random(f"worlds {players} {number}")
        game = Game.new(players, number, board)
        while not game.is_over:
            found.append((game.copy(), rng.choice(game.to_act)))
            actor = found[-1][1]
            game.play(POLICIES[number % 3](list(game.legal_for(actor)), rng), actor)
    return tuple(found)


WHERE = [
    pytest.param(players, board, id=f"{board.id}-{players}")
    for players in (2, 3, 4)
    for board in (Board.load(), tiny_board())
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "board"), WHERE)
def test_a_world_is_what_the_seat_sees(players: int, board: Board) -> None:
    phases = set()
    for game, seat in decisions(players, board):
        dealer = Dealer(game.view(seat))
        true = game.state.games[0]
        phases.add(game.phase)
        for _ in range(WORLDS):
            state = dealer.deal()
            world = state.games[0]
            for field in OPEN_FIELDS:
                assert np.array_equal(world[field], true[field]), field
            assert world["seat"] == seat
            assert np.array_equal(world["claimable"][:players], true["claimable"][:players])
            assert state.hand(seat) == game.state.hand(seat)
            assert state.contracts(seat) == game.state.contracts(seat)
            assert state.offered(seat) == game.state.offered(seat)
            assert state.deck_size == game.state.deck_size
            for other in range(players):
                assert state.cards(other) == game.state.cards(other)
                assert state.contract_count(other) == game.state.contract_count(other)
                assert len(state.offered(other)) == len(game.state.offered(other))
                known = game.view(seat).seats[other].known
                assert all(k <= h for k, h in zip(known, state.hand(other), strict=True))
    assert phases == {"set-up", "turn", "second card", "keep"}


@pytest.mark.parametrize(("players", "board"), WHERE)
def test_a_world_holds_every_card_and_every_contract_once(players: int, board: Board) -> None:
    for game, seat in decisions(players, board):
        state = Dealer(game.view(seat)).deal()
        cards = Counter([*state.deck, *(card for card in state.market if card is not None)])
        for hand in (state.discards, *(state.hand(each) for each in range(players))):
            cards.update(dict(zip(TRANSPORT_CARDS, hand, strict=True)))
        assert cards == Counter(board.transport)
        contracts = list(state.contract_deck)
        for each in range(players):
            contracts += [*state.contracts(each), *state.offered(each)]
        assert sorted(contracts) == list(range(len(board.contracts)))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "board"), WHERE)
def test_what_the_seat_may_do_is_the_same_in_every_world(players: int, board: Board) -> None:
    for game, seat in decisions(players, board):
        state = Dealer(game.view(seat)).deal()
        words = kernel.legal(board.tables, state.games, 0)
        legal = {
            64 * word + bit for word in range(5) for bit in range(64) if _has(words[word], bit)
        }
        assert legal == set(game.legal_for(seat).ids)


def _has(word: Any, bit: int) -> bool:
    return bool(int(word) >> bit & 1)


def test_what_the_seat_returned_lies_where_it_was_put() -> None:
    placed = 0
    for players in (2, 3, 4):
        for game, seat in decisions(players, Board.load()):
            known = knowledge_of(game.view(seat)).contract_deck
            if any(contract is not None for contract in known):
                deck = Dealer(game.view(seat)).deal().contract_deck
                for told, dealt, true in zip(known, deck, game.state.contract_deck, strict=True):
                    if told is not None:
                        assert told == dealt == true
                        placed += 1
    assert placed > 10


def test_a_scene_holds_nothing_that_is_hidden() -> None:
    """Before a world is dealt, the others' hands hold what was seen to be taken, and no more; the
    deck has its size, and no card of it is named."""
    for game, seat in decisions(3, Board.load()):
        view = game.view(seat)
        observation = GameState(observation_of(view)[0])
        assert observation.deck_size == view.deck_size
        assert set(observation.deck) <= {TRANSPORT_CARDS[0]}
        for other in range(3):
            if other != seat:
                assert observation.hand(other) == view.seats[other].known
                assert observation.contracts(other) == ()
                assert observation.offered(other) == ()


def test_worlds_differ_and_follow_from_the_seed() -> None:
    game = Game.new(3, 5)
    dealer, again = (Dealer(game.view(0), seed=4) for _ in range(2))
    worlds = [dealer.deal() for _ in range(5)]
    assert len({world.deck for world in worlds}) == 5
    assert [again.deal().deck for _ in range(5)] == [world.deck for world in worlds]
    assert Dealer(game.view(0), seed=5).deal().deck != worlds[0].deck


# What is left to chance

DEALS = 4000 if is_compiled else 400
SURPRISE = 30.0
"""A sum of squares like this one exceeds it about once in ten thousand times."""


def surprise(counts: list[float], expected: list[float]) -> float:
    """Chi-square: how far counts are from what was expected."""
    return sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True) if e)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_unseen_cards_are_as_likely_in_one_place_as_in_another(place: str) -> None:
    """A hidden card of another hand, or the top of the deck, is of each kind as often as that kind
    is among the unseen ones."""
    game = position(
        3,
        hands={0: Hand(red=3, pink=1), 1: Hand(blue=1), 2: Hand(green=1, wild=1)},
        market=("pink", "pink", "black", "orange", "wild"),
    )
    dealer = Dealer(game.view(0))
    unseen = knowledge_of(game.view(0)).unseen
    counts = [0.0] * KINDS
    for _ in range(DEALS):
        state = dealer.deal()
        if place == "deck":
            counts[TRANSPORT_CARDS.index(state.deck[0])] += 1
        else:  # seat 1 holds a single card
            counts[list(state.hand(1)).index(1)] += 1
    expected = [DEALS * kind / sum(unseen) for kind in unseen]
    assert surprise(counts, expected) < SURPRISE
    assert surprise(counts, [DEALS / KINDS] * KINDS) > SURPRISE  # it could have been noticed


def test_without_beliefs_every_unseen_contract_is_as_likely() -> None:
    game = position(3, contracts={0: [0, 1], 1: [2], 2: [3, 4]})
    dealer = Dealer(game.view(0), believing=False)
    counts = Counter(held for _ in range(DEALS) for held in dealer.deal().contracts(2))
    unseen = len(game.board.contracts) - 2
    found = [float(counts[contract]) for contract in range(2, 2 + unseen)]
    assert surprise(found, [2 * DEALS / unseen] * unseen) < 60  # of 21 degrees of freedom
    assert counts[0] == counts[1] == 0


def believed(game: Game, seat: int, other: int) -> list[float]:
    """How often the other seat holds each contract."""
    dealer = Dealer(game.view(seat))
    counts = np.zeros((MAX_SEATS, MAX_CONTRACTS), np.int64)
    count_beliefs(dealer.observations, dealer.games, dealer.worlds, DEALS, dealer.choices, counts)
    return [float(count) / DEALS for count in counts[other]]


def test_a_contract_that_is_nearly_built_is_the_likelier() -> None:
    """Haringpakkerstoren – Korenmetershuisje – Jan Roodenpoortstoren – Westermarkt, but for one."""
    suspected = contract("haringpakkerstoren", "westermarkt").index
    held = {0: [8, 12], 1: [1]}
    before = believed(position(2, contracts=held), 0, 1)
    after = believed(position(2, contracts=held, routes={1: [3, 16]}), 0, 1)
    assert after[suspected] > 1.5 * before[suspected]
    assert max(after) == after[suspected]
    assert sum(after) == pytest.approx(1)
    assert after[8] == after[12] == 0  # those are ours


def test_a_contract_that_is_cut_off_is_less_likely() -> None:
    """The other seat can no longer get away from the Nieuwe Waal."""
    held = {0: [8, 12], 1: [1]}
    before = believed(position(2, contracts=held), 0, 1)
    after = believed(position(2, contracts=held, routes={0: [0, 6]}), 0, 1)
    for number, each in enumerate(Board.load().contracts):
        if "Nieuwe Waal" in each.name:
            assert after[number] < 0.5 * before[number]


def test_a_contract_that_we_returned_is_nobodys_until_it_is_drawn() -> None:
    returned = 0
    for game, seat in decisions(2, Board.load()):
        known = [c for c in knowledge_of(game.view(seat)).contract_deck if c is not None]
        if known:
            counts = believed(game, seat, 1 - seat) if returned < 20 else [0.0] * MAX_CONTRACTS
            assert all(counts[contract] == 0 for contract in known)
            returned += 1
    assert returned > 5
