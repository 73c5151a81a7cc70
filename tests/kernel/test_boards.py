"""The tables of a board, against plain enumeration."""

import numpy as np
import pytest

from grachten.kernel.boards import claim_payments
from grachten.kernel.layout import BOARD, CLAIM, MAX_ACTIONS, WILD
from grachten.rules import COLOURS, Board, ClaimRoute
from grachten.rules.state import bits
from support.positions import tiny_board

BOARDS = [Board.load(), tiny_board()]

pytestmark = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)


def claims_of(board: Board) -> dict[int, ClaimRoute]:
    """All claims by their number."""
    return {
        number: action
        for number, action in enumerate(board.actions)
        if isinstance(action, ClaimRoute)
    }


def members(words: np.ndarray) -> set[int]:
    return {
        64 * word + bit for word in range(5) for bit in range(64) if int(words[word]) >> bit & 1
    }


def test_claims_are_numbered_route_by_route_with_wilds_alone_last(board: Board) -> None:
    tables = board.tables[0]
    number = CLAIM
    for route in board.routes:
        assert route.first_claim == number
        for colour in route.payable_colours:
            for wilds in range(route.length):
                assert tables["claim_route"][number] == route.index
                assert tables["claim_colour"][number] == COLOURS.index(colour)
                assert tables["claim_wilds"][number] == wilds
                number += 1
        assert tables["claim_route"][number] == route.index
        assert tables["claim_colour"][number] == WILD
        assert tables["claim_wilds"][number] == route.length
        number += 1
    assert number == len(board.actions) <= MAX_ACTIONS


def test_every_action_knows_its_number(board: Board) -> None:
    assert [action.id for action in board.actions] == list(range(len(board.actions)))
    assert len(set(map(str, board.actions))) > 13


def test_affordable_claims_are_those_that_the_cards_pay(board: Board) -> None:
    affordable = board.tables[0]["affordable"]
    claims = claims_of(board)
    for wilds in range(5):
        for place, colour in enumerate(COLOURS):
            for cards in range(5):
                expected = {
                    number
                    for number, claim in claims.items()
                    if claim.payment.wilds <= wilds
                    and (
                        claim.payment.colour is None
                        or (
                            claim.payment.colour == colour
                            and claim.route.length - claim.payment.wilds <= cards
                        )
                    )
                }
                assert members(affordable[wilds, place, cards]) == expected


def test_fitting_claims_are_those_with_enough_carts(board: Board) -> None:
    fitting = board.tables[0]["fitting"]
    for carts in range(5):
        expected = {
            number for number, claim in claims_of(board).items() if claim.route.length <= carts
        }
        assert members(fitting[carts]) == expected


def test_claims_of_a_route_and_of_a_pair(board: Board) -> None:
    tables = board.tables[0]
    claims = claims_of(board)
    for route in board.routes:
        own = {number for number, claim in claims.items() if claim.route == route}
        pair = {number for number, claim in claims.items() if claim.route.index == route.twin}
        assert members(tables["claims_of_route"][route.index]) == own
        assert members(tables["claims_of_pair"][route.index]) == own | pair


def test_the_numbers_printed_on_the_board(board: Board) -> None:
    tables = board.tables[0]
    assert board.tables.dtype == BOARD
    assert tables["carts"] == board.carts
    assert tables["end_at_carts"] == board.end_at_carts
    assert tables["hand"] == board.hand
    assert tables["wild_limit"] == board.wild_limit
    assert tables["transport"].tolist() == list(board.transport.values())
    assert tables["transport_cards"] == sum(board.transport.values())
    assert tables["routes"] == len(board.routes)
    assert tables["contracts"] == len(board.contracts)
    for route in board.routes:
        assert bits(int(tables["route_ends"][route.index])) == tuple(sorted(route.ends))
        assert tables["route_length"][route.index] == route.length
        assert tables["route_points"][route.index] == board.route_points[route.length - 1]
        assert tables["route_cart"][route.index] == route.cart
    for contract in board.contracts:
        assert bits(int(tables["contract_ends"][contract.index])) == tuple(sorted(contract.ends))
        assert tables["contract_value"][contract.index] == contract.value
    for players, ranks in board.merchandise_bonus.items():
        assert tuple(tables["merchandise_bonus"][players, :players]) == ranks


def test_the_tables_cannot_be_changed(board: Board) -> None:
    with pytest.raises(ValueError, match="read-only"):
        board.tables[0].carts = 0


def test_payments_of_a_length_and_colour(board: Board) -> None:
    del board
    assert claim_payments(1, 2) == [(2, 0), (None, 1)]
    assert claim_payments(3, 0) == [(0, 0), (0, 1), (0, 2), (None, 3)]
    assert len(claim_payments(4, 6)) == 6 * 4 + 1
