"""Cards and colours, in colour."""

from collections.abc import Iterable
from typing import Final

from grachten.cli.words import Words
from grachten.rules import TransportCard

STYLES: Final = {
    "pink": "bold #d4589a",
    "blue": "bold #4a9fd8",
    "green": "bold #3d8f45",
    "black": "bold #8a8680",
    "red": "bold #e0524c",
    "orange": "bold #e5862a",
    "grey": "#b7b3a8",
    "wild": "bold #c49a3c",
}


def coloured(word: str, text: str) -> str:
    """A text about a colour, in that colour."""
    return f"[{STYLES[word]}]{text}[/]"


def named(colour: str, words: Words) -> str:
    """A colour's name, in that colour."""
    return coloured(colour, words.say("terminal-colour-of", {"card": colour}))


def cards_in_words(cards: Iterable[tuple[TransportCard, int]], words: Words) -> str:
    """ "two red cards, one wild", in colour."""
    held = [(card, count) for card, count in cards if count]
    return ", ".join(
        coloured(card, words.say("common-cards", {"card": card, "count": count}))
        for card, count in held
    )
