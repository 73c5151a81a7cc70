"""What people say at a table: who hears it, who may speak, and how much."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, play_game
from grachten.protocol.company import PhraseName, Said
from grachten.protocol.messages import Done, Ping, Pong, Refused, Say, Write
from grachten.protocol.tables import NewTable, Options, OptionsChange, TableState
from grachten.server.people.names import clean_text
from grachten.server.refusals import Refusal
from server.support.inside import WIDE, Inside, inside
from support.visitors import Talk, begun, random_choice, table_for, talking, visitors

FEW = replace(WIDE, phrases=0.001, phrase_burst=4)


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("talking"), FEW) as running:
        yield running
    assert running.faults == []


async def refused(talk: Talk, message: Say | Write) -> Refused:
    await talk.say(message)
    return await talk.hear(Refused, lambda answer: answer.id == message.id)


def spoken(said: Said) -> list[tuple[int | None, str, str | None]]:
    return [(line.seat, line.name, line.phrase) for line in said.lines]


def test_three_people_hear_each_other_and_whoever_comes_later_hears_it_too(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo", "Chloé", "Dora") as people:
            anna, bo, chloe, _ = people
            state = await begun(anna, bo, chloe)
            async with talking(*people) as talks:
                for talk in talks[:3]:
                    await talk.watch(state.id)
                    await talk.state()
                await talks[0].say(Say("a1", state.id, "good-luck"))
                for talk in talks[:3]:
                    heard = await talk.hear(Said)
                    assert spoken(heard) == [(0, "Anna", "good-luck")]
                    assert not heard.earlier
                # Sent again, as after a lost connection, it is not said twice.
                await talks[0].say(Say("a1", state.id, "good-luck"))
                await talks[0].hear(Done, lambda done: done.id == "a1")
                await talks[1].say(Say("b1", state.id, "thanks", 1))
                assert spoken(await talks[2].hear(Said)) == [(1, "Bo", "thanks")]
                await talks[3].watch(state.id)
                late = await talks[3].hear(Said)
                assert spoken(late) == [(0, "Anna", "good-luck"), (1, "Bo", "thanks")]
                assert late.earlier
                assert (await refused(talks[3], Say("d1", state.id, "hello"))).code == "forbidden"
                assert (await refused(talks[1], Say("b2", state.id, "wow", 0))).code == "forbidden"

    asyncio.run(main())


def test_whoever_has_no_seat_when_the_game_begins_hears_no_more(server: Inside) -> None:
    """Bo sat there, left, and kept the page open: the game is not for spectators."""

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo", "Chloé") as (anna, bo, chloe):
            state = await table_for(anna, bo, options=Options(pace="instant", spectators=False))
            async with talking(anna, bo) as (hers, his):
                for talk in (hers, his):
                    await talk.watch(state.id)
                    await talk.state()
                await hers.say(Say("a1", state.id, "hello"))
                assert spoken(await his.hear(Said)) == [(0, "Anna", "hello")]
                await bo.leave(state.id)
                await chloe.sit(state.id, 1)
                await chloe.ready(state.id)
                await anna.start(state.id)
                await hers.say(Say("a2", state.id, "good-luck"))
                await hers.hear(Said, lambda said: said.lines[-1].phrase == "good-luck")
                await his.say(Ping("p"))
                await his.hear(Pong)
                assert sum(isinstance(message, Said) for message in his.heard) == 1

    asyncio.run(main())


def test_everybody_says_a_few_things_a_minute(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo") as (anna, bo):
            state = await table_for(anna, bo)
            async with talking(anna, bo) as (one, other):
                await one.watch(state.id)
                for number in range(4):
                    await one.say(Say(f"a{number}", state.id, "hello"))
                    await one.hear(Done)
                answer = await refused(one, Say("a9", state.id, "hello"))
                assert answer.code == "too-many"
                assert answer.message == "You are sending too much: wait a moment."
                await other.say(Say("b1", state.id, "hello"))  # that is nothing to the other one
                await other.hear(Done)

    asyncio.run(main())


def test_after_the_game_whoever_watches_may_speak_and_a_bot_answers(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Dora") as (anna, dora):
            state = await begun(anna, bots=1)
            await play_game(anna, state.id, 0, random_choice(3))
            async with talking(anna, dora) as (one, looker):
                for talk in (one, looker):
                    await talk.watch(state.id)
                    await talk.state(lambda table: table.status == "over")
                await looker.say(Say("d1", state.id, "congratulations"))
                assert spoken(await one.hear(Said)) == [(None, "Dora", "congratulations")]
                await one.say(Say("a1", state.id, "good-game"))
                heard = await one.hear(Said)
                assert [line.seat for line in heard.lines] == [0, 1]
                await one.say(Say("a2", state.id, "good-game"))
                assert [line.seat for line in (await one.hear(Said)).lines] == [0]

    asyncio.run(main())


def test_there_is_no_chat_unless_the_operator_and_the_host_allow_it(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo") as (anna, bo):
            with pytest.raises(ServerRefusal, match="allows no chat"):
                await anna.create(NewTable(options=Options(chat=True)))
            state = await table_for(anna, bo)
            with pytest.raises(ServerRefusal, match="allows no chat"):
                await anna.request(
                    "PATCH", f"/api/tables/{state.id}/options", OptionsChange(chat=True), TableState
                )
            async with talking(anna) as (one,):
                answer = await refused(one, Write("a1", state.id, "Hello"))
                assert answer.message == "There is no chat at this table."

    asyncio.run(main())


def test_a_chat_where_it_is_allowed(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def main(address: str) -> None:
        async with visitors(address, "Anna", "Bo", "Dora") as (anna, bo, dora):
            quiet = await table_for(anna, bo)
            state = await begun(anna, bo, options=Options(chat=True))
            async with talking(anna, bo, dora) as (one, other, looker):
                assert (await refused(one, Write("a0", quiet.id, "Hello"))).code == "forbidden"
                for talk in (one, other, looker):
                    await talk.watch(state.id)
                await one.say(Write("a1", state.id, "  Hello \u202e Bo!\n"))
                for talk in (one, other, looker):
                    assert [line.text for line in (await talk.hear(Said)).lines] == ["Hello  Bo!"]
                assert (await refused(looker, Write("d1", state.id, "Hi"))).code == "forbidden"
                assert (await refused(one, Write("a2", state.id, " \u200b "))).code == "invalid"

    with inside(tmp_path_factory.mktemp("chat"), FEW, chat=True) as running:
        asyncio.run(main(running.address))
    assert running.faults == []


def test_a_line_of_a_chat_is_cleaned() -> None:
    assert clean_text(" Godt\tspil\u0007! ") == "Godt spil!"
    for nothing in ("   ", "\u200b\u200d", "\u0007"):
        with pytest.raises(Refusal):
            clean_text(nothing)


def test_no_phrase_names_anything_of_the_game() -> None:
    """A colour, a card, a place or a plan could tell a partner what to do."""
    forbidden = ("pink", "blue", "green", "black", "red", "orange", "wild", "take", "draw", "claim")
    phrases = get_args(PhraseName)
    assert 18 <= len(phrases) <= 24
    for phrase in phrases:
        words = set(phrase.split("-")) - ({"take"} if phrase == "take-your-time" else set())
        assert words.isdisjoint(forbidden)
