"""Asking a bot that may misbehave: whatever it does, there is an answer in time."""

import random
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

from grachten.bots.alarm import Overtime, interrupt_after
from grachten.bots.bot import Bot
from grachten.bots.random_bot import RandomBot
from grachten.rules import Action, LegalActions, SeatView

QUOTED: Final = 100


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """The action to play, how long the bot thought, and what it did wrong, if anything.

    `fault` continues a sentence that starts with the bot's name: "raised ValueError: no idea". In
    that case `random` chose the action.
    """

    action: Action
    seconds: float
    fault: str | None = None


def ask(
    bot: Bot, view: SeatView, legal: LegalActions, *, seed: str, limit: float | None = None
) -> BotAnswer:
    """Let a bot choose, within `limit` seconds if there is a limit.

    All randomness of this choice comes from `seed`. The stand-in has its own generator, so that its
    choice does not depend on where the bot was interrupted.
    """
    rng = random.Random(f"{seed} bot")  # noqa: S311 - a game, no secret
    started = time.perf_counter()
    answer, fault = _attempt(lambda: bot.choose(view, legal, rng), limit)
    seconds = time.perf_counter() - started
    if limit is not None and (fault is _LATE or seconds > limit):
        # Compiled code cannot be interrupted: it may have answered too late.
        fault = f"did not answer within {limit:g} seconds"
    elif fault is None and not _is_legal(answer, legal):
        fault = f"answered {_quoted(answer)}, which is not legal"
    if fault is None:
        return BotAnswer(answer, seconds)
    stand_in = random.Random(f"{seed} stand-in")  # noqa: S311 - a game, no secret
    return BotAnswer(RandomBot().choose(view, legal, stand_in), seconds, fault)


_LATE: Final = "late"


def _attempt(consult: Callable[[], Any], limit: float | None) -> tuple[Any, str | None]:
    """The bot's answer, or what went wrong."""
    if limit is None:
        return _caught(consult)
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _caught(lambda: interrupt_after(limit, consult))
    return _in_a_thread(consult, limit)


def _caught(consult: Callable[[], Any]) -> tuple[Any, str | None]:
    try:
        return consult(), None
    except Overtime:
        return None, _LATE
    except KeyboardInterrupt:
        raise  # the user wants to stop, not the bot
    except BaseException as error:  # noqa: BLE001 - bots may even call sys.exit
        return None, f"raised {_described(error)}"


def _in_a_thread(consult: Callable[[], Any], limit: float) -> tuple[Any, str | None]:
    """Wait for the bot until its time is up; a thread that hangs is abandoned."""
    outcomes: list[tuple[Any, str | None]] = []
    thread = threading.Thread(target=lambda: outcomes.append(_caught(consult)), daemon=True)
    thread.start()
    thread.join(limit)
    return outcomes[0] if outcomes else (None, _LATE)


def _is_legal(answer: Any, legal: LegalActions) -> bool:
    """Only exact types: a subclass of an action could claim to equal anything."""
    return type(answer) in get_args(Action) and answer in legal


def _described(error: BaseException) -> str:
    try:
        message = str(error)
    except Exception:  # noqa: BLE001 - an error whose str() fails
        message = ""
    return _short(f"{type(error).__name__}: {message}" if message else type(error).__name__)


def _quoted(answer: Any) -> str:
    try:
        return _short(repr(answer))
    except Exception:  # noqa: BLE001 - its repr() fails
        return f"an object of the class {type(answer).__name__}"


def _short(text: str) -> str:
    """On one line, truncated."""
    text = " ".join(text.split())
    text = "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"
