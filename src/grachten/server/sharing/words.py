"""The messages of shared pages and pictures, in the language that a browser asks for."""

from functools import lru_cache
from typing import Final

from grachten.fluent_messages import LANGUAGES, FluentMessages, language_for

FILES: Final = (
    "common.ftl",
    "log.ftl",
    "puzzles.ftl",
    "review.ftl",
    "share.ftl",
    "sharing.ftl",
)
MOST_ASKED: Final = 20
"""Languages of a header that are looked at."""


@lru_cache(maxsize=len(LANGUAGES))
def words_in(language: str) -> FluentMessages:
    return FluentMessages(language, FILES)


def preferred(accept_language: str) -> str:
    """The first language of the header that we speak, by its weights; otherwise English."""
    accepted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language.split(",")[:MOST_ASKED]):
        name, _, weight = part.partition(";")
        if language := language_for(name.strip().lower().split("-")[0]):
            accepted.append((-_weight(weight), place, language))
    wanted = [each for each in sorted(accepted) if each[0] < 0]
    return wanted[0][2] if wanted else "en"


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(max(float(value), 0.0), 1.0)
    except ValueError:
        return 0.0
