"""Types by the names that they have in our code.

A signature says `Action`, not the six kinds of actions that it stands for. Python forgets the name
of an alias as soon as it is used; here every annotation gets it back before Sphinx reads it.
"""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from functools import cached_property, reduce
from operator import or_
from types import GenericAlias, ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import numpy as np
from sphinx.util.docutils import SphinxDirective

DOCUMENTED: Final = (
    "grachten.rules",
    "grachten.bots",
    "grachten.arena",
    "grachten.client",
    "grachten.protocol",
    "grachten.kernel",
)
FUNCTION: Final = re.compile(r"<function (\w+)[^>]*>")


class NDArray:
    """NumPy's name for an array of a type; used up like our own names."""

    __module__ = "numpy.typing"


def setup(app: Any) -> None:
    _restore_names()
    app.add_directive("alias", Alias)
    app.connect("autodoc-process-signature", _shorten)
    app.connect("autodoc-process-docstring", _drop_words_of_python)
    app.connect("autodoc-skip-member", _skip_fields)


class Alias(SphinxDirective):  # type: ignore[misc]
    """What an alias stands for: `.. alias:: grachten.rules.Action`."""

    required_arguments = 1

    def run(self) -> list[Any]:
        module, _, name = self.arguments[0].rpartition(".")
        alias = getattr(importlib.import_module(module), name)
        parts = ", ".join(map(_part, get_args(alias)))
        text = f".. py:type:: {name}\n   :module: {module}\n\n   One of {parts}."
        nodes: list[Any] = self.parse_text_to_nodes(text)
        return nodes


def _part(part: Any) -> str:
    return (
        f":py:class:`~{part.__module__}.{part.__qualname__}`"
        if inspect.isclass(part)
        else f'``"{part}"``'
    )


def _shorten(
    _app: Any,
    what: str,
    _name: str,
    value: Any,
    _options: Any,
    told: str | None,
    answer: str | None,
) -> tuple[str | None, str | None]:
    """Nobody makes a protocol, or a record alone; and a function that is a default has a name."""
    if what == "class" and (getattr(value, "_is_protocol", False) or issubclass(value, np.void)):
        return "", None
    return told and FUNCTION.sub(r"\1", told), answer


def _drop_words_of_python(
    _app: Any, what: str, _name: str, value: Any, _options: Any, lines: list[str]
) -> None:
    """Where a number has no docstring, there would be that of `int`."""
    if what == "data" and "\n".join(lines).split() == (type(value).__doc__ or "").split():
        lines.clear()


def _skip_fields(
    _app: Any, _what: str, _name: str, value: Any, _skip: bool, _options: Any
) -> bool | None:
    """The fields of a named tuple are in its signature."""
    return True if type(value).__name__ == "_tuplegetter" else None


def _restore_names() -> None:
    """Give all annotations of our packages the names of their types back."""
    modules = [*_modules()]
    names = _aliases(modules)
    for module in modules:
        for owner in _annotated(module):
            notes = owner.__annotations__
            notes.update({key: _named(note, names) for key, note in notes.items()})


def _modules() -> Iterator[ModuleType]:
    for name in DOCUMENTED:
        package = importlib.import_module(name)
        for found in pkgutil.iter_modules(package.__path__, f"{name}."):
            importlib.import_module(found.name)
    ours = tuple(f"{name}." for name in DOCUMENTED)
    return (module for name, module in sys.modules.items() if f"{name}.".startswith(ours))


def _aliases(modules: list[ModuleType]) -> dict[Any, Any]:
    """Unions and literals that have a name, and for each a class that has nothing but this name."""
    found: dict[Any, Any] = {}
    for module in sorted(modules, key=lambda module: module.__name__):  # packages come first
        defined = "" if hasattr(module, "__path__") else inspect.getsource(module)
        for name, value in vars(module).items():
            is_here = f"\n{name} = " in defined or name in getattr(module, "__all__", ())
            if is_here and _is_alias(value) and type(None) not in get_args(value):
                found.setdefault(value, type(name, (), {"__module__": module.__name__}))
    return found


def _is_alias(value: Any) -> bool:
    return _is_union(value) or get_origin(value) is Literal


def _is_union(value: Any) -> bool:
    return isinstance(value, UnionType) or get_origin(value) is Union


def _annotated(module: ModuleType) -> Iterator[Any]:
    """The functions and classes of a module, and the functions of its classes."""
    for value in vars(module).values():
        if getattr(value, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(value):
            yield value
        elif inspect.isclass(value):
            if "__annotations__" in vars(value):  # its own, not those of a base
                yield value
            yield from filter(inspect.isfunction, map(_function, vars(value).values()))


def _function(member: Any) -> Any:
    match member:
        case property():
            return member.fget
        case cached_property():
            return member.func
        case staticmethod() | classmethod():
            return member.__func__
        case _:
            return member


def _named(note: Any, names: dict[Any, Any]) -> Any:
    if _is_alias(note):
        return names.get(note) or _in_part(note, names)
    parts = get_args(note)
    if get_origin(note) is Annotated:
        return _named(parts[0], names)  # what else holds is told in words
    if get_origin(note) is np.ndarray:
        return GenericAlias(NDArray, get_args(parts[1]))
    if isinstance(note, GenericAlias):
        return GenericAlias(get_origin(note), tuple(_named(part, names) for part in parts))
    return note


def _in_part(note: Any, names: dict[Any, Any]) -> Any:
    """`Action | None` has become one union of seven."""
    parts = [*get_args(note)] if _is_union(note) else []
    for alias, name in names.items():
        members = get_args(alias)
        if _is_union(alias) and {*members} <= {*parts}:
            parts = [name, *(part for part in parts if part not in members)]
    return reduce(or_, (_named(part, names) for part in parts)) if parts else note
