"""The main loop of a bot worker process; `bot_worker_main` starts it.

It reads questions from stdin and writes one reply to each, in order, to stdout. A question holds
what a client in that seat would get, and nothing else of the game. Every message is JSON, prefixed
with its length in four bytes. The process ends when its input does: with the server, however that
ended.
"""

import os
import signal
import struct
import threading
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from grachten.bots import Bot, make_bot, seated
from grachten.bots.guarded import ask
from grachten.bots.mind.warming import make_ready
from grachten.neural.bot import NeuralBot
from grachten.protocol.actions import Action, action_to_wire
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import seat_position
from grachten.protocol.wire import Wire
from grachten.rules import Board

HEAD: Final = struct.Struct(">I")
"""The length of the message that follows."""


REMEMBERED: Final = 6
"""Bots kept in memory in the middle of a game; a search takes up to 50 MB each."""


class Question(Wire, frozen=True):
    """What would this bot do? `shown` is what a client in its seat would be sent.

    `key` names the seat of the game, so that the bot can remember its thoughts; all randomness
    of the choice comes from `seed`, which is unrelated to that of the deal.
    """

    spec: str
    board: str
    key: str
    seed: str
    limit: float
    shown: GameShown


class Ready(Wire, frozen=True):
    """The first message of a worker: everything is compiled and loaded."""


class Reply(Wire, frozen=True):
    """A `BotAnswer` of `bots.guarded`, as it travels."""

    action: Action
    seconds: float
    fault: str | None


def frame(message: Wire) -> bytes:
    """A message with its length in front."""
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body


class SeatedBots:
    """The bots most recently asked, with what they remember of their games."""

    def __init__(self) -> None:
        self._seated: dict[tuple[str, str], Bot] = {}  # least recently asked first

    def answer(self, question: Question) -> Reply:
        view, legal = seat_position(question.shown, Board.load(question.board))
        place = (question.key, question.spec)
        bot = self._sit(place)
        answer = ask(bot, view, legal, seed=question.seed, limit=question.limit)
        if answer.fault is not None:
            del self._seated[place]  # it may have been interrupted in the middle of a thought
        return Reply(action_to_wire(answer.action), answer.seconds, answer.fault)

    def _sit(self, place: tuple[str, str]) -> Bot:
        bot = self._seated.pop(place, None)
        if bot is None:
            while len(self._seated) >= REMEMBERED:
                del self._seated[next(iter(self._seated))]
            bot = seated(make_bot(place[1]))
        self._seated[place] = bot
        return bot


def answer_questions() -> None:
    source, sink = _own_streams()
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read_questions, args=(source, questions), daemon=True).start()
    make_ready()
    NeuralBot().prepare()
    _send(sink, Ready())
    bots = SeatedBots()
    while True:
        question = msgspec.json.decode(questions.get(), type=Question)
        _send(sink, bots.answer(question))


def _own_streams() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server. Bots that print or read something get other streams."""
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(source, "rb"), os.fdopen(sink, "wb")


def _send(sink: BinaryIO, message: Wire) -> None:
    try:
        sink.write(frame(message))
        sink.flush()
    except BrokenPipeError:  # the server is gone; the reading thread will notice, too
        os._exit(0)


def _read_questions(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Queue questions, and exit when the server is gone, even while a bot is thinking."""
    if hasattr(signal, "pthread_sigmask"):  # alarms must reach the bot, in the main thread
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    while True:
        head = source.read(HEAD.size)
        if len(head) < HEAD.size:
            os._exit(0)
        questions.put(source.read(HEAD.unpack(head)[0]))
