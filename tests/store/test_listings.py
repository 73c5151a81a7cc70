"""Lists of tables, page by page."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec
import pytest

from grachten.protocol.tables import Branch, Options
from grachten.store import BadKey, Store, StoredListing, StoredStep, page_key

from .examples import SEATS, STEP, TABLE, a_step, a_table, add_people, add_table, on_store


def names(listings: list[StoredListing]) -> list[str]:
    return [listing.table.id for listing in listings]


async def all_pages(
    page_before: Callable[[str | None], Awaitable[list[StoredListing]]],
) -> list[list[str]]:
    pages, before = [], None
    while page := await page_before(before):
        pages.append(names(page))
        before = page_key(page[-1])
    return pages


@on_store
async def test_public_tables_are_open_ones_and_then_those_that_play(store: Store) -> None:
    await add_people(store)
    for created, (name, status, public) in enumerate(
        [
            ("open-1", "open", True),
            ("playing-1", "playing", True),
            ("private", "open", False),
            ("over", "over", True),
            ("abandoned", "abandoned", True),
            ("open-2", "open", True),
            ("playing-2", "playing", True),
        ]
    ):
        table = a_table(name, status=status, public=public, created=created)
        await store.add_table(table, SEATS if name == "playing-1" else [])
    await store.add_step("playing-1", a_step(1))
    await store.add_step("playing-1", a_step(2))
    listed = await store.public_tables(10)
    assert [listing.table.id for listing in listed] == [
        "open-2",
        "open-1",
        "playing-2",
        "playing-1",
    ]
    assert listed[-1] == StoredListing(a_table("playing-1", created=1, changed=STEP.at), SEATS)
    assert await store.public_tables(2) == listed[:2]
    assert await store.public_tables(0) == []


@on_store
async def test_tables_of_a_person_page_by_page(store: Store) -> None:
    await add_people(store)
    for index in range(10):
        seats = SEATS[1:] if index == 4 else SEATS
        # Several were changed at the same moment.
        await store.add_table(a_table(f"t{index}", changed=1000 + index // 3), seats)
    everything = await store.tables_of("anna", 100)
    assert [listing.table.id for listing in everything] == [
        "t9", "t8", "t7", "t6", "t5", "t3", "t2", "t1", "t0",
    ]  # fmt: skip
    assert all(listing.seats == SEATS for listing in everything)
    pages, before = [], None
    while page := await store.tables_of("anna", 2, before):
        assert len(page) <= 2
        pages += page
        before = (page[-1].table.changed, page[-1].table.id)
    assert pages == everything
    assert await store.tables_of("ben", 10) == []
    assert len(await store.tables_of("robot", 100)) == 10


@on_store
async def test_unfinished_tables_are_those_that_play(store: Store) -> None:
    await add_people(store)
    for changed, status in enumerate(["open", "playing", "over", "playing", "abandoned"]):
        await store.add_table(a_table(f"{status}-{changed}", status=status, changed=changed), [])
    assert await store.unfinished() == ["playing-3", "playing-1"]


@on_store
async def test_lessons_are_found_by_their_options(store: Store) -> None:
    """SQLite and PostgreSQL search the same text for the same pattern."""
    await add_people(store)
    lesson = msgspec.json.encode(Options(lesson="first-game")).decode()
    plain = msgspec.json.encode(Options(board='"lesson":"')).decode()
    for created, (name, host, options) in enumerate(
        [
            ("old", "anna", lesson),
            ("plain", "anna", plain),
            ("new", "anna", lesson),
            ("other", "ben", lesson),
        ]
    ):
        await store.add_table(a_table(name, host=host, options=options, created=created), [])
    assert await store.lessons_of("anna") == ["new", "old"]
    assert await store.lessons_of("ben") == ["other"]
    assert await store.lessons_of("robot") == []


@on_store
async def test_stale_tables_are_those_nobody_touched(store: Store) -> None:
    await add_people(store)
    for status in ("open", "playing", "over", "abandoned"):
        for changed in (10, 20, 30):
            table = a_table(f"{status}-{changed}", status=status, changed=changed)
            await store.add_table(table, [])
    assert await store.stale_tables(open_before=30, playing_before=20) == [
        "open-10",
        "playing-10",
        "open-20",
    ]
    await store.add_step("playing-10", a_step(1, at=25))
    assert await store.stale_tables(open_before=0, playing_before=21) == ["playing-20"]


@on_store
async def test_public_tables_page_by_page(store: Store) -> None:
    await add_people(store)
    for index in range(60):
        status = ("open", "playing", "over")[index % 3]
        # Several were made at the same moment.
        await store.add_table(a_table(f"t{index:02}", status=status, created=1000 + index // 5), [])
    everything = names(await store.public_tables(100))
    assert len(everything) == 40
    pages = await all_pages(lambda before: store.public_tables(7, before))
    assert [len(page) for page in pages] == [7, 7, 7, 7, 7, 5]
    assert [name for page in pages for name in page] == everything


@on_store
async def test_a_page_goes_on_where_the_one_before_ended_though_tables_come_and_go(
    store: Store,
) -> None:
    await add_people(store)
    for created in range(6):
        await store.add_table(a_table(f"t{created}", status="open", created=created), [])
    first = await store.public_tables(3)
    assert names(first) == ["t5", "t4", "t3"]
    await store.add_table(a_table("new", status="open", created=9), [])
    await store.remove_table("t3")
    await store.remove_table("t2")
    assert names(await store.public_tables(3, page_key(first[-1]))) == ["t1", "t0"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "key",
    [
        "", "1", "1.\0", "open.1.1", "open.1.1.", "open.1.1.\0", "open.-1.1.t", "open.1.x.t",
        "open.1.9223372036854775808.t", "open.99999999999999999999.1.t", "open.1.1.t\n",
        "closed.1.1.t", "open.١.1.t", "open.1.1.\ud800",
    ],
)  # fmt: skip
def test_a_key_that_is_none_is_refused(key: str, url: str) -> None:
    @on_store
    async def check(store: Store) -> None:
        await add_table(store)
        with pytest.raises(BadKey, match=r"^This list has no such page\.$"):
            await store.public_tables(5, key)
        with pytest.raises(BadKey):
            await store.admin_tables(status=None, limit=5, before=key)

    check(url)


@on_store
async def test_a_place_that_no_table_has_is_refused(store: Store) -> None:
    await add_table(store)
    for before in ((1, "\0"), (2**63, "t"), (-1, "t")):
        with pytest.raises(BadKey):
            await store.tables_of("anna", 5, before)


@on_store
async def test_a_table_that_was_put_away_is_not_in_that_persons_list(store: Store) -> None:
    await add_table(store)
    bens = replace(SEATS[1], who="person", person="ben")
    await store.add_table(a_table("other"), [SEATS[0], bens, replace(SEATS[0], number=2)])
    assert await store.put_away("other", "anna")
    assert names(await store.tables_of("anna", 9)) == ["table"]
    assert names(await store.tables_of("ben", 9)) == ["other"]
    game = await store.load("other")
    assert game is not None
    assert [seat.hidden for seat in game.seats] == [True, False, True]
    assert not await store.put_away("table", "ben")
    assert not await store.put_away("nowhere", "anna")


@on_store
async def test_whoever_saves_a_table_does_not_bring_it_back(store: Store) -> None:
    """A server may have it in memory as it was before."""
    await add_table(store)
    await store.put_away(TABLE.id, "anna")
    saved = await store.save_table(replace(TABLE, rematch="next"), SEATS)
    assert await store.tables_of("anna", 9) == []
    # Who left and sits down again sees it again.
    saved = await store.save_table(saved, SEATS[1:])
    await store.save_table(saved, SEATS)
    assert names(await store.tables_of("anna", 9)) == ["table"]


@on_store
async def test_an_operator_sees_every_table(store: Store) -> None:
    await add_people(store)
    for index, status in enumerate(["open", "playing", "over", "abandoned"] * 3):
        table = a_table(f"t{index:02}", status=status, public=False, changed=index // 2)
        await store.add_table(table, SEATS)
    found = await store.admin_tables(status=None, limit=100, before=None)
    assert names(found) == [f"t{index:02}" for index in range(11, -1, -1)]
    assert all(listing.seats == SEATS for listing in found)
    pages = await all_pages(lambda before: store.admin_tables(status=None, limit=5, before=before))
    assert pages == [names(found)[:5], names(found)[5:10], names(found)[10:]]
    over = await all_pages(lambda before: store.admin_tables(status="over", limit=2, before=before))
    assert over == [["t10", "t06"], ["t02"]]
    assert await store.admin_tables(status="nonsense", limit=5, before=None) == []


@on_store
async def test_tables_of_a_host_are_counted(store: Store) -> None:
    await add_people(store)
    for index, (host, status, public) in enumerate(
        [
            ("anna", "open", True),
            ("anna", "open", False),
            ("anna", "open", False),
            ("anna", "playing", True),
            ("anna", "over", True),
            ("ben", "open", True),
            ("ben", "playing", False),
            ("ben", "playing", True),
        ]
    ):
        table = a_table(f"t{index}", host=host, status=status, public=public)
        await store.add_table(table, [])
    assert await store.open_tables_of("anna") == 3
    assert await store.open_tables_of("anna", public=True) == 1
    assert await store.open_tables_of("anna", public=False) == 2
    assert await store.open_tables_of("ben", public=False) == 0
    assert await store.playing_tables_of("anna") == 1
    assert await store.playing_tables_of("ben") == 2
    assert await store.playing_tables_of("robot") == 0


@on_store
async def test_what_was_played_is_without_what_was_undone(store: Store) -> None:
    await add_people(store)
    for name in ("one", "two", "empty"):
        await store.add_table(a_table(name), SEATS)
    await store.add_step("one", a_step(1, seat=0, action=7))
    await store.add_step("one", a_step(2, seat=1, action=9))
    await store.add_step("one", a_step(3, seat=1, action=None, undoes=2))
    await store.add_step("one", a_step(4, seat=1, action=8))
    await store.add_step("two", a_step(1, seat=1, action=5))
    found = await store.played(["one", "two", "empty"])
    assert found == {"one": [(0, 7), (1, 8)], "two": [(1, 5)]}
    assert await store.played([]) == {}


TAKEN_BACK = [
    a_step(1, seat=0, action=10),
    a_step(2, seat=1, action=11, by="bot"),
    a_step(3, seat=2, action=12, by="bot"),
    a_step(4, seat=0, action=20),
    a_step(5, seat=1, action=21, by="bot"),
    a_step(6, seat=2, action=22, by="bot"),
    a_step(7, seat=0, action=None, undoes=4),
    a_step(8, seat=0, action=23),
]


async def played_at(store: Store, options: Options, *more: StoredStep) -> list[tuple[int, int]]:
    await add_people(store)
    table = a_table("taken", options=msgspec.json.encode(options).decode())
    await store.add_table(table, SEATS, [*TAKEN_BACK, *more])
    return (await store.played(["taken"]))["taken"]


@on_store
async def test_what_followed_a_step_is_taken_back_with_it(store: Store) -> None:
    """Somebody alone with bots takes back a step to which the bots have replied."""
    assert await played_at(store, Options()) == [(0, 10), (1, 11), (2, 12), (0, 23)]


@on_store
async def test_the_others_choices_at_set_up_stay(store: Store) -> None:
    """They depend on nobody else's; all that came after set-up goes."""
    undo = a_step(9, seat=0, action=None, undoes=1)
    assert await played_at(store, Options(), undo) == [(1, 11), (2, 12)]


@on_store
async def test_in_a_position_that_is_tried_out_nothing_stays(store: Store) -> None:
    options = Options(branch=Branch("t" * 16, 0))
    undo = a_step(9, seat=0, action=None, undoes=2)
    assert await played_at(store, options, undo) == [(0, 10)]
