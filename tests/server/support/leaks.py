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
from grachten.server import app, live_game, message_builders, running, watching
from grachten.server.live_game import LiveGame
from grachten.server.message_builders import Progress
from grachten.server.step_log import StepLog
from server.support.staged_server import StagedGame


def of_the_deck(game: Game) -> int:
    """Something small that depends on hidden cards."""
    return zlib.crc32(repr((game.state.deck, game.state.contract_deck)).encode()) % 9


def show_another_view(patch: pytest.MonkeyPatch) -> None:
    def view(step_log: StepLog, seat: int | None) -> View:
        return honest(step_log, ((seat or 0) + 1) % step_log.game.players)

    honest = message_builders._view
    patch.setattr(message_builders, "_view", view)


def show_all_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StagedGame, "spectator_events", lambda game: game.events, raising=False)
    patch.setattr(StagedGame, "events_for", lambda game, _seat: game.events, raising=False)


def show_one_number(patch: pytest.MonkeyPatch) -> None:
    def view(step_log: StepLog, seat: int | None) -> View:
        return msgspec.structs.replace(honest(step_log, seat), passes=of_the_deck(step_log.game))

    honest = message_builders._view
    patch.setattr(message_builders, "_view", view)


def show_it_in_the_size(patch: pytest.MonkeyPatch) -> None:
    padding = [0]

    def game_moved(table: str, step_log: StepLog, *rest: Any) -> GameMoved:
        padding[0] = of_the_deck(step_log.game)
        return message_builders.game_moved(table, step_log, *rest)

    honest = watching.encode
    patch.setattr(live_game, "game_moved", game_moved)
    patch.setattr(watching, "encode", lambda message: honest(message) + b" " * padding[0])


def show_it_in_a_header(patch: pytest.MonkeyPatch) -> None:
    shown = [0]

    def game_moved(table: str, step_log: StepLog, *rest: Any) -> GameMoved:
        shown[0] = of_the_deck(step_log.game)
        return message_builders.game_moved(table, step_log, *rest)

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

    patch.setattr(live_game, "game_moved", game_moved)
    patch.setattr(running, "make_app", make_app)


def show_it_in_the_table(patch: pytest.MonkeyPatch) -> None:
    def progress(game: LiveGame) -> Progress:
        return Progress(game.step_log.number, ending=(of_the_deck(game.step_log.game),))

    patch.setattr(LiveGame, "progress", property(progress))


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
