"""A game and its twin, played over a server by the same people who do the same things.

The twin is dealt otherwise in what one viewer may not see, so that the viewer and any spectator
must hear the same in both, byte by byte.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from grachten.protocol.actions import action_to_wire
from grachten.protocol.messages import Act, Undo, Unwatch, Watch
from grachten.protocol.tables import Clock, NewTable, Options
from grachten.rules import Game
from grachten.rules.actions import Action, DrawBlind
from grachten.rules.game_record import Play
from grachten.rules.sight import SPECTATOR
from server.support.probing import BOARD, ODD_ACTIONS, Prober
from server.support.staged_server import Decks, StagedServer
from server.support.traffic import Caller, Live, on_the_line
from support.agreement import POLICIES
from support.redeal import Course, Twin, memory

TRIES: Final = 3
"""Twins that are dealt of a game, of which the one that lasts longest is played."""

LONGEST: Final = (12, 30, None)
"""After how many plays a game is left; some go on until the end is near."""


@dataclass(frozen=True)
class Side:
    """How a game is dealt and what is played in it."""

    start: Game
    decks: Decks
    plays: tuple[Play, ...]


@dataclass(frozen=True)
class Pair:
    """A game and its twin, as far as the viewer must see the same."""

    name: str
    viewer: int
    game: Side
    twin: Side
    odd: tuple[tuple[Action, ...], ...]
    """Before each play, some actions that the viewer may not do."""

    @property
    def players(self) -> int:
        return self.game.start.players


def pairs(
    players: int, chunk: int, count: int, longest: Sequence[int | None] = LONGEST
) -> list[Pair]:
    """Games of every policy, seen by each seat and by a spectator in turn."""
    found: list[Pair] = []
    number = 0
    while len(found) < count:
        rng = random.Random(f"traffic {players} {chunk} {number}")
        course = Course.played(
            players, POLICIES[number % len(POLICIES)], rng, BOARD, rng.choice(longest)
        )
        viewer = len(found) % (players + 1) - 1
        made = [_pair(f"{players} {chunk} {number}", course, viewer, rng) for _ in range(TRIES)]
        best = max((each for each in made if each), key=lambda each: len(each.odd), default=None)
        if best is not None:
            found.append(best)
        number += 1
    return found


def _pair(name: str, course: Course, viewer: int, rng: random.Random) -> Pair | None:
    """None where they look different from the start, or are the same."""
    twin = Twin.of(course, viewer, rng)
    odd = []
    is_different = False
    for mine, other in twin.steps():
        is_different = is_different or memory(mine) != memory(other)
        legal = () if viewer == SPECTATOR else mine.legal_for(viewer)
        drawn = [*rng.sample(ODD_ACTIONS, 2), *rng.sample(BOARD.actions, 2)]
        odd.append(tuple(action for action in drawn if action not in legal))
    if not is_different or len(odd) < 2:
        return None
    last = len(odd) - 1
    return Pair(
        name,
        viewer,
        Side(course.start, {}, course.plays[:last]),
        Side(twin.start, twin.decks, tuple(twin.plays[:last])),
        tuple(odd),
    )


@dataclass(frozen=True)
class Seen:
    """Who was there, and what is to be kept from them."""

    players: tuple[Caller, ...]
    looker: Caller
    secrets: dict[str, frozenset[bytes]]
    """By name of a caller: what only others may know."""


async def play(
    server: StagedServer,
    pair: Pair,
    side: Side,
    *,
    is_thorough: bool = False,
    wants_hints: bool = False,
) -> Seen:
    """Play one side of a pair. What is said and done is the same on both, but for the cards."""
    meeting = await Meeting.of(server, pair, side, wants_hints=wants_hints)
    for odd, each in zip(pair.odd, side.plays, strict=False):
        await meeting.be_curious(odd, each.seat)
        if wants_hints and each.seat == pair.viewer:
            await meeting.ask_for_a_hint()
        await meeting.do(each)
    if is_thorough:
        await meeting.try_everything()
    return await meeting.end()


class Meeting:
    """The people at one table, while they play."""

    def __init__(self, server: StagedServer, pair: Pair, *, allows_hints: bool = False) -> None:
        self._server = server
        self._pair = pair
        self._rng = random.Random(pair.name)
        self._seated = [
            Caller(server.port_of(seat), f"seat {seat}") for seat in range(pair.players)
        ]
        self._looker = Caller(server.port_of(1), "spectator")
        self._secrets: dict[str, frozenset[bytes]] = {}
        self._lives: list[Live] = []
        self._number = 0
        self._requests = 0
        drawn = random.Random(f"options {pair.name}")
        self._options = Options(
            public=drawn.random() < 0.5,
            spectators=pair.viewer == SPECTATOR or drawn.random() < 0.8,
            clock=drawn.choice((None, Clock(3600, 60))),
            hints=allows_hints,
        )
        self._names_seats = drawn.random() < 0.5
        """Or does the server choose from where players see the game?"""

    @staticmethod
    async def of(
        server: StagedServer, pair: Pair, side: Side, *, wants_hints: bool = False
    ) -> "Meeting":
        meeting = Meeting(server, pair, allows_hints=wants_hints)
        await meeting._gather(side)
        return meeting

    @property
    def _viewer(self) -> Caller:
        return self._looker if self._pair.viewer == SPECTATOR else self._seated[self._pair.viewer]

    @property
    def _seat(self) -> int | None:
        return None if self._pair.viewer == SPECTATOR else self._pair.viewer

    # Coming together

    async def _gather(self, side: Side) -> None:
        everyone = [*self._seated, self._looker]
        drawn = len(self._server.drawn.all)
        ids = {caller.name: (await caller.come_in())["id"].encode() for caller in everyone}
        wanted = NewTable(len(self._seated), self._options)
        host = self._seated[0]
        answer = await host.request("POST", "/api/tables", msgspec.json.encode(wanted))
        self._table: str = answer.json()["id"]
        path = f"/api/tables/{self._table}"
        if self._server.other_port is not None:
            # A new table is led by the node that it is first asked for at: that is the host's.
            await host.request("GET", path)
            for caller in everyone:
                caller.led_elsewhere = self._table
        for seat, caller in enumerate(self._seated[1:], 1):
            await caller.request("PUT", f"{path}/seats/{seat}", b'{"who":"me"}')
        youngest = side.start.youngest
        if youngest is not None:
            await host.request("PATCH", f"{path}/seats/{youngest}", b'{"youngest":true}')
        for seat, caller in enumerate(everyone):
            live = await caller.live()
            is_named = seat < len(self._seated) and self._names_seats
            await live.say(Watch(self._table, seat if is_named else None))
            await live.until("table")
            self._lives.append(live)
        given = [self._rng.randbytes(32).hex().encode() for _ in self._seated]
        self._server.stage.lay_ready(side.start, side.decks)
        for caller, mine in list(zip(self._seated, given, strict=True))[::-1]:
            if caller is host:  # with it the game begins, and nobody can add anything any more
                for other in everyone:
                    self._check_contributions(other, given)
            terms = (await caller.request("GET", path)).json()["terms"].encode()
            body = b'{"bytes":"%s","terms":"%s"}' % (mine, terms)
            ready = await caller.request("POST", f"{path}/ready", body)
            assert ready.status == 200, ready
        for live in self._lives:
            await live.settle()
        self._prober = Prober(self._table, self._rng)
        self._keep_secrets(ids, self._server.drawn.all[drawn:])

    def _check_contributions(self, caller: Caller, given: Sequence[bytes]) -> None:
        mine = self._seated.index(caller) if caller is not self._looker else None
        for seat, each in enumerate(given):
            assert seat == mine or each not in caller.everything

    def _keep_secrets(self, ids: dict[str, bytes], drawn: list[bytes]) -> None:
        """Of nobody: what the shuffle is made of. Of everybody: who they are, and their cookies."""
        hidden = {part.hex().encode() for part in drawn if len(part) == 32}
        hidden |= {str(self._server.stage.seeds[-1]).encode(), self._server.key.hex().encode()}
        assert len(hidden) == 4, "secret, salt, seed and key"
        for caller in (*self._seated, self._looker):
            others = {known for name, known in ids.items() if name != caller.name}
            self._secrets[caller.name] = frozenset(hidden | others)

    # Playing

    async def do(self, play: Play) -> None:
        """One play; now and then it is taken back first, where that is possible."""
        self._server.hours.milliseconds += self._rng.randrange(1, 5000)
        takes_back = self._rng.random() < 0.3
        can_undo = await self._act(play)
        if takes_back and can_undo:
            live = self._lives[play.seat]
            await live.say(Undo(self._request(), self._table, play.seat, self._number))
            await self._done(live)
            await self._act(play)
        await self._watch_on()

    async def _act(self, play: Play) -> bool:
        """Whether it can be taken back."""
        live = self._lives[play.seat]
        await live.settle()
        action = action_to_wire(play.action)
        await live.say(Act(self._request(), self._table, play.seat, self._number, action))
        moved = await live.until("moved", "refused")
        assert moved["type"] == "moved", moved
        await self._done(live)
        return bool(moved["can_undo"])

    async def _done(self, live: Live) -> None:
        answer = await live.until("done", "refused")
        assert answer["type"] == "done", answer
        self._number = answer["number"]

    async def _watch_on(self) -> None:
        """The viewer and the spectator have heard of everything so far."""
        for live in dict.fromkeys((self._lives[self._pair.viewer], self._lives[-1])):
            await live.settle()

    def _request(self) -> str:
        self._requests += 1
        return f"request-{self._requests}"

    # Being curious

    async def ask_for_a_hint(self) -> None:
        """By the viewer, whose decision it is."""
        path = f"/api/tables/{self._table}/seats/{self._seat}/hint"
        answer = await self._viewer.request("POST", path)
        assert answer.status == 200, answer
        await self._watch_on()

    async def be_curious(self, odd: Sequence[Action], next_seat: int) -> None:
        """The viewer tries what it may not do, and so do others who are not next."""
        rng, prober, viewer = self._rng, self._prober, self._viewer
        live = self._lives[self._pair.viewer]
        if self._seat is not None and odd and rng.random() < 0.6:
            await self._act_in_vain(live, self._seat, rng.choice(odd))
        if rng.random() < 0.3:
            await prober.say(live, self._seat, self._number)
        if rng.random() < 0.4:
            await prober.ask(rng.choice((viewer, viewer, self._looker)))
        if rng.random() < 0.1:
            probe = (prober.ask_in_vain, prober.break_line, prober.knock_in_vain, prober.in_bytes)
            await rng.choice(probe)(viewer)
        if rng.random() < 0.1:
            await self._come_again(rng.choice((None, rng.randrange(self._number + 2))))
        if rng.random() < 0.1:
            await prober.say(self._lives[-1], None, self._number)
        other = rng.randrange(self._pair.players)
        if other not in (self._pair.viewer, next_seat) and rng.random() < 0.2:
            await self._act_in_vain(self._lives[other], other, DrawBlind())
            await prober.say(self._lives[other], other, self._number)
        await self._watch_on()

    async def try_everything(self) -> None:
        """All that there is to try, by the viewer."""
        await self._prober.try_everything(
            self._viewer, self._lives[self._pair.viewer], self._seat, self._number
        )
        if self._seat is not None:
            for action in self._pair.odd[-1]:
                await self._act_in_vain(self._lives[self._seat], self._seat, action)
        for since in (None, *range(self._number + 2)):
            await self._come_again(since)
        await self._watch_on()

    async def _act_in_vain(self, live: Live, seat: int, action: Action) -> None:
        wire = action_to_wire(action)
        await live.say(Act(self._request(), self._table, seat, self._number, wire))
        await live.until("refused")

    async def _come_again(self, since: int | None) -> None:
        """The viewer looks at the game from a second device."""
        async with on_the_line(self._viewer) as live:
            await live.say(Watch(self._table, self._seat if self._names_seats else None, since))
            await live.settle()

    async def end(self) -> Seen:
        """One after the other stops watching, once they have heard that the one before has gone.

        Who is at another node would hear of it or not: it drops what comes for somebody who no
        longer watches.
        """
        for seat, live in enumerate(self._lives):
            for watched in (seat, None) if seat < len(self._seated) else (None,):
                await live.say(Unwatch(self._table, watched))
            for each in self._lives[seat:]:
                await each.settle()
        for live in self._lives:
            await live.settle()
            await live.close()
        return Seen(tuple(self._seated), self._looker, self._secrets)
