"""Mermaid diagrams, drawn in the browser by a library that comes with the site."""

from pathlib import Path
from typing import Any, Final

from docutils import nodes
from docutils.parsers.rst import Directive

LIBRARY: Final = "mermaid.tiny.js"


class Diagram(Directive):  # type: ignore[misc]
    """A fenced block of the language "mermaid"."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        text = "\n".join(self.content)
        return [Drawing(text, text)]


class Drawing(nodes.literal_block):  # type: ignore[misc]
    """Its text, until it is drawn; and for ever, where there is no script."""


def files(packages: Path) -> list[str]:
    """What the site takes from npm's packages for it."""
    folder = packages / "@mermaid-js" / "tiny"
    return [str(folder / "dist" / LIBRARY), str(folder / "LICENSE")]


def setup(app: Any) -> None:
    app.add_directive("mermaid", Diagram)
    app.add_node(Drawing, html=(_begin, _end))
    app.connect("html-page-context", _add_scripts)


def _begin(writer: Any, node: Drawing) -> None:
    writer.body.append(writer.starttag(node, "pre", CLASS="diagram mermaid"))
    writer.body.append(writer.encode(node.astext()))
    raise nodes.SkipChildren


def _end(writer: Any, _node: Drawing) -> None:
    writer.body.append("</pre>\n")


def _add_scripts(app: Any, _page: str, _template: str, _context: Any, tree: Any) -> None:
    """Only where there is something to draw: the library is large."""
    if tree is not None and tree.next_node(Drawing) is not None:
        app.add_js_file(LIBRARY, loading_method="defer")
        app.add_js_file("diagrams.js", loading_method="defer")
