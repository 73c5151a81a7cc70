"""Rule 8: what is public and what is secret."""

import random
from dataclasses import fields

import pytest

from grachten.rules import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    Hand,
    IllegalAction,
    KeepContracts,
    OpenSeat,
    Payment,
    SeatView,
    SpectatorView,
    TakeFaceUp,
    TransportCard,
)
from grachten.rules.events import (
    CardDrawn,
    CardsDealt,
    CardTaken,
    ContractsOffered,
    DeckShuffled,
    RouteClaimed,
)
from support.positions import ended, play, position, route

DAM = route("dam", "begijnhof")  # grey, 2
JORDAAN = route("jordaan", "jan-roodenpoortstoren")  # grey, 3
BLUE = route("haringpakkerstoren", "noordermarkt")  # blue, 3, cart


def all_views(game: Game) -> list[SpectatorView]:
    return [game.spectator_view(), *(game.view(seat) for seat in range(game.players))]


# 8.1


@pytest.mark.rule("8.1")
def test_what_lies_open_is_open_to_all() -> None:
    game = position(
        3,
        seat=1,
        first=2,
        hands={0: Hand(red=2), 1: Hand(blue=1, wild=2), 2: Hand(pink=4)},
        market=("wild", "red", "green", "green", "blue"),
        deck=["pink"],
        rest="discards",
        routes={0: [BLUE.index], 2: [DAM.index]},
        contracts={0: [1, 2, 3], 1: [4], 2: [5, 6]},
        last_turns=2,
    )
    for view in all_views(game):
        assert view.players == 3
        assert view.first == 2
        assert view.to_act == (1,)
        assert view.phase == "turn"
        assert view.market == ("wild", "red", "green", "green", "blue")
        assert view.deck_size == 1
        assert view.discards == game.state.discards
        assert view.discards.total == 44 - 9 - 5 - 1
        assert view.contract_deck_size == 18
        assert [seat.carts for seat in view.seats] == [13, 16, 14]
        assert [seat.points for seat in view.seats] == [4, 0, 2]
        assert [seat.merchandise for seat in view.seats] == [1, 0, 0]
        assert [seat.cards for seat in view.seats] == [2, 3, 4]
        assert [seat.contracts for seat in view.seats] == [3, 1, 2]
        assert view.owners[BLUE.index] == 0
        assert view.owners[DAM.index] == 2
        assert [owner for owner in view.owners if owner is not None] == [0, 2]
        assert (view.last_turns, view.passes) == (2, 0)


@pytest.mark.rule("8.1")
def test_all_see_which_face_up_cards_were_taken_and_what_a_claim_was_paid_with() -> None:
    game = position(hands={0: Hand(red=2)}, deck=["orange"])
    play(game, TakeFaceUp("red"), TakeFaceUp("blue"))
    play(game, DrawBlind(), DrawBlind())
    play(game, ClaimRoute(DAM, Payment("red")))
    for view in all_views(game):
        assert CardTaken(0, 4, "red") in view.history
        assert CardTaken(0, 1, "blue") in view.history
        assert view.history[-1] == RouteClaimed(0, DAM.index, Payment("red"), 2, False)


@pytest.mark.rule("8.1")
def test_all_know_the_cards_taken_face_up_until_they_may_have_been_paid() -> None:
    game = position(
        hands={0: Hand(red=1, wild=1)},
        market=("red", "wild", "green", "black", "pink"),
        deck=["red", "blue", "blue"],
    )

    def known() -> list[Hand]:
        (everywhere,) = {tuple(seat.known for seat in view.seats) for view in all_views(game)}
        return list(everywhere)

    assert known() == [Hand(), Hand()]
    play(game, TakeFaceUp("red"), TakeFaceUp("red"), TakeFaceUp("wild"))
    assert known() == [Hand(red=2), Hand(wild=1)]
    play(game, DrawBlind(), DrawBlind())
    assert known() == [Hand(red=2), Hand(wild=1)]  # blind cards are not known
    play(game, DrawBlind(), DrawBlind())
    play(game, ClaimRoute(DAM, Payment("red", 1)))
    # One red of three was paid, perhaps one of the two known; the wild was not known.
    assert known() == [Hand(red=1), Hand(wild=1)]
    assert game.state.hand(0).red == 2


# 8.2


@pytest.mark.rule("8.1", "8.2")
def test_views_hold_what_may_be_known_and_nothing_else() -> None:
    def names(view: type) -> str:
        return " ".join(field.name for field in fields(view))

    open_table = (
        "board players first phase to_act market deck_size discards contract_deck_size seats "
        "last_turns passes history"
    )
    assert names(SpectatorView) == open_table
    assert names(SeatView) == f"{open_table} seat hand contracts completed offered choice"
    assert names(OpenSeat) == (
        "carts points merchandise cards contracts routes known hand contracts_held"
    )


@pytest.mark.rule("8.2")
def test_a_spectator_sees_no_hand_and_no_contract() -> None:
    game = Game.new(3, seed=3)
    view = game.spectator_view()
    assert all(seat.hand is None and seat.contracts_held is None for seat in view.seats)
    assert not hasattr(view, "hand")
    assert not hasattr(view, "offered")
    assert not hasattr(view, "deck")
    assert not hasattr(view, "contract_deck")


@pytest.mark.rule("8.2")
def test_a_seat_sees_its_own_cards_and_those_of_nobody_else() -> None:
    game = Game.new(3, seed=3)
    for seat in range(3):
        view = game.view(seat)
        assert view.seat == seat
        assert view.hand == game.state.hand(seat)
        assert view.offered == game.state.offered(seat)
        assert all(open_seat.hand is None for open_seat in view.seats)
        for event in view.history:
            if isinstance(event, CardsDealt):
                assert (event.cards is None) == (event.seat != seat)
                assert event.count == 2
            if isinstance(event, ContractsOffered):
                assert (event.contracts is None) == (event.seat != seat)
                assert event.count == 2


@pytest.mark.rule("8.2")
def test_a_blind_card_is_seen_only_by_who_drew_it() -> None:
    game = position(3, deck=["orange", "wild"])
    play(game, DrawBlind())
    assert game.events_for(0) == (CardDrawn(0, "orange"),)
    for events in (game.events_for(1), game.events_for(2), game.spectator_events()):
        assert events == (CardDrawn(0, None),)


@pytest.mark.rule("8.2")
def test_the_order_of_a_reshuffled_deck_is_seen_by_nobody() -> None:
    game = position(deck=["orange"], rest="discards")
    count = game.state.discards.total
    _, shuffled = play(game, DrawBlind())
    assert isinstance(shuffled, DeckShuffled)
    assert shuffled.deck is not None
    for view in all_views(game):
        assert view.history[1] == DeckShuffled(count, None)


# 8.3


def two_games_alike_to_seat_0(seat: int) -> tuple[Game, Game]:
    """Two games that differ in everything that seat 0 may not know, and in nothing else."""

    def one(deck: list[TransportCard], hands: list[Hand], contracts: list[list[int]]) -> Game:
        return position(
            3,
            seat=seat,
            hands={0: Hand(red=2, wild=1), 1: hands[0], 2: hands[1]},
            deck=deck,
            rest="discards",
            routes={0: [BLUE.index], 1: [DAM.index]},
            contracts={0: [0, 1], 1: contracts[0], 2: contracts[1]},
            contract_deck=contracts[2],
        )

    here = one(
        ["pink", "wild", "green", "black"],
        [Hand(blue=3), Hand(wild=4)],
        [[2, 3], [4], [*range(5, 24)]],
    )
    there = one(
        ["wild", "green", "blue", "wild"],
        [Hand(wild=3), Hand(blue=2, pink=1, black=1)],
        [[20, 21], [9], [*range(2, 9), *range(22, 24), *range(10, 20)]],
    )
    return here, there


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_two_games_that_differ_only_in_secrets_look_the_same(seat: int) -> None:
    here, there = two_games_alike_to_seat_0(seat)
    assert here.state.games.tobytes() != there.state.games.tobytes()
    assert here.view(0) == there.view(0)
    assert here.spectator_view() == there.spectator_view()
    assert list(here.legal_for(0)) == list(there.legal_for(0))


@pytest.mark.rule("8.3")
def test_what_others_do_in_secret_looks_the_same() -> None:
    here, there = two_games_alike_to_seat_0(1)
    secret_turns: list[Action] = [
        DrawBlind(),
        DrawBlind(),
        DrawContracts(),
        KeepContracts("second"),
    ]
    for action in secret_turns:
        here.play(action)
        there.play(action)
        assert here.events != there.events
        assert here.view(0) == there.view(0)
        assert here.events_for(0) == there.events_for(0)
        assert here.spectator_view() == there.spectator_view()
        assert here.spectator_events() == there.spectator_events()


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_error_tells_a_seat_nothing_that_it_may_not_know(seat: int) -> None:
    here, there = two_games_alike_to_seat_0(seat)

    def refusals(game: Game) -> list[tuple[str, str]]:
        told = []
        for action in game.board.actions:
            if action not in game.legal_for(0):
                with pytest.raises(IllegalAction) as caught:
                    game.play(action, 0)
                told.append((str(caught.value), caught.value.rule))
        return told

    assert refusals(here) == refusals(there)
    assert len(refusals(here)) > 200


@pytest.mark.rule("8.3")
def test_the_actions_of_another_seat_are_not_told() -> None:
    game = position(3, seat=1, hands={1: Hand(wild=8)})
    assert list(game.legal_for(0)) == []
    assert list(game.legal_for(2)) == []
    assert list(game.legal_for(1)) == list(game.legal_actions)


# 8.4


@pytest.mark.rule("8.4")
def test_at_the_end_all_hands_and_contracts_are_shown() -> None:
    game = position(
        3,
        hands={0: Hand(red=2), 1: Hand(wild=3)},
        deck=["orange", "orange"],
        contracts={0: [1, 2], 2: [7]},
        last_turns=1,
    )
    before = all_views(game)
    assert all(seat.hand is None for view in before for seat in view.seats)
    assert all(seat.contracts_held is None for view in before for seat in view.seats)
    ended(game)
    for view in all_views(game):
        shown = [seat.hand for seat in view.seats]
        assert shown == [Hand(red=2, orange=2), Hand(wild=3), Hand()]
        assert [seat.contracts_held for seat in view.seats] == [(1, 2), (), (7,)]


@pytest.mark.rule("8.2", "8.4")
def test_nothing_is_shown_before_the_end_of_a_whole_game() -> None:
    game = Game.new(3, seed=6)
    rng = random.Random(6)
    while not game.is_over:
        assert all(
            seat.hand is None and seat.contracts_held is None
            for seat in game.spectator_view().seats
        )
        game.play(rng.choice(list(game.legal_actions)))
    for number, seat in enumerate(game.spectator_view().seats):
        assert seat.hand == game.state.hand(number)
        assert seat.contracts_held == game.state.contracts(number)
