"""The Fluent messages of the page (`grachten/words`), for the terminal."""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

AREAS: Final = ("common.ftl", "log.ftl")
"""What the terminal needs of them: the rest takes longer to read than a game takes to start."""


class Words:
    """The messages of one language; the terminal speaks English."""

    def __init__(self, language: str = "en", folder: Traversable | None = None) -> None:
        files = folder or resources.files("grachten") / "words"
        self._bundle = FluentBundle([language], use_isolating=False)
        for area in AREAS:
            source = (files / language / area).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def say(self, id_: str, values: Mapping[str, str | int]) -> str:
        """A message with these values; it may need fewer of them."""
        pattern = self._bundle.get_message(id_).value
        assert pattern is not None, f"{id_} says nothing"
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        assert not errors, f"{id_}: {errors}"
        return str(text)
