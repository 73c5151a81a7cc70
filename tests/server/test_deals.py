"""The deal of the day over a real server: the same for everybody, once each, and nothing of others
before one has finished."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path

import pytest

from grachten.client import ServerRefusal, Visitor, play_game
from grachten.club import DailyNotice, check_revealed
from grachten.protocol.deals import DealArchive, DealChoices, DealDay, DealToday, PlayDeal
from grachten.protocol.messages import Act, Done, GameShown, Refused, Undo
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.replays import Replay
from grachten.protocol.tables import NewTable, Options, SharedDeal, TableList, TableState
from grachten.protocol.views import View
from grachten.rules import FairShuffle, verify_record
from grachten.server.dates import end_of
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer, error, line_of, people
from support.visitors import random_choice, talking, visitors

FIRST = date(2026, 11, 18)
NOT_YET = "The deal of the day can be seen again when the day is over."


class Days:
    """A calendar whose days end when the test says so."""

    def __init__(self, day: date = FIRST) -> None:
        self.day = day

    def now(self) -> int:
        return end_of(self.day) - 3_600_000

    def next(self) -> None:
        self.day += timedelta(days=1)


@contextmanager
def on(folder: Path, days: Days) -> Iterator[Inside]:
    with inside(folder, WIDE, calendar=days) as server:
        yield server
    assert server.faults == []


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def server(tmp_path: Path, days: Days) -> Iterator[Inside]:
    with on(tmp_path, days) as server:
        yield server


async def play(visitor: Visitor) -> TableState:
    return await visitor.request("POST", "/api/deals/today", PlayDeal("instant"), TableState)


async def shown(visitor: Visitor) -> DealToday:
    return await visitor.request("GET", "/api/deals/today", answer=DealToday)


async def day(visitor: Visitor, which: date, first: int = 0) -> DealDay:
    path = f"/api/deals/{which.isoformat()}?first={first}"
    return await visitor.request("GET", path, answer=DealDay)


def seat_of(state: TableState) -> int:
    return next(number for number, seat in enumerate(state.seats) if seat.mine)


async def played(visitor: Visitor, seed: int) -> TableState:
    """Play the day's deal to the end; different seeds make different choices."""
    state = await play(visitor)
    await play_game(visitor, state.id, seat_of(state), random_choice(seed))
    async with talking(visitor) as (talk,):  # the result is stored after the last step
        await talk.watch(state.id)
        return await talk.state(lambda table: table.status == "over")


async def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> str:
    response = await answer(visitor, method, path, body)
    assert response.status_code >= 400, (method, path, response.text)
    return error(response).message


# The same for everybody


def turns(games: Sequence[GameShown]) -> list[View]:
    """What was seen from the first turn on: who chooses first contracts first is chance."""
    return [game.view for game in games if game.view.phase != "set-up"]


def test_ten_play_the_same_deal_and_are_compared(server: Inside, days: Days) -> None:
    async def main() -> None:
        async with people(server.address, 10) as ten:
            states = [await play(each) for each in ten]
            seat = seat_of(states[0])
            assert {seat_of(state) for state in states} == {seat}
            assert len({state.commitment for state in states}) == 1
            bots = [[(it.name, it.level) for it in state.seats if not it.mine] for state in states]
            assert all(each == bots[0] for each in bots)
            assert all(state.options.deal == SharedDeal(day=FIRST.isoformat()) for state in states)
            seen: list[list[GameShown]] = [[] for _ in ten]

            def noting(place: int, seed: int):  # type: ignore[no-untyped-def]
                choose = random_choice(seed)

                async def chosen(game: GameShown):  # type: ignore[no-untyped-def]
                    seen[place].append(game)
                    return await choose(game)

                return chosen

            # Two and two play the same moves, and so see the same game to its end.
            await asyncio.gather(
                *(
                    play_game(each, state.id, seat, noting(place, place // 2))
                    for place, (each, state) in enumerate(zip(ten, states, strict=True))
                )
            )
            assert len({repr((game[0].view.own, game[0].view.market)) for game in seen}) == 1
            for one, other in zip(seen[::2], seen[1::2], strict=True):
                assert turns(one) == turns(other)
                assert [game.legal for game in one] == [game.legal for game in other]
            assert len({repr(turns(each)) for each in seen}) == 5
            ended = [await _over(each, state.id) for each, state in zip(ten, states, strict=True)]
            merits = []
            for state in ended:
                assert state.result is not None
                merits.append((state.result.totals[seat], state.result.completed[seat]))
            found = [await day(each, days.day) for each in ten]
            for each, merit in zip(found, merits, strict=True):
                assert each.standing is not None
                # By hand: who has more points, or as many and more contracts.
                better = sum(other > merit for other in merits)
                worse = sum(other < merit for other in merits)
                ties = len(merits) - better - worse - 1
                assert (each.standing.rank, each.standing.of) == (better + 1, 10)
                assert each.standing.beaten == pytest.approx((worse + ties / 2) / 9)
                assert [line.rank for line in each.lines] == [
                    1 + sum(other > (line.points, line.completed) for other in merits)
                    for line in each.lines
                ]
                lines = [(line.points, line.completed) for line in each.lines]
                assert lines == sorted(merits, reverse=True)
                assert [line.table for line in each.lines] == [None] * 10
                assert [line.mine for line in each.lines].count(True) == 1
            pages = [await day(ten[0], days.day, first) for first in (0, 4, 10)]
            assert pages[1].lines == pages[0].lines[4:]
            assert pages[2].lines == ()

    asyncio.run(main())


async def _over(visitor: Visitor, table: str) -> TableState:
    async with talking(visitor) as (talk,):
        await talk.watch(table)
        return await talk.state(lambda state: state.status == "over")


# Nothing of others


def test_nothing_of_others_is_told_before_the_end(server: Inside, days: Days) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram", "Carla") as (anna, bram, carla):
            state = await played(anna, 1)
            await play(bram)
            table, seat = state.id, seat_of(state)
            ways = [
                ("GET", f"/api/tables/{table}/record"),
                ("GET", f"/api/tables/{table}/replay"),
                ("POST", f"/api/tables/{table}/review"),
                ("POST", f"/api/tables/{table}/branches?steps=3"),
            ]
            for visitor in (anna, bram, carla):  # not even one's own: others have yet to play it
                for method, path in ways:
                    assert await refusal(visitor, method, path) == NOT_YET
            for visitor in (bram, carla):
                assert await refusal(visitor, "GET", f"/api/tables/{table}") == (
                    "There is no such table."
                )
                hint = f"/api/tables/{table}/seats/{seat}/hint"
                await refusal(visitor, "POST", hint)
                await refusal(visitor, "GET", f"/api/tables/{table}/judgement")
                await refusal(visitor, "POST", f"/api/tables/{table}/rematch", {"bytes": "0" * 64})
                await refusal(visitor, "POST", f"/api/tables/{table}/leave")
                await refusal(visitor, "PATCH", f"/api/tables/{table}/options", {"pace": "brisk"})
                async with line_of(visitor) as line:
                    watch = f'{{"type":"watch","table":"{table}"}}'
                    assert (await line.refusal(watch)).message == (
                        "This table does not allow spectators."
                    )
                for path in ("/api/tables", "/api/me/tables"):
                    listed: TableList = await visitor.request("GET", path, answer=TableList)
                    assert table not in {each.id for each in listed.tables}
                for found in ((await shown(visitor)).deal, await day(visitor, days.day)):
                    assert (found.played, found.lines, found.standing) == (1, (), None)
                    assert found.reveal is None
            mine = await anna.table(table)
            assert mine.reveal is None
            assert mine.result is not None
            text = (await answer(carla, "GET", f"/api/deals/{days.day}")).text
            assert "Anna" not in text
            assert table not in text

            days.next()
            found = await day(carla, FIRST)  # who has not played sees it too, now
            assert [(line.name, line.table) for line in found.lines] == [("Anna", table)]
            for visitor in (anna, bram, carla):
                replay: Replay = await visitor.request("GET", ways[1][1], answer=Replay)
                assert replay.result.totals == mine.result.totals
                assert (await answer(visitor, *ways[3])).status_code == 201
            record = verify_record((await answer(bram, *ways[0])).json())
            assert str(record.seed) == found.reveal.seed if found.reveal else False

    asyncio.run(main())


def test_a_file_with_everything_holds_back_the_cards_of_the_day(server: Inside, days: Days) -> None:
    """Its record has the seed, with which anybody could play the deal as if all cards were open."""

    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await played(anna, 1)
            for is_over in (False, True):
                (game,) = (await answer(anna, "GET", "/api/me/export")).json()["games"]
                assert game["table"] == state.id
                if is_over:
                    verify_record(game["record"])
                else:
                    assert (game["record"], game["why"]) == (None, NOT_YET)
                days.next()

    asyncio.run(main())


def test_players_choose_what_others_see(server: Inside, days: Days) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await played(anna, 1)
            await played(bram, 2)
            kept: DealChoices = await anna.request("GET", "/api/me/deals", answer=DealChoices)
            assert kept == DealChoices()
            for wanted in (DealChoices(named=False), DealChoices(named=False, replays=False)):
                kept = await anna.request("PUT", "/api/me/deals", wanted, DealChoices)
                assert kept == wanted
                found = {line.mine: line for line in (await day(bram, days.day)).lines}
                assert (found[True].name, found[False].name) == ("Bram", None)
            days.next()
            replay = f"/api/tables/{state.id}/replay"
            found = {line.mine: line for line in (await day(bram, FIRST)).lines}
            assert (found[True].table is None, found[False].table) == (False, None)
            assert await refusal(bram, "GET", replay) == "This table does not allow spectators."
            own = {line.mine: line for line in (await day(anna, FIRST)).lines}[True]
            assert (own.name, own.table) == ("Anna", state.id)
            await anna.request("GET", replay, answer=Replay)

    asyncio.run(main())


# One try


def test_everybody_has_one_try_without_help(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            first, again = await asyncio.gather(play(anna), play(anna))
            assert first.id == again.id == (await play(anna)).id  # it goes on where it was left
            seat = seat_of(first)
            path = f"/api/tables/{first.id}"
            assert await refusal(anna, "POST", f"{path}/seats/{seat}/hint") == (
                "Hints are not allowed at this table."
            )
            await anna.leave(first.id)  # no bot plays it for her
            assert (await anna.table(first.id)).seats[seat].away is None
            async with talking(anna) as (talk,):
                await talk.watch(first.id, seat)
                game = await talk.game()
                assert game.legal
                await talk.say(Act("a", first.id, seat, game.number, game.legal[0]))
                number = (await talk.hear(Done)).number
                await talk.say(Undo("u", first.id, seat, number))
                assert (await talk.hear(Refused)).code == "conflict"
                assert not (await anna.table(first.id)).practice
            await play_game(anna, first.id, seat, random_choice(3))
            await _over(anna, first.id)
            once = "You have already played this deal: everyone has one try."
            assert await refusal(anna, "POST", "/api/deals/today", {}) == once
            assert await refusal(anna, "POST", f"{path}/rematch", {"bytes": "0" * 64}) == (
                "There is no rematch here: everybody has one try at this deal."
            )
            deal = NewTable(options=Options(deal=SharedDeal(day=FIRST.isoformat())))
            assert await refusal(anna, "POST", "/api/tables", deal) == (
                "A shared deal can't be played at an ordinary table."
            )

    asyncio.run(main())


def test_who_gives_up_is_not_in_the_ranking(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await play(anna)
            await answer(anna, "POST", f"/api/tables/{state.id}/seats/{seat_of(state)}/resign")
            await played(bram, 1)
            found = (await shown(anna)).deal
            assert found.mine is not None
            assert (found.mine.status, found.played, found.lines) == ("unfinished", 1, ())
            await refusal(anna, "POST", "/api/deals/today", {})
            bot: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            async with Visitor(server.address, bot.token) as robot:
                assert await refusal(robot, "POST", "/api/deals/today", {}) == (
                    "Only people can play these deals."
                )

    asyncio.run(main())


# The day ends


def test_a_day_that_ends_in_the_middle_of_a_game_ends_the_game(server: Inside, days: Days) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state, other = await play(anna), await play(bram)
            seat = seat_of(state)
            async with talking(anna) as (talk,):
                await talk.watch(state.id, seat)
                game = await talk.game()
                days.next()
                await talk.act(game, game.legal[0])
                assert (await talk.hear(Refused)).message == (
                    "The day of this deal is over, and so is the game."
                )
                over = await talk.state(lambda table: table.status == "abandoned")
                assert over.result is None
            async with talking(bram) as (talk,):  # and one that was left ends when one comes back
                await talk.watch(other.id, seat)
                await talk.state(lambda table: table.status == "abandoned")
            before = await day(anna, FIRST)
            assert before.mine is not None
            assert (before.mine.status, before.played, before.is_over) == ("unfinished", 0, True)
            new = await play(anna)  # today's is another deal
            assert new.id != state.id
            assert new.commitment != state.commitment

    asyncio.run(main())


def test_what_is_promised_before_is_kept(server: Inside, days: Days) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            promised = await day(anna, FIRST + timedelta(days=3))
            assert (promised.reveal, promised.is_over) == (None, False)
            assert await refusal(anna, "GET", f"/api/deals/{FIRST + timedelta(days=8)}") == (
                "There is no deal for that day."
            )
            assert await refusal(anna, "GET", "/api/deals/2026-02-30") == "There is no such day."
            for _ in range(4):
                await played(anna, 1)
                days.next()
            told = await day(anna, FIRST + timedelta(days=3))
            assert told.reveal is not None
            notice = DailyNotice(
                FIRST, promised.players, promised.seat, promised.levels, promised.commitment
            )
            secret, salt = (bytes.fromhex(it) for it in (told.reveal.secret, told.reveal.salt))
            check_revealed(notice, FairShuffle(secret, salt, (), None), int(told.reveal.seed))
            assert (await shown(anna)).streak == 4
            past: DealArchive = await anna.request("GET", "/api/deals", answer=DealArchive)
            assert [each.day for each in past.days] == [
                (FIRST + timedelta(days=number)).isoformat() for number in (3, 2, 1, 0)
            ]
            assert all(each.best == each.mine is not None for each in past.days)
            assert past.more is None
            early: DealArchive = await anna.request(
                "GET", f"/api/deals?before={FIRST}", answer=DealArchive
            )
            assert [each.day for each in early.days] == [FIRST.isoformat()]
            days.next()
            days.next()
            assert (await shown(anna)).streak == 0

    asyncio.run(main())


def test_another_server_on_the_same_database_has_the_same_day(tmp_path: Path, days: Days) -> None:
    async def main(address: str) -> TableState:
        async with visitors(address, "Anna") as (anna,):
            return await play(anna)

    states = []
    for _ in range(2):
        with on(tmp_path, days) as server:
            states.append(asyncio.run(main(server.address)))
    assert states[0].id != states[1].id
    assert states[0].commitment == states[1].commitment


def test_refusals_are_typed(server: Inside) -> None:
    async def main() -> None:
        async with Visitor(server.address) as nobody:
            with pytest.raises(ServerRefusal, match="Identify yourself"):
                await shown(nobody)

    asyncio.run(main())
