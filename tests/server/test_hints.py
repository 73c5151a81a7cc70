"""Hints at a table: who may have one, what it is made from, what it costs, and who sees it."""

import asyncio
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import HTTPException

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor
from grachten.protocol.hints import Hint
from grachten.protocol.messages import GameMoved, GameShown
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.reading import seat_position
from grachten.protocol.tables import NewTable, Options, SeatBot
from grachten.review import hint
from grachten.rules import Board, verify_record
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study import hint_questions
from grachten.server.study import hints as hinting
from grachten.server.study.hint_messages import HintQuestion, hint_for
from grachten.server.study.hint_routes import _while_waited_for
from grachten.server.study.hints import WAITING, Hints, stale
from server.support.compared import Both, check
from server.support.inside import WIDE, Inside
from server.support.staged_server import make_store, staged_server
from server.support.strangers import answer, error, people
from server.support.twin_games import Pair, Side, pairs, play
from support.patience import PATIENCE
from support.shown_games import ShownGame, decisions
from support.visitors import KEEP, Talk, begun, talking

HINTS = Options(pace="instant", hints=True)
Seen = GameShown | GameMoved


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    limits = replace(WIDE, hints=1e6, hint_burst=10**6)
    with serving_inside(request, tmp_path_factory.mktemp("hints"), limits) as server:
        yield server
    assert server.faults == []


async def hinted(visitor: Visitor, table: str, seat: int = 0) -> Hint:
    return await visitor.request("POST", f"/api/tables/{table}/seats/{seat}/hint", answer=Hint)


async def refused(visitor: Visitor, table: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(ServerRefusal) as found:
        await hinted(visitor, table, seat)
    return found.value.code, str(found.value)


# At a table


def test_a_whole_game_by_hints(server: Inside) -> None:
    """Against a bot: every hint is what the library finds in what the seat was sent."""

    async def main() -> None:
        async with people(server.address, 1) as (anna,), talking(anna) as (talk,):
            table = (await begun(anna, bots=1)).id
            board = Board.load()
            await talk.watch(table, 0)
            kinds: set[str] = set()
            before, rng = -1, random.Random(1)
            while True:
                shown = await whole_game(talk, table, before)
                before = shown.number
                if shown.view.phase == "over":
                    break
                if kinds and rng.random() < 0.6:
                    await talk.act(shown, shown.legal[-1])
                    continue
                given = await hinted(anna, table)
                view, _ = seat_position(shown, board)
                known = hint(view)
                assert given.seat == known.seat == 0
                assert [each.chance for each in given.advice] == [
                    each.option.chance for each in known.advice
                ]
                assert [each.reason.numbers for each in given.advice] == [
                    each.reason.numbers for each in known.advice
                ]
                assert {each.action for each in given.advice} <= set(shown.legal)
                assert await hinted(anna, table) == given
                kinds.add(given.advice[0].action.__class__.__name__)
                await talk.act(shown, given.advice[0].action)
            assert {"KeepContracts"} < kinds
            state = await anna.table(table)
            assert state.practice
            assert state.result is not None
            assert (state.result.practice, state.result.hinted) == (True, (0,))
            record = await anna.record(table)
            verify_record(record)
            assert record["practice"] is True
            assert (await refused(anna, table)) == ("conflict", "The game is over.")
            again = await anna.rematch(table)
            assert not any(seat.hinted for seat in again.seats)

    asyncio.run(main())


async def whole_game(talk: Talk, table: str, after: int) -> GameShown:
    """The whole game, when it is my turn again or over."""

    def is_mine(it: Seen) -> bool:
        return it.number > after and (bool(it.legal) or it.view.phase == "over")

    while True:
        await talk.game(is_mine)
        await talk.watch(table, 0)
        shown = await talk.game(lambda it: isinstance(it, GameShown))
        assert isinstance(shown, GameShown)
        if is_mine(shown):
            return shown


def test_among_people_hints_are_agreed_and_everyone_sees_who_had_one(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram), talking(bram) as (talk,):
            strict = await begun(anna, bram)
            assert await refused(anna, strict.id) == (
                "forbidden",
                "Hints are not allowed at this table.",
            )
            table = (await begun(anna, bram, options=HINTS)).id
            await talk.watch(table)
            assert [seat.hinted for seat in (await talk.state()).seats] == [False, False]
            assert len((await hinted(anna, table)).advice) == 3  # both choose: that is set-up
            state = await talk.state(lambda state: state.seats[0].hinted)
            assert (state.practice, state.seats[1].hinted) == (True, False)
            # What the other one chooses meanwhile changes nothing.
            first = await hinted(anna, table)
            await talk.act(await shown_now(talk, table, 1), KEEP)
            assert await hinted(anna, table) == first
            assert await refused(bram, table, 1) == ("conflict", "It's not your turn.")
            assert await refused(bram, table, 0) == ("forbidden", "That seat is not yours.")
            assert (await refused(bram, table, 3))[0] == "forbidden"

    asyncio.run(main())


async def shown_now(talk: Talk, table: str, seat: int) -> Seen:
    await talk.watch(table, seat)
    return await talk.game(lambda it: isinstance(it, GameShown))


def test_where_there_are_no_hints(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            waiting = await anna.create(NewTable(options=HINTS))
            assert await refused(anna, waiting.id) == (
                "conflict",
                "There is no game at this table.",
            )
            lesson = await anna.guide()
            assert (await refused(anna, lesson.id))[0] == "forbidden"
            elsewhere = await begun(anna, bram, options=HINTS)
            with monkeypatch.context() as patch:  # the server has one board only
                patch.setattr(hint_questions, "DEFAULT_BOARD", "another")
                assert await refused(anna, elsewhere.id) == (
                    "invalid",
                    "Hints only work on the board of Amsterdam.",
                )
            bot: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            table = await anna.create(NewTable(options=HINTS))
            await anna.sit(table.id, 1, SeatBot(outside="Robot"))
            async with Visitor(server.address, bot.token) as robot:
                await robot.ready(table.id)
                await anna.start(table.id)
                assert await refused(robot, table.id, 1) == (
                    "forbidden",
                    "Only people can ask for hints.",
                )
            async with Visitor(server.address) as nobody:
                path = f"/api/tables/{table.id}/seats/0/hint"
                unknown = await answer(nobody, "POST", path)
                assert (unknown.status_code, error(unknown).code) == (401, "unknown")

    asyncio.run(main())


# What it is made from


def test_what_is_hidden_changes_no_byte(tmp_path: Path) -> None:
    """Games and their twins, in which the viewer asks for a hint before everything it does."""
    chosen = [
        pair for players in (2, 3) for pair in pairs(players, 7, 3, (10,)) if pair.viewer >= 0
    ]

    async def sides(name: str, store: Path, key: bytes) -> list[Any]:
        async with staged_server(tmp_path / name, store, key) as server:
            return [
                await play(server, pair, side_of(name, pair), wants_hints=True) for pair in chosen
            ]

    async def main() -> list[Both]:
        store = tmp_path / "store"
        store.mkdir()
        key = await make_store(store)
        games, twins = await sides("games", store, key), await sides("twins", store, key)
        return [Both(*each) for each in zip(chosen, games, twins, strict=True)]

    both = asyncio.run(main())
    check(both)
    given = [
        heard
        for each in both
        for heard in each.game.players[each.pair.viewer].heard
        if "/hint" in heard.said and b'"advice"' in heard.data
    ]
    assert len(given) > 5


def side_of(name: str, pair: Pair) -> Side:
    return pair.game if name == "games" else pair.twin


# What it costs

SLEEPING = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A process that answers nothing, and ends as a worker does."""

ANSWERING = (
    sys.executable,
    "-uc",
    'import sys\nfor line in sys.stdin: print(\'{"seat": 0, "advice": []}\')',
)
SOON = 0.02


def question(number: int = 0, step: int = 0) -> HintQuestion:
    shown = msgspec.structs.replace(GAME, table=f"table-of-test-{number:02}")
    return HintQuestion("amsterdam", step, shown)


GAME = next(iter(decisions(2, 5))).shown()


def begin(hints: Hints, asker: str, asked: HintQuestion) -> asyncio.Task[Hint]:
    async def again() -> HintQuestion:
        return asked

    return asyncio.create_task(hints.give(asker, asked, again))


async def until(is_so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(SOON)


def test_the_process_says_what_the_library_finds() -> None:
    async def main() -> None:
        hints = Hints(Limits())
        game = ShownGame(3, 4)
        asked = HintQuestion("amsterdam", -1, game.shown())
        assert await begin(hints, "anna", asked) == hint_for(asked)
        await hints.close()

    asyncio.run(main())


def test_a_hint_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "COMMAND", SLEEPING)

    async def main() -> None:
        hints = Hints(Limits())
        two = [begin(hints, "anna", question()) for _ in range(2)]
        other = begin(hints, "bram", question(1))
        await until(lambda: hints.waiting == 2)
        two[0].cancel()
        await asyncio.wait([two[0]])
        assert hints.waiting == 2  # somebody still waits
        for task in (two[1], other):
            task.cancel()
        await asyncio.wait([*two, other])
        await until(lambda: hints.waiting == 0)
        await hints.close()

    asyncio.run(main())


def test_a_hint_for_a_step_that_has_passed_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "COMMAND", SLEEPING)

    async def main() -> None:
        hints = Hints(Limits())
        old, new = (begin(hints, "anna", question(step=step)) for step in (3, 5))
        with pytest.raises(Refusal, match="moved on") as found:
            await old
        assert found.value.code == "stale"
        assert hints.waiting == 1
        # One that had to wait for its turn is asked about again, and was in vain.
        monkeypatch.setattr(hinting, "COMMAND", ANSWERING)

        async def later() -> HintQuestion:
            return question(1, step=9)

        waits = asyncio.create_task(hints.give("bram", question(1, step=8), later))
        await until(lambda: hints.waiting == 2)
        new.cancel()
        with pytest.raises(Refusal, match="moved on"):
            await waits
        await hints.close()

    asyncio.run(main())


def test_a_process_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        hints = Hints(Limits())
        for command in ((sys.executable, "-c", "raise SystemExit(1)"), ("/nowhere",)):
            monkeypatch.setattr(hinting, "COMMAND", command)
            with pytest.raises(Refusal, match="no hint right now") as found:
                await begin(hints, "anna", question())
            assert found.value.code == "unavailable"
        monkeypatch.setattr(hinting, "LIMIT", 0.05)
        monkeypatch.setattr(hinting, "COMMAND", SLEEPING)
        with pytest.raises(Refusal, match="no hint right now"):
            await begin(hints, "anna", question())
        monkeypatch.setattr(hinting, "LIMIT", PATIENCE)
        monkeypatch.setattr(hinting, "COMMAND", ANSWERING)
        assert (await begin(hints, "anna", question())).advice == ()
        await hints.close()

    asyncio.run(main())


def test_asking_twice_costs_nothing_and_all_day_is_too_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hinting, "COMMAND", ANSWERING)

    async def main() -> None:
        hints = Hints(replace(Limits(), hint_burst=2, hints=1e-9), idle=0.01)
        for _ in range(5):
            await begin(hints, "anna", question())
        await until(lambda: not hints.is_running)  # nobody has asked for a while
        await begin(hints, "anna", question(step=1))
        with pytest.raises(Refusal, match="wait a moment") as found:
            await begin(hints, "anna", question(step=2))
        assert found.value.code == "too-many"
        await begin(hints, "bram", question(1))
        await hints.close()

    asyncio.run(main())


def test_not_everybody_can_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "COMMAND", SLEEPING)

    async def main() -> None:
        hints = Hints(Limits())
        waiting = [begin(hints, f"guest {number}", question(number)) for number in range(WAITING)]
        await until(lambda: hints.waiting == WAITING)
        with pytest.raises(Refusal, match="Many people want a hint") as found:
            await begin(hints, "bram", question(WAITING))
        assert found.value.code == "too-many"
        await hints.close()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert {str(each) for each in ended} == {str(stale())}

    asyncio.run(main())


def test_whoever_goes_away_no_longer_waits() -> None:
    async def main() -> None:
        gone = asyncio.Event()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                gone.set()

        events = iter(["http.request", "http.disconnect"])

        async def receive() -> dict[str, str]:
            return {"type": next(events)}

        request: Any = SimpleNamespace(receive=receive)
        with pytest.raises(HTTPException):
            await _while_waited_for(request, work())
        assert gone.is_set()

    asyncio.run(main())
