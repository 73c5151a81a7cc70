"""A language for tests only: English with accents on its letters, and two fifths longer."""

import json
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

WORDS: Final = Path(__file__).parents[3] / "src" / "grachten" / "words" / "en"
ACCENTS: Final = str.maketrans("aeiouycnsAEIOUYCNS", "åéïöüýçñšÅÉÏÖÜÝÇÑŠ")
LONGER: Final = 0.4
FILLING: Final = "lorem ipsum dolor sit amet consectetur "
"""Longer by words, as sentences grow in translation; a single word grows by letters."""


def longer(text: str) -> str:
    """The same, two fifths longer: spaces at its ends stay where they are."""
    bare = text.strip()
    letters = sum(character.isalpha() for character in bare)
    if letters < 2:
        return text
    more = max(1, round(len(bare) * LONGER))
    filling = (FILLING * (more // len(FILLING) + 1))[:more].rstrip()
    grown = f"{bare} {filling}" if " " in bare else bare + filling.replace(" ", "")
    return text.replace(bare, grown.translate(ACCENTS), 1)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - by fluent
        node.value = longer(node.value)
        return node


def pseudo_words() -> list[str]:
    """The Fluent files of the page in that language."""
    sources = []
    for file in sorted(WORDS.glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Pseudo().visit(resource)
        sources.append(FluentSerializer().serialize(resource))
    return sources


def pseudo_module() -> str:
    """A module as those that the page loads a language from."""
    return f"export default {json.dumps(pseudo_words())};"
