"""Views as they travel, and back into the views that bots are given."""

from typing import Final

import msgspec

from grachten import rules
from grachten.protocol.pairing import check_fields
from grachten.protocol.wire import Wire
from grachten.rules import Board, TransportCard
from grachten.rules.actions import Choice
from grachten.rules.distances import spaces_missing
from grachten.rules.events import Event
from grachten.rules.state import Phase


class Hand(Wire, frozen=True):
    """Transport cards as counts."""

    pink: int
    blue: int
    green: int
    black: int
    red: int
    orange: int
    wild: int


class OpenSeat(Wire, frozen=True):
    """8.1: what everyone sees of a seat. `hand` and `contracts_held` are null until the end."""

    carts: int
    points: int
    merchandise: int
    cards: int
    contracts: int
    routes: tuple[int, ...]
    known: Hand
    hand: Hand | None
    contracts_held: tuple[int, ...] | None


class OwnSeat(Wire, frozen=True):
    """What one seat knows besides: its cards, its contracts, and those on offer to it.

    `missing`: for each contract held and then each on offer, the spaces still to be claimed on the
    shortest path open to the seat; null if none is left.
    """

    seat: int
    hand: Hand
    contracts: tuple[int, ...]
    completed: tuple[int, ...]
    offered: tuple[int, ...]
    choice: Choice | None
    missing: tuple[int | None, ...]


class View(Wire, frozen=True):
    """The table as a seat may know it or, with `own` null, a spectator."""

    players: int
    first: int
    phase: Phase
    to_act: tuple[int, ...]
    market: tuple[TransportCard | None, ...]
    deck_size: int
    discards: Hand
    contract_deck_size: int
    seats: tuple[OpenSeat, ...]
    last_turns: int | None
    passes: int
    own: OwnSeat | None


_OPEN: Final = rules.SpectatorView.__match_args__
check_fields(rules.Hand, Hand)
check_fields(rules.OpenSeat, OpenSeat)
check_fields(
    rules.SpectatorView,
    View,
    # The board has its own request, and the events travel beside the view.
    [*(name for name in _OPEN if name not in ("board", "history")), "own"],
)
check_fields(
    rules.SeatView,
    OwnSeat,
    [*(name for name in rules.SeatView.__match_args__ if name not in _OPEN), "missing"],
)


def view_to_wire(view: rules.SpectatorView) -> View:
    own = None
    if isinstance(view, rules.SeatView):
        own = OwnSeat(
            seat=view.seat,
            hand=Hand(*view.hand),
            contracts=view.contracts,
            completed=view.completed,
            offered=view.offered,
            choice=view.choice,
            missing=spaces_missing(view),
        )
    return View(
        players=view.players,
        first=view.first,
        phase=view.phase,
        to_act=view.to_act,
        market=view.market,
        deck_size=view.deck_size,
        discards=Hand(*view.discards),
        contract_deck_size=view.contract_deck_size,
        seats=tuple(map(_open_seat, view.seats)),
        last_turns=view.last_turns,
        passes=view.passes,
        own=own,
    )


def _open_seat(seat: rules.OpenSeat) -> OpenSeat:
    return OpenSeat(
        carts=seat.carts,
        points=seat.points,
        merchandise=seat.merchandise,
        cards=seat.cards,
        contracts=seat.contracts,
        routes=seat.routes,
        known=Hand(*seat.known),
        hand=None if seat.hand is None else Hand(*seat.hand),
        contracts_held=seat.contracts_held,
    )


def seat_view_from_wire(view: View, board: Board, history: tuple[Event, ...]) -> rules.SeatView:
    """What a bot is given, made from nothing but what travelled."""
    if view.own is None:
        raise rules.GrachtenError("A spectator's view belongs to no seat.")
    own = view.own
    return rules.SeatView(
        board=board,
        players=view.players,
        first=view.first,
        phase=view.phase,
        to_act=view.to_act,
        market=view.market,
        deck_size=view.deck_size,
        discards=_hand(view.discards),
        contract_deck_size=view.contract_deck_size,
        seats=tuple(_open_seat_from_wire(seat) for seat in view.seats),
        last_turns=view.last_turns,
        passes=view.passes,
        history=history,
        seat=own.seat,
        hand=_hand(own.hand),
        contracts=own.contracts,
        completed=own.completed,
        offered=own.offered,
        choice=own.choice,
    )


def _open_seat_from_wire(seat: OpenSeat) -> rules.OpenSeat:
    return rules.OpenSeat(
        carts=seat.carts,
        points=seat.points,
        merchandise=seat.merchandise,
        cards=seat.cards,
        contracts=seat.contracts,
        routes=seat.routes,
        known=_hand(seat.known),
        hand=None if seat.hand is None else _hand(seat.hand),
        contracts_held=seat.contracts_held,
    )


def _hand(hand: Hand) -> rules.Hand:
    return rules.Hand._make(msgspec.structs.astuple(hand))
