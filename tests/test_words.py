"""Every visible word comes from the Fluent files, and every language says all of it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from grachten.server.refusals import STATUS
from svelte_text import visible_text

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src" / "grachten" / "words"
PAGE = ROOT / "web" / "src"
DRAWING = ROOT / "src" / "grachten" / "drawing"
TERMINAL = ROOT / "src" / "grachten" / "cli"
REVIEW = ROOT / "src" / "grachten" / "review"
SHARING = ROOT / "src" / "grachten" / "server" / "sharing"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != "en"]
AREAS = sorted(file.name for file in (WORDS / "en").glob("*.ftl"))

# Messages that are meant to read as in English: names, and words that the languages share.
THE_SAME = {"common-game", "lobby-screen-bot"}
NORDIC = {"board-south", "common-level-regent", "guide-name", "lobby-bot-of", "lobby-is-bot"}
THE_SAME_IN: dict[str, set[str]] = {
    "da": NORDIC | {"company-send", "identity-tincture-orange", "lobby-chat"},
    "de": {
        "lobby-chat",
        *("board-south", "board-west", "common-level-regent", "deals-name"),
        *("finding-is-live", "finding-pace-live"),
        *("identity-passkeys", "lobby-clock-normal", "settings-move-code"),
    },
    "fr": {
        *("finding-allow", "guide-name", "lobby-bot-of", "start-print-points"),
        *("board-east", "board-south", "common-points", "end-routes", "end-total"),
        *("deals-points", "deals-secret"),
        *("lobby-clock-normal", "lobby-is-bot", "log-gain", "replay-pause", "rules-points-points"),
        "identity-division-chevron",
        *("settings-arrive-code", "settings-motion", "settings-move-code", "settings-volume"),
        *("sharing-points", "terminal-points", "terminal-route", "terminal-routes"),
        "terminal-total",
    },
    "nb": NORDIC | {"company-send", "lobby-chat"},
    "nl": {
        *("company-phrase-sorry", "finding-is-live", "finding-pace-live", "hints-allow"),
        *("lobby-chat", "profile-pace-live"),
        *("board-west", "lobby-bot-of", "common-level-regent", "end-routes", "lobby-is-bot"),
        *("settings-arrive-code", "settings-move-code", "settings-volume"),
        *("terminal-hand", "terminal-route", "terminal-routes"),
    },
    "sv": NORDIC | {"identity-tincture-orange", "identity-tincture-silver", "terminal-hand"},
}
"""And in some of them only."""

# Words that players of the printed game in that language do not use for these things.
FOREIGN = {
    # "Ubrudt rute" is what joins the places of a contract; a single route is a "strækning".
    "da": r"\b(kærr|(?<!ubrudt )(?<!ubrudte )(?<!korteste )rute(n|r|rne)?\b|lokation|billet|robot)",
    "de": r"\b(wagen|karre\b|(?<![$[])(?<!\[last-)route|ticket|auftragskarte|fracht|spielbrett"
    r"|roboter)",
    "fr": r"\b(charrette|wagon|trajet|ticket|tronçon|destination|robot)",
    "nb": r"\b(vogn|strekning|sted(et|ene|er)?\b|billett|handelsvarekort|kastede|robot)",
    "nl": r"\b(wagen|locomotief|ticket|traject|plattegrond|spelbord|handelswaar|robot)",
    "sv": r"\b(vagn|rutt|biljett|handelsvarukort|kontraktskort|spelplan|robot)",
}


class Names(Visitor):
    """The variables and the messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - by fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - by fluent
        self.messages.add(node.id.name)


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    file = WORDS / language / area
    assert file.exists(), f"{language}/{area} is missing: translate en/{area}"
    source = file.read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{area} cannot be read: {junk[0]}"
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is given twice"
    return {entry.id.name: entry for entry in found}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    areas = sorted(file.name for file in (WORDS / language).glob("*.ftl"))
    return {id_: entry for area in areas for id_, entry in messages(language, area).items()}


def variables(language: str, part: ast.Message | ast.Attribute) -> set[str]:
    """All that a message asks for, by way of the messages it names as well."""
    names = Names()
    names.visit(part)
    known = all_messages(language)
    found = names.variables.copy()
    for name in names.messages:
        assert name in known, f"{language}: {part.id.name} names {name}, which does not exist"
        found |= variables(language, known[name])
    return found


def text(message: ast.Message) -> str:
    """A message without its id and its comment."""
    bare = message.clone()
    bare.comment = None
    return FluentSerializer().serialize_entry(bare).partition("=")[2].strip()


def has_words(message: ast.Message) -> bool:
    """Does it say anything itself, or only put others' words together?"""
    said: list[str] = []

    class Said(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - by fluent
            said.append(node.value)

    Said().visit(message)
    return any(character.isalpha() for character in "".join(said))


def rules() -> Iterator[tuple[str, str]]:
    """Each rule's number and its text, of the document."""
    document = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for found in re.finditer(
        r"^(\d\.\d) (.*?)(?=^\d\.\d |^## |\Z)", document, re.MULTILINE | re.DOTALL
    ):
        yield found[1], found[2]


@pytest.mark.parametrize("language", OTHERS)
def test_the_areas_are_the_same_in_every_language(language: str) -> None:
    assert sorted(file.name for file in (WORDS / language).glob("*.ftl")) == AREAS


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str, area: str) -> None:
    english, translated = messages("en", area), messages(language, area)
    assert sorted(translated) == sorted(english)
    for id_, message in english.items():
        other = translated[id_]
        assert (other.value is None) == (message.value is None), id_
        assert variables(language, other) == variables("en", message), id_
        ours = {attribute.id.name: attribute for attribute in message.attributes}
        theirs = {attribute.id.name: attribute for attribute in other.attributes}
        assert set(theirs) == set(ours), id_
        for name, attribute in ours.items():
            assert variables(language, theirs[name]) == variables("en", attribute), (id_, name)


@pytest.mark.parametrize("area", AREAS)
def test_ids_begin_with_their_area(area: str) -> None:
    prefix = "error-" if area == "errors.ftl" else area.removesuffix(".ftl") + "-"
    assert [id_ for id_ in messages("en", area) if not id_.startswith(prefix)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, translated = all_messages("en"), all_messages(language)
    same = {
        id_
        for id_, message in english.items()
        if id_ in translated and has_words(message) and text(translated[id_]) == text(message)
    }
    assert sorted(same) == sorted(THE_SAME | THE_SAME_IN[language])


@pytest.mark.parametrize("language", OTHERS)
def test_things_are_called_what_players_call_them(language: str) -> None:
    foreign = re.compile(FOREIGN[language], re.IGNORECASE)
    found = {id_: foreign.search(text(entry)) for id_, entry in all_messages(language).items()}
    assert {id_: match[0] for id_, match in found.items() if match} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    told = {id_ for id_ in messages(language, "rules.ftl") if re.match(r"rules-\d-\d", id_)}
    expected = set()
    for number, words in rules():
        id_ = f"rules-{number.replace('.', '-')}"
        ours = "[ruling" in words
        expected |= {f"{id_}-ruling"} if ours else set()
        # Where all of a rule is our ruling, nothing else is left to say.
        if not ours or id_ in told:
            expected.add(id_)
    assert told == expected


RULINGS = (
    *("1.4", "2.4", "2.5", "3.2", "3.3", "4.1", "4.5", "4.6", "4.7", "4.8", "5.7", "6.5"),
    *("8.1", "8.3", "8.4"),
)
"""Rules of which a part, or all, is our own; the others are printed."""


def test_our_rulings_carry_the_mark() -> None:
    assert [number for number, words in rules() if "[ruling" in words] == list(RULINGS)


UP_TO_TWO = (
    r"up to two|op til to\b|høj?yst to\b|op?ptil to\b|upp till två|högst två"
    r"|bis zu zwei|höchstens zwei (transport)?karten|maximaal twee|hoogstens twee"
    r"|jusqu.à deux|au plus deux"
)


def test_nothing_promises_up_to_two_cards() -> None:
    """Who has taken the first card takes the second too."""
    promise = re.compile(UP_TO_TWO, re.IGNORECASE)
    told = {
        f"{language} {id_}": text(entry)
        for language in LANGUAGES
        for id_, entry in all_messages(language).items()
    }
    for file in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        told[file.name] = file.read_text(encoding="utf-8")
    assert [name for name, words in told.items() if promise.search(words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    sources = "\n".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "src" / "grachten").rglob("*.py")
    )
    forbidding = set(re.findall(r'IllegalAction\([^"]*"[^"]*",\s*"(\d\.\d)"', sources))
    assert {"2.5", "5.2", "7.1"} <= forbidding
    table = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## Refusals")[2]
    codes = set(re.findall(r"^\| `([a-z-]+)` \| \d{3} \|", table, re.MULTILINE))
    assert codes == set(STATUS), "every code of the server, and none besides"
    wanted = {f"error-rule-{number.replace('.', '-')}" for number in forbidding}
    wanted |= {f"error-{code}" for code in codes} | {"error-unreachable"}
    assert sorted(wanted - set(messages(language, "errors.ftl"))) == []


def test_every_message_that_the_page_names_exists() -> None:
    known = all_messages("en")
    for file in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]:
        named = re.findall(r'(?<![\w.])t\(\s*"([^"]+)"', file.read_text(encoding="utf-8"))
        assert [id_ for id_ in named if id_ not in known] == [], file.relative_to(ROOT)


def test_no_message_is_unused() -> None:
    """By its whole id, or by the beginning of one that the page puts together."""
    python = [*DRAWING.glob("*.py"), *TERMINAL.glob("*.py"), *SHARING.glob("*.py")]
    python += REVIEW.rglob("*.py")
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts"), *python]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    whole = set(re.findall(r'"([a-z]+-[a-z0-9-]+)"', sources))
    whole |= set(re.findall(r"'([a-z]+-[a-z0-9-]+)'", sources))  # in a formatted string
    beginnings = tuple(re.findall(r"`([a-z]+-(?:[a-z]+-?)*)\$\{", sources))
    for message in all_messages("en").values():
        names = Names()
        names.visit(message)
        whole |= names.messages
    unused = [id_ for id_ in all_messages("en") if id_ not in whole]
    assert [id_ for id_ in unused if not id_.startswith(beginnings)] == []


def test_no_word_stands_in_the_page_itself() -> None:
    components = sorted(PAGE.rglob("*.svelte"))
    assert components, "there is no page"
    found = {
        str(file.relative_to(ROOT)): visible_text(file.read_text(encoding="utf-8"))
        for file in components
    }
    assert {file: words for file, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('<script lang="ts">const a = "Hello";</script><p>{t("page-hello")}</p>', []),
        ("<p>Hello <b>{name}</b>!</p>", ["Hello"]),
        ("<style>p { color: red }</style><!-- why --><p>+{points} – 7 &middot; {'–'}</p>", []),
        ('<button title="Close" class="big">×</button>', ["Close"]),
        ('<img alt="{name} of {t(`a-${b}`)}" />', ["of"]),
        ('<p aria-label={"Close"} onclick={() => (a > b ? {} : "No way")}></p>', ["Close"]),
        ('<input placeholder="{t("page-name", { of: "}" })}" />', []),
        ('{#if kind === "Big"}<p>{won ? "You won" : t("page-lost")}</p>{/if}', ["You won"]),
        (
            '<p title={open ? "Close it" : t("page-open")}>{`${a} of ${b}`}</p>',
            ["Close it", " of "],
        ),
        ("<p>{t(won ? 'page-won' : 'page-lost', { card: 'red' })}</p>", []),
    ],
)
def test_words_in_a_component_are_found(source: str, expected: list[str]) -> None:
    assert visible_text(source) == expected
