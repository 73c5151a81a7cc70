"""Featured games, and following somebody to their table."""

import asyncio
from collections.abc import Iterator

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor
from grachten.club.featured import Candidate, finished, in_play, strength_of
from grachten.protocol.company import Featured, Followed
from grachten.protocol.people import Followers, Me
from grachten.protocol.tables import Options
from grachten.server import game_server
from server.support.inside import WIDE, Inside
from support.patience import PATIENCE
from support.visitors import begun, table_for, talking, visitors


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_server, "COUNTING", 0.05)
        with serving_inside(request, tmp_path_factory.mktemp("following"), WIDE) as running:
            yield running
    assert running.faults == []


async def where(person: Visitor, handle: str) -> str | None:
    found: Followed = await person.request("GET", f"/api/people/{handle}/table", None, Followed)
    return found.table


def test_nobody_is_followed_who_does_not_want_it(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo", "Dora") as (anna, bo, dora):
            handle = (await anna.me()).handle
            state = await begun(anna, bo)
            with pytest.raises(ServerRefusal) as unwanted:
                await where(dora, handle)
            with pytest.raises(ServerRefusal) as nobody:
                await where(dora, "a" * 16)
            assert str(unwanted.value) == str(nobody.value)
            me: Me = await anna.request("PUT", "/api/me/followers", Followers(True), Me)
            assert me.followable
            assert await where(dora, handle) == state.id
            await anna.request("PUT", "/api/me/followers", Followers(False), Me)
            with pytest.raises(ServerRefusal):
                await where(dora, handle)

    asyncio.run(main())


def test_only_games_in_play_that_can_be_watched_are_told_of(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo", "Dora") as (anna, bo, dora):
            me: Me = await anna.request("PUT", "/api/me/followers", Followers(True), Me)
            await table_for(anna, bo)  # whoever knew it could take a seat
            assert await where(dora, me.handle) is None
            await begun(anna, bo, options=Options(spectators=False))
            assert await where(dora, me.handle) is None
            state = await begun(anna, bo)
            assert await where(dora, me.handle) == state.id

    asyncio.run(main())


def test_the_game_that_most_people_watch_is_featured_first(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bo", "Dora") as (anna, bo, dora):
            watched = await begun(anna, bo, options=Options(public=True))
            later = await begun(anna, bo, options=Options(public=True))
            await begun(anna, bo, options=Options(public=True, spectators=False))
            async with talking(dora) as (looker,), asyncio.timeout(PATIENCE):
                await looker.watch(watched.id)
                while True:
                    found: Featured = await dora.request("GET", "/api/featured", None, Featured)
                    if found.playing and found.playing[0].watching:
                        break
                    await asyncio.sleep(0.02)
            assert [each.table.id for each in found.playing] == [watched.id, later.id]
            assert [each.watching for each in found.playing] == [1, 0]

    asyncio.run(main())


def test_the_rule_of_featured_games() -> None:
    weak, strong = (strength_of("apprentice"),) * 2, (strength_of("burgomaster"),) * 2
    watched = Candidate("watched", 2, weak, (1, 0))
    best = Candidate("best", 0, strong, (2, 0))
    further = Candidate("further", 0, weak, (9, 9))
    begun_only = Candidate("begun", 0, weak, (0, 0))
    games = [begun_only, further, best, watched]
    assert [game.table for game in in_play(games, 3)] == ["watched", "best", "further"]
    close = Candidate("close", 0, strong, (30, 29))
    clear = Candidate("clear", 0, strong, (40, 20))
    over = [further, clear, close]
    assert [game.table for game in finished(over, 3)] == ["close", "clear", "further"]
    assert strength_of(None) == 1500
