"""The Fluent messages of the page (`grachten/words`), for the terminal."""

import os
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from grachten.rules import GrachtenError, IllegalAction

AREAS: Final = (
    "common.ftl",
    "log.ftl",
    "puzzles.ftl",
    "review.ftl",
    "sharing.ftl",
    "terminal.ftl",
)
"""What the terminal needs of them: the rest takes longer to read than a game takes to start."""

LANGUAGES: Final = ("en", "da", "de", "fr", "nb", "nl", "sv")


class Words:
    """The messages of one language."""

    def __init__(self, language: str = "en", folder: Traversable | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self._language = language
        self._files = folder or resources.files("grachten") / "words"
        self._bundle = self._bundle_of(*AREAS)

    def say(self, id_: str, values: Mapping[str, str | int | float] | None = None) -> str:
        """A message with these values; it may need fewer of them."""
        return _said(self._bundle, id_, values or {})

    def knows(self, id_: str) -> bool:
        return self._bundle.has_message(id_)

    def explain(self, error: IllegalAction) -> str:
        """Why an action is not allowed, by the rule that forbids it."""
        return _said(self._errors, f"error-rule-{error.rule.replace('.', '-')}", {})

    @cached_property
    def _errors(self) -> FluentBundle:
        return self._bundle_of("errors.ftl")

    def _bundle_of(self, *areas: str) -> FluentBundle:
        bundle = FluentBundle([self._language], use_isolating=False)
        for area in areas:
            source = (self._files / self._language / area).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source))
        return bundle


class UnknownLanguage(GrachtenError):  # noqa: N818 - it reads as what is wrong
    """There are no words in this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"There is no language {language!r}: choose {', '.join(LANGUAGES)}.")


def language_of_surroundings(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, as far as we speak it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(variable):
            short = wanted.split("_")[0].split(".")[0].lower()
            found = "nb" if short in ("no", "nn") else short
            return found if found in LANGUAGES else "en"
    return "en"


def _said(bundle: FluentBundle, id_: str, values: Mapping[str, str | int | float]) -> str:
    pattern = bundle.get_message(id_).value
    assert pattern is not None, f"{id_} says nothing"
    text, errors = bundle.format_pattern(pattern, dict(values))
    assert not errors, f"{id_}: {errors}"
    return str(text)
