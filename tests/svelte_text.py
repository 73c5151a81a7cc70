"""Finds words in Svelte files that stand there instead of in the Fluent files."""

import re
from collections.abc import Iterator

SPOKEN = "aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder"
LETTER = re.compile(r"[^\W\d_]")
SENTENCE = re.compile(r"[^\W\d_] | [^\W\d_]")
LITERAL = re.compile(r"""(["'`])((?:\\.|(?!\1).)*)\1""", re.DOTALL)


def visible_text(source: str) -> list[str]:
    """Letters that people would see or hear: text between tags, and attributes that are spoken."""
    blocks = r"<(script|style)\b.*?</\1>|<!--.*?-->"
    markup = re.sub(blocks, "", source, flags=re.DOTALL | re.IGNORECASE)
    return list(_found(markup))


def _found(markup: str) -> Iterator[str]:
    text = ""
    at = 0
    while at < len(markup):
        if markup[at] == "{":
            end = _after_braces(markup, at)
            yield from _in_braces(markup[at + 1 : end - 1])
        elif re.match(r"</?[A-Za-z]", markup[at : at + 3]):
            yield from _letters(text)
            text = ""
            end = _after_tag(markup, at)
            yield from _spoken(markup[at:end])
        else:
            text += markup[at]
            end = at + 1
        at = end
    yield from _letters(text)


def _letters(text: str) -> Iterator[str]:
    text = re.sub(r"&#?\w+;", " ", text)
    if LETTER.search(text):
        yield " ".join(text.split())


def _in_braces(code: str) -> Iterator[str]:
    """Sentences in an expression; ids and values of messages are words in small letters."""
    if code.lstrip().startswith(("#", ":", "/", "@")):
        return
    for literal in LITERAL.finditer(code):
        said = re.sub(r"\$\{.*?\}", "", literal[2])
        if (said[:1].isalpha() and said[:1].isupper()) or SENTENCE.search(said):
            yield said


def _spoken(tag: str) -> Iterator[str]:
    for name in re.finditer(rf"\s(?:{SPOKEN})=", tag):
        value = tag[name.end() : _after_value(tag, name.end())]
        code = value[1:-1]
        if value[0] != "{":
            yield from _letters(_without_braces(code))
        elif LITERAL.fullmatch(code.strip()):
            yield from _letters(re.sub(r"\$\{.*?\}", "", code.strip()[1:-1]))
        else:
            yield from _in_braces(code)


def _without_braces(text: str) -> str:
    kept, at = "", 0
    while at < len(text):
        if text[at] == "{":
            at = _after_braces(text, at)
        else:
            kept += text[at]
            at += 1
    return kept


def _after_value(markup: str, at: int) -> int:
    """Where the attribute's value that begins here ends: an expression, or a quotation of some."""
    if markup[at] == "{":
        return _after_braces(markup, at)
    closing = markup[at]
    at += 1
    while markup[at] != closing:
        at = _after_braces(markup, at) if markup[at] == "{" else at + 1
    return at + 1


def _after_braces(markup: str, at: int) -> int:
    """Where the expression that begins here ends. Braces in its strings do not count."""
    depth = 0
    while at < len(markup):
        literal = LITERAL.match(markup, at)
        if literal:
            at = literal.end()
            continue
        depth += {"{": 1, "}": -1}.get(markup[at], 0)
        at += 1
        if depth == 0:
            return at
    raise ValueError("a brace is never closed")


def _after_tag(markup: str, at: int) -> int:
    """Where the tag that begins here ends. Neither strings nor expressions end it."""
    while at < len(markup):
        if markup[at] in "{\"'":
            at = _after_value(markup, at)
        elif markup[at] == ">":
            return at + 1
        else:
            at += 1
    raise ValueError("a tag is never closed")
