"""From a seed to shuffled decks (docs/shuffle.md).

The random words are the key stream of the ChaCha cipher with eight rounds: nobody can work out
cards to come from cards that were seen, and anybody can write the few lines that check a deal.
Each shuffle of a game has a stream of its own, so a deal never depends on what is played.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled

TRANSPORT_STREAM: Final = 0
CONTRACT_STREAM: Final = 1  # and the first player, by the word after the shuffle's
RESHUFFLE_STREAM: Final = 2  # and one more for every reshuffle

Block = tuple[np.uint32, ...]  # sixteen words

LOW_HALF: Final = np.uint64(0xFFFFFFFF)
HALF: Final = np.uint64(32)
WORDS_PER_BLOCK: Final = 16
DOUBLE_ROUNDS: Final = 4


@compiled
def _add(a: np.uint32, b: np.uint32) -> np.uint32:
    return np.uint32((np.uint64(a) + np.uint64(b)) & LOW_HALF)


@compiled
def _xor_rotate(a: np.uint32, b: np.uint32, places: int) -> np.uint32:
    mixed = np.uint64(a ^ b)
    return np.uint32(((mixed << np.uint64(places)) | (mixed >> np.uint64(32 - places))) & LOW_HALF)


@compiled
def _quarter_round(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    a = _add(a, b)
    d = _xor_rotate(d, a, 16)
    c = _add(c, d)
    b = _xor_rotate(b, c, 12)
    a = _add(a, b)
    d = _xor_rotate(d, a, 8)
    c = _add(c, d)
    b = _xor_rotate(b, c, 7)
    return a, b, c, d


@compiled
def _low(word: np.uint64) -> np.uint32:
    return np.uint32(word & LOW_HALF)


@compiled
def _high(word: np.uint64) -> np.uint32:
    return np.uint32(word >> HALF)


@compiled
def random_block(seed: NDArray[np.uint64], stream: int, block: int) -> Block:
    """The sixteen 32-bit words of one block of one stream."""
    c0, c1 = np.uint32(0x61707865), np.uint32(0x3320646E)  # "expand 32-byte k"
    c2, c3 = np.uint32(0x79622D32), np.uint32(0x6B206574)
    k0, k1 = _low(seed[0]), _high(seed[0])
    k2, k3 = _low(seed[1]), _high(seed[1])
    k4, k5 = _low(seed[2]), _high(seed[2])
    k6, k7 = _low(seed[3]), _high(seed[3])
    counter, zero, nonce = np.uint32(block), np.uint32(0), np.uint32(stream)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = counter, zero, nonce, zero
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = _quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter_round(x3, x4, x9, x14)
    return (
        _add(x0, c0),
        _add(x1, c1),
        _add(x2, c2),
        _add(x3, c3),
        _add(x4, k0),
        _add(x5, k1),
        _add(x6, k2),
        _add(x7, k3),
        _add(x8, k4),
        _add(x9, k5),
        _add(x10, k6),
        _add(x11, k7),
        _add(x12, counter),
        x13,
        _add(x14, nonce),
        x15,
    )


@compiled
def below(word: np.uint32, limit: int) -> int:
    """A number from 0 to limit - 1, from one random word."""
    return int((np.uint64(word) * np.uint64(limit)) >> HALF)


@compiled
def shuffle(cards: NDArray[np.uint8], count: int, seed: NDArray[np.uint64], stream: int) -> int:
    """Shuffle the first `count` cards in place; the word that follows those it used."""
    words = random_block(seed, stream, 0)
    used = 0
    block = 0
    for last in range(count - 1, 0, -1):
        other = below(words[used], last + 1)
        cards[last], cards[other] = cards[other], cards[last]
        used += 1
        if used == WORDS_PER_BLOCK:
            block += 1
            words = random_block(seed, stream, block)
            used = 0
    return int(words[used])


def seed_words(seed: int) -> NDArray[np.uint64]:
    """A seed as the kernel takes it: a whole number below 2**256 as four words, lowest first."""
    return np.frombuffer(seed.to_bytes(32, "little"), dtype="<u8").astype(np.uint64)
