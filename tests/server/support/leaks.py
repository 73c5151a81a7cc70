"""Ways in which a server can give something away, to see that each of them is found."""

import re
import zlib
from typing import Any, Final

import pytest

from grachten.city.envelopes import Deliver, HangUp
from grachten.protocol import position_json
from grachten.protocol.views import View
from grachten.rules import Board, Game, IllegalAction
from grachten.rules.actions import Action
from grachten.rules.events import Event
from grachten.rules.state import GameState
from grachten.server import app, running
from grachten.server.city.asking import Asking
from grachten.server.tables import game_messages, message_builders, moved_messages
from grachten.server.tables.game_messages import GameMessages
from grachten.server.tables.message_builders import Progress
from grachten.server.tables.moved_messages import MovedMessages
from grachten.server.tables.step_log import StepLog
from grachten.server.tables.watching import Connection
from server.support.staged_server import StagedGame


def of_the_deck(game: Game) -> int:
    """Something small that depends on hidden cards."""
    return zlib.crc32(repr((game.state.deck, game.state.contract_deck)).encode()) % 9


def show_another_view(patch: pytest.MonkeyPatch) -> None:
    def view(step_log: StepLog, seat: int | None) -> View:
        return honest(step_log, ((seat or 0) + 1) % step_log.game.players)

    def own_seat_json(game: Game, seat: int) -> bytes:
        return honest_own(game, (seat + 1) % game.players)

    honest, honest_own = message_builders._view, position_json.own_seat_json
    patch.setattr(message_builders, "_view", view)
    patch.setattr(moved_messages, "own_seat_json", own_seat_json)


def show_all_events(patch: pytest.MonkeyPatch) -> None:
    def spectator_events(game: StagedGame, since: int = 0) -> tuple[Event, ...]:
        return game.events[since:]

    def events_for(game: StagedGame, _seat: int, since: int = 0) -> tuple[Event, ...]:
        return game.events[since:]

    patch.setattr(StagedGame, "spectator_events", spectator_events, raising=False)
    patch.setattr(StagedGame, "events_for", events_for, raising=False)


def show_one_number(patch: pytest.MonkeyPatch) -> None:
    def open_view_json(game: Game) -> bytes:
        return re.sub(rb'"passes":\d+', b'"passes":%d' % of_the_deck(game), honest(game))

    honest = position_json.open_view_json
    patch.setattr(moved_messages, "open_view_json", open_view_json)


def show_it_in_the_size(patch: pytest.MonkeyPatch) -> None:
    class Padded(MovedMessages):
        def for_seat(self, seat: int | None) -> bytes:
            return super().for_seat(seat) + b" " * of_the_deck(self._step_log.game)

    patch.setattr(game_messages, "MovedMessages", Padded)


def show_it_in_a_header(patch: pytest.MonkeyPatch) -> None:
    shown = [0]

    class Noted(MovedMessages):
        def for_seat(self, seat: int | None) -> bytes:
            shown[0] = of_the_deck(self._step_log.game)
            return super().for_seat(seat)

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

    patch.setattr(game_messages, "MovedMessages", Noted)
    patch.setattr(running, "make_app", make_app)


def show_it_in_the_table(patch: pytest.MonkeyPatch) -> None:
    def progress(messages: GameMessages) -> Progress:
        step_log = messages._step_log
        return Progress(step_log.number, ending=(of_the_deck(step_log.game),))

    patch.setattr(GameMessages, "progress", property(progress))


def show_it_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def why_not(_board: Board, state: GameState, _seat: int, _action: Action) -> IllegalAction:
        hands = [state.hand(seat) for seat in range(state.players)]
        return IllegalAction(f"No. By the way, these are the hands: {hands}.", "3.1")

    patch.setattr("grachten.rules.game.why_not", why_not)


def show_it_to_all_clients_of_a_node(patch: pytest.MonkeyPatch) -> None:
    """What one node sends for a client of another one."""

    def clients_of(asking: Asking, _frame: Deliver | HangUp) -> list[Connection]:
        return list(asking._clients.values())

    patch.setattr(Asking, "_clients_of", clients_of)


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
