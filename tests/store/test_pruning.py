"""Removing what nobody comes back to."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event, text

from grachten.store import Person, Pruned, Store, StoredSeat, pruning, writer

from .examples import ANNA, BEN, ROBOT, a_step, a_table, add_people, add_steps, engine_of, on_store

CARL = Person("carl", "person", "Carl", None, created=0, seen=0)


def sitting(*people: Person) -> list[StoredSeat]:
    return [
        StoredSeat(number, "bot" if person.kind == "bot" else "person", person.id, person.name,
                   None, "ochre", False, True, b"x", None)
        for number, person in enumerate(people)
    ]  # fmt: skip


async def people_left(store: Store) -> set[str]:
    return {person.id for person in await store.people_named("", 1000)}


async def tables_left(store: Store) -> set[str]:
    found = await store.admin_tables(status=None, limit=1000, before=None)
    return {listing.table.id for listing in found}


@on_store
async def test_old_finished_tables_are_removed_with_their_steps(store: Store) -> None:
    await add_people(store)
    for status in ("open", "playing", "over", "abandoned"):
        for changed in (10, 20):
            table = a_table(f"{status}-{changed}", status=status, changed=changed)
            await store.add_table(table, sitting(ANNA))
            if status != "open":
                await store.add_step(table.id, a_step(1, at=0))
    # It ended long ago, though something was noted later.
    await store.add_table(a_table("ended", status="over", changed=30, ended=5), sitting(ANNA))
    assert await store.prune(finished_before=20, unseen_before=None) == Pruned(3, 0)
    assert await tables_left(store) == {
        "open-10", "open-20", "playing-10", "playing-20", "over-20", "abandoned-20",
    }  # fmt: skip
    steps = await store._reader.run(
        lambda it: it.execute(text("SELECT table_id FROM steps ORDER BY table_id")).scalars().all()
    )
    assert steps == ["abandoned-20", "over-20", "playing-10", "playing-20"]
    assert await store.prune(finished_before=20, unseen_before=None) == Pruned(0, 0)


@on_store
async def test_people_who_were_not_seen_are_removed_with_bots_tokens_and_codes(
    store: Store,
) -> None:
    await store.add_person(replace(ANNA, seen=10))
    await store.add_person(replace(BEN, seen=20))
    await store.add_person(ROBOT, b"token")
    await store.add_person(replace(ROBOT, id="bens", owner="ben"), b"other")
    await store.add_move(b"code", "anna", expires=2**40)
    assert await store.prune(finished_before=None, unseen_before=20) == Pruned(0, 2)
    assert await people_left(store) == {"ben", "bens"}
    assert await store.person_by_token(b"token") is None
    assert await store.person_by_token(b"other") is not None
    assert await store.take_move(b"code", now=0) is None
    assert await store.prune(finished_before=None, unseen_before=None) == Pruned(0, 0)


@on_store
async def test_nobody_is_removed_from_an_unfinished_table(store: Store) -> None:
    names = ("sits", "hosts", "owns", "sat", "hosted", "owned")
    people = {name: Person(name, "person", name, None, created=0, seen=0) for name in names}
    for person in people.values():
        await store.add_person(person)
    bots = {name: replace(ROBOT, id=f"bot-{name}", owner=name) for name in ("owns", "owned")}
    for bot in bots.values():
        await store.add_person(bot)
    await store.add_person(BEN)
    for index, status in enumerate(("open", "playing")):
        table = a_table(f"t{index}", status=status, host="hosts")
        await store.add_table(table, sitting(people["sits"], bots["owns"]))
    await store.add_table(
        a_table("over", status="over", host="hosted"), sitting(people["sat"], bots["owned"], BEN)
    )
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(0, 4)
    assert await people_left(store) == {"sits", "hosts", "owns", "bot-owns", "ben"}


@on_store
async def test_seats_of_finished_games_keep_the_name(store: Store) -> None:
    await store.add_person(replace(ANNA, seen=0))
    await store.add_person(ROBOT)
    await store.add_person(BEN)
    seats = sitting(ANNA, BEN, ROBOT)
    table = a_table("table", status="over", host="ben")
    await store.add_table(table, seats)
    await add_steps(store, 3)
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(0, 2)
    game = await store.load("table")
    assert game is not None
    assert list(game.seats) == [
        replace(seats[0], person=None),
        seats[1],
        replace(seats[2], person=None),
    ]
    assert len(game.steps) == 3
    assert [listing.table.id for listing in await store.tables_of("ben", 9)] == ["table"]


@on_store
async def test_a_table_whose_host_is_removed_goes_to_a_person_who_was_there(store: Store) -> None:
    await store.add_person(replace(ANNA, seen=0))
    await store.add_person(BEN)
    await store.add_person(replace(ROBOT, owner="ben"))
    await store.add_person(replace(CARL, seen=1))
    await store.add_table(a_table("seated", status="over"), sitting(ANNA, ROBOT, BEN, CARL))
    await store.add_table(a_table("not-seated", status="abandoned"), sitting(CARL, BEN))
    await store.add_table(a_table("only-a-bot", status="over"), sitting(ROBOT))
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(0, 1)
    hosts = {}
    for name in ("seated", "not-seated", "only-a-bot"):
        game = await store.load(name)
        assert game is not None
        hosts[name] = game.table.host
    assert hosts == {"seated": "ben", "not-seated": "carl", "only-a-bot": "robot"}


@on_store
async def test_a_finished_table_that_nobody_remembers_is_removed(store: Store) -> None:
    for person in (ANNA, BEN, CARL):
        await store.add_person(replace(person, seen=0))
    await store.add_person(ROBOT)
    await store.add_table(a_table("all", status="over"), sitting(ANNA, BEN, ROBOT))
    await store.add_table(a_table("bots-alone", status="over", host="ben"), [])
    await store.add_table(a_table("open", status="open", host="carl"), [])
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(2, 3)
    assert await tables_left(store) == {"open"}
    assert await people_left(store) == {"carl"}


@on_store
async def test_a_retired_bot_is_removed_when_its_games_are_over(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(ROBOT)
    await store.add_table(a_table("table"), sitting(ANNA, ROBOT))
    await store.remove_bot("anna", "Robot")
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(0, 0)
    await store.save_table(a_table("table", status="over"), sitting(ANNA, ROBOT))
    assert await store.prune(finished_before=None, unseen_before=1) == Pruned(0, 1)
    assert await people_left(store) == {"anna"}


@on_store
async def test_a_bot_that_was_seen_keeps_its_owner(store: Store) -> None:
    await store.add_person(replace(ANNA, seen=0))
    await store.add_person(replace(ROBOT, seen=5))
    assert await store.prune(finished_before=None, unseen_before=5) == Pruned(0, 0)
    assert await store.prune(finished_before=None, unseen_before=6) == Pruned(0, 2)


@on_store
async def test_who_comes_back_at_the_last_moment_stays(store: Store) -> None:
    """Between choosing them and removing them."""
    await store.add_person(replace(ANNA, seen=0))
    await store.add_table(a_table("table", status="over", changed=0), sitting(ANNA))
    people = await store._reader.run(pruning.old_people, 1)
    tables = await store._reader.run(pruning.old_tables, 1)
    assert (people, tables) == (["anna"], ["table"])
    await store.seen("anna", 1)
    await store.save_table(a_table("table", status="over", changed=1), sitting(ANNA))
    remover = store._database.writer
    assert await remover.run(pruning.remove_people, people, 1) == Pruned(0, 0)
    assert await remover.run(pruning.remove_tables, tables, 1) == Pruned(0, 0)
    assert await people_left(store) == {"anna"}
    assert await tables_left(store) == {"table"}


def test_games_go_on_while_much_is_removed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "BATCH", 5)
    monkeypatch.setattr(pruning, "MOST_VALUES", 3)
    # However quick the machine: a step that waits is written before more is removed.
    monkeypatch.setattr(writer, "GATHERING_SECONDS", 0)

    @on_store
    async def check(store: Store) -> None:
        await store.add_person(BEN)
        await store.add_table(a_table("table", host="ben"), [])
        for index in range(40):
            person = replace(CARL, id=f"p{index:02}")
            await store.add_person(person)
            table = a_table(f"old-{index:02}", status="over", changed=0, host=person.id)
            await store.add_table(table, sitting(person))
        for index in range(40):
            table = a_table(f"new-{index:02}", status="over", changed=1, host=f"p{index:02}")
            await store.add_table(table, [])
        done: list[str] = []
        engine = engine_of(store)

        def on_execute(_c: object, _cu: object, statement: str, *_rest: object) -> None:
            done.append(" ".join(statement.split()[:3]))

        event.listen(engine, "before_cursor_execute", on_execute)

        prune = asyncio.create_task(store.prune(finished_before=1, unseen_before=1))
        number = 0
        while not prune.done():
            number += 1
            await store.add_step("table", a_step(number))
        assert await prune == Pruned(80, 40)
        assert await tables_left(store) == {"table"}
        assert await people_left(store) == {"ben"}
        removals = [index for index, what in enumerate(done) if what == "DELETE FROM tables"]
        steps = [index for index, what in enumerate(done) if what == "INSERT INTO steps"]
        assert len(removals) > 20
        assert sum(removals[0] < index < removals[-1] for index in steps) >= 5

    check(url)
