"""Links: what arrives is in order and complete, or the link breaks, at both ends."""

from collections import deque
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from grachten.city.envelopes import (
    ENCODER,
    ENVELOPE,
    AnyFrame,
    CallResult,
    Deliver,
    Envelope,
    HangUp,
)
from grachten.city.links import SILENCE, Links


@dataclass
class Time:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class End:
    """One of two nodes, and what it got; None where the link broke."""

    links: Links
    got: list[int | None] = field(default_factory=list)


class Pair:
    """Two nodes, and what is under way between them."""

    def __init__(self) -> None:
        self.time = Time()
        self.ends = {name: self._end(name) for name in ("a", "b")}
        self.under_way: deque[tuple[str, Envelope]] = deque()

    def _end(self, name: str) -> End:
        got: list[int | None] = []
        return End(Links(name, lambda _: got.append(None), self.time), got)

    def publish(self, *, beat: bool = False) -> None:
        for end in self.ends.values():
            self.under_way.extend(end.links.outgoing(beat=beat))

    def arrive(self) -> None:
        to, envelope = self.under_way.popleft()
        end = self.ends[to]
        # As it travels: nothing of the sender's is shared.
        for frame in end.links.incoming(ENVELOPE.decode(ENCODER.encode(envelope))):
            assert isinstance(frame, CallResult)
            end.got.append(frame.id)

    def settle(self) -> None:
        for _ in range(1_000):
            if not self.under_way:
                return
            self.arrive()
            self.publish()
        raise AssertionError("They never stop talking.")

    def beat(self) -> None:
        """A second passes, and everything arrives."""
        self.tick()
        self.settle()

    def tick(self) -> None:
        self.time.seconds += 1
        for end in self.ends.values():
            end.links.check()
        self.publish(beat=True)

    def happen(self, event: str, sent: dict[str, int]) -> None:
        match event.split():
            case ["send", who]:
                sent[who] += 1
                self.ends[who].links.send("b" if who == "a" else "a", CallResult(sent[who]))
            case ["publish"]:
                self.publish()
            case ["tick"]:
                self.tick()
            case ["arrive"] if self.under_way:
                self.arrive()
            case ["lose"] if self.under_way:
                self.under_way.popleft()


def test_all_arrives_in_order() -> None:
    pair = Pair()
    for number in range(20):
        pair.ends["a"].links.send("b", CallResult(number))
        pair.ends["b"].links.send("a", CallResult(number))
        if number % 3 == 0:
            pair.publish()
    pair.publish()
    pair.settle()
    for _ in range(10):
        pair.beat()
    assert pair.ends["a"].got == pair.ends["b"].got == list(range(20))


def test_a_gap_breaks_the_link_at_both_ends() -> None:
    pair = Pair()
    for number in range(3):
        pair.ends["a"].links.send("b", CallResult(number))
        pair.publish()
        if number == 0:
            pair.settle()
            pair.beat()
    del pair.under_way[0]
    pair.settle()
    assert pair.ends["b"].got == [0, None]
    assert pair.ends["a"].got == [None]
    pair.ends["a"].links.send("b", CallResult(7))
    pair.publish()
    pair.settle()
    assert pair.ends["b"].got == [0, None, 7]


def test_what_is_lost_at_the_end_is_noticed() -> None:
    pair = Pair()
    pair.ends["a"].links.send("b", CallResult(1))
    pair.publish()
    pair.under_way.clear()
    for _ in range(int(SILENCE) + 2):
        pair.beat()
    assert None in pair.ends["a"].got


def test_silence_ends_a_link() -> None:
    pair = Pair()
    pair.ends["a"].links.send("b", CallResult(1))
    pair.publish()
    pair.settle()
    pair.time.seconds += SILENCE + 1
    pair.ends["a"].links.check()
    assert pair.ends["a"].got == [None]
    assert list(pair.ends["a"].links.outgoing(beat=True)) == []


def test_a_node_that_is_gone_is_dropped() -> None:
    pair = Pair()
    links = pair.ends["a"].links
    links.send("b", CallResult(1))
    links.drop("b")
    links.drop_all()
    assert pair.ends["a"].got == [None]
    assert list(links.outgoing(beat=True)) == []


def test_the_same_message_for_several_clients_is_sent_once() -> None:
    links = Links("a", lambda _: None)
    same, other = b"x" * 100, b"y"
    for number, message in ((1, same), (2, same), (3, other), (4, same)):
        links.send("b", Deliver([number], message))
    links.send("b", HangUp([1]))
    ((_, envelope),) = links.outgoing()
    expected: list[AnyFrame] = [
        Deliver([1, 2], same),
        Deliver([3], other),
        Deliver([4], same),
        HangUp([1]),
    ]
    assert envelope.frames == expected


def test_unknown_fields_are_ignored() -> None:
    """Of a version that knows more."""
    newer = {"sender": "a", "link": "x", "seq": 0, "frames": [], "colour": "blue"}
    assert ENVELOPE.decode(ENCODER.encode(newer)).sender == "a"


@given(
    st.lists(
        st.sampled_from(["send a", "send b", "publish", "arrive", "lose", "tick"]), max_size=60
    )
)
def test_nothing_is_missing_unless_the_link_broke(events: list[str]) -> None:
    """Between two breaks, numbers rise one by one; and after some quiet the two agree."""
    pair = Pair()
    sent = {"a": 0, "b": 0}
    for event in events:
        pair.happen(event, sent)
    for end in pair.ends.values():
        last: int | None = None
        for number in end.got:
            if number is not None and last is not None:
                assert number == last + 1
            last = number
    for _ in range(12):
        pair.beat()
    for who, other in (("a", "b"), ("b", "a")):
        arrived = [number for number in pair.ends[other].got if number is not None]
        assert len(arrived) == sent[who] or None in pair.ends[who].got  # the sender noticed
        pair.ends[who].links.send(other, CallResult(-1))
    pair.publish()
    pair.settle()
    for end in pair.ends.values():
        assert end.got[-1] == -1
