"""The review of a game: its parts add up, and they say what a seat could know."""

import json
import random

import pytest

from grachten.review import SeatReview, review
from grachten.review.judge import Pending
from grachten.review.reading import Reading
from grachten.rules import Board, Game, GameRecord, GrachtenError, KeepContracts, Play
from review.support.played import played
from support.agreement import POLICIES
from support.redeal import Course, Twin, canonical, memory

PARTS = ("choice", "noise", "others", "luck")


def check_sums(seat: SeatReview) -> None:
    sums = seat.sums
    assert sums.start + sum(getattr(sums, part) for part in PARTS) == pytest.approx(
        sums.result, abs=1e-9
    )
    pairs = seat.curve[:-1], seat.curve[1:]
    for step, before, after in zip(seat.steps, *pairs, strict=True):
        assert (step.before, step.after) == (before, after)
        change = sum(getattr(step, part) for part in PARTS)
        assert step.before + change == pytest.approx(step.after, abs=1e-12)
        is_mine = step.seat == seat.seat
        assert is_mine == (step.decision is not None)
        assert is_mine or (step.choice, step.noise) == (0, 0)
        if step.decision is not None:
            chances = [option.chance for option in step.decision.options]
            assert chances == sorted(chances, reverse=True)
            assert step.decision.loss >= 0
            assert chances[-1] - 1e-9 <= step.decision.usual <= chances[0] + 1e-9


@pytest.mark.parametrize(("players", "bot"), [(2, "planner"), (3, "greedy"), (4, "planner")])
def test_the_parts_add_up_for_every_seat(players: int, bot: str) -> None:
    record = played(players, 11, bot)
    found = review(record)
    assert [seat.seat for seat in found.seats] == list(range(players))
    for seat in found.seats:
        check_sums(seat)
        assert len(seat.steps) == len(record.plays)
        assert seat.accuracy is None or 0 <= seat.accuracy <= 100
    assert sum(seat.sums.result for seat in found.seats) == pytest.approx(1)


@pytest.mark.nightly
def test_the_parts_add_up_in_a_thousand_games() -> None:
    for seed in range(1000):
        for seat in review(played(2 + seed % 3, seed, ("greedy", "random")[seed % 2])).seats:
            check_sums(seat)


def test_a_seat_alone_is_reviewed_as_among_all() -> None:
    record = played(3, 11, "greedy")
    (alone,) = review(record, seats=[1]).seats
    together = review(record).seats[1]
    assert alone.curve == pytest.approx(together.curve, abs=1e-6)
    assert [step.action for step in alone.steps] == [step.action for step in together.steps]


def test_what_others_kept_is_not_said() -> None:
    record = played(2, 11)
    assert any(isinstance(play.action, KeepContracts) for play in record.plays)
    for seat in review(record).seats:
        for step, play in zip(seat.steps, record.plays, strict=True):
            is_secret = play.seat != seat.seat and isinstance(play.action, KeepContracts)
            assert step.action == (None if is_secret else play.action)


def test_others_choices_at_set_up_count_when_all_have_chosen() -> None:
    """2.4: until then nobody sees them, and the win chance stays what it was."""
    record = played(3, 5, "greedy")
    for seat in review(record).seats:
        before_last, last = seat.steps[: record.players - 1], seat.steps[record.players - 1]
        for step in before_last:
            assert (step.others, step.luck) == (0, 0)
        assert last.luck == 0
        assert last.others != 0


@pytest.mark.parametrize(("players", "bot"), [(2, "planner"), (3, "greedy"), (4, "planner")])
def test_hindsight_leaves_nothing_to_luck(players: int, bot: str) -> None:
    record = played(players, 11, bot)
    found = review(record, hindsight=True)
    assert found.hindsight
    for seat in found.seats:
        check_sums(seat)
        assert [step.number for step in seat.steps if abs(step.luck) > 1e-5] == []


def steps_of(watcher: Reading, pending: Pending) -> str:
    pending.judge()
    return canonical(tuple(watcher.steps()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_nothing(players: int) -> None:
    """Two games that differ in hidden cards alone are reviewed alike, byte for byte."""
    rng, compared = random.Random(f"review {players}"), 0
    for number in range(4):
        course = Course.played(players, POLICIES[number % len(POLICIES)], rng, Board.load(), 14)
        seat = rng.randrange(players)
        twin = Twin.of(course, seat, rng)
        if compare(course, twin, seat):
            compared += 1
    assert compared > 1


def compare(course: Course, twin: Twin, seat: int) -> bool:
    """Watch both games as far as the twin can be played."""
    watched: list[tuple[Reading, Pending]] = []
    pairs = twin.steps()
    plays = zip(course.plays, twin.plays, strict=True)
    is_different = False
    for games in pairs:
        if not watched:
            pendings = [Pending(game.board) for game in games]
            watched = [
                (Reading(game, seat, pending, hindsight=False), pending)
                for game, pending in zip(games, pendings, strict=True)
            ]
        else:
            for game, (watcher, _) in zip(games, watched, strict=True):
                watcher.after(game)
        is_different |= memory(games[0]) != memory(games[1])
        following = next(plays, None)
        if following is None or not can_play(games[1], following[1]):
            break
        for game, play, (watcher, _) in zip(games, following, watched, strict=True):
            watcher.before(game, play)
    if len(watched) < 2:
        return False
    mine, theirs = (steps_of(*pair) for pair in watched)
    assert mine == theirs
    return is_different


def can_play(game: Game, play: Play) -> bool:
    return game.why_not(play.action, play.seat) is None


def test_a_review_can_be_written_as_json() -> None:
    found = review(played(2, 11)).to_dict()
    again = json.loads(json.dumps(found))
    assert again == found
    decisions = [step["decision"] for step in again["seats"][0]["steps"] if step["decision"]]
    assert decisions[0]["options"][0].keys() == {"action", "chance"}


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = played(2, 11)
    begun = GameRecord(record.board, 2, record.seed, record.youngest, record.plays[:9])
    with pytest.raises(GrachtenError, match="finished"):
        review(begun)
