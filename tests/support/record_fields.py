"""The classes that name the fields of records for the type checker, compared with the dtypes."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

Fields = list[tuple[str, object]]
Records = list[tuple[type[np.void], np.dtype[Any]]]
"""Classes, and the dtypes of which they name the fields."""

ROOT = Path(__file__).parents[2]


def fields_of_class(kind: type[np.void]) -> Fields:
    return list(get_type_hints(kind).items())


def fields_of_dtype(dtype: np.dtype[Any]) -> Fields:
    """The fields that a class for these records must have, in this order."""
    return [(name, _type_of(dtype[name])) for name in dtype.names or ()]


def _type_of(field: np.dtype[Any]) -> object:
    if field.shape:
        return NDArray[field.base.type]  # type: ignore[name-defined] # known at run time
    if field.type is np.uint64:  # a set, as bits
        return np.uint64
    return float if field.kind == "f" else int


def record_types_in(package: ModuleType) -> dict[str, np.dtype[Any]]:
    """Every dtype of records in the modules of a package, by the name of the constant."""
    return {
        name: value
        for found in iter_modules(package.__path__)
        if found.name != "__main__"
        for name, value in vars(import_module(f"{package.__name__}.{found.name}")).items()
        if isinstance(value, np.dtype) and value.names
    }


def found_by_mypy(program: str, folder: Path) -> dict[int, str]:
    """The lines of a program, counted from 1, in which mypy finds an error, and the error.

    Its cache goes to the same folder: another mypy may be at work on the usual one.
    """
    file = folder / "program.py"
    file.write_text(program)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-pretty", "--cache-dir", folder / "cache", file],
        cwd=ROOT,  # its settings
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    return {
        int(number): message
        for number, message in re.findall(
            rf"^{re.escape(str(file))}:(\d+): error: (.*)$", ran.stdout, re.MULTILINE
        )
    }


def misspelling_program(records: Records) -> tuple[str, set[int]]:
    """A program that reads and writes every field, right and misspelt, and which lines are
    wrong."""
    lines = ["from grachten.kernel.records import RecordArray"]
    wrong = set()
    for kind, dtype in records:
        name = kind.__name__
        lines += [
            f"from {kind.__module__} import {name}",
            f"def use_{name}(array: RecordArray[{name}], record: {name}) -> None:",
        ]
        for field in dtype.names or ():
            lines.append(f"    record.{field} = array[0].{field}")
            for line in (f"record.{field} = array[0].{field}_", f"record.{field}_ = 0"):
                lines.append(f"    {line}")
                wrong.add(len(lines))
    return "\n".join(lines) + "\n", wrong
