"""Sees to it that there is a Chromium for the tests of the page: `make browser`.

One that is here will do, if it starts. Else there is Playwright's own; the one that npm has, which
brings its libraries and typefaces along; and the system's, for those who may install it. Only the
last needs root, and nothing but that one is put outside of Playwright's cache and this environment.
"""

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, sync_playwright

from browser.support.chromium import KNOWN, NOTE, PATIENCE, VARIABLE, candidates, launch
from support.node import NoNode, find_node

OWN: Final = Path(sys.prefix) / "chromium"

PACKAGE: Final = "@sparticuz/chromium@153.0.0"
INTEGRITY: Final = (
    "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/E"
    "HYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
)
"""As `npm view` tells it of that version: nothing else is unpacked."""

UNPACK: Final = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""
"""Python has no Brotli of its own, Node does."""

STARTER: Final = """\
#!/bin/sh
# Chromium from npm, with the libraries and typefaces that came with it.
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chrome" "$@"
"""

TYPEFACES: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{0}/fonts</dir>
  <cachedir>{0}/fonts-cache</cachedir>
</fontconfig>
"""

FETCHING: Final = 1200
"""Seconds; long enough for slow lines."""


class NotToBeHad(Exception):  # noqa: N818 - it reads as it is
    """No browser from there; the message says why."""


def main() -> None:
    try:
        chromium = get_chromium(report=say)
    except NotToBeHad as reasons:
        sys.exit(
            f"The tests of the page need Chromium, and there is none to be had ({reasons}): "
            f"install one, or name one that you have by {VARIABLE}=/path/to/chromium."
        )
    if VARIABLE not in os.environ:
        NOTE.write_text(str(chromium), encoding="utf-8")


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def get_chromium(*, report: Callable[[str], None]) -> Path:
    """One that starts; `report` hears what takes its time."""
    if VARIABLE not in os.environ and NOTE.is_file():
        noted = Path(NOTE.read_text(encoding="utf-8"))
        if noted.is_file():
            return noted
    reasons: list[str] = []
    for path in _present():
        try:
            return started(path)
        except NotToBeHad as reason:
            reasons.append(str(reason))
    if VARIABLE in os.environ:
        raise NotToBeHad(*reasons or [f"{os.environ[VARIABLE]} is no file"])
    for source, fetch in SOURCES.items():
        report(f"Getting a browser for the tests of the page, from {source} …")
        try:
            with _ticking():
                return started(fetch())
        except NotToBeHad as reason:
            reasons.append(f"{source}: {reason}")
    raise NotToBeHad("; ".join(reasons))


def started(path: Path) -> Path:
    """The same, if it starts and shows a page. Some are there and do nothing of the kind."""
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, path)
            page = browser.new_page()
            page.set_content("<p>Dam</p>", timeout=PATIENCE)
            is_shown = page.inner_text("p") == "Dam"
            browser.close()
    except Error as error:
        lines = [line.strip("- ") for line in error.message.splitlines() if line.strip("- ")]
        told = [line for line in lines if "error while loading" in line or "requires" in line]
        raise NotToBeHad(f"{path} does not start: {(told or lines)[0]}") from None
    if not is_shown:
        raise NotToBeHad(f"{path} shows no page")
    return path


def _present() -> list[Path]:
    with sync_playwright() as playwright:
        found = candidates(playwright.chromium.executable_path)
        return [path for path in found if path.is_file()]


def from_playwright() -> Path:
    """Into Playwright's cache, in the home folder where nothing else is said."""
    _run(
        [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"],
        # Where its host cannot be reached, that is soon known.
        {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000", **os.environ},
    )
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def from_npm() -> Path:
    """Into this environment. Node is the machine's, or the one that builds the page."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise NotToBeHad("it has one for Linux on x86-64 only")
    try:
        node, npm = find_node()
    except NoNode as error:
        raise NotToBeHad(str(error)) from None
    env = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    with tempfile.TemporaryDirectory(dir=sys.prefix) as folder:
        here = Path(folder)
        _run([*npm, "pack", "--silent", PACKAGE, "--pack-destination", folder], env)
        (packed,) = here.glob("*.tgz")
        check_integrity(packed)
        _extract(packed, here)
        own = here / "own"
        own.mkdir()
        for name in ("chromium.br", "al2023.tar.br", "fonts.tar.br"):
            unpacked = here / name.removesuffix(".br")
            _run(
                [str(node), "-e", UNPACK, str(here / "package" / "bin" / name), str(unpacked)], env
            )
            if tarfile.is_tarfile(unpacked):
                _extract(unpacked, own)
        shutil.move(here / "chromium", own / "chrome")
        (own / "chromium").write_text(STARTER, encoding="ascii")
        (own / "fonts.conf").write_text(TYPEFACES.format(OWN), encoding="utf-8")
        for program in ("chrome", "chromium"):
            (own / program).chmod(0o755)
        shutil.rmtree(OWN, ignore_errors=True)
        own.rename(OWN)  # whole, or not at all
    return OWN / "chromium"


def check_integrity(packed: Path) -> None:
    found = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if f"sha512-{found}" != INTEGRITY:
        raise NotToBeHad(f"what came is not {PACKAGE} as we know it")


def _extract(packed: Path, folder: Path) -> None:
    with tarfile.open(packed) as archive:
        # The first releases of Python 3.11 know no filters; the content is known in any case.
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(folder)  # noqa: S202 - as above


def from_system() -> Path:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NotToBeHad("that takes root, on Debian")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _run(["apt-get", "update", "-qq"], env)
    _run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"], env)
    for name in KNOWN:
        if found := shutil.which(name):
            return Path(found)
    raise NotToBeHad("it was installed, and yet there is none")


SOURCES: Final[dict[str, Callable[[], Path]]] = {
    "Playwright": from_playwright,
    "npm": from_npm,
    "apt-get": from_system,
}


def _run(command: list[str], env: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=FETCHING,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotToBeHad(str(error)) from None
    if done.returncode:
        lines = [line for line in done.stdout.decode(errors="replace").splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        raise NotToBeHad((errors or lines or ["it does not say why"])[0].strip())


@contextmanager
def _ticking() -> Iterator[None]:
    """Seconds, counted on a terminal, so that nobody thinks that nothing happens."""
    if not sys.stderr.isatty():
        yield
        return
    is_done = threading.Event()

    def tick() -> None:
        seconds = 0
        while not is_done.wait(1):
            seconds += 1
            sys.stderr.write(f"\r  {seconds} s ")
            sys.stderr.flush()
        sys.stderr.write("\r\033[K")

    ticker = threading.Thread(target=tick)
    ticker.start()
    try:
        yield
    finally:
        is_done.set()
        ticker.join()


if __name__ == "__main__":
    main()
