"""Several nodes, one game: any node will do, and none is missed."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from city.nodes import STEADY, City, Roamer, city, roamers
from city.redis_server import RedisServer, running_redis
from city.witness import Game, Witness, query
from grachten.client import Visitor, player
from grachten.client.visitor import ServerRefusal, Unreachable
from grachten.protocol.messages import Act, Done, Refused, Seated
from grachten.protocol.people import NewBot, OutsideBot, OutsideBots
from grachten.protocol.tables import Clock, NewTable, Options, SeatBot
from grachten.server.city.membership import BEAT
from grachten.store.leading import TERM
from store.postgresql import Server, running_server
from support.patience import PATIENCE
from support.visitors import begun, talking

pytestmark = pytest.mark.slow

INSTANT = Options(pace="instant")
WITH_CLOCK = Options(pace="instant", clock=Clock(turn=600, reserve=0))

Scenario = Callable[[City, list[Roamer]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _come_back_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "PAUSES", (0.05,))
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.05,))


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgresql: Server, redis: RedisServer
) -> Iterator[City]:
    """Two nodes, one of which may be gone for a while, and is there again after the test."""
    with city(tmp_path_factory.mktemp("pair"), postgresql, redis, 2) as place:
        yield place


@pytest.fixture(scope="module")
def steady(
    tmp_path_factory: pytest.TempPathFactory, postgresql: Server, redis: RedisServer
) -> Iterator[City]:
    """Three, and none of them is taken for gone."""
    with city(tmp_path_factory.mktemp("steady"), postgresql, redis, 3, *STEADY) as place:
        yield place
    assert all("error" not in node.log for node in place.nodes)


def run(place: City, scenario: Scenario, people: int = 2) -> None:
    async def main() -> None:
        async with roamers(people, *place.addresses) as found:
            await scenario(place, found)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


async def new_game(people: list[Roamer], bots: int = 0, pause: float = 0.0) -> Game:
    """The node where the first of them is leads it."""
    state = await begun(*people, options=INSTANT, bots=bots)
    return Game(
        state, [Witness(person, state.id, seat, pause) for seat, person in enumerate(people)]
    )


async def leader_of(place: City, table: str) -> tuple[str | None, int]:
    ((node, number),) = await query(
        place.database, "SELECT node, number FROM leases WHERE table_id = $1", table
    )
    return node, number


async def term_left(place: City, table: str) -> int:
    """Milliseconds until the lease of the table's leader runs out, unless it is renewed."""
    ((left,),) = await query(
        place.database,
        "SELECT nodes.until - (extract(epoch FROM clock_timestamp()) * 1000)::bigint "
        "FROM nodes JOIN leases ON leases.node = nodes.id WHERE leases.table_id = $1",
        table,
    )
    return int(left)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_whole_game_over_different_nodes(steady: City) -> None:
    async def scenario(place: City, people: list[Roamer]) -> None:
        game = await new_game(people, bots=1)
        await game.play()
        await game.check(place.database)
        first, *others = [await person.record(game.state.id) for person in people]
        assert others == [first] * len(others)
        again = [await person.rematch(game.state.id) for person in people]
        assert len({table.id for table in again}) == 1
        led = [await leader_of(place, table) for table in (game.state.id, again[0].id)]
        assert led[0][0] == led[1][0], "where the players are known already"

    run(steady, scenario, people=3)
    for node in steady.nodes:
        assert "error" not in node.log


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_leader_goes(pair: City, how: signal.Signals) -> None:
    """Another node leads its games then, and no acknowledged step is lost."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        game = await new_game(people, pause=0.02)
        node, number = await leader_of(place, game.state.id)
        playing = asyncio.create_task(game.play())
        await until(lambda: len(game.acknowledged) > 5)
        place.nodes[0].send_signal(how)
        await playing
        if how is signal.SIGTERM:
            assert place.nodes[0].stop() == 0
        else:
            place.nodes[0].kill()
        after = await leader_of(place, game.state.id)
        assert after[0] != node
        assert after[1] > number
        await game.check(place.database)
        place.nodes[0].start()

    run(pair, scenario)


def test_five_seconds_are_enough() -> None:
    """A node dies right after a renewal; another has just looked, and buries it the next time."""
    assert TERM / 1000 + 2 * BEAT < 5


def test_a_leader_that_was_frozen_writes_nothing(pair: City) -> None:
    async def scenario(place: City, people: list[Roamer]) -> None:
        game = await new_game(people)
        frozen, other = place.nodes
        table, again = game.state.id, "it begins again"
        before = frozen.log.count(again)
        async with talking(people[0]) as (talk,):  # over the node that leads the table
            await talk.watch(table, 0)
            shown = await talk.game()
            frozen.send_signal(signal.SIGSTOP)
            # It reads this when it wakes; by its own state of the game all is well.
            late = Act("too-late", table, 0, shown.number, shown.legal[0])
            await talk.say(late)
            for person in people:
                person.stay_with(other.address)
            await game.play()
            assert (await leader_of(place, table))[1] == 2
            frozen.send_signal(signal.SIGCONT)
            with suppress(Unreachable):  # it closes the connection, before or after it refuses
                while not isinstance(answer := await talk.live.receive(), Refused):
                    assert not isinstance(answer, Done)
                assert answer.code == "unavailable"
        await until(lambda: frozen.log.count(again) > before)
        for person in people:
            person.stay_with(frozen.address)
        await game.check(place.database)

    run(pair, scenario)


def test_clocks_stand_still_while_nobody_leads(pair: City) -> None:
    """A change of leader takes no time, and gives no more than lies between two renewals."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        state = await begun(*people, options=WITH_CLOCK)

        async def left() -> int:
            """Asked again, if the connection is closed because its leader is gone."""
            while True:
                async with talking(people[1]) as (talk,):
                    try:
                        await talk.watch(state.id, 1)
                        shown = await talk.game()
                    except Unreachable:
                        continue
                assert shown.clocks is not None
                return shown.clocks[1].turn

        people[1].stay_with(place.nodes[1].address)
        loop = asyncio.get_running_loop()
        began, before = loop.time(), await left()
        # On a busy machine a renewal may be late: what counts is how long the lease still runs.
        asked = loop.time()
        lease = await term_left(place, state.id)
        place.nodes[0].kill()
        unsure = (loop.time() - asked) * 1000
        after = await left()
        elapsed = (loop.time() - began) * 1000
        unled = max(lease - unsure, 0)  # at least: nobody leads until it has run out
        unrenewed = TERM - lease + unsure  # at most
        assert before - after <= elapsed - unled + 100
        assert after - before <= unrenewed
        place.nodes[0].start()

    run(pair, scenario)


def test_redis_goes_and_comes(tmp_path: Path, postgresql: Server) -> None:
    """Games on one node go on without it; the others wait."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        here, across = await new_game(people[:1], bots=1), await new_game(people, pause=0.02)
        waiting = asyncio.create_task(across.play())
        await until(lambda: len(across.acknowledged) > 3)
        place.redis.kill()
        people[0].stay_with(place.nodes[0].address)
        people[1].stay_with(place.nodes[1].address)
        await here.play()
        assert not waiting.done()
        place.redis.start()
        await waiting
        for game in (here, across):
            await game.check(place.database)

    with running_redis() as redis, city(tmp_path, postgresql, redis, 2, *STEADY) as place:
        run(place, scenario)


def test_postgresql_goes_and_comes(tmp_path: Path, redis: RedisServer) -> None:
    """Nothing is decided without it; then everything goes on, under the same leaders."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        game = await new_game(people, pause=0.02)
        before = await leader_of(place, game.state.id)
        playing = asyncio.create_task(game.play())
        await until(lambda: len(game.acknowledged) > 3)
        place.postgresql.stop("immediate")
        place.postgresql.start()
        await playing
        assert await leader_of(place, game.state.id) == before
        await game.check(place.database)

    with running_server() as database, city(tmp_path, database, redis, 2, *STEADY) as place:
        run(place, scenario)


def test_limits_and_presence_hold_for_all_nodes(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    async def scenario(place: City, people: list[Roamer]) -> None:
        (anna,) = people
        first, second = place.addresses
        made: OutsideBot = await anna.request("POST", "/api/me/bots", NewBot("Robot"), OutsideBot)
        async with Visitor(second, token=made.token) as robot:
            live = await robot.live()
            await live.receive()
            anna.stay_with(first)
            seen: OutsideBots = await anna.request("GET", "/api/me/bots", answer=OutsideBots)
            assert seen.bots[0].here
            # Being given a seat at one node is heard at another.
            state = await anna.create(NewTable(options=INSTANT))
            await anna.sit(state.id, 1, SeatBot(outside="Robot"))
            while not isinstance(message := await live.receive(), Seated):
                continue
            assert message.table == state.id
            await anna.request("DELETE", "/api/me/bots/Robot")
            with pytest.raises(Unreachable):
                await live.receive()

        lives = []
        for address in (first, second):
            anna.stay_with(address)
            lives.append(await anna.live())
        for address in (first, second):
            anna.stay_with(address)
            with pytest.raises(Unreachable, match="too many connections"):
                await anna.live()
        await lives[0].close()
        while True:
            try:
                lives.append(await anna.live())
                break
            except Unreachable:
                await asyncio.sleep(0.05)
        for live in lives:
            await live.close()

    limits = ("--limit", "connections-per-person=2")
    with city(tmp_path, postgresql, redis, 2, *STEADY, *limits) as place:
        run(place, scenario, people=1)


def test_a_table_is_used_by_many_nodes_before_its_game(steady: City) -> None:
    """Whoever comes to a table that nobody leads any more leads it, and everyone sees the same."""

    async def scenario(place: City, people: list[Roamer]) -> None:
        host, guest = people
        state = await host.create(NewTable(options=INSTANT))
        async with talking(host) as (talk,):
            await talk.watch(state.id)
            await talk.state()
            await guest.sit(state.id, 1)  # at another node
            seen = await talk.state(lambda table: table.seats[1].name is not None)
            assert seen.seats[1].name == (await guest.table(state.id)).seats[1].name
        with pytest.raises(ServerRefusal) as refused:  # said by the leader, heard at the other node
            await guest.sit(state.id, 1, SeatBot())
        assert refused.value.code == "forbidden"
        place.nodes[0].stop()
        host.stay_with(place.nodes[1].address)
        assert (await host.table(state.id)).host
        await host.leave(state.id)
        await guest.leave(state.id)
        with pytest.raises(ServerRefusal, match="no such table"):
            await guest.table(state.id)
        place.nodes[0].start()

    run(steady, scenario)
