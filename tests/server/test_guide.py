"""The guided first game: a private table, a prepared deal, and an opponent who plays along."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import Action, KeepContracts, action_from_wire
from grachten.protocol.messages import GameMoved, GameShown
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.tables import NewTable, Options, TableList
from grachten.rules import ClaimRoute, Game, verify_record
from grachten.rules.fair_shuffle import FairShuffle
from grachten.server.study.lessons import MEANWHILE, Prepared, load_lesson
from server.support.inside import WIDE, Inside
from support.visitors import Talk, random_choice, talking, visitors

LESSON = load_lesson("first-game")
MINE = [play for play in LESSON.plays if play.seat == 0]

TEACHES = [
    "keep",
    "take",
    "draw",
    "claim",
    "wild",
    "mixed",
    "join",
    "contracts",
    "keep-new",
    MEANWHILE,
    "last-round",
    "last-turn",
]


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("guide"), WIDE) as running:
        yield running
    assert running.faults == []


async def is_my_turn(talk: Talk, played: int) -> GameShown | GameMoved:
    """The game once it waits for me, who have played so many actions."""

    def waits(game: GameShown | GameMoved) -> bool:
        return bool(game.legal) and _mine(talk) == played

    return await talk.game(waits)


def _mine(talk: Talk) -> int:
    """How many actions of mine have been told of."""
    steps = {
        step.number
        for message in talk.heard
        if isinstance(message, GameShown | GameMoved)
        for step in message.steps
        if step.seat == 0
    }
    return len(steps)


async def follow(talk: Talk, table: str, plays: Sequence[Prepared]) -> None:
    """Do what is taught, from the beginning."""
    await talk.watch(table)
    for number, play in enumerate(plays):
        if not play.by_itself:
            game = await is_my_turn(talk, number)
            await talk.act(game, play.action)


# What is prepared


def test_the_prepared_game_teaches_every_step() -> None:
    """If this fails after a change of the rules, `tools/first_game.py` finds another deal."""
    assert list(dict.fromkeys(play.teaches for play in MINE)) == TEACHES
    game = Game.new(2, FairShuffle(bytes.fromhex(LESSON.secret), bytes(32), (), 0).seed, youngest=0)
    board = game.board
    taught: dict[str | None, tuple[Game, Any]] = {}
    for play in LESSON.plays:
        action = action_from_wire(play.action, board)
        before = game.copy()
        game.play(action, play.seat)
        if play.seat == 0:
            taught.setdefault(play.teaches, (before, action))
    _, claim = taught["claim"]
    assert (claim.route.length, claim.route.cart, claim.payment.wilds) == (2, True, 0)
    assert claim.route.twin is not None
    before, mixed = taught["mixed"]
    assert (mixed.payment.wilds, mixed.route.length, before.state.hand(0).wild) == (1, 2, 1)
    before, join = taught["join"]
    assert join.route.colour == "grey"
    assert not before.view(0).completed
    before, _ = taught["contracts"]
    assert len(before.view(0).completed) == 1
    before, last = taught["last-round"]
    left = before.state.carts(0)
    assert before.state.last_turns is None
    assert left - last.route.length <= board.end_at_carts < left
    before, last = taught["last-turn"]
    assert isinstance(last, ClaimRoute)
    assert before.state.last_turns == 1
    assert len(before.view(0).completed) == 1
    sheet = game.score_sheet
    assert sheet is not None
    mine, theirs = sheet.seats
    assert sheet.winners == (0,)
    assert (mine.completed, len(mine.contracts)) == (2, 2)
    assert any(not contract.completed for contract in theirs.contracts)
    assert mine.merchandise > theirs.merchandise > 0


def test_the_middle_is_played_for_the_pupil_and_soon_over() -> None:
    middle = [play for play in MINE if play.teaches == MEANWHILE]
    assert [play.by_itself for play in middle] == [False] + [True] * (len(middle) - 1)
    assert len([play for play in LESSON.plays if play.hurried]) <= 34


# At the table


def test_a_pupil_who_does_what_is_taught_plays_the_prepared_game(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await anna.guide(pace="instant")
            assert (state.status, state.options.lesson) == ("playing", "first-game")
            assert (state.options.clock, state.options.public) == (None, False)
            assert [seat.name for seat in state.seats] == ["Anna", "Griet"]
            # It is nobody else's business, and in no list.
            for whose in (anna, bram):
                for path in ("/api/me/tables", "/api/tables"):
                    listed: TableList = await whose.request("GET", path, answer=TableList)
                    assert listed.tables == ()
            async with talking(anna) as (talk,):
                await follow(talk, state.id, MINE)
                await talk.state(lambda table: table.status == "over")
            record = await anna.record(state.id)
            verify_record(record)
            assert [seat["kind"] for seat in record["seats"]] == [
                "human+bot:apprentice",
                "bot:apprentice",
            ]
            with pytest.raises(ServerRefusal, match="begin it again"):
                await anna.rematch(state.id)
            with pytest.raises(ServerRefusal) as refused:
                await bram.record(state.id)
            assert refused.value.code == "forbidden"

    asyncio.run(main())


def test_it_goes_on_where_it_was_left_and_begins_again_when_asked(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Cato") as (cato,):
            first = await cato.guide(pace="instant")
            async with talking(cato) as (talk,):
                await follow(talk, first.id, MINE[:3])
                await is_my_turn(talk, 3)
            await cato.leave(first.id)  # nobody plays on: it waits
            resumed = await cato.guide()
            assert (resumed.id, resumed.seats[0].away) == (first.id, None)
            async with talking(cato) as (talk,):
                await talk.watch(first.id)
                game = await is_my_turn(talk, 3)
                assert MINE[3].action in game.legal
            again = await cato.guide(again=True, pace="instant")
            assert (again.id != first.id, again.number <= 1) == (True, True)
            with pytest.raises(ServerRefusal, match=r"no such table|There is no"):
                await cato.table(first.id)

    asyncio.run(main())


@pytest.mark.parametrize(
    "otherwise", [KeepContracts("both"), MINE[0].action], ids=["from the start", "later"]
)
def test_against_somebody_who_goes_their_own_way_the_game_still_ends(
    server: Inside, otherwise: Action
) -> None:
    """The opponent plays what was prepared where that is legal, and a bot's move elsewhere."""

    async def main() -> None:
        async with visitors(server.address, "Eva") as (eva,):
            state = await eva.guide(pace="instant")
            first = [otherwise]
            at_random = random_choice(3)

            async def choose(shown: GameShown) -> Action:
                if first:
                    return first.pop()
                return await at_random(shown)

            await play_game(eva, state.id, 0, choose)
            record = await eva.record(state.id)
            verify_record(record)
            assert record["seats"][0]["kind"] == "human"

    asyncio.run(main())


def test_nobody_makes_such_a_table_in_another_way(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Floor") as (floor,):
            with pytest.raises(ServerRefusal) as refused:
                await floor.create(NewTable(options=Options(lesson="first-game")))
            assert refused.value.code == "invalid"
            made: OutsideBot = await floor.request(
                "POST", "/api/me/bots", NewBot("Piet"), OutsideBot
            )
            async with Visitor(server.address, made.token) as bot:
                with pytest.raises(ServerRefusal) as refused:
                    await bot.guide()
                assert refused.value.code == "forbidden"

    asyncio.run(main())
