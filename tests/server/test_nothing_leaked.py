"""8.3: nothing secret leaves the server: all bytes that are sent in games are kept and searched.

Every game is played twice over real connections, the second time with the cards dealt otherwise
that a viewer may not know. The viewer, and a spectator, must be sent the same bytes: answers to
everything that can be asked, headers, errors, and the sizes of messages.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from grachten.protocol.messages import Watch
from server.support.compared import Both, check, counted
from server.support.leaks import GROSS, LEAKS
from server.support.overheard import innards_in, refusals_to, secrets_in
from server.support.staged_server import make_store, staged_server
from server.support.traffic import Caller, Heard
from server.support.twin_games import Pair, Seen, Side, pairs, play

NIGHTLY_CHUNKS = range(22)
GAMES = 6
"""Games of one chunk, each with its twin: 396 at night. By day two for each number of players."""

SHORT = (10,)


def played(folder: Path, chosen: Sequence[Pair], *, is_thorough: bool = False) -> list[Both]:
    """All games on one server, and all twins on another that begins just the same."""

    async def play_all() -> list[Both]:
        store = folder / "store"
        store.mkdir()
        key = await make_store(store)

        async def play_sides(name: str, side: Callable[[Pair], Side]) -> tuple[list[Seen], str]:
            async with staged_server(folder / name, store, key) as server:
                seen = [
                    await play(server, each, side(each), is_thorough=is_thorough) for each in chosen
                ]
                return seen, await counted(server)

        games, counts = await play_sides("games", lambda pair: pair.game)
        twins, twin_counts = await play_sides("twins", lambda pair: pair.twin)
        assert counts == twin_counts
        return [Both(*each) for each in zip(chosen, games, twins, strict=True)]

    return asyncio.run(play_all())


# What is sent depends on what may be known, and on nothing else


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_byte(players: int, tmp_path: Path) -> None:
    check(played(tmp_path, pairs(players, 0, 2)))


@pytest.mark.parametrize(
    "players", [3, *(pytest.param(n, marks=pytest.mark.nightly) for n in (2, 4))]
)
def test_nor_in_the_answer_to_anything_that_can_be_tried(players: int, tmp_path: Path) -> None:
    """Every request and message of `probing`, by a seat and by a spectator."""
    both = played(tmp_path, pairs(players, 0, 2, SHORT), is_thorough=True)
    check(both)
    words = " ".join(said for each in both for said in each.refusals())
    for code in ("invalid", "unknown", "forbidden", "not-found", "illegal", "conflict"):
        assert f'"code":"{code}"' in words


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", NIGHTLY_CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_byte_in_hundreds_of_games(
    players: int, chunk: int, tmp_path: Path
) -> None:
    check(played(tmp_path, pairs(players, chunk, GAMES)))


# A server that leaks is found out


@cache
def short_pairs() -> list[Pair]:
    """The same for every leak."""
    return pairs(2, 0, 3, SHORT)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    both = played(tmp_path, short_pairs())
    assert any(each.differences() for each in both)
    if leak in GROSS:
        assert any(each.secrets() for each in both)


def test_what_was_drawn_for_the_shuffle_would_be_found(tmp_path: Path) -> None:
    """And who others are: it is searched for in what everybody was sent."""
    (both,) = played(tmp_path, pairs(2, 0, 1, SHORT))
    for caller in (*both.game.players, both.game.looker):
        for part in both.game.secrets[caller.name]:
            told = Caller(0, caller.name, None, [*caller.heard], caller.answers)
            told.heard.append(Heard("", b"<" + part + b">"))
            assert secrets_in(told, 0, both.game.secrets[caller.name])


# Errors


INSIDE = 'File "/srv/grachten/tables.py", line 7: SELECT secret FROM tables'


def test_an_error_inside_shows_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError(INSIDE)

    def fail_to_write(*_: object) -> None:
        raise OperationalError(INSIDE, {"secret": "abc"}, OSError(INSIDE))

    async def ask() -> Caller:
        store = tmp_path / "store"
        store.mkdir()
        key = await make_store(store)
        async with staged_server(tmp_path / "server", store, key) as server:
            caller = Caller(server.port, "guest")
            await caller.come_in()
            monkeypatch.setattr("grachten.server.tables.loaded_tables.LoadedTables.find", fail)
            monkeypatch.setattr("grachten.store.tables.add", fail_to_write)
            live = await caller.live()
            await live.say(Watch("A" * 16))
            assert (await live.until("refused"))["code"] == "internal"
            assert (await caller.request("GET", f"/api/tables/{'A' * 16}")).status == 500
            assert (await caller.request("POST", "/api/tables", b"{}")).status >= 400
            await live.close()
        return caller

    caller = asyncio.run(ask())
    words = refusals_to(caller)
    assert len(words) == 3
    assert innards_in(words) == []
    assert b"secret" not in caller.everything


@pytest.mark.parametrize("words", [INSIDE, *INSIDE.split(": "), "Traceback (most recent)", "C:\\"])
def test_words_from_inside_are_recognised(words: str) -> None:
    assert innards_in([f"Something went wrong: {words}."])
