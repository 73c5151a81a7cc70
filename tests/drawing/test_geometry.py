"""The geometry that everything else is measured with."""

import math
from itertools import pairwise

import pytest

from grachten.drawing.geometry import Arc, Box, beside, distance, inside, resample, smooth


def test_boxes_side_by_side() -> None:
    assert Box(0, 0, 10, 4).gap(Box(13, 0, 10, 4)) == pytest.approx(3)


def test_boxes_on_each_other() -> None:
    assert Box(0, 0, 10, 4).gap(Box(8, 1, 10, 4)) == pytest.approx(-2)


def test_a_turned_box_reaches_further() -> None:
    upright, turned = Box(0, 0, 10, 10), Box(11.5, 0, 10, 10, 45)
    assert upright.gap(turned) < 0 < upright.gap(Box(11.5, 0, 10, 10))


def test_a_gap_is_never_more_than_the_distance_of_corners() -> None:
    one, other = Box(0, 0, 60, 22, 30), Box(55, 40, 60, 22, -50)
    nearest = min(distance(a, b) for a in one.corners for b in other.corners)
    assert 0 < one.gap(other) <= nearest


@pytest.mark.parametrize(
    ("centre", "gap"), [((10, 0), 3.0), ((0, 7), 3.0), ((8, 6), 3.0), ((0, 0), -4.0)]
)
def test_box_and_circle(centre: tuple[float, float], gap: float) -> None:
    assert Box(0, 0, 10, 4).gap_to_circle(centre, 2) == pytest.approx(gap)


def test_a_box_outside_the_canvas() -> None:
    assert Box(3, 50, 10, 10).leaves(100, 100)
    assert not Box(6, 50, 10, 10).leaves(100, 100)
    assert Box(6, 50, 10, 10).leaves(100, 100, margin=2)


def test_a_straight_arc() -> None:
    arc = Arc((0, 0), (100, 0), 0)
    assert arc.length == 100
    assert arc.at(25, 5) == ((25, 5), 0)


def test_a_half_circle() -> None:
    arc = Arc((0, 0), (100, 0), 50)
    assert arc.length == pytest.approx(50 * math.pi)
    (x, y), heading = arc.at(arc.length / 2)
    assert [x, y, heading] == pytest.approx([50, -50, 0])


@pytest.mark.parametrize("bow", [-40, -3, 0, 7, 55])
def test_an_arc_begins_and_ends_where_it_should(bow: float) -> None:
    arc = Arc((10, 20), (90, 140), bow)
    assert arc.at(0)[0] == pytest.approx((10, 20))
    assert arc.at(arc.length)[0] == pytest.approx((90, 140))


def test_a_smooth_line_passes_through_its_points() -> None:
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    assert set(points) <= set(smooth(points))


def test_resampling_keeps_the_ends_and_the_pitch() -> None:
    points = resample([(0, 0), (10, 0), (10, 20)], 7)
    assert [points[0], points[-1]] == [(0, 0), (10, 20)]
    assert {round(distance(a, b), 6) for a, b in pairwise(points)} == {5}


def test_a_line_moved_to_its_right() -> None:
    assert beside([(0, 0), (10, 0)], 3) == [(0, 3), (10, 3)]


def test_inside_a_polygon() -> None:
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert inside((5, 5), square)
    assert not inside((15, 5), square)
