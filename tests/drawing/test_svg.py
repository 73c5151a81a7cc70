"""Elements and path data as text."""

import pytest

from grachten.drawing.svg import (
    circles,
    dots,
    element,
    fitted_text,
    line,
    lines,
    number,
    text,
    use,
    words,
)


@pytest.mark.parametrize(
    ("value", "written"), [(1.0, "1"), (-0.04, "0"), (2.25, "2.2"), (-3.06, "-3.1"), (100, "100")]
)
def test_numbers_have_at_most_one_decimal(value: float, written: str) -> None:
    assert number(value) == written


def test_an_element() -> None:
    assert element("rect", x=1.26, stroke_width=".5", class_="a", rx=None) == (
        '<rect x="1.3" stroke-width=".5" class="a"/>'
    )
    assert element("g", "<a/>", "<b/>", id="both") == '<g id="both"><a/><b/></g>'


def test_words_are_escaped() -> None:
    assert words("title", "Fish & Co <1660>") == "<title>Fish &amp; Co &lt;1660&gt;</title>"
    assert text("a&b", 1, 2) == '<text x="1" y="2">a&amp;b</text>'
    assert element("g", aria_label='say "a" & b') == "<g aria-label='say \"a\" &amp; b'/>"


def test_fitted_text() -> None:
    assert 'textLength="40"' in fitted_text("Dam", 0, 0, 40)


def test_use() -> None:
    assert use("cart") == '<use href="#cart"/>'
    assert use("cart", 3, 0) == '<use href="#cart" x="3" y="0"/>'


def test_lines_are_relative() -> None:
    assert line([(10, 10), (15, 8), (15, 9)]) == "M10 10l5-2 0 1"
    assert line([(0, 0), (0.5, 0.3), (0.6, -0.5), (9.6, 9.4)]) == "M0 0l.5.3.1-.8 9 9.9"
    assert lines([[(0, 0), (1, 0)], [(5, 5), (6, 6)]], closed=True) == "M0 0l1 0zm5 5l1 1z"
    assert lines([[(0, 0), (1, 0)], [(5, 5), (6, 6)]]) == "M0 0l1 0m4 5l1 1"


def test_dots_and_circles() -> None:
    assert dots([(5, 5), (6, 4)]) == "M5 5l0 0m1-1l0 0"
    assert circles([(10, 5)], 2.5) == "M7.5 5a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0z"


def test_relative_lines_do_not_drift() -> None:
    points = [(index * 0.14, 0.0) for index in range(101)]
    steps = line(points).partition("l")[2].removesuffix(" 0").split(" 0 ")
    assert len(steps) == 100
    assert sum(map(float, steps)) == pytest.approx(14, abs=0.05)
