"""Rule 4: drawing transport cards."""

import random
from collections import Counter

import pytest

from grachten.kernel.compilation import is_compiled
from grachten.rules import (
    TRANSPORT_CARDS,
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    Hand,
    Pass,
    Payment,
    TakeFaceUp,
    TransportCard,
)
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckShuffled,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
)
from reference.shuffling import reshuffled
from support.agreement import hoarding
from support.positions import (
    COLOURFUL,
    EMPTY,
    Market,
    keep_at_set_up,
    play,
    position,
    refusal,
    route,
    times,
    transport_total,
)

WAAG = route("oude-waal", "waag")  # grey, 1
DAM = route("dam", "begijnhof")  # grey, 2
JORDAAN = route("jordaan", "jan-roodenpoortstoren")  # grey, 3
HARBOUR = route("haringpakkerstoren", "oude-waal")  # grey, 4


# 4.1


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        (DrawBlind(), DrawBlind(), Hand(orange=2)),
        (DrawBlind(), TakeFaceUp("red"), Hand(orange=1, red=1)),
        (TakeFaceUp("red"), DrawBlind(), Hand(red=1, orange=1)),
        (TakeFaceUp("pink"), TakeFaceUp("blue"), Hand(pink=1, blue=1)),
    ],
)
def test_two_cards_blind_or_face_up_in_any_mixture(
    first: Action, second: Action, hand: Hand
) -> None:
    game = position(market=COLOURFUL, deck=["orange"] * 4)
    game.play(first)
    assert (game.seat, game.phase) == (0, "second card")
    game.play(second)
    assert game.state.hand(0) == hand
    assert (game.seat, game.phase) == (1, "turn")


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("card", TRANSPORT_CARDS)
def test_any_face_up_card_can_be_taken(card: TransportCard) -> None:
    market = [*COLOURFUL[:4], card]
    game = position(market=market)
    assert {action.card for action in game.legal_actions.of(TakeFaceUp)} == set(market)
    play(game, TakeFaceUp(card))
    assert game.state.hand(0).of(card) == 1


@pytest.mark.rule("4.1")
def test_a_blind_card_is_the_top_of_the_deck() -> None:
    game = position(deck=["wild", "orange", "blue"])
    assert play(game, DrawBlind(), DrawBlind()) == [CardDrawn(0, "wild"), CardDrawn(0, "orange")]
    assert game.state.deck[0] == "blue"


@pytest.mark.rule("4.1")
def test_where_several_spaces_show_the_card_the_first_is_taken_unless_one_is_named() -> None:
    market: Market = ("red", "blue", "red", "pink", "red")
    for space, taken in ((None, 0), (0, 0), (2, 2), (4, 4)):
        game = position(market=market, deck=["green"])
        assert play(game, TakeFaceUp("red", space))[0] == CardTaken(0, taken, "red")
        assert game.state.market == (*market[:taken], "green", *market[taken + 1 :])


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (TakeFaceUp("orange"), "No orange card is face up."),
        (TakeFaceUp("red", 5), "The market has no space 5."),
        (TakeFaceUp("red", -1), "The market has no space -1."),
        (TakeFaceUp("red", 0), "Space 0 does not show a red card."),
    ],
)
def test_a_card_that_does_not_lie_there_cannot_be_taken(action: TakeFaceUp, sentence: str) -> None:
    game = position()
    assert action not in game.legal_actions
    for _ in range(2):  # as the first card and as the second
        error = refusal(game, action)
        assert error.rule == "4.1"
        assert str(error) == sentence
        game.play(DrawBlind())


# 4.2


@pytest.mark.rule("4.2")
def test_a_card_taken_is_replaced_at_once_before_the_second_card() -> None:
    game = position(market=COLOURFUL, deck=["orange", "pink"])
    assert play(game, TakeFaceUp("green")) == [CardTaken(0, 2, "green"), CardRevealed(2, "orange")]
    assert game.state.market == ("pink", "blue", "orange", "black", "red")
    assert game.phase == "second card"
    assert play(game, TakeFaceUp("orange")) == [
        CardTaken(0, 2, "orange"),
        CardRevealed(2, "pink"),
    ]
    assert game.state.hand(0) == Hand(green=1, orange=1)


@pytest.mark.rule("4.2")
def test_a_blind_draw_leaves_the_market_alone() -> None:
    game = position(deck=["orange", "orange"])
    play(game, DrawBlind(), DrawBlind())
    assert game.state.market == COLOURFUL


# 4.3


@pytest.mark.rule("4.3")
def test_a_face_up_wild_taken_first_is_the_only_card_of_the_turn() -> None:
    game = position(market=("wild", *COLOURFUL[1:]), deck=["orange"])
    assert play(game, TakeFaceUp("wild")) == [CardTaken(0, 0, "wild"), CardRevealed(0, "orange")]
    assert game.state.hand(0) == Hand(wild=1)
    assert (game.seat, game.phase) == (1, "turn")


# 4.4


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("first", [DrawBlind(), TakeFaceUp("red")])
def test_a_face_up_wild_cannot_be_taken_as_the_second_card(first: Action) -> None:
    game = position(market=("wild", *COLOURFUL[1:]), deck=["orange"])
    game.play(first)
    assert TakeFaceUp("wild") not in game.legal_actions
    assert DrawBlind() in game.legal_actions
    for space in (None, 0):
        error = refusal(game, TakeFaceUp("wild", space))
        assert error.rule == "4.4"
        assert str(error) == "A face-up wild may not be taken as the second card."


@pytest.mark.rule("4.4")
def test_not_even_the_wild_that_replaced_the_first_card() -> None:
    game = position(market=COLOURFUL, deck=["wild"])
    game.play(TakeFaceUp("red"))
    assert game.state.market[4] == "wild"
    assert refusal(game, TakeFaceUp("wild")).rule == "4.4"


@pytest.mark.rule("4.4")
def test_a_wild_drawn_blind_is_a_card_like_any_other() -> None:
    game = position(deck=["wild", "wild"])
    game.play(DrawBlind())
    assert game.phase == "second card"
    game.play(DrawBlind())
    assert game.state.hand(0) == Hand(wild=2)
    game = position(deck=["wild"])
    play(game, DrawBlind(), TakeFaceUp("red"))
    assert game.state.hand(0) == Hand(red=1, wild=1)


# 4.5


@pytest.mark.rule("4.5")
def test_three_wilds_between_two_draws_are_swept_before_the_second_card() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", "orange", "orange", "green", "green", "black"],
    )
    assert play(game, TakeFaceUp("red")) == [
        CardTaken(0, 1, "red"),
        CardRevealed(1, "wild"),
        MarketSwept(("wild", "wild", "wild", "pink", "blue")),
        CardRevealed(0, "orange"),
        CardRevealed(1, "orange"),
        CardRevealed(2, "green"),
        CardRevealed(3, "green"),
        CardRevealed(4, "black"),
    ]
    assert game.state.discards == Hand(pink=1, blue=1, wild=3)
    assert (game.seat, game.phase) == (0, "second card")
    play(game, TakeFaceUp("green"))
    assert game.state.hand(0) == Hand(green=1, red=1)


@pytest.mark.rule("4.5")
def test_three_wilds_after_the_second_card_are_swept_too() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"), deck=["orange", "wild", *times("black", 5)]
    )
    play(game, DrawBlind(), TakeFaceUp("red"))
    assert game.state.market == ("black",) * 5
    assert game.seat == 1


@pytest.mark.rule("4.3", "4.5")
def test_three_wilds_after_a_wild_was_taken_are_swept_and_the_turn_is_over() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", "black", "wild", *times("black", 4)],
    )
    play(game, TakeFaceUp("wild"))  # replaced by a wild: two again
    assert game.state.market == ("wild", "red", "wild", "pink", "blue")
    assert game.seat == 1
    play(game, TakeFaceUp("pink"), TakeFaceUp("blue"))
    assert game.state.market == ("black",) * 4 + ("pink",)
    assert game.state.discards == Hand(red=1, black=1, wild=3)


@pytest.mark.rule("4.5")
def test_two_wilds_are_not_swept() -> None:
    game = position(market=("wild", "red", "green", "pink", "blue"), deck=["wild"])
    play(game, TakeFaceUp("red"))
    assert game.state.market == ("wild", "wild", "green", "pink", "blue")
    assert game.state.discards == Hand()


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("wilds", [3, 4, 5])
def test_a_sweep_that_turns_up_three_wilds_or_more_is_followed_by_another(wilds: int) -> None:
    turned_up: list[TransportCard] = times("wild", wilds) + times("black", 5 - wilds)
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", *turned_up, *times("orange", 5)],
    )
    swept = [event for event in play(game, TakeFaceUp("red")) if isinstance(event, MarketSwept)]
    assert [event.cards for event in swept] == [
        ("wild", "wild", "wild", "pink", "blue"),
        tuple(turned_up),
    ]
    assert game.state.market == ("orange",) * 5
    assert game.state.discards.total == 10


@pytest.mark.rule("4.5", "4.6")
def test_a_sweep_shuffles_its_own_cards_in_when_the_deck_runs_out() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", "green", "green"],
        rest=1,
        seed=3,
    )
    events = play(game, TakeFaceUp("red"))
    kinds = [type(event) for event in events[:6]]
    assert kinds == [
        CardTaken,
        CardRevealed,
        MarketSwept,
        CardRevealed,
        CardRevealed,
        DeckShuffled,
    ]
    (shuffled, *_) = [event for event in events if isinstance(event, DeckShuffled)]
    assert shuffled.count == 5
    assert game.state.market.count("wild") < 3
    assert transport_total(game).total == 44


@pytest.mark.rule("4.5")
def test_three_wilds_are_unsweepable_while_too_few_coloured_cards_are_left() -> None:
    game = position(
        market=("wild", "wild", "pink", "blue", "red"), deck=["wild", "wild", "wild"], rest=1
    )
    assert play(game, TakeFaceUp("pink")) == [CardTaken(0, 2, "pink"), CardRevealed(2, "wild")]
    assert play(game, TakeFaceUp("blue")) == [CardTaken(0, 3, "blue"), CardRevealed(3, "wild")]
    assert game.state.market == ("wild", "wild", "wild", "wild", "red")
    assert game.state.discards == Hand()


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("coloured", "wilds", "swept"),
    [
        (0, 3, False),  # three wilds are all there is to show
        (1, 3, False),  # four cards to show, one of them coloured: three wilds
        (2, 3, False),  # five cards to show, two of them coloured: three wilds
        (2, 6, False),
        (3, 3, True),
        (3, 6, True),
        (4, 3, True),
    ],
)
def test_a_sweep_is_done_exactly_when_the_cards_left_can_show_fewer_than_three_wilds(
    coloured: int, wilds: int, swept: bool
) -> None:
    # What is left after a blue card is taken, and before: the wilds come up first.
    face_up = [*times("wild", 2), "blue", *times("pink", min(coloured, 2))]
    behind = times("wild", wilds - 2) + times("pink", coloured - 2)
    shown = [*face_up, *behind, *EMPTY][:5]
    deck = behind[5 - len(face_up) :]
    game = position(market=shown, deck=deck, rest=1, seed=1)
    events = play(game, TakeFaceUp("blue"))
    assert any(isinstance(event, MarketSwept) for event in events) == swept
    assert (game.state.market.count("wild") < 3) == swept


@pytest.mark.rule("4.5", "4.7")
def test_three_unsweepable_wilds_are_swept_as_soon_as_a_claim_brings_cards_back() -> None:
    market: Market = ("wild", "wild", "wild", "pink", "blue")
    game = position(market=market, hands={0: Hand(red=1)}, rest=1)
    assert game.state.deck_size == 0
    events = play(game, ClaimRoute(WAAG, Payment("red")))
    assert [type(event) for event in events[:3]] == [RouteClaimed, MarketSwept, DeckShuffled]
    assert MarketSwept(("wild", "wild", "wild", "pink", "blue")) in events
    assert game.state.market.count("wild") < 3
    assert game.seat == 1
    # A claim paid with a wild brings no coloured card back, and changes nothing in the market.
    game = position(market=market, hands={0: Hand(wild=1)}, rest=1)
    play(game, ClaimRoute(WAAG, Payment(None, 1)))
    assert game.state.market == market
    assert game.state.deck == ("wild",)


@pytest.mark.rule("4.5")
def test_other_actions_do_not_sweep_what_could_not_be_swept() -> None:
    market: Market = ("wild", "wild", "wild", "pink", "blue")
    game = position(market=market, deck=["wild", "wild"], rest=1)
    play(game, DrawBlind(), DrawBlind())
    assert game.state.market == market


# 4.6


@pytest.mark.rule("4.6")
def test_the_last_card_drawn_blind_is_followed_by_the_new_deck_at_once() -> None:
    game = position(deck=["orange"], rest="discards", seed=11)
    discards = game.state.discards
    new_deck = reshuffled(discards._asdict(), seed=11, reshuffles=0)
    drawn, shuffled = play(game, DrawBlind())
    assert drawn == CardDrawn(0, "orange")
    assert shuffled == DeckShuffled(discards.total, tuple(new_deck))  # type: ignore[arg-type]
    assert list(game.state.deck) == new_deck
    assert game.state.discards == Hand()
    assert game.state.reshuffles == 1
    assert game.phase == "second card"


@pytest.mark.rule("4.6")
def test_the_last_card_turned_up_is_followed_by_the_new_deck_at_once() -> None:
    game = position(deck=["orange"], rest="discards", seed=11)
    discards = game.state.discards
    new_deck = reshuffled(discards._asdict(), seed=11, reshuffles=0)
    assert play(game, TakeFaceUp("red")) == [
        CardTaken(0, 4, "red"),
        CardRevealed(4, "orange"),
        DeckShuffled(discards.total, tuple(new_deck)),  # type: ignore[arg-type]
    ]
    assert list(game.state.deck) == new_deck
    assert game.state.discards == Hand()


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("last", [DrawBlind(), TakeFaceUp("pink")])
def test_what_is_paid_after_the_deck_ran_out_is_not_in_the_new_deck(last: Action) -> None:
    game = position(
        phase="second card",
        deck=["orange"],
        discards=Hand(black=2, green=3),
        hands={1: Hand(red=1)},
        rest=0,
    )
    play(game, last)
    assert sorted(game.state.deck) == ["black", "black", "green", "green", "green"]
    deck = game.state.deck
    play(game, ClaimRoute(WAAG, Payment("red")))
    assert game.state.deck == deck
    assert game.state.discards == Hand(red=1)


@pytest.mark.rule("4.6")
def test_in_the_middle_of_a_sweep_the_new_deck_is_made_when_a_card_is_needed() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", "green", "green"],
        discards=Hand(orange=4, black=2),
        rest=1,
    )
    events = play(game, TakeFaceUp("red"))
    assert [type(event) for event in events] == [
        *(CardTaken, CardRevealed, MarketSwept, CardRevealed, CardRevealed),
        *(DeckShuffled, CardRevealed, CardRevealed, CardRevealed),
    ]
    shuffled = events[5]
    assert isinstance(shuffled, DeckShuffled)
    assert shuffled.deck is not None
    assert Counter(shuffled.deck) == {"orange": 4, "black": 2, "wild": 3, "pink": 1, "blue": 1}
    assert game.state.market == ("green", "green", *shuffled.deck[:3])
    assert game.state.deck == shuffled.deck[3:]


@pytest.mark.rule("4.6")
def test_a_sweep_that_takes_the_last_five_cards_is_followed_by_a_deck_of_what_was_swept() -> None:
    game = position(
        market=("wild", "red", "wild", "pink", "blue"),
        deck=["wild", *times("green", 5)],
        rest=1,
    )
    events = play(game, TakeFaceUp("red"))
    assert [type(event) for event in events] == [
        *(CardTaken, CardRevealed, MarketSwept, *[CardRevealed] * 5, DeckShuffled),
    ]
    assert game.state.market == ("green",) * 5
    assert sorted(game.state.deck) == ["blue", "pink", "wild", "wild", "wild"]


@pytest.mark.rule("4.6")
def test_between_two_sweeps_no_new_deck_is_made() -> None:
    """Five cards are left, and three wilds are in both fives: if the swept five became the deck
    before the next sweep, the two fives would change places for ever."""
    for seed in range(20):
        game = position(
            market=("wild", "red", "wild", "pink", "blue"),
            deck=["wild", "wild", "wild", "green", "black", "wild"],
            rest=1,
            seed=seed,
        )
        events = play(game, TakeFaceUp("red"))
        assert [type(event) for event in events[:15]] == [
            *(CardTaken, CardRevealed, MarketSwept, *[CardRevealed] * 5),
            *(MarketSwept, DeckShuffled, *[CardRevealed] * 5),
        ]
        shuffled = events[9]
        assert isinstance(shuffled, DeckShuffled)
        assert shuffled.count == 10
        assert game.state.market.count("wild") < 3
        assert game.state.deck_size == 5
        assert game.state.discards == Hand()


@pytest.mark.rule("4.6")
def test_with_nothing_to_shuffle_the_new_deck_is_made_of_the_next_claims_payment() -> None:
    game = position(deck=["orange"], hands={1: Hand(black=3)}, rest=0, carts={1: 5})
    assert play(game, DrawBlind()) == [CardDrawn(0, "orange")]
    assert (game.state.deck, game.state.discards, game.state.reshuffles) == ((), Hand(), 0)
    assert DrawBlind() not in game.legal_actions
    play(game, TakeFaceUp("pink"))  # its space stays empty
    events = play(game, ClaimRoute(JORDAAN, Payment("black")))
    assert events == [
        RouteClaimed(1, JORDAAN.index, Payment("black"), 4, JORDAAN.cart),
        DeckShuffled(3, ("black", "black", "black")),
        CardRevealed(0, "black"),
        LastRoundBegan(1),
    ]
    assert game.state.deck == ("black", "black")


@pytest.mark.rule("4.6")
def test_a_claim_that_turns_nothing_up_makes_the_deck_too() -> None:
    game = position(hands={0: Hand(black=3)}, rest=1, carts={0: 5})
    assert play(game, ClaimRoute(JORDAAN, Payment("black"))) == [
        RouteClaimed(0, JORDAAN.index, Payment("black"), 4, JORDAAN.cart),
        DeckShuffled(3, ("black", "black", "black")),
        LastRoundBegan(0),
    ]
    assert DrawBlind() in game.legal_actions


@pytest.mark.rule("4.6")
def test_a_new_deck_that_fills_the_market_to_its_last_card_is_renewed_as_soon_as_it_can_be() -> (
    None
):
    game = position(
        market=("red", "blue", None, None, None), hands={0: Hand(black=3), 1: Hand(green=1)}, rest=0
    )
    play(game, ClaimRoute(JORDAAN, Payment("black")))
    assert game.state.market == ("red", "blue", "black", "black", "black")
    assert (game.state.deck, game.state.discards) == ((), Hand())
    play(game, ClaimRoute(WAAG, Payment("green")))
    assert game.state.deck == ("green",)


@pytest.mark.rule("4.6")
def test_every_reshuffle_is_another() -> None:
    decks = []
    for reshuffles in range(4):
        game = position(deck=["orange"], rest="discards", seed=11, reshuffles=reshuffles)
        counts: dict[str, int] = game.state.discards._asdict()
        game.play(DrawBlind())
        assert list(game.state.deck) == reshuffled(counts, 11, reshuffles)
        decks.append(game.state.deck)
    assert len(set(decks)) == 4


@pytest.mark.rule("4.6")
def test_nothing_is_shuffled_while_the_deck_has_a_card() -> None:
    game = position(hands={0: Hand(red=1)}, deck=["orange"], rest="discards")
    play(game, ClaimRoute(WAAG, Payment("red")), DrawContracts())
    assert game.state.deck == ("orange",)
    assert game.state.reshuffles == 0


@pytest.mark.slow
@pytest.mark.rule("4.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_discards_never_lie_beside_an_empty_deck(players: int) -> None:
    renewed = waiting = 0
    for seed in range(60 if is_compiled else 6):
        rng = random.Random(seed)
        game = Game.new(players, seed)
        while not game.is_over:
            game.play(hoarding(list(game.legal_actions), rng))
            state = game.state
            assert state.deck_size or not state.discards.total
            waiting += not state.deck_size
        renewed += game.state.reshuffles
    assert renewed
    assert waiting


# 4.7


@pytest.mark.rule("4.7")
def test_with_deck_and_discards_empty_the_market_space_stays_empty() -> None:
    game = position(market=COLOURFUL, rest=1)
    assert play(game, TakeFaceUp("green")) == [CardTaken(0, 2, "green")]
    assert game.state.market == ("pink", "blue", None, "black", "red")
    assert TakeFaceUp("green") not in game.legal_actions


@pytest.mark.rule("4.7")
@pytest.mark.parametrize("phase", ["turn", "second card"])
def test_with_deck_and_discards_empty_there_is_nothing_to_draw_blind(phase: str) -> None:
    game = position(phase=phase, rest=1)  # type: ignore[arg-type]
    assert DrawBlind() not in game.legal_actions
    error = refusal(game, DrawBlind())
    assert error.rule == "4.7"
    assert str(error) == "The deck and the discards are empty."


@pytest.mark.rule("4.7")
def test_empty_market_spaces_are_refilled_in_order_after_a_claim() -> None:
    game = position(market=(None, "red", None, None, None), hands={0: Hand(pink=2)}, rest=1)
    events = play(game, ClaimRoute(DAM, Payment("pink")))
    assert events == [
        RouteClaimed(0, DAM.index, Payment("pink"), 2, False),
        DeckShuffled(2, ("pink", "pink")),
        CardRevealed(0, "pink"),
        CardRevealed(2, "pink"),
    ]
    assert game.state.market == ("pink", "red", "pink", None, None)
    assert game.seat == 1
    assert game.state.discards == Hand()


@pytest.mark.rule("4.7")
def test_what_a_claim_brings_back_beyond_the_empty_spaces_is_the_deck() -> None:
    game = position(market=("red", "blue", "pink", "green", None), hands={0: Hand(black=3)}, rest=1)
    play(game, ClaimRoute(JORDAAN, Payment("black")))
    assert game.state.market == ("red", "blue", "pink", "green", "black")
    assert game.state.deck == ("black", "black")


@pytest.mark.rule("4.5", "4.7")
def test_three_wilds_are_looked_for_when_the_empty_spaces_have_been_filled_not_in_between() -> None:
    # Four cards come back, three of them wilds, in whatever order: with the two coloured cards
    # there are three wilds of six cards, so the full market shows two or three of them.
    for seed in range(12):
        game = position(
            market=("red", "blue", None, None, None),
            hands={0: Hand(black=1, wild=3)},
            rest=1,
            seed=seed,
        )
        events = play(game, ClaimRoute(HARBOUR, Payment("black", 3)))
        revealed = [event for event in events if isinstance(event, CardRevealed)]
        assert [event.space for event in revealed[:3]] == [2, 3, 4]
        swept = [event for event in events if isinstance(event, MarketSwept)]
        wilds = [event.card for event in revealed[:3]].count("wild")
        assert len(swept) >= 1 if wilds == 3 else swept == []
        assert all(len(event.cards) == 5 for event in swept)
        assert game.state.market.count("wild") < 3


# 4.8


@pytest.mark.rule("4.8")
def test_the_turn_ends_with_one_card_where_nothing_is_left_for_a_second() -> None:
    game = position(market=("red", None, None, None, None), rest=1)
    assert play(game, TakeFaceUp("red")) == [CardTaken(0, 0, "red")]
    assert game.seat == 1
    assert game.phase == "turn"


@pytest.mark.rule("4.8")
def test_the_turn_ends_with_one_blind_card_where_only_wilds_are_left_for_a_second() -> None:
    game = position(market=times("wild", 5), deck=["red"], rest=1)
    play(game, DrawBlind())
    assert game.seat == 1
    assert game.state.hand(0) == Hand(red=1)


@pytest.mark.rule("4.4", "4.8")
def test_the_turn_ends_with_one_face_up_card_where_only_wilds_are_left_for_a_second() -> None:
    game = position(market=("red", "wild", "wild", None, None), rest=1)
    play(game, TakeFaceUp("red"))
    assert game.seat == 1


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("space", range(5))
def test_one_coloured_card_in_any_space_is_enough_for_a_second(space: int) -> None:
    market: list[TransportCard | None] = [None] * 5
    market[space], market[space - 1] = "red", "blue"
    game = position(market=market, rest=1)
    play(game, TakeFaceUp("blue"))
    assert (game.seat, game.phase) == (0, "second card")
    assert list(game.legal_actions) == [TakeFaceUp("red")]


@pytest.mark.rule("4.8")
def test_a_discard_is_enough_for_a_second_card() -> None:
    game = position(market=times("wild", 5), deck=["pink"], discards=Hand(red=1), rest=1)
    play(game, DrawBlind())
    assert list(game.legal_actions) == [DrawBlind()]
    play(game, DrawBlind())
    assert game.state.hand(0) == Hand(pink=1, red=1)


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("card", ["red", "wild"])
def test_the_action_is_possible_with_a_single_card_even_a_wild(card: TransportCard) -> None:
    game = position(market=(None, None, None, None, card), rest=1)
    assert TakeFaceUp(card) in game.legal_actions
    play(game, TakeFaceUp(card))
    assert game.state.hand(0).of(card) == 1
    assert game.state.market == EMPTY
    assert game.seat == 1


@pytest.mark.rule("4.8")
def test_the_action_is_impossible_without_any_card() -> None:
    legal = position(market=EMPTY, rest=1).legal_actions
    assert not legal.of(TakeFaceUp)
    assert DrawBlind() not in legal


# 4.9


@pytest.mark.rule("4.9")
def test_a_hand_can_hold_every_card_there_is() -> None:
    game = position(market=("red", "red", None, None, None), rest=0)
    assert game.state.cards(0) == 42
    play(game, TakeFaceUp("red"), TakeFaceUp("red"))
    assert game.state.cards(0) == 44


@pytest.mark.rule("4.7", "4.8", "4.9")
def test_four_players_who_hoard_end_up_with_all_44_cards_and_deck_and_discards_empty() -> None:
    game = keep_at_set_up(Game.new(4, seed=9))
    rng = random.Random(9)
    while draws := [act for act in game.legal_actions if isinstance(act, TakeFaceUp | DrawBlind)]:
        game.play(rng.choice(draws))
    state = game.state
    assert sum(state.cards(seat) for seat in range(4)) == 44
    assert (state.market, state.deck, state.discards) == (EMPTY, (), Hand())
    assert max(state.cards(seat) for seat in range(4)) >= 11
    # The table fills again, space by space, with what the next claim is paid with.
    claims = game.legal_actions.of(ClaimRoute)
    longest = max(claims, key=lambda claim: claim.route.length)
    play(game, longest)
    assert [card is not None for card in game.state.market].count(True) == longest.route.length
    assert game.state.market[longest.route.length :] == EMPTY[longest.route.length :]
    assert transport_total(game).total == 44
    assert Pass() not in game.legal_actions
