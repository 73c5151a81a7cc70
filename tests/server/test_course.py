"""The course of a game: steps, numbers, and what can be taken back."""

import random
from dataclasses import replace
from typing import Any

import pytest

from grachten.rules import (
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    IllegalAction,
    KeepContracts,
    TakeFaceUp,
)
from grachten.rules.events import CardRevealed, DeckShuffled
from grachten.server.course import Course, action_of, check_undo
from grachten.server.refusals import Refusal
from grachten.store import StoredStep
from stored_course import course_of

BOARD = Board.load("amsterdam")


def step(course: Course, seat: int, action: int | None, **other: Any) -> StoredStep:
    plain = StoredStep(course.number + 1, seat, action, None, None, "person", None, 0, 0)
    return replace(plain, **other)


def undo(course: Course, seat: int) -> None:
    number = course.undoable(seat)
    assert number is not None
    course.add(step(course, seat, None, undoes=number))


def begun(seed: int = 1, players: int = 2) -> Course:
    course = Course(BOARD, players, seed, 0)
    for seat in range(players):
        course.add(step(course, seat, KeepContracts("both").id))
    return course


def rich(seed: int = 1) -> Course:
    """A game in which seat 0 is to act and can claim something."""
    course = begun(seed)
    while not (course.game.seat == 0 and course.game.legal_actions.of(ClaimRoute)):
        course.add(step(course, course.game.seat, DrawBlind().id))
    return course


def test_numbers_and_requests() -> None:
    course = Course(BOARD, 2, 1, 0)
    course.add(step(course, 1, KeepContracts("first").id, request="1:a"))
    assert (course.number, course.number_of("1:a"), course.number_of("0:a")) == (1, 1, None)
    with pytest.raises(GrachtenError, match="Step 3 does not follow step 1"):
        course.add(replace(step(course, 0, KeepContracts("first").id), number=3))
    with pytest.raises(IllegalAction):
        course.add(step(course, 0, DrawBlind().id, request="0:b"))
    assert (course.number, course.number_of("0:b")) == (1, None)
    assert course.game.to_act == (0,)


def test_a_claim_can_be_taken_back() -> None:
    course = rich()
    before = course.game.view(0), course.game.view(1)
    claim = course.game.legal_actions.of(ClaimRoute)[0]
    course.add(step(course, 0, claim.id))
    assert course.game.seat == 1
    assert (course.undoable(0), course.undoable(1)) == (course.number, None)
    undo(course, 0)
    assert (course.game.view(0), course.game.view(1)) == before
    course.add(step(course, 0, claim.id))  # and it goes on as it would have
    again = course_of(BOARD, 2, 1, 0, course.steps)
    assert again.game.events == course.game.events
    assert again.number == course.number
    assert [each.number for each in course.standing] == [
        *range(1, course.number - 2),
        course.number,
    ]


def all_drawn() -> Course:
    """A game in which a turn begins with deck and discards empty. With an odd number of cards in
    the deck, somebody must have had a turn of one card: a face-up wild, which this deal shows."""
    course, is_even = begun(seed=2), False
    while course.game.state.deck_size:
        game = course.game
        wild = TakeFaceUp("wild")
        takes_wild = not is_even and game.phase == "turn" and wild in game.legal_actions
        is_even = is_even or takes_wild
        course.add(step(course, game.seat, wild.id if takes_wild else DrawBlind().id))
    assert course.game.phase == "turn"
    return course


@pytest.mark.rule("4.6")
def test_a_claim_that_makes_a_new_deck_can_be_taken_back() -> None:
    """Its cards lay open, and their order is shown to nobody."""
    course = all_drawn()
    seat, before = course.game.seat, course.game.view(course.game.seat)
    claims = course.game.legal_actions.of(ClaimRoute)
    course.add(step(course, seat, claims[0].id))
    assert isinstance(course.game.events[-1], DeckShuffled)
    undo(course, seat)
    assert course.game.view(seat) == before
    course.add(step(course, seat, claims[-1].id))
    assert course.game.state.deck_size == claims[-1].route.length


def test_not_when_the_next_has_acted() -> None:
    course = rich()
    course.add(step(course, 0, course.game.legal_actions.of(ClaimRoute)[0].id))
    course.add(step(course, 1, DrawBlind().id))
    assert (course.undoable(0), course.undoable(1)) == (None, None)


@pytest.mark.parametrize("action", [DrawBlind(), DrawContracts()])
def test_not_when_something_hidden_was_seen(action: DrawBlind | DrawContracts) -> None:
    course = begun()
    course.add(step(course, 0, action.id))
    assert course.undoable(0) is None
    with pytest.raises(Refusal, match="only if it revealed nothing hidden"):
        check_undo(course, 0, course.number)


def test_not_when_a_face_up_card_was_replaced() -> None:
    course = begun()
    card = next(card for card in course.game.state.market if card not in (None, "wild"))
    assert card is not None
    course.add(step(course, 0, TakeFaceUp(card).id))
    assert any(isinstance(event, CardRevealed) for event in course.game.events[-2:])
    assert course.undoable(0) is None


def test_what_was_kept_of_drawn_contracts_can_be_taken_back() -> None:
    course = begun()
    course.add(step(course, 0, DrawContracts().id))
    course.add(step(course, 0, KeepContracts("first").id))
    undo(course, 0)
    assert course.game.phase == "keep"
    assert course.undoable(0) is None  # the draw itself has shown two contracts


def test_the_choice_at_set_up_until_the_last_has_chosen() -> None:
    course = Course(BOARD, 3, 1, 0)
    course.add(step(course, 2, KeepContracts("both").id))
    course.add(step(course, 0, KeepContracts("first").id))
    assert [course.undoable(seat) for seat in range(3)] == [2, None, 1]
    undo(course, 2)  # though another has chosen since
    assert course.game.to_act == (1, 2)
    course.add(step(course, 2, KeepContracts("second").id))
    course.add(step(course, 1, KeepContracts("both").id))
    assert [course.undoable(seat) for seat in range(3)] == [None, None, None]
    kept = course.game.state.contracts(2)
    assert len(kept) == 1


def test_a_step_of_a_stand_in_is_not_ones_own() -> None:
    course = rich()
    claim = course.game.legal_actions.of(ClaimRoute)[0]
    course.add(step(course, 0, claim.id, by="stand-in"))
    assert course.undoable(0) is None
    early = Course(BOARD, 2, 1, 0)
    early.add(step(early, 0, KeepContracts("both").id, by="stand-in"))
    assert early.undoable(0) is None


def test_a_wrong_number_is_stale() -> None:
    course = rich()
    course.add(step(course, 0, course.game.legal_actions.of(ClaimRoute)[0].id))
    with pytest.raises(Refusal, match=rf"Your last step was number {course.number}, not 1\."):
        check_undo(course, 0, 1)


def test_what_is_told_since_a_number() -> None:
    course = rich()
    whole = course.told(0, -1)
    assert whole is not None
    assert [each.number for each in whole] == list(range(course.number + 1))
    last = course.told(0, course.number - 2)
    assert last == whole[-2:]
    assert course.told(0, course.number) == ()
    assert course.told(0, course.number + 1) is None
    at = course.number
    course.add(step(course, 0, course.game.legal_actions.of(ClaimRoute)[0].id))
    undo(course, 0)
    assert course.told(0, at) is None  # something was taken back meanwhile
    assert course.told(0, course.number) == ()
    assert course.told(None, -1) == course_of(BOARD, 2, 1, 0, course.steps).told(None, -1)


def test_undo_changes_no_card_of_the_rest_of_the_game() -> None:
    """With every possible undo taken, a game is the same as without any."""
    rng = random.Random(5)
    for seed in range(6):
        course, plain = Course(BOARD, 3, seed, None), Game.new(3, seed, BOARD)
        undone = 0
        while not plain.is_over:
            seat = rng.choice(plain.to_act)
            action = rng.choice(list(plain.legal_for(seat)))
            for other in [*plain.legal_for(seat)][:2]:
                ahead = course_of(BOARD, 3, seed, None, course.steps)
                ahead.add(step(ahead, seat, other.id))
                if ahead.undoable(seat) is not None:
                    undo(ahead, seat)
                    course = ahead
                    undone += 1
            course.add(step(course, seat, action.id))
            plain.play(action, seat)
            assert course.game.view(seat) == plain.view(seat)
        assert undone > 5


def test_no_action_of_the_board() -> None:
    with pytest.raises(GrachtenError, match=r"Step 1 is no action of this board\."):
        action_of(step(Course(BOARD, 2, 1, 0), 0, 999), BOARD)
