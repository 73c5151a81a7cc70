"""The score track goes round the map without a gap."""

from itertools import pairwise

import pytest

from grachten.drawing.frame import BAND, RULE, score_boxes


@pytest.mark.parametrize(("width", "height"), [(1000, 770), (770, 770), (420, 770), (1000, 300)])
def test_fifty_scores_clockwise(width: float, height: float) -> None:
    boxes = score_boxes(width, height)
    assert len(boxes) == 50
    for a, b in pairwise([*boxes, boxes[0]]):
        assert a.gap(b) == pytest.approx(0, abs=1e-6)
    area = sum(box.width * box.height for box in boxes)
    inner, outer = 2 * RULE, 2 * (RULE + BAND)
    ring = (width + outer) * (height + outer) - (width + inner) * (height + inner)
    assert area == pytest.approx(ring)


def test_the_scores_begin_in_the_upper_left_corner() -> None:
    first, second = score_boxes(1000, 770)[:2]
    assert first.x < 0 > first.y
    assert first.x < second.x
    assert first.y == second.y
