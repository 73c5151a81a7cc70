"""Positions as JSON, without making the structs first: for what a server sends after every step.

The shapes come from the structs, and a test compares the bytes with those of `view_to_wire`. As
there, nothing is taken away: the open table is written from what everyone may know, and a seat's
own part from what that seat knows besides.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from grachten.protocol.views import Hand, OpenSeat, OwnSeat, View
from grachten.rules import Game
from grachten.rules import Hand as Cards
from grachten.rules.actions import CHOICES
from grachten.rules.cards import TRANSPORT_CARDS
from grachten.rules.distances import missing_spaces
from grachten.rules.state import PHASES, GameState

_encode: Final = msgspec.json.Encoder().encode


def shape(struct: type[msgspec.Struct], kinds: str) -> bytes:
    """A struct's JSON to be filled in: for each field a `d`, a number, or a `b`, JSON already."""
    fields = zip(struct.__struct_fields__, kinds, strict=True)
    config = struct.__struct_config__
    tag = f'"{config.tag_field}":"{config.tag}",' if config.tag_field else ""
    return ("{" + tag + ",".join(f'"{name}":%{kind}' for name, kind in fields) + "}").encode()


_HAND: Final = shape(Hand, "ddddddd")
_SEAT: Final = shape(OpenSeat, "dddddbbbb")
_OWN: Final = shape(OwnSeat, "dbbbbbb")
_VIEW: Final = shape(View, "ddbbbdbdbbdb")
assert View.__struct_fields__[-1] == "own"
_PHASES: Final = {phase: _encode(phase) for phase in PHASES}
_CARDS: Final = {card: _encode(card) for card in (*TRANSPORT_CARDS, None)}
_CHOICES: Final = {number: _encode(choice) for number, choice in CHOICES.items()}
_numbers: Final[Callable[[tuple[int | None, ...]], bytes]] = lru_cache(maxsize=8192)(_encode)

NULL: Final = b"null"


def open_view_json(game: Game) -> bytes:
    """What everyone may know (8.1): a `View` that is no seat's."""
    state, known = game.state, game.known
    market = b",".join([_CARDS[card] for card in state.market])
    seats = b",".join([_open_seat(state, seat, known) for seat in range(state.players)])
    return _VIEW % (
        state.players,
        state.first,
        _PHASES[state.phase],
        _numbers(state.to_act),
        b"[%b]" % market,
        state.deck_size,
        _HAND % state.discards,
        state.contract_deck_size,
        b"[%b]" % seats,
        NULL if state.last_turns is None else b"%d" % state.last_turns,
        state.passes,
        NULL,
    )


def seat_view_json(open_view: bytes, own: bytes) -> bytes:
    """The `View` of a seat: the open one, with its own part added."""
    return b"%b%b}" % (open_view.removesuffix(b"null}"), own)


def own_seat_json(game: Game, seat: int) -> bytes:
    """What this seat knows besides: an `OwnSeat`."""
    state = game.state
    is_waiting = state.phase == "set-up" and state.has_chosen(seat)
    contracts, offered = state.contracts(seat), state.offered(seat)
    missing = missing_spaces(
        game.board, state.routes_as_bits(), seat, (*contracts, *offered) if offered else contracts
    )
    return _OWN % (
        seat,
        _HAND % state.hand(seat),
        _numbers(contracts),
        _completed(contracts, missing),
        _numbers(offered),
        _CHOICES[state.choice(seat)] if is_waiting else NULL,
        _numbers(missing),
    )


def _open_seat(state: GameState, seat: int, known: Sequence[Cards]) -> bytes:
    is_shown = state.phase == "over"  # 8.4
    return _SEAT % (
        state.carts(seat),
        state.points(seat),
        state.merchandise(seat),
        state.cards(seat),
        state.contract_count(seat),
        _numbers(state.routes(seat)),
        _HAND % known[seat],
        _HAND % state.hand(seat) if is_shown else NULL,
        _numbers(state.contracts(seat)) if is_shown else NULL,
    )


@lru_cache(maxsize=8192)
def _completed(contracts: tuple[int, ...], missing: tuple[int | None, ...]) -> bytes:
    return _encode([held for held, spaces in zip(contracts, missing, strict=False) if spaces == 0])
