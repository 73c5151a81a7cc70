"""What a seat concludes is true, and is all that it can conclude."""

import random

import pytest

from grachten.bots.knowledge import knowledge_of
from grachten.rules import TRANSPORT_CARDS, Game
from support.agreement import POLICIES


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_conclusions_agree_with_the_hidden_state(players: int) -> None:
    placed = 0
    for seed in range(6):
        game, rng = Game.new(players, seed), random.Random(seed)
        while not game.is_over:
            state = game.state
            for seat in range(players):
                known = knowledge_of(game.view(seat))
                others = [other for other in range(players) if other != seat]
                hidden = [
                    state.deck.count(card)
                    + sum(
                        state.hand(other)[index] - game.view(seat).seats[other].known[index]
                        for other in others
                    )
                    for index, card in enumerate(TRANSPORT_CARDS)
                ]
                assert list(known.unseen) == hidden
                assert sum(known.unseen) == state.deck_size + sum(known.hidden_in_hand)
                assert len(known.contract_deck) == state.contract_deck_size
                for told, true in zip(known.contract_deck, state.contract_deck, strict=True):
                    assert told in (None, true)
                    placed += told is not None
                held = {
                    c for other in others for c in (*state.contracts(other), *state.offered(other))
                }
                elsewhere = [
                    true
                    for told, true in zip(known.contract_deck, state.contract_deck, strict=True)
                    if told is None
                ]
                assert sorted(known.unseen_contracts) == sorted([*held, *elsewhere])
            game.play(POLICIES[seed % 3](list(game.legal_actions), rng))
    assert placed > 20
