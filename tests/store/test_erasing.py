"""Everything about a person: taken away as a file, and deleted."""

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select

from grachten.store import Passkey, Person, Spent, Store, StoreConflict, StoredWait
from grachten.store.schema import metadata

from .examples import ANNA, BEN, ROBOT, SEATS, TABLE, a_step, a_table, on_store

ANNA_ID = "anna-K7_x%secret="
"""With what LIKE and JSON make something of."""

NAME = "Anna the Unforgettable"
CLARA = Person("clara", "person", "Clara", None, created=1, seen=1)
PASSKEY = Passkey(b"raw-bytes", ANNA_ID, b"public", 0, "Anna's phone", created=3)

IS_OVER: dict[str, Any] = {"status": "over", "ended": 9, "result": "{}", "host": ANNA_ID}
HERS = replace(SEATS[0], person=ANNA_ID, name=NAME, agreed=f'{{"person":"{ANNA_ID}"}}')
BENS = replace(SEATS[1], who="person", person="ben", name="Ben", level=None, agreed=HERS.agreed)
BOTS = SEATS[2]
THEIRS = (HERS, BENS, BOTS)
SERIES = {"games": 3, "wins": {f"person {ANNA_ID}": 1, "person ben": 2}}
AT_ONE_SCREEN = {"games": 1, "wins": {f"person {ANNA_ID} {NAME}": 1, "bot Griet": 0}}


async def fill(store: Store) -> None:
    """A person who has left traces everywhere."""
    await store.add_person(replace(ANNA, id=ANNA_ID, name=NAME))
    await store.add_person(BEN)
    await store.add_person(CLARA)
    await store.add_person(replace(ROBOT, owner=ANNA_ID), b"token")
    await store.set_crest(ANNA_ID, "pale.blue.gold.tulip")
    await store.add_move(b"code", ANNA_ID, expires=5)
    await store.add_passkey(PASSKEY, Spent(b"challenge", 5), 1)
    await store.add_table(
        a_table("over", **IS_OVER, series=json.dumps(SERIES)), THEIRS, [a_step(1)]
    )
    await store.add_table(a_table("alone", **IS_OVER), [HERS, SEATS[1]])
    await store.add_table(a_table("playing", host=ANNA_ID), THEIRS)
    await store.add_table(a_table("open", status="open", host="ben"), [HERS, BENS])
    await store.add_table(a_table("left", status="open", host="ben"), [replace(BENS, number=0)])
    await store.add_table(
        a_table("rematch", status="open", host="ben", series=json.dumps(AT_ONE_SCREEN)),
        [replace(SEATS[1], number=0)],
    )
    await store.add_table(a_table("others", host="ben"), [replace(BENS, number=0, agreed="{}")])


def everything(connection: Connection) -> str:
    """Every value of every table, as one text."""
    return "\n".join(
        repr(row) for table in metadata.sorted_tables for row in connection.execute(select(table))
    )


@on_store
async def test_nothing_names_who_is_deleted(store: Store) -> None:
    await fill(store)
    before = await store._read(everything)
    gone = (ANNA_ID, ANNA.handle, NAME, "robot", "Robot", "raw-bytes", "Anna's phone", "code")
    assert all(each in before for each in gone if each != ANNA.handle)
    changed = await store.erase(ANNA_ID)
    after = await store._read(everything)
    assert [each for each in gone if each in after] == []
    assert changed == ["alone", "left", "open", "over", "playing", "rematch"]
    assert await store.person("ben") == BEN
    assert await store.erase(ANNA_ID) == []


@on_store
async def test_the_games_of_others_stay_without_the_name(store: Store) -> None:
    await fill(store)
    await store.erase(ANNA_ID)
    over = await store.load("over")
    assert over is not None
    assert over.table.host == "ben"
    assert over.steps == (a_step(1),)
    assert over.seats[0] == replace(HERS, person=None, name=None, agreed=None)
    assert over.seats[1] == replace(BENS, agreed=None)
    assert over.seats[2] == replace(BOTS, person=None, name=None, agreed=None)
    assert json.loads(over.table.series or "") == {"games": 3, "wins": {"person ben": 2}}
    assert await store.load("alone") is None
    playing = await store.load("playing")
    assert playing is not None
    assert [seat.away for seat in playing.seats] == ["left", None, "time"]
    waiting = await store.load("open")
    assert waiting is not None
    assert (waiting.seats[0].who, waiting.seats[0].ready) == ("open", False)
    rematch = await store.load("rematch")
    assert rematch is not None
    assert json.loads(rematch.table.series or "")["wins"] == {"bot Griet": 0}


@on_store
async def test_what_is_still_in_memory_cannot_be_saved_any_more(store: Store) -> None:
    await fill(store)
    game, others = await store.load("over"), await store.load("others")
    assert game is not None
    assert others is not None
    await store.erase(ANNA_ID)
    await store.save_table(others.table, others.seats)
    try:
        await store.save_table(game.table, game.seats)
    except StoreConflict:
        assert ANNA_ID not in await store._read(everything)
    else:
        raise AssertionError


@on_store
async def test_where_somebody_still_plays(store: Store) -> None:
    await fill(store)
    assert await store.unfinished_of(ANNA_ID) == ["open", "playing"]
    assert await store.unfinished_of("robot") == ["playing"]
    assert await store.unfinished_of("clara") == []
    assert await store.finished_of(ANNA_ID) == ["alone", "over"]
    assert await store.finished_of("clara") == []


@on_store
async def test_everything_about_me_is_found_by_its_foreign_keys(store: Store) -> None:
    await fill(store)
    found = await store.rows_about(ANNA_ID)
    naming = {
        table.name
        for table in metadata.sorted_tables
        if table.name != "people"
        and any(key.column.table.name == "people" for key in table.foreign_keys)
    }
    assert set(found) - {"people"} == {"moves", "passkeys", "seats", "tables"}
    assert set(found) - {"people"} <= naming
    me, robot = sorted(found["people"], key=lambda row: str(row["kind"]), reverse=True)
    assert (me["id"], me["name"], me["owner"]) == ("me", NAME, None)
    assert (robot["id"], robot["owner"], robot["token_hash"]) == (ROBOT.handle, "me", "left out")
    assert {row["table_id"] for row in found["seats"]} == {"over", "alone", "playing", "open"}
    (passkey,) = found["passkeys"]
    assert (passkey["name"], passkey["public_key"]) == ("Anna's phone", "left out")
    assert found["moves"] == [{"code_hash": "left out", "person": "me", "expires": 5}]


@on_store
async def test_the_file_has_no_ids_and_no_secrets(store: Store) -> None:
    await fill(store)
    text = json.dumps(await store.rows_about(ANNA_ID))
    for secret in (ANNA_ID, "person ben", TABLE.seed or "", TABLE.secret.hex(), "raw-bytes"):
        assert secret not in text
    assert '"ben"' not in text


@on_store
async def test_whoever_waits_has_not_met_who_is_deleted(store: Store) -> None:
    """Nor their bots; the others that they met stay."""
    await fill(store)
    recent = f"clara {ANNA_ID} robot {ANNA_ID}2"
    wait = StoredWait("ben", "ticket", 1, 1, "2", "live", True, 1500, 250, recent)
    await store.begin_waiting(wait)
    await store.erase(ANNA_ID)
    assert replace(wait, recent=f"clara {ANNA_ID}2") in (await store.waiting_room()).waits
    await store.erase("clara")
    assert "clara" not in await store._read(everything)
