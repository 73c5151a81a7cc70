"""The HTML elements of a report. All text is escaped here, and only here."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from grachten import __version__
from grachten.arena.plot_setting import Picture
from grachten.drawing.fonts import font_face


@dataclass(frozen=True, slots=True)
class Markup:
    """HTML that must not be escaped again."""

    html: str


Cell = str | Markup


def section(heading: str, *parts: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{''.join(parts)}</section>"


def subsection(heading: str, *parts: str) -> str:
    return f"<h3>{escape(heading)}</h3>{''.join(parts)}"


def paragraph(words: str, kind: str = "") -> str:
    return f"<p{_class(kind)}>{escape(words)}</p>"


def figure(picture: Picture, says: str, caption: str) -> str:
    """A plot. `says` describes it to people who cannot see it."""
    views = "".join(
        f'<div class="plot {size}" role="img" aria-label="{escape(says)}">{svg}</div>'
        for size, svg in (("wide", picture.wide), ("narrow", picture.narrow))
    )
    return f"<figure>{views}<figcaption>{escape(caption)}</figcaption></figure>"


def map_figure(drawing: str, says: str, key: str, caption: str) -> str:
    """A map with its legend; on a phone it scrolls sideways."""
    return (
        f'<figure><div class="map-scroll" role="img" tabindex="0" aria-label="{escape(says)}">'
        f"{drawing}</div>{key}<figcaption>{escape(caption)}</figcaption></figure>"
    )


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], kind: str = ""
) -> str:
    """The first column names the rows; the others hold figures."""
    head = "".join(f'<th scope="col">{escape(words)}</th>' for words in heads)
    body = "".join(
        f'<tr><th scope="row">{_written(first)}</th>{"".join(map(_cell, cells))}</tr>'
        for first, *cells in rows
    )
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(caption)}">'
        f"<table{_class(kind)}><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def name(words: str) -> str:
    """A name that may wrap after each of its parts: `search:` `ms=200`."""
    return escape(words).replace(":", ":<wbr>").replace(",", ",<wbr>")


def folded(summary: str, content: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    items = "".join(
        f"<div><dt>{escape(what)}</dt><dd>{escape(value)}</dd></div>" for what, value in pairs
    )
    return f'<dl class="facts">{items}</dl>'


def page(title: str, lead: str, *parts: str) -> str:
    """The whole document. Fonts and styles are embedded: nothing else is loaded."""
    style = (files("grachten.arena") / "report.css").read_text("utf-8")
    fonts = font_face("roman") + font_face("small-capitals")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{fonts}{style}</style></head><body>"
        f'<header><p class="above">Grachten · the arena</p><h1>{escape(title)}</h1>'
        f"{paragraph(lead, 'lead')}</header><main>{''.join(parts)}</main>"
        f"<footer>{paragraph(f'Written by Grachten {__version__}.')}</footer></body></html>\n"
    )


def _cell(cell: Cell) -> str:
    return cell.html if isinstance(cell, Markup) else f"<td>{escape(cell)}</td>"


def _written(cell: Cell) -> str:
    return cell.html if isinstance(cell, Markup) else name(cell)


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""
