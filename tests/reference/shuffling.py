"""The shuffles of a game, all of them fixed by its seed."""

from typing import Any, TypeVar

from .chacha import WordStream

T = TypeVar("T")

TRANSPORT_STREAM = 0
CONTRACT_STREAM = 1
FIRST_RESHUFFLE_STREAM = 2


def shuffle(pile: list[T], words: WordStream) -> None:
    """Shuffle a pile in place, with one word for each step. Its first is the top afterwards."""
    for i in range(len(pile) - 1, 0, -1):
        j = words.below(i + 1)
        pile[i], pile[j] = pile[j], pile[i]


def laid_out(counts: dict[str, int]) -> list[str]:
    """Transport cards by name, kind after kind, in the order of the counts."""
    return [kind for kind, count in counts.items() for _ in range(count)]


def shuffled_transport(board: dict[str, Any], seed: int) -> list[str]:
    """2.1: the transport deck before the deal, top first."""
    deck = laid_out(board["transport"])
    shuffle(deck, WordStream(seed, TRANSPORT_STREAM))
    return deck


def shuffled_contracts(board: dict[str, Any], words: WordStream) -> list[int]:
    """2.3: the contract deck before the deal, top first."""
    contract_deck = list(range(len(board["contracts"])))
    shuffle(contract_deck, words)
    return contract_deck


def shuffled_decks(board: dict[str, Any], seed: int) -> tuple[list[str], list[int]]:
    """The transport deck and the contract deck before the deal, both top first."""
    words = WordStream(seed, CONTRACT_STREAM)
    return shuffled_transport(board, seed), shuffled_contracts(board, words)


def first_player_drawn(board: dict[str, Any], seed: int, players: int) -> int:
    """2.5: the first player where no seat is the youngest: the word after the contracts'."""
    words = WordStream(seed, CONTRACT_STREAM)
    shuffled_contracts(board, words)
    return words.below(players)


def reshuffled(discards: dict[str, int], seed: int, reshuffles: int) -> list[str]:
    """4.6: the discards as a new deck, top first, after so many earlier reshuffles."""
    deck = laid_out(discards)
    shuffle(deck, WordStream(seed, FIRST_RESHUFFLE_STREAM + reshuffles))
    return deck
