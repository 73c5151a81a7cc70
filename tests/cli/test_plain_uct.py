"""The plain search that `grachten bench` compares with: simple, but it searches, and fairly."""

import random

import pytest

from endgame.positions import read_positions
from grachten.bots.knowledge import knowledge_of
from grachten.cli.plain_uct import plain_search, random_world
from grachten.rules import TRANSPORT_CARDS, Game, KeepContracts

FINAL = [position for position in read_positions() if position.kind == "final"][::15]


def game_after(players: int, seed: int, decisions: int) -> Game:
    game, rng = Game.new(players, seed), random.Random(seed)
    for _ in range(players):
        game.play(KeepContracts("first"))
    for _ in range(decisions):
        game.play(rng.choice(list(game.legal_actions)))
    return game


def cards_and_contracts(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What there is in the deck and in hands, by kind, and all contracts wherever they lie."""
    state, seats = game.state, range(game.players)
    cards = tuple(
        state.deck.count(card) + sum(state.hand(seat)[kind] for seat in seats)
        for kind, card in enumerate(TRANSPORT_CARDS)
    )
    held = [contract for seat in seats for contract in state.contracts(seat)]
    return cards, tuple(sorted([*held, *state.contract_deck]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_look_like_the_game_and_differ_in_what_is_hidden(players: int) -> None:
    game, rng = game_after(players, 5, 25), random.Random(1)
    seat = game.seat
    view = game.view(seat)
    worlds = [random_world(game, view, knowledge_of(view), rng) for _ in range(20)]
    assert all(world.view(seat) == view for world in worlds)
    assert all(world.legal_actions.ids == game.legal_actions.ids for world in worlds)
    decks = {world.state.deck for world in worlds}
    held = {tuple(world.state.contracts(other) for other in range(players)) for world in worlds}
    assert min(len(decks), len(held)) > 5
    assert {cards_and_contracts(world) for world in worlds} == {cards_and_contracts(game)}
    assert game.view(seat) == view


def test_every_simulation_is_counted_and_the_same_seed_gives_the_same_tree() -> None:
    game = game_after(2, 3, 30)
    root = plain_search(game, 60, random.Random(1))
    assert root.visits == sum(child.visits for child in root.children.values()) == 60
    assert set(root.children) <= set(game.legal_actions.ids)
    assert all(0 <= child.wins <= child.visits for child in root.children.values())
    assert root == plain_search(game, 60, random.Random(1))
    assert root != plain_search(game, 60, random.Random(2))


def test_it_finds_what_wins() -> None:
    """Where one decision is left, it gives away far less than a random choice would."""
    lost, at_random = 0.0, 0.0
    for number, position in enumerate(FINAL):
        root = plain_search(position.game(), 300, random.Random(number))
        values = position.values
        best = max(values.values())
        lost += best - values[root.best]
        at_random += best - sum(values.values()) / len(values)
    assert lost < at_random / 4
