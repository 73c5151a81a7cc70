"""The messages of `grachten/words`, which the page shows as well, by id and language."""

from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from grachten.rules import GrachtenError

LANGUAGES: Final = ("en", "da", "de", "fr", "nb", "nl", "sv")


class FluentMessages:
    """The messages of one language, from some of its files."""

    def __init__(
        self, language: str, files: Iterable[str], folder: Traversable | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = (folder or resources.files("grachten") / "words") / language
        for file in files:
            source = (texts / file).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def say(self, id_: str, values: Mapping[str, str | int | float] | None = None) -> str:
        """A message with these values; it may need fewer of them."""
        pattern = self._bundle.get_message(id_).value
        assert pattern is not None, f"{id_} says nothing"
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        assert not errors, f"{id_}: {errors}"
        return str(text)

    def knows(self, id_: str) -> bool:
        return self._bundle.has_message(id_)


class UnknownLanguage(GrachtenError):  # noqa: N818 - it reads as what is wrong
    """There are no messages in this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"There is no language {language!r}: choose {', '.join(LANGUAGES)}.")


def language_for(code: str) -> str | None:
    """The language that we have for a code such as `de`; either kind of Norwegian gets Bokmål."""
    language = "nb" if code in ("no", "nn") else code
    return language if language in LANGUAGES else None
