"""What is optional: nobody needs it to play, and what needs it says how to get it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from grachten.cli.commands import app
from grachten.extras import PACKAGES
from grachten.rules import GrachtenError

ROOT = Path(__file__).parents[1]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `pip install grachten` alone leaves it."""
    for package in (name for names in PACKAGES.values() for name in names):
        monkeypatch.setitem(sys.modules, package, None)


def refused(*arguments: str | Path) -> str:
    with pytest.raises(GrachtenError) as error:
        app(tuple(map(str, arguments)), standalone_mode=False)
    return str(error.value)


@pytest.mark.usefixtures("plain")
def test_a_report_is_refused_before_any_game_is_played(tmp_path: Path) -> None:
    arguments = ("--results", tmp_path / "g.jsonl", "--report", tmp_path / "g.html")
    sentence = refused("arena", "greedy", "random", "--deals", "1", *arguments)
    assert sentence == "A report needs Altair: pip install 'grachten[report]'."
    assert not list(tmp_path.iterdir())


LOAD_WITHOUT = """
import importlib, pkgutil, sys
for name in {optional}:
    sys.modules[name] = None
import grachten
for module in pkgutil.walk_packages(grachten.__path__, "grachten."):
    if module.name not in {except_for} and "migrations" not in module.name:
        importlib.import_module(module.name)
"""


def test_nothing_else_loads_what_is_optional() -> None:
    """Only what draws plots does, which nobody loads but for a report; what connects nodes, which
    nobody loads but for a city; and the environments."""
    names = ("plots", "plot_setting", "page", "report_page")
    sections = ("board_sections", "bot_sections", "table_sections")
    plots = [f"grachten.arena.{name}" for name in (*names, *sections)]
    city = [f"grachten.city.{name}" for name in ("bus", "counts", "thinking")]
    parts = ("adoption", "answering", "asking", "metrics", "node")
    city += [f"grachten.server.city.{name}" for name in parts]
    city += ["grachten.server.thinking.remote_bots"]
    interfaces = ("grachten_v1", "registration", "single", "spiel_game", "vector_env")
    environments = [f"grachten.env.{name}" for name in interfaces]
    code = LOAD_WITHOUT.format(
        optional=[name for names in PACKAGES.values() for name in names],
        except_for=plots + city + environments,
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_is_needed_to_play_is_pinned_without_the_rest() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(PACKAGES) < set(project["optional-dependencies"])
    pinned = {
        name: {
            line.partition("==")[0]
            for line in (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
            if "==" in line
        }
        for name in ("run", "dev")
    }
    for extra in PACKAGES:
        for requirement in project["optional-dependencies"][extra]:
            package = requirement.partition(">=")[0]
            assert package not in pinned["run"]
            assert package in pinned["dev"]
