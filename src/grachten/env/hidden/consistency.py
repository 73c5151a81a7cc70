"""Two things that happen, or do not, because of hands that nobody sees.

A seat passes only if it can pay for nothing (3.2), and a sweep is made only if it can help (4.5).
"""

from collections.abc import Iterable

from grachten.kernel.claimable import closes_twin
from grachten.kernel.layout import KINDS, MARKET_SPACES
from grachten.rules import Board, ClaimRoute, SeatView, TransportCard
from grachten.rules.cards import KIND_OF
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsOffered,
    Event,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    TurnPassed,
)

_SETTLES = (CardTaken, RouteClaimed, CardsDealt)
"""The market is filled after these."""
_FOLLOWS = (CardTaken, CardDrawn, RouteClaimed, ContractsOffered, TurnPassed, LastRoundBegan)
"""Before these it has been filled, and swept if it had to be."""


def depends_on_hands(view: SeatView) -> bool:
    """Did anything happen that only some hands allow, apart from payments?"""
    walk = _Walk(view.board, view.players)
    for event in view.history:
        if isinstance(event, TurnPassed) and event.seat != view.seat:
            return True
        if isinstance(event, (*_FOLLOWS, MarketSwept)) and walk.may_sweep:
            return True
        walk.follow_table(event)
    return walk.may_sweep


def is_possible(view: SeatView, events: Iterable[Event]) -> bool:
    """Could all this have happened by the rules?"""
    walk = _Walk(view.board, view.players)
    return all(walk.follow(event) for event in events) and not walk.awaits_sweep


class _Walk:
    """A game as it goes on, as far as it matters here."""

    def __init__(self, board: Board, players: int) -> None:
        self._board = board
        self._players = players
        self._hands = [[0] * KINDS for _ in range(players)]
        self._market: list[TransportCard | None] = [None] * MARKET_SPACES
        self._owners: dict[int, int] = {}
        self._outside = sum(board.transport.values())  # cards in nobody's hand
        self._is_settling = False

    @property
    def may_sweep(self) -> bool:
        """Does the market show many wilds, and do hands decide whether a sweep can help?"""
        coloured = self._outside - self._board.transport["wild"]  # at least
        return self.shows_many_wilds and not self._helps(coloured)

    @property
    def shows_many_wilds(self) -> bool:
        return self._market.count("wild") >= self._board.wild_limit

    @property
    def awaits_sweep(self) -> bool:
        return self._is_settling and self.shows_many_wilds and self._can_sweep_help()

    def follow(self, event: Event) -> bool:
        """Go on with what happened; False if it could not."""
        if isinstance(event, _FOLLOWS):
            if self.awaits_sweep:
                return False
            self._is_settling = False
        if isinstance(event, MarketSwept) and not self._can_sweep_help():
            return False
        if isinstance(event, TurnPassed) and self._can_claim(event.seat):
            return False
        if isinstance(event, _SETTLES):
            self._is_settling = True
        self.follow_table(event)
        self._follow_hands(event)
        return True

    def follow_table(self, event: Event) -> None:
        """What everyone sees of it."""
        match event:
            case CardsDealt(_, count):
                self._outside -= count
            case CardDrawn():
                self._outside -= 1
            case RouteClaimed(_, route):
                self._outside += self._board.routes[route].length
            case CardRevealed(space, card):
                self._market[space] = card
            case CardTaken(_, space):
                self._market[space] = None
                self._outside -= 1
            case MarketSwept():
                self._market = [None] * MARKET_SPACES
            case _:
                pass

    def _follow_hands(self, event: Event) -> None:
        match event:
            case CardsDealt(seat, _, cards):
                for dealt in cards or ():
                    self._hands[seat][KIND_OF[dealt]] += 1
            case CardDrawn(seat, card) | CardTaken(seat, _, card):
                assert card is not None
                self._hands[seat][KIND_OF[card]] += 1
            case RouteClaimed(seat, route, payment):
                self._owners[route] = seat
                for paid, count in payment.cards(self._board.routes[route].length).items():
                    self._hands[seat][KIND_OF[paid]] -= count
            case _:
                pass

    def _can_sweep_help(self) -> bool:
        wilds = self._board.transport["wild"] - sum(hand[KIND_OF["wild"]] for hand in self._hands)
        return self._helps(self._outside - wilds)

    def _helps(self, coloured: int) -> bool:
        """4.5, the ruling, as in `kernel.transport`; with so many coloured cards in no hand."""
        return coloured > min(len(self._market), self._outside) - self._board.wild_limit

    def _can_claim(self, seat: int) -> bool:
        board, hand = self._board, self._hands[seat]
        carts = board.carts - sum(
            board.routes[route].length for route, owner in self._owners.items() if owner == seat
        )
        return any(
            route.length <= carts
            and self._is_open(route.index, seat)
            and all(hand[KIND_OF[c]] >= n for c, n in action.payment.cards(route.length).items())
            for action in board.actions
            if isinstance(action, ClaimRoute)
            for route in (action.route,)
        )

    def _is_open(self, route: int, seat: int) -> bool:
        """5.1, 5.6."""
        if route in self._owners:
            return False
        twin = self._board.routes[route].twin
        owner = None if twin is None else self._owners.get(twin)
        return owner is None or not closes_twin(owner == seat, self._players)
