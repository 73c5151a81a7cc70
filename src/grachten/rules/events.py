"""Events: what happened, in the past tense.

Fields that only some may know are None in what the others receive (see `sight`).
"""

from dataclasses import dataclass

from grachten.rules.actions import Choice, Payment
from grachten.rules.cards import TransportCard
from grachten.rules.scoring import SeatScore


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """2.1. The cards are the seat's own secret."""

    seat: int
    count: int
    cards: tuple[TransportCard, ...] | None


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """4.2, 4.7: a card turned up in a space of the market."""

    space: int
    card: TransportCard


@dataclass(frozen=True, slots=True)
class MarketSwept:
    """4.5: these face-up cards went to the discards."""

    cards: tuple[TransportCard, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """4.6: the discards became the deck. Its order is nobody's to know."""

    count: int
    deck: tuple[TransportCard, ...] | None


@dataclass(frozen=True, slots=True)
class ContractsOffered:
    """2.3, 6.1. Which they are is the seat's own secret."""

    seat: int
    count: int
    contracts: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class ContractsChosen:
    """2.4: a seat has made its choice at set-up; the choice is the seat's own secret."""

    seat: int
    choice: Choice | None


@dataclass(frozen=True, slots=True)
class ContractsKept:
    """2.4, 6.1. How many were kept and returned is open, which they are is not."""

    seat: int
    count: int
    returned_count: int
    contracts: tuple[int, ...] | None
    returned: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """4.1: a blind draw. The card is the seat's own secret."""

    seat: int
    card: TransportCard | None


@dataclass(frozen=True, slots=True)
class CardTaken:
    """4.1: a face-up card."""

    seat: int
    space: int
    card: TransportCard


@dataclass(frozen=True, slots=True)
class RouteClaimed:
    """5.4, 5.5: a route was claimed, with what it was paid and what it brought."""

    seat: int
    route: int
    payment: Payment
    points: int
    merchandise: bool


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """3.2: a seat could do nothing else."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """7.1: this seat's turn left it with few carts; everyone has one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatScored:
    """7.2, 7.3: one seat's count at the end."""

    seat: int
    score: SeatScore


@dataclass(frozen=True, slots=True)
class GameEnded:
    """7.4: who won."""

    winners: tuple[int, ...]


Event = (
    CardsDealt
    | CardRevealed
    | MarketSwept
    | DeckShuffled
    | ContractsOffered
    | ContractsChosen
    | ContractsKept
    | CardDrawn
    | CardTaken
    | RouteClaimed
    | TurnPassed
    | LastRoundBegan
    | SeatScored
    | GameEnded
)
