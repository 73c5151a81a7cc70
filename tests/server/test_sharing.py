"""Links to hand on: what a messenger reads, what people get, and what nobody learns."""

import asyncio
import json
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import Visitor, play_game
from grachten.protocol.reviews import ReviewState
from grachten.protocol.tables import Options
from grachten.puzzles import shipped
from grachten.review import review
from grachten.review.wire import review_to_wire
from grachten.rules import verify_record
from grachten.server.settings import Limits
from grachten.server.sharing.pages import review_drawing
from grachten.server.sharing.picture_maker import PictureMaker
from grachten.server.sharing.shared_games import SharedGame, SharedPlayer
from grachten.server.sharing.words import preferred, words_in
from grachten.server.study.review_messages import THRESHOLDS
from grachten.server.tables.seating import COLOURS
from server.support.inside import WIDE, Inside, inside
from support.forking import PICTURES, REVIEWS, forked
from support.patience import PATIENCE
from support.visitors import begun, random_choice, visitors

GOLDEN = Path(__file__).parents[1] / "golden"
LIMITS = replace(WIDE, pictures=1000, picture_burst=1000)


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("sharing"), LIMITS) as running:
        yield running
    assert running.faults == []


@pytest.fixture
def _quick_processes() -> Iterator[None]:
    """Pictures and reviews are made in forked ones; in other tests, in what people start."""
    with forked(PICTURES, REVIEWS):
        yield


quick = pytest.mark.usefixtures("_quick_processes")


class Tags(HTMLParser):
    """The properties of a page, as programs read them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.found[name] = given["content"] or ""
        if tag == "html":
            self.found["lang"] = given["lang"] or ""
        if tag == "a":
            self.links.append(given["href"] or "")


async def fetched(server: Inside, path: str, language: str = "en", method: str = "GET") -> Any:
    async with Visitor(server.address) as crawler:  # without a cookie
        headers = {"accept-language": language, "user-agent": "facebookexternalhit/1.1"}
        return await crawler._http.request(method, path, headers=headers)


def get(server: Inside, path: str, language: str = "en", method: str = "GET") -> Any:
    return asyncio.run(fetched(server, path, language, method))


async def finished(address: str, options: Options | None = None, *, end: bool = True) -> str:
    async with visitors(address, "Anna") as (anna,):
        state = await begun(anna, bots=1, options=options or Options(pace="instant"))
        if end:
            await play_game(anna, state.id, 0, random_choice(5))
        return state.id


@pytest.fixture(scope="module")
def table(server: Inside) -> str:
    return asyncio.run(finished(server.address))


@quick
def test_a_crawler_finds_a_title_and_a_picture_in_its_language(server: Inside, table: str) -> None:
    for language, won in (("en", " won"), ("da-DK,en;q=0.5", " vandt"), ("de;q=0.9", " gewonnen")):
        answer = get(server, f"/share/result/{table}", language)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        tags = Tags(answer.text)
        assert tags.found["lang"] == language[:2]
        assert won in tags.found["og:title"] or "Delt" in tags.found["og:title"]
        assert "Anna" in tags.found["og:description"]
        assert tags.found["twitter:card"] == "summary_large_image"
        assert tags.links == [f"/#/table/{table}"]
        assert tags.found["og:image"].startswith(f"{server.address}/share/result/{table}.png?")
        picture = get(server, tags.found["og:image"].removeprefix(server.address))
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
        assert len(picture.content) < 1_000_000


@quick
def test_guests_are_called_so_in_the_readers_language(server: Inside) -> None:
    async def main() -> tuple[str, str]:
        async with Visitor(server.address) as guest:
            name = (await guest.me()).name
            state = await begun(guest, bots=1, options=Options(pace="instant"))
            await play_game(guest, state.id, 0, random_choice(5))
            return state.id, name

    table, name = asyncio.run(main())
    number = name.removeprefix("Guest ")
    told = Tags(get(server, f"/share/result/{table}", "da").text).found["og:description"]
    assert f"Gæst {number} " in told
    assert name not in told


@quick
def test_a_head_request_is_answered_without_a_body(server: Inside, table: str) -> None:
    for path in (f"/share/result/{table}", f"/share/result/{table}.png"):
        answer = get(server, path, method="HEAD")
        assert (answer.status_code, answer.content) == (200, b"")


@quick
def test_the_picture_does_not_name_somebody_who_was_deleted(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Ben") as people:
            state = await begun(*people, options=Options(pace="instant"))
            await asyncio.gather(
                *(play_game(it, state.id, n, random_choice(n)) for n, it in enumerate(people))
            )
            path = f"/share/result/{state.id}.png"
            named = await fetched(server, path)
            assert (await fetched(server, path)).content == named.content
            await people[0].request("DELETE", "/api/me")
            assert "Anna" not in (await fetched(server, f"/share/result/{state.id}")).text
            nameless = await fetched(server, path)
            assert nameless.status_code == 200
            assert nameless.content != named.content

    asyncio.run(main())


@quick
def test_a_moment_names_no_winner(server: Inside, table: str) -> None:
    tags = Tags(get(server, f"/share/replay/{table}?step=4&seat=0").text)
    assert tags.found["og:title"] == "A moment from a game"
    assert "Move 4 of " in tags.found["og:description"]
    assert tags.links == [f"/#/replay/{table}?step=4&seat=0"]
    assert "step=4" in tags.found["og:image"]
    early = get(server, f"/share/replay/{table}.png?step=4").content
    assert early != get(server, f"/share/replay/{table}.png").content
    review = Tags(get(server, f"/share/review/{table}?seat=0").text)
    assert review.links == [f"/#/replay/{table}?seat=0&review=1"]


@quick
def test_a_review_is_shown_with_its_own_picture_once_somebody_has_asked_for_it(
    tmp_path: Path,
) -> None:
    """One server: another node of a city has other reviews. Messengers alone cause none."""

    async def reviewed(address: str, table: str, query: str = "") -> None:
        async with Visitor(address) as anna:
            await anna.me()
            path = f"/api/tables/{table}/review{query}"
            async with asyncio.timeout(PATIENCE):
                while True:
                    state: ReviewState = await anna.request("POST", path, answer=ReviewState)
                    if state.done == 1:
                        return
                    await asyncio.sleep(0.05)

    with inside(tmp_path, LIMITS) as server:
        table = asyncio.run(finished(server.address))
        link = f"/share/review/{table}?seat=1"
        shown = Tags(get(server, link).text).found["og:image"].removeprefix(server.address)
        assert shown == f"/share/review/{table}.png?lang=en&seat=1"
        before = get(server, shown)
        assert before.headers["cache-control"] == "public, max-age=300"  # it may change
        asyncio.run(reviewed(server.address, table, "?hindsight=true"))
        assert get(server, shown).content == before.content  # that is another review
        asyncio.run(reviewed(server.address, table))
        curve = get(server, shown)
        assert curve.content[:4] == b"\x89PNG"
        assert struct.unpack(">II", curve.content[16:24]) == (1200, 630)
        assert len(curve.content) < 1_000_000
        assert curve.headers["cache-control"] == "public, max-age=86400"
        result = get(server, f"/share/result/{table}.png").content
        others = [
            get(server, f"/share/review/{table}.png{query}").content
            for query in ("?seat=0", "?seat=1&lang=da")
        ]
        assert len({curve.content, before.content, result, *others}) == 5
        # Whoever makes up a seat sees the winner's picture, as without one.
        plain = get(server, f"/share/review/{table}.png").content
        assert get(server, f"/share/review/{table}.png?seat=3").content == plain
    assert server.faults == []


def test_what_stands_on_the_picture_of_a_review() -> None:
    played = verify_record(json.loads((GOLDEN / "points-2p.json").read_text(encoding="utf-8")))
    sheet = played.score_sheet
    assert sheet is not None
    seats = tuple(review_to_wire(each) for each in review(played.record(), played.board).seats)
    state = ReviewState("0" * 32, False, 1.0, THRESHOLDS, seats[::-1])
    players = tuple(
        SharedPlayer(name, None, colour, total, played.state.routes(number))
        for number, (name, colour, total) in enumerate(
            zip(("Anna", "\ufdd0"), COLOURS[:2], sheet.totals, strict=True)
        )
    )
    game = SharedGame(played.board, players, sheet.winners)
    for language, title in (("en", "Anna won"), ("nl", "Anna heeft gewonnen"), ("fr", "Anna")):
        drawn = review_drawing(words_in(language), game, state, 0)
        assert title in drawn
        assert words_in(language).say("sharing-steps") in drawn
        assert words_in(language).say("puzzles-player", {"number": 2}) in drawn
    assert "\ufdd0" not in drawn  # no font has it


def test_a_puzzle_and_a_day_are_shared_without_an_answer(server: Inside) -> None:
    puzzle = shipped().puzzles[0]
    answer = get(server, f"/share/puzzle/{puzzle.id}")
    tags = Tags(answer.text)
    assert tags.found["og:title"] == "Your move: what would you do?"
    assert tags.links == [f"/#/puzzles/{puzzle.id}"]
    assert puzzle.reason.kind not in re.sub(r"<[^>]*>", "", answer.text)
    assert get(server, f"/share/puzzle/{puzzle.id}.png").content[:4] == b"\x89PNG"
    day = Tags(get(server, "/share/daily/2026-11-18").text)
    assert "2026-11-18" in day.found["og:title"]
    assert get(server, "/share/daily/2026-02-30").status_code == 404


@quick
def test_nothing_is_told_of_games_that_are_not_over_or_not_to_be_seen(server: Inside) -> None:
    """All of these look like a table that doesn't exist, byte for byte but for the id asked for."""
    playing = asyncio.run(finished(server.address, Options(pace="instant"), end=False))
    public = asyncio.run(finished(server.address, Options(public=True), end=False))
    private = asyncio.run(finished(server.address, Options(pace="instant", spectators=False)))
    nobody = "A" * 16
    for kind in ("result", "replay", "review"):
        pages = []
        for name in (nobody, playing, public, private):
            answer = get(server, f"/share/{kind}/{name}?step=2")
            assert answer.status_code == 404
            pages.append(answer.text.replace(name, nobody))
            picture = get(server, f"/share/{kind}/{name}.png?step=2")
            assert picture.status_code == 404
            assert picture.json()["code"] == "not-found"
        assert len(set(pages)) == 1
        assert "Anna" not in pages[0]
        shown = Tags(pages[0]).found["og:image"].removeprefix(server.address)
        assert get(server, shown).content[:4] == b"\x89PNG"


def test_strange_addresses_lead_nowhere(server: Inside) -> None:
    for path in ("result/x", "nothing/AAAAAAAAAAAAAAAA", "puzzle/zzzzzzzz", "daily/today"):
        answer = get(server, f"/share/{path}")
        assert answer.status_code == 404
        assert Tags(answer.text).links == ["/#/"]
    name = "%22%3E%3Cscript%3E"
    assert "<script>" not in get(server, f"/share/result/{name}").text


def test_names_are_written_as_text(server: Inside) -> None:
    async def main() -> str:
        async with visitors(server.address, "<b>Ann</b>") as (anna,):
            state = await begun(anna, bots=1)
            await play_game(anna, state.id, 0, random_choice(5))
            return state.id

    page = get(server, f"/share/result/{asyncio.run(main())}").text
    assert "<b>" not in page
    assert "&lt;b&gt;Ann" in page


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("da", "da"),
        ("nn-NO", "nb"),
        ("es, fr;q=0.4, nl;q=0.8", "nl"),
        ("de;q=0, sv;q=0.1", "sv"),
        ("fr;q=x, *", "en"),
    ],
)
def test_the_language_of_a_header(header: str, language: str) -> None:
    assert preferred(header) == language


def test_pictures_are_kept_as_long_as_there_is_room() -> None:
    drawn: list[str] = []

    async def main() -> None:
        maker = PictureMaker(Limits(), kept=100)

        def draw(name: str) -> str:
            drawn.append(name)
            return '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>'

        for name in ("one", "one", "two", "one"):
            await maker.make("somebody", name, lambda name=name: draw(name))  # type: ignore[misc]

    asyncio.run(main())
    assert drawn == ["one", "two", "one"]  # two of them are more than a hundred bytes
