"""Fair company: ready for exactly this, resigning, those who stay away, and lists of games."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import DrawBlind
from grachten.protocol.messages import (
    Act,
    Back,
    Done,
    GameMoved,
    GameShown,
    Ping,
    Pong,
    Refused,
    TableChanged,
    Unwatch,
)
from grachten.protocol.tables import (
    Change,
    Clock,
    NewTable,
    OpenSeatRequest,
    Options,
    OptionsChange,
    SeatBot,
    SeatChange,
    SeatsRequest,
    TableList,
    TableState,
)
from grachten.rules import verify_record
from grachten.server.tables import waiting
from grachten.server.tables.presence import PRESENCE
from server.support.inside import WIDE, Inside
from support.patience import PATIENCE
from support.served import served
from support.visitors import KEEP, begun, random_choice, table_for, talking, visitors

SOON = 300
"""Milliseconds after which the others need not wait any longer, in these tests."""


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waiting, "TOGETHER", SOON)
        with serving_inside(request, tmp_path_factory.mktemp("company"), WIDE) as running:
            yield running
    assert running.faults == []


async def seated(person: Visitor, path: str, body: object) -> TableState:
    method = "PATCH" if isinstance(body, SeatChange | OptionsChange) else "PUT"
    return await person.request(method, path, body, TableState)


# Ready for exactly this


@pytest.mark.parametrize(
    ("path", "body", "changes"),
    [
        ("seats", SeatsRequest(4), (Change("seats", None),)),
        ("seats/2", SeatBot(level="regent"), (Change("player", 2),)),
        ("seats/2", OpenSeatRequest(), (Change("player", 2),)),
        ("seats/0", SeatChange(youngest=True), (Change("youngest", 0),)),
        ("seats/2", SeatChange(youngest=True), (Change("youngest", 2),)),
        ("options", OptionsChange(clock=Clock(9)), (Change("clock", None),)),
        ("options", OptionsChange(level="regent"), (Change("level", None),)),
        ("options", OptionsChange(resigned="nobody"), (Change("resigned", None),)),
    ],
)
def test_every_change_asks_everybody_again_and_shows_what_changed(
    server: Inside, path: str, body: object, changes: tuple[Change, ...]
) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram, bots=1)
            agreed = (await bram.ready(state.id)).terms
            await seated(anna, f"/api/tables/{state.id}/{path}", body)
            seen = await bram.table(state.id)
            assert (seen.seats[1].ready, seen.seats[1].contribution) == (False, None)
            assert seen.changes == changes
            assert seen.terms != agreed
            # What he had agreed to is no longer there to agree to.
            with pytest.raises(ServerRefusal, match="The table has changed") as refused:
                await bram.ready(state.id, terms=agreed)
            assert (refused.value.code, refused.value.status) == ("stale", 409)
            assert await bram.table(state.id) == seen
            with pytest.raises(ServerRefusal, match=r"Not everyone is ready|is free"):
                await anna.start(state.id)
            seen = await bram.ready(state.id)
            assert (seen.changes, seen.seats[1].ready) == ((), True)

    asyncio.run(main())


def test_a_name_or_a_colour_asks_nobody_again(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram)
            await bram.ready(state.id)
            path = f"/api/tables/{state.id}/seats/0"
            state = await seated(anna, path, SeatChange(name="Anne", colour="ivory"))
            assert state.seats[1].ready

    asyncio.run(main())


def test_the_host_starts_only_what_they_see(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram)
            path = f"/api/tables/{state.id}/seats/1"
            await seated(bram, path, SeatChange(youngest=True))
            await bram.ready(state.id)
            with pytest.raises(ServerRefusal, match="The table has changed"):
                await anna.start(state.id, terms=state.terms)
            assert (await anna.start(state.id)).status == "playing"

    asyncio.run(main())


# Resigning


def test_a_bot_plays_on_for_somebody_who_resigned(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            anna, bram = people
            state = await begun(anna, bram, options=Options(pace="instant", level="apprentice"))
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            shown = await talks[1].game()
            await talks[1].act(shown, KEEP, "keep")
            await talks[1].hear(Done)
            with pytest.raises(ServerRefusal, match="That seat is not yours"):
                await anna.resign(state.id, 1)
            state = await bram.resign(state.id, 1)
            assert (state.status, state.seats[1].away) == ("playing", "resigned")
            with pytest.raises(ServerRefusal, match="You have already resigned"):
                await bram.resign(state.id, 1)
            # There is no way back: not by playing, asking, leaving or looking.
            await talks[1].say(Act("x", state.id, 1, 1, DrawBlind()))
            assert (await talks[1].hear(Refused)).message == "You have resigned."
            await talks[1].say(Back("back", state.id))
            await talks[1].hear(Done)
            await talks[1].watch(state.id, 1)
            await talks[1].game()
            await bram.leave(state.id)
            assert (await bram.table(state.id)).seats[1].away == "resigned"
            await play_game(anna, state.id, 0, random_choice(1))
            state = await talks[0].state(lambda table: table.status == "over")
            assert state.result is not None
            assert state.result.gave_up == (1,)
            record = await anna.record(state.id)
            assert record["seats"][1]["kind"] == "human+bot:apprentice"
            verify_record(record)

    asyncio.run(main())


def test_without_anybody_to_play_on_the_game_ends_as_it_stands(server: Inside) -> None:
    async def main() -> None:
        options = Options(pace="instant", resigned="nobody")
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            anna, bram = people
            state = await begun(anna, bram, options=options, bots=1)
            await talks[0].watch(state.id, 0)
            shown = await talks[0].game()
            state = await bram.resign(state.id, 1)
            assert (state.status, state.seats[1].away) == ("abandoned", "resigned")
            assert state.result is not None
            assert state.result.gave_up == (1,)
            assert set(state.result.winners) <= {0, 2}
            assert state.result.winners
            await talks[0].state(lambda table: table.status == "abandoned")
            await talks[0].say(Act("x", state.id, 0, shown.number, KEEP))
            assert (await talks[0].hear(Refused)).message == "The game is over."
            with pytest.raises(ServerRefusal, match=r"The game is over\."):
                await anna.resign(state.id, 0)
            with pytest.raises(ServerRefusal, match="once it is over"):
                await anna.record(state.id)
            async with talking(anna) as (again,):  # it can be looked at, and nothing be done
                await again.watch(state.id, 0)
                game = await again.game()
                assert (game.legal, game.can_undo) == ((), False)

    asyncio.run(main())


def test_alone_against_bots_resigning_ends_the_game(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await begun(anna, bots=2)
            state = await anna.resign(state.id, 0)
            assert state.status == "abandoned"
            assert state.result is not None
            assert (0 in state.result.winners, state.result.gave_up) == (False, (0,))

    asyncio.run(main())


# Those who stay away


def test_a_bot_takes_over_for_somebody_who_stays_away(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram", "Cees") as people:
            anna, bram, cees = people
            state = await begun(anna, bram, options=Options(pace="instant"))
            with pytest.raises(ServerRefusal, match="You have no seat"):
                await cees.replace(state.id, 1)
            with pytest.raises(ServerRefusal, match="too soon for a bot"):
                await anna.replace(state.id, 1)
            async with talking(anna) as (talk,):
                await talk.watch(state.id, 0)
                shown = await talk.game()
                assert shown.overdue[1] is not None
                assert shown.overdue[1] <= SOON
                await talk.act(shown, KEEP)
                moved = await talk.game(lambda game: game.number == 1)
                assert moved.overdue[0] is None
                async with asyncio.timeout(PATIENCE):
                    while (await anna.table(state.id)).overdue[1] != 0:
                        await asyncio.sleep(0.05)
                state = await anna.replace(state.id, 1)
                assert state.seats[1].away == "time"
                await talk.game(lambda game: game.view.phase != "set-up")
                async with talking(bram) as (his,):  # he comes, and the seat is his again
                    await his.watch(state.id, 1)
                    await talk.state(lambda table: table.seats[1].away is None)

    asyncio.run(main())


def test_the_others_end_a_game_together(server: Inside) -> None:
    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Bram", "Cees") as people,
            talking(*people[:2]) as talks,
        ):
            anna, bram, _ = people
            state = await begun(*people, options=Options(pace="instant"))
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
                await talk.act(await talk.game(), KEEP)
                await talk.hear(Done)
            async with asyncio.timeout(PATIENCE):
                while (await anna.table(state.id)).overdue[2] != 0:
                    await asyncio.sleep(0.05)
            state = await anna.end(state.id)
            assert (state.status, state.ending) == ("playing", (0,))
            await talks[1].state(lambda table: table.ending == (0,))
            state = await bram.end(state.id)
            assert (state.status, state.ending) == ("abandoned", ())
            assert state.result is not None
            assert (state.result.gave_up, 2 in state.result.winners) == ((2,), False)

    asyncio.run(main())


# Clocks


def test_coming_back_never_refills_a_spent_turn(server: Inside) -> None:
    async def main() -> None:
        options = Options(pace="calm", clock=Clock(turn=5), level="apprentice")
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=options)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            shown = await talks[0].game()
            mine = await talks[1].game()
            await talks[0].act(shown, KEEP)
            await talks[1].state(lambda table: table.seats[1].away == "time")
            await talks[1].say(Back("back", state.id))
            seen = await talks[1].state(lambda table: table.seats[1].away is None)
            assert seen.status == "playing"
            # The turn is over for him, though the bot has not chosen yet: it waits for its beat.
            await talks[1].say(Act("late", state.id, 1, mine.number, KEEP))
            reply = await talks[1].hear(Refused)
            assert (reply.id, reply.code) == ("late", "time-up")
            assert reply.message == "Your time for this turn is up: a bot is finishing it."
            game = await talks[1].game(lambda game: game.view.phase != "set-up")
            assert game.clocks is not None
            assert (await people[1].table(state.id)).seats[1].away is None

    asyncio.run(main())


def test_what_is_refused_changes_nothing(server: Inside) -> None:
    async def main() -> None:
        options = Options(pace="calm", level="apprentice")
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            anna, bram = people
            state = await begun(anna, bram, options=options)
            await talks[1].watch(state.id, 1)
            await talks[1].game()
            await bram.leave(state.id)
            await talks[1].state(lambda table: table.seats[1].away == "left")
            await talks[1].say(Act("future", state.id, 1, 99, KEEP))
            assert (await talks[1].hear(Refused)).code == "stale"
            await talks[1].say(Act("wrong", state.id, 1, 0, DrawBlind()))
            assert (await talks[1].hear(Refused)).code == "illegal"
            assert (await bram.table(state.id)).seats[1].away == "left"

    asyncio.run(main())


@pytest.mark.nightly
def test_a_process_that_stood_still_flags_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with visitors(stopped.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=Options(clock=Clock(turn=15)))
            await talks[0].watch(state.id, 0)
            await talks[0].game()
            stopped.send_signal(signal.SIGSTOP)
            await asyncio.sleep(20)
            stopped.send_signal(signal.SIGCONT)
            async with talking(people[0]) as (again,):
                await again.watch(state.id, 0)
                game = await again.game()
            assert game.clocks is not None
            assert all(face.turn > 0 for face in game.clocks)
            assert [seat.away for seat in (await people[0].table(state.id)).seats] == [None, None]

    with served(tmp_path) as stopped:
        asyncio.run(main())


# Lists


def test_putting_a_game_away(server: Inside) -> None:
    async def listed(person: Visitor) -> set[str]:
        found: TableList = await person.request("GET", "/api/me/tables", answer=TableList)
        return {line.id for line in found.tables}

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            ended = await begun(anna, bram, options=Options(resigned="nobody"))
            with pytest.raises(ServerRefusal, match="still playing here: leave or resign"):
                await anna.put_away(ended.id)
            await bram.resign(ended.id, 1)
            left = await begun(anna, bram)
            await anna.leave(left.id)
            assert await listed(anna) == {ended.id, left.id}
            await anna.put_away(ended.id)
            await anna.put_away(left.id)
            assert await listed(anna) == set()
            assert await listed(bram) == {ended.id, left.id}
            async with visitors(server.address, "Cees") as (cees,):
                with pytest.raises(ServerRefusal, match="You have no seat"):
                    await cees.put_away(left.id)

    asyncio.run(main())


def test_the_public_list_pages_and_nobody_fills_it(server: Inside) -> None:
    async def main() -> None:
        public = NewTable(options=Options(public=True))
        async with visitors(server.address, *(f"P{n}" for n in range(11))) as people:
            made = [(await person.create(public)).id for person in people for _ in range(5)]
            with pytest.raises(ServerRefusal, match="too many public tables") as refused:
                await people[0].create(public)
            assert refused.value.status == 429
            quiet = await people[0].create(NewTable())
            path = f"/api/tables/{quiet.id}/options"
            with pytest.raises(ServerRefusal, match="too many public tables"):
                await people[0].request("PATCH", path, OptionsChange(public=True), TableState)
            found: list[str] = []
            more, pages = "", 0
            while True:
                page: TableList = await people[0].request(
                    "GET", f"/api/tables{more}", answer=TableList
                )
                found += [line.id for line in page.tables]
                pages += 1
                if page.more is None:
                    break
                more = f"?before={page.more}"
            assert pages == 2
            assert len(found) == len(set(found))
            assert set(made) <= set(found)
            for wrong in ("x", "1.%00", "open.1.%00", "9" * 60):
                with pytest.raises(ServerRefusal, match="no such page"):
                    await people[0].request("GET", f"/api/tables?before={wrong}")

    asyncio.run(main())


# Watching


def test_coming_and_going_makes_little_work_for_the_others(server: Inside) -> None:
    """However often somebody watches and leaves, everybody else hears of it once a second."""
    flaps = 60

    async def main() -> None:
        async with visitors(server.address, "Anna", "Eva", "Flip") as people:
            anna, eva, flip = people
            state = await anna.create(NewTable())
            async with talking(eva, flip) as (calm, restless):
                await calm.watch(state.id)
                await calm.state()
                started = time.monotonic()
                for _ in range(flaps):
                    await restless.watch(state.id)
                    await restless.say(Unwatch(state.id))
                await restless.say(Ping("p"))
                await restless.hear(Pong)
                mine = [m for m in restless.heard if isinstance(m, TableChanged)]
                assert len(mine) >= flaps  # who watches is shown the table every time
                final = await calm.state(lambda table: table.watching == 1)
                assert final.watching == 1
                seconds = time.monotonic() - started
                told = [m for m in calm.heard if isinstance(m, TableChanged)]
                assert len(told) <= 3 + seconds / PRESENCE

    asyncio.run(main())


# How it is recorded


def test_a_seat_that_a_bot_played_throughout_is_recorded_as_such(server: Inside) -> None:
    async def main() -> None:
        options = Options(pace="instant", level="apprentice")
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram, options=options)
            await bram.leave(state.id)
            end: GameShown | GameMoved = await play_game(anna, state.id, 0, random_choice(4))
            assert end.view.phase == "over"
            async with asyncio.timeout(PATIENCE):
                while (await anna.table(state.id)).status != "over":
                    await asyncio.sleep(0.05)
            record = await anna.record(state.id)
            assert [seat["kind"] for seat in record["seats"]] == ["human", "bot:apprentice"]
            verify_record(record)

    asyncio.run(main())
