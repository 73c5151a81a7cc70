"""Cards and colours, in colour."""

from collections.abc import Iterable
from typing import Final

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


def coloured(word: str, text: str | None = None) -> str:
    """A colour's name, or a text about it, in that colour."""
    return f"[{STYLES[word]}]{word if text is None else text}[/]"


def cards_in_words(cards: Iterable[tuple[TransportCard, int]]) -> str:
    """ "2 red and 1 wild", in colour."""
    parts = [coloured(card, f"{count} {card}") for card, count in cards if count]
    return " and ".join(parts) if len(parts) < 3 else ", ".join(parts)
