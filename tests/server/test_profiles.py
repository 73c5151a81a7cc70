"""Games are remembered: what counts, what a profile shows, and to whom."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.messages import Back, Done, GameMoved, GameShown
from grachten.protocol.profiles import (
    BestTable,
    GameRating,
    PlayedGames,
    ProfileState,
    PublicChoices,
)
from grachten.protocol.reviews import ReviewState
from grachten.protocol.tables import NewTable, Options, SeatBot, SitDown, TableState
from grachten.server.game_server import GameServer
from grachten.server.settings import Settings, database_url
from grachten.server.tables.requests import Start
from server.support.inside import WIDE, Inside, inside
from support.forking import REVIEWS, forked, forked_bots
from support.patience import PATIENCE, wait_until
from support.visitors import KEEP, begun, talking, visitors

RATED = Options(pace="instant", rated=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("profiles"), WIDE) as server:
        yield server
    assert server.faults == []


def hasty(seed: int = 1) -> Callable[[GameShown | GameMoved], Awaitable[Action]]:
    """Plays quickly to the end: whoever claims runs out of carts."""
    rng = random.Random(seed)

    async def choose(shown: GameShown | GameMoved) -> Action:
        claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
        return rng.choice(claims or shown.legal)

    return choose


async def played(*people: Visitor, options: Options = RATED, bots: int = 0, seed: int = 1) -> str:
    """The table of a game that was played to its end."""
    table = (await begun(*people, options=options, bots=bots)).id
    async with asyncio.TaskGroup() as group:
        for seat, each in enumerate(people):
            group.create_task(play_game(each, table, seat, hasty(seed + seat)))
    return table


async def rating(visitor: Visitor, table: str) -> GameRating:
    return await visitor.request("GET", f"/api/tables/{table}/rating", answer=GameRating)


async def profile(visitor: Visitor, handle: str | None = None) -> ProfileState:
    path = "/api/me/profile" if handle is None else f"/api/people/{handle}"
    return await visitor.request("GET", path, answer=ProfileState)


async def games(visitor: Visitor, handle: str) -> PlayedGames:
    return await visitor.request("GET", f"/api/people/{handle}/games", answer=PlayedGames)


async def show(visitor: Visitor, *what: str) -> ProfileState:
    choices = PublicChoices("rating" in what, "profile" in what, "history" in what)
    return await visitor.request("PUT", "/api/me/choices", choices, ProfileState)


def test_a_rated_game_against_a_bot_is_remembered(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            table = await played(anna, bots=1)
            change = await rating(anna, table)
            assert change.unrated is None
            assert change.before == 1500
            assert change.after is not None
            assert change.after != 1500
            assert change.provisional
            mine = await profile(anna)
            assert mine.mine
            assert mine.choices == PublicChoices(rating=False, profile=False, history=False)
            assert mine.live is not None
            assert (mine.live.points, mine.live.games) == (change.after, 1)
            assert mine.slow is None
            assert mine.live_curve is not None
            assert [point.points for point in mine.live_curve] == [change.after]
            assert mine.statistics is not None
            assert mine.statistics.all.games == 1
            (game,) = (await games(anna, mine.handle)).games
            state = await anna.table(table)
            assert state.result is not None
            assert (game.table, game.players, game.pace) == (table, 2, "live")
            assert game.points == state.result.totals[0]
            parts = game.route_points + game.contract_points + game.merchandise_points
            assert parts == game.points
            assert game.completed == state.result.completed[0]
            assert (game.before, game.after) == (1500, change.after)
            assert [each.level for each in game.opponents] == ["apprentice"]
            assert game.opponents[0].points == state.result.totals[1]

    asyncio.run(main())


def test_a_game_that_was_not_agreed_to_be_rated_is_friendly(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            table = await played(anna, bots=1, options=Options(pace="instant"))
            change = await rating(anna, table)
            assert (change.unrated, change.before, change.after) == ("friendly", None, None)
            mine = await profile(anna)
            assert mine.live is None
            assert mine.statistics is not None
            assert mine.statistics.all.games == 1

    asyncio.run(main())


def test_a_review_tells_profiles_of_accuracy_and_luck(server: Inside) -> None:
    """Of everybody at the table, whoever asked for it; with hindsight nothing is noted."""

    async def reviewed(visitor: Visitor, table: str, *, hindsight: bool = False) -> ReviewState:
        path = f"/api/tables/{table}/review?hindsight={str(hindsight).lower()}"
        async with asyncio.timeout(PATIENCE):
            while True:
                state: ReviewState = await visitor.request("POST", path, answer=ReviewState)
                if state.done == 1:
                    return state
                await asyncio.sleep(0.05)

    async def main() -> None:
        async with visitors(server.address, "Anna", "Ben") as people:
            anna, ben = people
            table = await played(anna, ben)
            for each in people:
                await rating(each, table)  # it is counted now, if it was not before
                mine = await profile(each)
                assert mine.statistics is not None
                assert (mine.statistics.all.accuracy, mine.statistics.all.luck) == (None, None)
            await reviewed(anna, table, hindsight=True)
            (game,) = (await games(anna, (await profile(anna)).handle)).games
            assert (game.accuracy, game.luck) == (None, None)
            found = {each.seat: each for each in (await reviewed(anna, table)).seats}
            assert found[0].accuracy != found[1].accuracy
            for seat, each in enumerate(people):
                mine = await profile(each)
                (game,) = (await games(each, mine.handle)).games
                assert game.accuracy == pytest.approx(found[seat].accuracy)
                assert game.luck == pytest.approx(found[seat].sums.luck)
                assert mine.statistics is not None
                assert mine.statistics.all.accuracy == pytest.approx(found[seat].accuracy)
                assert mine.statistics.all.luck == pytest.approx(found[seat].sums.luck)
            # The mean of the games that were reviewed: another one changes nothing before it is.
            await rating(ben, await played(anna, ben, seed=3))
            mine = await profile(ben)
            assert mine.statistics is not None
            assert mine.statistics.all.games == 2
            assert mine.statistics.all.accuracy == pytest.approx(found[1].accuracy)

    with forked(REVIEWS):
        asyncio.run(main())


def test_two_people_exchange_points_and_patience_makes_it_slow(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Ben") as (anna, ben):
            table = await played(anna, ben)
            changes = [await rating(each, table) for each in (anna, ben)]
            assert [change.pace for change in changes] == ["slow", "slow"]
            moved = [(change.after or 0) - (change.before or 0) for change in changes]
            assert sum(moved) == pytest.approx(0, abs=1)
            assert moved[0]
            mine = await profile(anna)
            (game,) = (await games(anna, mine.handle)).games
            assert [(each.name, each.handle) for each in game.opponents] == [("Ben", None)]

    asyncio.run(main())


def test_whoever_resigns_is_last_whatever_the_bot_makes_of_it(server: Inside) -> None:
    async def main() -> None:
        options = Options(pace="instant", rated=True, resigned="nobody")
        async with visitors(server.address, "Anna", "Ben") as (anna, ben):
            table = (await begun(anna, ben, options=options)).id
            await anna.resign(table, 0)
            lost, won = await rating(anna, table), await rating(ben, table)
            assert lost.unrated is won.unrated is None
            assert (lost.after or 0) < 1500 < (won.after or 0)
            (game,) = (await games(anna, (await profile(anna)).handle)).games
            assert (game.ending, game.place, game.left) == ("early", 2, True)
            assert (await profile(ben)).slow is not None

    asyncio.run(main())


def test_whoever_lets_a_bot_play_and_comes_back_for_the_end_has_left(server: Inside) -> None:
    """A strong stand-in must not win ratings for somebody else."""

    async def main() -> None:
        options = Options(pace="instant", rated=True, resigned="nobody")
        async with (
            visitors(server.address, "Anna", "Ben") as (anna, ben),
            talking(anna, ben) as (
                hers,
                his,
            ),
        ):
            table = (await begun(anna, ben, options=options)).id
            for talk in (hers, his):
                await talk.watch(table)
                await talk.act(await talk.game(), KEEP)
            await anna.leave(table)
            choose = hasty()
            for _ in range(4):  # Ben plays, and each time a bot for Anna
                game = await his.game(lambda it: bool(it.legal))
                await his.act(game, await choose(game))
            await his.game(lambda it: bool(it.legal))
            await hers.say(Back("back", table))
            await hers.hear(Done, lambda it: it.id == "back")
            assert (await anna.table(table)).seats[0].away is None
            await ben.resign(table, 1)
            (played_game,) = (await games(anna, (await profile(anna)).handle)).games
            assert played_game.left

    asyncio.run(main())


def test_deleting_an_account_saves_nobody_from_a_defeat(server: Inside) -> None:
    """A friend at the table could do so whenever the game goes wrong."""

    async def main() -> None:
        async with visitors(server.address, "Anna", "Ben", "Straw") as (anna, ben, straw):
            table = (await begun(anna, ben, straw, options=RATED)).id
            await straw.request("DELETE", "/api/me")
            async with asyncio.TaskGroup() as group:
                for seat, each in enumerate((anna, ben)):
                    group.create_task(play_game(each, table, seat, hasty(seat)))
            for each in (anna, ben):
                change = await rating(each, table)
                assert change.unrated is None
                assert change.after != change.before

    asyncio.run(main())


def test_a_rated_game_that_is_never_finished_is_lost(tmp_path: Path) -> None:
    """Otherwise one could begin again until the cards are good."""

    async def main() -> None:
        settings = Settings(tmp_path, database_url(None, tmp_path), thinkers=1, limits=WIDE)
        async with GameServer.open(settings) as server:
            await server.services.preparation.wait()
            anna = await server.identities.new_guest()
            for options in (RATED, Options(pace="instant")):
                table = (await server.hosting.create(anna, NewTable(2, options))).id
                seated = await server.hosting.seat(table, anna, 1, SeatBot(level="trader"))
                assert isinstance(seated, TableState)
                await server.tables.ask(table, Start(anna, bytes(32), seated.terms))
                await server.tables.expire(table)
                shown = await server.tables.look(table, anna)
                assert isinstance(shown, TableState)
                assert shown.status == "abandoned"
            unrated, rated = await server.services.store.results_of(anna.id, 2)
            assert (rated.unrated, rated.ending, rated.gone) == (None, "early", True)
            assert rated.points_after is not None
            assert rated.points_after < 1500
            assert (unrated.unrated, unrated.ending, unrated.gone) == (
                "friendly",
                "unfinished",
                False,
            )

    with forked_bots():
        asyncio.run(main())


def test_one_person_in_two_seats_changes_nothing(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await anna.create(NewTable(seats=2, options=RATED))
            await anna.sit(state.id, 1, SitDown(name="Anna's other hand"))
            table = (await anna.ready(state.id)).id
            async with asyncio.TaskGroup() as group:
                for seat in range(2):
                    group.create_task(play_game(anna, table, seat, hasty(seat)))
            assert (await rating(anna, table)).unrated == "twice"
            mine = await profile(anna)
            assert mine.live is None
            assert mine.slow is None
            assert mine.statistics is None
            assert len((await games(anna, mine.handle)).games) == 1

    asyncio.run(main())


def test_two_friends_get_twelve_games_a_day(server: Inside) -> None:
    """One of them resigns again and again, to lift the other."""

    async def main() -> None:
        options = Options(pace="instant", rated=True, resigned="nobody")
        async with visitors(server.address, "Farmer", "Straw") as (farmer, straw):
            words = []
            for _ in range(13):
                table = (await begun(farmer, straw, options=options)).id
                await straw.resign(table, 1)
                words.append((await rating(farmer, table)).unrated)
            assert words == [None] * 12 + ["repeated"]

    asyncio.run(main())


def test_no_hints_and_no_second_thoughts_in_a_rated_game(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            table = (await begun(anna, options=RATED, bots=1)).id
            with pytest.raises(ServerRefusal, match="no hints in a rated game"):
                await anna.request("POST", f"/api/tables/{table}/seats/0/hint")

    asyncio.run(main())


def test_what_others_see_is_a_choice(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Ben") as (anna, ben):
            await played(anna, bots=1)
            handle = (await profile(anna)).handle

            async def refused() -> None:
                for ask in (profile, games):
                    with pytest.raises(ServerRefusal) as found:
                        await ask(ben, handle)
                    assert found.value.code == "not-found"
                    with pytest.raises(ServerRefusal) as nobody:
                        await ask(ben, "a" * 16)
                    assert str(found.value) == str(nobody.value)

            await refused()
            await show(anna, "history")  # without the profile, there is nowhere to show it
            await refused()
            await show(anna, "rating")
            seen = await profile(ben, handle)
            assert (seen.name, seen.mine, seen.choices, seen.history) == (
                "Anna",
                False,
                None,
                False,
            )
            assert seen.live is not None
            assert seen.statistics is None
            assert seen.live_curve is None
            await show(anna, "profile")
            seen = await profile(ben, handle)
            assert seen.statistics is not None
            with pytest.raises(ServerRefusal):
                await games(ben, handle)
            await show(anna, "profile", "history")
            (game,) = (await games(ben, handle)).games
            assert game.table is None

    asyncio.run(main())


def test_provisional_ratings_are_in_no_table_of_the_best(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            await show(anna, "rating")
            await played(anna, bots=1)
            for which in ("live", "slow", "apprentice"):
                best: BestTable = await anna.request("GET", f"/api/best/{which}", answer=BestTable)
                assert best.own is None
            with pytest.raises(ServerRefusal) as found:
                await anna.request("GET", "/api/best/quickest", answer=BestTable)
            assert found.value.code == "invalid"
            with pytest.raises(ServerRefusal, match="no such page"):
                await anna.request("GET", "/api/best/live?before=x", answer=BestTable)

    asyncio.run(main())


def test_a_kill_between_the_last_step_and_counting_loses_nothing(tmp_path: Path) -> None:
    """The database is as such a kill leaves it: the game is over, and nothing else is stored."""

    async def play(address: str) -> None:
        async with visitors(address, "Anna") as (anna,):
            await rating(anna, await played(anna, bots=1))

    def rows() -> tuple[list[Any], list[Any]]:
        with closing(sqlite3.connect(tmp_path / "grachten.sqlite", timeout=30)) as database:
            results = database.execute("SELECT * FROM results").fetchall()
            return results, database.execute("SELECT * FROM ratings").fetchall()

    with inside(tmp_path, WIDE) as server:
        asyncio.run(play(server.address))
    before = rows()
    with closing(sqlite3.connect(tmp_path / "grachten.sqlite")) as database, database:
        database.execute("DELETE FROM results")
        database.execute("DELETE FROM ratings")
        database.execute("DELETE FROM beaten")
        database.execute("UPDATE tables SET counted = 0")
    with inside(tmp_path, WIDE):
        wait_until(lambda: rows()[1] != [])
    assert rows() == before


def test_a_flood_of_profiles_is_refused(tmp_path: Path) -> None:
    """Somebody who resigned 5,000 games could have all of them counted, over and over."""

    async def main(address: str) -> None:
        async with visitors(address, "Anna", "Ben") as (anna, ben):
            mine = await profile(anna)
            await show(anna, "profile")
            for asked in (profile(anna), profile(ben, mine.handle), show(anna)):
                with pytest.raises(ServerRefusal, match="Too many requests"):
                    await asked

    with inside(tmp_path, replace(WIDE, profiles=0.001, profile_burst=2)) as running:
        asyncio.run(main(running.address))
    assert running.faults == []
