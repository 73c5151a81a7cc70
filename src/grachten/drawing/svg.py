"""Writing SVG: elements and paths as text, with numbers of one decimal."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
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
    return lines([points], closed=closed)


def lines(polylines: Iterable[Iterable[Point]], *, closed: bool = False) -> str:
    """Path data of many lines in one path."""
    data: list[str] = []
    here = (0, 0)
    for points in polylines:
        tenths = [(round(x * 10), round(y * 10)) for x, y in points]
        first, *steps = [(u - x, v - y) for (x, y), (u, v) in pairwise([here, *tenths])]
        data.append(("m" if data else "M") + _packed(first))
        if steps:
            data.append("l" + _packed(part for step in steps for part in step))
        if closed:
            data.append("z")
        here = tenths[0 if closed else -1]
    return "".join(data)


def dots(points: Sequence[Point]) -> str:
    """Lines of no length; a round line cap makes dots of them."""
    return lines([[point, point] for point in points])


def circles(middles: Iterable[Point], radius: float) -> str:
    """Path data of many circles in one path."""
    r, wide = number(radius), number(2 * radius)
    half = f"a{r} {r} 0 0 1"
    return "".join(
        f"M{number(x - radius)} {number(y)}{half} {wide} 0{half}-{wide} 0z" for x, y in middles
    )


def moved(x: float, y: float) -> str:
    """The transform that puts what is drawn around the origin there."""
    return f"translate({number(x)} {number(y)})"


def _packed(tenths: Iterable[int]) -> str:
    """Numbers in a row, as short as path data may have them: `1-.5.5 3`."""
    packed: list[str] = []
    before = ""
    for value in tenths:
        digits = number(value / 10).replace("0.", ".") if abs(value) < 10 else number(value / 10)
        follows = digits[0] == "-" or (digits[0] == "." and "." in before)
        packed.append(digits if follows or not packed else f" {digits}")
        before = digits
    return "".join(packed)


def _value(value: Attribute) -> str:
    return value if isinstance(value, str) else number(value or 0.0)
