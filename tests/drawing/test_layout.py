"""Nothing on the board lies on anything else: proved for every space, name and landmark."""

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import isfinite

import pytest

from grachten.drawing.direction import Direction, find_direction
from grachten.drawing.fonts import text_width
from grachten.drawing.geometry import distance
from grachten.drawing.layout import (
    MEDALLION,
    SHORTEST_SPACE,
    SPACE_LENGTH,
    SPACE_WIDTH,
    TWIN_DISTANCE,
)
from grachten.drawing.names import FONT_SIZE
from grachten.drawing.plan import Plan, make_plan
from grachten.rules.board import Board

from .small_town import small_town

LEAST_GAP = 3.0
"""Between spaces of different routes: they never touch, and never nearly touch."""


@cache
def plan_of(city: str) -> Plan:
    board = small_town() if city == "small-town" else Board.load()
    # "undirected" is Amsterdam as a board that nobody has looked at.
    return make_plan(board, Direction() if city == "undirected" else find_direction(board))


@pytest.fixture(params=["amsterdam", "small-town"])
def plan(request: pytest.FixtureRequest) -> Plan:
    return plan_of(request.param)


def test_every_route_has_its_spaces(plan: Plan) -> None:
    for route in plan.board.routes:
        row = plan.layout.spaces[route.index]
        assert len(row) == route.length
        assert {box.height for box in row} == {SPACE_WIDTH}
        assert all(SHORTEST_SPACE <= box.width <= SPACE_LENGTH for box in row)


def test_gaps_in_a_route_are_equal(plan: Plan) -> None:
    for row in plan.layout.spaces:
        pitches = [distance((a.x, a.y), (b.x, b.y)) for a, b in pairwise(row)]
        assert all(pitch == pytest.approx(pitches[0], abs=0.01) for pitch in pitches)
        assert all(a.gap(b) > 2 for a, b in pairwise(row))
    for route in plan.board.routes:
        row = plan.layout.spaces[route.index]
        here, there = (plan.layout.medallions[end] for end in route.ends)
        before = row[0].gap_to_circle(here, MEDALLION)
        assert row[-1].gap_to_circle(there, MEDALLION) == pytest.approx(before)


def test_spaces_of_different_routes_do_not_touch(plan: Plan) -> None:
    for (one, row), (other, theirs) in combinations(enumerate(plan.layout.spaces), 2):
        gap = min(a.gap(b) for a in row for b in theirs)
        assert gap >= LEAST_GAP, (plan.board.routes[one].name, plan.board.routes[other].name)


def test_double_routes_run_side_by_side(plan: Plan) -> None:
    for route in plan.board.routes:
        if route.twin is not None:
            for a, b in zip(
                plan.layout.spaces[route.index], plan.layout.spaces[route.twin], strict=True
            ):
                assert distance((a.x, a.y), (b.x, b.y)) == pytest.approx(TWIN_DISTANCE, abs=0.5)


def test_no_space_lies_on_a_medallion(plan: Plan) -> None:
    for space in plan.layout.all_spaces():
        for medallion in plan.layout.medallions:
            assert space.gap_to_circle(medallion, MEDALLION) > 2


def test_names_fit_on_their_ribbons(plan: Plan) -> None:
    for label in plan.labels:
        assert " ".join(label.lines) == plan.board.locations[label.location].name
        for words in label.lines:
            assert text_width(words, FONT_SIZE, "small-capitals") < label.box.width - 20


def test_nothing_lies_on_anything(plan: Plan) -> None:
    layout = plan.layout
    names = {f"name {label.location}": label.box for label in plan.labels}
    landmarks = {f"landmark {place}": box for place, box in plan.landmarks.items()}
    things = names | landmarks | dict(plan.ornaments)
    for thing, box in things.items():
        assert not box.leaves(layout.width, layout.height), thing
        for route, row in enumerate(layout.spaces):
            assert all(box.gap(space) > 0.5 for space in row), (thing, plan.board.routes[route])
        for medallion in layout.medallions:
            assert box.gap_to_circle(medallion, MEDALLION) > 0.5, thing
    for (one, a), (other, b) in combinations(things.items(), 2):
        assert a.gap(b) > 0.5, (one, other)


def test_every_name_lies_near_its_location(plan: Plan) -> None:
    for label in plan.labels:
        middle = plan.layout.medallions[label.location]
        assert label.box.gap_to_circle(middle, MEDALLION) < 75


def test_amsterdam_has_everything() -> None:
    plan = plan_of("amsterdam")
    assert set(plan.landmarks) == set(range(17))
    assert set(plan.ornaments) == {"cartouche", "points", "compass", "scale"}


@pytest.mark.slow
def test_a_board_nobody_has_looked_at_is_legible() -> None:
    plan = plan_of("undirected")
    for row, theirs in combinations(plan.layout.spaces, 2):
        assert all(a.gap(b) > 0 for a in row for b in theirs)
    for a, b in combinations([label.box for label in plan.labels], 2):
        assert a.gap(b) > 0


def test_the_direction_follows_the_locations_not_the_id() -> None:
    amsterdam = Board.load()
    assert find_direction(replace(amsterdam, id="printed")).city == "amsterdam"
    assert find_direction(small_town()) == Direction()


def test_close_locations_get_shorter_spaces() -> None:
    board = small_town()
    closer = tuple(
        replace(location, x=105, y=70) if location.id == "grote-markt" else location
        for location in board.locations
    )
    plan = make_plan(replace(board, locations=closer), Direction())
    assert SHORTEST_SPACE <= plan.layout.spaces[0][0].width < SPACE_LENGTH


@pytest.mark.slow
def test_even_two_locations_in_one_place_are_drawn() -> None:
    board = small_town()
    stacked = tuple(replace(location, x=200, y=160) for location in board.locations)
    plan = make_plan(replace(board, locations=stacked), Direction())
    assert all(isfinite(box.x + box.y) for box in plan.layout.all_spaces())


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(100, 80), (3000, 2400), (400, 900)])
def test_a_canvas_of_any_size_is_scaled(width: float, height: float) -> None:
    board = small_town()
    moved = tuple(
        replace(place, x=place.x * width / board.width, y=place.y * height / board.height)
        for place in board.locations
    )
    resized = replace(board, width=width, height=height, locations=moved)
    layout = make_plan(resized, Direction()).layout
    assert layout.width == pytest.approx(min(1000, 770 * width / height))
    assert layout.height == pytest.approx(min(770, 1000 * height / width))
