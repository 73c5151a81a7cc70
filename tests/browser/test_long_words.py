"""Words that are two fifths longer break nothing: the next language may need them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Route, expect

from browser.support.lobby import begin_new_table
from browser.support.looks import label_faults
from browser.support.people import Person, Size, Visit
from browser.support.stage import StagedServed, staged

SCREENS = ("", "settings", "rules", "watch", "screen")
WORDS: Final = Path(__file__).parents[2] / "src" / "grachten" / "words" / "en"
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
    """The Fluent files of the page in a language for tests: English with accents, and longer."""
    sources = []
    for file in sorted(WORDS.glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Pseudo().visit(resource)
        sources.append(FluentSerializer().serialize(resource))
    return sources


def pseudo_module() -> str:
    """A module as those that the page loads a language from."""
    return f"export default {json.dumps(pseudo_words())};"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def speaks_at_length(person: Person) -> Person:
    """The page believes that it loads Danish."""

    def answer(route: Route) -> None:
        route.fulfill(body=pseudo_module(), content_type="text/javascript")

    person.answer(re.compile(r"/assets/da-[^/]*\.js$"), answer)
    return person


def check_room(person: Person) -> None:
    expect(person.page.locator("html[lang=da]")).to_have_count(1)
    assert label_faults(person.page) == []


def test_a_longer_language_is_longer() -> None:
    assert longer("Settings") == "Šéttïñgšlör"
    assert len(longer(" seconds a turn, and ")) >= 1.3 * len(" seconds a turn, and ")
    assert longer(": ") == ": "


def test_settings_at_length_on_a_phone(visit: Visit) -> None:
    anna = speaks_at_length(visit("phone", language="da"))
    anna.go("settings")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Šéttïñgš")
    check_room(anna)


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("place", SCREENS)
def test_every_room_at_length(visit: Visit, place: str, size: Size) -> None:
    anna = speaks_at_length(visit(size, language="da"))
    anna.go(place)
    expect(anna.page.get_by_role("main")).to_be_visible()
    check_room(anna)


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("position", ["crowded", "deal", "rich"])
def test_the_table_at_length(visit: Visit, server: StagedServed, position: str, size: Size) -> None:
    server.lay_ready(position)
    anna = speaks_at_length(visit(size, language="da"))
    table = begin_new_table(anna, "apprentice")
    anna.go(f"table/{table}")
    expect(anna.page).to_have_title(re.compile("^● Ýöür türñ"))
    expect(anna.page.locator("svg.map")).to_be_visible()
    expect(anna.page.locator(".offer")).to_have_count(1 if position == "deal" else 0)
    check_room(anna)
