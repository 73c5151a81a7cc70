"""The shuffle that nobody chooses: what it is made of, as bytes, as a seed and in a record."""

import contextlib
import hashlib
import io
import json
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grachten.rules import (
    Board,
    FairShuffle,
    Game,
    GrachtenError,
    Player,
    RecordError,
    commitment_of,
    make_record,
)
from grachten.rules.record_format import shuffled_decks
from rules.support import golden_games
from support.agreement import evenly

DOCS = Path(__file__).parents[2] / "docs"
BOARD = Board.load()
SECRET, SALT = bytes(range(32)), bytes(range(32, 64))
EXAMPLE = FairShuffle(SECRET, SALT, ((0, b"\xa0" * 32), (2, b"\xc2" * 32)), None)
"""The example of the documents."""


def blocks(document: str, language: str) -> list[str]:
    text = (DOCS / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def finished(shuffle: FairShuffle, players: int = 3, **changes: Any) -> Game:
    """A game that was dealt by a shuffle, or differs from it in what is named."""
    settings = {"seed": shuffle.seed, "youngest": shuffle.youngest, **changes}
    game = Game.new(players, board=BOARD, **settings)
    rng = random.Random(1)
    while not game.is_over:
        game.play(evenly(list(game.legal_actions), rng))
    return game


def names(count: int = 3) -> list[Player]:
    return [Player(f"Seat {seat}") for seat in range(count)]


# Commitment and seed


def test_the_commitment_is_the_hash_of_secret_and_salt() -> None:
    right = hashlib.sha256(bytes(range(64))).hexdigest()
    assert commitment_of(SECRET, SALT) == EXAMPLE.commitment == right


def test_the_seed_is_the_hash_of_secret_and_contributions() -> None:
    parts = [b"grachten-shuffle/1", SECRET, b"\x00", b"\xa0" * 32, b"\x02", b"\xc2" * 32]
    assert EXAMPLE.seed == int(hashlib.sha256(b"".join(parts)).hexdigest(), 16)
    alone = replace(EXAMPLE, contributions=())
    assert alone.seed == int(hashlib.sha256(b"grachten-shuffle/1" + SECRET).hexdigest(), 16)


def test_whatever_is_changed_in_a_contribution_changes_the_seed() -> None:
    first, second = EXAMPLE.contributions
    others = [
        (),
        (first,),
        (second,),
        (first, (2, b"\xc3" + b"\xc2" * 31)),
        (first, (2, b"\xc2" * 31 + b"\xc3")),
        (first, (3, second[1])),
        ((0, second[1]), (2, first[1])),
        (first, (1, b"\xb1" * 32), second),
    ]
    seeds = {replace(EXAMPLE, contributions=other).seed for other in others}
    assert len(seeds | {EXAMPLE.seed}) == len(others) + 1
    assert replace(EXAMPLE, secret=SALT).seed not in seeds | {EXAMPLE.seed}


def test_neither_salt_nor_youngest_touches_the_cards() -> None:
    assert replace(EXAMPLE, salt=SECRET, youngest=2).seed == EXAMPLE.seed


def test_any_seed_that_comes_of_it_is_one_for_a_game() -> None:
    rng = random.Random(1)
    for _ in range(200):
        added = tuple((seat, rng.randbytes(32)) for seat in range(rng.randrange(5)))
        shuffle = FairShuffle(rng.randbytes(32), rng.randbytes(32), added, None)
        assert 0 <= shuffle.seed < 2**256
        assert FairShuffle.from_dict(json.loads(json.dumps(shuffle.to_dict()))) == shuffle


def test_the_secret_is_not_printed() -> None:
    for text in (repr(EXAMPLE), str(EXAMPLE), f"{EXAMPLE}"):
        for hidden in (SECRET, SALT):
            assert repr(hidden)[2:-1] not in text
            assert hidden.hex() not in text


# What is no shuffle


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": b"\x00" * 31}, "A secret is 32 bytes."),
        ({"secret": "0" * 32}, "A secret is 32 bytes."),
        ({"salt": b"\x00" * 33}, "A salt is 32 bytes."),
        ({"salt": None}, "A salt is 32 bytes."),
        ({"contributions": ((0, b""),)}, "A contribution is 32 bytes."),
        ({"contributions": ((0, bytearray(32)),)}, "A contribution is 32 bytes."),
        ({"contributions": ((4, SALT),)}, "A contribution must name a seat from 0 to 3."),
        ({"contributions": ((-1, SALT),)}, "A contribution must name a seat from 0 to 3."),
        ({"contributions": ((True, SALT),)}, "A contribution must name a seat from 0 to 3."),
        ({"contributions": ((1.0, SALT),)}, "A contribution must name a seat from 0 to 3."),
        (
            {"contributions": ((1, SALT), (0, SALT))},
            "Contributions must come in the order of the seats, each seat once.",
        ),
        (
            {"contributions": ((1, SALT), (1, SECRET))},
            "Contributions must come in the order of the seats, each seat once.",
        ),
        ({"youngest": 4}, "'youngest' must name a seat from 0 to 3."),
        ({"youngest": -1}, "'youngest' must name a seat from 0 to 3."),
        ({"youngest": False}, "'youngest' must name a seat from 0 to 3."),
    ],
)
def test_sentences_about_parts(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GrachtenError) as caught:
        replace(EXAMPLE, **change)
    assert str(caught.value) == sentence


def test_a_commitment_is_of_whole_parts_only() -> None:
    """Otherwise a byte could be moved from one to the other, and nobody would see it."""
    with pytest.raises(GrachtenError, match=r"^A secret is 32 bytes\.$"):
        commitment_of(SECRET + SALT[:1], SALT[1:])
    with pytest.raises(GrachtenError, match=r"^A salt is 32 bytes\.$"):
        commitment_of(SECRET, SALT[1:])


# As JSON


HEX_IS_WRONG = "must be 64 hexadecimal digits, in lower case."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"commitment": 3}, f"The shuffle's commitment {HEX_IS_WRONG}"),
        ({"commitment": EXAMPLE.commitment.upper()}, f"The shuffle's commitment {HEX_IS_WRONG}"),
        ({"secret": SECRET.hex() + "\n"}, f"The shuffle's secret {HEX_IS_WRONG}"),
        ({"secret": SECRET.hex(" ")}, f"The shuffle's secret {HEX_IS_WRONG}"),
        ({"salt": "٣" * 64}, f"The shuffle's salt {HEX_IS_WRONG}"),
        ({"salt": None}, f"The shuffle's salt {HEX_IS_WRONG}"),
        ({"contributions": {}}, "The shuffle's contributions must be a list."),
        ({"contributions": [[0, SALT.hex()]]}, "Contribution 0 must have a seat and bytes."),
        ({"contributions": [{"seat": 0}]}, "Contribution 0 has no 'bytes'."),
        (
            {"contributions": [{"seat": 0, "bytes": SALT.hex(), "by": "Ada"}]},
            "Contribution 0 has 'by', which the format does not have.",
        ),
        ({"contributions": [{"seat": 0, "bytes": ""}]}, f"Contribution 0 {HEX_IS_WRONG}"),
        (
            {"contributions": [{"seat": "0", "bytes": SALT.hex()}]},
            "A contribution must name a seat from 0 to 3.",
        ),
        (
            {"contributions": [{"seat": 1, "bytes": SALT.hex()}] * 2},
            "Contributions must come in the order of the seats, each seat once.",
        ),
        ({"youngest": "0"}, "'youngest' must name a seat from 0 to 3."),
        ({"seed": "7"}, "'shuffle' has 'seed', which the format does not have."),
    ],
)
def test_sentences_about_json(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        FairShuffle.from_dict({**EXAMPLE.to_dict(), **change})
    assert str(caught.value) == sentence


@pytest.mark.parametrize("data", [None, [], "shuffle", 3, True])
def test_what_is_no_object(data: object) -> None:
    with pytest.raises(RecordError, match=r"^'shuffle' must be an object\.$"):
        FairShuffle.from_dict(data)


@pytest.mark.parametrize("key", EXAMPLE.to_dict())
def test_no_part_may_be_missing(key: str) -> None:
    data = EXAMPLE.to_dict()
    del data[key]
    with pytest.raises(RecordError, match=rf"^'shuffle' has no '{key}'\.$"):
        FairShuffle.from_dict(data)


@pytest.mark.parametrize("key", ["commitment", "secret", "salt"])
def test_a_broken_promise_is_found(key: str) -> None:
    data = {**EXAMPLE.to_dict(), key: "0" * 64}
    with pytest.raises(RecordError) as caught:
        FairShuffle.from_dict(data)
    assert str(caught.value) == "The shuffle's commitment does not match its secret and salt."
    assert caught.value.rule == "2.1"


# In a record


def test_the_shuffle_is_the_last_key_of_a_record() -> None:
    game = finished(EXAMPLE)
    plain, told = make_record(game, names()), make_record(game, names(), EXAMPLE)
    assert "shuffle" not in plain
    assert list(told) == [*plain, "shuffle"]
    assert told == {**plain, "shuffle": EXAMPLE.to_dict()}


def test_a_shuffle_of_another_game_is_refused() -> None:
    game = finished(EXAMPLE, seed=EXAMPLE.seed - 1)
    with pytest.raises(RecordError, match=r"^The seed does not follow from the shuffle's secret"):
        make_record(game, names(), EXAMPLE)


def test_a_shuffle_of_more_seats_is_refused() -> None:
    game = finished(EXAMPLE, players=2)
    with pytest.raises(
        RecordError, match=r"^A contribution is from seat 2, but there are only 2 players\.$"
    ):
        make_record(game, names(2), EXAMPLE)
    shuffle = replace(EXAMPLE, contributions=EXAMPLE.contributions[:1], youngest=3)
    game = finished(shuffle, youngest=None)
    with pytest.raises(
        RecordError, match=r"^The youngest is seat 3, but there are only 3 players\.$"
    ):
        make_record(game, names(), shuffle)


@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_a_shuffle_with_another_youngest_is_refused(youngest: int) -> None:
    game = finished(EXAMPLE, youngest=youngest)
    with pytest.raises(GrachtenError, match=r"^The shuffle and the game disagree on who is the"):
        make_record(game, names(), EXAMPLE)


# The documents


@cache
def program_of_the_page() -> tuple[dict[str, Any], str]:
    """What the program of the page defines, and what it prints."""
    (code,) = blocks("shuffle.md", "python")
    found: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, found)  # noqa: S102 - our own document
    return found, printed.getvalue()


def test_the_example_of_the_shuffles_page_is_true() -> None:
    (shown,) = blocks("shuffle.md", "text")
    found, printed = program_of_the_page()
    assert printed == shown
    assert (found["commitment"], found["seed"]) == (EXAMPLE.commitment, EXAMPLE.seed)
    decks = (found["deck_of_example"], found["contracts_of_example"])
    assert decks == shuffled_decks(BOARD, EXAMPLE.seed)


@pytest.mark.parametrize("name", ["renewed-2p", "refilled-3p", "unsweepable-4p"])
def test_the_program_of_the_page_makes_every_new_deck_of_a_record(name: str) -> None:
    """Told by the record alone: what was paid and swept since the last new deck is the next."""
    record = json.loads(golden_games.path_of(name).read_text(encoding="utf-8"))
    new_deck = program_of_the_page()[0]["new_deck"]
    discards: list[str] = []
    made = 0
    for event in record["events"]:
        match event["event"]:
            case "claim":
                discards += [card for card, count in event["paid"].items() for _ in range(count)]
            case "sweep":
                discards += event["cards"]
            case "shuffle":
                assert event["deck"] == new_deck(discards, int(record["seed"]), made)
                discards, made = [], made + 1
            case _:
                pass
    assert made > 2


def test_the_example_of_the_records_page_is_the_same() -> None:
    shown = json.loads(blocks("record.md", "json")[1])
    assert FairShuffle.from_dict(shown) == EXAMPLE
    assert list(shown) == list(EXAMPLE.to_dict())
