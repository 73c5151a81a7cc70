"""The terminal's hints: the page's own messages, chosen in the same way."""

import json
from collections.abc import Mapping
from typing import Any, Final, get_args

from grachten.cli.advice import sentence
from grachten.cli.words import Words
from grachten.protocol.actions import action_to_wire
from grachten.protocol.boards import board_to_wire
from grachten.protocol.reviews import ReasonKind
from grachten.review import Reason
from grachten.review.action_words import action_in_brief, action_in_words
from grachten.rules import Action, Board
from support.page_code import module_that_exports, run_page

BOARD: Final = Board.load()


class Ids(Words):
    """Messages as their ids and values, not yet put into words."""

    def say(self, id_: str, values: Mapping[str, str | int | float] | None = None) -> str:
        return json.dumps({"id": id_, "values": values or {}})


def on_the_page(function: str, what: object) -> list[str]:
    """What the page makes of each of these."""
    found: list[str] = run_page(
        module_that_exports(function, "review"),
        f"given.what.map((each) => page.{function}(given.board, each))",
        {"what": what, "board": board_to_wire(BOARD)},
    )
    return found


def actions() -> list[Action | None]:
    return [*BOARD.actions, None]


def parsed(said: list[str]) -> list[Any]:
    """A route's name is no message."""
    return [json.loads(each) if each.startswith("{") else each for each in said]


def test_page_and_terminal_name_actions_by_the_same_messages() -> None:
    wire = [action and action_to_wire(action) for action in actions()]
    words = Ids()
    ours = [action_in_words(action, BOARD, words) for action in actions()]
    assert parsed(on_the_page("actionWords", wire)) == parsed(ours)
    brief = [action_in_brief(action, BOARD, words) for action in actions()]
    assert parsed(on_the_page("briefly", wire)) == parsed(brief)


def test_page_and_terminal_give_reasons_by_the_same_messages() -> None:
    about: list[dict[str, int]] = [
        {},
        {"route": 0, "bonus": 2},
        {"contract": 3, "value": 7, "left": 1},
        {"route": 5, "contract": 2},
        {"tenths": 25, "cards": 2},
        {"tenths": 0, "value": 0, "contract": 0, "route": 0},
    ]
    reasons = [Reason(kind, numbers) for kind in get_args(ReasonKind) for numbers in about]
    wire = [{"kind": reason.kind, "numbers": reason.numbers} for reason in reasons]
    ours = [sentence(reason, BOARD, Ids()) for reason in reasons]
    assert parsed(on_the_page("reasonWords", wire)) == parsed(ours)
