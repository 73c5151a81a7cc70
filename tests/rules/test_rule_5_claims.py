"""Rule 5: claiming a route."""

from collections import Counter
from dataclasses import replace

import pytest

from grachten.rules import (
    COLOURS,
    Board,
    ClaimRoute,
    Colour,
    DrawBlind,
    Hand,
    Payment,
    Route,
)
from grachten.rules.events import RouteClaimed
from support.positions import play, position, refusal, route, tiny_board

BOARD = Board.load()

WAAG = route("oude-waal", "waag")  # grey, 1
DAM = route("dam", "begijnhof")  # grey, 2
JORDAAN = route("jordaan", "jan-roodenpoortstoren")  # grey, 3
HARBOUR = route("haringpakkerstoren", "oude-waal")  # grey, 4, cart
BLUE = route("haringpakkerstoren", "noordermarkt")  # blue, 3, cart
BLACK = route("begijnhof", "munttoren")  # black, 2, cart
PINK_TWIN = route("nieuwe-waal", "haringpakkerstoren", "pink")  # pink, 2, cart
GREY_TWIN = route("nieuwe-waal", "haringpakkerstoren", "grey")  # grey, 2, cart


def payments(hand: Hand, target: Route) -> list[Payment]:
    """What a hand allows to pay for a route, in the order of the actions."""
    claims = position(hands={0: hand}).legal_actions.of(ClaimRoute)
    return [claim.payment for claim in claims if claim.route == target]


# 5.1


@pytest.mark.rule("5.1")
def test_any_open_route_can_be_claimed_connected_or_not() -> None:
    game = position(hands={0: Hand(wild=8)}, routes={0: [BLUE.index]})
    claimable = {claim.route.index for claim in game.legal_actions.of(ClaimRoute)}
    assert claimable == set(range(45)) - {BLUE.index}


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("target", BOARD.routes, ids=lambda target: f"route {target.index}")
def test_every_route_can_be_claimed_and_then_belongs_to_the_player(target: Route) -> None:
    game = position(hands={0: Hand(wild=8)})
    events = play(game, ClaimRoute(target, Payment(None, target.length)))
    assert game.state.routes(0) == (target.index,)
    points = (0, 1, 2, 4, 7)[target.length]
    assert events == [
        RouteClaimed(0, target.index, Payment(None, target.length), points, target.cart)
    ]
    assert game.spectator_view().owners[target.index] == 0


@pytest.mark.rule("5.1")
def test_one_route_a_turn() -> None:
    game = position(hands={0: Hand(wild=8)})
    play(game, ClaimRoute(WAAG, Payment(None, 1)))
    assert refusal(game, ClaimRoute(DAM, Payment(None, 2)), seat=0).rule == "2.5"


@pytest.mark.rule("5.1")
def test_a_route_that_belongs_to_somebody_cannot_be_claimed() -> None:
    game = position(3, hands={0: Hand(wild=8)}, routes={0: [WAAG.index], 2: [DAM.index]})
    for taken, whose in ((WAAG, "already yours"), (DAM, "already taken")):
        error = refusal(game, ClaimRoute(taken, Payment(None, taken.length)))
        assert error.rule == "5.1"
        assert str(error) == f"{taken} is {whose}."


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("number", [0, 13])
def test_a_route_of_another_board_cannot_be_claimed(number: int) -> None:
    other = replace(tiny_board().routes[0], first_claim=number)
    game = position(hands={0: Hand(wild=8)})
    claim = ClaimRoute(other, Payment(None, 1))
    assert claim not in game.legal_actions
    error = refusal(game, claim)
    assert error.rule == "5.1"
    assert str(error) == "Mill – Lock is not a route of this board."


# 5.2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (Hand(), []),
        (Hand(blue=2), []),
        (Hand(blue=3), [Payment("blue")]),
        (Hand(blue=6), [Payment("blue")]),
        (Hand(blue=2, wild=1), [Payment("blue", 1)]),
        (Hand(blue=3, wild=1), [Payment("blue"), Payment("blue", 1)]),
        (Hand(blue=1, wild=2), [Payment("blue", 2)]),
        (Hand(wild=2), []),
        (Hand(wild=3), [Payment(None, 3)]),
        (Hand(wild=8), [Payment(None, 3)]),
        (Hand(red=3), []),
        (Hand(red=2, blue=1, wild=1), []),
        (Hand(red=3, wild=3), [Payment(None, 3)]),
        (
            Hand(blue=3, wild=3),
            [Payment("blue"), Payment("blue", 1), Payment("blue", 2), Payment(None, 3)],
        ),
        (
            Hand(blue=1, wild=4),
            [Payment("blue", 2), Payment(None, 3)],
        ),
    ],
)
def test_a_coloured_route_takes_its_colour_and_wilds(hand: Hand, expected: list[Payment]) -> None:
    assert payments(hand, BLUE) == expected


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (Hand(red=1, blue=1), []),
        (Hand(red=2, blue=2), [Payment("blue"), Payment("red")]),
        (Hand(red=1, blue=1, wild=1), [Payment("blue", 1), Payment("red", 1)]),
        (Hand(wild=2), [Payment(None, 2)]),
        (Hand(red=1, wild=2), [Payment("red", 1), Payment(None, 2)]),
    ],
)
def test_a_grey_route_takes_any_one_colour_and_wilds(hand: Hand, expected: list[Payment]) -> None:
    assert payments(hand, DAM) == expected


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("target", [WAAG, DAM, JORDAAN, HARBOUR], ids=str)
def test_a_grey_route_with_each_colour(colour: Colour, target: Route) -> None:
    hand = Hand(**{colour: target.length})
    assert payments(hand, target) == [Payment(colour)]
    game = position(hands={0: hand})
    play(game, ClaimRoute(target, Payment(colour)))
    assert game.state.hand(0) == Hand()
    assert game.state.discards == hand


@pytest.mark.rule("5.2")
def test_wilds_alone_are_exactly_one_action_for_every_route() -> None:
    claims = position(hands={0: Hand(wild=8)}).legal_actions.of(ClaimRoute)
    assert Counter(claim.route.index for claim in claims) == dict.fromkeys(range(45), 1)
    assert {claim.payment.colour for claim in claims} == {None}
    assert all(claim.payment.wilds == claim.route.length for claim in claims)


@pytest.mark.rule("5.2")
def test_every_claim_is_paid_with_what_it_names() -> None:
    hand = Hand(pink=4, blue=4, green=4, black=4, red=4, orange=4, wild=4)
    claims = position(hands={0: hand}).legal_actions.of(ClaimRoute)
    assert len(claims) == 304  # all there are
    for claim in claims[::7]:
        game = position(hands={0: hand}, deck=["orange"], rest="discards")
        before = game.state.discards
        play(game, claim)
        paid = claim.payment.cards(claim.route.length)
        assert sum(paid.values()) == claim.route.length
        for card, left, discarded in zip(
            Hand._fields, game.state.hand(0), game.state.discards, strict=True
        ):
            count = paid.get(card, 0)  # type: ignore[call-overload]
            assert left == 4 - count
            assert discarded == before.of(card) + count  # type: ignore[arg-type]


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("target", "payment", "sentence"),
    [
        (BLUE, Payment("red"), "{} needs 3 blue cards or wilds, not red ones."),
        (
            DAM,
            Payment("purple"),  # type: ignore[arg-type]
            "{} needs 2 cards of any one colour or wilds, not purple ones.",
        ),
        (DAM, Payment(None, 1), "{} needs 2 cards: a payment of wilds alone is that many wilds."),
        (DAM, Payment(None), "{} needs 2 cards: a payment of wilds alone is that many wilds."),
        (DAM, Payment(None, 3), "{} needs 2 cards: a payment of wilds alone is that many wilds."),
        (DAM, Payment("pink", 3), "{} needs 2 cards; a payment cannot hold 3 wilds."),
        (DAM, Payment("pink", -1), "{} needs 2 cards; a payment cannot hold -1 wilds."),
        (JORDAAN, Payment(None, 3), "{} needs 3 wilds for a payment of wilds; you have 2."),
        (JORDAAN, Payment("pink", 3), "A payment of wilds alone names no colour."),
        (
            HARBOUR,
            Payment("blue"),
            "{} needs 4 blue cards or wilds; you have 1 blue and 2 wild.",
        ),
        (
            HARBOUR,
            Payment("blue", 2),
            "{} needs 4 blue cards or wilds; you have 1 blue and 2 wild.",
        ),
        (
            BLUE,
            Payment("blue", 1),
            "This payment for {} is 2 blue and 1 wild; you have 1 blue and 2 wild.",
        ),
        (
            JORDAAN,
            Payment("pink"),
            "This payment for {} is 3 pink; you have 2 pink and 2 wild.",
        ),
        (WAAG, Payment("red"), "This payment for {} is 1 red; you have 0 red and 2 wild."),
    ],
)
def test_a_payment_the_hand_or_the_route_does_not_allow_is_refused(
    target: Route, payment: Payment, sentence: str
) -> None:
    game = position(hands={0: Hand(blue=1, pink=2, wild=2)})
    claim = ClaimRoute(target, payment)
    assert claim not in game.legal_actions
    error = refusal(game, claim)
    assert error.rule == "5.2"
    assert str(error) == sentence.format(target)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_a_payment_of_wilds_alone_with_a_colour_named_is_no_second_action(length: int) -> None:
    target = {1: WAAG, 2: DAM, 3: JORDAAN, 4: HARBOUR}[length]
    game = position(hands={0: Hand(pink=4, wild=8)})
    assert ClaimRoute(target, Payment(None, length)) in game.legal_actions
    assert refusal(game, ClaimRoute(target, Payment("pink", length))).rule == "5.2"


# 5.3


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("carts", [0, 1, 2, 3, 4])
def test_a_player_with_too_few_carts_cannot_claim(carts: int) -> None:
    game = position(hands={0: Hand(wild=8)}, carts={0: carts})
    lengths = {claim.route.length for claim in game.legal_actions.of(ClaimRoute)}
    assert lengths == set(range(1, carts + 1))
    for target in (WAAG, DAM, JORDAAN, HARBOUR)[carts:]:
        error = refusal(game, ClaimRoute(target, Payment(None, target.length)))
        assert error.rule == "5.3"
        assert str(error) == f"{target} needs {target.length} carts; you have {carts}."


@pytest.mark.rule("5.3")
def test_a_claim_takes_a_cart_for_every_space_and_closes_what_needs_more() -> None:
    game = position(hands={0: Hand(wild=8), 1: Hand()}, carts={0: 6})
    play(game, ClaimRoute(JORDAAN, Payment(None, 3)))
    assert game.state.carts(0) == 3
    assert game.state.carts(1) == 16
    play(game, DrawBlind(), DrawBlind())
    lengths = {claim.route.length for claim in game.legal_actions.of(ClaimRoute)}
    assert lengths == {1, 2, 3}
    play(game, ClaimRoute(DAM, Payment(None, 2)), DrawBlind(), DrawBlind())
    assert {claim.route.length for claim in game.legal_actions.of(ClaimRoute)} == {1}


@pytest.mark.rule("5.3")
def test_the_carts_of_others_do_not_matter() -> None:
    game = position(hands={0: Hand(wild=4), 1: Hand(wild=4)}, carts={0: 4, 1: 16})
    play(game, ClaimRoute(HARBOUR, Payment(None, 4)))
    assert game.state.carts(0) == 0
    lengths = {claim.route.length for claim in game.legal_actions.of(ClaimRoute)}
    assert lengths == {1, 2, 3, 4}


# 5.4


@pytest.mark.rule("5.4")
def test_points_are_counted_at_once_and_add_up() -> None:
    game = position(hands={0: Hand(wild=8)})
    play(game, ClaimRoute(HARBOUR, Payment(None, 4)))
    assert game.spectator_view().seats[0].points == 7
    play(game, DrawBlind(), DrawBlind(), ClaimRoute(JORDAAN, Payment(None, 3)))
    assert game.spectator_view().seats[0].points == 11
    assert game.spectator_view().seats[1].points == 0


# 5.5


@pytest.mark.rule("5.5")
def test_a_route_with_the_cart_symbol_gives_one_merchandise_card_whatever_its_length() -> None:
    for target in BOARD.routes:
        game = position(hands={0: Hand(wild=8)})
        play(game, ClaimRoute(target, Payment(None, target.length)))
        assert game.state.merchandise(0) == (1 if target.cart else 0)
        assert game.state.merchandise(1) == 0


@pytest.mark.rule("5.5")
def test_merchandise_lies_face_up() -> None:
    game = position(3, hands={0: Hand(wild=8)}, routes={1: [BLUE.index, BLACK.index]})
    play(game, ClaimRoute(HARBOUR, Payment(None, 4)))
    for view in (game.view(0), game.view(2), game.spectator_view()):
        assert [seat.merchandise for seat in view.seats] == [1, 2, 0]


# 5.6


@pytest.mark.rule("5.6")
def test_the_double_routes_are_pairs_of_equal_length_between_the_same_locations() -> None:
    twins = [route for route in BOARD.routes if route.twin is not None]
    assert len(twins) == 26
    for one in twins:
        assert one.twin is not None
        other = BOARD.routes[one.twin]
        assert other.twin == one.index
        assert set(other.ends) == set(one.ends)
        assert other.length == one.length


@pytest.mark.slow
@pytest.mark.rule("5.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_may_own_both_routes_of_a_double_route(players: int) -> None:
    for one in BOARD.routes:
        if one.twin is None:
            continue
        other = BOARD.routes[one.twin]
        game = position(players, hands={0: Hand(wild=8)})
        play(game, ClaimRoute(one, Payment(None, one.length)))
        while game.seat != 0:
            game.play(DrawBlind())
        claimable = {claim.route.index for claim in game.legal_actions.of(ClaimRoute)}
        assert not {one.index, other.index} & claimable
        error = refusal(game, ClaimRoute(other, Payment(None, other.length)))
        assert error.rule == "5.6"
        assert str(error) == f"You own the other route of {other}; nobody may own both."


@pytest.mark.rule("5.6")
def test_with_two_players_the_other_route_is_closed_once_one_is_claimed() -> None:
    game = position(2, hands={0: Hand(pink=2), 1: Hand(wild=8)})
    play(game, ClaimRoute(PINK_TWIN, Payment("pink")))
    claimable = {claim.route.index for claim in game.legal_actions.of(ClaimRoute)}
    assert claimable == set(range(45)) - {PINK_TWIN.index, GREY_TWIN.index}
    error = refusal(game, ClaimRoute(GREY_TWIN, Payment(None, 2)))
    assert error.rule == "5.6"
    assert str(error) == (
        "Nieuwe Waal – Haringpakkerstoren is closed: "
        "with two players only one route of a double route is used."
    )


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_another_may_claim_the_other_route(players: int) -> None:
    game = position(players, hands={0: Hand(pink=2), 1: Hand(wild=8)})
    play(game, ClaimRoute(PINK_TWIN, Payment("pink")))
    claimable = {claim.route.index for claim in game.legal_actions.of(ClaimRoute)}
    assert claimable == set(range(45)) - {PINK_TWIN.index}
    play(game, ClaimRoute(GREY_TWIN, Payment(None, 2)))
    assert game.state.routes(0) == (PINK_TWIN.index,)
    assert game.state.routes(1) == (GREY_TWIN.index,)


@pytest.mark.rule("5.6")
def test_with_four_players_the_third_finds_both_routes_taken() -> None:
    owners = {0: [PINK_TWIN.index], 1: [GREY_TWIN.index]}
    game = position(4, seat=2, hands={2: Hand(wild=8)}, routes=owners)
    for twin in (PINK_TWIN, GREY_TWIN):
        assert refusal(game, ClaimRoute(twin, Payment(None, 2))).rule == "5.1"


@pytest.mark.rule("5.6", "5.2")
def test_the_other_route_is_open_to_others_but_has_to_be_paid() -> None:
    game = position(3, hands={0: Hand(blue=1)}, routes={1: [PINK_TWIN.index]})
    error = refusal(game, ClaimRoute(GREY_TWIN, Payment("blue")))
    assert error.rule == "5.2"


@pytest.mark.rule("5.1", "5.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_which_routes_are_open_to_whom(players: int) -> None:
    owners = {0: [PINK_TWIN.index], 1: [BLUE.index]}
    view = position(players, routes=owners).spectator_view()
    for seat in range(players):
        taken = {PINK_TWIN.index, BLUE.index}
        if seat == 0 or players == 2:
            taken.add(GREY_TWIN.index)
        closed = {route.index for route in BOARD.routes if not view.is_open(route, seat)}
        assert closed == taken


# 5.7


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(
    ("payment", "discards"),
    [
        (Payment("blue"), Hand(blue=3)),
        (Payment("blue", 1), Hand(blue=2, wild=1)),
        (Payment("blue", 2), Hand(blue=1, wild=2)),
        (Payment(None, 3), Hand(wild=3)),
    ],
)
def test_paid_cards_go_to_the_discards_where_all_see_them(payment: Payment, discards: Hand) -> None:
    game = position(hands={0: Hand(blue=3, wild=3)})
    (claimed,) = play(game, ClaimRoute(BLUE, payment))
    assert game.state.discards == discards
    assert game.state.hand(0).total == 3
    assert game.spectator_view().discards == discards
    assert claimed == RouteClaimed(0, BLUE.index, payment, 4, True)
    assert game.spectator_events()[-1] == claimed
