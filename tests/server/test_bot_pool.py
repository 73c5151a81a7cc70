"""Bots think in processes of their own, and whatever becomes of these, there is an answer."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import uvloop

from grachten.bots import LEVELS, RandomBot, make_bot, registry, seated
from grachten.bots.guarded import ask
from grachten.protocol.actions import Action, action_from_wire, action_to_wire
from grachten.rules import Board, GrachtenError
from grachten.server.thinking import bot_process
from grachten.server.thinking.bot_pool import BotPool
from grachten.server.thinking.bot_worker import (
    HEAD,
    REMEMBERED,
    Question,
    Ready,
    Reply,
    SeatedBots,
    frame,
)
from server.support import thinking_bots
from support.forking import forked_bots, forker
from support.patience import PATIENCE, wait_until
from support.shown_games import ShownGame, decisions

SHOWN = next(decisions(2, 1))
SENT = SHOWN.shown()
OTHERS: set[int] = set()
"""Processes that tests of something else have left running, as they may."""

ENDED = "gave no answer: its process ended"


LOADED: Final = bot_process.COMMAND
"""As people start it: every library is loaded anew."""


@pytest.fixture(autouse=True)
def _quick_processes() -> Iterator[None]:
    with forked_bots():
        yield


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of `thinking_bots`, here and in the processes."""
    monkeypatch.setattr(bot_process, "COMMAND", forker().worker(thinking_bots.__name__))
    for name, bot in thinking_bots.BOTS.items():
        monkeypatch.setitem(registry._BOTS, name, bot)


@pytest.fixture(autouse=True)
def _no_process_is_left(_quick_processes: None) -> Iterator[None]:
    OTHERS.clear()
    OTHERS.update(children())
    yield
    assert children() == set()


def children(parent: int | None = None) -> set[int]:
    """The processes that this one, or another, has started and not seen off."""
    parent = os.getpid() if parent is None else parent
    numbers = (int(folder.name) for folder in Path("/proc").glob("[0-9]*"))
    return {number for number in numbers if _status(number)[1] == str(parent)} - OTHERS


def is_running(process: int) -> bool:
    return _status(process)[0] not in ("", "Z")


def _status(process: int) -> tuple[str, str]:
    """The state and the parent of a process, which may be gone."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return "", ""
    state, parent, *_ = text.rpartition(")")[2].split()
    return state, parent


@asynccontextmanager
async def thinking(workers: int = 1, limit: float = PATIENCE) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, limit)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def ready(pool: BotPool) -> None:
    """All processes wait for a question."""
    await until(lambda: all(slot.state == "idle" for slot in pool._slots))


def run(main: Coroutine[Any, Any, None]) -> None:
    asyncio.run(main)


def is_legal(thought: Reply, shown: ShownGame) -> bool:
    return action_from_wire(thought.action, shown.game.board) in shown.game.legal_actions


def stand_in(seed: str, shown: ShownGame = SHOWN) -> Action:
    """What `random` chooses for a bot at fault."""
    game, rng = shown.game, random.Random(f"{seed} stand-in")
    return action_to_wire(RandomBot().choose(game.view(game.seat), game.legal_actions, rng))


# Thinking


@pytest.mark.parametrize(
    "loop",
    [pytest.param(asyncio.new_event_loop, marks=pytest.mark.nightly), uvloop.new_event_loop],
)
def test_all_levels_answer_legally(
    loop: Callable[[], asyncio.AbstractEventLoop], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", LOADED)

    async def main() -> None:
        async with thinking(1) as pool:
            for shown in decisions(3, seed=2, apart=50):
                sent = shown.shown()
                thoughts = await asyncio.gather(
                    *(pool.think(level, sent, key=level, seed="a") for level in LEVELS)
                )
                for thought in thoughts:
                    assert thought.fault is None
                    assert is_legal(thought, shown)
                    assert thought.seconds >= 0

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


def test_a_bot_answers_as_it_would_here_and_remembers_its_thoughts_as_it_would() -> None:
    spec, here = "search:sims=64", seated(make_bot("search:sims=64"))

    async def main() -> None:
        async with thinking(2) as pool:
            await ready(pool)
            mine = (shown for shown in decisions(2, seed=5) if shown.game.seat == 0)
            for number, shown in enumerate(islice(mine, 12)):
                game, seed = shown.game, f"seed {number}"
                thought = await pool.think(spec, shown.shown(), key="one", seed=seed)
                view = game.view(game.seat)
                expected = ask(here, view, game.legal_actions, seed=seed).action
                assert thought.fault is None
                assert thought.action == action_to_wire(expected)

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_each_key_and_bot_has_its_own_memory() -> None:
    async def main() -> None:
        shown = next(shown for shown in decisions(2, 1) if len(shown.game.legal_actions) > 5)
        legal, sent = list(map(action_to_wire, shown.game.legal_actions)), shown.shown()
        async with thinking(2) as pool:
            await ready(pool)
            for choice in range(3):
                for key in ("one", "two", "three"):
                    thought = await pool.think("counts", sent, key=key, seed="a")
                    assert thought.action == legal[choice]
            assert (await pool.think("random", sent, key="one", seed="a")).fault is None
            thought = await pool.think("counts", sent, key="one", seed="a")
            assert thought.action == legal[3]

    run(main())


def test_only_the_bots_asked_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "counts", thinking_bots.Counts)
    shown = next(shown for shown in decisions(2, 1) if len(shown.game.legal_actions) > 5)
    legal, sent = list(map(action_to_wire, shown.game.legal_actions)), shown.shown()
    bench = SeatedBots()

    def choice(key: int) -> int:
        reply = bench.answer(Question("counts", "amsterdam", str(key), "a", 20.0, sent))
        return legal.index(reply.action)

    assert [choice(key) for key in range(REMEMBERED)] == [0] * REMEMBERED
    assert choice(0) == 1
    assert choice(REMEMBERED) == 0  # and for it 1, the one asked longest ago, is forgotten
    assert choice(0) == 2
    assert choice(2) == 1
    assert choice(1) == 0


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_at_fault_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = thinking_bots.Counting.choose

    def stumbles(self: Any, view: Any, legal: Any, rng: Any) -> Any:
        action = choose(self, view, legal, rng)
        return "the red one" if self._choices == 2 else action

    monkeypatch.setattr(thinking_bots.Counting, "choose", stumbles)
    bench, legal = SeatedBots(), list(map(action_to_wire, SHOWN.game.legal_actions))
    question = Question("counts", "amsterdam", "one", "a", 20.0, SENT)
    replies = [bench.answer(question) for _ in range(3)]
    assert [reply.fault for reply in replies][::2] == [None, None]
    assert replies[1].fault == "answered 'the red one', which is not legal"
    assert [replies[0].action, replies[2].action] == [legal[0], legal[0]]


def test_a_board_of_ones_own_can_be_played_on(tmp_path: Path) -> None:
    source = Path(__file__).parents[1] / "boards" / "tiny.toml"
    path = tmp_path / "mine.toml"
    path.write_bytes(source.read_bytes())
    shown = ShownGame(2, 1, Board.load(path))

    async def main() -> None:
        async with thinking() as pool:
            thought = await pool.think(
                "merchant", shown.shown(), key="one", seed="a", board=str(path)
            )
            assert thought.fault is None
            assert is_legal(thought, shown)

    run(main())


# What the processes are told


RECORDER = f"""
import os, sys
os.write(1, {frame(Ready())!r})
with open(sys.argv[1], "wb") as heard:
    while data := os.read(0, 65536):
        heard.write(data)
        heard.flush()
"""


def test_a_process_is_given_what_a_client_on_that_seat_is_sent_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setattr(bot_process, "COMMAND", (sys.executable, "-c", RECORDER, str(heard)))
    shown = next(islice(decisions(3, 4), 20, None))
    sent = shown.shown()

    async def main() -> None:
        async with thinking(limit=60) as pool:
            asked = asyncio.create_task(pool.think("carter", sent, key="a key", seed="a seed"))
            await until(lambda: heard.is_file() and is_whole(heard.read_bytes()))
            asked.cancel()

    def is_whole(told: bytes) -> bool:
        return len(told) > HEAD.size and len(told) >= HEAD.size + HEAD.unpack(told[: HEAD.size])[0]

    run(main())
    told = heard.read_bytes()
    (length,) = HEAD.unpack(told[: HEAD.size])
    assert len(told) == HEAD.size + length
    asked = msgspec.json.decode(told[HEAD.size :], type=dict[str, msgspec.Raw])
    assert bytes(asked.pop("shown")) == msgspec.json.encode(sent)
    assert {name: msgspec.json.decode(value) for name, value in asked.items()} == {
        "spec": "carter",
        "board": "amsterdam",
        "key": "a key",
        "seed": "a seed",
        "limit": 60.0,
    }


# Bots at fault


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_at_fault_is_reported_and_random_chooses() -> None:
    async def main() -> None:
        async with thinking() as pool:
            thought = await pool.think("raises", SENT, key="one", seed="a")
            assert thought.fault == "raised ValueError: no idea"
            assert thought.action == stand_in("a")

    run(main())


def test_a_bot_that_takes_too_long_is_reported() -> None:
    shown = next(shown for shown in decisions(2, 1) if len(shown.game.legal_actions) > 20)

    async def main() -> None:
        async with thinking(limit=0.1) as pool:
            thought = await pool.think("search:sims=100000000", shown.shown(), key="one", seed="a")
            assert thought.fault == "did not answer within 0.1 seconds"
            assert thought.action == stand_in("a", shown)
            pool._limit = PATIENCE
            thought = await pool.think("merchant", shown.shown(), key="one", seed="a")
            assert thought.fault is None

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    async def main() -> None:
        async with thinking() as pool:
            for _ in range(2):
                thought = await pool.think("meddles", SENT, key="one", seed="a")
                assert thought.fault is None
                assert thought.action == action_to_wire(SHOWN.game.legal_actions[-1])

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_a_process_that_a_bot_ends_is_replaced() -> None:
    async def main() -> None:
        async with thinking() as pool:
            for seed in ("a", "b"):
                thought = await pool.think("dies", SENT, key="one", seed=seed)
                assert (thought.action, thought.fault) == (stand_in(seed), ENDED)
                thought = await pool.think("merchant", SENT, key="one", seed=seed)
                assert thought.fault is None

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_a_process_that_does_not_answer_is_killed_and_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "GRACE", 0.3)

    async def main() -> None:
        async with thinking(limit=0.2) as pool:
            await ready(pool)
            (before,) = children()
            thought = await pool.think("deaf", SENT, key="one", seed="a")
            assert thought.fault == "did not answer within 0.2 seconds"
            assert thought.action == stand_in("a")
            assert thought.seconds >= 0.5
            pool._limit = PATIENCE
            thought = await pool.think("random", SENT, key="one", seed="a")
            assert thought.fault is None
            assert before not in children()

    run(main())


# Processes that end


@pytest.mark.usefixtures("odd_bots")
def test_a_process_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    async def main() -> None:
        async with thinking() as pool:
            await ready(pool)
            (process,) = children()
            asked = asyncio.create_task(pool.think("sleeps:ms=60000", SENT, key="one", seed="a"))
            await until(lambda: pool.busy == 1)
            os.kill(process, signal.SIGKILL)
            thought = await asked
            assert (thought.action, thought.fault) == (stand_in("a"), ENDED)
            thought = await pool.think("merchant", SENT, key="one", seed="a")
            assert thought.fault is None
            assert process not in children()

    run(main())


def test_a_process_killed_while_it_waits_is_replaced_before_it_is_asked() -> None:
    async def main() -> None:
        async with thinking() as pool:
            await ready(pool)
            (process,) = children()
            os.kill(process, signal.SIGKILL)
            await until(lambda: children() not in ({process}, set()))
            thought = await pool.think("merchant", SENT, key="one", seed="a")
            assert thought.fault is None

    run(main())


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ((sys.executable, "-c", ""), ENDED),
        (
            (sys.executable, "-c", "print('Hello, and welcome to this process')"),
            ENDED,
        ),
        (
            (sys.executable, "-c", r"import os; os.write(1, b'\0\0\0\2[]'); input()"),
            "gave no answer: its process wrote something else",
        ),
        (
            (os.devnull,),
            "gave no answer: its process did not start (Permission denied)",
        ),
    ],
    ids=["ends", "talks", "babbles", "missing"],
)
def test_where_no_process_gets_ready_random_chooses_all_the_same(
    command: tuple[str, ...], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", command)

    async def main() -> None:
        async with thinking(2) as pool:
            asked = (pool.think("regent", SENT, key=key, seed=key) for key in "abcd")
            for key, thought in zip("abcd", await asyncio.gather(*asked), strict=True):
                assert (thought.action, thought.fault) == (stand_in(key), fault)

    run(main())


def test_a_process_that_could_not_start_is_tried_again_at_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    good = bot_process.COMMAND
    monkeypatch.setattr(bot_process, "COMMAND", (sys.executable, "-c", ""))

    async def main() -> None:
        async with thinking() as pool:
            thought = await pool.think("random", SENT, key="one", seed="a")
            assert thought.fault == ENDED
            monkeypatch.setattr(bot_process, "COMMAND", good)
            thought = await pool.think("random", SENT, key="one", seed="a")
            assert thought.fault is None

    run(main())


# Many at once


def test_many_questions_at_once_are_all_answered() -> None:
    shown = list(islice((each.shown() for each in decisions(4, 3)), 20))

    async def main() -> None:
        async with thinking(2) as pool:
            asked = [
                asyncio.create_task(pool.think("planner", sent, key=f"game {number}", seed="a"))
                for number, sent in enumerate(shown)
            ]
            await asyncio.sleep(0)
            assert pool.waiting == 20
            thoughts = await asyncio.gather(*asked)
            assert (pool.waiting, pool.busy) == (0, 0)
            assert all(thought.fault is None for thought in thoughts)
            planned = [await pool.think("planner", sent, key="", seed="a") for sent in shown]
            assert [thought.action for thought in thoughts] == [one.action for one in planned]

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_a_key_goes_to_the_same_process_unless_that_is_busy() -> None:
    async def main() -> None:
        async with thinking(2) as pool:
            await ready(pool)

            async def who(key: str) -> str | None:
                return (await pool.think("tells-who", SENT, key=key, seed="a")).fault

            homes = {key: await who(key) for key in "abcdefgh"}
            assert len(set(homes.values())) == 2
            for key in "hgfedcba":
                assert await who(key) == homes[key]
            long = asyncio.create_task(pool.think("sleeps:ms=60000", SENT, key="a", seed="a"))
            await until(lambda: pool.busy == 1)
            elsewhere = (set(homes.values()) - {homes["a"]}).pop()
            assert {await who(key) for key in "abcdefgh"} == {elsewhere}
            long.cancel()

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_questions_for_one_process_at_once_are_shared_with_an_idle_one() -> None:
    async def main() -> None:
        async with thinking(2) as pool:
            await ready(pool)
            asked = [
                asyncio.create_task(pool.think("sleeps:ms=60000", SENT, key="one", seed="a"))
                for _ in range(3)
            ]
            await until(lambda: pool.busy == 2)
            assert pool.waiting == 1
            for task in asked:
                task.cancel()

    run(main())


async def answered(pool: BotPool, spec: str, accounts: str) -> str:
    """Ask once for each of these accounts, all at once: the accounts as they are answered."""
    order: list[str] = []

    async def ask_for(account: str) -> None:
        thought = await pool.think(spec, SENT, key="one", seed="a", account=account)
        assert thought.fault is None
        order.append(account)

    await asyncio.gather(*map(ask_for, accounts))
    return "".join(order)


def test_people_take_turns_however_much_each_has_asked_for() -> None:
    async def main() -> None:
        async with thinking() as pool:
            assert await answered(pool, "random", "aaaaaaaabbc") == "abcabaaaaaa"

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_whoever_has_thought_for_too_long_is_answered_after_the_others() -> None:
    async def main() -> None:
        pool = BotPool(1, share=1e-9, burst=0.05)
        await pool.start()
        try:
            assert await answered(pool, "sleeps:ms=100", "a") == "a"
            assert await answered(pool, "random", "aab") == "baa"
        finally:
            await pool.stop()

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_a_thought_that_is_lost_is_paid_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "GRACE", 0.1)

    async def main() -> None:
        pool = BotPool(1, 0.1, share=1e-9, burst=0.05)
        await pool.start()
        try:
            thought = await pool.think("deaf", SENT, key="one", seed="a", account="a")
            assert thought.fault == "did not answer within 0.1 seconds"
            order: list[str] = []

            async def ask_for(account: str) -> None:
                await pool.think("random", SENT, key="one", seed="a", account=account)
                order.append(account)

            await asyncio.gather(*map(ask_for, "aab"))
            assert order == ["b", "a", "a"]
        finally:
            await pool.stop()

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_while_one_process_thinks_the_failing_other_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What waits is left to the process that works; no bot is stood in for."""

    async def main() -> None:
        async with thinking(2) as pool:
            await ready(pool)
            monkeypatch.setattr(bot_process, "COMMAND", (sys.executable, "-c", ""))
            os.kill(min(children()), signal.SIGKILL)
            await until(lambda: "failed" in [slot.state for slot in pool._slots])
            asked = (pool.think("random", SENT, key=key, seed="a") for key in "abcdefgh")
            assert {thought.fault for thought in await asyncio.gather(*asked)} == {None}

    run(main())


@pytest.mark.usefixtures("odd_bots")
def test_who_no_longer_waits_does_not_upset_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is cancelled while it is thought about, one while it waits for that."""
    legal, gate = SHOWN.game.legal_actions, tmp_path / "gate"
    monkeypatch.setenv(thinking_bots.GATE, str(gate))

    async def main() -> None:
        async with thinking() as pool:
            first, second, third, fourth = (
                asyncio.create_task(pool.think(spec, SENT, key="one", seed="a"))
                for spec in ("waits", "dies", "meddles", "raises")
            )
            await until(lambda: pool.busy == 1)
            assert pool.waiting == 3
            first.cancel()
            second.cancel()
            await until(second.done)
            assert (pool.waiting, pool.busy) == (2, 1)
            gate.touch()
            assert (await third).action == action_to_wire(legal[-1])
            assert (await fourth).fault == "raised ValueError: no idea"
            assert first.cancelled()
            assert second.cancelled()

    run(main())


# Beginning and end


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_stopping_ends_every_process_and_tells_who_waits(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def main() -> None:
        pool = BotPool(2)
        await pool.start()
        await ready(pool)
        asked = [
            asyncio.create_task(pool.think("deaf", SENT, key=str(number), seed="a"))
            for number in range(5)
        ]
        await until(lambda: pool.busy == 2)
        assert len(children()) == 2
        await pool.stop()
        assert not children()
        for task in asked:
            with pytest.raises(GrachtenError, match="has been stopped"):
                await task
        await pool.stop()
        with pytest.raises(GrachtenError, match="has not been started"):
            await pool.think("random", SENT, key="one", seed="a")
        await pool.start()
        assert (await pool.think("random", SENT, key="one", seed="a")).fault is None
        await pool.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
@pytest.mark.parametrize("moments", [0, 1, 3, 8, 40])
def test_it_can_be_stopped_while_it_starts(
    moments: int, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def main() -> None:
        async with thinking(2):
            for _ in range(moments):
                await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


def test_a_process_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    stays = f"import os, time; os.write(1, {frame(Ready())!r}); time.sleep(1000)"
    monkeypatch.setattr(bot_process, "COMMAND", (sys.executable, "-c", stays))
    monkeypatch.setattr("grachten.server.thinking.bot_pool.PATIENCE", 0.1)

    async def main() -> None:
        async with thinking() as pool:
            await ready(pool)
            assert len(children()) == 1

    run(main())


SERVER = """
import asyncio, sys
import msgspec
from grachten.protocol.messages import GameShown
from grachten.server.thinking.bot_pool import BotPool

async def main():
    pool = BotPool(1)
    await pool.start()
    shown = msgspec.json.decode(sys.stdin.buffer.read(), type=GameShown)
    asked = asyncio.create_task(pool.think("search:ms=3600000", shown, key="one", seed="a"))
    while not pool.busy:
        await asyncio.sleep(0.01)
    print("busy", flush=True)
    await asked

asyncio.run(main())
"""


def test_a_process_ends_in_the_middle_of_a_thought_when_the_server_is_killed() -> None:
    shown = next(shown for shown in decisions(2, 1) if len(shown.game.legal_actions) > 20)
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(msgspec.json.encode(shown.shown()))
        server.stdin.close()
        assert server.stdout.readline() == b"busy\n"
        (process,) = children(server.pid)
        server.kill()
    wait_until(lambda: not is_running(process))  # it would think for longer


# What is refused


@pytest.mark.parametrize(
    ("spec", "board", "sentence"),
    [
        ("nobody", "amsterdam", "There is no bot 'nobody'"),
        ("search:ms=0", "amsterdam", "A search thinks for 1 to"),
        ("carter", "atlantis", "There is no board 'atlantis'"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_sent(
    spec: str, board: str, sentence: str
) -> None:
    async def main() -> None:
        async with thinking() as pool:
            with pytest.raises(GrachtenError, match=sentence):
                await pool.think(spec, SENT, key="one", seed="a", board=board)
            assert (pool.waiting, pool.busy) == (0, 0)

    run(main())


def test_a_seat_that_is_not_to_act_is_not_asked() -> None:
    shown = next(shown for shown in decisions(2, 1) if shown.game.phase == "turn")

    async def main() -> None:
        async with thinking() as pool:
            sent = shown.shown(1 - shown.game.seat)
            with pytest.raises(GrachtenError, match="for a seat that is to act"):
                await pool.think("carter", sent, key="one", seed="a")

    run(main())


def test_a_position_of_another_board_is_not_asked_about() -> None:
    shown = next(shown for shown in decisions(2, 1) if len(shown.game.legal_actions) > 20)
    tiny = Path(__file__).parents[1] / "boards" / "tiny.toml"

    async def main() -> None:
        async with thinking() as pool:
            with pytest.raises(GrachtenError, match=r"There is no action .* on the board 'tiny'"):
                await pool.think("carter", shown.shown(), key="one", seed="a", board=str(tiny))

    run(main())


def test_thinkers_need_a_worker_and_time_and_are_started_once() -> None:
    with pytest.raises(GrachtenError, match="at least 1, not 0"):
        BotPool(0)
    with pytest.raises(GrachtenError, match="more than 0 seconds"):
        BotPool(1, limit=0)

    async def main() -> None:
        async with thinking() as pool:
            with pytest.raises(GrachtenError, match="already been started"):
                await pool.start()

    run(main())
