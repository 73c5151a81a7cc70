"""Finding free places."""

from grachten.drawing.geometry import Box
from grachten.drawing.placing import Room, best_spot, free_spot


def test_right_below_is_best() -> None:
    box, kind, cost = best_spot(Room(200, 200), (100, 100), 10, [(40, 10)])
    assert (box.x, kind) == (100, 0)
    assert box.y > 110
    assert cost < 1


def test_what_is_taken_is_avoided() -> None:
    taken = Box(100, 130, 200, 40)
    box, _, _ = best_spot(Room(200, 200, (taken,)), (100, 100), 10, [(40, 10)])
    assert box.gap(taken) > 0


def test_a_smaller_shape_is_used_where_it_fits_better() -> None:
    walls = (Box(60, 100, 40, 200), Box(140, 100, 40, 200))
    box, kind, _ = best_spot(Room(200, 200, walls), (100, 100), 10, [(90, 10), (30, 20)])
    assert kind == 1
    assert all(box.gap(wall) > 0 for wall in walls)


def test_ornaments_go_to_a_corner() -> None:
    box = free_spot(Room(400, 300), (80, 40))
    assert box is not None
    assert min(box.x, 400 - box.x) < 60
    assert min(box.y, 300 - box.y) < 40


def test_no_room_for_an_ornament() -> None:
    assert free_spot(Room(400, 300), (500, 40)) is None
    assert free_spot(Room(400, 300, (Box(200, 150, 400, 300),)), (80, 40)) is None
