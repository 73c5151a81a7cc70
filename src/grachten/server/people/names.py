"""What people and their bots may be called, and how they are told apart at one table.

A name may be in any script, with emoji, up to `LONGEST` characters as people count them. It has no
invisible characters, and does not look like a level or like the name of one of the server's own
bots. Anyone may be called Anna, or Guest 1234, but at one table names that look alike
get numbers: Anna and Anna 2.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from grachten.bots import LEVELS
from grachten.server.people.lookalikes import is_accent, is_selector, looks
from grachten.server.refusals import Refusal
from grachten.server.thinking.bot_names import BOT_NAMES

LONGEST: Final = 30
LONGEST_CODED: Final = 120
"""Code points: one character may need several of them."""

MOST_ACCENTS: Final = 2
"""Combining accents on one letter, beyond what Unicode has precomposed: Vietnamese needs none,
Yoruba one."""

MOST_MARKS: Final = 4
"""Marks in a row, vowels and tones included: the Burmese word for a town has four."""

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
KEYCAP: Final = "\u20e3"
EMOJI: Final = "\ufe0f"
"""Turns the character before it into an emoji."""

TEXT: Final = "\ufe0e"
VIRAMA: Final = 9
"""The combining class of the sign that joins two consonants in the scripts of India."""

BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00016fe4\U0001d159"
)
"""Letters, marks and signs, according to Unicode, that are invisible."""


def clean_name(text: str) -> str:
    """A name as it is shown, without spaces around it; raises if it cannot be used."""
    name = clean_title(text, LONGEST, LONGEST_CODED)
    if _is_bots(name):
        raise Refusal("name", "That name belongs to a bot here: choose another.")
    return name


def clean_title(text: str, longest: int, longest_coded: int) -> str:
    """The name of anything: so many characters as people count them, so many code points."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(_is_visible(letter) for letter in name):
        raise Refusal("name", "A name needs at least one letter.")
    if not all(_can_be_seen(name, at) for at in range(len(name))):
        raise Refusal("name", "A name may contain only visible characters.")
    if not _is_legible(name):
        raise Refusal("name", "A name may have at most two accents on one letter.")
    if len(_characters(name)) > longest or len(name) > longest_coded:
        raise Refusal("name", f"A name can have at most {longest} characters.")
    return name


def clean_text(text: str) -> str:
    """A line of a chat as it is shown: visible characters, single spaces."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(letter for at, letter in enumerate(line) if _can_be_seen(line, at))
    if not any(_is_visible(letter) for letter in seen) or not _is_legible(seen):
        raise Refusal("invalid", "There is nothing to read in this message.")
    return seen


def distinct_name(name: str, others: Sequence[str | None]) -> str:
    """Anna or, if another name looks like Anna, Anna 2."""
    taken = {look for other in others if other is not None for look in looks(other)}
    stem, number = _numbered(name)
    found = name
    while looks(found) & taken:
        number += 1
        room = LONGEST - len(f" {number}")
        found = f"{''.join(_characters(stem)[:room]).rstrip()} {number}"
    return found


def _numbered(name: str) -> tuple[str, int]:
    """Anna 2 is Anna's second; years and other long numbers belong to the name."""
    found = re.fullmatch(r"(.+) ([2-9])", name)
    return (name, 1) if found is None else (found[1], int(found[2]))


# What can be seen


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def _can_be_seen(name: str, at: int) -> bool:
    """Is it visible, or does it change how its neighbours look?"""
    letter = name[at]
    if letter in (JOINER, NON_JOINER):
        return _joins(name, at)
    if is_selector(letter):
        return at > 0 and _selects(letter, name[at - 1])
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS


def _joins(name: str, at: int) -> bool:
    """Joiners show between emoji, in Arabic and in the scripts of India; elsewhere they deceive."""
    if not 0 < at < len(name) - 1:
        return False
    before, after = name[at - 1], name[at + 1]
    if unicodedata.combining(before) == VIRAMA:
        return True
    if name[at] == NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    is_emoji = unicodedata.category(before) in ("So", "Sk") or before == EMOJI
    return is_emoji and unicodedata.category(after) == "So"


def _selects(selector: str, letter: str) -> bool:
    """Signs as emoji or as text, and the many forms of Chinese characters in Japanese names."""
    if selector in (EMOJI, TEXT):
        return unicodedata.category(letter)[0] in "NPS"
    return unicodedata.name(letter, "").startswith("CJK UNIFIED")


def _is_legible(name: str) -> bool:
    """Is every mark on a letter, and are there no more than a language needs?"""
    accents = marks = 0
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)
        if kind[0] != "M":
            accents = marks = 0
        elif not is_selector(letter):
            accents += is_accent(letter)
            marks += 1
            is_sign = kind == "Me" and letter != KEYCAP
            if before in (" ", letter) or is_sign or accents > MOST_ACCENTS or marks > MOST_MARKS:
                return False
        before = letter
    return True


def _characters(name: str) -> list[str]:
    """Characters as people count them: a letter with its marks is one, a family of emoji is one."""
    found: list[str] = []
    for letter in name:
        if found and _is_one(found[-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _is_one(before: str, letter: str) -> bool:
    """Does it belong to the character before it?"""
    is_mark = unicodedata.category(letter)[0] == "M"
    is_joined = letter in (JOINER, NON_JOINER) or before.endswith(JOINER)
    is_skin = "\U0001f3fb" <= letter <= "\U0001f3ff"
    is_flag = len(before) == 1 and all(
        "\U0001f1e6" <= each <= "\U0001f1ff" for each in before + letter
    )
    return is_mark or is_joined or is_skin or is_flag


# Bots


def _is_bots(name: str) -> bool:
    """Does it look like a level or a bot's name, ignoring signs, spaces and a number at the end?"""
    # With what may be a number as well: a figure at the end can stand for a letter, as in APPRENT1.
    seen = {look for part in (name, _without_number(name)) for look in _looks_of_letters(part)}
    return bool((seen | {look.rstrip("0123456789") for look in seen}) & _of_bots())


def _looks_of_letters(name: str) -> frozenset[str]:
    """What its letters and figures look like, with the number at their end and without."""
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(each for each in plain if unicodedata.category(each)[0] in "LMN")
    return looks(letters) | looks(_without_number(letters))


def _without_number(name: str) -> str:
    while name and unicodedata.category(name[-1])[0] in "MNPZ":
        name = name[:-1]
    return name


@cache
def _of_bots() -> frozenset[str]:
    """What bots' names look like, and the levels in every language of the page."""
    words = {*LEVELS, *(name for names in BOT_NAMES.values() for name in names)}
    for language in (resources.files("grachten") / "words").iterdir():
        text = (language / "common.ftl").read_text("utf-8")
        words.update(re.findall(r"^common-level-\w+ = (.+)$", text, re.MULTILINE))
    return frozenset(
        look for word in words for case in (word, word.upper()) for look in looks(case)
    )
