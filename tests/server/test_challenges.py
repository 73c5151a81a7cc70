"""Challenges over a real server: the same game for a friend, once, and then who did better."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from grachten.client import Visitor, play_game
from grachten.protocol.deals import Challenge, ChallengeList, NewChallenge, PlayDeal
from grachten.protocol.messages import GameShown
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.replays import Replay
from grachten.protocol.tables import NewTable, Options, SeatBot, TableState
from grachten.rules import verify_record
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal
from grachten.server.settings import DAY, Settings, database_url
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer
from server.test_deals import FIRST, Days, _over, refusal, seat_of, turns
from support.forking import forked_bots
from support.patience import PATIENCE
from support.visitors import begun, random_choice, visitors

LIMITED = replace(WIDE, challenges=3)
CANNOT = "A challenge needs a game without hints"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("challenges"), LIMITED) as server:
        yield server
    assert server.faults == []


async def watched(
    visitor: Visitor, table: str, seat: int, seed: int
) -> tuple[TableState, list[GameShown]]:
    """Play to the end; how it ended, and everything that was seen on the way."""
    seen: list[GameShown] = []
    choose = random_choice(seed)

    async def chosen(game: GameShown):  # type: ignore[no-untyped-def]
        seen.append(game)
        return await choose(game)

    await play_game(visitor, table, seat, chosen)
    return await _over(visitor, table), seen


async def challenge(visitor: Visitor, wanted: NewChallenge) -> Challenge:
    return await visitor.request("POST", "/api/challenges", wanted, Challenge)


async def shown(visitor: Visitor, name: str) -> Challenge:
    return await visitor.request("GET", f"/api/challenges/{name}", answer=Challenge)


async def taken(visitor: Visitor, name: str) -> TableState:
    path = f"/api/challenges/{name}/play"
    return await visitor.request("POST", path, PlayDeal("instant"), TableState)


def merit(state: TableState, seat: int) -> tuple[int, int]:
    assert state.result is not None
    return state.result.totals[seat], state.result.completed[seat]


def test_a_friend_plays_the_same_game_and_both_are_compared(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram", "Carla", "Dirk") as four:
            anna, bram, carla, dirk = four
            closed = Options(pace="instant", spectators=False)
            table = await begun(anna, options=closed, bots=2)
            ended, hers = await watched(anna, table.id, 0, seed=1)
            made = await challenge(anna, NewChallenge(table.id))
            assert (made.by, made.made_by_me, made.seat, made.players) == ("Anna", True, 0, 3)
            assert made.levels == (None, "apprentice", "apprentice")
            assert made.expires - made.created == 90 * DAY
            assert made.mine is not None
            assert (made.mine.points, made.mine.completed) == merit(ended, 0)

            # Before he has finished, Bram sees nothing of what Anna did.
            before = await answer(bram, "GET", f"/api/challenges/{made.id}")
            assert (before.json()["lines"], before.json()["played"]) == ([], 1)
            assert table.id not in before.text
            state = await taken(bram, made.id)
            assert (await taken(bram, made.id)).id == state.id
            replay = f"/api/tables/{table.id}/replay"
            assert await refusal(bram, "GET", replay) == "This table does not allow spectators."
            assert (await shown(bram, made.id)).lines == ()

            # The same moves make the same game, from the deal to the end.
            his_end, his = await watched(bram, state.id, 0, seed=1)
            assert turns(his) == turns(hers)
            assert merit(his_end, 0) == merit(ended, 0)
            verify_record((await answer(bram, "GET", f"/api/tables/{state.id}/record")).json())
            other_end, _ = await watched(carla, (await taken(carla, made.id)).id, 0, seed=2)
            merits = [merit(each, 0) for each in (ended, his_end, other_end)]
            for visitor, mine in zip((anna, bram, carla), merits, strict=True):
                found = await shown(visitor, made.id)
                assert found.standing is not None
                assert found.standing.rank == 1 + sum(each > mine for each in merits)
                assert sorted(line.name or "" for line in found.lines) == ["Anna", "Bram", "Carla"]
                for line in found.lines:
                    assert line.rank == 1 + sum(
                        each > (line.points, line.completed) for each in merits
                    )
                    path = f"/api/tables/{line.table}/replay"
                    seen: Replay = await visitor.request("GET", path, answer=Replay)
                    assert seen.result.totals[0] == line.points
            assert await refusal(bram, "POST", f"/api/challenges/{made.id}/play", {}) == (
                "You have already played this deal: everyone has one try."
            )
            assert (await answer(dirk, "GET", replay)).status_code == 403  # he has not taken it
            listed: ChallengeList = await carla.request(
                "GET", "/api/challenges", answer=ChallengeList
            )
            assert [each.id for each in listed.challenges] == [made.id]

    asyncio.run(main())


def test_a_new_deal_is_the_same_for_both(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            made = await challenge(anna, NewChallenge(players=3, level="trader"))
            assert made.mine is None
            tables = [await taken(each, made.id) for each in (anna, bram)]
            assert {seat_of(each) for each in tables} == {made.seat}
            assert tables[0].commitment == tables[1].commitment
            played = [
                await watched(each, table.id, made.seat, seed=4)
                for each, table in zip((anna, bram), tables, strict=True)
            ]
            assert [it.view for it in played[0][1]] == [it.view for it in played[1][1]]
            found = await shown(anna, made.id)
            assert [line.rank for line in found.lines] == [1, 1]
            assert found.standing is not None
            assert found.standing.beaten == 0.5

    asyncio.run(main())


def test_what_cannot_be_a_challenge(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):

            async def why(table: str, visitor: Visitor = anna) -> str:
                return await refusal(visitor, "POST", "/api/challenges", NewChallenge(table))

            two = await begun(anna, bram)
            assert await why(two.id) == "A challenge needs a game that you played against bots."
            alone = await begun(anna, bots=1)
            assert await why(alone.id) == ("A challenge needs a game that was played to the end.")
            assert await why(alone.id, bram) == (
                "A challenge needs a game that you played against bots."
            )
            strong = await anna.create(NewTable(options=Options(pace="instant")))
            await anna.sit(strong.id, 1, SeatBot("regent"))
            await anna.start(strong.id)
            assert (await why(strong.id)).startswith("Regent and burgomaster think by the clock")
            away = await begun(anna, bots=1)
            await anna.leave(away.id)  # a bot plays to the end for her
            async with asyncio.timeout(PATIENCE):
                while (await anna.table(away.id)).status != "over":
                    pass
            assert (await why(away.id)).startswith(CANNOT)
            new = await taken(anna, (await challenge(anna, NewChallenge())).id)
            await watched(anna, new.id, seat_of(new), seed=1)
            assert await why(new.id) == "A challenge needs an ordinary game."
            assert await refusal(anna, "GET", f"/api/challenges/{'x' * 16}") == (
                "There is no such challenge, or it has expired."
            )
            bot: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            async with Visitor(server.address, bot.token) as robot:
                assert await refusal(robot, "POST", "/api/challenges", {}) == (
                    "Only people can make challenges."
                )

    asyncio.run(main())


def test_a_flood_of_challenges_is_refused(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            made = await asyncio.gather(
                *(answer(anna, "POST", "/api/challenges", NewChallenge()) for _ in range(8))
            )
            assert sorted(each.status_code for each in made) == [201] * 3 + [429] * 5
            listed: ChallengeList = await anna.request(
                "GET", "/api/challenges", answer=ChallengeList
            )
            assert len(listed.challenges) == 3

    asyncio.run(main())


def test_old_ones_are_tidied_away_and_games_of_days_that_are_over_end(tmp_path: Path) -> None:
    """What the server does by itself from time to time, asked for at once."""
    days = Days()

    async def main() -> None:
        settings = Settings(tmp_path, database_url(None, tmp_path), thinkers=1, limits=WIDE)
        async with GameServer.open(settings, calendar=days) as server:
            await server.services.preparation.wait()
            anna = await server.identities.new_guest()
            made = await server.challenges.create(anna, NewChallenge())
            left = await server.deals.play_today(anna, "instant")
            assert isinstance(left, TableState)
            days.next()
            await server.deals.tidy()
            assert (await server.tables.read(left.id)).stored.status == "abandoned"
            assert (await server.challenges.find(anna, made.id)).id == made.id
            for _ in range(91):
                days.next()
            await server.deals.tidy()
            with pytest.raises(Refusal, match="or it has expired"):
                await server.challenges.find(anna, made.id)
            assert await server.services.store.first_day() == FIRST.isoformat()
            for _ in range(400):
                days.next()
            await server.deals.tidy()
            assert await server.services.store.first_day() is None

    with forked_bots():
        asyncio.run(main())
