"""A rule's number leads to one file of tests and, where the kernel decides it, to one module."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
KERNEL = TESTS.parent / "src" / "grachten" / "kernel"
TEXT = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULES = re.findall(r"^(\d+\.\d+) ", TEXT, re.MULTILINE)


def is_rule_mark(node: ast.AST) -> bool:
    """`pytest.mark.rule`"""
    match node:
        case ast.Attribute(ast.Attribute(ast.Name("pytest"), "mark"), "rule"):
            return True
        case _:
            return False


def cited_rules(source: str) -> Iterator[str]:
    """The numbers in all `pytest.mark.rule("…")` that decorate a test in this source."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and is_rule_mark(mark.func):
                for argument in mark.args:
                    assert isinstance(argument, ast.Constant), "a rule is cited by its number"
                    yield str(argument.value)


@cache
def all_cited_rules() -> dict[str, set[str]]:
    """The test files that cite each rule."""
    files: dict[str, set[str]] = {}
    for module in TESTS.rglob("test_*.py"):
        for number in cited_rules(module.read_text(encoding="utf-8")):
            files.setdefault(number, set()).add(module.name)
    return files


def test_the_list_is_in_order_and_names_no_rule_twice() -> None:
    in_order = sorted(set(RULES), key=lambda number: [int(part) for part in number.split(".")])
    assert in_order == RULES
    assert RULES[0] == "1.1"
    assert RULES[-1] == "8.4"


def test_every_rule_is_cited_by_a_test() -> None:
    assert [number for number in RULES if number not in all_cited_rules()] == []


def test_every_cited_rule_exists() -> None:
    assert sorted(all_cited_rules().keys() - set(RULES)) == []


def test_a_rule_is_cited_in_the_tests_of_its_chapter_alone() -> None:
    for number, files in all_cited_rules().items():
        (file,) = files
        assert file.startswith(f"test_rule_{number[0]}_"), number


def test_a_rule_is_cited_in_one_kernel_module() -> None:
    modules: dict[str, set[str]] = {}
    for module in KERNEL.glob("*.py"):
        for number in re.findall(r"\b\d\.\d\b", module.read_text(encoding="utf-8")):
            if number in RULES:
                modules.setdefault(number, set()).add(module.name)
    assert {number: files for number, files in modules.items() if len(files) > 1} == {}
    assert len(modules) > 25


def test_only_marks_on_tests_count_as_citations() -> None:
    source = """
import pytest

# @pytest.mark.rule("1.1")
@pytest.mark.rule("1.2", "1.3")
@pytest.mark.parametrize("rule", ["1.4"])
def test_something(rule):
    assert "1.5"

@pytest.mark.rule("1.6")
def helper():
    pass
"""
    assert list(cited_rules(source)) == ["1.2", "1.3"]
