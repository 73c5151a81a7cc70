"""Deals that several people play: one attempt each, ranks by counting, and what is forgotten."""

import asyncio
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from grachten.store import (
    DealCount,
    Person,
    Store,
    StoreConflict,
    StoredAttempt,
    StoredChallenge,
    challenge_name,
    day_name,
)

from .examples import ANNA, BEN, SEATS, a_table, add_people, on_store

DAY = day_name(date(2026, 11, 18))
NEXT = day_name(date(2026, 11, 19))
CHALLENGE = StoredChallenge(
    "zzzz", "anna", "amsterdam", "1", 1, "[]", b"\x00", b"\xff", "7", created=100
)


async def begin(store: Store, person: str, deal: str = DAY, table: str | None = None) -> str:
    name = table or f"{deal} {person}"
    attempt = StoredAttempt(deal, person, name, begun=1)
    await store.begin_attempt(attempt, a_table(name), SEATS)
    return name


async def results(store: Store, given: dict[str, tuple[int, int]], deal: str = DAY) -> None:
    for person, (points, completed) in given.items():
        await store.finish_attempt(await begin(store, person, deal), points, completed, 5)


@on_store
async def test_nobody_has_two_attempts(store: Store) -> None:
    await add_people(store)
    table = await begin(store, "anna")
    with pytest.raises(StoreConflict):
        await begin(store, "anna", table="another")
    assert await store.load("another") is None  # nothing of the second is left
    assert await store.attempt(DAY, "anna") == StoredAttempt(DAY, "anna", table, 1)
    assert await store.attempt(DAY, "ben") is None
    await store.finish_attempt(table, 30, 2, at=7)
    await store.finish_attempt(table, 99, 9, at=8)  # only the first result counts
    assert await store.attempt(DAY, "anna") == StoredAttempt(DAY, "anna", table, 1, 30, 2, 7)
    await begin(store, "anna", NEXT)


@on_store
async def test_at_the_same_time_one_attempt_is_made(store: Store) -> None:
    await add_people(store)
    made = await asyncio.gather(
        *(begin(store, "anna", table=f"t{number}") for number in range(5)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in made) == ["StoreConflict"] * 4 + ["str"]


@on_store
async def test_ranks_are_counted_by_points_then_contracts(store: Store) -> None:
    await add_people(store)
    for name in "cdef":
        await store.add_person(Person(name, "person", name.upper(), None, 0, 0))
    merits = {"anna": (30, 2), "ben": (40, 1), "c": (30, 3), "d": (30, 2), "e": (-7, 0)}
    await results(store, merits)
    await begin(store, "f")  # is still playing
    assert await store.finished(DAY) == 5
    for merit in merits.values():
        better = sum(other > merit for other in merits.values())
        equal = sum(other == merit for other in merits.values())
        assert await store.counted(DAY, *merit) == DealCount(5, better, equal)
    found = await store.ranked(DAY, 0, 10)
    assert [(each.name, each.points, each.completed) for each in found] == [
        ("Ben", 40, 1), ("C", 30, 3), ("D", 30, 2), ("Anna", 30, 2), ("E", -7, 0),
    ]  # fmt: skip
    assert await store.ranked(DAY, 2, 2) == found[2:4]
    assert await store.best_points([DAY, NEXT]) == [40, None]
    assert (await store.finished(NEXT), await store.ranked(NEXT, 0, 9)) == (0, [])


@on_store
async def test_people_choose_what_is_shown(store: Store) -> None:
    await add_people(store)
    await results(store, {"anna": (1, 0), "ben": (2, 0)})
    assert await store.deal_choices("anna") == (True, True)
    for choice in ((False, True), (True, False)):
        await store.choose_for_deals("anna", *choice)
        assert await store.deal_choices("anna") == choice
        ben, anna = await store.ranked(DAY, 0, 9)
        assert (anna.named, anna.replays) == choice
        assert (ben.named, ben.replays) == (True, True)


@on_store
async def test_days_of_a_person(store: Store) -> None:
    await add_people(store)
    assert await store.first_day() is None
    await results(store, {"anna": (1, 0)}, NEXT)
    await results(store, {"anna": (1, 0), "ben": (1, 0)})
    await begin(store, "ben", NEXT)
    await results(store, {"anna": (1, 0)}, challenge_name("zzzz"))
    assert await store.days_of("anna") == ["2026-11-19", "2026-11-18"]
    assert await store.days_of("ben") == ["2026-11-18"]
    assert await store.first_day() == "2026-11-18"
    assert await store.left_over(NEXT) == [f"{DAY} anna", f"{DAY} ben"]  # these tables still play
    assert await store.left_over(DAY) == []


@on_store
async def test_challenges(store: Store) -> None:
    await add_people(store)
    name = challenge_name(CHALLENGE.id)
    await store.add_table(a_table("origin"), SEATS)
    first = StoredAttempt(name, "anna", "origin", 1, 30, 2, 5)
    await store.add_challenge(CHALLENGE, first)
    await store.add_challenge(replace(CHALLENGE, id="other", created=200))
    assert await store.challenge("zzzz") == CHALLENGE
    assert await store.challenge("none") is None
    assert await store.attempt(name, "anna") == first
    assert [await store.challenges_made("anna", since) for since in (0, 101, 201)] == [2, 1, 0]
    assert [each.id for each in await store.challenges_of("anna", 9)] == ["other", "zzzz"]
    assert await store.challenges_of("ben", 9) == []
    table = await begin(store, "ben", name)
    assert [each.id for each in await store.challenges_of("ben", 9)] == ["zzzz"]
    assert not await store.shares_challenge("origin", "ben")  # not before he has finished
    await store.finish_attempt(table, 20, 1, 9)
    assert await store.shares_challenge("origin", "ben")
    assert await store.shares_challenge(table, "anna")
    assert not await store.shares_challenge("origin", "robot")


@on_store
async def test_old_days_and_challenges_are_forgotten(store: Store) -> None:
    await add_people(store)
    await results(store, {"anna": (1, 0)})
    await results(store, {"anna": (1, 0)}, NEXT)
    name = challenge_name(CHALLENGE.id)
    await store.add_challenge(CHALLENGE)
    await store.add_challenge(replace(CHALLENGE, id="later", created=200))
    table = await begin(store, "ben", name)
    await store.prune_deals(NEXT, 200)
    assert await store.attempt(DAY, "anna") is None
    assert await store.attempt(NEXT, "anna") is not None
    assert await store.challenge("zzzz") is None
    assert await store.attempt(name, "ben") is None
    assert await store.challenge("later") is not None
    assert await store.load(table) is not None  # the game stays


@on_store
async def test_what_goes_with_a_person_and_with_a_table(store: Store) -> None:
    await add_people(store)
    await results(store, {"anna": (1, 0), "ben": (2, 0)})
    await store.choose_for_deals("anna", False, False)
    await store.add_challenge(CHALLENGE)
    await store.remove_table(f"{DAY} ben")
    (ben, _anna) = await store.ranked(DAY, 0, 9)
    assert (ben.name, ben.table_id, ben.points) == (BEN.name, None, 2)

    def remove(connection: Any) -> None:
        connection.exec_driver_sql("DELETE FROM seats WHERE person IN ('anna', 'robot')")
        connection.exec_driver_sql("UPDATE tables SET host = 'ben'")
        connection.exec_driver_sql("DELETE FROM people WHERE id = 'robot'")
        connection.exec_driver_sql(f"DELETE FROM people WHERE id = '{ANNA.id}'")  # noqa: S608 - ours

    await store._write(remove)
    assert [each.name for each in await store.ranked(DAY, 0, 9)] == [BEN.name]
    assert await store.deal_choices("anna") == (True, True)
    kept = await store.challenge(CHALLENGE.id)
    assert kept == replace(CHALLENGE, host=None)  # others may have taken it
