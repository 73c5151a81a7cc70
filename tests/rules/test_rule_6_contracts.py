"""Rule 6: drawing contracts, and completing them."""

import random

import pytest

from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    Hand,
    KeepContracts,
    Payment,
    Route,
)
from grachten.rules.actions import Choice
from grachten.rules.events import ContractsKept, ContractsOffered
from support.positions import (
    all_contracts,
    contract,
    keep_at_set_up,
    play,
    position,
    refusal,
    route,
)

BOARD = Board.load()
CHOICES: tuple[Choice, ...] = ("first", "second", "both")


# 6.1


@pytest.mark.rule("6.1")
def test_the_top_two_contracts_are_offered() -> None:
    game = position(contract_deck=[7, 3, 11, 5])
    assert play(game, DrawContracts()) == [ContractsOffered(0, 2, (7, 3))]
    assert game.phase == "keep"
    assert game.seat == 0
    assert game.view(0).offered == (7, 3)
    assert game.state.contract_deck == (11, 5)
    assert list(game.legal_actions) == [KeepContracts(choice) for choice in CHOICES]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("choice", "kept", "deck"),
    [
        ("first", (7,), (11, 5, 3)),
        ("second", (3,), (11, 5, 7)),
        ("both", (3, 7), (11, 5)),
    ],
)
def test_one_or_both_are_kept_and_the_other_goes_to_the_bottom(
    choice: Choice, kept: tuple[int, ...], deck: tuple[int, ...]
) -> None:
    game = position(3, seat=1, contract_deck=[7, 3, 11, 5], contracts={1: [20]})
    events = play(game, DrawContracts(), KeepContracts(choice))
    assert game.state.contracts(1) == (*kept, 20)
    assert game.state.contract_deck == deck
    assert game.state.offered(1) == ()
    assert (game.seat, game.phase) == (2, "turn")
    (told,) = [event for event in events if isinstance(event, ContractsKept)]
    returned = deck[2:]
    in_order = (7, 3) if choice == "both" else kept
    assert told == ContractsKept(1, len(kept), len(returned), in_order, returned)


@pytest.mark.rule("6.1")
def test_what_goes_to_the_bottom_comes_up_again_last() -> None:
    game = position(contract_deck=[0, 1, 2])
    play(game, DrawContracts(), KeepContracts("second"))
    assert list(game.state.contract_deck) == [2, 0]
    play(game, DrawContracts(), KeepContracts("second"))
    assert game.state.contracts(0) == (1,)
    assert list(game.state.contract_deck) == [2]


@pytest.mark.rule("6.1")
def test_the_contract_deck_can_be_gone_through_many_times() -> None:
    # Keeping one of two, 24 contracts last for 23 draws, and the deck is passed around.
    game = position()
    deck = list(game.state.contract_deck)
    while len(deck) > 1:
        play(game, DrawContracts(), KeepContracts("second"))
        deck = [*deck[2:], deck[0]]
        assert list(game.state.contract_deck) == deck
        assert all_contracts(game) == list(range(24))


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("choice", CHOICES)
def test_nothing_can_be_kept_without_an_offer(choice: Choice) -> None:
    error = refusal(position(), KeepContracts(choice))
    assert error.rule == "6.1"
    assert str(error) == "No contracts are on offer to you."


@pytest.mark.rule("6.1")
def test_keeping_neither_contract_is_refused() -> None:
    game = position()
    play(game, DrawContracts())
    error = refusal(game, KeepContracts("neither"))  # type: ignore[arg-type]
    assert error.rule == "6.1"
    assert str(error) == "Keep the first, the second or both, not 'neither'."


# 6.2


@pytest.mark.rule("6.2")
def test_the_last_contract_must_be_kept() -> None:
    game = position(contract_deck=[9])
    assert DrawContracts() in game.legal_actions
    assert play(game, DrawContracts()) == [ContractsOffered(0, 1, (9,))]
    assert list(game.legal_actions) == [KeepContracts("first")]
    for choice in ("second", "both"):
        error = refusal(game, KeepContracts(choice))
        assert error.rule == "6.2"
        assert str(error) == "One contract was left, and it must be kept: keep the first."
    assert play(game, KeepContracts("first")) == [ContractsKept(0, 1, 0, (9,), ())]
    assert game.state.contracts(0) == (9,)
    assert game.state.contract_deck == ()
    assert game.seat == 1


@pytest.mark.rule("6.2")
def test_with_no_contracts_left_none_can_be_drawn() -> None:
    game = position(contract_deck=[])
    assert DrawContracts() not in game.legal_actions
    error = refusal(game, DrawContracts())
    assert error.rule == "6.2"
    assert str(error) == "No contracts are left to draw."


# 6.3


@pytest.mark.rule("6.3")
def test_a_kept_contract_is_never_given_back_in_a_whole_game() -> None:
    game = keep_at_set_up(Game.new(3, seed=2), "first")
    rng = random.Random(2)
    held: list[set[int]] = [set(game.state.contracts(seat)) for seat in range(3)]
    while not game.is_over:
        legal: list[Action] = list(game.legal_actions)
        contracts = [act for act in legal if isinstance(act, DrawContracts | KeepContracts)]
        game.play(rng.choice(contracts if contracts and rng.random() < 0.5 else legal))
        now = [set(game.state.contracts(seat)) for seat in range(3)]
        assert all(before <= after for before, after in zip(held, now, strict=True))
        held = now
    assert sum(len(contracts) for contracts in held) > 6


@pytest.mark.rule("6.3")
def test_there_is_no_limit_to_the_number_of_contracts() -> None:
    game = position(contracts={0: range(22)})
    play(game, DrawContracts(), KeepContracts("both"))
    assert game.state.contracts(0) == tuple(range(24))
    assert game.state.contract_count(0) == 24


# 6.4

DAM_TO_BLAUWBRUG = contract("dam", "blauwbrug")
DAM_HUIS_GREEN = route("dam", "oost-indisch-huis", "green")
DAM_HUIS_BLACK = route("dam", "oost-indisch-huis", "black")
HUIS_BRUG = route("oost-indisch-huis", "blauwbrug", "red")
DAM_BEGIJNHOF = route("dam", "begijnhof")
BEGIJNHOF_MUNT = route("begijnhof", "munttoren")
MUNT_BRUG = route("munttoren", "blauwbrug")
MUNT_HUIS = route("munttoren", "oost-indisch-huis")
WAAG_HUIS = route("waag", "oost-indisch-huis", "blue")


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("own", "others", "is_completed"),
    [
        ([], [], False),
        ([DAM_HUIS_GREEN, HUIS_BRUG], [], True),
        ([HUIS_BRUG, DAM_HUIS_BLACK], [], True),
        ([DAM_BEGIJNHOF, BEGIJNHOF_MUNT, MUNT_BRUG], [], True),  # a long way round
        ([MUNT_BRUG, BEGIJNHOF_MUNT, DAM_BEGIJNHOF, MUNT_HUIS], [], True),  # with a branch
        ([DAM_HUIS_GREEN], [], False),  # half of the way
        ([DAM_HUIS_GREEN, MUNT_BRUG], [], False),  # both ends touched, with a gap
        ([DAM_HUIS_GREEN, WAAG_HUIS, BEGIJNHOF_MUNT, MUNT_BRUG], [], False),
        ([DAM_HUIS_GREEN], [HUIS_BRUG], False),  # another's route does not count
        ([], [DAM_HUIS_GREEN, HUIS_BRUG], False),
        ([DAM_HUIS_BLACK], [DAM_HUIS_GREEN, HUIS_BRUG], False),
    ],
)
def test_a_contract_is_completed_only_by_a_continuous_path_of_ones_own_routes(
    own: list[Route], others: list[Route], is_completed: bool
) -> None:
    game = position(
        3,
        routes={1: [route.index for route in own], 2: [route.index for route in others]},
        contracts={1: [DAM_TO_BLAUWBRUG.index]},
    )
    expected = (DAM_TO_BLAUWBRUG.index,) if is_completed else ()
    assert game.view(1).completed == expected
    assert game.view(0).completed == ()


@pytest.mark.rule("6.4")
def test_a_contract_is_completed_by_the_claim_that_closes_the_gap() -> None:
    game = position(
        hands={0: Hand(red=2)},
        routes={0: [DAM_HUIS_GREEN.index]},
        contracts={0: [DAM_TO_BLAUWBRUG.index]},
    )
    assert game.view(0).completed == ()
    play(game, ClaimRoute(HUIS_BRUG, Payment("red")))
    assert game.view(0).completed == (DAM_TO_BLAUWBRUG.index,)


@pytest.mark.rule("6.4")
def test_all_routes_together_complete_all_contracts() -> None:
    game = position(routes={0: range(45)}, contracts={0: range(24)})
    assert game.view(0).completed == tuple(range(24))


# 6.5


@pytest.mark.rule("6.5")
def test_contracts_and_their_completion_are_secret_but_their_number_is_open() -> None:
    game = position(
        3,
        routes={0: [DAM_HUIS_GREEN.index, HUIS_BRUG.index]},
        contracts={0: [DAM_TO_BLAUWBRUG.index, 3]},
        contract_deck=[7, 5, 1],
    )
    play(game, DrawContracts(), KeepContracts("first"))
    for view in (game.view(1), game.view(2), game.spectator_view()):
        assert view.seats[0].contracts == 3
        assert view.seats[0].contracts_held is None
        offered, kept = view.history
        assert offered == ContractsOffered(0, 2, None)
        assert kept == ContractsKept(0, 1, 1, None, None)
    assert game.view(1).contracts == ()
    own = game.view(0)
    assert own.contracts == (3, 7, DAM_TO_BLAUWBRUG.index)
    assert own.completed == (DAM_TO_BLAUWBRUG.index,)
    assert own.history == (
        ContractsOffered(0, 2, (7, 5)),
        ContractsKept(0, 1, 1, (7,), (5,)),
    )


@pytest.mark.rule("6.1")
def test_the_offer_is_gone_when_others_act() -> None:
    game = position()
    play(game, DrawContracts(), KeepContracts("first"), DrawBlind())
    assert game.view(0).offered == ()
