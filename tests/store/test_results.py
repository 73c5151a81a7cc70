"""Games are counted once and for good, whatever happens at the same moment."""

import asyncio
import math
import random
from collections.abc import Sequence

import pytest

from grachten.club import ANCHORS, RatedSeat, Rating, places
from grachten.club.ratings import WIDTH
from grachten.rules.scoring import SeatScore
from grachten.server.people.counting import count_game, mark_counted, rating_now
from grachten.server.people.recomputing import recompute, recomputed, strike
from grachten.server.tables.finished_game import FinishedGame
from grachten.statuses import Ending
from grachten.store import BadKey, BestLine, Choices, Person, Store, StoreConflict, best_key

from .examples import a_table, on_store, opened

DAY = 86_400_000
BEGIN = 1_700_000_000_000 - 1_700_000_000_000 % DAY


async def add_players(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, "person", name.title(), None, BEGIN, BEGIN))


async def end_table(store: Store, name: str, host: str = "anna") -> None:
    """A table whose game is over, and not counted."""
    await store.add_table(a_table(name, host=host, status="over", ended=BEGIN), ())


def a_game(
    name: str,
    players: Sequence[str],
    points: Sequence[int],
    *,
    ended: int = BEGIN,
    rated: bool = True,
    ending: Ending = "over",
    left: Sequence[int] = (),
) -> FinishedGame:
    """Of people by their names, and of bots by their levels."""
    seats = tuple(
        RatedSeat(None, each) if each in ANCHORS else RatedSeat(each, left=number in left)
        for number, each in enumerate(players)
    )
    gone = tuple(seat.left for seat in seats)
    return FinishedGame(
        table=name,
        ended=ended,
        ending=ending,
        pace="live",
        rated=rated,
        seats=seats,
        people={each: number for number, each in enumerate(players) if each not in ANCHORS},
        places=places(points, (0,) * len(points), gone),
        scores=tuple(SeatScore(each, (), 0, 0, each) for each in points),
        hinted=False,
        taken_back=False,
    )


async def played(store: Store, name: str, *players: str, ended: int = BEGIN) -> None:
    """The first of them wins."""
    await end_table(store, name, next(each for each in players if each not in ANCHORS))
    points = [20 - place for place in range(len(players))]
    assert await count_game(store, a_game(name, players, points, ended=ended))


async def points_of(store: Store, person: str) -> float:
    (rating,) = await store.ratings_of(person)
    return rating.points


@on_store
async def test_a_game_counts_once(store: Store) -> None:
    await add_players(store, "anna", "ben")
    await end_table(store, "table")
    assert await store.uncounted(10) == ["table"]
    game = a_game("table", ["anna", "ben"], [20, 10])
    counted = await asyncio.gather(*(count_game(store, game) for _ in range(5)))
    assert sorted(counted) == [False, False, False, False, True]
    assert await store.uncounted(10) == []
    (result,) = await store.results_of("anna", 10)
    assert (result.place, result.tied, result.points, result.unrated) == (1, 0, 20, None)
    assert result.points_after == await points_of(store, "anna")
    assert await points_of(store, "anna") + await points_of(store, "ben") == pytest.approx(3000)
    await mark_counted(store, "table")
    assert len(await store.results_of("anna", 10)) == 1


def test_games_that_end_at_the_same_moment_follow_one_another(url: str) -> None:
    """Two servers count twenty games of one person: no change is lost."""

    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            rivals = [f"rival{number}" for number in range(20)]
            await add_players(one, "anna", *rivals)
            games = []
            for number, rival in enumerate(rivals):
                await end_table(one, f"table{number}")
                games.append(a_game(f"table{number}", ["anna", rival], [20, 10]))
            await asyncio.gather(
                *(count_game((one, other)[number % 2], game) for number, game in enumerate(games)),
                *(count_game((other, one)[number % 2], game) for number, game in enumerate(games)),
            )
            (rating,) = await one.ratings_of("anna")
            results = await one.results_of("anna", 100)
            assert len(results) == 20
            counted = [result for result in results if result.unrated is None]
            assert rating.games == len(counted)
            before = sorted(result.points_before or 0 for result in counted)
            after = sorted(result.points_after or 0 for result in counted)
            assert [1500.0, *after[:-1]] == before
            assert rating.points == after[-1]

    asyncio.run(main())


@on_store
async def test_ratings_find_the_strengths_of_six_bots(store: Store) -> None:
    """Six people who play exactly like the bots, with them and with one another: 400 games of two
    to four, by way of the store. Computed anew from what is stored, the ratings are the same."""
    rng = random.Random(17)
    people = list(ANCHORS)
    names = {level: f"plays-like-{level}" for level in people}
    await add_players(store, *names.values())
    for number in range(400):
        company = rng.sample(people, rng.choice((2, 3, 4)))
        bot = rng.choice(company[1:])  # one of them is played by the bot itself
        scale = WIDTH * math.sqrt(len(company))
        best = max(ANCHORS[level] for level in company)
        # A race of exponential clocks ends in Plackett and Luce's order.
        times = {
            level: rng.expovariate(math.exp((ANCHORS[level] - best) / scale)) for level in company
        }
        order = sorted(company, key=times.__getitem__)
        await played(
            store,
            f"table{number:04}",
            *(level if level == bot else names[level] for level in order),
            ended=BEGIN + number * DAY // 4,
        )
    now = BEGIN + 400 * DAY // 4
    found: dict[str, Rating] = {}
    for level in people:
        (stored,) = await store.ratings_of(names[level])
        found[level] = rating_now(stored, now)
        low, high = found[level].interval
        assert low < ANCHORS[level] < high, level
        assert not found[level].is_provisional
    assert found["burgomaster"].interval[0] > found["apprentice"].interval[1]
    await recompute(store)
    for level in people:
        (stored,) = await store.ratings_of(names[level])
        again = rating_now(stored, now)
        assert again.points == pytest.approx(found[level].points)
        assert again.games == found[level].games


@on_store
async def test_results_outlive_their_tables_and_go_with_the_person(store: Store) -> None:
    await add_players(store, "anna", "ben")
    await played(store, "table", "anna", "ben")
    await store.prune(finished_before=BEGIN + 1, unseen_before=None)
    assert await store.load("table") is None
    assert len(await store.results_of("anna", 10)) == 1
    await store.seen("anna", BEGIN + DAY)
    await store.prune(finished_before=None, unseen_before=BEGIN + 1)
    assert await store.person("ben") is None
    assert await store.results_of("ben", 10) == []
    assert await store.ratings_of("ben") == ()
    (result,) = await store.results_of("anna", 10)
    assert [seat.total for seat in result.seats] == [20, 19]
    players = await store.players_of(["table"])
    assert [player.name for player in players["table"]] == ["Anna"]
    before = await points_of(store, "anna")
    await recompute(store)  # from the rating that Ben had
    assert await points_of(store, "anna") == pytest.approx(before)


@on_store
async def test_tables_of_the_best(store: Store) -> None:
    """Places are shared, pages follow one another, and whoever is not listed is not there."""
    people = [f"person{number}" for number in range(7)]
    await add_players(store, *people, "shy")
    bots = ("trader", "merchant", "regent")
    for person in (*people, "shy"):
        for number in range(22):
            players = (person, *bots) if number % 2 else (*bots, person)
            await played(store, f"{person}-{number}", *players, ended=BEGIN + number)
    for person in people:
        await store.choose(person, Choices(rating=True))
    everybody = await store.best("live", BEGIN, 50)
    assert len(everybody) == 7
    assert {(line.rank, line.value) for line in everybody} == {(1, everybody[0].value)}
    # One of them wins once more, and is before all the others.
    await played(store, "one-more", "person5", "burgomaster", ended=BEGIN + 100)
    first, *others = await store.best("live", BEGIN, 50)
    assert (first.name, first.rank) == ("Person5", 1)
    assert {line.rank for line in others} == {2}
    pages: list[BestLine] = []
    after = None
    while page := await store.best("live", BEGIN, 3, after):
        pages += page
        after = best_key(page[-1])
    assert pages == [first, *others]
    assert await store.best_line_of("live", BEGIN, "person5") == first
    assert await store.best_line_of("live", BEGIN, "shy") is None
    # By level of bots beaten.
    beaten = await store.best("trader", BEGIN, 50)
    assert {(line.rank, line.value, line.most) for line in beaten} == {(1, 11, 20)}
    (line,) = await store.best("burgomaster", BEGIN, 50)
    assert (line.name, line.value) == ("Person5", 1)
    # Not for ever: after two years without a game nobody's strength is known.
    assert await store.best("live", BEGIN + 730 * DAY, 50) == []
    assert await store.best("trader", BEGIN + 730 * DAY, 50) == []
    await store.choose("person5", Choices(profile=True))
    assert await store.best_line_of("live", BEGIN, "person5") is None
    with pytest.raises(BadKey):
        await store.best("live", BEGIN, 5, "nonsense")


@on_store
async def test_a_cheat_is_undone(store: Store) -> None:
    """Ratings are as if the cheat's games had never been."""
    await add_players(store, "anna", "ben", "cheat")
    await played(store, "table1", "anna", "ben", ended=BEGIN)
    honest = await points_of(store, "anna"), await points_of(store, "ben")
    for number in range(5):
        await played(store, f"cheated{number}", "cheat", "anna", "trader", ended=BEGIN + number)
    assert await points_of(store, "anna") != honest[0]
    assert await strike(store, "cheat", 0) == 5
    assert (await points_of(store, "anna"), await points_of(store, "ben")) == pytest.approx(honest)
    assert await store.ratings_of("cheat") == ()
    assert {result.unrated for result in await store.results_of("cheat", 10)} == {"struck"}
    assert await store.best("trader", BEGIN, 10) == []
    assert await strike(store, "cheat", 0) == 0


@on_store
async def test_ratings_that_are_out_of_date_are_not_written(store: Store) -> None:
    await add_players(store, "anna", "ben")
    await played(store, "table1", "anna", "ben")
    known = await store.rated_results()
    await played(store, "table2", "anna", "ben")
    with pytest.raises(StoreConflict):
        await store.replace_ratings(recomputed(known.results), known.state)


@on_store
async def test_a_weak_bot_is_not_worth_farming(store: Store) -> None:
    """Victories over the apprentice stop to count before they make anybody known."""
    await add_players(store, "farmer")
    for number in range(40):
        await played(store, f"table{number:02}", "farmer", "apprentice", ended=BEGIN + number)
    words = [result.unrated for result in reversed(await store.results_of("farmer", 100))]
    first = words.index("lopsided")
    assert words == [None] * first + ["lopsided"] * (40 - first)
    (rating,) = await store.ratings_of("farmer")
    assert rating.known_until == 0
    assert rating.shown < 1750


@on_store
async def test_friends_cannot_lift_one_another_for_ever(store: Store) -> None:
    """The same two people: twelve games a day count, and the next day as many again."""
    await add_players(store, "anna", "straw")
    for number in range(14):
        names = ("anna", "straw") if number % 2 else ("straw", "anna")
        await played(store, f"table{number:02}", *names, ended=BEGIN + number)
    await played(store, "tomorrow", "anna", "straw", ended=BEGIN + DAY)
    words = [result.unrated for result in reversed(await store.results_of("anna", 100))]
    assert words == [None] * 12 + ["repeated"] * 2 + [None]
