"""Playing a game to its end, whatever becomes of the connection."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Response

from client.support.scripted import Caller, Scene, scripted
from grachten.client import Live, ServerRefusal, Visitor, play_game
from grachten.client.player import AGAIN
from grachten.client.visitor import Unreachable
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.messages import (
    Act,
    ClientMessage,
    Closed,
    Done,
    GameMoved,
    GameShown,
    Pong,
    Refused,
    Watch,
)
from grachten.rules import verify_record
from server.support.inside import Inside
from support.patience import PATIENCE
from support.served import hold_port
from support.shown_games import TABLE, ShownGame
from support.visitors import begun, random_choice, visitors

BUSY = Response(503, "Service Unavailable", Headers(), b"one moment")


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody need wait here for a server to recover."""
    monkeypatch.setattr("grachten.client.patience.PAUSES", (0.001,))
    monkeypatch.setattr("grachten.client.player.PAUSES", (0.001,))


# At a real server


def quick_end(seed: int, seen: list[GameShown]) -> Callable[[GameShown], Awaitable[Action]]:
    """Chooses claims, so that carts run out; keeps what it was shown."""
    rng = random.Random(seed)

    async def choose(shown: GameShown) -> Action:
        seen.append(shown)
        claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
        return rng.choice(claims or shown.legal)

    return choose


class Frail(Live):
    """A connection that breaks just after every third action, before it can be acknowledged."""

    sent = 0

    async def send(self, message: ClientMessage) -> None:
        await super().send(message)
        if isinstance(message, Act):
            Frail.sent += 1
            if Frail.sent % 3 == 0:
                self._socket.transport.abort()


class OverFrail(Visitor):
    async def live(self, table: str | None = None) -> Live:
        return Frail((await super().live(table))._socket)


@asynccontextmanager
async def with_frail_lines(anna: Visitor) -> AsyncIterator[Visitor]:
    """The same person, whose connections break."""
    async with OverFrail(anna.server) as frail:
        frail._http.cookies.update(anna._http.cookies)
        yield frail


@pytest.mark.parametrize("are_frail", [False, True])
def test_a_whole_game(server: Inside, are_frail: bool) -> None:
    """Every action is carried out once, and every step is seen, in order, from the deal on."""
    Frail.sent = 0
    told: list[tuple[Act, int]] = []
    seen: list[GameShown] = []

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram)
            async with with_frail_lines(anna) as frail:
                end, other_end = await asyncio.gather(
                    play_game(
                        frail if are_frail else anna,
                        state.id,
                        0,
                        quick_end(1, seen),
                        told=lambda act, number: told.append((act, number)),
                    ),
                    play_game(bram, state.id, 1, quick_end(2, [])),
                )
            assert (end.view.phase, end.seat, other_end.seat) == ("over", 0, 1)
            assert end.number == other_end.number
            verify_record(await anna.record(state.id))
            again = await bram.rematch(state.id, bytes(32))
            assert (await anna.table(state.id)).rematch == again.id
            assert [seat.contribution for seat in again.seats if seat.mine] == ["00" * 32]
            for shown in (*seen, end):
                assert [step.number for step in shown.steps] == list(range(shown.number + 1))
            mine = [step.number for step in end.steps if step.seat == 0]
            assert [number for _, number in told] == mine
            assert len({act.id for act, _ in told}) == len(mine)

    asyncio.run(main())
    assert (Frail.sent >= 10) == are_frail


# By a script


@cache
def last_decision() -> tuple[GameShown, GameShown]:
    """What the seat that acts last is shown before it acts, and when the game is over."""
    rng, length = random.Random(5), 0
    game = ShownGame(2, 5)
    while not game.game.is_over:
        game.play(rng)
        length += 1
    rng, again = random.Random(5), ShownGame(2, 5)
    for _ in range(length - 1):
        again.play(rng)
    seat = again.game.seat
    before = again.shown(seat)
    again.play(rng)
    return before, again.shown(seat)


BEFORE, OVER = last_decision()
assert BEFORE.seat is not None
SEAT: int = BEFORE.seat


def moved(to: GameShown, since: int) -> GameMoved:
    """The steps after that number."""
    return GameMoved(
        table=to.table,
        seat=to.seat,
        number=to.number,
        steps=tuple(step for step in to.steps if step.number > since),
        view=to.view,
        legal=to.legal,
        can_undo=to.can_undo,
        clocks=to.clocks,
        overdue=to.overdue,
    )


LAST = moved(OVER, BEFORE.number)


class Chooser:
    """Chooses the first action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[GameShown] = []

    async def __call__(self, shown: GameShown) -> Action:
        self.asked.append(shown)
        return shown.legal[0]


def play(*scenes: Scene | Response, patience: int = 30) -> tuple[GameShown, Chooser, list[int]]:
    """Play the seat at a server with this script: the end, who chose, and the numbers told."""
    chooser, told = Chooser(), list[int]()

    async def main() -> GameShown:
        async with (
            asyncio.timeout(PATIENCE),
            scripted(*scenes) as address,
            Visitor(address) as visitor,
        ):
            return await play_game(
                visitor,
                TABLE,
                SEAT,
                chooser,
                told=lambda _act, number: told.append(number),
                patience=patience,
            )

    return asyncio.run(main()), chooser, told


async def watched(caller: Caller, since: int | None = None) -> None:
    """They ask to follow the game: all of it, or what came after that number."""
    assert await caller.hear(Watch) == Watch(TABLE, SEAT, since)


async def finish(caller: Caller, act: Act) -> None:
    await caller.say(LAST, Done(act.id, OVER.number))


async def act_at_once(caller: Caller) -> None:
    """A server without a fault."""
    await watched(caller)
    await caller.say(BEFORE)
    await finish(caller, await caller.hear(Act))


def test_it_stays_until_its_last_action_is_acknowledged() -> None:
    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        act = await caller.hear(Act)
        assert (act.table, act.seat, act.number) == (TABLE, SEAT, BEFORE.number)
        assert act.action == BEFORE.legal[0]
        await caller.say(LAST, Pong("the-last-but-one"), Done(act.id, OVER.number))

    end, chooser, told = play(scene)
    assert end == OVER
    assert chooser.asked == [BEFORE]
    assert told == [OVER.number]


def test_a_game_that_is_over_is_returned_at_once() -> None:
    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(OVER)

    end, chooser, told = play(scene)
    assert (end, chooser.asked, told) == (OVER, [], [])


def test_what_it_need_not_know_is_passed_over() -> None:
    """Other tables, other requests, and moves that come before the whole game."""

    async def scene(caller: Caller) -> None:
        await watched(caller)
        other = "another-of-tests"
        await caller.say(
            LAST,
            Pong("ping"),
            Closed(other),
            msgspec.structs.replace(OVER, table=other),
            msgspec.structs.replace(LAST, table=other),
            BEFORE,
        )
        act = await caller.hear(Act)
        await caller.say(Done("other", 7), msgspec.structs.replace(LAST, table=other))
        await finish(caller, act)

    end, chooser, told = play(scene)
    assert end == OVER
    assert chooser.asked == [BEFORE]
    assert told == [OVER.number]


@pytest.mark.parametrize("was_carried_out", [False, True])
def test_after_a_lost_connection_the_same_request_is_sent_again(was_carried_out: bool) -> None:
    acts: list[Act] = []

    async def cut_short(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        acts.append(await caller.hear(Act))
        caller.cut()

    async def afterwards(caller: Caller) -> None:
        await watched(caller, since=BEFORE.number)
        await caller.say(LAST if was_carried_out else moved(BEFORE, BEFORE.number))
        acts.append(await caller.hear(Act))
        if not was_carried_out:
            await caller.say(LAST)
        await caller.say(Done(acts[-1].id, OVER.number))

    end, chooser, told = play(cut_short, afterwards)
    assert end == OVER
    assert acts[0] == acts[1]
    assert chooser.asked == [BEFORE]
    assert told == [OVER.number]


def test_connections_that_are_lost_before_the_game_was_shown() -> None:
    async def cut_short(caller: Caller) -> None:
        await watched(caller)
        caller.cut()

    assert play(cut_short, cut_short, act_at_once)[0] == OVER


@pytest.mark.parametrize("code", AGAIN)
def test_a_passing_refusal_makes_it_read_the_game_again(code: str) -> None:
    """And choose anew: it is another request, with another id."""
    acts: list[Act] = []

    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        acts.append(await caller.hear(Act))
        await caller.say(Refused(acts[0].id, code, "Not now.", None))
        await watched(caller)
        await caller.say(BEFORE)
        acts.append(await caller.hear(Act))
        await finish(caller, acts[1])

    end, chooser, told = play(scene)
    assert end == OVER
    assert acts[0].id != acts[1].id
    assert chooser.asked == [BEFORE, BEFORE]
    assert told == [OVER.number]


def test_moves_of_the_game_as_it_was_are_not_added_to_the_new_one() -> None:
    """They may be on their way while the game is read again."""

    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        act = await caller.hear(Act)
        await caller.say(Refused(act.id, "stale", "Not now.", None), LAST)
        await watched(caller)
        await caller.say(OVER)

    end, chooser, told = play(scene)
    assert (end, chooser.asked, told) == (OVER, [BEFORE], [])


def test_a_refusal_without_an_id_may_be_of_the_action() -> None:
    """The server could not even read it: it is sent again, with the same id."""
    acts: list[Act] = []

    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        acts.append(await caller.hear(Act))
        await caller.say(Refused(None, "too-many", "Too many messages.", None))
        acts.append(await caller.hear(Act))
        await finish(caller, acts[1])

    end, chooser, told = play(scene)
    assert end == OVER
    assert acts[0] == acts[1]
    assert chooser.asked == [BEFORE]
    assert told == [OVER.number]


def test_a_refused_watch_is_sent_again() -> None:
    async def scene(caller: Caller) -> None:
        for _ in range(3):
            await watched(caller)
            await caller.say(Refused(None, "too-many", "Too many messages.", None))
        await act_at_once(caller)

    assert play(scene)[0] == OVER


def test_a_refused_watch_on_a_new_connection_asks_for_the_same_steps() -> None:
    acts: list[Act] = []

    async def cut_short(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        acts.append(await caller.hear(Act))
        caller.cut()

    async def afterwards(caller: Caller) -> None:
        await watched(caller, since=BEFORE.number)
        await caller.say(Refused(None, "unavailable", "Not now.", None))
        await watched(caller, since=BEFORE.number)
        await caller.say(LAST)
        acts.append(await caller.hear(Act))
        await caller.say(Done(acts[1].id, OVER.number))

    end, _, told = play(cut_short, afterwards)
    assert end == OVER
    assert acts[0] == acts[1]
    assert told == [OVER.number]


def test_a_passing_refusal_of_another_request_changes_nothing() -> None:
    """One that was sent twice may be answered twice."""

    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        act = await caller.hear(Act)
        await caller.say(Refused("another", "stale", "Not now.", None))
        await finish(caller, act)

    end, chooser, _ = play(scene)
    assert end == OVER
    assert chooser.asked == [BEFORE]


@pytest.mark.parametrize("code", ["illegal", "forbidden", "time-up", "invalid", "old-rules"])
def test_any_other_refusal_ends_it_in_the_words_of_the_server(code: str) -> None:
    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        act = await caller.hear(Act)
        await caller.say(Refused(act.id, code, "You cannot do that.", "3.1"))

    with pytest.raises(ServerRefusal, match=r"^You cannot do that\.$") as refusal:
        play(scene)
    assert refusal.value.code == code
    assert not refusal.value.is_passing


def test_it_may_not_even_be_allowed_to_watch() -> None:
    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(Refused(None, "forbidden", "That seat is not yours.", None))

    with pytest.raises(ServerRefusal, match=r"^That seat is not yours\.$"):
        play(scene)


def test_a_table_that_is_gone_is_an_error() -> None:
    async def scene(caller: Caller) -> None:
        await watched(caller)
        await caller.say(BEFORE)
        await caller.hear(Act)
        await caller.say(Closed(TABLE))

    with pytest.raises(ServerRefusal, match=r"^The table no longer exists\.$") as refusal:
        play(scene)
    assert refusal.value.code == "not-found"


def test_it_waits_for_a_server_that_is_too_busy_but_not_for_ever() -> None:
    assert play(BUSY, BUSY, act_at_once, patience=2)[0] == OVER
    with pytest.raises(Unreachable, match=r"^http://[\d.:]+ says: The server answered 503\.$"):
        play(BUSY, BUSY, BUSY, patience=2)


def test_every_connection_renews_its_patience() -> None:
    async def cut_short(caller: Caller) -> None:
        await watched(caller)
        caller.cut()

    scenes = (BUSY, BUSY, cut_short, BUSY, BUSY, act_at_once)
    assert play(*scenes, patience=2)[0] == OVER


def test_it_gives_up_where_there_is_no_server() -> None:
    attempts = 0

    class Counting(Visitor):
        async def live(self, table: str | None = None) -> Live:
            nonlocal attempts
            attempts += 1
            return await super().live(table)

    async def main(address: str) -> None:
        async with Counting(address) as visitor:
            await play_game(visitor, TABLE, 0, random_choice(1), patience=3)

    with hold_port() as held:  # nobody listens there
        address = f"http://127.0.0.1:{held.getsockname()[1]}"
        with pytest.raises(Unreachable, match=rf"^{address} cannot be reached: .*\.$"):
            asyncio.run(main(address))
    assert attempts == 4


def test_a_refused_connection_is_not_tried_again() -> None:
    unknown = Response(
        401, "Unauthorized", Headers(), b'{"code":"unknown","message":"Unknown token."}'
    )
    with pytest.raises(ServerRefusal, match=r"^Unknown token\.$"):
        play(unknown)
