"""The log of a game: steps, numbers, and what can be taken back."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from grachten.rules import (
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    IllegalAction,
    KeepContracts,
    Payment,
    Player,
    SeatView,
    TakeFaceUp,
    make_record,
    verify_record,
)
from grachten.rules.events import CardRevealed, DeckShuffled
from grachten.server.refusals import Refusal
from grachten.server.tables.step_log import StepLog, action_of, check_undo
from grachten.store import StoredStep
from server.support.step_logs import step_log_of

BOARD = Board.load("amsterdam")


def step(step_log: StepLog, seat: int, action: int | None, **other: Any) -> StoredStep:
    plain = StoredStep(step_log.number + 1, seat, action, None, None, "person", None, 0, 0)
    return replace(plain, **other)


def undo(step_log: StepLog, seat: int) -> None:
    number = step_log.undoable(seat)
    assert number is not None
    step_log.add(step(step_log, seat, None, undoes=number))


def begun(seed: int = 1, players: int = 2) -> StepLog:
    step_log = StepLog(BOARD, players, seed, 0)
    for seat in range(players):
        step_log.add(step(step_log, seat, KeepContracts("both").id))
    return step_log


def rich(seed: int = 1) -> StepLog:
    """A game in which seat 0 is to act and can claim something."""
    step_log = begun(seed)
    while not (step_log.game.seat == 0 and step_log.game.legal_actions.of(ClaimRoute)):
        step_log.add(step(step_log, step_log.game.seat, DrawBlind().id))
    return step_log


def test_numbers_and_requests() -> None:
    step_log = StepLog(BOARD, 2, 1, 0)
    step_log.add(step(step_log, 1, KeepContracts("first").id, request="1:a"))
    assert (step_log.number, step_log.number_of("1:a"), step_log.number_of("0:a")) == (1, 1, None)
    with pytest.raises(GrachtenError, match="Step 3 does not follow step 1"):
        step_log.add(replace(step(step_log, 0, KeepContracts("first").id), number=3))
    with pytest.raises(IllegalAction):
        step_log.add(step(step_log, 0, DrawBlind().id, request="0:b"))
    assert (step_log.number, step_log.number_of("0:b")) == (1, None)
    assert step_log.game.to_act == (0,)


def test_a_new_action_becomes_a_step_that_replays() -> None:
    step_log = begun()
    space, card = next((at, it) for at, it in enumerate(step_log.game.state.market) if it)
    new = step(step_log, 0, None, request="0:a")
    for impossible in (Payment("red", 9), Payment(None, 9)):  # payments without a number
        with pytest.raises(IllegalAction):
            step_log.play(ClaimRoute(BOARD.routes[0], impossible), new)
    assert (step_log.number, step_log.number_of("0:a")) == (2, None)
    stored = step_log.play(TakeFaceUp(card, space), new)
    assert (stored.action, stored.space) == (TakeFaceUp(card).id, space)
    assert step_log.steps[-1] == step_log.standing[-1] == stored
    assert step_log.number_of("0:a") == stored.number == 3
    assert step_log_of(BOARD, 2, 1, 0, step_log.steps).game.events == step_log.game.events


def test_a_claim_can_be_taken_back() -> None:
    step_log = rich()
    before = step_log.game.view(0), step_log.game.view(1)
    claim = step_log.game.legal_actions.of(ClaimRoute)[0]
    step_log.add(step(step_log, 0, claim.id))
    assert step_log.game.seat == 1
    assert (step_log.undoable(0), step_log.undoable(1)) == (step_log.number, None)
    undo(step_log, 0)
    assert (step_log.game.view(0), step_log.game.view(1)) == before
    step_log.add(step(step_log, 0, claim.id))  # and it goes on as it would have
    again = step_log_of(BOARD, 2, 1, 0, step_log.steps)
    assert again.game.events == step_log.game.events
    assert again.number == step_log.number
    assert [each.number for each in step_log.standing] == [
        *range(1, step_log.number - 2),
        step_log.number,
    ]


def all_drawn() -> StepLog:
    """A game in which a turn begins with deck and discards empty. With an odd number of cards in
    the deck, somebody must have had a turn of one card: a face-up wild, which this deal shows."""
    step_log, is_even = begun(seed=2), False
    while step_log.game.state.deck_size:
        game = step_log.game
        wild = TakeFaceUp("wild")
        takes_wild = not is_even and game.phase == "turn" and wild in game.legal_actions
        is_even = is_even or takes_wild
        step_log.add(step(step_log, game.seat, wild.id if takes_wild else DrawBlind().id))
    assert step_log.game.phase == "turn"
    return step_log


def test_a_claim_that_makes_a_new_deck_can_be_taken_back() -> None:
    """Its cards lay open, and their order is shown to nobody."""
    step_log = all_drawn()
    seat, before = step_log.game.seat, step_log.game.view(step_log.game.seat)
    claims = step_log.game.legal_actions.of(ClaimRoute)
    step_log.add(step(step_log, seat, claims[0].id))
    assert isinstance(step_log.game.events[-1], DeckShuffled)
    undo(step_log, seat)
    assert step_log.game.view(seat) == before
    step_log.add(step(step_log, seat, claims[-1].id))
    assert step_log.game.state.deck_size == claims[-1].route.length


def test_not_when_the_next_has_acted() -> None:
    step_log = rich()
    step_log.add(step(step_log, 0, step_log.game.legal_actions.of(ClaimRoute)[0].id))
    step_log.add(step(step_log, 1, DrawBlind().id))
    assert (step_log.undoable(0), step_log.undoable(1)) == (None, None)


@pytest.mark.parametrize("action", [DrawBlind(), DrawContracts()])
def test_not_when_something_hidden_was_seen(action: DrawBlind | DrawContracts) -> None:
    step_log = begun()
    step_log.add(step(step_log, 0, action.id))
    assert step_log.undoable(0) is None
    with pytest.raises(Refusal, match="only if it revealed nothing hidden"):
        check_undo(step_log, 0, step_log.number)


def test_not_when_a_face_up_card_was_replaced() -> None:
    step_log = begun()
    card = next(card for card in step_log.game.state.market if card not in (None, "wild"))
    assert card is not None
    step_log.add(step(step_log, 0, TakeFaceUp(card).id))
    assert any(isinstance(event, CardRevealed) for event in step_log.game.events[-2:])
    assert step_log.undoable(0) is None


def test_what_was_kept_of_drawn_contracts_can_be_taken_back() -> None:
    step_log = begun()
    step_log.add(step(step_log, 0, DrawContracts().id))
    step_log.add(step(step_log, 0, KeepContracts("first").id))
    undo(step_log, 0)
    assert step_log.game.phase == "keep"
    assert step_log.undoable(0) is None  # the draw itself has shown two contracts


def test_the_choice_at_set_up_until_the_last_has_chosen() -> None:
    step_log = StepLog(BOARD, 3, 1, 0)
    step_log.add(step(step_log, 2, KeepContracts("both").id))
    step_log.add(step(step_log, 0, KeepContracts("first").id))
    assert [step_log.undoable(seat) for seat in range(3)] == [2, None, 1]
    undo(step_log, 2)  # though another has chosen since
    assert step_log.game.to_act == (1, 2)
    step_log.add(step(step_log, 2, KeepContracts("second").id))
    step_log.add(step(step_log, 1, KeepContracts("both").id))
    assert [step_log.undoable(seat) for seat in range(3)] == [None, None, None]
    kept = step_log.game.state.contracts(2)
    assert len(kept) == 1


def test_a_step_of_a_stand_in_is_not_ones_own() -> None:
    step_log = rich()
    claim = step_log.game.legal_actions.of(ClaimRoute)[0]
    step_log.add(step(step_log, 0, claim.id, by="stand-in"))
    assert step_log.undoable(0) is None
    early = StepLog(BOARD, 2, 1, 0)
    early.add(step(early, 0, KeepContracts("both").id, by="stand-in"))
    assert early.undoable(0) is None


def test_a_wrong_number_is_stale() -> None:
    step_log = rich()
    step_log.add(step(step_log, 0, step_log.game.legal_actions.of(ClaimRoute)[0].id))
    with pytest.raises(Refusal, match=rf"Your last step was number {step_log.number}, not 1\."):
        check_undo(step_log, 0, 1)


def test_what_is_told_since_a_number() -> None:
    step_log = rich()
    whole = step_log.steps_for(0, -1)
    assert whole is not None
    assert [each.number for each in whole] == list(range(step_log.number + 1))
    last = step_log.steps_for(0, step_log.number - 2)
    assert last == whole[-2:]
    assert step_log.steps_for(0, step_log.number) == ()
    assert step_log.steps_for(0, step_log.number + 1) is None
    at = step_log.number
    step_log.add(step(step_log, 0, step_log.game.legal_actions.of(ClaimRoute)[0].id))
    undo(step_log, 0)
    assert step_log.steps_for(0, at) is None  # something was taken back meanwhile
    assert step_log.steps_for(0, step_log.number) == ()
    again = step_log_of(BOARD, 2, 1, 0, step_log.steps)
    assert step_log.steps_for(None, -1) == again.steps_for(None, -1)


def test_undo_changes_no_card_of_the_rest_of_the_game() -> None:
    """With every possible undo taken, a game is the same as without any."""
    rng = random.Random(5)
    for seed in range(2):
        step_log, plain = StepLog(BOARD, 3, seed, None), Game.new(3, seed, BOARD)
        undone = 0
        while not plain.is_over:
            seat = rng.choice(plain.to_act)
            action = rng.choice(list(plain.legal_for(seat)))
            for other in [*plain.legal_for(seat)][:2]:
                ahead = step_log_of(BOARD, 3, seed, None, step_log.steps)
                ahead.add(step(ahead, seat, other.id))
                if ahead.undoable(seat) is not None:
                    undo(ahead, seat)
                    step_log = ahead
                    undone += 1
            step_log.add(step(step_log, seat, action.id))
            plain.play(action, seat)
            assert step_log.game.view(seat) == plain.view(seat)
        assert undone > 5


def test_no_action_of_the_board() -> None:
    with pytest.raises(GrachtenError, match=r"Step 1 is no action of this board\."):
        action_of(step(StepLog(BOARD, 2, 1, 0), 0, 999), BOARD)


# Against bots alone


def played_at_random(step_log: StepLog, rng: random.Random) -> None:
    """Whoever is to act does anything."""
    game = step_log.game
    seat = rng.choice(game.to_act)
    action = rng.choice(list(game.legal_for(seat)))
    by = "person" if seat == 0 else "bot"
    step_log.play(action, step(step_log, seat, None, by=by))


@pytest.mark.parametrize("seed", range(6))
def test_who_plays_against_bots_goes_back_to_any_decision(seed: int) -> None:
    """Again and again, from anywhere: the table is as it was then, also after a restart."""
    rng = random.Random(seed)
    step_log = StepLog(BOARD, 3, seed, None, alone=0)
    before: list[tuple[int, SeatView]] = []  # my decisions, and what I saw when I made them
    again = 0
    while not step_log.game.is_over:
        if before and rng.random() < 0.12 and again < 40:
            number, view = before.pop()
            assert step_log.undoable(0) == number
            step_log.add(step(step_log, 0, None, undoes=number))
            if view.phase != "set-up":  # where the others may have chosen since
                assert step_log.game.view(0) == view
            assert 0 in step_log.game.to_act
            restarted = step_log_of(BOARD, 3, seed, None, step_log.steps, alone=0)
            assert restarted.game.events == step_log.game.events
            assert restarted.standing == step_log.standing
            assert restarted.is_practice == step_log.is_practice
            assert restarted.undoable(0) == step_log.undoable(0)
            again += 1
        assert (step_log.undoable(1), step_log.undoable(2)) == (None, None)
        view = step_log.game.view(0)
        played_at_random(step_log, rng)
        if step_log.steps[-1].seat == 0:
            before.append((step_log.number, view))
    assert again > 5
    assert step_log.is_practice
    assert step_log.undoable(0) is None  # it is over
    players = [Player("Anna"), Player("Jan", "bot:carter"), Player("Griet", "bot:carter")]
    record = make_record(step_log.game, players, practice=True)
    assert verify_record(record).score_sheet == step_log.game.score_sheet


def test_back_to_set_up_the_others_have_chosen_as_they_had() -> None:
    step_log = StepLog(BOARD, 3, 1, 0, alone=1)
    step_log.add(step(step_log, 2, KeepContracts("first").id, by="bot"))
    step_log.add(step(step_log, 1, KeepContracts("both").id))
    step_log.add(step(step_log, 0, KeepContracts("second").id, by="bot"))
    step_log.add(step(step_log, 0, DrawBlind().id, by="bot"))
    assert step_log.undoable(1) == 2
    step_log.add(step(step_log, 1, None, undoes=2))
    assert (step_log.game.phase, step_log.game.to_act) == ("set-up", (1,))
    assert step_log.is_practice
    step_log.add(step(step_log, 1, KeepContracts("first").id))
    assert [len(step_log.game.state.contracts(seat)) for seat in range(3)] == [1, 1, 1]
    assert step_log.game.to_act == (0,)


def test_what_could_be_taken_back_among_people_is_no_practice() -> None:
    step_log = StepLog(BOARD, 2, 1, 0, alone=0)
    step_log.add(step(step_log, 0, KeepContracts("both").id))
    step_log.add(step(step_log, 0, None, undoes=1))
    assert not step_log.is_practice
    step_log.add(step(step_log, 0, KeepContracts("first").id))
    step_log.add(step(step_log, 1, KeepContracts("first").id, by="bot"))
    step_log.add(step(step_log, 0, DrawBlind().id))
    step_log.add(step(step_log, 0, None, undoes=5))  # the card was seen
    assert step_log.is_practice


def test_among_people_nothing_more_can_be_taken_back() -> None:
    step_log = begun()
    step_log.add(step(step_log, 0, DrawBlind().id))
    with pytest.raises(Refusal):
        check_undo(step_log, 0, step_log.number)
    with pytest.raises(GrachtenError, match="Step 9 cannot be taken back"):
        step_log.add(step(step_log, 0, None, undoes=9))
    assert step_log.number == 3


def test_even_trying_again_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is stored: nobody may fill the database with one game."""
    monkeypatch.setattr("grachten.server.tables.step_log.MOST_TRIED_AGAIN", 3)
    step_log = StepLog(BOARD, 2, 1, 0, alone=0)
    for seat in range(2):
        step_log.add(step(step_log, seat, KeepContracts("both").id))
    for _ in range(3):
        step_log.add(step(step_log, 0, DrawBlind().id))
        undo(step_log, 0)
    step_log.add(step(step_log, 0, DrawBlind().id))
    assert step_log.undoable(0) is None


def tried_out(alone: int | None) -> StepLog:
    """A position after both choices of contracts, in which each seat has drawn two cards since."""
    step_log = StepLog(BOARD, 2, 1, 0, alone=alone, branched=2)
    for seat in (0, 1):
        step_log.add(step(step_log, seat, KeepContracts("both").id))
    assert [step_log.undoable(seat) for seat in (0, 1)] == [None, None]
    for seat in (0, 0, 1, 1):
        step_log.add(step(step_log, seat, DrawBlind().id))
    return step_log


@pytest.mark.parametrize(("alone", "undoable"), [(None, [6, 6]), (0, [4, None]), (1, [None, 6])])
def test_where_a_position_is_tried_out_nothing_before_it_is_undone(
    alone: int | None, undoable: list[int | None]
) -> None:
    """Moving for all, the last step; against bots, one's own last one."""
    step_log = tried_out(alone)
    assert step_log.is_practice
    assert [step_log.undoable(seat) for seat in (0, 1)] == undoable
    assert [number for number in range(9) if step_log.is_tried(number)] == [3, 4, 5, 6]
    for number in (3, 4, 5, 6):
        check_undo(step_log, 1 if alone else 0, number)
    for number in (0, 1, 2, 7):
        with pytest.raises(Refusal):
            check_undo(step_log, 1 if alone else 0, number)
    step_log.add(step(step_log, alone or 0, None, undoes=3))
    position = begun()
    assert [step_log.game.view(seat) for seat in (0, 1)] == [
        position.game.view(seat) for seat in (0, 1)
    ]
    assert not step_log.is_tried(3)
