"""One `watch` is enough: the server knows who sits where, and chooses what each is sent."""

import asyncio
from collections.abc import Iterator

import pytest

from city.conformance import BY_DAY, Serving, serving
from grachten.client import Visitor
from grachten.protocol.actions import DrawBlind
from grachten.protocol.messages import (
    GameMoved,
    GameShown,
    Reason,
    Refused,
    ServerMessage,
    Undo,
    Unwatch,
    WhyNot,
)
from grachten.protocol.tables import NewTable, Options, SitDown, TableState
from support.patience import PATIENCE
from support.visitors import KEEP, Talk, talking, visitors

OPTIONS = Options(pace="instant", level="apprentice")


@pytest.fixture(scope="module", params=BY_DAY)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    with serving(request, tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "error" not in running.log


async def laid(anna: Visitor, bram: Visitor) -> TableState:
    """A table at which Anna has the seats 0 and 2, and Bram the one between them."""
    state = await anna.create(NewTable(3, OPTIONS))
    await bram.sit(state.id, 1)
    return await anna.sit(state.id, 2, SitDown(name="Ada"))


async def begin(anna: Visitor, bram: Visitor, table: str) -> None:
    await bram.ready(table)
    await anna.start(table)


async def games(talk: Talk, table: str) -> list[GameShown | GameMoved]:
    """All that it has been sent of the game until now: any node may answer a ping, but only the one
    that sends the game says why not."""
    await talk.say(WhyNot("now", table, 0, DrawBlind()))
    async with asyncio.timeout(PATIENCE):
        while not _is_answer(message := await talk.live.receive()):
            talk.heard.append(message)
    found = [it for it in talk.heard if isinstance(it, GameShown | GameMoved)]
    talk.heard.clear()
    return found


def _is_answer(message: ServerMessage) -> bool:
    return isinstance(message, Reason | Refused) and message.id == "now"


def seats(found: list[GameShown | GameMoved]) -> list[int | None]:
    for game in found:
        own = game.view.own
        assert game.seat == (None if own is None else own.seat)
    return [game.seat for game in found]


def test_who_watches_before_the_game_is_sent_it_in_all_their_seats(
    server: Serving,
) -> None:
    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Bram", "Eva") as people,
            talking(*people) as talks,
        ):
            anna, bram, _ = people
            state = await laid(anna, bram)
            for talk in talks:
                await talk.watch(state.id)
            await begin(anna, bram, state.id)
            shown = [await games(talk, state.id) for talk in talks]
            assert [seats(found) for found in shown] == [[0, 2], [1], [None]]
            await talks[1].act(shown[1][0], KEEP, "keep")
            await talks[1].game()
            talks[1].heard.clear()
            assert [seats(await games(talk, state.id)) for talk in talks] == [[0, 2], [], [None]]
            await talks[1].say(Undo("undo", state.id, 1, 1))
            await talks[1].hear(GameShown)
            talks[1].heard.clear()
            assert [seats(await games(talk, state.id)) for talk in talks] == [[0, 2], [], [None]]

    asyncio.run(main())


def test_who_comes_back_is_brought_up_to_date_in_all_their_seats(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as people:
            anna, bram = people
            state = await laid(anna, bram)
            await begin(anna, bram, state.id)
            async with talking(bram) as (talk,):
                await talk.watch(state.id)
                await talk.act(await talk.game(), KEEP, "keep")
                await talk.game()
            async with talking(anna) as (talk,):
                await talk.watch(state.id)
                assert [len(game.steps) for game in await games(talk, state.id)] == [2, 2]
                await talk.watch(state.id, since=0)
                missed = await games(talk, state.id)
                assert seats(missed) == [0, 2]
                assert [[step.number for step in game.steps] for game in missed] == [[1], [1]]
                await anna.leave(state.id)
                seen = await talk.state(lambda table: table.seats[0].away is not None)
                assert [seat.away for seat in seen.seats] == ["left", None, "left"]
                await talk.watch(state.id)
                seen = await talk.state(lambda table: table.seats[0].away is None)
                assert [seat.away for seat in seen.seats] == [None, None, None]

    asyncio.run(main())


def test_a_seat_can_be_chosen_and_nothing_is_sent_twice(server: Serving) -> None:
    async def main() -> None:
        async with (
            visitors(server.address, "Anna", "Bram") as people,
            talking(people[0], people[0], people[1]) as talks,
        ):
            both, one, other = talks
            anna, bram = people
            state = await laid(anna, bram)
            await both.watch(state.id)
            await both.watch(state.id, 2)
            await one.watch(state.id, 2)
            await other.watch(state.id)
            assert [await games(talk, state.id) for talk in talks] == [[], [], []]
            await begin(anna, bram, state.id)
            assert sorted(seats(await games(both, state.id)), key=str) == [0, 2]
            assert seats(await games(one, state.id)) == [2]
            await both.say(Unwatch(state.id))
            await games(both, state.id)
            await other.act(await other.game(), KEEP, "keep")
            await other.game()
            assert seats(await games(both, state.id)) == [2]
            assert seats(await games(one, state.id)) == [2]

    asyncio.run(main())
