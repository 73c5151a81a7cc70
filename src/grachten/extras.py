"""Optional packages. What needs one says in one sentence how to get it."""

from importlib.util import find_spec
from typing import Final, Literal

from grachten.rules.errors import GrachtenError

Extra = Literal["env", "report", "postgres", "city", "ray"]

PACKAGES: Final[dict[Extra, tuple[str, ...]]] = {
    "env": ("gymnasium", "pettingzoo"),
    "report": ("altair", "vl_convert"),
    "postgres": ("asyncpg",),
    "city": ("asyncpg", "redis"),
    "ray": ("ray",),
}
"""By the names under which they are imported."""


def check_extra(extra: Extra, what: str, error: type[GrachtenError] = GrachtenError) -> None:
    """`what` begins the sentence: "A report needs Altair"."""
    if any(find_spec(package) is None for package in PACKAGES[extra]):
        raise error(f"{what}: pip install 'grachten[{extra}]'.")
