"""Rule 2: set-up."""

from collections import Counter
from itertools import permutations, product

import pytest

from grachten.rules import (
    Board,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    Hand,
    KeepContracts,
    Pass,
    TakeFaceUp,
)
from grachten.rules.actions import Choice
from grachten.rules.events import (
    CardRevealed,
    CardsDealt,
    ContractsChosen,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
    MarketSwept,
)
from reference import shuffled_decks
from reference.shuffling import first_player_drawn
from support.agreement import amsterdam_data
from support.odd_boards import half_wild
from support.positions import keep_at_set_up, refusal, transport_total

CHOICES: tuple[Choice, ...] = ("first", "second", "both")

SWEPT_ONCE = {2: 44, 3: 39, 4: 20}
SWEPT_TWICE = {2: 7371, 3: 10516, 4: 1224}
"""Seeds whose first market, by number of players, is swept."""


def first_to_last(first: int, players: int) -> list[int]:
    return [(first + turn) % players for turn in range(players)]


# 2.1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (4, 2**256 - 1)])
def test_two_cards_are_dealt_to_each_then_five_turned_up_from_the_shuffled_deck(
    players: int, seed: int
) -> None:
    deck, _ = shuffled_decks(amsterdam_data(), seed)
    game = Game.new(players, seed)
    for turn, seat in enumerate(first_to_last(game.first, players)):
        hand = game.state.hand(seat)
        dealt = Counter(deck[2 * turn : 2 * turn + 2])
        assert hand.total == 2
        assert {card: hand.of(card) for card in dealt} == dealt  # type: ignore[arg-type]
    assert list(game.state.market) == deck[2 * players : 2 * players + 5]
    assert list(game.state.deck) == deck[2 * players + 5 :]
    assert game.state.discards == Hand()


@pytest.mark.rule("2.1")
def test_the_deal_is_told_from_the_first_player_on() -> None:
    game = Game.new(3, seed=1, youngest=2)
    dealt = [event for event in game.events if isinstance(event, CardsDealt)]
    assert [(event.seat, event.count) for event in dealt] == [(2, 2), (0, 2), (1, 2)]
    revealed = [event for event in game.events if isinstance(event, CardRevealed)]
    assert tuple(event.card for event in revealed) == game.state.market
    assert [event.space for event in revealed] == [0, 1, 2, 3, 4]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    with pytest.raises(GrachtenError, match="A seed is a whole number"):
        Game.new(2, seed)


@pytest.mark.rule("2.1")
def test_without_a_seed_every_game_is_another() -> None:
    games = [Game.new(2) for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    assert len({game.state.deck for game in games}) == 3


# 2.2


def sweeps(game: Game) -> list[MarketSwept]:
    return [event for event in game.events if isinstance(event, MarketSwept)]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_wilds_at_set_up_are_swept(players: int) -> None:
    game = Game.new(players, seed=SWEPT_ONCE[players])
    deck, _ = shuffled_decks(amsterdam_data(), game.seed)
    (swept,) = sweeps(game)
    after = 2 * players + 5
    assert list(swept.cards) == deck[2 * players : after]
    assert swept.cards.count("wild") >= 3
    assert list(game.state.market) == deck[after : after + 5]
    assert game.state.market.count("wild") < 3
    assert [game.state.discards.of(card) for card in set(swept.cards)] == [
        swept.cards.count(card) for card in set(swept.cards)
    ]
    assert transport_total(game).total == 44


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_wilds_at_set_up_are_swept_again_and_again(players: int) -> None:
    game = Game.new(players, seed=SWEPT_TWICE[players])
    swept = sweeps(game)
    assert [event.cards.count("wild") >= 3 for event in swept] == [True, True]
    assert game.state.market.count("wild") < 3
    assert game.state.discards.total == 10
    assert game.state.deck_size == 44 - 2 * players - 15


@pytest.mark.rule("2.2")
def test_a_first_market_that_takes_the_last_card_is_followed_by_the_new_deck() -> None:
    """Eighteen cards for four players: when the market has been filled, five are left."""
    board = half_wild()
    once = again = 0
    for seed in range(40):
        game = Game.new(4, seed, board)
        kinds = [type(e) for e in game.events if not isinstance(e, CardsDealt | ContractsOffered)]
        filled = [CardRevealed] * 5
        if not sweeps(game):
            assert kinds == filled
        elif len(sweeps(game)) == 1:
            once += 1
            assert kinds == [*filled, MarketSwept, *filled, DeckShuffled]
            assert Counter(game.state.deck) == Counter(sweeps(game)[0].cards)
        else:
            again += 1
            assert kinds[:18] == [
                *(*filled, MarketSwept, *filled, MarketSwept, DeckShuffled, *filled),
            ]
        assert game.state.deck_size == 5
        assert game.state.discards == Hand()
    assert once
    assert again


@pytest.mark.rule("2.2")
def test_two_wilds_at_set_up_stay() -> None:
    game = next(
        game
        for game in (Game.new(2, seed) for seed in range(100))
        if game.state.market.count("wild") == 2
    )
    assert sweeps(game) == []
    assert game.state.discards == Hand()


# 2.3


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (4, 2**256 - 1)])
def test_two_contracts_are_dealt_to_each_from_the_shuffled_contract_deck(
    players: int, seed: int
) -> None:
    _, contract_deck = shuffled_decks(amsterdam_data(), seed)
    game = Game.new(players, seed)
    assert game.phase == "set-up"
    for turn, seat in enumerate(first_to_last(game.first, players)):
        assert list(game.state.offered(seat)) == contract_deck[2 * turn : 2 * turn + 2]
    assert list(game.state.contract_deck) == contract_deck[2 * players :]
    offers = [event for event in game.events if isinstance(event, ContractsOffered)]
    assert [event.seat for event in offers] == first_to_last(game.first, players)


@pytest.mark.rule("2.3")
def test_a_player_keeps_one_or_both_and_can_do_nothing_else() -> None:
    game = Game.new(3, seed=1)
    keeps = [KeepContracts(choice) for choice in CHOICES]
    assert list(game.legal_actions) == keeps
    assert [list(game.legal_for(seat)) for seat in range(3)] == [keeps] * 3


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("choice", CHOICES)
def test_what_is_chosen_at_set_up_is_kept(choice: Choice) -> None:
    game = Game.new(2, seed=1)
    offered = [game.state.offered(seat) for seat in range(2)]
    keep_at_set_up(game, choice)
    kept = {"first": slice(0, 1), "second": slice(1, 2), "both": slice(0, 2)}[choice]
    for seat in range(2):
        assert list(game.state.contracts(seat)) == sorted(offered[seat][kept])
        assert game.state.offered(seat) == ()


@pytest.mark.rule("2.3")
def test_keeping_no_contract_is_refused() -> None:
    error = refusal(Game.new(2, seed=1), KeepContracts("none"))  # type: ignore[arg-type]
    assert error.rule == "6.1"
    assert str(error) == "Keep the first, the second or both, not 'none'."


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("action", [DrawBlind(), DrawContracts(), Pass(), TakeFaceUp("wild")])
def test_nothing_can_be_done_before_the_contracts_are_chosen(
    action: DrawBlind | DrawContracts | Pass | TakeFaceUp,
) -> None:
    game = Game.new(2, seed=1)
    for seat in range(2):
        error = refusal(game, action, seat)
        assert error.rule == "2.3"
        assert str(error) == "First choose which of your contracts to keep."


# 2.4


def without_choices(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event, ContractsChosen)]


@pytest.mark.rule("2.4")
def test_choosing_at_the_same_time_in_any_order_gives_the_same_game() -> None:
    choices: tuple[Choice, ...] = ("second", "both", "first")
    outcomes = set()
    for order in permutations(range(3)):
        game = Game.new(3, seed=4, youngest=1)
        for seat in order:
            assert seat in game.to_act
            game.play(KeepContracts(choices[seat]), seat)
        outcomes.add((game.state.games.tobytes(), str(without_choices(game.events))))
    assert len(outcomes) == 1


@pytest.mark.rule("2.4")
def test_nothing_is_kept_or_returned_before_the_last_has_chosen() -> None:
    game = Game.new(3, seed=4, youngest=0)
    before = game.state.contract_deck
    for seat in (2, 0):
        game.play(KeepContracts("first"), seat)
        assert game.state.contract_deck == before
        assert [game.state.contracts(other) for other in range(3)] == [(), (), ()]
        assert game.phase == "set-up"
    assert game.to_act == (1,)
    assert game.seat == 1
    game.play(KeepContracts("first"), 1)
    assert game.phase == "turn"
    assert game.seat == 0


@pytest.mark.rule("2.4")
def test_the_seat_waited_for_is_the_first_in_turn_order_that_has_not_chosen() -> None:
    game = Game.new(4, seed=4, youngest=2)
    assert game.seat == 2
    game.play(KeepContracts("both"), 3)
    assert (game.seat, game.to_act) == (2, (0, 1, 2))
    game.play(KeepContracts("both"))
    assert (game.seat, game.to_act) == (0, (0, 1))


@pytest.mark.rule("2.4")
def test_the_choice_at_set_up_is_secret() -> None:
    game = Game.new(3, seed=4, youngest=0)
    game.play(KeepContracts("second"), 1)
    assert game.events_for(1)[-1] == ContractsChosen(1, "second")
    assert game.view(1).choice == "second"
    for others in (game.events_for(0), game.events_for(2), game.spectator_events()):
        assert others[-1] == ContractsChosen(1, None)
    assert game.view(0).choice is None


@pytest.mark.rule("2.4")
def test_a_player_who_has_chosen_waits_for_the_others() -> None:
    game = Game.new(3, seed=4, youngest=0)
    game.play(KeepContracts("second"), 1)
    assert list(game.legal_for(1)) == []
    for action in (KeepContracts("second"), KeepContracts("both"), DrawBlind()):
        error = refusal(game, action, 1)
        assert error.rule == "2.4"
        assert str(error) == "You have already chosen; wait for the others."


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_returned_contracts_go_under_the_deck_in_seat_order_from_the_first_player(
    players: int,
) -> None:
    for first, choices in zip(
        range(players), product(("first", "second"), repeat=players), strict=False
    ):
        game = Game.new(players, seed=4, youngest=first)
        order = first_to_last(first, players)
        returned = [
            game.state.offered(seat)[1 if choices[seat] == "first" else 0] for seat in order
        ]
        deck = game.state.contract_deck
        for seat in reversed(range(players)):
            game.play(KeepContracts(choices[seat]), seat)  # type: ignore[arg-type]
        assert game.state.contract_deck == (*deck, *returned)
        kept = [event for event in game.events if isinstance(event, ContractsKept)]
        assert [event.seat for event in kept] == order
        assert [event.returned for event in kept] == [(contract,) for contract in returned]


@pytest.mark.rule("2.4")
def test_who_keeps_both_returns_none() -> None:
    game = Game.new(2, seed=4, youngest=0)
    deck, returned = game.state.contract_deck, game.state.offered(1)[0]
    game.play(KeepContracts("both"), 0)
    game.play(KeepContracts("second"), 1)
    assert game.state.contract_deck == (*deck, returned)


# 2.5


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_youngest_goes_first_then_clockwise(players: int) -> None:
    for youngest in range(players):
        game = keep_at_set_up(Game.new(players, seed=5, youngest=youngest))
        turns = []
        for _ in range(2 * players):
            turns.append(game.seat)
            assert game.to_act == (game.seat,)
            game.play(DrawContracts())
            game.play(KeepContracts("first"))
        assert turns == 2 * first_to_last(youngest, players)


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_nobody_is_marked_the_first_player_is_drawn_from_the_seed(players: int) -> None:
    drawn = [Game.new(players, seed).first for seed in range(25)]
    data = amsterdam_data()
    assert drawn == [first_player_drawn(data, seed, players) for seed in range(25)]
    assert set(drawn) == set(range(players))


@pytest.mark.rule("2.5")
def test_marking_the_youngest_does_not_change_the_decks() -> None:
    games = [Game.new(3, 5, youngest=youngest) for youngest in (None, 0, 1, 2)]
    assert len({game.state.deck for game in games}) == 1
    assert len({game.state.market for game in games}) == 1
    assert len({game.state.contract_deck for game in games}) == 1


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("youngest", [-1, 2])
def test_a_youngest_who_has_no_seat_is_refused(youngest: int) -> None:
    with pytest.raises(GrachtenError, match=f"There is no seat {youngest} with 2 players"):
        Game.new(2, seed=1, youngest=youngest)


@pytest.mark.rule("2.5")
def test_playing_out_of_turn_is_refused() -> None:
    game = keep_at_set_up(Game.new(3, seed=5, youngest=1))
    error = refusal(game, DrawBlind(), seat=2)
    assert error.rule == "2.5"
    assert str(error) == "It is not your turn: seat 1 is to act."
    assert list(game.legal_for(2)) == []


@pytest.mark.rule("2.5")
def test_playing_for_a_seat_that_is_not_there_is_refused() -> None:
    game = Game.new(2, seed=5)
    for seat in (-1, 2):
        with pytest.raises(GrachtenError, match=f"There is no seat {seat} with 2 players"):
            game.play(KeepContracts("both"), seat)
        with pytest.raises(GrachtenError, match="There is no seat"):
            game.view(seat)


@pytest.mark.rule("2.1")
def test_a_board_can_be_given_by_name_or_as_it_is() -> None:
    games = [Game.new(2, seed=5, board=board) for board in ("amsterdam", Board.load())]
    assert games[0].state.games.tobytes() == games[1].state.games.tobytes()
