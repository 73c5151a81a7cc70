"""Puzzles over plain requests: no solution before an answer, and nothing that is hidden."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import Visitor
from grachten.protocol.actions import action_from_wire, action_to_wire
from grachten.protocol.messages import ErrorBody, GameShown
from grachten.protocol.puzzles import PuzzleList, PuzzleShown, PuzzleSolution, PuzzleToday
from grachten.protocol.reading import seat_position
from grachten.puzzles import Puzzle, puzzle_of, shipped
from grachten.rules import Action, ClaimRoute
from grachten.server.study.puzzle_messages import MAIN, shown_puzzle, solution
from server.support.inside import WIDE, Inside
from server.support.strangers import answer, error


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("puzzles"), WIDE) as server:
        yield server
    assert server.faults == []


async def asked(server: Inside, path: str, method: str = "GET", body: Any = None) -> Any:
    async with Visitor(server.address) as nobody:  # nobody has to say who they are
        return await answer(nobody, method, f"/api/puzzles{path}", body)


def get(server: Inside, path: str, method: str = "GET", body: Any = None) -> Any:
    return asyncio.run(asked(server, path, method, body))


def test_the_list_says_no_more_than_it_must(server: Inside) -> None:
    response = get(server, "")
    listed = msgspec.json.decode(response.content, type=PuzzleList)
    assert [each.id for each in listed.puzzles] == [puzzle.id for puzzle in shipped()]
    assert all(set(row) == {"id", "theme", "difficulty"} for row in response.json()["puzzles"])


def test_today_is_the_same_for_everybody(server: Inside) -> None:
    before = datetime.now(UTC).date()
    first = msgspec.json.decode(get(server, "/today").content, type=PuzzleToday)
    days = [before, before + timedelta(days=1)]  # midnight may be just now
    found = {day.isoformat(): puzzle_of(day, shipped()).id for day in days}
    assert found[first.day] == first.puzzle.id


def test_a_position_is_what_its_seat_sees_and_nothing_else(server: Inside) -> None:
    for puzzle in shipped().puzzles[::40]:
        response = get(server, f"/{puzzle.id}")
        sent = msgspec.json.decode(response.content, type=PuzzleShown)
        assert sent == shown_puzzle(puzzle.id)
        game = puzzle.game()
        shown = GameShown(
            "0" * 16, sent.seat, len(sent.steps) - 1, sent.steps, sent.view, sent.legal,
            can_undo=False, clocks=None, overdue=(), undone=None,
        )  # fmt: skip
        view, legal = seat_position(shown, game.board)
        assert view == game.view(puzzle.seat)
        assert legal.ids == game.legal_for(puzzle.seat).ids
        assert set(response.json()) == {
            *("id", "theme", "difficulty", "board", "seat", "steps", "view", "legal"),
        }
        assert str(puzzle.seed) not in response.text


def answered(server: Inside, puzzle: Puzzle, action: Action) -> PuzzleSolution:
    body = {"action": msgspec.to_builtins(action_to_wire(action))}
    response = get(server, f"/{puzzle.id}/answer", "POST", body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=PuzzleSolution)


def test_right_and_wrong(server: Inside) -> None:
    for puzzle in shipped().puzzles[::60]:
        board = puzzle.game().board
        numbers = list(puzzle.chances)
        best, worst = board.actions[numbers[0]], board.actions[numbers[-1]]
        right, wrong = answered(server, puzzle, best), answered(server, puzzle, worst)
        assert (right.right, wrong.right) == (True, False)
        assert right.best == wrong.best == action_to_wire(best)
        assert right.chance == puzzle.chances[numbers[0]]
        assert wrong.chance == puzzle.chances[numbers[-1]]
        assert [each.chance for each in right.options] == list(puzzle.chances.values())[:MAIN]
        named = [action_from_wire(each.action, board).id for each in wrong.options]
        assert named == list(dict.fromkeys([*numbers[:MAIN], numbers[-1]]))
        assert right.reason.kind == puzzle.reason.kind


def test_another_way_to_pay_is_the_same_choice() -> None:
    for puzzle in shipped():
        game = puzzle.game()
        best = game.board.actions[puzzle.best]
        ways = [
            claim
            for claim in game.legal_for(puzzle.seat).of(ClaimRoute)
            if isinstance(best, ClaimRoute) and claim.route == best.route
        ]
        if len(ways) > 1:
            assert all(solution(puzzle.id, action_to_wire(way)).right for way in ways)
            return
    raise AssertionError("no puzzle has two ways to pay for its best route")


def test_what_the_rules_forbid_is_refused_with_the_rule(server: Inside) -> None:
    puzzle = next(each for each in shipped() if each.game().phase == "turn")
    path = f"/{puzzle.id}/answer"
    refused = get(server, path, "POST", {"action": {"type": "keep", "choice": "both"}})
    assert (refused.status_code, error(refused).code) == (409, "illegal")
    assert error(refused).rule is not None
    far = {"type": "claim", "route": 255, "colour": None, "wilds": 1}
    refused = get(server, path, "POST", {"action": far})
    assert (refused.status_code, error(refused).code) == (409, "illegal")
    bodies: list[Any] = [
        {},
        {"action": {"type": "fly"}},
        {"action": {"type": "draw"}, "more": 1},
        [],
        7,
    ]
    for body in bodies:
        refused = get(server, path, "POST", body)
        assert (refused.status_code, error(refused).code) == (400, "invalid")
        assert isinstance(error(refused), ErrorBody)


def test_there_is_no_such_puzzle(server: Inside) -> None:
    for method, path in (("GET", "/00000000"), ("POST", "/00000000/answer")):
        refused = get(server, path, method, {"action": {"type": "draw"}})
        assert (refused.status_code, error(refused).code) == (404, "not-found")
    assert get(server, "/tomorrow").status_code == 400
