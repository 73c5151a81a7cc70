"""Events as they travel: what happened, as one seat or a spectator may know it.

A field that the receiver may not know is null. It is built from the event as that seat saw it, so
that there is nothing here to take away.
"""

from types import NoneType
from typing import Any, Final

from grachten.protocol.pairing import check_fields, paired
from grachten.protocol.wire import Wire
from grachten.rules import Colour, TransportCard, actions, scoring
from grachten.rules import events as happened
from grachten.rules.actions import Choice


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


class Payment(Wire, frozen=True):
    """5.2: cards of a colour, and wilds; how many of the colour follows from the route's length."""

    colour: Colour | None
    wilds: int


class RouteClaimed(Wire, frozen=True, tag_field="type", tag="route-claimed"):
    """5."""

    seat: int
    route: int
    payment: Payment
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

_KINDS: Final = paired(happened.Event, Event, {"DeckShuffled": ("count",)})
"""The struct for each event of the rules. The order of a new deck is never sent."""

_HAPPENED: Final = {struct: kind for kind, struct in _KINDS.items()}

_PLAIN: Final = frozenset({int, str, bool, NoneType})
"""Values that travel as they are: most of them, so that they are looked up first."""

check_fields(actions.Payment, Payment)
check_fields(scoring.SeatScore, SeatScore)
check_fields(scoring.ContractScore, ContractScore)


def event_to_wire(event: happened.Event) -> Event:
    struct = _KINDS[type(event)]
    made: Event = struct(*[_to_wire(getattr(event, name)) for name in struct.__match_args__])
    return made


def _to_wire(value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    match value:
        case actions.Payment():
            return Payment(*value)
        case scoring.SeatScore():
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
    """The event of the rules again, as its receiver saw it: without what was not sent."""
    kind = _HAPPENED[type(event)]
    made: happened.Event = kind(
        *(_from_wire(getattr(event, name, None)) for name in kind.__match_args__)
    )
    return made


def _from_wire(value: Any) -> Any:
    match value:
        case Payment():
            return actions.Payment(value.colour, value.wilds)
        case SeatScore():
            contracts = tuple(
                scoring.ContractScore(line.contract, line.completed, line.points)
                for line in value.contracts
            )
            return scoring.SeatScore(
                value.routes, contracts, value.merchandise_cards, value.merchandise, value.total
            )
        case _:
            return value
