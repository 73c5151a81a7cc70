"""Finding opponents: everybody is seated once, as they wished, and nobody waits for the absent."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.finding import (
    Blocks,
    Finding,
    InvitationChoice,
    Invite,
    Opponents,
    Search,
    Wish,
)
from grachten.protocol.messages import Closed, Invited, SearchChanged
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.tables import (
    Clock,
    NewTable,
    Options,
    OptionsChange,
    SeatChange,
    TableList,
    TableState,
)
from grachten.rules import verify_record
from server.support.inside import WIDE, Inside, inside
from support.patience import PATIENCE
from support.visitors import Talk, begun, random_choice, talking, visitors

TWO = Wish((2,))
LIMITS = replace(WIDE, searches=1e6, search_burst=10**6, invitations=1e6, invitation_burst=10**6)
SHORT = replace(LIMITS, answer_seconds=1.0, away_seconds=3.0)

Scenario = Callable[[str], Awaitable[None]]


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("finding"), LIMITS) as server:
        yield server
    assert server.faults == []


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server where answers are due after a second."""
    with inside(tmp_path_factory.mktemp("hasty"), SHORT) as server:
        yield server
    assert server.faults == []


def run(scenario: Awaitable[None]) -> None:
    async def main() -> None:
        await asyncio.wait_for(scenario, PATIENCE)

    asyncio.run(main())


async def enter(visitor: Visitor, wish: Wish = TWO) -> Search:
    return await visitor.request("PUT", "/api/finding", wish, Search)


async def leave(visitor: Visitor) -> None:
    await visitor.request("DELETE", "/api/finding")


async def finding(visitor: Visitor) -> Finding:
    return await visitor.request("GET", "/api/finding", answer=Finding)


async def found(talk: Talk) -> str:
    """The table, once there is one."""
    message = await talk.hear(
        SearchChanged, lambda it: it.search is not None and it.search.table is not None
    )
    assert message.search is not None
    assert message.search.table is not None
    assert message.search.answer_in is not None
    return message.search.table


async def waits_again(talk: Talk) -> Search:
    message = await talk.hear(
        SearchChanged, lambda it: it.search is not None and it.search.table is None
    )
    assert message.search is not None
    return message.search


async def refused(request: Awaitable[Any]) -> str:
    with pytest.raises(ServerRefusal) as refusal:
        await request
    return refusal.value.code


async def opponents(visitor: Visitor) -> Opponents:
    return await visitor.request("GET", "/api/me/opponents", answer=Opponents)


async def blocks(visitor: Visitor) -> Blocks:
    return await visitor.request("GET", "/api/me/blocks", answer=Blocks)


async def have_played(*people: Visitor) -> TableState:
    """A finished game of these people."""
    state = await begun(*people)
    await play_all(state.id, *people)
    return state


async def play_all(table: str, *people: Visitor) -> None:
    """The game of these people, by their seats, to its end."""
    playing = [
        play_game(person, table, seat, random_choice(seat)) for seat, person in enumerate(people)
    ]
    await asyncio.gather(*playing)
    while (await people[0].table(table)).status != "over":
        await asyncio.sleep(0.02)


# Being seated


async def found_and_played(address: str) -> None:
    async with visitors(address, "Anna", "Ben") as people, talking(*people) as talks:
        search = await enter(people[0])
        assert (search.wish, search.others, search.soon, search.table) == (TWO, 0, None, None)
        assert (await finding(people[1])).waiting == 1
        assert (await enter(people[1])).others == 1
        (table,) = {await found(talk) for talk in talks}

        state = await people[0].table(table)
        assert state.status == "open"
        assert sorted(str(seat.name) for seat in state.seats) == ["Anna", "Ben"]
        assert not any(seat.ready for seat in state.seats)
        assert state.options == Options(
            clock=Clock(turn=60, reserve=300), takebacks=False, arranged=True, rated=True
        )
        for person in people:
            await person.ready(table)
        state = await people[0].table(table)
        assert state.status == "playing"
        await play_all(table, *(people if state.seats[0].mine else people[::-1]))
        # What both of them have added to the shuffle is in the record.
        record = await people[0].record(table)
        verify_record(record)
        assert len({seat.contribution for seat in state.seats} - {None}) == 2
        for seat in state.seats:
            assert str(seat.contribution) in str(record)
        assert (await finding(people[0])).search is None
        again = [await person.rematch(table) for person in people]
        assert again[0].id == again[1].id
        assert not again[1].options.arranged, "they have found each other"


def test_two_find_each_other_and_play(server: Inside) -> None:
    run(found_and_played(server.address))


async def twelve(addresses: list[str], wishes: list[Wish]) -> None:
    """Everybody comes at once, over all nodes; each is seated exactly once, as they wished."""
    async with AsyncExitStack() as stack:
        people = []
        for number in range(len(wishes)):
            address = addresses[number % len(addresses)]
            people += await stack.enter_async_context(visitors(address, f"Person {number}"))
        talks = await stack.enter_async_context(talking(*people))
        await asyncio.gather(*(enter(*each) for each in zip(people, wishes, strict=True)))
        tables = await asyncio.gather(*map(found, talks))
        sizes = Counter(tables)
        for table, wish in zip(tables, wishes, strict=True):
            assert sizes[table] in wish.players
        await asyncio.gather(
            *(person.ready(table) for person, table in zip(people, tables, strict=True))
        )
        for person, table in zip(people, tables, strict=True):
            state = await person.table(table)
            assert state.status == "playing"
            assert len(state.seats) == sizes[table]
            assert sum(seat.mine for seat in state.seats) == 1
            assert len({seat.contribution for seat in state.seats}) == sizes[table]
            listed: TableList = await person.request("GET", "/api/me/tables", answer=TableList)
            assert len(listed.tables) == 1
        assert (await finding(people[0])).waiting == 0


WISHES = [Wish((2,))] * 2 + [Wish((3,))] * 6 + [Wish((4,))] * 4


def test_twelve_at_once(server: Inside) -> None:
    run(twelve([server.address], WISHES))


@pytest.mark.nightly
def test_who_takes_several_sizes(server: Inside) -> None:
    """They wait for the larger tables first, and then for each other."""

    async def scenario() -> None:
        async with visitors(server.address, "Anna", "Ben") as people, talking(*people) as talks:
            for person in people:
                await enter(person, Wish((2, 3)))
            (table,) = {await found(talk) for talk in talks}
            assert len((await people[0].table(table)).seats) == 2
            search = (await finding(people[1])).search
            assert search is not None
            assert search.waited >= 5000
            for person in people:
                await leave(person)

    run(scenario())


def test_who_wants_something_else_does_not_meet(hasty: Inside) -> None:
    async def scenario() -> None:
        wishes = [TWO, Wish((2,), "slow"), Wish((2,), "live", rated=False), Wish((3,))]
        names = ("Anna", "Ben", "Clara", "Dirk", "Eva")
        async with visitors(hasty.address, *names) as people, talking(*people) as talks:
            for person, wish in zip(people, wishes, strict=False):
                await enter(person, wish)
            assert [(await finding(person)).search is None for person in people] == [False] * 4 + [
                True
            ]
            assert (await finding(people[0])).waiting == 4
            await enter(people[4], wishes[1])
            (slow,) = {await found(talks[1]), await found(talks[4])}
            assert (await people[1].table(slow)).options.clock == Clock(turn=3 * 24 * 3600)
            assert (await finding(people[0])).waiting == 3
            for person in people:
                await leave(person)

    run(scenario())


def test_changing_ones_mind(server: Inside) -> None:
    async def scenario() -> None:
        async with visitors(server.address, "Anna", "Ben") as people, talking(*people) as talks:
            await enter(people[0], Wish((4,)))
            changed = await enter(people[0])
            assert changed.wish == TWO
            await leave(people[0])
            await leave(people[0])  # nothing to leave
            await enter(people[1])
            assert (await finding(people[1])).search is not None
            await enter(people[0])
            (table,) = {await found(talk) for talk in talks}
            assert await refused(enter(people[0])) == "conflict"
            # Leaving is heard at once, and the other has lost nothing.
            before = (await finding(people[1])).search
            await leave(people[0])
            after = await waits_again(talks[1])
            assert before is not None
            assert after.waited >= before.waited
            assert await refused(people[1].table(table)) == "not-found"
            await leave(people[1])

    run(scenario())


def test_somebody_does_not_answer(hasty: Inside) -> None:
    """The one who answered waits on, with the time they have waited; the other is out."""

    async def scenario() -> None:
        names = ("Anna", "Ben", "Clara")
        async with visitors(hasty.address, *names) as people, talking(*people) as talks:
            await enter(people[0])
            await enter(people[1])
            (table,) = {await found(talk) for talk in talks[:2]}
            await people[0].ready(table)
            await talks[0].watch(table)
            await talks[0].hear(Closed)
            again = await waits_again(talks[0])
            assert again.waited >= 1000
            await talks[1].hear(SearchChanged, lambda it: it.search is None)
            assert await refused(people[1].ready(table)) == "not-found"
            await enter(people[2])
            (other,) = {await found(talks[0]), await found(talks[2])}
            for person in (people[0], people[2]):
                await person.ready(other)
            assert (await people[0].table(other)).status == "playing"

    run(scenario())


def test_somebody_stands_up_from_the_table(hasty: Inside) -> None:
    """Whoever was ready has to be so again then, but is not to blame."""

    async def scenario() -> None:
        async with visitors(hasty.address, "Anna", "Ben") as people, talking(*people) as talks:
            for person in people:
                await enter(person)
            (table,) = {await found(talk) for talk in talks}
            await people[0].ready(table)
            await people[1].leave(table)
            await waits_again(talks[0])
            await talks[1].hear(SearchChanged, lambda it: it.search is None)
            await leave(people[0])

    run(scenario())


def test_somebody_loses_the_connection(hasty: Inside) -> None:
    async def scenario() -> None:
        async with visitors(hasty.address, "Anna", "Ben") as people, talking(people[1]):
            async with talking(people[0]):
                await enter(people[0], Wish((4,)))
                await enter(people[1], Wish((3,)))
            while (await finding(people[0])).search is not None:
                await asyncio.sleep(0.05)
            assert (await finding(people[1])).search is not None, "who is connected"
            await leave(people[1])

    run(scenario())


def test_nobody_changes_an_arranged_table(server: Inside) -> None:
    async def scenario() -> None:
        async with visitors(server.address, "Anna", "Ben") as people, talking(*people) as talks:
            for person in people:
                await enter(person)
            (table,) = {await found(talk) for talk in talks}
            states = [await person.table(table) for person in people]
            host = people[[state.host for state in states].index(True)]
            path = f"/api/tables/{table}"
            for method, more, body in (
                ("PATCH", "/options", OptionsChange(public=True)),
                ("PUT", "/seats", {"seats": 3}),
                ("PUT", "/seats/0", {"who": "open"}),
                ("PATCH", "/seats/0", SeatChange(youngest=True)),
            ):
                assert await refused(host.request(method, path + more, body)) == "conflict"
            for person in people:
                await leave(person)
            options = Options(arranged=True)
            assert await refused(host.create(NewTable(options=options))) == "invalid"

    run(scenario())


def test_bad_wishes(server: Inside) -> None:
    async def scenario() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            wishes: list[dict[str, Any]] = [
                {"players": []},
                {"players": [1]},
                {"players": [5]},
                {"players": [2, 2]},
                {"players": [2, 3, 4, 2]},
                {"pace": "quick"},
                {"rated": 1},
                {"more": 1},
            ]
            for wrong in wishes:
                assert await refused(anna.request("PUT", "/api/finding", wrong)) == "invalid"
            assert (await finding(anna)).search is None
            robot = NewBot("Robot")
            made: OutsideBot = await anna.request("POST", "/api/me/bots", robot, OutsideBot)
            async with Visitor(server.address, token=made.token) as outside:
                assert await refused(enter(outside)) == "forbidden"

    run(scenario())


# People one knows


def test_blocked_people_never_meet(server: Inside) -> None:
    async def scenario() -> None:
        names = ("Anna", "Ben", "Clara")
        async with visitors(server.address, *names) as people, talking(*people) as talks:
            anna, ben, clara = people
            table = (await have_played(anna, ben)).id
            await anna.request("POST", f"/api/tables/{table}/seats/1/block")
            (blocked,) = (await blocks(anna)).people
            assert (blocked.name, blocked.handle) == ("Ben", (await ben.me()).handle)
            assert (await opponents(anna)).people == ()
            # Ben learns nothing.
            assert (await blocks(ben)).people == ()
            (met,) = (await opponents(ben)).people
            assert (met.name, met.invitable) == ("Anna", True)

            await enter(anna)
            search = await enter(ben)
            assert (search.others, search.soon) == (1, None)
            await enter(clara)
            assert await found(talks[0]) == await found(talks[2]), "who has waited longest"
            assert (await finding(ben)).search is not None
            # Ben first: Clara would meet him, were she the only one left who waits.
            for person in (ben, anna, clara):
                await leave(person)

            path = f"/api/me/blocks/{blocked.handle}"
            await anna.request("DELETE", path)
            assert await refused(anna.request("DELETE", path)) == "not-found"
            await enter(anna)
            await enter(ben)
            assert await found(talks[0]) == await found(talks[1])
            await leave(anna)
            await leave(ben)

    run(scenario())


def test_whom_one_can_block(server: Inside) -> None:
    async def scenario() -> None:
        names = ("Anna", "Ben", "Clara")
        async with visitors(server.address, *names) as (anna, ben, clara):
            path = "/api/me/blocks/" + (await clara.me()).handle
            assert await refused(anna.request("PUT", path)) == "not-found"
            assert await refused(anna.request("PUT", "/api/me/blocks/" + "a" * 16)) == "not-found"
            mine = "/api/me/blocks/" + (await anna.me()).handle
            assert await refused(anna.request("PUT", mine)) == "not-found"
            state = await begun(anna, ben, bots=1)
            seats = f"/api/tables/{state.id}/seats"
            for person, seat, code in (
                (clara, 0, "forbidden"),
                (anna, 0, "conflict"),
                (anna, 2, "conflict"),
                (anna, 3, "not-found"),
            ):
                assert await refused(person.request("POST", f"{seats}/{seat}/block")) == code
            assert (await blocks(anna)).people == ()

    run(scenario())


def test_inviting_somebody(server: Inside) -> None:
    async def scenario() -> None:
        names = ("Anna", "Ben", "Clara")
        async with visitors(server.address, *names) as people, talking(*people) as talks:
            anna, ben, clara = people
            await have_played(anna, ben)
            (met,) = (await opponents(anna)).people
            table = (await anna.create(NewTable(3))).id
            path = f"/api/tables/{table}/invitations"
            await anna.request("POST", path, Invite(met.handle))
            invitation = (await talks[1].hear(Invited)).invitation
            assert (invitation.table, invitation.name) == (table, "Anna")
            assert invitation.handle == (await anna.me()).handle
            assert (await finding(ben)).invitations == (invitation,)
            await ben.sit(table, 1)
            assert (await finding(ben)).invitations == ()

            # Whom one has not met cannot be invited, nor by somebody without a seat.
            stranger = Invite((await clara.me()).handle)
            assert await refused(anna.request("POST", path, stranger)) == "not-found"
            assert await refused(clara.request("POST", path, Invite(met.handle))) == "forbidden"
            await clara.sit(table, 2)
            assert await refused(anna.request("POST", path, Invite(met.handle))) == "conflict"

    run(scenario())


def test_invitations_that_do_not_arrive(server: Inside) -> None:
    """Whoever sends one learns nothing of that, except if it is the other's open choice."""

    async def scenario() -> None:
        async with visitors(server.address, "Anna", "Ben") as (anna, ben):
            await have_played(anna, ben)
            guest = Invite((await ben.me()).handle)
            first, second, third = [(await anna.create(NewTable())).id for _ in range(3)]
            await anna.request("POST", f"/api/tables/{first}/invitations", guest)
            assert len((await finding(ben)).invitations) == 1
            await ben.request("DELETE", f"/api/me/invitations/{first}")
            assert (await finding(ben)).invitations == ()

            no = InvitationChoice(invitable=False)
            for method, choice in (("PUT", no), ("GET", None)):
                chosen: InvitationChoice = await ben.request(
                    method, "/api/me/invitations", choice, InvitationChoice
                )
                assert chosen == no
            assert not (await opponents(anna)).people[0].invitable
            await anna.request("POST", f"/api/tables/{second}/invitations", guest)
            assert (await finding(ben)).invitations == ()

            await ben.request("PUT", "/api/me/invitations", InvitationChoice(invitable=True))
            await ben.request("PUT", f"/api/me/blocks/{(await anna.me()).handle}")
            await anna.request("POST", f"/api/tables/{third}/invitations", guest)
            assert (await finding(ben)).invitations == ()
            assert (await opponents(anna)).people[0].invitable

    run(scenario())


def test_open_tables_are_shown(server: Inside) -> None:
    async def scenario() -> None:
        async with visitors(server.address, "Anna", "Ben") as (anna, ben):
            public = Options(public=True, clock=Clock(turn=30, reserve=120))
            made = [(await anna.create(NewTable(3, public))).id for _ in range(4)]
            shown = (await finding(ben)).tables
            assert [table.id for table in shown] == made[:0:-1], "the three newest"
            assert shown[0].names == ("Anna", None, None)
            assert shown[0].clock == public.clock
            assert (await finding(anna)).tables == (), "none of her own"
            for table in made:
                await anna.leave(table)
            assert (await finding(ben)).tables == ()

    run(scenario())


# Floods


def test_floods(tmp_path: Path) -> None:
    limits = replace(
        LIMITS, searches=0.001, search_burst=3, invitations=0.001, invitation_burst=2, blocks=1
    )
    limits = replace(limits, invitations_kept=2)

    async def scenario(address: str) -> None:
        async with visitors(address, "Anna", "Ben", "Clara") as (anna, ben, clara):
            for _ in range(3):
                await enter(anna)
                await leave(anna)
            assert await refused(enter(anna)) == "too-many"
            await enter(ben)  # others can
            await leave(ben)

            await have_played(anna, ben, clara)
            handles = {
                name: (await person.me()).handle
                for name, person in (("anna", anna), ("ben", ben), ("clara", clara))
            }
            tables = [(await anna.create(NewTable())).id for _ in range(3)]
            codes = []
            for table in tables:
                try:
                    path = f"/api/tables/{table}/invitations"
                    await anna.request("POST", path, Invite(handles["ben"]))
                except ServerRefusal as refusal:
                    codes.append(refusal.code)
            assert codes == ["too-many"]
            assert len((await finding(ben)).invitations) == 2
            more = (await clara.create(NewTable())).id
            await clara.request("POST", f"/api/tables/{more}/invitations", Invite(handles["ben"]))
            assert len((await finding(ben)).invitations) == 2, "no more than are kept"

            await ben.request("PUT", f"/api/me/blocks/{handles['anna']}")
            await ben.request("PUT", f"/api/me/blocks/{handles['anna']}")  # again is no other
            path = f"/api/me/blocks/{handles['clara']}"
            assert await refused(ben.request("PUT", path)) == "too-many"

    with inside(tmp_path, limits) as server:
        run(scenario(server.address))
    assert server.faults == []
