"""What happened, as the page's log tells it: the messages are in `words`, in `log.ftl`.

`web/src/log/chronicle.ts` chooses messages and values in the same way; a test compares the two.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.markup import escape

from grachten.cli.colours import coloured
from grachten.cli.words import Words
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

Values = Mapping[str, str | int]

SHOWN: Final = (
    *(CardsDealt, CardRevealed, ContractsOffered, ContractsChosen),
    *(SeatScored, GameEnded),
)
"""What the terminal shows as tables, and therefore does not tell."""


class Told(NamedTuple):
    """A message and its values."""

    id: str
    values: Values


class Chronicle:
    """Tells the events of one game, in their order."""

    def __init__(self, board: Board, names: Sequence[str], words: Words | None = None) -> None:
        self._board = board
        self._names = names
        self._words = words or Words()
        self._you = self._words.say("terminal-you")
        """A player of this name is addressed: "You have …", not "You has …"."""
        self._have_contracts: set[int] = set()

    def tell(self, event: Event) -> str | None:
        """A sentence with Rich's markup, or None for what the table shows anyway."""
        told = self.told(event)
        if told is None:
            return None
        # Only names can hold what looks like markup.
        values = {
            key: escape(value) if isinstance(value, str) else value
            for key, value in told.values.items()
        }
        sentence = self._words.say(told.id, values)
        for card, phrase in self._cards(event, values):
            # The last one: in every sentence the cards come after the names.
            before, found, after = sentence.rpartition(phrase)
            sentence = f"{before}{coloured(card, found)}{after}"
        return f"[bold]{sentence}[/]" if isinstance(event, LastRoundBegan) else sentence

    def told(self, event: Event) -> Told | None:
        """The message for an event; None for what the table shows anyway."""
        match event:
            case MarketSwept(cards):
                return Told("log-swept", {"wilds": cards.count("wild")})
            case DeckShuffled(count):
                return Told("log-shuffled", {"count": count})
            case CardTaken(seat, _, card):
                return self._about(seat, "log-taken", {"card": card})
            case CardDrawn(seat, card):
                if card is None:
                    return self._about(seat, "log-drawn", {})
                return self._about(seat, "log-drawn-card", {"card": card})
            case ContractsKept(seat, count, returned):
                # Everyone keeps a contract at set-up (2.4), so that one is a seat's first.
                id_ = "log-kept" if seat in self._have_contracts else "log-kept-first"
                self._have_contracts.add(seat)
                return self._about(seat, id_, {"count": count, "returned": returned})
            case RouteClaimed(seat):
                return self._about(seat, "log-claimed", self._claim(event))
            case TurnPassed(seat):
                return self._about(seat, "log-passed", {})
            case LastRoundBegan(seat):
                return self._about(seat, "log-last-round", {})
            case _:
                assert isinstance(event, SHOWN)
                return None

    def _about(self, seat: int, id_: str, values: Values) -> Told:
        """Of a player by name, or to that player."""
        name = self._names[seat]
        return (
            Told(f"{id_}-you", values) if name == self._you else Told(id_, {**values, "name": name})
        )

    def _claim(self, event: RouteClaimed) -> Values:
        route = self._board.routes[event.route]
        start, end = (self._board.locations[index].name for index in route.ends)
        return {
            "from": start,
            "to": end,
            "card": event.payment.colour or "wild",
            "count": route.length - event.payment.wilds,
            "wilds": event.payment.wilds,
            "points": event.points,
            "merchandise": "yes" if event.merchandise else "no",
        }

    def _cards(self, event: Event, values: Values) -> Iterator[tuple[TransportCard, str]]:
        """What a sentence says about cards, to be shown in their colours."""
        match event:
            case CardTaken(_, _, "wild") | CardDrawn(_, "wild"):
                yield "wild", self._words.say("common-card-wild", values)
            case CardTaken(_, _, card) | CardDrawn(_, card) if card is not None:
                yield card, self._words.say("common-adjective-one", values)
            case RouteClaimed(_, _, payment):
                if payment.colour is not None and values["count"]:
                    yield payment.colour, self._words.say("common-cards", values)
                if payment.wilds:
                    yield "wild", self._words.say("log-wilds", values)
            case _:
                pass
