"""People one has played with, whom one blocks, and who is invited where."""

from dataclasses import replace

from grachten.statuses import Who
from grachten.store import Person, Store, StoredBlock, StoredInvitation, StoredOpponent, StoredSeat

from .examples import a_table, add_people, on_store

CLARA = Person("clara", "person", "Clara", None, created=1, seen=2**40)
OPEN = a_table("open", status="open", host="anna")


def seat(number: int, person: str | None, name: str) -> StoredSeat:
    who: Who = "person" if person else "bot"
    colour = ("burgundy", "ochre", "charcoal")[number]
    return StoredSeat(number, who, person, name, None, colour, False, True, None, None)


async def games(store: Store) -> None:
    """Anna has played with Ben twice, and with Clara before; a game with Ben is not over."""
    await add_people(store)
    await store.add_person(CLARA)
    for name, ended, others in (
        ("first", 10, [("ben", "Benny")]),
        ("second", 20, [("clara", "Clara"), (None, "Griet")]),
        ("third", 30, [("ben", "Ben")]),
        ("playing", None, [("ben", "Later")]),
    ):
        status = "playing" if ended is None else "over"
        sitting = [seat(0, "anna", "Anna")]
        sitting += [seat(at, person, called) for at, (person, called) in enumerate(others, 1)]
        await store.add_table(a_table(name, status=status, ended=ended), sitting)


@on_store
async def test_recent_opponents(store: Store) -> None:
    await games(store)
    ben, clara = StoredOpponent("ben", "Ben", 30, True), StoredOpponent("clara", "Clara", 20, True)
    assert await store.recent_opponents("anna", 5) == [ben, clara]
    assert await store.recent_opponents("anna", 1) == [ben]
    assert await store.recent_opponents("clara", 5) == [StoredOpponent("anna", "Anna", 20, True)]
    await store.set_invitable("ben", False)
    assert (await store.recent_opponents("anna", 1))[0].invitable is False
    await store.block_person("anna", "ben", "Ben", 40)
    assert await store.recent_opponents("anna", 5) == [clara]
    assert len(await store.recent_opponents("ben", 5)) == 1, "who never learns of it"


@on_store
async def test_who_has_met(store: Store) -> None:
    await games(store)
    assert await store.have_met("anna", "ben")
    assert await store.have_met("clara", "anna")
    assert not await store.have_met("clara", "ben")


@on_store
async def test_blocks(store: Store) -> None:
    await games(store)
    await store.block_person("anna", "ben", "Ben", 5)
    await store.block_person("anna", "clara", "Clara", 6)
    await store.block_person("anna", "ben", "Benny", 7)  # again
    blocked = [StoredBlock("ben", "Benny", 7), StoredBlock("clara", "Clara", 6)]
    assert await store.blocks_of("anna") == blocked
    assert await store.blocks_of("ben") == []
    assert await store.unblock_person("anna", "ben")
    assert not await store.unblock_person("anna", "ben")
    assert await store.blocks_of("anna") == blocked[1:]


@on_store
async def test_invitations(store: Store) -> None:
    await games(store)
    await store.add_table(OPEN, [seat(0, "anna", "Anna")])
    invitation = StoredInvitation("open", "anna", "Anna", 100)

    async def invite(at: int = 100, most: int = 3, forget: int = 0) -> bool:
        return await store.invite(replace(invitation, at=at), "ben", most, forget)

    assert await invite()
    assert await invite(101)  # once more is the same one
    assert await store.invitations_of("ben", 5) == [replace(invitation, at=101)]
    assert not await invite(most=1)
    await store.decline("ben", "open")
    assert await store.invitations_of("ben", 5) == []

    await store.set_invitable("ben", False)
    assert not await store.is_invitable("ben")
    assert not await invite()
    await store.set_invitable("ben", True)
    await store.block_person("ben", "anna", "Anna", 1)
    assert not await invite()
    await store.unblock_person("ben", "anna")

    assert await invite(200)
    await store.block_person("ben", "anna", "Anna", 1)
    assert await store.invitations_of("ben", 5) == [], "of somebody who is blocked since"
    await store.unblock_person("ben", "anna")
    other = StoredInvitation("open", "anna", "Anna", 300)
    assert await store.invite(other, "clara", 3, 250)
    assert await store.invitations_of("ben", 5) == [], "which was too old"


@on_store
async def test_an_invitation_ends_with_the_table(store: Store) -> None:
    await games(store)
    await store.add_table(OPEN, [seat(0, "anna", "Anna")])
    invitation = StoredInvitation("open", "anna", "Anna", 100)
    assert await store.invite(invitation, "ben", 3, 0)
    saved = await store.save_table(OPEN, [seat(0, "anna", "Anna"), seat(1, "ben", "Ben")])
    assert await store.invitations_of("ben", 5) == [], "who sits there"
    saved = await store.save_table(saved, [seat(0, "anna", "Anna")])
    assert await store.invitations_of("ben", 5) == [invitation]
    await store.save_table(replace(saved, status="playing"), [seat(0, "anna", "Anna")])
    assert await store.invitations_of("ben", 5) == []
    await store.remove_table("open")
