"""Reading one kernel game from Python.

NumPy takes about a microsecond for each field of a record; slicing its bytes takes a tenth.
"""

import sys
from functools import lru_cache
from typing import Final, Literal

import numpy as np

from grachten.kernel.layout import BEFORE_LAST_ROUND, GAME, GAP, MARKET_SPACES, MAX_CONTRACTS, PASS
from grachten.kernel.records import Games
from grachten.rules.cards import TRANSPORT_CARDS, Hand, TransportCard

Phase = Literal["set-up", "turn", "second card", "keep", "over"]
PHASES: Final[tuple[Phase, ...]] = ("set-up", "turn", "second card", "keep", "over")

_fields = GAME.fields
assert _fields is not None
_AT: Final[dict[str, int]] = {name: int(place[1]) for name, place in _fields.items()}
_MARKET_NAMES: Final[tuple[TransportCard | None, ...]] = (*TRANSPORT_CARDS, None)
assert _MARKET_NAMES[GAP] is None


@lru_cache(maxsize=4096)
def bits(members: int) -> tuple[int, ...]:
    """The numbers in a set of bits, rising."""
    found = []
    while members:
        found.append((members & -members).bit_length() - 1)
        members &= members - 1
    return tuple(found)


class GameState:
    """A game of the kernel as it is at one moment. Reading only: changes go through the kernel."""

    __slots__ = ("_bytes", "games", "phase", "players", "to_act")

    def __init__(self, games: Games) -> None:
        self.games = games
        self._bytes = games.tobytes()
        self.players = self._bytes[_AT["players"]]
        self.phase = PHASES[self._bytes[_AT["phase"]]]
        self.to_act = self._seats_to_act()
        """Whose decision it is: at set-up everyone's who has not chosen yet (2.4)."""

    def restore(self, games: Games) -> None:
        """Make the game again what it was at this moment."""
        games[:] = np.frombuffer(self._bytes, GAME)

    @property
    def first(self) -> int:
        return self._bytes[_AT["first"]]

    @property
    def seat(self) -> int:
        return self._bytes[_AT["seat"]]

    @property
    def passes(self) -> int:
        return self._bytes[_AT["passes"]]

    @property
    def last_turns(self) -> int | None:
        turns = self._bytes[_AT["last_turns"]]
        return None if turns == BEFORE_LAST_ROUND else turns

    @property
    def reshuffles(self) -> int:
        return self._word("reshuffles", 0, 4)

    @property
    def market(self) -> tuple[TransportCard | None, ...]:
        at = _AT["market"]
        return tuple(_MARKET_NAMES[card] for card in self._bytes[at : at + MARKET_SPACES])

    @property
    def deck(self) -> tuple[TransportCard, ...]:
        """Top first."""
        at = _AT["deck"]
        top, end = self._bytes[_AT["deck_top"]], self._bytes[_AT["deck_end"]]
        return tuple(TRANSPORT_CARDS[card] for card in self._bytes[at + top : at + end])

    @property
    def deck_size(self) -> int:
        return self._bytes[_AT["deck_end"]] - self._bytes[_AT["deck_top"]]

    @property
    def discards(self) -> Hand:
        at = _AT["discards"]
        return Hand._make(self._bytes[at : at + 7])

    @property
    def contract_deck(self) -> tuple[int, ...]:
        """Top first."""
        at, top = _AT["contract_deck"], self._bytes[_AT["contract_top"]]
        return tuple(
            self._bytes[at + (top + index) % MAX_CONTRACTS]
            for index in range(self.contract_deck_size)
        )

    @property
    def contract_deck_size(self) -> int:
        return self._bytes[_AT["contracts_left"]]

    def hand(self, seat: int) -> Hand:
        at = _AT["hand"] + 7 * seat
        return Hand._make(self._bytes[at : at + 7])

    def cards(self, seat: int) -> int:
        """How many transport cards a seat holds."""
        at = _AT["hand"] + 7 * seat
        return sum(self._bytes[at : at + 7])

    def carts(self, seat: int) -> int:
        return self._bytes[_AT["carts"] + seat]

    def points(self, seat: int) -> int:
        return self._bytes[_AT["points"] + seat]

    def merchandise(self, seat: int) -> int:
        return self._bytes[_AT["merchandise"] + seat]

    def routes(self, seat: int) -> tuple[int, ...]:
        return bits(self._word("routes", seat, 8))

    def routes_as_bits(self) -> list[int]:
        """The routes of every seat."""
        at = _AT["routes"]
        return [
            int.from_bytes(self._bytes[place : place + 8], sys.byteorder)
            for place in range(at, at + 8 * self.players, 8)
        ]

    def contracts(self, seat: int) -> tuple[int, ...]:
        return bits(self._word("contracts", seat, 4))

    def contract_count(self, seat: int) -> int:
        return self._word("contracts", seat, 4).bit_count()

    def offered(self, seat: int) -> tuple[int, ...]:
        at, count = _AT["offered"] + 2 * seat, self._bytes[_AT["offers"] + seat]
        return tuple(self._bytes[at : at + count])

    def has_chosen(self, seat: int) -> bool:
        return self._bytes[_AT["chosen"] + seat] != PASS

    def choice(self, seat: int) -> int:
        """The number of the action a seat has chosen at set-up."""
        return self._bytes[_AT["chosen"] + seat]

    def _seats_to_act(self) -> tuple[int, ...]:
        match self.phase:
            case "over":
                return ()
            case "set-up":
                return tuple(seat for seat in range(self.players) if not self.has_chosen(seat))
            case _:
                return (self.seat,)

    def _word(self, field: str, index: int, width: int) -> int:
        at = _AT[field] + index * width
        return int.from_bytes(self._bytes[at : at + width], sys.byteorder)
