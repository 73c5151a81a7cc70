"""Events and the time of day: they start and end by themselves, when they were told to."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.club_events import EventState
from grachten.protocol.messages import Seated
from grachten.server.events import progress as event_progress
from grachten.server.events import running_event
from grachten.server.uptime import now
from server.support.event_players import (
    ask,
    enter,
    look,
    new_event,
    quick_choice,
    settings,
    until,
)
from server.support.inside import WIDE, Inside, inside
from support.visitors import Talk, talking, visitors

NAMES = ("Anna", "Bram", "Cor", "Dirkje")
HOUR = 3_600_000


@dataclass
class Hands:
    """The clock on the wall, as the server's events read it: a test can put it forward."""

    ahead: int = 0

    def now(self) -> int:
        return now() + self.ahead


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(event_progress, "now", found.now)
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(event_progress, "TICK", 0.05)
        patch.setattr(running_event, "GATHERING", 200)
        with inside(tmp_path_factory.mktemp("event-times"), WIDE) as running:
            yield running
    assert running.faults == []


async def seats_of(*talks: Talk) -> list[Seated]:
    return [await talk.hear(Seated) for talk in talks]


async def play(people: list[Visitor], seats: list[Seated], table: str) -> None:
    """The game of one table, to its end."""
    await asyncio.gather(
        *(
            play_game(person, table, seat.seat, quick_choice(seat.seat))
            for person, seat in zip(people, seats, strict=True)
            if seat.table == table
        )
    )


def test_an_arena_ends_by_its_clock(server: Inside, hands: Hands) -> None:
    """When time is up nobody is seated any more; the games that are on are finished and count."""

    def done(state: EventState) -> int:
        return sum(table.done for each in state.rounds for table in each.tables)

    async def main() -> None:
        async with (
            visitors(server.address, *NAMES, "Els") as (*people, els),
            talking(*people) as talks,
        ):
            anna = people[0]
            state = await new_event(anna, settings(kind="arena", minutes=60))
            for person in people:
                await enter(person, state.id)
            state = await ask(anna, state.id, "start")
            seats = await seats_of(*talks)
            first, second = sorted({seat.table for seat in seats})
            hands.ahead = HOUR - 60_000  # within the hour
            assert (await look(anna, state.id)).status == "running"
            hands.ahead = HOUR
            await play(people, seats, first)
            state = await until(anna, state.id, lambda it: done(it) == 1)
            assert state.status == "running"  # the other game is still on
            assert len(state.rounds) == 1
            await play(people, seats, second)
            state = await until(anna, state.id, lambda it: it.status == "over")
            assert done(state) == 2
            assert len(state.rounds) == 1
            assert [line.played for line in state.standings] == [1] * 4
            assert state.reveal is not None
            with pytest.raises(ServerRefusal, match="is over"):
                await enter(els, state.id)

    asyncio.run(main())


def test_an_event_starts_by_itself_at_its_time(server: Inside, hands: Hands) -> None:
    """Its organiser need not be there, and takes no part here."""

    async def main() -> None:
        async with visitors(server.address, *NAMES[:3]) as (anna, *people):
            state = await new_event(anna, settings(rounds=1), starts=now() + HOUR)
            async with talking(*people) as talks:
                for person in people:
                    state = await enter(person, state.id)
                assert (state.status, state.started, state.rounds) == ("open", None, ())
                hands.ahead = HOUR
                seats = await seats_of(*talks)
                state = await look(anna, state.id)
                assert state.status == "running"
                assert state.starts is not None
                assert state.started is not None
                assert state.started >= state.starts
                assert {seat.table for seat in seats} == {seats[0].table}
                await play(people, seats, seats[0].table)
                await until(anna, state.id, lambda it: it.status == "over")

    asyncio.run(main())


def test_an_event_that_nobody_came_to_does_not_take_place(server: Inside, hands: Hands) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:2]) as (anna, bram):
            state = await new_event(anna, settings(rounds=1), starts=now() + HOUR)
            await enter(bram, state.id)
            hands.ahead = HOUR
            state = await until(anna, state.id, lambda it: it.status != "open")
            assert (state.status, state.started, state.rounds) == ("cancelled", None, ())

    asyncio.run(main())


@pytest.mark.parametrize(
    ("seeds", "pairs"),
    [
        ((4, 1, 3, 2), ({1, 0}, {3, 2})),  # the best meets the weakest, the second the third
        ((2, 1, 4, 3), ({1, 2}, {0, 3})),
    ],
)
def test_an_organisers_ranking_decides_who_meets_whom(
    server: Inside, seeds: tuple[int, ...], pairs: tuple[set[int], ...]
) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES) as people, talking(*people) as talks:
            anna, bram, *_ = people
            state = await new_event(anna, settings(kind="knockout"))
            for person in people:
                state = await enter(person, state.id)

            async def seed(person: Visitor, number: int, place: int | None) -> EventState:
                path = f"/api/events/{state.id}/entrants/{number}"
                return await person.request("PATCH", path, {"seed": place}, EventState)

            with pytest.raises(ServerRefusal, match="Only the organiser"):
                await seed(bram, 1, 1)
            for number, place in enumerate(seeds):
                state = await seed(anna, number, place)
            assert tuple(each.seed for each in state.entrants) == seeds
            state = await ask(anna, state.id, "start")
            await seats_of(*talks)
            met = [{seat.entrant for seat in table.seats} for table in state.rounds[0].tables]
            assert len(met) == len(pairs)
            assert all(pair in met for pair in pairs)
            with pytest.raises(ServerRefusal, match="already started"):
                await seed(anna, 0, 1)
            await ask(anna, state.id, "cancel")

    asyncio.run(main())
