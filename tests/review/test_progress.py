"""How far a review is."""

from itertools import pairwise

import pytest

from grachten.review import review
from review.support.played import played


@pytest.mark.parametrize(("hindsight", "reasons"), [(False, True), (False, False), (True, True)])
def test_progress_never_goes_back_and_ends(*, hindsight: bool, reasons: bool) -> None:
    told: list[float] = []
    record = played(2, 11)
    review(record, seats=[0], hindsight=hindsight, reasons=reasons, report=told.append)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
    assert len(told) > len(record.plays)
    assert max(after - before for before, after in pairwise(told)) < 0.3


def test_reasons_can_be_left_out() -> None:
    record = played(2, 11)
    without, whole = review(record, reasons=False), review(record)
    assert any(step.decision and step.decision.reason for step in whole.seats[0].steps)
    for one, other in zip(without.seats, whole.seats, strict=True):
        assert (one.curve, one.sums, one.accuracy) == (other.curve, other.sums, other.accuracy)
        assert not any(step.decision and step.decision.reason for step in one.steps)
