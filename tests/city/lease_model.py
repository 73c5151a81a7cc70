"""The state machine of leases as plain data, and a search of all its states.

`docs/city.md` describes the steps and numbers the invariants. One table is enough: tables share
nothing but the rows of `nodes`. Time has no measure here: a lease may run out at any moment, a node
may be frozen for as long as one likes (nothing says that it must do its next step), and a write
that was sent may arrive at any later moment, even after its sender has died.

Faults have a budget, so that there are finitely many states; what a city does about them has none.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

Name = int
"""The id of a node: never given again, so a process that was buried or restarted has a new one."""


class Lease(NamedTuple):
    """What a node believes: that it leads the table, which it has loaded up to a step."""

    name: Name
    number: int
    term: int
    """How often the table was claimed before: what `number` stands for. Nobody can see it."""

    known: int
    is_waiting: bool


class Write(NamedTuple):
    """A step on its way to the database."""

    sender: int
    name: Name
    number: int
    term: int
    step: int


class Node(NamedTuple):
    name: Name | None = None
    lease: Lease | None = None
    burying: Name | None = None
    """Used by the machine that looks first and buries later."""


class State(NamedTuple):
    nodes: tuple[Node, ...]
    rows: tuple[tuple[Name, bool], ...] = ()
    """The rows of `nodes`, each with whether its time has not yet passed."""

    leader: Name | None = None
    number: int = 0
    term: int = 0
    steps: tuple[int, ...] = ()
    """The term in which each step was written."""

    acknowledged: tuple[int, ...] = ()
    """The terms of the steps that a client was told of, from the first on; 0: it was not told."""

    under_way: frozenset[Write] = frozenset()
    numbers: tuple[int, ...] = ()
    """The numbers under which the table was claimed, in order."""

    names: int = 0
    faults: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Budgets: crashes, leases that run out although their node lives, releases, lost answers."""


class Violation(Exception):  # noqa: N818 - it reads as what was found
    """An invariant does not hold; its number is in `docs/city.md`."""


@dataclass(frozen=True)
class Machine:
    """The rules. Every flag that is switched off leaves a condition out."""

    write_checks_number: bool = True
    write_checks_leader: bool = True
    claim_raises_number: bool = True
    burial_checks_time: bool = True
    burial_frees_tables: bool = True
    renewal_notices_burial: bool = True
    most_steps: int = 2

    def next_states(self, state: State) -> Iterator[tuple[str, State]]:
        for each, node in enumerate(state.nodes):
            yield from self._crash(state, each)
            if node.name is None:
                yield from self._join(state, each)
                continue
            yield from self._renew(state, each, node)
            yield from self._bury(state, each, node)
            if node.lease is None:
                yield from self._claim(state, each, node, node.name)
            else:
                yield from self._lead(state, each, node, node.lease)
        yield from self._run_out(state)
        for write in state.under_way:
            yield from self._arrive(state, write)

    # A node and its row

    def _join(self, state: State, each: int) -> Iterator[tuple[str, State]]:
        name = state.names + 1
        joined = _with(state, each, Node(name))
        yield "join", joined._replace(names=name, rows=(*state.rows, (name, True)))

    def _renew(self, state: State, each: int, node: Node) -> Iterator[tuple[str, State]]:
        rows = dict(state.rows)
        if node.name in rows:
            renewed = tuple((name, name == node.name or fresh) for name, fresh in state.rows)
            if renewed != state.rows:
                yield "renew", state._replace(rows=renewed)
        elif self.renewal_notices_burial:
            yield "find oneself buried", _with(state, each, Node())

    def _run_out(self, state: State) -> Iterator[tuple[str, State]]:
        alive = {node.name for node in state.nodes}
        for name, fresh in state.rows:
            if fresh and (name not in alive or state.faults[1]):
                late = tuple((it, is_fresh and it != name) for it, is_fresh in state.rows)
                spent = state if name not in alive else _spend(state, 1)
                yield "run out", spent._replace(rows=late)

    def _bury(self, state: State, each: int, node: Node) -> Iterator[tuple[str, State]]:
        if not self.burial_checks_time:  # looks now, buries later
            if node.burying is None:
                for name, fresh in state.rows:
                    if not fresh and name != node.name:
                        yield "look", _with(state, each, node._replace(burying=name))
            else:
                looked = _with(state, each, node._replace(burying=None))
                yield "bury", self._buried(looked, node.burying)
            return
        for name, fresh in state.rows:
            if not fresh and name != node.name:
                yield "bury", self._buried(state, name)

    def _buried(self, state: State, name: Name) -> State:
        if dict(state.rows).get(name):
            raise Violation("4: buried alive")
        rows = tuple(row for row in state.rows if row[0] != name)
        leader = None if state.leader == name and self.burial_frees_tables else state.leader
        return state._replace(rows=rows, leader=leader)

    def _crash(self, state: State, each: int) -> Iterator[tuple[str, State]]:
        if state.faults[0] and state.nodes[each].name is not None:
            yield "crash", _spend(_with(state, each, Node()), 0)

    # The table

    def _claim(
        self, state: State, each: int, node: Node, name: Name
    ) -> Iterator[tuple[str, State]]:
        known = len(state.steps)
        if state.leader == name:  # it was unloaded, and is loaded again
            lease = Lease(name, state.number, state.term, known, is_waiting=False)
            yield "load", _with(state, each, node._replace(lease=lease))
        if state.leader is None and name in dict(state.rows):
            number = state.number + self.claim_raises_number
            lease = Lease(name, number, state.term + 1, known, is_waiting=False)
            claimed = _with(state, each, node._replace(lease=lease))
            yield (
                "claim",
                claimed._replace(
                    leader=name,
                    number=number,
                    term=state.term + 1,
                    numbers=(*state.numbers, number),
                ),
            )

    def _lead(
        self, state: State, each: int, node: Node, lease: Lease
    ) -> Iterator[tuple[str, State]]:
        dropped = _with(state, each, node._replace(lease=None))
        if lease.is_waiting:
            if state.faults[3]:
                yield "lose the answer", _spend(dropped, 3)
            return
        if lease.known < self.most_steps:
            write = Write(each, lease.name, lease.number, lease.term, lease.known + 1)
            waiting = _with(state, each, node._replace(lease=lease._replace(is_waiting=True)))
            yield "send", waiting._replace(under_way=state.under_way | {write})
        if state.faults[2]:
            is_mine = (state.leader, state.number) == (lease.name, lease.number)
            released = dropped._replace(leader=None) if is_mine else dropped
            yield "release", _spend(released, 2)

    def _arrive(self, state: State, write: Write) -> Iterator[tuple[str, State]]:
        arrived = state._replace(under_way=state.under_way - {write})
        node = state.nodes[write.sender]
        lease = node.lease
        is_awaited = (
            lease is not None
            and lease.is_waiting
            and (lease.term, lease.known + 1) == (write.term, write.step)
        )
        if not self.accepts(state, write):
            if is_awaited:
                arrived = _with(arrived, write.sender, node._replace(lease=None))
            yield "refuse", arrived
            return
        if write.name not in dict(state.rows):
            raise Violation("3: written by the dead")
        if write.term != state.term:
            raise Violation("1: written under a lease that is over")
        stored = arrived._replace(steps=(*state.steps, write.term))
        if is_awaited:
            assert lease is not None
            lease = lease._replace(known=write.step, is_waiting=False)
            stored = _with(stored, write.sender, node._replace(lease=lease))
            told = (*state.acknowledged, *(0,) * (write.step - 1 - len(state.acknowledged)))
            stored = stored._replace(acknowledged=(*told, write.term))
        yield "write", stored

    def accepts(self, state: State, write: Write) -> bool:
        """What the database checks. That steps follow each other is a constraint of `steps`."""
        return (
            (write.number == state.number or not self.write_checks_number)
            and (write.name == state.leader or not self.write_checks_leader)
            and write.step == len(state.steps) + 1
        )


def check(machine: Machine, state: State) -> None:
    """The invariants that can be seen in a single state."""
    able = {
        (write.name, write.number)
        for write in state.under_way
        if machine.accepts(state, write._replace(step=len(state.steps) + 1))
    }
    if len(able) > 1:
        raise Violation("1: two can write")
    if len(set(state.numbers)) != len(state.numbers):
        raise Violation("2: a number was given twice")
    for told, stored in zip(state.acknowledged, state.steps, strict=False):
        if told and told != stored:
            raise Violation("5: what was acknowledged has changed")
    if len(state.acknowledged) > len(state.steps):
        raise Violation("5: what was acknowledged is lost")
    if state.leader is not None and state.leader not in dict(state.rows):
        raise Violation("6: led by a node without a row")


@dataclass
class Search:
    """All states that can be reached from a city in which nobody has joined yet."""

    machine: Machine
    nodes: int
    faults: tuple[int, int, int, int]
    before: dict[State, list[State]] = field(default_factory=dict)

    def run(self) -> int:
        """Look at every state; returns how many there are."""
        start = State(nodes=(Node(),) * self.nodes, faults=self.faults)
        self.before = {start: []}
        waiting = deque([start])
        while waiting:
            state = waiting.popleft()
            check(self.machine, state)
            for _, following in self.machine.next_states(state):
                known = _known(following)
                if known not in self.before:
                    self.before[known] = []
                    waiting.append(known)
                self.before[known].append(state)
        self._find_dead_ends(lambda state: len(state.steps) >= self.machine.most_steps)
        return len(self.before)

    def _find_dead_ends(self, is_done: Callable[[State], bool]) -> None:
        """Invariant 7, backwards: from the states in which everything was written."""
        waiting = deque(state for state in self.before if is_done(state))
        hopeful = set(waiting)
        while waiting:
            for earlier in self.before[waiting.popleft()]:
                if earlier not in hopeful:
                    hopeful.add(earlier)
                    waiting.append(earlier)
        if len(hopeful) < len(self.before):
            raise Violation("7: a dead end")


def _known(state: State) -> State:
    """The same state whatever the nodes are called and in whichever order they stand.

    Names are given again in the order in which they first occur, so that the same situation after
    more restarts is the same state. Nothing in the machine compares names but for equality.
    """
    order = sorted(range(len(state.nodes)), key=lambda each: _shape(state, each))
    place = {old: new for new, old in enumerate(order)}
    names: dict[Name, int] = {}

    def renamed(name: Name | None) -> Name | None:
        return None if name is None else names.setdefault(name, len(names) + 1)

    nodes = []
    for each in order:
        node = state.nodes[each]
        lease = node.lease
        if lease is not None:
            lease = lease._replace(name=renamed(lease.name) or 0)
        nodes.append(Node(renamed(node.name), lease, renamed(node.burying)))
    rows = tuple(sorted((renamed(name) or 0, fresh) for name, fresh in state.rows))
    leader = renamed(state.leader)
    writes = sorted(state.under_way, key=lambda write: (write.term, write.step, write.name))
    under_way = frozenset(
        write._replace(sender=place[write.sender], name=renamed(write.name) or 0)
        for write in writes
    )
    return state._replace(
        nodes=tuple(nodes), rows=rows, leader=leader, under_way=under_way, names=len(names)
    )


def _shape(state: State, each: int) -> tuple[object, ...]:
    node = state.nodes[each]
    rows = dict(state.rows)
    lease = node.lease
    return (
        node.name is None,
        rows.get(node.name or 0, -1),
        state.leader is not None and state.leader == node.name,
        () if lease is None else (lease.number, lease.term, lease.known, lease.is_waiting),
        sorted((write.term, write.step) for write in state.under_way if write.sender == each),
    )


def _with(state: State, each: int, node: Node) -> State:
    return state._replace(nodes=(*state.nodes[:each], node, *state.nodes[each + 1 :]))


def _spend(state: State, fault: int) -> State:
    left = list(state.faults)
    left[fault] -= 1
    crashes, late, releases, answers = left
    return state._replace(faults=(crashes, late, releases, answers))


def without(**conditions: bool) -> Machine:
    """A machine that leaves something out."""
    return replace(Machine(), **conditions)
