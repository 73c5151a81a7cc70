"""Rule 7: the last round, the count, and who wins."""

import pytest

from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    ContractScore,
    DrawBlind,
    DrawContracts,
    Game,
    Hand,
    KeepContracts,
    Pass,
    Payment,
    SeatScore,
    TakeFaceUp,
)
from grachten.rules.events import GameEnded, LastRoundBegan, SeatScored
from support.positions import contract, ended, play, position, refusal, route

BOARD = Board.load()
WAAG = route("oude-waal", "waag")  # grey, 1
DAM = route("dam", "begijnhof")  # grey, 2
JORDAAN = route("jordaan", "jan-roodenpoortstoren")  # grey, 3


# 7.1


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("before", "triggers"), [(5, False), (4, True), (3, True), (2, True)])
def test_the_last_round_begins_when_a_turn_ends_with_two_or_fewer_carts(
    before: int, triggers: bool
) -> None:
    game = position(hands={0: Hand(wild=2)}, carts={0: before})
    events = play(game, ClaimRoute(DAM, Payment(None, 2)))
    assert game.state.carts(0) == before - 2
    assert (LastRoundBegan(0) in events) == triggers
    assert game.state.last_turns == (2 if triggers else None)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trigger", [0, 1])
def test_every_player_has_one_last_turn_and_the_trigger_players_own_is_the_last(
    players: int, trigger: int
) -> None:
    game = position(players, seat=trigger, hands={trigger: Hand(wild=2)}, carts={trigger: 4})
    play(game, ClaimRoute(DAM, Payment(None, 2)))
    last_turns = []
    while not game.is_over:
        last_turns.append(game.seat)
        assert game.spectator_view().last_turns == players + 1 - len(last_turns)
        play(game, DrawBlind(), DrawBlind())
    assert last_turns == [(trigger + 1 + turn) % players for turn in range(players)]
    assert last_turns[-1] == trigger
    assert game.state.last_turns == 0


@pytest.mark.rule("7.1")
def test_the_trigger_counts_once() -> None:
    # Each claims in the last round and is left with few carts: nothing is added.
    game = position(
        3,
        hands={0: Hand(wild=3), 1: Hand(red=1), 2: Hand(blue=2)},
        carts={0: 4, 1: 3, 2: 2},
    )
    play(game, ClaimRoute(DAM, Payment(None, 2)))
    events = play(
        game,
        ClaimRoute(WAAG, Payment("red")),
        ClaimRoute(route("munttoren", "oost-indisch-huis"), Payment("blue")),
        ClaimRoute(route("oude-kerk", "waag", "red"), Payment(None, 1)),
    )
    assert not [event for event in events if isinstance(event, LastRoundBegan)]
    assert game.is_over
    assert [game.state.carts(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    "last_turn",
    [
        [DrawBlind(), DrawBlind()],
        [DrawBlind(), TakeFaceUp("red")],
        [ClaimRoute(WAAG, Payment("orange"))],
        [DrawContracts(), KeepContracts("both")],
    ],
)
def test_the_game_ends_only_when_the_last_turn_is_complete(last_turn: list[Action]) -> None:
    game = position(hands={0: Hand(orange=1)}, last_turns=1)
    for action in last_turn:
        assert not game.is_over
        assert game.score_sheet is None
        game.play(action)
    assert game.is_over
    assert game.score_sheet is not None
    assert isinstance(game.events[-1], GameEnded)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    "action",
    [DrawBlind(), DrawContracts(), KeepContracts("both"), Pass(), ClaimRoute(WAAG, Payment("red"))],
)
def test_nothing_can_be_done_after_the_end(action: Action) -> None:
    game = position(hands={0: Hand(red=3), 1: Hand(red=3)}, last_turns=1)
    play(game, DrawBlind(), DrawBlind())
    for seat in (None, 0, 1):
        error = refusal(game, action, seat)
        assert error.rule == "7.1"
        assert str(error) == "The game is over."
    assert list(game.legal_actions) == []
    assert [list(game.legal_for(seat)) for seat in range(2)] == [[], []]
    assert game.to_act == ()


# 7.2

DAM_TO_BLAUWBRUG = contract("dam", "blauwbrug")  # 5
DAM_TO_HENDRICKEN = contract("dam", "de-drie-hendricken")  # 3
JORDAAN_TO_BLAUWBRUG = contract("jordaan", "blauwbrug")  # 9
ON_THE_WAY = [
    route("dam", "oost-indisch-huis", "green"),  # 3 spaces: 4 points
    route("oost-indisch-huis", "blauwbrug", "red"),  # 2 spaces: 2 points
]


@pytest.mark.rule("7.2")
def test_a_completed_contract_adds_its_value_and_another_subtracts_it() -> None:
    contracts = [DAM_TO_BLAUWBRUG.index, DAM_TO_HENDRICKEN.index]
    sheet = ended(
        position(
            routes={0: [route.index for route in ON_THE_WAY]},
            contracts={0: contracts, 1: [JORDAAN_TO_BLAUWBRUG.index]},
            last_turns=1,
        )
    )
    assert sheet.seats[0] == SeatScore(
        routes=6,
        contracts=(
            ContractScore(DAM_TO_HENDRICKEN.index, completed=False, points=-3),
            ContractScore(DAM_TO_BLAUWBRUG.index, completed=True, points=5),
        ),
        merchandise_cards=0,
        merchandise=0,
        total=8,
    )
    assert sheet.seats[0].contract_points == 2
    assert sheet.totals == (8, -9)
    assert sheet.completed == (1, 0)


@pytest.mark.rule("7.2")
def test_contracts_can_bring_a_player_far_below_nothing() -> None:
    sheet = ended(position(contracts={1: range(24)}, last_turns=1))
    assert sheet.totals == (0, -126)


@pytest.mark.rule("7.2")
def test_all_contracts_completed_add_all_their_values() -> None:
    sheet = ended(
        position(routes={1: range(45)}, points={1: 28}, contracts={1: range(24)}, last_turns=1)
    )
    assert sheet.totals == (0, 28 + 126 + 8)
    assert sheet.seats[1].completed == 24


@pytest.mark.rule("7.2")
def test_the_count_is_told_seat_by_seat_before_the_winners() -> None:
    game = position(3, points={0: 3, 1: 5, 2: 4}, last_turns=1)
    sheet = ended(game)
    assert game.events[-4:] == (
        *(SeatScored(seat, score) for seat, score in enumerate(sheet.seats)),
        GameEnded((1,)),
    )
    assert game.spectator_events()[-4:] == game.events[-4:]


@pytest.mark.rule("7.2")
def test_contracts_drawn_in_the_last_turn_count_too() -> None:
    game = position(contract_deck=[DAM_TO_BLAUWBRUG.index], last_turns=1)
    play(game, DrawContracts(), KeepContracts("first"))
    assert game.score_sheet is not None
    assert game.score_sheet.totals[0] == -5


# 7.3


@pytest.mark.slow
@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        # two players: 8, 4
        ((3, 1), (8, 4)),
        ((1, 3), (4, 8)),
        ((2, 2), (8, 8)),
        ((1, 0), (8, 0)),
        ((0, 5), (0, 8)),
        ((0, 0), (0, 0)),
        # three players: 8, 5, 2
        ((3, 2, 1), (8, 5, 2)),
        ((1, 2, 3), (2, 5, 8)),
        ((2, 3, 1), (5, 8, 2)),
        ((2, 2, 1), (8, 8, 2)),
        ((1, 2, 2), (2, 8, 8)),
        ((2, 1, 1), (8, 5, 5)),
        ((1, 2, 1), (5, 8, 5)),
        ((2, 2, 2), (8, 8, 8)),
        ((2, 1, 0), (8, 5, 0)),
        ((0, 1, 2), (0, 5, 8)),
        ((2, 2, 0), (8, 8, 0)),
        ((0, 0, 1), (0, 0, 8)),
        ((0, 0, 0), (0, 0, 0)),
        # four players: 8, 6, 4, 2
        ((4, 3, 2, 1), (8, 6, 4, 2)),
        ((1, 2, 3, 4), (2, 4, 6, 8)),
        ((3, 1, 4, 2), (6, 2, 8, 4)),
        ((3, 3, 2, 1), (8, 8, 4, 2)),
        ((4, 2, 2, 1), (8, 6, 6, 2)),
        ((4, 3, 1, 1), (8, 6, 4, 4)),
        ((3, 3, 1, 1), (8, 8, 4, 4)),
        ((1, 3, 1, 3), (4, 8, 4, 8)),
        ((2, 2, 2, 1), (8, 8, 8, 2)),
        ((1, 2, 2, 2), (2, 8, 8, 8)),
        ((4, 1, 1, 1), (8, 6, 6, 6)),
        ((4, 4, 4, 4), (8, 8, 8, 8)),
        ((3, 2, 1, 0), (8, 6, 4, 0)),
        ((2, 2, 1, 0), (8, 8, 4, 0)),
        ((0, 1, 2, 1), (0, 6, 8, 6)),
        ((1, 1, 0, 1), (8, 8, 0, 8)),
        ((2, 0, 1, 0), (8, 0, 6, 0)),
        ((0, 2, 0, 2), (0, 8, 0, 8)),
        ((0, 0, 9, 0), (0, 0, 8, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_the_merchandise_bonus_goes_by_rank_and_ties_share_the_better_one(
    cards: tuple[int, ...], bonus: tuple[int, ...]
) -> None:
    players = len(cards)
    game = position(players, merchandise=dict(enumerate(cards)), last_turns=1)
    sheet = ended(game)
    assert tuple(seat.merchandise for seat in sheet.seats) == bonus
    assert tuple(seat.merchandise_cards for seat in sheet.seats) == cards
    assert sheet.totals == bonus


@pytest.mark.rule("7.3")
def test_the_bonus_is_added_to_points_and_contracts() -> None:
    sheet = ended(
        position(
            points={0: 10, 1: 20},
            contracts={0: [DAM_TO_HENDRICKEN.index], 1: [JORDAAN_TO_BLAUWBRUG.index]},
            merchandise={0: 4, 1: 5},
            last_turns=1,
        )
    )
    assert sheet.totals == (10 - 3 + 4, 20 - 9 + 8)


# 7.4


def scored(points: list[int], completed: list[int]) -> Game:
    """Players with these totals and so many completed contracts: as if all owned all routes."""
    seats = range(len(points))
    hands_out = iter(range(24))
    contracts = {seat: [next(hands_out) for _ in range(completed[seat])] for seat in seats}
    values = {seat: sum(BOARD.contracts[card].value for card in contracts[seat]) for seat in seats}
    return position(
        len(points),
        routes=dict.fromkeys(seats, range(45)),
        points={seat: points[seat] - values[seat] for seat in seats},
        merchandise=dict.fromkeys(seats, 0),
        contracts=contracts,
        last_turns=1,
    )


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("totals", "completed", "winners", "decided_by"),
    [
        # most points
        ([30, 20], [0, 2], (0,), "points"),
        ([20, 30], [2, 0], (1,), "points"),
        ([21, 20, 19], [0, 0, 0], (0,), "points"),
        ([20, 19, 21, 18], [1, 0, 0, 3], (2,), "points"),
        # a tie on points is broken by completed contracts among the tied
        ([30, 30], [1, 2], (1,), "contracts"),
        ([30, 30], [2, 1], (0,), "contracts"),
        ([30, 20, 30], [0, 3, 1], (2,), "contracts"),
        ([30, 30, 30], [1, 2, 1], (1,), "contracts"),
        ([20, 30, 30, 30], [4, 1, 0, 2], (3,), "contracts"),
        # still tied: a shared victory
        ([30, 30], [2, 2], (0, 1), "shared"),
        ([30, 30], [0, 0], (0, 1), "shared"),
        ([30, 30, 30], [2, 1, 2], (0, 2), "shared"),
        ([30, 30, 29], [1, 1, 3], (0, 1), "shared"),
        ([30, 30, 30, 30], [1, 1, 1, 1], (0, 1, 2, 3), "shared"),
        ([0, 0], [0, 0], (0, 1), "shared"),
    ],
)
def test_most_points_then_most_completed_contracts_then_a_shared_victory(
    totals: list[int], completed: list[int], winners: tuple[int, ...], decided_by: str
) -> None:
    game = scored(totals, completed)
    sheet = ended(game)
    assert sheet.totals == tuple(totals)
    assert sheet.completed == tuple(completed)
    assert sheet.winners == winners
    assert sheet.decided_by == decided_by
    assert game.events[-1] == GameEnded(winners)


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("contracts", "totals", "winners"),
    [
        ({0: [23], 1: [3]}, (-9, -3), (1,)),
        ({0: [3], 1: [23]}, (-3, -9), (0,)),
        ({0: [0], 1: [3]}, (-3, -3), (0, 1)),
    ],
)
def test_the_least_bad_wins_where_all_are_below_nothing(
    contracts: dict[int, list[int]], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    sheet = ended(position(contracts=contracts, last_turns=1))
    assert sheet.totals == totals
    assert sheet.winners == winners
