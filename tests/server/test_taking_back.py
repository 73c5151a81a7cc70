"""Against bots alone at a real server: taking back any step, the bots' pace, and a series."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from city.conformance import AT_NIGHT, Serving, serving
from grachten.client import Visitor
from grachten.client.visitor import ServerRefusal
from grachten.protocol.actions import DrawBlind, DrawContracts
from grachten.protocol.messages import (
    Done,
    GameMoved,
    GameShown,
    Refused,
    Undo,
    Undone,
)
from grachten.protocol.replays import Replay
from grachten.protocol.tables import (
    NewTable,
    Options,
    OptionsChange,
    Pace,
    SeatBot,
    Series,
    SitDown,
    TableState,
)
from grachten.rules import verify_record
from support.patience import PATIENCE
from support.served import Served, served
from support.visitors import KEEP, Talk, begun, talking, visitors

INSTANT = Options(pace="instant")
Seen = GameShown | GameMoved


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    with serving(request, tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "[error" not in running.log


def is_my_turn(game: Seen) -> bool:
    return bool(game.legal) and game.view.phase == "turn"


async def my_turn(talk: Talk, table: str) -> Seen:
    """The first turn of seat 0, both contracts kept."""
    await talk.watch(table, 0)
    shown = await talk.game()
    await talk.act(shown, KEEP, "keep")
    return await talk.game(is_my_turn)


async def take_back(talk: Talk, number: int, table: str, name: str) -> Seen:
    await talk.say(Undo(name, table, 0, number))
    shown = await talk.game(lambda game: isinstance(game, GameShown) and game.undone is not None)
    assert isinstance(shown, GameShown)
    assert shown.undone == Undone(0, number)
    return shown


def test_a_card_that_was_seen_goes_back_and_so_do_the_bots(server: Serving) -> None:
    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Eva") as (anna, eva),
            talking(anna, eva) as (talk, watcher),
        ):
            table = (await begun(anna, options=INSTANT, bots=2)).id
            await watcher.watch(table)
            turn = await my_turn(talk, table)
            assert not (await anna.table(table)).practice
            first = turn.number + 1
            await talk.act(turn, DrawBlind())
            second = await talk.game(lambda game: game.number == first)
            await talk.act(second, DrawBlind())
            again = await talk.game(lambda game: game.number > first + 1 and is_my_turn(game))
            assert again.can_undo
            # Back over both bots to the second card, and from there to the first.
            back = await take_back(talk, first + 1, table, "one")
            assert (back.view, back.legal) == (second.view, second.legal)
            seen = await watcher.game(lambda game: game.number == back.number)
            assert isinstance(seen, GameShown)
            assert (seen.view.own, seen.steps[-1].number) == (None, first)
            assert (await watcher.state(lambda state: state.practice)).practice
            back = await take_back(talk, first, table, "two")
            assert (back.view, back.legal) == (turn.view, turn.legal)
            # The same request has no second effect, and who was away reads the whole game.
            await talk.say(Undo("two", table, 0, first))
            assert (await talk.hear(Done, lambda done: done.id == "two")).number == back.number
            async with talking(anna) as (late,):
                await late.watch(table, 0, since=first)
                assert isinstance(await late.game(), GameShown)
            await talk.say(Undo("three", table, 0, first))  # it is no longer there
            assert (await talk.hear(Refused)).code == "stale"

    asyncio.run(main())


async def decision(talk: Talk, table: str, after: int) -> GameShown:
    """The whole game, when it is my turn again or over."""

    def is_mine(it: GameShown | GameMoved) -> bool:
        return it.number > after and (bool(it.legal) or it.view.phase == "over")

    while True:  # what was on its way already when I asked may be older than what I answer
        await talk.game(is_mine)
        await talk.watch(table, 0)
        whole = await talk.game(lambda it: isinstance(it, GameShown))
        assert isinstance(whole, GameShown)
        if is_mine(whole):
            return whole


async def with_second_thoughts(talk: Talk, table: str, rng: random.Random, times: int) -> None:
    """Play at random, and take back so many steps; the last thing asked is a step of ours."""
    await talk.watch(table, 0)
    whole = await decision(talk, table, -1)
    while times and whole.view.phase != "over":
        if whole.can_undo and rng.random() < 0.4:
            last = max(step.number for step in whole.steps if step.seat == 0)
            await talk.say(Undo(f"undo-{whole.number}", table, 0, last))
            times -= 1
        else:
            await talk.act(whole, rng.choice(whole.legal))
        whole = await decision(talk, table, whole.number)
    if whole.legal:
        await talk.act(whole, rng.choice(whole.legal))
        await talk.hear(Done)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.nightly)])
def test_a_game_with_second_thoughts_is_a_game(tmp_path: Path, seed: int) -> None:
    """Steps are taken back at random, and the server is killed after every few of them."""

    async def main(server: Served) -> None:
        rng = random.Random(seed)
        async with visitors(server.address, "Anna") as (anna,):
            table = (await begun(anna, options=INSTANT, bots=1)).id
            for _ in range(3):
                async with talking(anna) as (talk,):
                    await with_second_thoughts(talk, table, rng, times=3)
                    number = (await anna.table(table)).number
                    await asyncio.to_thread(server.kill)  # whatever the bots are doing
                await asyncio.to_thread(server.start)
                state = await anna.table(table)
                assert state.number >= number
                assert state.practice
            await anna.leave(table)  # bots play it to its end
            state = await over(anna, table)
            assert state.result is not None
            assert state.result.practice
            record = await anna.record(table)
            assert record["practice"] is True
            sheet = verify_record(record).score_sheet
            assert sheet is not None
            assert sheet.totals == state.result.totals
            replay: Replay = await anna.request("GET", f"/api/tables/{table}/replay", None, Replay)
            assert replay.result == state.result

    with served(tmp_path, "--rate", "500") as server:
        asyncio.run(main(server))
        assert "[error" not in server.log


async def over(visitor: Visitor, table: str) -> TableState:
    async with asyncio.timeout(PATIENCE):
        while (state := await visitor.table(table)).status != "over":
            await asyncio.sleep(0.1)
    return state


def test_where_it_was_not_agreed_or_others_play_it_stays_as_it_was(
    server: Serving,
) -> None:
    async def refused(*people: Visitor, options: Options, bots: int) -> None:
        async with talking(*people) as talks:
            table = (await begun(*people, options=options, bots=bots)).id
            for seat, talk in enumerate(talks):
                await talk.watch(table, seat)
                await talk.act(await talk.game(), KEEP, "keep")
            seat, turn = await next_turn(talks)
            await talks[seat].act(turn, DrawContracts())
            drawn = await talks[seat].game(lambda game: game.number == turn.number + 1)
            assert not drawn.can_undo
            await talks[seat].say(Undo("no", table, seat, drawn.number))
            assert (await talks[seat].hear(Refused)).code == "conflict"
            assert not (await people[0].table(table)).practice

    async def next_turn(talks: list[Talk]) -> tuple[int, Seen]:
        """Whose turn it is first, of the people; until then, everybody does something."""
        latest = [await talk.game(lambda game: game.view.phase == "turn") for talk in talks]
        for seat, game in enumerate(latest):
            if game.legal:
                return seat, game
        return 0, await talks[0].game(is_my_turn)

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            strict = Options(pace="instant", takebacks=False)
            await refused(anna, options=strict, bots=1)
            await refused(anna, bram, options=INSTANT, bots=0)

    asyncio.run(main())


def test_whoever_missed_an_undo_of_the_first_choice_is_behind_and_not_wrong(
    server: Serving,
) -> None:
    """On two devices: one takes the choice back while the other goes on from it."""

    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Bram") as (anna, bram),
            talking(anna) as (talk,),
        ):
            table = (await begun(anna, bram, options=INSTANT)).id
            await talk.watch(table, 0)
            await talk.act(await talk.game(), KEEP, "keep")
            kept = await talk.game(lambda game: game.number == 1)
            await talk.say(Undo("oops", table, 0, kept.number))
            undone = await talk.game(lambda game: game.number == 2)
            await talk.act(kept, DrawBlind(), "behind")
            assert (await talk.hear(Refused)).code == "stale"
            await talk.act(undone, DrawBlind(), "wrong")
            assert (await talk.hear(Refused)).code == "illegal"
            await talk.act(kept, KEEP, "again")  # as good as ever
            assert (await talk.hear(Done, lambda done: done.id == "again")).number == 3

    asyncio.run(main())


async def change_pace(visitor: Visitor, table: str, pace: Pace) -> TableState:
    path = f"/api/tables/{table}/options"
    return await visitor.request("PATCH", path, OptionsChange(pace=pace), TableState)


def test_the_pace_of_bots_can_be_changed_at_the_table(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            table = (await begun(anna, options=Options(pace="calm"), bots=1)).id
            for pace in ("instant", "brisk"):
                assert (await change_pace(anna, table, pace)).options.pace == pace
            assert (await anna.table(table)).status == "playing"
            with pytest.raises(ServerRefusal, match="already started"):
                await anna.request(
                    "PATCH", f"/api/tables/{table}/options", OptionsChange(spectators=False)
                )
            with pytest.raises(ServerRefusal, match="agreed before the game"):
                await change_pace(bram, table, "calm")
            both = (await begun(anna, bram, options=INSTANT, bots=1)).id
            with pytest.raises(ServerRefusal, match="agreed before the game"):
                await change_pace(anna, both, "calm")
            # Several people at one screen are one.
            shared = (await anna.create(NewTable(seats=3, options=INSTANT))).id
            await anna.sit(shared, 1, SitDown(name="Bo"))
            await anna.sit(shared, 2, SeatBot(level="apprentice"))
            await anna.start(shared)
            assert (await change_pace(anna, shared, "calm")).options.pace == "calm"

    asyncio.run(main())


def test_a_series_of_rematches_is_counted(server: Serving) -> None:
    """By player: in the last game Anna and the bot have changed seats."""

    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await begun(anna, options=INSTANT, bots=1)
            assert state.series is None
            wins = [0, 0]
            for games in (1, 2):
                await anna.leave(state.id)
                state = await over(anna, state.id)
                assert state.result is not None
                for winner in state.result.winners:
                    wins[winner] += 1
                state = await anna.rematch(state.id)
                assert state.series == Series(games, tuple(wins))
            await anna.leave(state.id)
            table = (await over(anna, state.id)).id
            async with visitors(server.address, "Bram") as (bram,):
                with pytest.raises(ServerRefusal):
                    await bram.rematch(table)

    asyncio.run(main())
