"""Actions: what a player can do, as values that know their number in the kernel."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple

from grachten.kernel.boards import claim_payments
from grachten.kernel.layout import (
    DRAW_BLIND,
    DRAW_CONTRACTS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    PASS,
    TAKE,
)
from grachten.rules.cards import COLOURS, ROUTE_COLOURS, TRANSPORT_CARDS, Colour, TransportCard
from grachten.rules.places import Route

Choice = Literal["first", "second", "both"]


class Payment(NamedTuple):
    """What a route is paid with: cards of a colour and a number of wilds, or wilds alone.

    How many coloured cards it takes follows from the length of the route.
    """

    colour: Colour | None
    wilds: int = 0

    def cards(self, length: int) -> dict[TransportCard, int]:
        """The cards of this payment for a route of that length."""
        paid: dict[TransportCard, int] = {}
        if self.colour is not None and length > self.wilds:
            paid[self.colour] = length - self.wilds
        if self.wilds:
            paid["wild"] = self.wilds
        return paid

    def words(self, length: int) -> str:
        """ "2 red and 1 wild"."""
        return " and ".join(f"{count} {card}" for card, count in self.cards(length).items())


@dataclass(frozen=True, slots=True)
class Pass:
    """Rule 3.2: do nothing, because nothing is possible."""

    id: ClassVar[int] = PASS

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class TakeFaceUp:
    """Rule 4.1: take a face-up card.

    Where several spaces of the market show it, `space` says which; by default the first of them.
    """

    card: TransportCard
    space: int | None = None

    @property
    def id(self) -> int:
        return TAKE + TRANSPORT_CARDS.index(self.card)

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class DrawBlind:
    """Rule 4.1: draw the top card of the deck."""

    id: ClassVar[int] = DRAW_BLIND

    def __str__(self) -> str:
        return "draw from the deck"


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Rule 5: claim a route with one of the payments that the hand allows."""

    route: Route
    payment: Payment

    @property
    def id(self) -> int:
        return self.route.first_claim + _payments(self.route).index(self.payment)

    def __str__(self) -> str:
        which = "" if self.route.twin is None else f" ({self.route.colour})"
        return f"claim {self.route}{which} with {self.payment.words(self.route.length)}"


@dataclass(frozen=True, slots=True)
class DrawContracts:
    """Rule 6.1: draw two contracts, to keep one or both."""

    id: ClassVar[int] = DRAW_CONTRACTS

    def __str__(self) -> str:
        return "draw contracts"


_KEEPS: Final[dict[Choice, int]] = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}
CHOICES: Final[dict[int, Choice]] = {number: choice for choice, number in _KEEPS.items()}
"""What to keep, by the number of the action."""


@dataclass(frozen=True, slots=True)
class KeepContracts:
    """Rules 2.3 and 6.1: keep the first, the second or both of the contracts on offer."""

    choice: Choice

    @property
    def id(self) -> int:
        return _KEEPS[self.choice]

    def __str__(self) -> str:
        return (
            "keep both contracts" if self.choice == "both" else f"keep the {self.choice} contract"
        )


Action = Pass | TakeFaceUp | DrawBlind | ClaimRoute | DrawContracts | KeepContracts


def _payments(route: Route) -> list[Payment]:
    """Every payment for a route, in the order of the action numbers."""
    return [
        Payment(None if colour is None else COLOURS[colour], wilds)
        for colour, wilds in claim_payments(route.length, ROUTE_COLOURS.index(route.colour))
    ]


def all_actions(routes: tuple[Route, ...]) -> tuple[Action, ...]:
    """Every action there is on a board with these routes; the index is the action's number."""
    return (
        Pass(),
        *(TakeFaceUp(card) for card in TRANSPORT_CARDS),
        DrawBlind(),
        DrawContracts(),
        *(KeepContracts(choice) for choice in _KEEPS),
        *(ClaimRoute(route, payment) for route in routes for payment in _payments(route)),
    )
