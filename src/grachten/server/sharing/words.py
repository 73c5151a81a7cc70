"""The words of shared pages and pictures, in the language that a browser asks for."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "da", "de", "fr", "nb", "nl", "sv")
AREAS: Final = (
    "common.ftl",
    "log.ftl",
    "puzzles.ftl",
    "review.ftl",
    "share.ftl",
    "sharing.ftl",
)
MOST_ASKED: Final = 20
"""Languages of a header that are looked at."""


class ShareWords:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("grachten") / "words" / language
        for area in AREAS:
            self._bundle.add_resource(FluentResource((folder / area).read_text("utf-8")))

    def say(self, id_: str, values: Mapping[str, str | int] | None = None) -> str:
        pattern = self._bundle.get_message(id_).value
        assert pattern is not None, f"{id_} says nothing"
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        assert not errors, f"{id_}: {errors}"
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def words_in(language: str) -> ShareWords:
    return ShareWords(language)


def preferred(accept_language: str) -> str:
    """The first language of the header that we speak, by its weights; otherwise English."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language.split(",")[:MOST_ASKED]):
        name, _, weight = part.partition(";")
        short = name.strip().lower().split("-")[0]
        known = "nb" if short in ("no", "nn") else short
        if known in LANGUAGES:
            wishes.append((-_weight(weight), place, known))
    wanted = [wish for wish in sorted(wishes) if wish[0] < 0]
    return wanted[0][2] if wanted else "en"


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(max(float(value), 0.0), 1.0)
    except ValueError:
        return 0.0
