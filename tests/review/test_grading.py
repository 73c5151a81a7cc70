"""Grades and accuracy."""

import pytest

from grachten.review import Decision, Option
from grachten.review.grading import accuracy, grade
from grachten.rules import DrawBlind, Pass


def decision(best: float, chosen: float, worst: float) -> Decision:
    options = (Option(Pass(), best), Option(DrawBlind(), worst))
    return Decision(options, best, best - chosen, grade(best - chosen))


def test_grades_begin_where_they_say() -> None:
    losses = (0.0, 0.029, 0.03, 0.059, 0.06, 0.119, 0.12, 1.0)
    grades = (
        "good",
        "good",
        "inaccuracy",
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
        "blunder",
    )
    assert tuple(map(grade, losses)) == grades


def test_accuracy_is_what_was_kept_of_what_was_at_stake() -> None:
    best, worst = decision(0.6, 0.6, 0.2), decision(0.6, 0.2, 0.2)
    assert accuracy([best, best]) == 100
    assert accuracy([worst]) == pytest.approx(0)
    assert accuracy([best, worst]) == pytest.approx(50)
    assert accuracy([best, decision(0.5, 0.4, 0.4)]) == pytest.approx(80), "it weighs less"
    assert accuracy([]) is None
    assert accuracy([decision(0.5, 0.5, 0.5)]) is None
