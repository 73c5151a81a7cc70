"""Events as they travel: what happened, as one seat or a spectator may know it.

A field that the receiver may not know is null. It is built from the event as that seat saw it, so
that there is nothing here to take away.
"""

from dataclasses import fields
from typing import Any, Final, get_args

from grachten.protocol.wire import Wire
from grachten.rules import Colour, TransportCard
from grachten.rules import events as happened
from grachten.rules.actions import Choice, Payment
from grachten.rules.scoring import ContractScore as CountedContract
from grachten.rules.scoring import SeatScore as CountedSeat


class CardsDealt(Wire, frozen=True, tag_field="type", tag="cards-dealt"):
    """2.1."""

    seat: int
    count: int
    cards: tuple[TransportCard, ...] | None


class CardRevealed(Wire, frozen=True, tag_field="type", tag="card-revealed"):
    """4.2: a card turned up in a space of the market."""

    space: int
    card: TransportCard


class MarketSwept(Wire, frozen=True, tag_field="type", tag="market-swept"):
    """4.5: these face-up cards went to the discards."""

    cards: tuple[TransportCard, ...]


class DeckShuffled(Wire, frozen=True, tag_field="type", tag="deck-shuffled"):
    """4.6: the discards became the deck."""

    count: int


class ContractsOffered(Wire, frozen=True, tag_field="type", tag="contracts-offered"):
    """2.3, 6.1."""

    seat: int
    count: int
    contracts: tuple[int, ...] | None


class ContractsChosen(Wire, frozen=True, tag_field="type", tag="contracts-chosen"):
    """2.4: a seat has chosen at set-up."""

    seat: int
    choice: Choice | None


class ContractsKept(Wire, frozen=True, tag_field="type", tag="contracts-kept"):
    """2.4, 6.1."""

    seat: int
    count: int
    returned_count: int
    contracts: tuple[int, ...] | None
    returned: tuple[int, ...] | None


class CardDrawn(Wire, frozen=True, tag_field="type", tag="card-drawn"):
    """4.1: a blind draw."""

    seat: int
    card: TransportCard | None


class CardTaken(Wire, frozen=True, tag_field="type", tag="card-taken"):
    """4.1: a face-up card."""

    seat: int
    space: int
    card: TransportCard


class Paid(Wire, frozen=True):
    """5.2: cards of a colour, and wilds; how many of the colour follows from the route's length."""

    colour: Colour | None
    wilds: int


class RouteClaimed(Wire, frozen=True, tag_field="type", tag="route-claimed"):
    """5."""

    seat: int
    route: int
    payment: Paid
    points: int
    merchandise: bool


class TurnPassed(Wire, frozen=True, tag_field="type", tag="turn-passed"):
    """3.2."""

    seat: int


class LastRoundBegan(Wire, frozen=True, tag_field="type", tag="last-round-began"):
    """7.1."""

    seat: int


class ContractScore(Wire, frozen=True):
    """7.2."""

    contract: int
    completed: bool
    points: int


class SeatScore(Wire, frozen=True):
    """Every line of one seat's count."""

    routes: int
    contracts: tuple[ContractScore, ...]
    merchandise_cards: int
    merchandise: int
    total: int


class SeatScored(Wire, frozen=True, tag_field="type", tag="seat-scored"):
    """7.2, 7.3."""

    seat: int
    score: SeatScore


class GameEnded(Wire, frozen=True, tag_field="type", tag="game-ended"):
    """7.4."""

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

_KINDS: Final[dict[type, tuple[type[Any], tuple[str, ...]]]] = {
    kind: (wire, wire.__struct_fields__)
    for kind, wire in zip(get_args(happened.Event), get_args(Event), strict=True)
}
"""The event of the rules, and of the same name, the one that travels."""


def event_to_wire(event: happened.Event) -> Event:
    kind, names = _KINDS[type(event)]
    made: Event = kind(*(_to_wire(getattr(event, name)) for name in names))
    return made


def _to_wire(value: Any) -> Any:
    match value:
        case Payment(colour, wilds):
            return Paid(colour, wilds)
        case CountedSeat():
            contracts = tuple(
                ContractScore(line.contract, line.completed, line.points)
                for line in value.contracts
            )
            return SeatScore(
                value.routes, contracts, value.merchandise_cards, value.merchandise, value.total
            )
        case _:
            return value


def event_from_wire(event: Event) -> happened.Event:
    """The event of the rules again, as its receiver saw it."""
    kind = getattr(happened, type(event).__name__)
    values = {field.name: _from_wire(getattr(event, field.name, None)) for field in fields(kind)}
    made: happened.Event = kind(**values)
    return made


def _from_wire(value: Any) -> Any:
    match value:
        case Paid():
            return Payment(value.colour, value.wilds)
        case SeatScore():
            contracts = tuple(
                CountedContract(line.contract, line.completed, line.points)
                for line in value.contracts
            )
            return CountedSeat(
                value.routes, contracts, value.merchandise_cards, value.merchandise, value.total
            )
        case _:
            return value
