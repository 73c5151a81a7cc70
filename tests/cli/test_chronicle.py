"""The terminal's sentences: the page's own messages, chosen in the same way."""

import json
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from rich.text import Text

from grachten.cli.chronicle import SHOWN, Chronicle, Told
from grachten.cli.screen import victory
from grachten.cli.words import Words
from grachten.protocol.boards import board_to_wire
from grachten.protocol.events import event_to_wire
from grachten.rules import Board, Event, Payment, ScoreSheet, verify_record
from grachten.rules.events import (
    CardDrawn,
    CardTaken,
    ContractsKept,
    DeckShuffled,
    GameEnded,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    TurnPassed,
)
from grachten.rules.scoring import SeatScore
from rules.support import golden_games
from support.page_code import PAGE, run_page

ROOT: Final = Path(__file__).resolve().parents[2]
WORDS: Final = ROOT / "src" / "grachten" / "words"
CHRONICLE: Final = PAGE / "log" / "chronicle.ts"
BOARD: Final = Board.load()
PAIR: Final = next(r for r in BOARD.routes if r.length == 2 and not r.cart and r.colour == "grey")
FOUR: Final = next(route for route in BOARD.routes if route.length == 4 and route.cart)


@cache
def played() -> tuple[Event, ...]:
    """What seat 0 saw of two recorded games; passes do not happen on this board."""
    seen: list[Event] = [TurnPassed(0), TurnPassed(1)]
    for name in ("points-3p", "contracts-3p"):
        record = json.loads(golden_games.path_of(name).read_text(encoding="utf-8"))
        seen += verify_record(record, BOARD).events_for(0)
    return tuple(seen)


def sentence(event: Event, names: Sequence[str] = ("Anna", "Bo", "Cleo")) -> str:
    """What a reader sees of it, without the colours."""
    told = Chronicle(BOARD, names).tell(event)
    assert told is not None
    return Text.from_markup(told).plain


def in_colour(event: Event) -> list[tuple[str, str]]:
    """The words that are in colour, each with its style."""
    told = Chronicle(BOARD, ["Anna"]).tell(event)
    assert told is not None
    text = Text.from_markup(told)
    return [(text.plain[span.start : span.end], str(span.style)) for span in text.spans]


def told_on_the_page(
    events: Sequence[Event], names: Sequence[str], me: int | None
) -> list[dict[str, Any] | None]:
    """What the page makes of these events."""
    context = {"board": board_to_wire(BOARD), "names": names, "me": me}
    made: list[dict[str, Any] | None] = run_page(
        CHRONICLE,
        "given.events.map((event) => page.tell(event, given.context))",
        {"events": [event_to_wire(event) for event in events], "context": context},
    )
    return made


def told_here(names: Sequence[str]) -> Iterator[Told | None]:
    chronicle = Chronicle(BOARD, names)
    return (chronicle.told(event) for event in played())


def test_every_kind_of_event_has_a_sentence_or_a_table() -> None:
    kinds = set(get_args(Event))
    chronicle = Chronicle(BOARD, ["A", "B", "C"])
    told = {type(event) for event in played() if chronicle.told(event)}
    assert told == kinds - set(SHOWN), "an event is missing in Chronicle.told(), or in the games"
    assert {type(event) for event in played()} == kinds


@pytest.mark.parametrize("me", [0, None])
def test_page_and_terminal_choose_the_same_messages_and_values(me: int | None) -> None:
    names = ["Anna" if me is None else "You", "Bo", "Cleo"]
    there = told_on_the_page(played(), names, me)
    compared = 0
    for event, ours, theirs in zip(played(), told_here(names), there, strict=True):
        if ours is None:
            continue  # a table of the terminal says it
        compared += 1
        assert theirs is not None, f"the page does not tell {event}"
        # The page knows from the step, not from the event, that the game is being set up.
        assert ours.id.replace("-first", "") == theirs["id"], event
        assert ours.values == theirs["values"], event
    assert compared > 100


@pytest.mark.parametrize("me", [0, None])
def test_page_and_terminal_tell_the_same_victory(me: int | None) -> None:
    names = ["Anna" if me is None else "You", "Bo", "Cleo", "Dirk"]
    sheets = [
        ScoreSheet(
            tuple(SeatScore(0, (), 0, 0, 30 if seat in winners else 20) for seat in range(4)),
            winners,
            decided,
        )
        for count in range(1, 5)
        for winners in combinations(range(4), count)
        for decided in (("points", "contracts") if count == 1 else ("shared",))
    ]
    there = told_on_the_page([GameEnded(sheet.winners) for sheet in sheets], names, me)
    for sheet, theirs in zip(sheets, there, strict=True):
        ours = victory(sheet, names, "You")
        assert theirs is not None
        # Above it, the page shows the points and what decided; the terminal says them here.
        assert ours.id.replace("terminal-won", "log-won") == theirs["id"]
        more = {"points": 30, "decided": sheet.decided_by} if len(sheet.winners) == 1 else {}
        addressed = {"name": "You"} if theirs["id"] == "log-won-you" else {}
        assert ours.values == {**theirs["values"], **addressed, **more}


def test_a_changed_message_changes_the_terminal(tmp_path: Path) -> None:
    shutil.copytree(WORDS / "en", tmp_path / "en")
    file = tmp_path / "en" / "log.ftl"
    messages = file.read_text(encoding="utf-8")
    passed = "log-passed = { $name } couldn't do anything and passed."
    assert passed in messages
    file.write_text(messages.replace(passed, "log-passed = { $name } sighed."), encoding="utf-8")
    changed = Chronicle(BOARD, ["Anna"], Words(folder=tmp_path))
    assert changed.tell(TurnPassed(0)) == "Anna sighed."


@pytest.mark.parametrize("language", sorted(folder.name for folder in WORDS.iterdir()))
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    chronicle = Chronicle(BOARD, [words.say("terminal-you"), "Bo", "Cleo"], words)
    told = [chronicle.tell(event) for event in played()]
    assert all("{" not in each for each in told if each is not None)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (CardTaken(0, 1, "orange"), "Anna took an orange card."),
        (CardTaken(0, 1, "wild"), "Anna took a wild."),
        (CardDrawn(0, "red"), "Anna drew a red card from the deck."),
        (CardDrawn(0, None), "Anna drew a card from the deck."),
        (MarketSwept(("wild",) * 3), "Three wilds were face up: the market was swept."),
        (DeckShuffled(9, None), "The discards were shuffled into a new deck of 9 cards."),
        (TurnPassed(0), "Anna couldn't do anything and passed."),
        (LastRoundBegan(0), "Anna is almost out of carts: everyone gets one last turn."),
        (
            RouteClaimed(0, PAIR.index, Payment(None, 2), 2, False),
            f"Anna claimed {PAIR.name} with two wilds: 2 points.",
        ),
        (
            RouteClaimed(0, FOUR.index, Payment("blue", 1), 7, True),
            (
                f"Anna claimed {FOUR.name} with three blue cards and one wild: "
                "7 points and a merchandise bonus card."
            ),
        ),
    ],
)
def test_sentences(event: Event, expected: str) -> None:
    assert sentence(event) == expected


def test_whoever_gave_no_name_is_addressed() -> None:
    assert sentence(TurnPassed(0), ["You"]) == "You couldn't do anything and passed."
    assert sentence(LastRoundBegan(0), ["You"]).startswith("You're almost out of carts")


def test_contracts_of_the_deal_and_of_a_turn_are_told_apart() -> None:
    chronicle = Chronicle(BOARD, ["Anna", "Bo"])
    kept = [ContractsKept(0, 2, 0, None, None), ContractsKept(1, 1, 1, None, None)]
    assert [chronicle.tell(event) for event in kept] == [
        "Anna kept both contracts.",
        "Bo kept one contract.",
    ]
    assert chronicle.tell(kept[1]) == "Bo drew two contracts and kept one."


def test_cards_are_in_their_colours() -> None:
    assert in_colour(CardTaken(0, 1, "red")) == [("red", "bold #e0524c")]
    assert in_colour(CardDrawn(0, "wild")) == [("wild", "bold #c49a3c")]
    assert in_colour(CardDrawn(0, None)) == []
    assert in_colour(RouteClaimed(0, FOUR.index, Payment("blue", 1), 7, True)) == [
        ("three blue cards", "bold #4a9fd8"),
        ("one wild", "bold #c49a3c"),
    ]
    assert in_colour(RouteClaimed(0, PAIR.index, Payment(None, 2), 2, False)) == [
        ("two wilds", "bold #c49a3c"),
    ]
    assert [style for _, style in in_colour(LastRoundBegan(0))] == ["bold"]


def test_a_name_is_no_markup_and_has_no_colour() -> None:
    assert sentence(CardTaken(0, 1, "red"), ["[bold]red[/]"]) == "[bold]red[/] took a red card."
    told = Chronicle(BOARD, ["red"]).tell(CardTaken(0, 1, "red"))
    assert told == "red took a [bold #e0524c]red[/] card."
