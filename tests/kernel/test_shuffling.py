"""The random words and the shuffles, against known answers and the reference engine."""

import struct

import numpy as np
import pytest

from grachten.kernel import GAME
from grachten.kernel.compilation import is_compiled
from grachten.kernel.games import shuffled_decks
from grachten.kernel.shuffling import below, random_block, seed_words, shuffle
from grachten.rules import TRANSPORT_CARDS, Board
from reference import shuffled_decks as reference_decks
from reference.chacha import chacha_block, key_of
from support.agreement import amsterdam_data

SEEDS = [0, 1, 7, 255, 256, 2**32, 2**64 - 1, 2**64, 2**128 + 5, 2**255, 2**256 - 1]


@pytest.mark.parametrize(
    ("seed", "keystream"),
    [
        (0, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        (1, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"),
    ],
)
def test_the_key_stream_is_chacha_with_eight_rounds(seed: int, keystream: str) -> None:
    block = struct.pack("<16I", *random_block(seed_words(seed), 0, 0))
    assert block.hex().startswith(keystream)


@pytest.mark.parametrize("seed", SEEDS)
def test_blocks_and_streams_equal_the_references(seed: int) -> None:
    for stream, block in ((0, 0), (0, 1), (1, 0), (2, 5), (0xFFFF_FFFF, 3)):
        words = [int(word) for word in random_block(seed_words(seed), stream, block)]
        assert words == chacha_block(key_of(seed), block, stream)


@pytest.mark.parametrize("seed", [*SEEDS, *range(100, 120)])
def test_the_decks_of_a_seed_equal_the_references(seed: int) -> None:
    board = Board.load()
    games = np.zeros(1, GAME)
    shuffled_decks(board.tables, games, 0, seed_words(seed))
    game = games[0]
    deck = [TRANSPORT_CARDS[card] for card in game["deck"][:44]]
    contract_deck = game["contract_deck"][:24].tolist()
    assert (deck, contract_deck) == reference_decks(amsterdam_data(), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_is_four_words_the_lowest_first(seed: int) -> None:
    words = seed_words(seed)
    assert words.dtype == np.uint64
    assert sum(int(word) << 64 * place for place, word in enumerate(words)) == seed


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_number_that_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(OverflowError):
        seed_words(seed)


@pytest.mark.parametrize("limit", [1, 2, 3, 44, 1000])
def test_a_random_word_becomes_a_number_below_the_limit(limit: int) -> None:
    assert below(np.uint32(0), limit) == 0
    assert below(np.uint32(2**32 - 1), limit) == limit - 1
    assert below(np.uint32(2**31), limit) == limit // 2


@pytest.mark.parametrize("count", [0, 1, 2, 16, 17, 18, 33, 64])
def test_a_shuffle_uses_one_word_a_step_and_hands_back_the_next(count: int) -> None:
    cards = np.arange(64, dtype=np.uint8)
    following = shuffle(cards, count, seed_words(5), 3)
    words = [word for block in range(5) for word in chacha_block(key_of(5), block, 3)]
    pile = list(range(count))
    for last in range(count - 1, 0, -1):
        other = words.pop(0) * (last + 1) >> 32
        pile[last], pile[other] = pile[other], pile[last]
    assert cards[:count].tolist() == pile
    assert cards[count:].tolist() == list(range(count, 64))
    assert following == words[0]


def test_every_card_is_as_likely_in_every_place() -> None:
    size, shuffles = 8, 8000 if is_compiled else 400
    seen = np.zeros((size, size))
    for seed in range(shuffles):
        cards = np.arange(size, dtype=np.uint8)
        shuffle(cards, size, seed_words(seed), 0)
        seen[cards, np.arange(size)] += 1
    expected = shuffles / size
    chi_square = float(((seen - expected) ** 2 / expected).sum())
    # 49 degrees of freedom: 23.98 and 85.35 are the 0.1 % and 99.9 % quantiles.
    assert 23.98 < chi_square < 85.35
