"""One game played twice, by the engine and by the reference engine, and compared at every step."""

import random
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from grachten.rules.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Pass,
    TakeFaceUp,
)
from grachten.rules.board import Board
from grachten.rules.game import Game
from grachten.rules.record_events import record_event
from reference import ReferenceGame

Policy = Callable[[list[Action], random.Random], Action]


@cache
def amsterdam_data() -> dict[str, Any]:
    text = (files("grachten") / "boards" / "amsterdam.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def as_reference_action(action: Action) -> tuple[Any, ...]:
    match action:
        case Pass():
            return ("pass",)
        case TakeFaceUp(card):
            return ("take", card)
        case DrawBlind():
            return ("draw",)
        case DrawContracts():
            return ("draw contracts",)
        case KeepContracts(choice):
            return ("keep", choice)
        case ClaimRoute(route, payment):
            return ("claim", route.index, payment.colour, payment.wilds)


@cache
def reference_actions(board: Board) -> tuple[tuple[Any, ...], ...]:
    """All actions of a board in the reference engine's words, by their numbers."""
    return tuple(map(as_reference_action, board.actions))


class Reference(ReferenceGame):
    """The reference engine, which is asked for its legal actions once a step, not twice: we
    compare them, and it looks at them again before it plays."""

    _known: set[tuple[Any, ...]] | None = None

    def legal(self) -> set[tuple[Any, ...]]:
        if self._known is None:
            self._known = super().legal()
        return self._known

    def play(self, action: tuple[Any, ...]) -> None:
        super().play(action)
        self._known = None


def snapshot(game: Game) -> dict[str, Any]:
    """The engine's state in the reference engine's words."""
    state, seats = game.state, range(game.players)
    owners: list[int | None] = [None] * len(game.board.routes)
    for seat in seats:
        for route in state.routes(seat):
            owners[route] = seat
    return {
        "players": game.players,
        "first": state.first,
        "seat_to_act": None if game.is_over else state.seat,
        "phase": state.phase,
        "hands": [list(state.hand(seat)) for seat in seats],
        "market": list(state.market),
        "deck": list(state.deck),
        "discards": list(state.discards),
        "contract_deck": list(state.contract_deck),
        "offered": [list(state.offered(seat)) for seat in seats],
        "contracts": [list(state.contracts(seat)) for seat in seats],
        "owners": owners,
        "carts": [state.carts(seat) for seat in seats],
        "points": [state.points(seat) for seat in seats],
        "merchandise": [state.merchandise(seat) for seat in seats],
        "last_turns": state.last_turns,
        "passes": state.passes,
        "reshuffles": state.reshuffles,
    }


def evenly(actions: list[Action], rng: random.Random) -> Action:
    """Every action as likely as the other: claims, mostly."""
    return rng.choice(actions)


def by_kind(actions: list[Action], rng: random.Random) -> Action:
    """Every kind of action as likely as the other."""
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return rng.choice([action for action in actions if type(action).__name__ == kind])


def hoarding(actions: list[Action], rng: random.Random) -> Action:
    """Cards, then contracts, and claims when nothing else is left: the decks run empty."""
    for wanted in ((TakeFaceUp, DrawBlind), (DrawContracts, KeepContracts)):
        found = [action for action in actions if isinstance(action, wanted)]
        if found and rng.random() < 0.95:
            return rng.choice(found)
    return rng.choice(actions)


POLICIES: tuple[Policy, ...] = (evenly, by_kind, hoarding)


def play_both(players: int, seed: int, policy: Policy, board: Board, data: dict[str, Any]) -> Game:
    """Play to the end, comparing legal actions, state and events at every step."""
    rng = random.Random(seed)
    youngest = rng.choice([None, *range(players)])
    game = Game.new(players, seed, board, youngest)
    reference = Reference(data, players, seed, youngest)
    words = reference_actions(board)
    told = 0
    while True:
        assert snapshot(game) == reference.snapshot()
        events = [record_event(event, board) for event in game.events[told:]]
        told = len(game.events)
        written = [event for event in events if event is not None]
        assert written == reference.events[len(reference.events) - len(written) :]
        legal = game.legal_actions
        assert {words[number] for number in legal.ids} == reference.legal()
        if game.is_over:
            break
        action = policy(list(legal), rng)
        game.play(action)
        reference.play(words[action.id])
    everything = [record_event(event, board) for event in game.events]
    assert [event for event in everything if event is not None] == reference.events
    sheet = game.score_sheet
    assert sheet is not None
    assert reference.result() == {
        "totals": list(sheet.totals),
        "completed": list(sheet.completed),
        "winners": list(sheet.winners),
    }
    return game
