"""The random words of a game: the ChaCha stream cipher with 8 rounds, in its original layout."""

import struct

SEEDS = 2**256
"""A seed is a whole number from 0 up to, not including, this."""

CONSTANTS = list(struct.unpack("<4I", b"expand 32-byte k"))
MASK = 0xFFFFFFFF


def key_of(seed: int) -> bytes:
    """The 32 bytes of a seed, the lowest first."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"A seed is a whole number from 0 to 2**256 - 1, not {seed}.")
    return seed.to_bytes(32, "little")


def rotate_left(word: int, bits: int) -> int:
    return ((word << bits) & MASK) | (word >> (32 - bits))


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    state[a] = (state[a] + state[b]) & MASK
    state[d] = rotate_left(state[d] ^ state[a], 16)
    state[c] = (state[c] + state[d]) & MASK
    state[b] = rotate_left(state[b] ^ state[c], 12)
    state[a] = (state[a] + state[b]) & MASK
    state[d] = rotate_left(state[d] ^ state[a], 8)
    state[c] = (state[c] + state[d]) & MASK
    state[b] = rotate_left(state[b] ^ state[c], 7)


def chacha_block(key: bytes, counter: int, nonce: int, rounds: int = 8) -> list[int]:
    """The sixteen words of one block. Counter and nonce are of 64 bits, the low word first."""
    start = (
        CONSTANTS
        + list(struct.unpack("<8I", key))
        + [counter & MASK, counter >> 32, nonce & MASK, nonce >> 32]
    )
    state = list(start)
    for _ in range(rounds // 2):
        quarter_round(state, 0, 4, 8, 12)
        quarter_round(state, 1, 5, 9, 13)
        quarter_round(state, 2, 6, 10, 14)
        quarter_round(state, 3, 7, 11, 15)
        quarter_round(state, 0, 5, 10, 15)
        quarter_round(state, 1, 6, 11, 12)
        quarter_round(state, 2, 7, 8, 13)
        quarter_round(state, 3, 4, 9, 14)
    return [(word + first) & MASK for word, first in zip(state, start, strict=True)]


class WordStream:
    """The endless words of one stream of a seed. The number of the stream is the nonce."""

    def __init__(self, seed: int, stream: int) -> None:
        self.key = key_of(seed)
        self.stream = stream
        self.blocks = 0
        self.words: list[int] = []

    def next_word(self) -> int:
        if not self.words:
            self.words = chacha_block(self.key, self.blocks, self.stream)
            self.blocks += 1
        return self.words.pop(0)

    def below(self, n: int) -> int:
        """A whole number from 0 up to, not including, n. It takes one word."""
        return (self.next_word() * n) >> 32
