"""Trying something out from a position of a finished game: the same position, at a table of one's
own, and nothing that others could see or mistake for a real game."""

import asyncio
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import action_from_wire
from grachten.protocol.messages import Done, GameMoved, GameShown, Refused, Step, Undo, Undone
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.replays import Replay
from grachten.protocol.reviews import Judgement
from grachten.protocol.tables import Branch, NewTable, Options, TableList, TableState
from grachten.review.judge import seat_chances
from grachten.rules import Game, verify_record
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study import judging
from grachten.server.study.judging import WAITING, Judging
from grachten.server.study.review_messages import judgement_of
from grachten.server.tables.hosting import BRANCHES
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer, error, people
from support.patience import PATIENCE
from support.served import Served, served
from support.visitors import Talk, begun, random_choice, talking

GOLDEN = Path(__file__).parents[1] / "golden"
OFTEN = replace(WIDE, replays=1e6, replay_burst=10**6)


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("branches"), OFTEN) as running:
        yield running
    assert running.faults == []


def golden(name: str = "points-3p") -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


async def played(*seats: Visitor, options: Options | None = None) -> str:
    table = await begun(*seats, options=options)
    await asyncio.gather(
        *(play_game(each, table.id, seat, random_choice(seat)) for seat, each in enumerate(seats))
    )
    return table.id


async def branch(visitor: Visitor, table: str, steps: int, **more: object) -> TableState:
    """From a table; `more` are the other parameters."""
    wanted = "&".join(f"{name}={value}" for name, value in {"pace": "instant", **more}.items())
    path = f"/api/tables/{table}/branches?steps={steps}&{wanted}"
    return await visitor.request("POST", path, answer=TableState)


async def record_branch(visitor: Visitor, record: object, query: str) -> TableState:
    return await visitor.request("POST", f"/api/branches?{query}", record, TableState)


async def replay_of(visitor: Visitor, table: str) -> Replay:
    return await visitor.request("GET", f"/api/tables/{table}/replay", answer=Replay)


async def shown(visitor: Visitor, table: str, seat: int) -> GameShown:
    async with talking(visitor) as (talk,):
        await talk.watch(table, seat)
        game = await talk.game()
        assert isinstance(game, GameShown)
        return game


# The position


def test_it_is_the_position_exactly_for_every_seat(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            replay = await replay_of(anna, table)
            whole = [await shown(each, table, seat) for seat, each in enumerate((anna, bram))]
            last = len(replay.frames) - 1
            for steps in (0, 1, 2, 7, last // 2, last - 1):
                state = await branch(bram, table, steps)
                assert state.options.branch == Branch(table, steps)
                assert (state.status, state.practice, state.number) == ("playing", True, steps)
                frame = replay.frames[steps]
                for seat in range(2):
                    game = await shown(bram, state.id, seat)
                    view = msgspec.structs.replace(frame.view, own=frame.own[seat])
                    assert game.view == view
                    # What was seen on the way there is the same, too; and nothing can be undone.
                    assert game.steps == whole[seat].steps[: steps + 1]
                    assert bool(game.legal) == (seat in view.to_act)
                    assert (game.number, game.can_undo) == (steps, False)

    asyncio.run(main())


def test_moving_freely_it_goes_on_by_the_rules_to_an_honest_record(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            before = await anna.record(table)
            state = await branch(anna, table, 12)
            assert [seat.mine for seat in state.seats] == [True, True]
            await asyncio.gather(
                *(play_game(anna, state.id, seat, random_choice(9)) for seat in range(2))
            )
            record = await anna.record(state.id)
            game = verify_record(record)
            assert (record["seed"], record["seats"]) == (before["seed"], before["seats"])
            assert record["practice"] is True
            assert "shuffle" not in record
            played_before = verify_record(before).record().plays
            assert game.record().plays[:12] == played_before[:12]
            assert game.record().plays != played_before
            over = await anna.table(state.id)
            assert (over.reveal, over.practice) == (None, True)
            assert over.result is not None
            assert over.result.practice
            assert (await replay_of(anna, state.id)).shuffle is None
            with pytest.raises(ServerRefusal, match="no rematch here"):
                await anna.rematch(state.id)
            # What was tried out can be tried again, from where it began or from later on.
            again = await branch(anna, state.id, 12, seat=1)
            assert again.options.branch == Branch(table, 12)
            later = await branch(anna, state.id, 14)
            assert later.options.branch == Branch(state.id, 14)

    asyncio.run(main())


def test_against_bots_anything_after_the_position_is_taken_back(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            steps = 10
            state = await branch(anna, table, steps, seat=1, level="apprentice")
            assert [seat.level for seat in state.seats] == ["apprentice", None]
            assert [seat.name for seat in state.seats] == [
                seat.name for seat in (await anna.table(table)).seats
            ]
            async with talking(anna) as (talk,):
                await talk.watch(state.id, 1)
                first = await my_turn(talk, steps - 1)
                await talk.act(first, first.legal[0])
                later = await my_turn(talk, first.number)
                assert later.can_undo
                # Not what belongs to the other game.
                for number in (steps, 1, 999):
                    await talk.say(Undo(f"no-{number}", state.id, 1, number))
                    assert (await talk.hear(Refused)).code in ("stale", "conflict")
                # One's own last step; and all of it, even if a bot began.
                mine = max(step.number for step in steps_of(talk) if step.seat == 1)
                await talk.say(Undo("mine", state.id, 1, mine))
                again = await undone(talk, mine)
                await talk.act(again, again.legal[-1], "again")
                await my_turn(talk, again.number)
                began = min(step.number for step in position_steps(talk) if step.number > steps)
                await talk.say(Undo("all", state.id, 1, began))
                back = await undone(talk, began)
                original = (await replay_of(anna, table)).frames[steps]
                assert back.steps[-1].number <= steps
                assert msgspec.structs.replace(back.view, own=None) == original.view
                # Whoever leaves is waited for.
                await anna.leave(state.id)
                assert (await anna.table(state.id)).seats[1].away is None

    asyncio.run(main())


async def my_turn(talk: Talk, after: int) -> GameShown | GameMoved:
    return await talk.game(lambda game: bool(game.legal) and game.number > after)


async def undone(talk: Talk, number: int) -> GameShown:
    game = await talk.game(
        lambda game: isinstance(game, GameShown) and game.undone == Undone(1, number)
    )
    assert isinstance(game, GameShown)
    return game


def steps_of(talk: Talk) -> list[Step]:
    return [
        step
        for message in talk.heard
        if isinstance(message, GameShown | GameMoved)
        for step in message.steps
    ]


def position_steps(talk: Talk) -> list[Step]:
    """The steps that stand: those of the whole game as last told, and what came since."""
    standing: dict[int, Step] = {}
    for message in talk.heard:
        if isinstance(message, GameShown):
            standing.clear()
        if isinstance(message, GameShown | GameMoved):
            standing.update({step.number: step for step in message.steps})
    return list(standing.values())


def test_moving_freely_the_last_step_is_taken_back_whoever_made_it(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            state = await branch(anna, await played(anna, bram), 0)
            async with talking(anna, anna) as (one, other):
                await one.watch(state.id, 0)
                await other.watch(state.id, 1)
                first, second = await one.game(), await other.game()
                await one.act(first, first.legal[0])
                await other.act(second, second.legal[-1])
                begun_game = await one.game(lambda game: game.number == 2)
                assert begun_game.view.phase == "turn"
                assert begun_game.can_undo
                # The choices at set-up as well, all of them from the first on.
                await one.say(Undo("both", state.id, 0, 1))
                back = await one.game(lambda game: game.number == 3)
                assert isinstance(back, GameShown)
                assert (back.view, back.legal) == (first.view, first.legal)
                assert not back.can_undo
                await one.act(back, back.legal[0], "again")
                assert (await one.hear(Done, lambda done: done.id == "again")).number == 4
                there = await other.game(lambda game: game.number == 4)
                await other.say(Undo("its", state.id, 1, 4))
                assert there.can_undo
                gone = await other.game(lambda game: game.number == 5)
                assert isinstance(gone, GameShown)
                assert gone.view == second.view

    asyncio.run(main())


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def main(running: Served) -> None:
        async with people(running.address, 2) as (anna, bram):
            state = await branch(anna, await played(anna, bram), 9)
            async with talking(anna) as (talk,):
                await talk.watch(state.id)
                game = await talk.game(lambda game: bool(game.legal))
                await talk.act(game, game.legal[0], "tried")
                await talk.hear(Done, lambda done: done.id == "tried")
            before = [await shown(anna, state.id, seat) for seat in range(2)]
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.start)
            assert [await shown(anna, state.id, seat) for seat in range(2)] == before
            assert (await anna.table(state.id)).options == state.options
            assert any(game.can_undo for game in before)

    with served(tmp_path, "--rate", "500") as running:
        asyncio.run(main(running))


# From a record


def test_a_record_is_tried_out_with_its_names_and_its_first_player(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            record = golden()
            for seat, name in zip(record["seats"], ("Maria", "Carter", "  \u200b "), strict=True):
                seat["name"] = name
            state = await record_branch(anna, record, "steps=20&pace=instant")
            assert state.options.branch == Branch(None, 20)
            assert [seat.name for seat in state.seats] == ["Maria", "Guest 2", "Guest 3"]
            replay: Replay = await anna.request("POST", "/api/replays", record, Replay)
            for seat in range(3):
                game = await shown(anna, state.id, seat)
                frame = replay.frames[20]
                assert game.view == msgspec.structs.replace(frame.view, own=frame.own[seat])
            broken = await answer(anna, "POST", "/api/branches?steps=3", {**record, "seed": "1"})
            assert (broken.status_code, error(broken).code) == (400, "invalid")

    asyncio.run(main())


# Who may, and how much


def test_only_finished_games_that_one_may_know_and_real_positions(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 3) as (anna, bram, stranger):
            unfinished = await begun(anna, bram)
            with pytest.raises(ServerRefusal, match="once the game is over") as found:
                await branch(anna, unfinished.id, 0)
            assert found.value.code == "conflict"
            closed = await played(anna, bram, options=Options(pace="instant", spectators=False))
            with pytest.raises(ServerRefusal, match="does not allow spectators"):
                await branch(stranger, closed, 3)
            last = len((await replay_of(anna, closed)).frames) - 1
            for wanted, sentence in (
                ({"steps": last}, f"from steps 0 to {last - 1}"),
                ({"steps": 9999}, "can be tried out from"),
                ({"steps": -1}, "Invalid request"),
                ({"steps": 10_000}, "Invalid request"),
                ({"steps": 3, "seat": 2}, "no such seat"),
                ({"steps": 3, "seat": 4}, "no such seat"),
                ({"steps": 3, "level": "mayor"}, "Invalid request"),
            ):
                with pytest.raises(ServerRefusal, match=sentence) as found:
                    await branch(anna, closed, **wanted)
                assert (found.value.code, found.value.status) == ("invalid", 400)
            with pytest.raises(ServerRefusal) as found:
                await anna.create(NewTable(options=Options(branch=Branch(closed, 3))))
            assert found.value.code == "invalid"
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Piet"), OutsideBot
            )
            async with Visitor(server.address, made.token) as bot:
                with pytest.raises(ServerRefusal, match="Only people can try"):
                    await branch(bot, await played(anna, bram), 3)
            async with Visitor(server.address) as nobody:
                for path in (f"/api/tables/{closed}/branches?steps=1", "/api/branches?steps=1"):
                    refused = await answer(nobody, "POST", path, golden())
                    assert (refused.status_code, error(refused).code) == (401, "unknown")

    asyncio.run(main())


def test_it_is_private_and_in_no_list(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 3) as (anna, bram, stranger):
            table = await played(anna, bram)
            state = await branch(anna, table, 5)
            for whose in (anna, bram, stranger):
                for path in ("/api/me/tables", "/api/tables"):
                    listed: TableList = await whose.request("GET", path, answer=TableList)
                    assert state.id not in [line.id for line in listed.tables]
            for other in (bram, stranger):
                async with talking(other) as (talk,):
                    await talk.watch(state.id)
                    assert (await talk.hear(Refused)).code == "forbidden"
                for path in ("record", "replay", "judgement"):
                    refused = await answer(other, "GET", f"/api/tables/{state.id}/{path}")
                    assert refused.status_code in (403, 409)

    asyncio.run(main())


def test_a_flood_of_positions_is_refused(tmp_path: Path) -> None:
    """Each is a table of its own, and its game is played again up to there."""

    async def main(address: str) -> None:
        async with people(address, 1) as (anna,):
            table = (await begun(anna, bots=1)).id
            await play_game(anna, table, 0, random_choice(1))
            await branch(anna, table, 3)
            with pytest.raises(ServerRefusal, match="Too many requests"):
                await branch(anna, table, 3)

    with inside(tmp_path, replace(WIDE, replays=0.001, replay_burst=1)) as running:
        asyncio.run(main(running.address))
    assert running.faults == []


def test_the_oldest_makes_room(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            made = [(await branch(anna, table, steps)).id for steps in range(BRANCHES)]
            newest = await branch(anna, table, BRANCHES)
            kept = [await answer(anna, "GET", f"/api/tables/{each}") for each in made]
            assert sorted(each.status_code for each in kept) == [200] * (BRANCHES - 1) + [404]
            assert (await anna.table(newest.id)).number == BRANCHES

    asyncio.run(main())


# The judge


def test_the_judge_says_how_every_seat_stands_and_what_is_best(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            state = await branch(anna, table, 8)
            path = f"/api/tables/{state.id}/judgement"
            game = Game.replay(verify_record(await anna.record(table)).record())
            position = at(game, 8)
            (seat,) = position.to_act
            found: Judgement = await anna.request("GET", f"{path}?seat={seat}", answer=Judgement)
            assert found == judgement_of(position.record().to_dict(), 8, seat)
            assert found.chances == pytest.approx(seat_chances(position))
            chances = [option.chance for option in found.options]
            assert chances == sorted(chances, reverse=True)
            legal = {action.id for action in position.legal_for(seat)}
            for option in found.options:
                assert action_from_wire(option.action, position.board).id in legal
            assert found.reason is not None
            # Of a seat that waits, and of nobody, only the chances.
            for query in (f"?seat={1 - seat}", ""):
                waits: Judgement = await anna.request("GET", path + query, answer=Judgement)
                assert (waits.chances, waits.options, waits.reason) == (found.chances, (), None)
            refused = await answer(anna, "GET", f"{path}?seat=2")
            assert (refused.status_code, error(refused).message) == (
                400,
                "There is no such seat in this game.",
            )
            refused = await answer(anna, "GET", f"/api/tables/{table}/judgement")
            assert (refused.status_code, error(refused).code) == (409, "conflict")

    asyncio.run(main())


def at(game: Game, steps: int) -> Game:
    position = Game.new(game.players, game.seed, game.board, game.youngest)
    for play in game.record().plays[:steps]:
        position.play(play.action, play.seat)
    return position


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    game = verify_record(golden("shared-2-2p"))
    found = judgement_of(game.record().to_dict(), 3, 0)
    assert (found.chances, found.options, found.number) == ((0.5, 0.5), (), 3)


ECHO = "import sys; [print('{}', flush=True) for _ in sys.stdin]"
"""A worker that answers everything in the same way."""


def worker(said: str) -> tuple[str, ...]:
    return (sys.executable, "-c", ECHO.format(said))


SAID = '{"number":1,"chances":[0.5,0.5],"options":[],"reason":null}'


def test_a_judge_that_nobody_asks_is_ended_and_starts_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "COMMAND", worker(SAID))
    record = verify_record(golden("points-2p")).record()

    async def main() -> None:
        judge = Judging(Limits(), idle=0.01)
        for _ in range(2):
            assert (await judge.ask("anna", record, 1, None)).chances == (0.5, 0.5)
            async with asyncio.timeout(PATIENCE):
                while judge.is_running:
                    await asyncio.sleep(0.01)
        await judge.ask("anna", record, 1, None)
        await judge.close()
        assert not judge.is_running

    asyncio.run(main())


@pytest.mark.parametrize(
    "command", [("/nowhere",), (sys.executable, "-c", "pass"), worker("nonsense")]
)
def test_a_judge_that_fails_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    record = verify_record(golden("points-2p")).record()

    async def main() -> None:
        judge = Judging(Limits())
        monkeypatch.setattr(judging, "COMMAND", command)
        with pytest.raises(Refusal, match="gave no answer") as found:
            await judge.ask("anna", record, 1, None)
        assert found.value.code == "unavailable"
        monkeypatch.setattr(judging, "COMMAND", worker(SAID))
        assert (await judge.ask("anna", record, 1, None)).number == 1
        await judge.close()

    asyncio.run(main())


def test_nobody_keeps_the_judge_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.read()"))
    record = verify_record(golden("points-2p")).record()

    async def main() -> None:
        judge = Judging(replace(Limits(), judgement_burst=1, judgements=0.001))
        asked = [
            asyncio.create_task(judge.ask(f"guest {number}", record, 1, None))
            for number in range(WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Many positions") as found:
            await judge.ask("anna", record, 1, None)
        assert found.value.code == "too-many"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(Refusal, match="wait a moment"):
            await judge.ask("guest 0", record, 1, None)
        other = replace(record, board="elsewhere")
        with pytest.raises(Refusal, match="board of Amsterdam"):
            await judge.ask("anna", other, 1, None)
        await judge.close()

    asyncio.run(main())
