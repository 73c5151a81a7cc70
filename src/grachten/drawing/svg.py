"""Writing SVG: elements and paths as text, with numbers of one decimal."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from grachten.drawing.geometry import Point

Attribute = str | float | None
_UNDERSCORE: Final = "_"


def number(value: float) -> str:
    """At most one decimal, never "-0" or "5.0": the same drawing is always the same text."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """`element("g", "<path/>", class_="ink", stroke_width=2)`; an attribute of None is left out."""
    written = "".join(
        f" {name.rstrip(_UNDERSCORE).replace(_UNDERSCORE, '-')}={quoteattr(_value(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    if not children:
        return f"<{tag}{written}/>"
    return f"<{tag}{written}>{''.join(children)}</{tag}>"


def text(content: str, x: float, y: float, **attributes: Attribute) -> str:
    return element("text", escape(content), x=x, y=y, **attributes)


def fitted_text(content: str, x: float, y: float, width: float, **attributes: Attribute) -> str:
    """Words that are as wide as they should be even where their font is missing."""
    return text(content, x, y, textLength=width, lengthAdjust="spacingAndGlyphs", **attributes)


def words(tag: str, content: str) -> str:
    """An element that holds nothing but words, such as a title."""
    return element(tag, escape(content))


def use(name: str, x: float = 0, y: float = 0, **attributes: Attribute) -> str:
    """A copy of something in the document's definitions."""
    place = {"x": x, "y": y} if x or y else {}
    return element("use", href=f"#{name}", **place, **attributes)


def line(points: Iterable[Point], *, closed: bool = False) -> str:
    """Path data through the points, relative to each other because that is shorter."""
    parts: list[str] = []
    here = (0, 0)
    for point in points:
        tenths = (round(point[0] * 10), round(point[1] * 10))
        step = (tenths[0] - here[0], tenths[1] - here[1])
        letter = "l" if parts else "M"
        parts.append(f"{letter}{_tenths(step[0])} {_tenths(step[1])}")
        here = tenths
    return "".join(parts) + ("z" if closed else "")


def lines(polylines: Iterable[Iterable[Point]], *, closed: bool = False) -> str:
    """Path data of many lines in one path."""
    return "".join(line(points, closed=closed) for points in polylines)


def _tenths(value: int) -> str:
    return number(value / 10)


def _value(value: Attribute) -> str:
    return value if isinstance(value, str) else number(value or 0.0)
