"""What happened, as sentences: "Bot 1 claimed Dam – Begijnhof with 2 blue: 2 points."."""

from collections.abc import Iterable, Sequence

from rich.markup import escape

from grachten.rules import Board, Event, TransportCard
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsChosen,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    GameEnded,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    SeatScored,
    TurnPassed,
)

STYLES: dict[str, str] = {
    "pink": "bold #d4589a",
    "blue": "bold #4a9fd8",
    "green": "bold #3d8f45",
    "black": "bold #8a8680",
    "red": "bold #e0524c",
    "orange": "bold #e5862a",
    "grey": "#b7b3a8",
    "wild": "bold #c49a3c",
}


def coloured(word: str, text: str | None = None) -> str:
    """A colour's name, in that colour."""
    return f"[{STYLES[word]}]{word if text is None else text}[/]"


def cards_in_words(cards: Iterable[tuple[TransportCard, int]]) -> str:
    """ "2 red and 1 wild", in colour."""
    parts = [coloured(card, f"{count} {card}") for card, count in cards if count]
    return " and ".join(parts) if len(parts) < 3 else ", ".join(parts)


def number_of(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


class Chronicle:
    """Describes events with the names of the players."""

    def __init__(self, board: Board, names: Sequence[str]) -> None:
        self._board = board
        self._names = [escape(name) for name in names]

    def tell(self, event: Event) -> str | None:
        """A sentence, or None for what the table shows anyway."""
        match event:
            case CardRevealed() | CardsDealt() | ContractsOffered() | ContractsChosen():
                return None
            case SeatScored() | GameEnded():
                return None
            case MarketSwept():
                return "Three wilds were face up: the market was swept."
            case DeckShuffled(count):
                return f"The discards became a new deck of {number_of(count, 'card')}."
            case _:
                return self._tell_of_seat(event)

    def _tell_of_seat(self, event: Event) -> str | None:
        match event:
            case ContractsKept(seat, count):
                return f"{self._names[seat]} kept {number_of(count, 'contract')}."
            case CardDrawn(seat, card):
                drawn = "a card" if card is None else f"a {coloured(card)} card"
                return f"{self._names[seat]} drew {drawn} from the deck."
            case CardTaken(seat, _, card):
                return f"{self._names[seat]} took a {coloured(card)} card."
            case RouteClaimed(seat, route, payment, points, merchandise):
                claimed = self._board.routes[route]
                paid = cards_in_words(payment.cards(claimed.length).items())
                goods = " and a merchandise card" if merchandise else ""
                return (
                    f"{self._names[seat]} claimed {escape(claimed.name)} with {paid}: "
                    f"{number_of(points, 'point')}{goods}."
                )
            case TurnPassed(seat):
                return f"{self._names[seat]} couldn't do anything and passed."
            case LastRoundBegan(seat):
                has = "have" if self._names[seat] == "You" else "has"
                return f"[bold]{self._names[seat]} {has} few carts left: the last round begins.[/]"
            case _:  # nothing else belongs to a seat
                return None
