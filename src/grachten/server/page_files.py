"""The page built from web/: its files, ready to be sent.

They are read once, at the first request, and compressed if that pays.
"""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
NOT_BUILT: Final = "The page has not been built yet: run `make page`, and start the server again."

KINDS: Final[Mapping[str, str]] = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
"""Listed here because systems differ in the types they know. The charset is added for text."""

PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
"""Other formats are compressed already."""

HASHED: Final = "assets/"
"""Files here have a hash of their content in their names: new content is a new file."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class PageFile:
    """One file; `packed` is its body in gzip, if that is shorter."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    caching: str

    def is_known(self, if_none_match: str) -> bool:
        """Does the browser have it already?"""
        known = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
        return "*" in known or self.etag.removeprefix("W/") in known


def read_page(folder: Path) -> dict[str, PageFile]:
    """Every file of the page by its path, with slashes; empty if it was not built."""
    if not (folder / INDEX).is_file():
        return {}
    return {
        path.relative_to(folder).as_posix(): _read(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in KINDS
    }


@lru_cache(maxsize=1)
def the_page() -> dict[str, PageFile]:
    return read_page(PAGE)


def takes_gzip(accept_encoding: str) -> bool:
    """A browser may also decline it: gzip;q=0."""
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


def _read(path: Path, folder: Path) -> PageFile:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0) if path.suffix in PACKED else None
    is_hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return PageFile(
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        kind=KINDS[path.suffix],
        etag=f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',  # weak: the same with or without gzip
        caching=FOR_EVER if is_hashed else ASK_AGAIN,
    )
