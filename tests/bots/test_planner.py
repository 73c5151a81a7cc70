"""The planner in positions where everybody would know what to do."""

import pytest

from bots.support.quick_bots import choose
from grachten.bots import PlannerBot
from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    Hand,
    KeepContracts,
    Payment,
    TakeFaceUp,
)
from support.positions import EMPTY, Market, contract, position, route, times

NOT_ORANGE: Market = ("blue", "pink", "green", "black", "red")
AHEAD_IN_MERCHANDISE = {0: 8, 1: 0}
"""So far that no card changes the ranks."""

NEARLY = [
    route("haringpakkerstoren", "korenmetershuisje", "red").index,
    route("westermarkt", "jan-roodenpoortstoren", "green").index,
]
"""Two of the three routes of a contract."""
MISSING = route("korenmetershuisje", "jan-roodenpoortstoren", "orange")
CONTRACT = contract("haringpakkerstoren", "westermarkt").index


def chosen(game: Game, style: str = "balanced") -> Action:
    return choose(PlannerBot(style), game)


def claimed(game: Game, style: str = "balanced") -> ClaimRoute:
    action = chosen(game, style)
    assert isinstance(action, ClaimRoute), str(action)
    return action


def test_completes_a_contract_with_the_route_that_is_missing() -> None:
    game = position(
        2,
        hands={0: Hand(orange=2, pink=3)},
        market=NOT_ORANGE,
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 8, 1: 4},
        merchandise=AHEAD_IN_MERCHANDISE,
    )
    assert chosen(game) == ClaimRoute(MISSING, Payment("orange"))


def test_in_the_last_turn_a_contract_is_worth_more_than_a_long_route() -> None:
    """One point and a contract of four against seven points and its loss; a contract of nobody's
    leaves the seven points."""

    def last_turn(contracts: list[int]) -> Game:
        return position(
            2,
            hands={0: Hand(green=1, pink=4)},
            market=NOT_ORANGE,
            routes={0: [NEARLY[0], MISSING.index]},
            contracts={0: contracts},
            carts={0: 5, 1: 2},
            merchandise=AHEAD_IN_MERCHANDISE,
            last_turns=1,
        )

    assert set(claimed(last_turn([CONTRACT])).route.ends) == set(
        route("westermarkt", "jan-roodenpoortstoren", "green").ends
    )
    assert claimed(last_turn([])).route.length == 4


@pytest.mark.parametrize("easy", [0, 1])
def test_keeps_the_contract_that_is_easy(easy: int) -> None:
    """Dam – De Drie Hendricken needs one space more; Jordaan – Blauwbrug half the city."""
    offer = [contract("dam", "de-drie-hendricken").index, contract("jordaan", "blauwbrug").index]
    game = position(
        2,
        phase="keep",
        offered={0: offer if easy == 0 else offer[::-1]},
        routes={
            0: [
                route("de-drie-hendricken", "westermarkt", "pink").index,
                route("westermarkt", "jan-roodenpoortstoren", "green").index,
            ]
        },
        contracts={0: [contract("oude-kerk", "begijnhof").index]},
        carts={0: 6, 1: 6},
    )
    assert chosen(game) == KeepContracts("first" if easy == 0 else "second")


def test_keeps_both_contracts_that_are_complete_already() -> None:
    ring = [*NEARLY, MISSING.index, route("jan-roodenpoortstoren", "dam", "red").index]
    ring.append(route("nieuwe-waal", "haringpakkerstoren", "pink").index)
    offer = [CONTRACT, contract("nieuwe-waal", "jan-roodenpoortstoren").index]
    game = position(2, phase="keep", offered={0: offer}, routes={0: ring}, contracts={0: []})
    assert chosen(game) == KeepContracts("both")


NETWORK = (
    *("nieuwe-waal noordermarkt", "noordermarkt jordaan", "jordaan westermarkt"),
    *("westermarkt jan-roodenpoortstoren", "korenmetershuisje jan-roodenpoortstoren"),
    *("korenmetershuisje oude-kerk", "oude-kerk dam", "dam begijnhof", "begijnhof munttoren"),
    *("munttoren oost-indisch-huis", "waag oost-indisch-huis", "montelbaanstoren waag"),
    "oude-waal waag",
)
"""Thirteen routes that join most of the city."""


def built(names: tuple[str, ...]) -> list[int]:
    """The first route between each of these pairs of locations."""
    board = Board.load()
    ids = [location.id for location in board.locations]
    return [
        next(
            route.index
            for route in board.routes
            if {ids[end] for end in route.ends} == set(name.split())
        )
        for name in names
    ]


@pytest.mark.parametrize(("routes", "draws"), [(NETWORK, True), (NETWORK[:3], False)])
def test_in_the_last_turn_contracts_are_drawn_where_most_are_complete(
    routes: tuple[str, ...], draws: bool
) -> None:
    game = position(
        2,
        market=NOT_ORANGE,
        routes={0: built(routes)},
        carts={0: 0, 1: 2},
        last_turns=1,
    )
    assert (chosen(game) == DrawContracts()) is draws


def test_pays_no_wild_where_cards_of_the_colour_do() -> None:
    game = position(
        2,
        hands={0: Hand(orange=2, wild=2)},
        market=NOT_ORANGE,
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 5, 1: 3},
        merchandise=AHEAD_IN_MERCHANDISE,
    )
    assert chosen(game) == ClaimRoute(MISSING, Payment("orange"))


def test_pays_as_few_wilds_as_it_must() -> None:
    game = position(
        2,
        hands={0: Hand(orange=1, wild=2)},
        market=NOT_ORANGE,
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 5, 1: 3},
        merchandise=AHEAD_IN_MERCHANDISE,
        last_turns=2,
    )
    assert chosen(game) == ClaimRoute(MISSING, Payment("orange", 1))


@pytest.mark.parametrize("wilds", [1, 4])
def test_wilds_alone_pay_for_a_grey_route_that_completes_a_contract(wilds: int) -> None:
    """The last turn, and nothing else in hand: Oude Waal – Waag for one wild."""
    mine = contract("oude-waal", "blauwbrug")
    game = position(
        2,
        hands={0: Hand(wild=wilds)},
        market=NOT_ORANGE,
        routes={
            0: [
                route("waag", "oost-indisch-huis", "blue").index,
                route("oost-indisch-huis", "blauwbrug", "red").index,
            ]
        },
        contracts={0: [mine.index]},
        carts={0: 1, 1: 2},
        merchandise=AHEAD_IN_MERCHANDISE,
        last_turns=1,
    )
    assert chosen(game) == ClaimRoute(route("oude-waal", "waag"), Payment(None, 1))


@pytest.mark.parametrize("phase", ["turn", "second card"])
def test_takes_the_face_up_card_that_its_plan_lacks(phase: str) -> None:
    game = position(
        2,
        phase="turn" if phase == "turn" else "second card",
        hands={0: Hand(orange=1)},
        market=("blue", "pink", "green", "orange", "red"),
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 6, 1: 4},
        merchandise=AHEAD_IN_MERCHANDISE,
    )
    assert chosen(game) == TakeFaceUp("orange")


@pytest.mark.parametrize("phase", ["turn", "second card"])
@pytest.mark.parametrize("discards", [Hand(), Hand(black=2)])
def test_draws_blind_where_no_face_up_card_helps(phase: str, discards: Hand) -> None:
    """Whether anything was discarded yet makes no difference: there are cards in the deck."""
    game = position(
        2,
        phase="turn" if phase == "turn" else "second card",
        hands={0: Hand(orange=1)},
        market=times("blue", 5),
        discards=discards,
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 6, 1: 4},
        merchandise=AHEAD_IN_MERCHANDISE,
    )
    assert chosen(game) == DrawBlind()


def test_with_an_empty_deck_it_draws_nothing_blind() -> None:
    game = position(
        2,
        hands={0: Hand(orange=1)},
        market=times("blue", 5),
        rest=1,
        routes={0: NEARLY},
        contracts={0: [CONTRACT]},
        carts={0: 6, 1: 4},
        merchandise=AHEAD_IN_MERCHANDISE,
        contract_deck=[],
    )
    assert chosen(game) == TakeFaceUp("blue")


def test_with_equal_points_it_closes_the_way_of_a_rival() -> None:
    """The rival lacks one route between two that it owns. Who minds only its own business takes
    whichever comes first."""
    game = position(
        2,
        hands={0: Hand(orange=2)},
        market=EMPTY,
        rest=1,
        routes={1: [*NEARLY, *built(("oude-waal waag", "waag oost-indisch-huis"))]},
        carts={0: 3, 1: 8},
        merchandise=AHEAD_IN_MERCHANDISE,
        contracts={0: []},
        contract_deck=[],
    )
    lengths = {claim.route.length for claim in game.legal_actions.of(ClaimRoute)}
    assert lengths == {2}
    assert claimed(game).route == MISSING
    assert claimed(game, "trader").route != MISSING


@pytest.mark.parametrize(("mine", "wins"), [(3, True), (8, False)])
def test_takes_the_merchandise_card_that_decides_the_race(mine: int, wins: bool) -> None:
    """Two points with a card, or four points without: the card only where the race is close."""
    game = position(
        2,
        hands={0: Hand(orange=2, pink=3)},
        market=("blue", "blue", "green", "black", "red"),
        routes={1: built(("haringpakkerstoren noordermarkt",))},
        carts={0: 3, 1: 1},
        merchandise={0: mine, 1: 4},
        contracts={0: []},
        last_turns=1,
    )
    claim = claimed(game)
    assert claim.route.cart is wins
    assert claim.route.length == (2 if wins else 3)


@pytest.mark.parametrize("style", ["", "Balanced", "clever"])
def test_an_unknown_style_is_refused(style: str) -> None:
    with pytest.raises(GrachtenError, match=f"There is no style '{style}' of play; known styles: "):
        PlannerBot(style)
