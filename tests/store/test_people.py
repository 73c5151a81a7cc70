"""People, their bots, and moving to another device."""

import asyncio
from dataclasses import replace

import pytest

from grachten.store import Store, StoreConflict

from .examples import ANNA, BEN, ROBOT, SEATS, TABLE, add_people, add_table, on_store, opened


@on_store
async def test_a_person_comes_back_as_they_were(store: Store) -> None:
    await add_people(store)
    assert await store.person("anna") == ANNA
    assert await store.person("robot") == ROBOT
    assert await store.person("Anna") is None


@on_store
async def test_nobody_is_added_twice(store: Store) -> None:
    await store.add_person(ANNA)
    with pytest.raises(StoreConflict):
        await store.add_person(replace(ANNA, name="Another"))
    assert await store.person("anna") == ANNA


@on_store
async def test_names_change_and_people_are_seen(store: Store) -> None:
    await add_people(store)
    await store.rename("anna", "Anne-Sophie")
    await store.seen("anna", ANNA.seen + 5)
    await store.seen("anna", ANNA.seen + 3)  # it arrives late
    assert await store.person("anna") == replace(ANNA, name="Anne-Sophie", seen=ANNA.seen + 5)
    assert await store.person("ben") == BEN


@on_store
async def test_a_token_belongs_to_one(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(ROBOT, b"hash \x00\xff")
    assert await store.person_by_token(b"hash \x00\xff") == ROBOT
    assert await store.person_by_token(b"hash") is None
    with pytest.raises(StoreConflict):
        await store.add_person(BEN, b"hash \x00\xff")


@on_store
async def test_a_handle_finds_a_person_and_tells_no_id(store: Store) -> None:
    await add_people(store)
    assert len({ANNA.handle, BEN.handle, ROBOT.handle}) == 3
    assert await store.person_by_handle(BEN.handle) == BEN
    assert await store.person_by_handle("ben") is None
    assert "anna" not in ANNA.handle


@on_store
async def test_bots_belong_to_their_owner(store: Store) -> None:
    await add_people(store)
    second = replace(ROBOT, id="second", name="Second", created=ROBOT.created + 1)
    await store.add_person(second)
    await store.add_person(replace(ROBOT, id="bens", owner="ben"))
    assert await store.bots_of("anna") == (ROBOT, second)
    assert await store.bots_of("robot") == ()
    with pytest.raises(StoreConflict):
        await store.add_person(replace(ROBOT, id="same-name"))


@on_store
async def test_a_removed_bot_is_gone_but_the_games_it_played_stay(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(ROBOT, b"hash")
    await store.add_table(TABLE, SEATS)
    assert not await store.remove_bot("ben", "Robot")
    assert not await store.remove_bot("anna", "Anna")
    assert await store.remove_bot("anna", "Robot")
    assert not await store.remove_bot("anna", "Robot")
    assert await store.bots_of("anna") == ()
    assert await store.person_by_token(b"hash") is None
    await store.save_table(TABLE, SEATS)  # the bot still sits there
    game = await store.load(TABLE.id)
    assert game is not None
    assert game.seats == SEATS
    await store.add_person(replace(ROBOT, id="again"), b"hash")
    assert [bot.id for bot in await store.bots_of("anna")] == ["again"]


@on_store
async def test_a_move_works_once_and_in_time(store: Store) -> None:
    await add_people(store)
    await store.add_move(b"a", "anna", expires=1000)
    await store.add_move(b"b", "ben", expires=2000)
    assert await store.take_move(b"c", now=999) is None
    assert await store.take_move(b"a", now=999) == "anna"
    assert await store.take_move(b"a", now=999) is None
    assert await store.take_move(b"b", now=2000) is None
    assert await store.take_move(b"b", now=0) is None  # what came too late is forgotten


@on_store
async def test_a_move_is_somebodys(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.add_move(b"a", "nobody", expires=1000)


def test_of_many_that_take_a_move_one_gets_it(url: str) -> None:
    async def main() -> list[str | None]:
        async with opened(url) as one, opened(url) as other:
            await add_people(one)
            await one.add_move(b"code", "anna", expires=1000)
            return await asyncio.gather(
                *(store.take_move(b"code", now=1) for store in (one, other) * 5)
            )

    assert sorted(asyncio.run(main()), key=str) == [None] * 9 + ["anna"]


@on_store
async def test_hosts_and_players_are_people(store: Store) -> None:
    await store.add_person(ANNA)
    with pytest.raises(StoreConflict):
        await store.add_table(replace(TABLE, host="nobody"), [])
    with pytest.raises(StoreConflict):
        await store.add_table(TABLE, [replace(SEATS[0], person="nobody")])
    assert await store.load(TABLE.id) is None


@on_store
async def test_strange_names_are_names(store: Store) -> None:
    await add_table(store)
    for name in ("'; DROP TABLE people; --", "%(name)s :name ?", "名前", "e\u0301", ""):
        await store.rename("anna", name)
        person = await store.person("anna")
        assert person is not None
        assert person.name == name


@on_store
async def test_sessions_are_revoked(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(BEN)
    await store.add_person(ROBOT, b"token")
    await store.add_move(b"annas", "anna", expires=1000)
    await store.add_move(b"bens", "ben", expires=1000)
    assert await store.revoke_sessions("anna") == 1
    assert await store.revoke_sessions("anna") == 2
    assert await store.person("anna") == replace(ANNA, epoch=2)
    assert await store.person("ben") == BEN
    assert await store.take_move(b"annas", now=1) is None  # it would begin a new session
    assert await store.take_move(b"bens", now=1) == "ben"
    assert await store.person_by_token(b"token") == ROBOT


@on_store
async def test_an_outside_bot_that_is_revoked_loses_its_token(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(ROBOT, b"token")
    assert await store.revoke_sessions("robot") == 1
    assert await store.person_by_token(b"token") is None
    assert await store.bots_of("anna") == (replace(ROBOT, epoch=1),)


@on_store
async def test_people_are_blocked_and_unblocked(store: Store) -> None:
    await add_people(store)
    await store.block("anna", True)
    assert await store.person("anna") == replace(ANNA, blocked=True)
    assert await store.person("ben") == BEN
    await store.block("anna", False)
    assert await store.person("anna") == ANNA


@on_store
async def test_nobody_is_nobody(store: Store) -> None:
    with pytest.raises(StoreConflict, match=r"^There is no such person\.$"):
        await store.revoke_sessions("nobody")
    with pytest.raises(StoreConflict, match=r"^There is no such person\.$"):
        await store.block("nobody", True)


@on_store
async def test_of_many_codes_the_oldest_go(store: Store) -> None:
    await add_people(store)
    await store.add_move(b"bens", "ben", expires=1)
    for number in range(8):
        await store.add_move(bytes([number]), "anna", expires=1000 + number // 4)
    found = [await store.take_move(bytes([number]), now=0) for number in range(8)]
    assert sum(person == "anna" for person in found) == 5
    assert found[4:] == ["anna"] * 4
    assert await store.take_move(b"bens", now=0) == "ben"


@on_store
async def test_the_newest_code_works_though_all_expire_at_the_same_time(store: Store) -> None:
    await add_people(store)
    for number in reversed(range(30)):
        await store.add_move(bytes([number]), "anna", expires=1000)
        assert await store.take_move(bytes([number]), now=0) == "anna"
        await store.add_move(bytes([number]), "anna", expires=1000)


@on_store
async def test_people_are_found_by_a_part_of_their_names(store: Store) -> None:
    await add_people(store)
    for index, name in enumerate(("Hanna", "100%_sure", "Ärin", "a/b")):
        await store.add_person(
            replace(ANNA, id=f"p{index}", name=name, seen=index, blocked=index == 0)
        )
    await store.seen("ben", BEN.seen + 10)

    async def found(text: str, limit: int = 10) -> list[str]:
        return [person.name for person in await store.people_named(text, limit)]

    assert await found("nn") == ["Anna", "Hanna"]
    assert await found("NNA") == ["Anna", "Hanna"]
    assert await found("nn", 1) == ["Anna"]
    assert await found("%_") == ["100%_sure"]
    assert await found("/") == ["a/b"]
    assert await found("Är") == ["Ärin"]
    assert (await found("")) == ["Ben", "Anna", "a/b", "Ärin", "100%_sure", "Hanna", "Robot"]
    assert await found("nobody") == []
    assert await found("\0") == []
    assert (await store.people_named("Hanna", 1))[0].blocked
