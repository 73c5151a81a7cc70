"""Passkeys, and challenges that are good once."""

import asyncio
from dataclasses import replace

import pytest

from grachten.store import Passkey, Spent, Store, StoreConflict

from .examples import ANNA, add_people, on_store, opened

LAPTOP = Passkey(b"\x00laptop", "anna", b"public \xff", 0, "Laptop", created=5)
KEY = Passkey(b"key", "anna", b"another", 7, "Key 🔑", created=6)
NOW = 1000


def a_challenge(number: int) -> Spent:
    return Spent(b"challenge %d" % number, NOW + 500)


async def add_both(store: Store) -> None:
    await add_people(store)
    await store.add_passkey(LAPTOP, a_challenge(1), NOW)
    await store.add_passkey(KEY, a_challenge(2), NOW)


@on_store
async def test_a_person_has_several(store: Store) -> None:
    await add_both(store)
    assert await store.passkeys_of("anna") == (LAPTOP, KEY)
    assert await store.passkeys_of("ben") == ()
    assert await store.passkey(b"key") == KEY
    assert await store.passkey(b"\x00laptop") == LAPTOP
    assert await store.passkey(b"") is None
    assert LAPTOP.id != KEY.id


@on_store
async def test_a_passkey_belongs_to_one(store: Store) -> None:
    await add_both(store)
    with pytest.raises(StoreConflict):
        await store.add_passkey(replace(KEY, person="ben"), a_challenge(3), NOW)
    with pytest.raises(StoreConflict):
        await store.add_passkey(replace(KEY, credential=b"x", person="x"), a_challenge(3), NOW)
    assert await store.passkey(b"key") == KEY


@on_store
async def test_a_challenge_is_good_once(store: Store) -> None:
    await add_both(store)
    with pytest.raises(StoreConflict):
        await store.use_passkey(b"key", 8, a_challenge(1), NOW)
    assert await store.passkey(b"key") == KEY
    await store.use_passkey(b"key", 8, a_challenge(3), NOW)
    assert await store.passkey(b"key") == replace(KEY, sign_count=8, used=NOW)
    # Long after it has expired, nobody needs to remember it.
    await store.use_passkey(b"key", 9, a_challenge(3), NOW + 501)


@on_store
async def test_a_count_never_goes_back(store: Store) -> None:
    await add_both(store)
    for number, count in enumerate((7, 6, 1), start=3):
        with pytest.raises(StoreConflict, match="used elsewhere"):
            await store.use_passkey(b"key", count, a_challenge(number), NOW)
    await store.use_passkey(b"\x00laptop", 0, a_challenge(3), NOW)  # it doesn't count
    with pytest.raises(StoreConflict, match="gone"):
        await store.use_passkey(b"nobody's", 1, a_challenge(4), NOW)


@on_store
async def test_a_passkey_is_removed_by_its_owner(store: Store) -> None:
    await add_both(store)
    assert not await store.remove_passkey("ben", b"key")
    assert await store.remove_passkey("anna", b"key")
    assert not await store.remove_passkey("anna", b"key")
    assert await store.passkeys_of("anna") == (LAPTOP,)


def test_of_many_with_one_challenge_one_gets_in(url: str) -> None:
    async def main() -> int:
        async with opened(url) as one, opened(url) as other:
            await add_both(one)
            results = await asyncio.gather(
                *(
                    store.use_passkey(b"\x00laptop", 0, a_challenge(3), NOW)
                    for store in (one, other) * 5
                ),
                return_exceptions=True,
            )
            assert all(each is None or isinstance(each, StoreConflict) for each in results)
            return results.count(None)

    assert asyncio.run(main()) == 1


@on_store
async def test_a_crest_is_chosen_and_given_back(store: Store) -> None:
    await store.add_person(ANNA)
    await store.set_crest("anna", "pale.blue.gold.tulip")
    assert await store.person("anna") == replace(ANNA, crest="pale.blue.gold.tulip")
    await store.set_crest("anna", None)
    assert await store.person("anna") == ANNA
