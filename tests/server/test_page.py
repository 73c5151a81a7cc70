"""The built page as the server sends it: every file, its type, what may be kept, and how much."""

import gzip
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from grachten.rules import GrachtenError
from grachten.server import page_files
from grachten.server.page_files import INDEX, PAGE, PageFile, read_page, takes_gzip
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import error
from support.patience import PATIENCE

FIRST_LOAD = 150_000
"""Bytes of script and style, packed, that somebody waits for who comes for the first time."""

TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}


def built() -> list[str]:
    """The names of all files of the page. What begins with a dot is a note of ours."""
    if not (PAGE / INDEX).is_file():
        raise GrachtenError("The page is not built, and these tests need it: run `make page`.")
    files = (path for path in PAGE.rglob("*") if path.is_file() and path.name[0] != ".")
    return sorted(path.relative_to(PAGE).as_posix() for path in files)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    built()
    page_files.the_page.cache_clear()  # it may have been built since another test read it
    with inside(tmp_path_factory.mktemp("page"), WIDE) as server:
        yield server
    assert server.faults == []


CERTIFICATES = httpx.create_ssl_context()
"""Read once, and not again for each of hundreds of files."""
get = partial(httpx.get, timeout=PATIENCE, verify=CERTIFICATES)
stream = partial(httpx.stream, "GET", timeout=PATIENCE, verify=CERTIFICATES)


def got(server: Inside, path: str, **headers: str) -> httpx.Response:
    """As plainly as possible: nothing packed, unless the headers say so."""
    plain = {"Accept-Encoding": "identity", **headers}
    return get(urljoin(server.address, path), headers=plain)


def raw(server: Inside, path: str, accept: str) -> tuple[httpx.Headers, bytes]:
    """A file as it travels."""
    address = urljoin(server.address, path)
    plain = {"Accept-Encoding": accept}
    with stream(address, headers=plain) as answer:
        return answer.headers, b"".join(answer.iter_raw())


# Every file


def test_every_file_is_sent_as_what_it_is(server: Inside) -> None:
    kinds = set()
    for name in built():
        found = got(server, f"/{name}")
        kind = name.rpartition(".")[2]
        kinds.add(kind)
        assert found.status_code == 200, name
        assert found.headers["content-type"] == TYPES[kind], name
        assert found.content == (PAGE / name).read_bytes(), name
        assert "content-encoding" not in found.headers
        assert found.headers["vary"] == "Accept-Encoding"
    assert kinds >= {"html", "js", "css", "json", "svg", "png", "woff2", "webmanifest"}


def test_the_page_is_at_the_root(server: Inside) -> None:
    found = got(server, "/")
    assert found.headers["content-type"] == TYPES["html"]
    assert found.content == (PAGE / INDEX).read_bytes()


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/health", "/api/boards", "/nothing.here"])
def test_asking_for_the_head_alone(server: Inside, path: str) -> None:
    plain = {"Accept-Encoding": "identity"}
    head = httpx.head(urljoin(server.address, path), headers=plain, timeout=PATIENCE)
    whole = got(server, path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-length"] == str(len(whole.content))


def test_files_whose_names_change_with_them_are_kept_for_ever(server: Inside) -> None:
    for name in built():
        caching = got(server, f"/{name}").headers["cache-control"]
        if name.startswith("assets/"):
            assert caching == "public, max-age=31536000, immutable"
            assert re.search(r"-[\w-]{8}\.\w+$", name), name
        else:
            assert caching == "no-cache", name


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/icon-192.png", "/manifest.webmanifest"])
def test_what_the_browser_has_is_not_sent_again(server: Inside, path: str) -> None:
    etag = got(server, path).headers["etag"]
    for known in (etag, etag.removeprefix("W/"), f'"another", {etag}', "*"):
        again = got(server, path, **{"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b""), known
        assert again.headers["etag"] == etag
    for unknown in ("", '"another"', etag.replace('"', "")):
        again = got(server, path, **{"If-None-Match": unknown})
        assert again.status_code == 200, unknown


def test_another_content_has_another_tag(tmp_path: Path) -> None:
    def tag(content: str) -> str:
        (tmp_path / INDEX).write_text(content)
        return read_page(tmp_path)[INDEX].etag

    assert tag("one") != tag("two")
    assert tag("one") == tag("one")


# Packed


def test_text_is_packed_for_who_takes_it(server: Inside) -> None:
    for name in built():
        headers, body = raw(server, f"/{name}", "br, gzip")
        whole = (PAGE / name).read_bytes()
        if name.endswith((".js", ".css", ".html", ".svg", ".webmanifest")) and len(whole) > 500:
            assert headers["content-encoding"] == "gzip", name
            assert len(body) < len(whole)
            assert gzip.decompress(body) == whole
        elif "content-encoding" not in headers:
            assert body == whole
        if name.endswith((".png", ".woff2")):
            assert "content-encoding" not in headers, name
        assert int(headers["content-length"]) == len(body)


@pytest.mark.parametrize(
    ("accepted", "is_taken"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.8", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("identity", False),
        ("x-not-gzip", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, is_taken: bool) -> None:
    assert takes_gzip(accepted) == is_taken


def test_what_grows_by_packing_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text("short")
    page = read_page(tmp_path)[INDEX]
    assert (page.body, page.packed) == (b"short", None)


# How much


def loaded_first(page: dict[str, PageFile]) -> set[str]:
    """Scripts and styles that the page needs before it shows anything: what it names itself, and
    what those scripts import. What is imported later, when it is needed, is not among them."""
    found: set[str] = set()
    waiting = re.findall(r'(?:src|href)="\./([^"]+\.(?:js|css))"', page[INDEX].body.decode())
    assert waiting
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name.endswith(".js"):
            code = page[name].body.decode()
            imports = re.findall(r"""(?:from|import)\s*["'`]\./([^"'`]+\.js)["'`]""", code)
            waiting += [f"assets/{each}" for each in imports]
    return found


def test_the_first_load_is_small(server: Inside) -> None:
    sizes = {
        name: len(raw(server, f"/{name}", "gzip")[1]) for name in loaded_first(read_page(PAGE))
    }
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


# What else


def test_everything_the_page_names_is_there(server: Inside) -> None:
    index = got(server, "/").text
    named = re.findall(r'(?:src|href)="([^"]+)"', index)
    manifest = got(server, "/manifest.webmanifest").json()
    named += [icon["src"] for icon in manifest["icons"]]
    assert len(named) >= 6
    for name in named:
        assert "://" not in name  # nothing leaves the server
        assert got(server, name).status_code == 200, name
    assert got(server, urljoin("/", manifest["start_url"])).status_code == 200


def test_nothing_needs_what_the_policy_forbids() -> None:
    """A script or style within the page; and styles that templates would bring as text."""
    for name in built():
        if name.endswith((".html", ".js", ".svg")):
            text = (PAGE / name).read_text(encoding="utf-8")
            assert not re.search(r"<[a-z][^<>`]*\sstyle=[\"'a-z]", text), name
            assert not re.search(r"<style[\s>]", text), name
            assert not re.search(r"\beval\(|new Function\(", text), name


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/index.htm",
        "/assets",
        "/assets/",
        "/assets/nothing-12345678.js",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/..%2fserver%2fapp.py",
        "/.made-of",
        "/page/page.css",
        "/icon.svg%00",
    ],
)
def test_there_is_nothing_else(server: Inside, path: str) -> None:
    found = get(server.address + path)
    assert (found.status_code, error(found).code) == (404, "not-found")


@pytest.mark.parametrize("path", ["/nowhere", "/some/where/else"])
def test_people_with_a_wrong_link_get_a_page(server: Inside, path: str) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    found = get(server.address + path, headers=browser)
    assert (found.status_code, found.headers["content-type"]) == (404, "text/html; charset=utf-8")
    files = re.findall(r'(?:src|href)="([^"]+)"', found.text)
    assert files
    for file in files:  # named from the root: the path may be of any depth
        assert file.startswith("/")
        assert get(server.address + file).status_code == 200


def test_programs_are_told_what_they_can_read(server: Inside) -> None:
    browser = {"Accept": "text/html"}
    for path in ("/api/nowhere", "/assets/nothing-12345678.js"):
        found = get(server.address + path, headers=browser)
        assert (found.status_code, error(found).code) == (404, "not-found")


def test_without_a_page_it_is_said_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "PAGE", tmp_path / "page")
    page_files.the_page.cache_clear()
    try:
        with inside(tmp_path, WIDE) as server:
            found = got(server, "/")
            assert found.status_code == 503
            assert found.headers["content-type"].startswith("text/plain")
            assert "`make page`" in found.text
            assert got(server, "/icon.svg").status_code == 404
            assert got(server, "/health").text == "ok"  # games can be played all the same
        assert server.faults == []
    finally:
        page_files.the_page.cache_clear()
