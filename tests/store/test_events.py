"""Events in the database: changed as a whole from a known version, on every kind of database."""

from dataclasses import replace

import pytest

from grachten.store import (
    EventChange,
    Store,
    StoreConflict,
    StoredEntrant,
    StoredEvent,
    StoredEventTable,
    StoredGame,
    StoredRound,
)

from .examples import SEATS, TABLE, a_step, a_table, add_people, on_store

EVENT = StoredEvent(
    id="event",
    organiser="anna",
    name="An evening",
    kind="swiss",
    settings="{}",
    public=True,
    status="open",
    secret=bytes(32),
    salt=bytes(32),
    created=1_000,
    starts=2_000,
    started=None,
    ended=None,
)
ANNA_ENTERS = StoredEntrant(0, "anna", "Anna", "person", None, 1_001)
BEN_ENTERS = StoredEntrant(1, "ben", "Ben", "person", 3, 1_002)
ROUND = StoredRound(0, 2_000, None, None, "[]")
AT_TABLE = StoredEventTable(0, 0, TABLE.id, "[0,1]")


async def running(store: Store) -> StoredEvent:
    """An event with one table in play."""
    await add_people(store)
    await store.add_event(EVENT)
    entered = await store.save_event(EventChange(EVENT, entered=(ANNA_ENTERS, BEN_ENTERS)))
    return await store.save_event(
        EventChange(
            replace(entered, status="running", started=2_000),
            new_rounds=(ROUND,),
            new_tables=(AT_TABLE,),
            games=(StoredGame(TABLE, SEATS, ()),),
        )
    )


@on_store
async def test_everything_is_read_as_it_was_written(store: Store) -> None:
    event = await running(store)
    whole = await store.event("event")
    assert whole is not None
    assert whole.event == event
    assert whole.entrants == (ANNA_ENTERS, BEN_ENTERS)
    assert (whole.rounds, whole.tables) == ((ROUND,), (AT_TABLE,))
    assert await store.event_version("event") == 2
    assert (await store.event("other"), await store.event_version("other")) == (None, None)
    assert await store.load(TABLE.id) is not None
    changed = replace(BEN_ENTERS, last=1)
    done = replace(AT_TABLE, result="{}", opened=True)
    ended = replace(ROUND, ended=5_000)
    change = EventChange(event, changed=(changed,), gone=(0,), rounds=(ended,), tables=(done,))
    await store.save_event(change)
    whole = await store.event("event")
    assert whole is not None
    assert (whole.entrants, whole.rounds, whole.tables) == ((changed,), (ended,), (done,))


@on_store
async def test_a_change_from_an_older_version_changes_nothing(store: Store) -> None:
    event = await running(store)
    again = EventChange(
        replace(event, version=1),
        new_rounds=(replace(ROUND, number=1),),
        games=(StoredGame(a_table("second"), (), ()),),
    )
    with pytest.raises(StoreConflict, match="has changed in the meantime"):
        await store.save_event(again)
    assert await store.load("second") is None
    whole = await store.event("event")
    assert whole is not None
    assert len(whole.rounds) == 1


@on_store
async def test_nobody_enters_twice_and_no_round_begins_twice(store: Store) -> None:
    event = await running(store)
    for change in (
        EventChange(event, entered=(replace(ANNA_ENTERS, number=7),)),
        EventChange(event, new_rounds=(ROUND,)),
        EventChange(event, new_tables=(AT_TABLE,)),
        EventChange(event, new_tables=(replace(AT_TABLE, number=5),)),
    ):
        with pytest.raises(StoreConflict):
            await store.save_event(change)
    assert await store.event_version("event") == event.version


@on_store
async def test_events_are_due_when_something_is_to_be_done(store: Store) -> None:
    await add_people(store)
    await store.add_event(EVENT)
    assert await store.due_events(1_999) == []
    assert await store.due_events(2_000) == ["event"]
    event = await store.save_event(
        EventChange(
            replace(EVENT, status="running"),
            entered=(ANNA_ENTERS, BEN_ENTERS),
            new_rounds=(replace(ROUND, ends=9_000),),
            new_tables=(AT_TABLE,),
            games=(StoredGame(TABLE, SEATS, ()),),
        )
    )
    assert await store.due_events(8_999) == []  # its table is in play
    assert await store.due_events(9_000) == ["event"]
    saved = await store.save_table(replace(TABLE, status="over", result="{}"), SEATS)
    assert saved.status == "over"
    assert await store.due_events(3_000) == ["event"]
    event = await store.save_event(
        EventChange(
            replace(event, status="over"),
            tables=(replace(AT_TABLE, result="{}"),),
            rounds=(replace(ROUND, ended=4_000),),
        )
    )
    assert await store.due_events(5_000) == ["event"]  # the table is to be opened
    await store.note_opened("event", 0)
    assert await store.due_events(5_000) == []
    assert await store.event_version("event") == event.version


@on_store
async def test_what_was_played_and_who_waits(store: Store) -> None:
    await running(store)
    for number, by in enumerate(("person", "stand-in", "stand-in"), 1):
        await store.add_step(TABLE.id, a_step(number, by=by, seat=2 if number > 1 else 0))
    played = (await store.event_games([TABLE.id, "nowhere"]))[TABLE.id]
    assert (played.status, played.result) == ("playing", None)
    assert (played.own, played.stood_in) == ((1, 0, 0), (0, 0, 2))
    assert played.away == (None, None, "time")
    assert [each.table for each in await store.event_tables_waiting("anna")] == [TABLE.id]
    assert await store.event_tables_waiting("ben") == []  # he has no seat there


@on_store
async def test_lists_and_counts(store: Store) -> None:
    await running(store)
    await store.add_event(replace(EVENT, id="hidden", public=False))
    await store.add_event(replace(EVENT, id="coming", organiser="ben", starts=None))
    shown = {
        which: [(each.event.id, each.entrants) for each in await store.events_listed(which, who, 9)]
        for which, who in (("running", "x"), ("upcoming", "x"), ("past", "x"), ("mine", "anna"))
    }
    assert shown == {
        "running": [("event", 2)],
        "upcoming": [("coming", 0)],
        "past": [],
        "mine": [("event", 2), ("hidden", 0)],
    }
    counts = await store.event_counts("anna", 1_001)
    assert (counts.organised, counts.lately, counts.all, counts.entered) == (2, 0, 3, 1)
    assert (await store.event_counts("anna", 1_000)).lately == 2


@on_store
async def test_old_events_are_removed_and_people_leave_their_names(store: Store) -> None:
    event = await running(store)
    await store.add_event(replace(EVENT, id="waiting"))
    await store.add_event(replace(EVENT, id="cancelled", status="cancelled", ended=100))
    keep = {"finished_before": 50, "cancelled_before": 100, "waiting_before": 2_000}
    assert await store.prune_events(**keep) == 0
    gone = {"finished_before": 50, "cancelled_before": 101, "waiting_before": 2_001}
    assert await store.prune_events(**gone) == 2
    await store.save_event(EventChange(replace(event, status="over", ended=40)))
    await store.save_table(replace(TABLE, status="over", ended=1), SEATS)
    await store.prune(finished_before=2, unseen_before=2**60)
    whole = await store.event("event")
    assert whole is not None
    assert whole.event.organiser is None
    assert [(each.person, each.name) for each in whole.entrants] == [(None, "Anna"), (None, "Ben")]
    assert whole.tables[0].table_id is None
    assert await store.prune_events(**gone) == 1
    assert await store.event("event") is None
