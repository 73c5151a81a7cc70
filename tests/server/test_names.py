"""What people may be called: any script, nothing unseen, nobody's double."""

import itertools
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.protocol.tables import Level
from grachten.server.people.lookalikes import looks
from grachten.server.people.names import LONGEST, clean_name, distinct_name
from grachten.server.refusals import Refusal
from grachten.server.thinking.bot_names import BOT_NAMES

WORDS = Path(__file__).parents[2] / "src" / "grachten" / "words"
LEVELS = Level.__args__  # type: ignore[attr-defined]
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    [
        "Åse Øygård",
        "Søren Kierkegård",
        "Jean-Luc O’Neill",
        "Guðrún Þórðardóttir",
        "Nguyễn Thị Ánh Tuyết",
        "Ọlábísí Àkàndé",
        "ẹ̀kọ́",
        "Małgorzata Święcicka",
        "İbrahim Yıldız",
        "Александр Пушкин",
        "Ἀριστοτέλης",
        "שָּׁלוֹם",
        "محمد الأمين",
        "مُحَمَّد",
        "علی\u200cرضا",
        "श्रीकृष्ण",
        "क्\u200dष",
        "ශ්\u200dරී",
        "ஜெயலலிதா",
        "สมศรี ที่รัก",
        "น้ำฝน",
        "မြို့",
        "བསྒྲུབས",
        "김철수",
        "王小明",
        "渡邉 葛\U000e0100",
        "さくら が",
        "Ирина 😀",
        FAMILY,
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f44b\U0001f3fd Anna",
        "\U0001f1e9\U0001f1f0 Danmark",
        "1\ufe0f\u20e3",
        "Guest 1234",
        "Jimmy Carter",
        "Jan",
        "Griet Jans",
        "Carterson",
        "Robot",
        "R2-D2",
    ],
)
def test_names_from_everywhere(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_written_as_usual() -> None:
    assert clean_name(" Åse \u3000 Øy ") == "Åse Øy"
    assert clean_name("A\u030ase") == "Åse"


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200d",
        "a\u200db",
        "a\u200cb",
        "علی\u200dرضا",
        "\U0001f468\u200db",
        "\U0001f468\u200d",
        "Anna\ufe0f",
        "Anna\U000e0100",
        "A\ufe00",
        "a\u202eb",
        "a\u2066b\u2069",
        "a\u200fb",
        "a\x00b",
        "a\x1bb",
        "An\u00adna",
        "An\u034fna",
        "An\u115fna",
        "An\u3164na",
        "An\u2800na",
        "An\ufeffna",
        "An\ue000na",
        "\ud800a",
    ],
)
def test_nothing_unseen(name: str) -> None:
    with pytest.raises(Refusal, match=r"visible characters|at least one letter"):
        clean_name(name)


@pytest.mark.parametrize("name", ["", "   ", "\n", "\u3164", "\u0301", "\u2800\u115f"])
def test_something_to_see(name: str) -> None:
    with pytest.raises(Refusal, match=r"A name needs at least one letter\."):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "A" + "\u0300\u0323\u0331\u0332",
        "Z\u0335a\u0336l\u0337g\u0338o\u0322\u0324\u0325",
        "a" + "\u0316\u0317" * 14,
        "a\u0332\u0332",
        "\u0301a",
        "a \u0301b",
        "a\u20dd",
        "a\u0489",
        "ก่้่้่",
        "ก็็",
    ],
)
def test_no_piles_of_marks(name: str) -> None:
    with pytest.raises(Refusal, match=r"A name may have at most two accents on one letter\."):
        clean_name(name)


@pytest.mark.parametrize(
    "character",
    [
        "a",
        "å",
        "ẹ̀",
        "के",
        "ที่",
        "မြို့"[:3],
        "한",
        FAMILY[:3],
        "\U0001f44b\U0001f3fd",
        "\U0001f1e9\U0001f1f0",
    ],
)
def test_thirty_characters_as_people_count_them(character: str) -> None:
    assert clean_name(character * LONGEST) == unicodedata.normalize("NFC", character * LONGEST)
    with pytest.raises(Refusal, match=r"A name can have at most 30 characters\."):
        clean_name(character * (LONGEST + 1))


def test_thirty_families_are_too_long_all_the_same() -> None:
    with pytest.raises(Refusal, match=r"A name can have at most 30 characters\."):
        clean_name(FAMILY * LONGEST)


# Bots


def level_words() -> list[str]:
    """What the page calls the levels, in all languages."""
    found = [
        re.findall(r"^common-level-\w+ = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        for file in sorted(WORDS.glob("*/common.ftl"))
    ]
    assert [len(words) for words in found] == [len(LEVELS)] * 7
    return sorted({*LEVELS, *(word for words in found for word in words)})


def disguises(word: str) -> list[str]:
    return [
        word,
        word.upper(),
        word.lower(),
        f" {word} ",
        f"{word} 2",
        f"{word}2",
        f"{word} #3",
        f"{word} ²",
        f"{word} Ⅳ",
        f"{word} З",  # a Cyrillic letter
        f"{word} 4\ufe0f\u20e3",
        f"«{word}»",
        f"{word}.",
        f"{word} \U0001f916",
        " ".join(word),
        word.replace("e", "е").replace("a", "а"),  # Cyrillic letters
        word.replace("e", "é"),
        word[:-1] + word[-1] + "\u0323",
        word.replace("m", "rn"),
        "".join(chr(ord(each) + 0xFEE0) if each < "\x7f" else each for each in word),
        "".join(
            chr(ord(each) - ord("a") + 0x1D41A) if each in "abcdefghijklmnopqrstuvwxyz" else each
            for each in word.lower()
        ),
        word.upper().replace("I", "l"),
        word.upper().replace("I", "1"),
    ]


@pytest.mark.parametrize("word", [*level_words(), *itertools.chain(*BOT_NAMES.values())])
def test_nobody_can_be_taken_for_a_bot(word: str) -> None:
    for name in disguises(word):
        with pytest.raises(
            Refusal, match=r"That name belongs to a bot here: choose another\."
        ) as found:
            clean_name(name)
        assert found.value.code == "name"


# At one table


@pytest.mark.parametrize(
    ("name", "others", "distinct"),
    [
        ("Anna", [], "Anna"),
        ("Anna", [None, "Bram"], "Anna"),
        ("Anna", ["Anna"], "Anna 2"),
        ("Anna", ["Anna", "Anna 2"], "Anna 3"),
        ("Anna", ["Anna", "Anna 3"], "Anna 2"),
        ("Anna 2", ["Anna"], "Anna 2"),
        ("Anna 2", ["Anna 2"], "Anna 3"),
        ("Anna 9", ["Anna 9"], "Anna 10"),
        ("Anna 1985", ["Anna 1985"], "Anna 1985 2"),
        ("Guest 1234", ["Guest 1234"], "Guest 1234 2"),
        ("anna", ["Anna"], "anna 2"),
        ("Аnnа", ["Anna"], "Аnnа 2"),
        ("Anna", ["Аnnа"], "Anna 2"),
        ("Ánna", ["Anna"], "Ánna 2"),
        ("lan", ["Ian"], "lan 2"),
        ("Brarn", ["Bram"], "Brarn 2"),
        ("𝔄𝔫𝔫𝔞", ["Anna"], "𝔄𝔫𝔫𝔞 2"),
        ("Ａｎｎａ", ["Anna"], "Ａｎｎａ 2"),
        ("علی\u200cرضا", ["علیرضا"], "علی\u200cرضا 2"),
        ("مُحَمَّد", ["محمد"], "مُحَمَّد 2"),
        ("葛\U000e0100", ["葛"], "葛\U000e0100 2"),
        ("Lia", ["Ila"], "Lia"),
        ("か", ["が"], "か"),
        ("कि", ["के"], "कि"),
        ("Anna", ["Hanna", "Anne", "Ana"], "Anna"),
        ("x" * 30, ["x" * 30], "x" * 28 + " 2"),
        ("x" * 27 + " 2 y", ["x" * 27 + " 2 y"], "x" * 27 + " 2"),
        (FAMILY, [FAMILY], f"{FAMILY} 2"),
    ],
)
def test_names_that_look_alike_get_a_number(
    name: str, others: Sequence[str | None], distinct: str
) -> None:
    assert distinct_name(name, others) == distinct


def cleaned(text: str) -> str | None:
    try:
        return clean_name(text)
    except Refusal:
        return None


@given(
    st.text(
        st.one_of(st.sampled_from("aAà 2\u0301\u0323\u200d\ufe0f\u202e"), st.characters()),
        max_size=40,
    )
)
def test_a_clean_name_stays_as_it_is_and_shows_all_that_it_holds(text: str) -> None:
    name = cleaned(text)
    if name is None:
        return
    assert clean_name(name) == name == name.strip()
    kinds = {unicodedata.category(letter) for letter in name if letter not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@given(st.lists(st.text("aAаÀiIіl1|oO0οmrnм 2\u0323\u0332🙂", max_size=32), max_size=5))
def test_no_two_at_one_table_look_alike(texts: Sequence[str]) -> None:
    seated: list[str] = []
    for text in texts:
        name = cleaned(text)
        if name is not None:
            seated.append(distinct_name(name, seated))
    for at, name in enumerate(seated):
        assert clean_name(name) == name
        assert not any(looks(name) & looks(other) for other in seated[:at])
