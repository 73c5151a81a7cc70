"""The legal actions as a collection."""

from collections.abc import Collection, Iterator, Sequence
from typing import SupportsInt, TypeVar

from grachten.rules.actions import Action, TakeFaceUp
from grachten.rules.board import Board
from grachten.rules.cards import TransportCard
from grachten.rules.state import bits

_Kind = TypeVar("_Kind", bound=Action)


class LegalActions(Collection[Action]):
    """What a seat may do now: `in`, `len`, iteration in the order of the action numbers."""

    __slots__ = ("_actions", "_market", "words")

    def __init__(
        self, board: Board, words: Sequence[SupportsInt], market: tuple[TransportCard | None, ...]
    ) -> None:
        self._actions = board.actions
        self.words = tuple(map(int, words))
        """The set as bits, by the numbers of the actions."""
        self._market = market

    @property
    def ids(self) -> tuple[int, ...]:
        """The numbers of the actions, rising."""
        return tuple(
            64 * index + bit for index, word in enumerate(self.words) for bit in bits(word)
        )

    def of(self, kind: type[_Kind]) -> tuple[_Kind, ...]:
        """Those of one kind: `legal.of(ClaimRoute)`."""
        return tuple(action for action in self if isinstance(action, kind))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        if isinstance(action, TakeFaceUp) and action.space is not None:
            spaces = range(len(self._market))
            if action.space not in spaces or self._market[action.space] != action.card:
                return False
            action = TakeFaceUp(action.card)
        try:
            number = action.id
        except (AttributeError, KeyError, TypeError, ValueError):  # no such card, choice, payment
            return False
        is_ours = number < len(self._actions) and self._actions[number] == action
        return is_ours and bool(self.words[number >> 6] >> (number & 63) & 1)

    def __iter__(self) -> Iterator[Action]:
        return (self._actions[number] for number in self.ids)

    def __len__(self) -> int:
        return sum(word.bit_count() for word in self.words)

    def __getitem__(self, index: int) -> Action:
        return self._actions[self.ids[index]]

    def __repr__(self) -> str:
        return f"<LegalActions ({len(self)}): {', '.join(map(str, self))}>"
