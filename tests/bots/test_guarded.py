"""Whatever a bot does, there is a legal answer, in time, and it is known what the bot did."""

import hashlib
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from grachten.bots import GreedyBot, RandomBot
from grachten.bots.guarded import BotAnswer, ask
from grachten.rules import ClaimRoute, DrawBlind, Game, LegalActions, Pass, SeatView, TakeFaceUp
from support.faulty_bots import FAULTS, Choose, Faulty, hangs, hangs_on

LIMIT = 0.05
AMPLE = 600.0
"""Seconds, for bots that answer at once: however busy the machine is."""

LATE = "did not answer within 0.05 seconds"
GAME = Game.new(2, 1)
SEAT = GAME.seat


def asked(choose: Choose, *, seed: str = "a", limit: float | None = AMPLE) -> BotAnswer:
    return ask(Faulty(choose), GAME.view(SEAT), GAME.legal_for(SEAT), seed=seed, limit=limit)


def in_a_thread(work: Callable[[], BotAnswer]) -> BotAnswer:
    found: list[BotAnswer] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


def here(work: Callable[[], BotAnswer]) -> BotAnswer:
    return work()


@pytest.fixture(autouse=True)
def _alarms_are_left_as_they_were() -> Iterator[None]:
    before = signal.getsignal(signal.SIGALRM)
    yield
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.parametrize("limit", [None, AMPLE])
@pytest.mark.parametrize("where", [here, in_a_thread])
def test_a_good_bot_gives_its_own_answer(
    limit: float | None, where: Callable[[Callable[[], BotAnswer]], BotAnswer]
) -> None:
    view, legal = GAME.view(SEAT), GAME.legal_for(SEAT)
    answer = where(lambda: ask(GreedyBot(), view, legal, seed="a", limit=limit))
    assert answer.fault is None
    assert answer.action == GreedyBot().choose(view, legal, random.Random())


@pytest.mark.parametrize("where", [here, in_a_thread])
@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("raises", "raised ValueError: no idea"),
        ("leaves", "raised SystemExit: 3"),
        ("babbles", "answered 'the red one', which is not legal"),
    ],
)
def test_faults_are_told_and_random_plays(
    fault: str, what: str, where: Callable[[Callable[[], BotAnswer]], BotAnswer]
) -> None:
    answer = where(lambda: asked(FAULTS[fault]))
    assert answer.fault == what
    assert answer.action in GAME.legal_for(SEAT)


def test_a_bot_that_hangs_is_interrupted() -> None:
    answer = asked(hangs, limit=LIMIT)
    assert answer.fault == LATE
    assert answer.action in GAME.legal_for(SEAT)
    assert answer.seconds >= LIMIT


def test_a_bot_that_hangs_in_a_thread_is_left_to_itself() -> None:
    enough = threading.Event()

    def waits(_view: SeatView, legal: LegalActions, _rng: random.Random) -> Any:
        enough.wait()
        return legal[0]

    try:
        assert in_a_thread(lambda: asked(waits, limit=LIMIT)).fault == LATE
    finally:
        enough.set()


def test_a_bot_that_catches_everything_is_interrupted_too() -> None:
    assert asked(hangs_on, limit=LIMIT).fault == LATE


def test_a_bot_that_gives_way_late_still_was_late() -> None:
    def reluctant(_view: SeatView, legal: LegalActions, _rng: random.Random) -> Any:
        with suppress(BaseException):  # that is what is wrong about it
            time.sleep(60)
        return legal[0]

    assert asked(reluctant, limit=LIMIT).fault == LATE


def test_an_answer_from_code_that_cannot_be_interrupted_comes_too_late() -> None:
    def compiled(_view: SeatView, legal: LegalActions, _rng: random.Random) -> Any:
        started = time.perf_counter()
        while time.perf_counter() - started < LIMIT:
            hashlib.pbkdf2_hmac("sha256", b"", b"", 400_000)  # no alarm is heard in there
        return legal[0]

    assert asked(compiled, limit=LIMIT).fault == LATE
    assert in_a_thread(lambda: asked(compiled, limit=LIMIT)).fault == LATE


def test_alarms_just_after_the_answer_do_no_harm() -> None:
    """Alarms that come without end, at any moment: each choice ends, well or late."""
    faults = set()
    for number in range(300):
        limit = 0.000001 + number % 60 * 0.000004
        answer = ask(
            RandomBot(), GAME.view(SEAT), GAME.legal_for(SEAT), seed=str(number), limit=limit
        )
        assert answer.action in GAME.legal_for(SEAT)
        faults.add(answer.fault is None)
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert False in faults


def test_somebody_elses_alarm_still_rings() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _frame: rung.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, AMPLE)
        assert asked(hangs, limit=LIMIT).fault == LATE
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= AMPLE - LIMIT
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        while not rung:
            time.sleep(0.001)
        assert rung == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_the_stand_in_does_not_depend_on_what_the_bot_drew() -> None:
    def draws(count: int) -> Choose:
        def choose(_view: SeatView, _legal: LegalActions, rng: random.Random) -> Any:
            for _ in range(count):
                rng.random()

        return choose

    for seed in "abcdefgh":
        assert asked(draws(0), seed=seed).action == asked(draws(5), seed=seed).action
    assert len({str(asked(draws(0), seed=seed).action) for seed in "abcdefgh"}) > 1


def test_randomness_follows_from_the_seed_alone() -> None:
    drawn: list[float] = []

    def notes(_view: SeatView, legal: LegalActions, rng: random.Random) -> Any:
        drawn.append(rng.random())
        return legal[0]

    for seed in ("a", "a", "b"):
        asked(notes, seed=seed)
    assert drawn[0] == drawn[1] != drawn[2]


class Unspeakable(Exception):  # noqa: N818 - it is no error of ours
    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


def test_what_cannot_be_told_is_told_all_the_same() -> None:
    def raises(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        raise Unspeakable

    assert asked(raises).fault == "raised Unspeakable"
    returned = asked(lambda _view, _legal, _rng: Unspeakable())
    assert returned.fault == "answered an object of the class Unspeakable, which is not legal"
    long = asked(lambda _view, _legal, _rng: "line\n" * 1000).fault
    assert long is not None
    assert len(long) < 150


def test_what_is_told_can_be_printed_and_written() -> None:
    fault = asked(lambda _view, _legal, _rng: "\ud800\x1b[31m").fault
    assert fault is not None
    assert fault.isprintable()
    assert fault.encode()


class Chameleon(DrawBlind):
    """It looks like an action as often as it is looked at."""

    @property
    def id(self) -> int:  # type: ignore[override]
        sys.exit(4)


def test_only_actions_themselves_count_as_actions() -> None:
    fault = asked(lambda _view, _legal, _rng: Chameleon()).fault
    assert fault is not None
    assert fault.endswith("which is not legal")


@pytest.mark.parametrize("action", [Pass(), None, 5, TakeFaceUp("red", 99), ClaimRoute])
def test_what_is_no_legal_action(action: object) -> None:
    fault = asked(lambda _view, _legal, _rng: action).fault
    assert fault is not None
    assert fault.endswith("which is not legal")


def test_who_sits_at_the_keyboard_may_stop() -> None:
    def stopped(_view: SeatView, _legal: LegalActions, _rng: random.Random) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asked(stopped)
