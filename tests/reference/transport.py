"""The transport cards on the table: the market, the deck and the discards (rule 4)."""

from typing import Any

from .shuffling import reshuffled, shuffled_transport

WILD = "wild"


class Transport:
    """All transport cards that are in nobody's hand. It adds its events to the game's."""

    def __init__(self, board: dict[str, Any], seed: int, events: list[dict[str, Any]]) -> None:
        self.seed = seed
        self.events = events
        self.wild_limit: int = board["wild_limit"]
        self.market: list[str | None] = [None] * board["market"]
        self.deck = shuffled_transport(board, seed)
        self.discards: dict[str, int] = dict.fromkeys(board["transport"], 0)
        self.reshuffles = 0

    def draw(self) -> str:
        """The top card of the deck. Whoever draws renews the deck when the draw is done."""
        return self.deck.pop(0)

    def renew(self) -> None:
        """4.6: if the deck is empty, the discards become the new one, where there are any."""
        if not self.deck and sum(self.discards.values()) > 0:
            self.deck = reshuffled(self.discards, self.seed, self.reshuffles)
            self.discards = dict.fromkeys(self.discards, 0)
            self.reshuffles += 1
            self.events.append({"event": "shuffle", "deck": list(self.deck)})

    def discard(self, kind: str, count: int = 1) -> None:
        self.discards[kind] += count

    def take(self, kind: str) -> int:
        """Take a face-up card from the lowest space that shows it, and say which space."""
        slot = self.market.index(kind)
        self.market[slot] = None
        return slot

    def settle(self) -> None:
        """Fill the market (4.2, 4.7), with all its sweeps (4.5): one moment, says 4.6.

        A deck that this empties is renewed only afterwards, unless a space still needs a card.
        Between two sweeps the swept cards must stay where they are: if they alone became the new
        deck, the same five cards could come back for ever.
        """
        self.fill()
        while self.must_sweep():
            self.sweep()
            self.fill()
        self.renew()

    def fill(self) -> None:
        """Turn up a card on every empty space, the lowest first, while there are cards."""
        for slot in range(len(self.market)):
            if self.market[slot] is None:
                self.renew()  # 4.6: a card is needed
                if self.deck:
                    kind = self.draw()
                    self.market[slot] = kind
                    self.events.append({"event": "reveal", "slot": slot, "card": kind})

    def must_sweep(self) -> bool:
        """4.5: too many wilds are face up, and a sweep can help."""
        return self.market.count(WILD) >= self.wild_limit and self.sweep_can_help()

    def sweep_can_help(self) -> bool:
        """4.5: market, deck and discards hold the coloured cards for a market with few wilds."""
        everywhere = self.face_up() + self.deck
        for kind, count in self.discards.items():
            everywhere = everywhere + [kind] * count
        coloured = len([kind for kind in everywhere if kind != WILD])
        shown = min(len(self.market), len(everywhere))
        return coloured >= shown - (self.wild_limit - 1)

    def sweep(self) -> None:
        """4.5: all face-up cards go to the discards."""
        swept = self.face_up()
        for kind in swept:
            self.discard(kind)
        self.market = [None] * len(self.market)
        self.events.append({"event": "sweep", "cards": swept})

    def face_up(self) -> list[str]:
        """The cards of the market, the lowest space first, without the empty spaces."""
        return [kind for kind in self.market if kind is not None]
