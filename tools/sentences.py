"""Every sentence that people may see, one per line, to be read aloud: `python tools/sentences.py`.

The page's words come from its English messages, the rest from the source: the help of commands and
options, errors and refusals, and what the command line prints. Docstrings of commands are their
help. Logs are for operators, and are here too.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src" / "grachten"
SPEAKING: Final = ("Error", "Refused", "Refusal", "IllegalAction", "Option", "Argument", "Typer")
"""How the names of calls end whose strings are read by people."""
PRINTING: Final = {"print", "echo", "secho", "info", "warning", "error", "exception", "refuse"}
IS_SENTENCE: Final = re.compile(r"\w.* .*\w")


def main() -> None:
    for file in sorted((SOURCE / "words" / "en").glob("*.ftl")):
        _print_all(f"words/en/{file.name}", _messages(file.read_text(encoding="utf-8")))
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        _print_all(str(file.relative_to(SOURCE)), _spoken(tree))


def _print_all(where: str, sentences: Iterator[str]) -> None:
    found = [text for text in dict.fromkeys(sentences) if IS_SENTENCE.search(text)]
    if found:
        print(f"\n{where}")
        for text in found:
            print(f"  {text}")


def _messages(text: str) -> Iterator[str]:
    """The texts of Fluent messages, each on one line."""
    for entry in re.split(r"\n(?=\S)", text):
        if not entry.startswith("#") and "=" in entry:
            yield " ".join(entry.partition("=")[2].split())


def _spoken(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_speaking(node.func):
            for value in [*node.args, *(keyword.value for keyword in node.keywords)]:
                yield from _texts(value)
        elif isinstance(node, ast.FunctionDef) and any(map(_is_command, node.decorator_list)):
            yield " ".join((ast.get_docstring(node) or "").split())


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case _:
            return ""


def _is_speaking(function: ast.expr) -> bool:
    return _name(function).endswith(SPEAKING) or _name(function) in PRINTING


def _is_command(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and _name(decorator.func) in {"command", "callback"}


def _texts(value: ast.expr) -> Iterator[str]:
    """A string, with `…` for what is filled in."""
    match value:
        case ast.Constant(str() as text):
            yield " ".join(text.split())
        case ast.JoinedStr(parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts
            )
        case ast.IfExp(_, body, otherwise):
            yield from _texts(body)
            yield from _texts(otherwise)


if __name__ == "__main__":
    main()
