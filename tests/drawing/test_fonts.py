"""Widths of words, as the font files give them."""

import pytest

from grachten.drawing.fonts import font_folder, text_width


def test_known_widths() -> None:
    # Advance widths of H and x in the two fonts, out of 2048 units to the em.
    assert text_width("H", 2048) == 1759
    assert text_width("Hx", 2048, "small-capitals") == 1756 + 971


def test_width_grows_with_size() -> None:
    assert text_width("Waag", 28) == pytest.approx(2 * text_width("Waag", 14))


def test_a_letter_the_font_does_not_have() -> None:
    assert text_width("ж", 10) == 6


def test_the_licence_comes_with_the_fonts() -> None:
    with font_folder() as folder:
        assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8")
        sizes = [path.stat().st_size for path in folder.glob("*.ttf")]
    assert len(sizes) == 2
    assert all(size < 250_000 for size in sizes)


def test_another_font_writes_the_whole_of_a_word() -> None:
    assert text_width("жii", 10) == 18
    assert text_width("李雷", 10) == 20
    assert text_width("ж\u0301", 10) == 6  # a mark on the letter before it
