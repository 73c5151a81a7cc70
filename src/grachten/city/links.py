"""Links between nodes: what one sends arrives in order and complete, or the link breaks.

Redis publishes at most once. Numbers show what is missing, beats what is missing at the end. Pure:
it knows neither Redis nor the event loop, and takes the time from its `clock`.
"""

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from grachten.city.envelopes import VERSION, AnyFrame, Deliver, Envelope

SILENCE: Final = 4.0
"""Seconds without any envelope, or without a receipt for one, that break a link, unless nodes are
given more time."""


@dataclass
class _Link:
    """Both directions between this node and another one."""

    heard_at: float
    name: str = field(default_factory=lambda: secrets.token_hex(6))
    seq: int = 0
    waiting: list[AnyFrame] = field(default_factory=list)
    unconfirmed: deque[tuple[int, float]] = field(default_factory=deque)
    heard: str | None = None
    got: int = 0
    is_due: bool = False
    """A beat is to be sent at once: the other node must notice that the link is new."""


class Links:
    """`broken` is called with the node when a link breaks: all that was under way is lost."""

    def __init__(
        self,
        name: str,
        broken: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.silence = SILENCE
        self._name = name
        self._broken = broken
        self._clock = clock
        self._links: dict[str, _Link] = {}

    # Sending

    def send(self, node: str, frame: AnyFrame) -> None:
        waiting = self._of(node).waiting
        last = waiting[-1] if waiting else None
        if (
            isinstance(frame, Deliver)
            and isinstance(last, Deliver)
            and last.message is frame.message
        ):
            last.connections.extend(frame.connections)  # the same for several clients
        else:
            waiting.append(frame)

    def outgoing(self, *, beat: bool = False) -> Iterator[tuple[str, Envelope]]:
        """What waits to be sent, to whom; with a `beat`, something for every node."""
        for node, link in tuple(self._links.items()):
            frames, link.waiting = link.waiting, []
            if not frames and not beat and not link.is_due:
                continue
            link.is_due = False
            if frames:
                link.seq += 1
                link.unconfirmed.append((link.seq, self._clock()))
            yield (
                node,
                Envelope(self._name, link.name, link.seq, link.heard, link.got, frames, VERSION),
            )

    # Receiving

    def incoming(self, envelope: Envelope) -> list[AnyFrame]:
        """The frames of an envelope, if nothing before them is missing."""
        node = envelope.sender
        link = self._of(node)
        if link.heard is not None and link.heard != envelope.link:  # it has begun again
            # If nothing came or went, there is nothing to be lost: else both would answer each
            # new beginning with one of their own, for ever.
            if link.got or (link.seq and envelope.heard != link.name):
                link = self._begin_again(node)
            link.heard = None
        if link.heard is None:
            if envelope.seq > bool(envelope.frames):
                return []  # its beginning was missed; it will find out
            link.heard, link.got = envelope.link, 0
        if envelope.seq != link.got + bool(envelope.frames):
            self._begin_again(node)
            return []
        link.got, link.heard_at = envelope.seq, self._clock()
        if envelope.heard == link.name:
            while link.unconfirmed and link.unconfirmed[0][0] <= envelope.got:
                link.unconfirmed.popleft()
        return envelope.frames

    # Breaking

    def check(self) -> None:
        """Break the links over which nothing comes, or over which something was lost."""
        late = self._clock() - self.silence
        for node, link in tuple(self._links.items()):
            if link.heard_at < late:
                self.drop(node)
            elif link.unconfirmed and link.unconfirmed[0][1] < late:
                self._begin_again(node)

    def drop(self, node: str) -> None:
        """There is no such node any more."""
        if self._links.pop(node, None) is not None:
            self._broken(node)

    def drop_all(self) -> None:
        for node in tuple(self._links):
            self.drop(node)

    def _begin_again(self, node: str) -> _Link:
        link = self._links[node] = _Link(self._clock(), is_due=True)
        self._broken(node)
        return link

    def _of(self, node: str) -> _Link:
        if node not in self._links:
            self._links[node] = _Link(self._clock())
        return self._links[node]
