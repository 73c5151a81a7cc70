"""Hints: what the judge would do, with a reason that is true of the position."""

import random
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from grachten.bots import make_bot
from grachten.cli.advice import lines_of, sentence
from grachten.cli.words import Words
from grachten.fluent_messages import LANGUAGES
from grachten.protocol.reviews import ReasonKind
from grachten.review import Hint, Reason, hint, review
from grachten.rules import Board, Game, GrachtenError, SeatView
from review.support.played import begun, played
from review.support.truth import CHECKS, is_true
from support.agreement import POLICIES
from support.redeal import Course, Twin, memory

WANTED = 200


@cache
def hints() -> tuple[tuple[SeatView, Hint], ...]:
    """Of games with two, three and four players, now and then."""
    found: list[tuple[SeatView, Hint]] = []
    seed = 0
    while len(found) < WANTED:
        found += _hints_of(2 + seed % 3, seed)
        seed += 1
    return tuple(found)


def _hints_of(players: int, seed: int) -> Iterator[tuple[SeatView, Hint]]:
    game, rng, bot = Game.new(players, seed, Board.load()), random.Random(seed), make_bot("planner")
    while not game.is_over:
        view = game.view(game.seat)
        if rng.random() < 0.4:
            yield view, hint(view)
        game.play(bot.choose(view, game.legal_actions, rng))


def test_every_reason_is_true() -> None:
    wrong = [
        (str(advice.option.action), advice.reason)
        for view, found in hints()
        for advice in found.advice
        if not is_true(advice, found, view)
    ]
    assert wrong == []


def test_there_are_reasons_of_many_kinds() -> None:
    kinds = {advice.reason.kind for _, found in hints() for advice in found.advice}
    assert {"points", "pays", "lacks", "deck", "keeps", "merchandise", "only-way"} <= kinds
    assert kinds <= set(CHECKS)
    assert set(CHECKS) == set(get_args(ReasonKind))


def test_a_false_reason_is_found() -> None:
    for view, found in hints()[:40]:
        for advice in found.advice:
            numbers = advice.reason.numbers
            for name in numbers:
                wrong = Reason(advice.reason.kind, {**numbers, name: numbers[name] + 1})
                if name in ("route", "contract"):
                    continue
                assert not is_true(type(advice)(advice.option, wrong), found, view)


def test_hints_are_legal_and_in_order() -> None:
    for view, found in hints():
        chances = [advice.option.chance for advice in found.advice]
        assert 1 <= len(chances) <= 3
        assert chances == sorted(chances, reverse=True)
        assert found.seat == view.seat


def test_a_hint_and_a_review_say_the_same() -> None:
    record = played(2, 11)
    seats = {seat.seat: seat for seat in review(record).seats}
    game = begun(record)
    for number, play in enumerate(record.plays):
        if number % 5 == 2:
            best = hint(game.view(play.seat)).advice[0].option
            decision = seats[play.seat].steps[number].decision
            assert decision is not None
            assert best.chance == pytest.approx(decision.options[0].chance, abs=1e-5)
        game.play(play.action, play.seat)


def test_what_is_hidden_changes_no_hint() -> None:
    rng, compared = random.Random("hints"), 0
    for number in range(8):
        players = 2 + number % 3
        course = Course.played(players, POLICIES[number % len(POLICIES)], rng, Board.load(), 12)
        seat = rng.randrange(players)
        for game, twin in Twin.of(course, seat, rng).steps():
            if memory(game) != memory(twin) and seat in game.to_act:
                assert repr(hint(game.view(seat))) == repr(hint(twin.view(seat)))
                compared += 1
    assert compared > 10


def test_there_is_no_hint_for_a_seat_that_waits() -> None:
    game = Game.new(2, 1, Board.load())
    game.play(game.legal_actions[0])
    seat = 1 - game.to_act[0]
    with pytest.raises(GrachtenError, match="nothing to decide"):
        hint(game.view(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    said = {line for view, found in hints()[::4] for line in lines_of(found, view.board, words)}
    assert len(said) > 50
    assert not any("{" in line or "$" in line for line in said)
    numbers = dict.fromkeys(
        ("points", "contract", "value", "spaces", "left", "mine", "others", "bonus", "route",
         "rivals", "more", "carts", "cards", "wilds", "fitting", "unseen", "tenths"), 2,
    )  # fmt: skip
    for kind in CHECKS:
        assert sentence(Reason(kind, numbers), Board.load(), words).endswith(".")  # type: ignore[arg-type] # one of them
