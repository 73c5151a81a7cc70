"""Playing at a real server: live messages, numbers, undo, clocks, stand-ins, spectators."""

import asyncio
from collections.abc import Iterator

import pytest

from city.conformance import AT_NIGHT, Serving, serving
from grachten.client import play_game
from grachten.protocol.actions import Action, ClaimRoute, DrawBlind, DrawContracts, KeepContracts
from grachten.protocol.events import ContractsChosen, ContractsKept, ContractsOffered
from grachten.protocol.messages import (
    Act,
    Back,
    Done,
    GameMoved,
    GameShown,
    Ping,
    Pong,
    Reason,
    Refused,
    Undo,
    Undone,
    Unwatch,
    Welcome,
    WhyNot,
)
from grachten.protocol.tables import Clock, NewTable, Options, SeatBot, SitDown
from grachten.rules import verify_record
from support.patience import PATIENCE
from support.visitors import KEEP, Talk, begun, random_choice, table_for, talking, visitors

INSTANT = Options(pace="instant")
TURN = 15
"""Seconds: enough for who is there to act, on a busy machine as well."""


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    with serving(request, tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "error" not in running.log


async def keep_all(*talks: Talk) -> list[GameShown | GameMoved]:
    """Everyone keeps both contracts; what each then sees."""
    for talk in talks:
        shown = await talk.game()
        await talk.act(shown, KEEP, "keep")
    games = [await talk.game(lambda game: game.view.phase != "set-up") for talk in talks]
    for talk in talks:  # that it was done may be said before or after
        if not any(isinstance(message, Done) for message in talk.heard):
            await talk.hear(Done)
    return games


def test_choosing_contracts_is_simultaneous_and_secret(server: Serving) -> None:
    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Bram", "Cees") as people,
            talking(*people) as talks,
        ):
            state = await begun(*people, options=INSTANT)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            games = [await talk.game() for talk in talks]
            assert all(game.legal and game.view.to_act == (0, 1, 2) for game in games)
            # All answer the position that they saw, in any order.
            for seat in (2, 0):
                await talks[seat].act(games[seat], KeepContracts("first"))
                assert (await talks[seat].hear(Done)).number > 0
            seen = await talks[1].game(lambda game: game.number == 2)
            events = [event for step in seen.steps for event in step.events]
            assert all(isinstance(event, ContractsChosen) for event in events)
            assert {event.choice for event in events if isinstance(event, ContractsChosen)} == {
                None
            }
            assert seen.view.to_act == (1,)
            assert [seat.contracts for seat in seen.view.seats] == [0, 0, 0]
            await talks[1].act(games[1], KeepContracts("both"))
            seen = await talks[0].game(lambda game: game.number == 3)
            kept = [e for step in seen.steps for e in step.events if isinstance(e, ContractsKept)]
            assert {event.seat: event.count for event in kept} == {0: 1, 1: 2, 2: 1}
            assert [event.seat for event in kept if event.contracts is not None] == [0]

    asyncio.run(main())


def test_every_action_is_carried_out_once(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=INSTANT)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            games = await keep_all(*talks)
            seat = games[0].view.to_act[0]
            talk, game = talks[seat], games[seat]
            draw = Act("draw", state.id, seat, game.number, DrawBlind())
            for _ in range(3):
                await talk.say(draw)
                assert await talk.hear(Done) == Done("draw", game.number + 1)
            # The second card wants a name, and the number, of its own.
            await talk.say(Act("late", state.id, seat, game.number, DrawBlind()))
            refused = await talk.hear(Refused)
            assert (refused.id, refused.code) == ("late", "stale")
            await talk.say(Act("more", state.id, seat, game.number + 1, DrawBlind()))
            assert await talk.hear(Done) == Done("more", game.number + 2)
            await talk.say(draw)  # long ago, and still the same answer
            assert await talk.hear(Done) == Done("draw", game.number + 1)
            other = talks[1 - seat]
            seen = await other.game(lambda moved: moved.number == game.number + 2)
            assert seen.view.seats[seat].cards == 4
            # Out of turn, and from the future.
            await talk.say(Act("x", state.id, seat, game.number + 2, DrawBlind()))
            refused = await talk.hear(Refused)
            assert (refused.code, refused.rule) == ("illegal", "2.5")
            await talk.say(Act("y", state.id, seat, game.number + 9, DrawBlind()))
            assert (await talk.hear(Refused)).code == "stale"

    asyncio.run(main())


def test_the_reason_why_something_cannot_be_done(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=INSTANT)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            games = await keep_all(*talks)
            seat = games[0].view.to_act[0]
            talk, other = talks[seat], talks[1 - seat]

            async def ask(talk: Talk, seat: int, action: Action) -> Reason:
                await talk.say(WhyNot("why", state.id, seat, action))
                return await talk.hear(Reason)

            assert await ask(talk, seat, DrawBlind()) == Reason("why", None, None)
            unpaid = await ask(talk, seat, ClaimRoute(0, None, 9))
            assert unpaid.rule == "5.2"
            assert "that many wilds" in (unpaid.message or "")
            assert (await ask(other, 1 - seat, DrawBlind())).rule == "2.5"
            await other.say(WhyNot("mine", state.id, seat, DrawBlind()))
            assert (await other.hear(Refused)).code == "forbidden"
            # Nothing was done, and the same words explain a refusal.
            await talk.watch(state.id, seat)
            shown = await talk.game()
            assert (shown.number, shown.view.to_act) == (games[0].number, (seat,))
            await talk.act(shown, ClaimRoute(0, None, 9))
            assert (await talk.hear(Refused)).message == unpaid.message

    asyncio.run(main())


def test_who_comes_back_goes_on_from_the_last_number(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=INSTANT)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            games = await keep_all(*talks)
            seat = games[0].view.to_act[0]
            for extra in range(2):
                number = games[seat].number + extra
                await talks[seat].say(Act(f"d{extra}", state.id, seat, number, DrawBlind()))
                await talks[seat].hear(Done)
            async with talking(people[1 - seat]) as (again,):
                await again.watch(state.id, 1 - seat, since=games[0].number)
                moved = await again.game()
                assert isinstance(moved, GameMoved)
                assert [step.number for step in moved.steps] == [3, 4]
                await again.watch(state.id, 1 - seat)
                shown = await again.game()
                assert isinstance(shown, GameShown)
                assert [step.number for step in shown.steps] == [0, 1, 2, 3, 4]
                assert shown.steps[3:] == moved.steps
                assert shown.view == moved.view
                await again.watch(state.id, 1 - seat, since=99)
                assert isinstance(await again.game(), GameShown)
                await again.watch(state.id, 1 - seat, since=4)
                assert (await again.game()).steps == ()
                await again.say(Unwatch(state.id, 1 - seat))
                await again.say(Ping("p"))
                assert await again.hear(Pong) == Pong("p")

    asyncio.run(main())


async def _first_claim(
    talks: list[Talk], games: list[GameShown | GameMoved]
) -> tuple[int, GameShown | GameMoved, ClaimRoute]:
    """Draw cards until somebody can claim a route: who, where, and which."""
    latest = {game.seat: game for game in games}
    while True:
        seat = next(iter(latest.values())).view.to_act[0]
        game = latest[seat]
        claims = [action for action in game.legal if isinstance(action, ClaimRoute)]
        if claims and game.view.phase == "turn":
            return seat, game, claims[0]
        await talks[seat].act(game, DrawBlind())
        for each, talk in enumerate(talks):
            number = game.number + 1
            latest[each] = await talk.game(lambda it, number=number: it.number == number)  # type: ignore[misc]


def test_taking_a_step_back(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=INSTANT)
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            seat, before, claim = await _first_claim(talks, await keep_all(*talks))
            assert not before.can_undo
            await talks[seat].act(before, claim)
            after = await talks[seat].game()
            await talks[seat].hear(Done)
            assert after.can_undo
            await talks[1 - seat].say(Undo("no", state.id, 1 - seat, after.number))
            assert (await talks[1 - seat].hear(Refused)).code == "conflict"
            undo = Undo("undo", state.id, seat, after.number)
            await talks[seat].say(undo)
            for talk in talks:
                shown = await talk.game(lambda game: game.number == after.number + 1)
                assert isinstance(shown, GameShown)
                assert shown.undone == Undone(seat, after.number)
                assert shown.view.to_act == (seat,)
                if talk is talks[seat]:
                    assert shown.view == before.view
            assert (await talks[seat].hear(Done)).number == after.number + 1
            await talks[seat].say(undo)  # once
            assert (await talks[seat].hear(Done)).number == after.number + 1
            async with talking(people[seat]) as (again,):  # across an undo only the whole is told
                await again.watch(state.id, seat, since=before.number)
                assert isinstance(await again.game(), GameShown)

    asyncio.run(main())


def test_a_bot_plays_for_who_left_and_gives_the_seat_back(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            anna, bram = people
            state = await begun(anna, bram, options=Options(pace="instant", level="apprentice"))
            for seat, talk in enumerate(talks):
                await talk.watch(state.id, seat)
            await bram.leave(state.id)
            seen = await talks[0].state(lambda table: table.seats[1].away is not None)
            assert (seen.seats[1].away, seen.seats[1].name) == ("left", "Bram")
            shown = await talks[0].game(lambda game: 1 not in game.view.to_act)
            await talks[0].act(shown, KEEP)
            turn = await talks[0].game(
                lambda game: game.view.phase == "turn" and game.view.to_act == (0,)
            )
            # He is back the moment he looks, and no bot plays for him any more.
            await talks[1].say(Back("back", state.id))
            await talks[1].hear(Done)
            seen = await talks[0].state(lambda table: table.seats[1].away is None)
            await talks[0].act(turn, DrawContracts())
            offer = await talks[0].game(lambda game: game.view.phase == "keep")
            await talks[0].act(offer, KEEP)
            mine = await talks[1].game(lambda game: game.view.to_act == (1,) and bool(game.legal))
            await asyncio.sleep(0.5)
            assert (await bram.table(state.id)).number == mine.number
            await talks[1].act(mine, DrawBlind())
            await talks[1].hear(Done)

    asyncio.run(main())


def test_a_bot_plays_when_the_time_is_up(server: Serving) -> None:
    async def main() -> None:
        clock = Options(pace="instant", clock=Clock(turn=TURN, reserve=0), level="apprentice")
        async with visitors(server.address, "Anna", "Bram") as people, talking(*people) as talks:
            state = await begun(*people, options=clock)
            await talks[0].watch(state.id, 0)
            shown = await talks[0].game()
            assert shown.clocks is not None
            assert all(face.runs and 0 < face.turn <= TURN * 1000 for face in shown.clocks)
            await talks[0].act(shown, KEEP)
            # Bram never comes: when his time is up, a bot chooses for him and goes on playing.
            seen = await talks[0].state(lambda table: table.seats[1].away == "time")
            assert (seen.seats[1].here, seen.seats[0].away) == (False, None)
            await talks[0].game(lambda game: game.view.phase != "set-up")
            # He comes: the seat is his.
            await talks[1].watch(state.id, 1)
            seen = await talks[0].state(lambda table: table.seats[1].here)
            if seen.seats[1].away is not None:
                seen = await talks[0].state(lambda table: table.seats[1].away is None)
            game = await talks[1].game()
            assert game.clocks is not None

    asyncio.run(main())


def test_a_game_that_everybody_left_goes_on_by_itself(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await begun(anna, options=INSTANT, bots=2)
            await anna.leave(state.id)
            async with asyncio.timeout(PATIENCE):
                while (await anna.table(state.id)).status != "over":
                    await asyncio.sleep(0.2)
            verify_record(await anna.record(state.id))

    asyncio.run(main())


def test_several_seats_of_one_browser(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await anna.create(NewTable(seats=3, options=INSTANT))
            await anna.sit(state.id, 1, SitDown(name="Bo"))
            await anna.sit(state.id, 2, SeatBot(level="apprentice"))
            state = await anna.start(state.id)
            assert [seat.mine for seat in state.seats] == [True, True, False]
            ends = await asyncio.gather(
                play_game(anna, state.id, 0, random_choice(1)),
                play_game(anna, state.id, 1, random_choice(2)),
            )
            assert ends[0].view.own is not None
            assert ends[1].view.own is not None
            assert (ends[0].view.own.seat, ends[1].view.own.seat) == (0, 1)
            record = await anna.record(state.id)
            assert len(record["shuffle"]["contributions"]) == 1
            verify_record(record)

    asyncio.run(main())


def test_spectators_see_the_open_table_where_they_are_allowed(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram", "Eva") as (anna, bram, eva):
            state = await table_for(anna, bram, options=INSTANT)
            async with talking(eva, anna) as (talk, seat_0):
                await talk.watch(state.id)
                await bram.ready(state.id)
                state = await anna.start(state.id)
                shown = await talk.game()
                assert (shown.seat, shown.view.own, shown.legal) == (None, None, ())
                offers = [
                    event
                    for step in shown.steps
                    for event in step.events
                    if isinstance(event, ContractsOffered)
                ]
                assert [event.contracts for event in offers] == [None, None]
                await seat_0.watch(state.id, 0)
                assert (await seat_0.state()).watching == 1
                await talk.watch(state.id, 0)
                assert (await talk.hear(Refused)).code == "forbidden"
                await talk.say(Act("x", state.id, 0, 0, KEEP))
                assert (await talk.hear(Refused)).code == "forbidden"

    asyncio.run(main())


def test_a_table_without_spectators(server: Serving) -> None:
    async def main() -> None:
        closed = Options(pace="instant", spectators=False)
        async with visitors(server.address, "Anna", "Eva") as (anna, eva):
            state = await table_for(anna, options=closed, bots=1)
            async with talking(eva, anna) as (talk, mine):
                await talk.watch(state.id)  # before the game there is nothing to see
                await talk.state()
                await mine.watch(state.id)
                await anna.start(state.id)
                assert (await talk.state(lambda table: table.status == "playing")).watching == 1
                assert (await mine.game()).seat == 0
                await talk.watch(state.id)
                assert (await talk.hear(Refused)).message == "This table does not allow spectators."
                assert not any(isinstance(it, GameShown | GameMoved) for it in talk.heard)

    asyncio.run(main())


def test_a_conversation_begins_with_hello(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,), talking(anna) as (talk,):
            welcome = await talk.hear(Welcome)
            assert (welcome.protocol, welcome.me.name) == (2, "Anna")

    asyncio.run(main())
