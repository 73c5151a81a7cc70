"""Ways in which a server can give something away, to see that each of them is found."""

import zlib
from typing import Any, Final

import msgspec
import pytest

from grachten.protocol.messages import GameMoved
from grachten.protocol.views import View
from grachten.rules import Board, Game, IllegalAction
from grachten.rules.actions import Action
from grachten.rules.state import GameState
from grachten.server import app, playing, running, table, telling, watching
from grachten.server.course import Course
from staged_server import StagedGame


def of_the_deck(game: Game) -> int:
    """Something small that depends on hidden cards."""
    return zlib.crc32(repr((game.state.deck, game.state.contract_deck)).encode()) % 9


def show_another_view(patch: pytest.MonkeyPatch) -> None:
    def view(course: Course, seat: int | None) -> View:
        return honest(course, ((seat or 0) + 1) % course.game.players)

    honest = telling._view
    patch.setattr(telling, "_view", view)


def show_all_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StagedGame, "spectator_events", lambda game: game.events, raising=False)
    patch.setattr(StagedGame, "events_for", lambda game, _seat: game.events, raising=False)


def show_one_number(patch: pytest.MonkeyPatch) -> None:
    def view(course: Course, seat: int | None) -> View:
        return msgspec.structs.replace(honest(course, seat), passes=of_the_deck(course.game))

    honest = telling._view
    patch.setattr(telling, "_view", view)


def show_it_in_the_size(patch: pytest.MonkeyPatch) -> None:
    padding = [0]

    def game_moved(table: str, course: Course, *rest: Any) -> GameMoved:
        padding[0] = of_the_deck(course.game)
        return telling.game_moved(table, course, *rest)

    honest = watching.encode
    patch.setattr(playing, "game_moved", game_moved)
    patch.setattr(watching, "encode", lambda message: honest(message) + b" " * padding[0])


def show_it_in_a_header(patch: pytest.MonkeyPatch) -> None:
    shown = [0]

    def game_moved(table: str, course: Course, *rest: Any) -> GameMoved:
        shown[0] = of_the_deck(course.game)
        return telling.game_moved(table, course, *rest)

    def make_app(*given: Any) -> Any:
        honest = app.make_app(*given)

        async def leaking(scope: Any, receive: Any, send: Any) -> None:
            async def answer(message: Any) -> None:
                if message["type"] == "http.response.start":
                    header = (b"x-served-by", b"%d" % shown[0])
                    message["headers"] = [*message["headers"], header]
                await send(message)

            await honest(scope, receive, answer)

        return leaking

    patch.setattr(playing, "game_moved", game_moved)
    patch.setattr(running, "make_app", make_app)


def show_it_in_the_table(patch: pytest.MonkeyPatch) -> None:
    def table_state(it: table.Table, person: str) -> Any:
        state = telling.table_state(it, person)
        if it.playing is None:
            return state
        return msgspec.structs.replace(state, watching=of_the_deck(it.playing.course.game))

    patch.setattr(table, "table_state", table_state)


def show_it_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def why_not(_board: Board, state: GameState, _seat: int, _action: Action) -> IllegalAction:
        hands = [state.hand(seat) for seat in range(state.players)]
        return IllegalAction(f"No. By the way, these are the hands: {hands}.", "3.1")

    patch.setattr("grachten.rules.game.why_not", why_not)


GROSS: Final = (show_another_view, show_all_events)
"""Those that show a secret as it is."""

LEAKS: Final = (
    *GROSS,
    show_one_number,
    show_it_in_the_size,
    show_it_in_a_header,
    show_it_in_the_table,
    show_it_in_a_refusal,
)
