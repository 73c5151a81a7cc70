"""What may be known (rule 8): the open table, and what one seat knows besides.

Views are built up from what may be known, never by deleting from what may not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grachten.kernel import games as kernel
from grachten.kernel.claimable import closes_twin
from grachten.rules.actions import CHOICES, Choice
from grachten.rules.board import Board
from grachten.rules.cards import Hand, TransportCard
from grachten.rules.events import Event
from grachten.rules.places import Route
from grachten.rules.showing import picture
from grachten.rules.state import GameState, Phase, bits


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """8.1: what everyone sees of a seat.

    `known` are cards the seat certainly holds: taken face up and not paid since. `hand` and
    `contracts_held` are None until the end shows them (8.4).
    """

    carts: int
    points: int
    merchandise: int
    cards: int
    contracts: int
    routes: tuple[int, ...]
    known: Hand
    hand: Hand | None
    contracts_held: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """8.1: what lies open on the table."""

    board: Board
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
    history: tuple[Event, ...]

    @property
    def owners(self) -> tuple[int | None, ...]:
        """The seat that owns each route, or None."""
        owners: list[int | None] = [None] * len(self.board.routes)
        for seat, open_seat in enumerate(self.seats):
            for route in open_seat.routes:
                owners[route] = seat
        return tuple(owners)

    def is_open(self, route: Route, seat: int) -> bool:
        """5.1, 5.6: is the route neither claimed nor closed to the seat? Carts and cards don't
        count here."""
        owners = self.owners
        if owners[route.index] is not None:
            return False
        owner = None if route.twin is None else owners[route.twin]
        return owner is None or not closes_twin(owner == seat, self.players)

    def _repr_svg_(self) -> str | None:
        """The position as spectators see it, in a notebook."""
        return picture(self)


@dataclass(frozen=True, slots=True)
class SeatView(SpectatorView):
    """What one seat knows: the open table, its own cards and contracts, and its own events."""

    seat: int
    hand: Hand
    contracts: tuple[int, ...]
    completed: tuple[int, ...]
    offered: tuple[int, ...]
    choice: Choice | None

    def _repr_svg_(self) -> str | None:
        """The position as the seat sees it, in a notebook."""
        return picture(self)


OpenTable = Mapping[str, Any]
"""What lies open on the table: the fields that every view of one position has in common."""


def open_table(board: Board, state: GameState, known: Sequence[Hand]) -> OpenTable:
    return {
        "board": board,
        "players": state.players,
        "first": state.first,
        "phase": state.phase,
        "to_act": state.to_act,
        "market": state.market,
        "deck_size": state.deck_size,
        "discards": state.discards,
        "contract_deck_size": state.contract_deck_size,
        "seats": tuple(_open_seat(state, seat, known[seat]) for seat in range(state.players)),
        "last_turns": state.last_turns,
        "passes": state.passes,
    }


def spectator_view(table: OpenTable, history: Sequence[Event]) -> SpectatorView:
    return SpectatorView(**table, history=tuple(history))


def seat_view(table: OpenTable, state: GameState, history: Sequence[Event], seat: int) -> SeatView:
    """`history` are the events as this seat saw them."""
    is_waiting = state.phase == "set-up" and state.has_chosen(seat)
    return SeatView(
        **table,
        history=tuple(history),
        seat=seat,
        hand=state.hand(seat),
        contracts=state.contracts(seat),
        completed=bits(int(kernel.completed(table["board"].tables, state.games, 0, seat))),
        offered=state.offered(seat),
        choice=CHOICES[state.choice(seat)] if is_waiting else None,
    )


def _open_seat(state: GameState, seat: int, known: Hand) -> OpenSeat:
    is_shown = state.phase == "over"  # 8.4
    return OpenSeat(
        carts=state.carts(seat),
        points=state.points(seat),
        merchandise=state.merchandise(seat),
        cards=state.cards(seat),
        contracts=state.contract_count(seat),
        routes=state.routes(seat),
        known=known,
        hand=state.hand(seat) if is_shown else None,
        contracts_held=state.contracts(seat) if is_shown else None,
    )
