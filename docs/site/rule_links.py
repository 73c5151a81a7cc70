"""Links to rules: each of them has an anchor, and "rule 4.5" in any text leads there."""

import re
from collections.abc import Iterator
from typing import Any, Final

from docutils import nodes
from sphinx.addnodes import pending_xref

RULES: Final = "docs/rules"
NUMBERED: Final = re.compile(r"(\d\.\d) ")
SEVERAL: Final = r"\d\.\d(?:(?:,\s|\sand\s|\sto\s)\d\.\d)*"
CITED: Final = re.compile(rf"\b[Rr]ules?\s{SEVERAL}")
CITED_BY_NUMBER: Final = re.compile(rf"{CITED.pattern}|(?:^|(?<=\()){SEVERAL}(?=[.:)])")
"""Docstrings and the rules themselves leave the word out: "4.5: these cards …", "(8.4)"."""


def setup(app: Any) -> None:
    app.connect("doctree-read", _read)


def _read(app: Any, tree: nodes.document) -> None:
    if app.env.docname == RULES:
        _mark_rules(tree, app.env.get_domain("std").anonlabels)
    is_terse = app.env.docname == RULES or app.env.docname.startswith("docs/api/")
    cited = CITED_BY_NUMBER if is_terse else CITED
    for text in [*tree.findall(nodes.Text)]:
        if cited.search(text) and isinstance(text.parent, nodes.paragraph):
            text.parent.replace(text, [*_linked(text, cited)])


def _mark_rules(tree: nodes.document, labels: dict[str, tuple[str, str]]) -> None:
    for paragraph in tree.findall(nodes.paragraph):
        if found := NUMBERED.match(paragraph.astext()):
            number = found[1]
            paragraph["ids"].append(anchor := f"rule-{number.replace('.', '-')}")
            paragraph["classes"].append("rule")
            first = paragraph[0]
            link = nodes.reference(number, number, refid=anchor, classes=["rule-number"])
            paragraph.replace(first, [link, nodes.Text(first.astext()[found.end() :])])
            labels[f"rule-{number}"] = (RULES, anchor)


def _linked(text: str, cited: re.Pattern[str]) -> Iterator[nodes.Node]:
    end = 0
    for citation in cited.finditer(text):
        for number in re.finditer(r"\d\.\d", citation[0]):
            start = citation.start() + number.start()
            yield nodes.Text(text[end:start])
            yield _link(number[0])
            end = start + len(number[0])
    yield nodes.Text(text[end:])


def _link(number: str) -> nodes.Node:
    return pending_xref(
        "",
        nodes.inline(number, number),
        refdomain="std",
        reftype="ref",
        reftarget=f"rule-{number}",
        refexplicit=True,
        refwarn=True,
    )
