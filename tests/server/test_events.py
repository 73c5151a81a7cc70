"""Events at a real server: everything through the API, standings checked against the records."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.club import EventSecret
from grachten.protocol.club_events import EventLists, EventState, EventTablesWaiting
from grachten.protocol.deals import Challenge, NewChallenge
from grachten.protocol.messages import Refused, Seated
from grachten.protocol.people import NewBot, OutsideBot
from grachten.rules import verify_record
from grachten.server.events import progress as event_progress
from grachten.server.events import running_event
from server.support.counted_events import (
    match_points,
    played_tables,
    swiss_order,
    table_scores,
)
from server.support.event_players import (
    ask,
    attending,
    enter,
    look,
    new_event,
    quick_choice,
    settings,
    until,
    withdraw,
)
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer
from support.visitors import talking, visitors

NAMES = ("Anna", "Bram", "Cor", "Dirkje", "Els", "Freek", "Gijs", "Hanna")


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(event_progress, "TICK", 0.05)
        patch.setattr(running_event, "GATHERING", 200)
        with serving_inside(request, tmp_path_factory.mktemp("events"), WIDE) as running:
            yield running
    assert running.faults == []


def is_over(state: EventState) -> bool:
    return state.status == "over"


async def whole_event(state: EventState, people: list[Visitor], seed: int) -> EventState:
    """Everybody enters, and plays it to the end."""
    for person in people:
        await enter(person, state.id)
    async with attending(*people, seed=seed):
        await ask(people[0], state.id, "start")
        return await until(people[0], state.id, is_over)


async def check_swiss(person: Visitor, state: EventState) -> None:
    """That the standings follow from the records of the games."""
    played = await played_tables(person, state)
    byes = [who for each in state.rounds for who in each.byes]
    expected = swiss_order(played, byes)
    merits = {
        line.entrant: (line.score, line.duplicate, line.opposition, float(line.points or 0))
        for line in state.standings
    }
    assert {who: pytest.approx(merit) for who, merit in expected} == merits
    better = [sum(other > merit for _, other in expected) + 1 for _, merit in expected]
    ranks = {line.entrant: line.rank for line in state.standings}
    assert ranks == {who: rank for (who, _), rank in zip(expected, better, strict=True)}


def check_deals(state: EventState, seeds: dict[int, set[int]]) -> None:
    """All tables of a round had one deal, which follows from what was promised at the beginning."""
    assert state.reveal is not None
    secret = EventSecret(bytes.fromhex(state.reveal.secret), bytes.fromhex(state.reveal.salt))
    secret.check(state.commitment)
    for each in state.rounds:
        assert seeds[each.number] == {secret.shuffle(each.number).seed}
        assert each.commitment == secret.shuffle(each.number).commitment


def test_a_swiss_event_of_six(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:6]) as people:
            state = await new_event(people[0], settings(rounds=3))
            promised = state.commitment
            assert (state.status, state.reveal, state.mine.organiser) == ("open", None, True)
            state = await whole_event(state, people, seed=1)
            assert state.commitment == promised
            assert [len(each.tables) for each in state.rounds] == [3, 3, 3]
            met = Counter(
                frozenset(seat.entrant for seat in table.seats)
                for each in state.rounds
                for table in each.tables
            )
            assert set(met.values()) == {1}  # nobody meets anybody twice
            await check_swiss(people[3], state)
            seeds: dict[int, set[int]] = {}
            for table in await played_tables(people[0], state):
                seeds.setdefault(table.round, set()).add(table.seed)
            check_deals(state, seeds)
            assert len(set.union(*seeds.values())) == 3

    asyncio.run(main())


@pytest.mark.nightly
def test_a_swiss_event_of_sixteen_bots(server: Inside) -> None:
    """Outside bots, entered by their owner, as `grachten bot` would play them."""

    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await new_event(anna, settings(rounds=5, players=2))
            bots = []
            for number in range(16):
                name = f"Wheel {chr(65 + number)}"
                made: OutsideBot = await anna.request(
                    "POST", "/api/me/bots", NewBot(name), OutsideBot
                )
                bots.append(Visitor(server.address, made.token))
                await enter(anna, state.id, bot=name)
            async with attending(*bots, seed=16):
                await ask(anna, state.id, "start")
                state = await until(anna, state.id, is_over)
            assert [len(each.tables) for each in state.rounds] == [8] * 5
            assert len(state.mine.parts) == 16
            await check_swiss(anna, state)
            for bot in bots:
                await bot.close()

    asyncio.run(main())


def test_a_knockout_of_five(server: Inside) -> None:
    """The best seeds skip the first round; a walkover saves a game."""

    async def main() -> None:
        async with visitors(server.address, *NAMES[:5]) as people:
            state = await new_event(people[0], settings(kind="knockout"))
            for person in people:
                state = await enter(person, state.id)
            for number in range(5):
                path = f"/api/events/{state.id}/entrants/{number}"
                await people[0].request("PATCH", path, {"seed": 5 - number}, EventState)
            async with attending(*people, seed=2):
                await ask(people[0], state.id, "start")
                state = await until(people[1], state.id, is_over)
            assert [len(each.byes) for each in state.rounds] == [3, 0, 0]
            assert sorted(state.rounds[0].byes) == [2, 3, 4]
            played = await played_tables(people[0], state)
            inside, out = set(range(5)), {}
            for each in state.rounds:
                for table in (one for one in played if one.round == each.number):
                    merits = list(zip(table.points, table.completed, strict=True))
                    winners = [
                        who
                        for who, m in zip(table.entrants, merits, strict=True)
                        if m == max(merits)
                    ]
                    assert {who for who in table.entrants if who is not None} <= inside
                    if len(winners) == 1:
                        lost = next(who for who in table.entrants if who not in winners)
                        assert lost is not None
                        out[lost] = each.number
                        inside.discard(lost)
            shown = {line.entrant: line.out for line in state.standings if line.out is not None}
            assert out.items() <= shown.items()
            assert [line.rank for line in state.standings][:2] == [1, 2]
            assert state.standings[0].out is None

    asyncio.run(main())


def test_a_duplicate_evening(server: Inside) -> None:
    asyncio.run(duplicate(server, players=2, people=4, rounds=3))


@pytest.mark.nightly
def test_a_duplicate_evening_of_eight(server: Inside) -> None:
    asyncio.run(duplicate(server, players=4, people=8, rounds=4))


async def duplicate(server: Inside, players: int, people: int, rounds: int) -> None:
    """The same deal at all tables, seats rotate, and only comparison counts."""
    async with visitors(server.address, *NAMES[:people]) as guests:
        wanted = settings(kind="duplicate", players=players, rounds=rounds)
        state = await whole_event(await new_event(guests[0], wanted), guests, seed=3)
        played = await played_tables(guests[0], state)
        for number in range(rounds):
            tables = [table for table in played if table.round == number]
            assert len(tables) == people // players
            assert len({table.seed for table in tables}) == 1
            assert len({table.first_market for table in tables}) == 1
        taken: Counter[tuple[int | None, int]] = Counter(
            (who, seat) for table in played for seat, who in enumerate(table.entrants)
        )
        most = -(-rounds // players)
        assert max(taken.values()) <= most + 1
        assert all(len({seat for (it, seat) in taken if it == who}) > 1 for who in range(people))
        shares = match_points(played)
        for line in state.standings:
            mean = 100 * sum(shares[line.entrant]) / rounds
            assert line.score == pytest.approx(mean, abs=1e-5)
            assert line.played == rounds
        shown = [
            (seat.entrant, seat.share)
            for each in state.rounds
            for table in each.tables
            for seat in table.seats
        ]
        for who in range(people):
            assert [part for it, part in shown if it == who] == pytest.approx(shares[who])


def test_bots_fill_the_seats_that_are_left_over(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:3]) as people:
            wanted = settings(kind="duplicate", rounds=1)
            state = await whole_event(await new_event(people[0], wanted), people, seed=4)
            seats = [seat.entrant for table in state.rounds[0].tables for seat in table.seats]
            assert sorted(seats, key=str) == [0, 1, 2, None]

    asyncio.run(main())


def test_an_arena_with_people_coming_and_going(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:5]) as people:
            organiser = people[0]
            state = await new_event(organiser, settings(kind="arena", minutes=1))
            for person in people[:3]:
                await enter(person, state.id)
            async with attending(*people, seed=5):
                await ask(organiser, state.id, "start")
                state = await until(
                    organiser,
                    state.id,
                    lambda it: sum(t.done for r in it.rounds for t in r.tables) > 1,
                )
                await withdraw(people[1], state.id)
                for person in people[3:]:
                    await enter(person, state.id)
                gone = len((await look(organiser, state.id)).rounds)
                state = await until(
                    organiser,
                    state.id,
                    lambda it: (
                        {3, 4}
                        <= {
                            s.entrant
                            for r in it.rounds
                            for t in r.tables
                            if t.done
                            for s in t.seats
                        }
                    ),
                )
                later = [each for each in state.rounds if each.number >= gone]
                assert 1 not in {s.entrant for r in later for t in r.tables for s in t.seats}
                assert state.entrants[1].withdrawn
                # Nobody sits at two tables at the same time.
                for one in state.rounds:
                    assert len({s.entrant for t in one.tables for s in t.seats}) == sum(
                        len(t.seats) for t in one.tables
                    )
                done = [r for r in state.rounds if all(t.done for t in r.tables)]
                state = await ask(organiser, state.id, "cancel")
                assert state.status == "cancelled"
            assert len(done) >= 2

    asyncio.run(main())


def test_a_round_is_closed_while_it_is_on(server: Inside) -> None:
    """Neither players nor others get the record, the seed or a view; then it opens by itself."""

    async def main() -> None:
        async with visitors(server.address, *NAMES[:4], "Zoë") as (*people, zoe):
            state = await new_event(people[0], settings(rounds=1))
            for person in people:
                await enter(person, state.id)
            async with talking(*people) as talks:
                state = await ask(people[0], state.id, "start")
                seats = [await talk.hear(Seated) for talk in talks]
                waiting: EventTablesWaiting = await people[2].request(
                    "GET", "/api/events/waiting", answer=EventTablesWaiting
                )
                assert [each.table for each in waiting.tables] == [seats[2].table]
                table = seats[0].table
                pair = [n for n, seat in enumerate(seats) if seat.table == table]
                await asyncio.gather(
                    *(play_game(people[n], table, seats[n].seat, quick_choice(n)) for n in pair)
                )
                state = await until(
                    zoe, state.id, lambda it: any(t.done for t in it.rounds[0].tables)
                )
                assert {each.table for each in state.rounds[0].tables} == {None}
                for person in (people[pair[0]], zoe):
                    found = await person.table(table)
                    assert (found.status, found.reveal) == ("over", None)
                    for path in ("record", "replay"):
                        with pytest.raises(ServerRefusal, match="until the round is over"):
                            await person.request("GET", f"/api/tables/{table}/{path}")
                async with talking(zoe) as (talk,):
                    await talk.watch(table)
                    refused = await talk.hear(Refused)
                    assert "until the round is over" in refused.message
                rest = [n for n in range(4) if n not in pair]
                await asyncio.gather(
                    *(
                        play_game(people[n], seats[n].table, seats[n].seat, quick_choice(n))
                        for n in rest
                    )
                )
            await until(zoe, state.id, is_over)
            opened = await zoe.table(table)
            while opened.reveal is None:
                opened = await zoe.table(table)
            assert str(verify_record(await zoe.record(table)).seed) == opened.reveal.seed

    asyncio.run(main())


def test_nobody_takes_the_cards_of_a_round_elsewhere(server: Inside) -> None:
    """Whoever plays against bots in it could challenge a friend who still has the deal before them,
    or read the seed in the file with everything about themselves."""

    async def main() -> None:
        async with visitors(server.address, *NAMES[:3]) as people:
            state = await new_event(people[0], settings(kind="duplicate", rounds=1))
            for person in people:
                await enter(person, state.id)
            async with talking(*people) as talks:
                state = await ask(people[0], state.id, "start")
                seats = [await talk.hear(Seated) for talk in talks]
                at = [seat.table for seat in seats]
                lone = next(n for n in range(3) if at.count(at[n]) == 1)
                anna, table = people[lone], at[lone]
                await play_game(anna, table, seats[lone].seat, quick_choice(lone))
                await until(anna, state.id, lambda it: any(t.done for t in it.rounds[0].tables))
                with pytest.raises(ServerRefusal, match="until the round is over"):
                    await anna.request("POST", "/api/challenges", NewChallenge(table), Challenge)
                assert [each["record"] for each in await exported(anna)] == [None]
                rest = [n for n in range(3) if n != lone]
                await asyncio.gather(
                    *(play_game(people[n], at[n], seats[n].seat, quick_choice(n)) for n in rest)
                )
                await until(anna, state.id, is_over)
                while (await anna.table(table)).reveal is None:
                    pass
                (game,) = await exported(anna)
                verify_record(game["record"])
                await anna.request("POST", "/api/challenges", NewChallenge(table), Challenge)

    asyncio.run(main())


async def exported(person: Visitor) -> list[dict[str, object]]:
    """The games in the file with everything about somebody."""
    found: list[dict[str, object]] = (await answer(person, "GET", "/api/me/export")).json()["games"]
    return found


def test_whoever_is_deleted_is_named_in_no_event(server: Inside) -> None:
    """Events are shown from memory, and pages ask for one by the version that they have."""

    async def main() -> None:
        async with visitors(server.address, *NAMES[:3]) as (anna, bram, cor):
            state = await new_event(anna, settings())
            for person in (anna, bram, cor):
                state = await enter(person, state.id)
            assert [each.name for each in state.entrants] == list(NAMES[:3])
            await bram.request("DELETE", "/api/me")
            told: bytes = await cor.request("GET", f"/api/events/{state.id}?known={state.version}")
            assert told
            assert b"Bram" not in told
            await ask(anna, state.id, "cancel")

    asyncio.run(main())


def test_an_event_that_nobody_can_start_any_more_is_cancelled(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:2]) as (anna, bram):
            at_once = await new_event(anna, settings())
            in_time = await new_event(anna, settings(), starts=int(time.time() * 1000) + 10**8)
            await anna.request("DELETE", "/api/me")
            assert (await look(bram, at_once.id)).status == "cancelled"
            left = await look(bram, in_time.id)
            assert (left.status, left.organiser) == ("open", None)

    asyncio.run(main())


def test_whoever_is_not_there_is_played_by_a_bot_and_dropped(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:4]) as people:
            state = await new_event(people[0], settings(rounds=2))
            for person in people:
                await enter(person, state.id)
            async with attending(*people[:3], seed=8):
                await ask(people[0], state.id, "start")
                state = await until(people[0], state.id, is_over)
            first, second = state.rounds
            missed = next(s for t in first.tables for s in t.seats if s.entrant == 3)
            assert missed.left
            assert missed.place == 2
            assert state.entrants[3].withdrawn
            assert 3 not in {s.entrant for t in second.tables for s in t.seats}
            assert len(second.byes) == 1

    asyncio.run(main())


def test_coming_late_and_leaving_early_in_a_swiss_event(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:5]) as people:
            state = await new_event(people[0], settings(rounds=3))
            for person in people[:4]:
                await enter(person, state.id)
            players = attending(*people[:3], people[4], seed=9)
            async with talking(people[3]) as (slow,), players:
                await ask(people[0], state.id, "start")
                seated = await slow.hear(Seated)
                state = await enter(people[4], state.id)
                assert state.entrants[4].first == 1
                state = await withdraw(people[3], state.id)
                assert state.entrants[3].withdrawn
                await people[3].leave(seated.table)
                state = await until(people[0], state.id, is_over)
            played = [
                {s.entrant for t in each.tables for s in t.seats} | set(each.byes)
                for each in state.rounds
            ]
            assert played == [{0, 1, 2, 3}, {0, 1, 2, 4}, {0, 1, 2, 4}]
            scores = table_scores(
                await played_tables(people[0], state), [w for r in state.rounds for w in r.byes]
            )
            line = next(line for line in state.standings if line.entrant == 4)
            assert line.score == pytest.approx(scores[4])

    asyncio.run(main())


def test_the_time_for_a_round_is_up(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games end as they stand, and the event goes on."""
    monkeypatch.setattr("grachten.server.events.tables.MINUTE", 10)

    async def main() -> None:
        async with visitors(server.address, *NAMES[:2]) as people, talking(*people):
            state = await new_event(people[0], settings(rounds=1, round_minutes=1))
            for person in people:
                await enter(person, state.id)
            await ask(people[0], state.id, "start")
            state = await until(people[0], state.id, is_over)
            assert all(table.done for table in state.rounds[0].tables)
            assert {line.rank for line in state.standings} == {1}

    asyncio.run(main())


def test_lists_and_what_is_refused(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:3]) as (anna, bram, cor):
            hidden = await new_event(anna, settings())
            shown = await new_event(anna, settings(kind="knockout"), public=True)
            lists: EventLists = await bram.request("GET", "/api/events", answer=EventLists)
            assert shown.id in [each.id for each in lists.upcoming]
            assert hidden.id not in [each.id for each in lists.upcoming]
            mine: EventLists = await anna.request("GET", "/api/events", answer=EventLists)
            assert {hidden.id, shown.id} <= {each.id for each in mine.mine}
            await enter(bram, hidden.id)
            await enter(bram, hidden.id)  # again: nothing changes
            state = await look(anna, hidden.id)
            assert [each.name for each in state.entrants] == ["Bram"]
            assert not state.mine.parts
            wrong: tuple[tuple[Callable[[], Awaitable[object]], str], ...] = (
                (lambda: ask(bram, hidden.id, "start"), "Only the organiser"),
                (lambda: ask(anna, hidden.id, "start"), "at least 2 entrants"),
                (lambda: ask(bram, hidden.id, "cancel"), "Only the organiser"),
                (lambda: withdraw(cor, hidden.id), "do not take part"),
                (lambda: look(anna, "A" * 16), "no such event"),
                (lambda: new_event(anna, settings(), starts=1), "in the future"),
                (lambda: enter(anna, hidden.id, "Nobody's"), "no outside bot"),
            )
            for refused, why in wrong:
                with pytest.raises(ServerRefusal, match=why):
                    await refused()
            assert (await ask(anna, hidden.id, "cancel")).status == "cancelled"
            with pytest.raises(ServerRefusal, match="is over"):
                await enter(cor, hidden.id)
            await ask(anna, shown.id, "cancel")

    asyncio.run(main())


def test_nobody_learns_who_anybody_is(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, *NAMES[:2]) as (anna, bram):
            state = await new_event(anna, settings())
            await enter(bram, state.id)
            told: bytes = await anna.request("GET", f"/api/events/{state.id}")
            assert (await bram.me()).id.encode() not in told
            await ask(anna, state.id, "cancel")

    asyncio.run(main())


def test_floods_of_events_are_refused(tmp_path: Path) -> None:
    """One person runs a few, makes some a day, and all together are limited too."""
    limits = replace(WIDE, events=2, events_a_day=4, events_in_all=3, event_entrants=2)
    limits = replace(limits, entered_events=1)

    async def main(address: str) -> None:
        async with visitors(address, *NAMES[:4]) as (anna, bram, cor, dirkje):
            first, second = [await new_event(anna, settings()) for _ in range(2)]
            with pytest.raises(ServerRefusal, match="You run too many events") as found:
                await new_event(anna, settings())
            assert found.value.code == "too-many"
            await new_event(bram, settings())
            with pytest.raises(ServerRefusal, match="too many events on this server"):
                await new_event(cor, settings())
            for person in (bram, cor):
                await enter(person, first.id)
            with pytest.raises(ServerRefusal, match="This event is full"):
                await enter(dirkje, first.id)
            with pytest.raises(ServerRefusal, match="take part in too many events"):
                await enter(cor, second.id)
            for each in (first, second):
                await ask(anna, each.id, "cancel")
            for _ in range(2):  # made and cancelled, over and over
                again = await new_event(anna, settings())
                await ask(anna, again.id, "cancel")
            with pytest.raises(ServerRefusal, match="too many events today"):
                await new_event(anna, settings())

    with inside(tmp_path, limits) as running:
        asyncio.run(main(running.address))
    assert running.faults == []


def test_one_address_cannot_use_up_the_events_of_all(tmp_path: Path) -> None:
    """Guests cost nothing: what one person may make, a hundred of them may make as well."""
    limits = replace(WIDE, new_events=0.001, new_event_burst=2)

    async def main(address: str) -> None:
        async with visitors(address, *NAMES[:3]) as (anna, bram, cor):
            for person in (anna, bram):
                await new_event(person, settings())
            with pytest.raises(ServerRefusal, match="Too many requests") as found:
                await new_event(cor, settings())
            assert found.value.code == "too-many"

    with inside(tmp_path, limits) as running:
        asyncio.run(main(running.address))
    assert running.faults == []


def test_an_arena_has_an_end_however_quickly_its_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two outside bots could play thousands of games in its hour, all of which are compared."""
    monkeypatch.setattr(event_progress, "TICK", 0.05)

    async def main(address: str) -> None:
        async with visitors(address, *NAMES[:2]) as people:
            wanted = settings(kind="arena", minutes=60)
            state = await whole_event(await new_event(people[0], wanted), people, seed=6)
            assert [len(each.tables) for each in state.rounds] == [1, 1]
            assert all(table.done for each in state.rounds for table in each.tables)

    with inside(tmp_path, replace(WIDE, event_tables=2)) as running:
        asyncio.run(main(running.address))
    assert running.faults == []
