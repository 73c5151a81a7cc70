"""What those who wait are told, from a room at one time."""

from dataclasses import replace

from grachten.protocol.finding import Wish
from grachten.server.finding.searches import OFTEN, Searches
from grachten.store import StoredRoom, StoredWait

ANNA = StoredWait("anna", "1", 10_000, 10_000, "24", "live", True, 1500, 100, "")
BEN = StoredWait("ben", "2", 12_000, 12_000, "2", "live", True, 1900, 100, "")
CLARA = StoredWait("clara", "3", 12_000, 12_000, "2", "slow", True, 1500, 100, "")
AT = 13_000


def searches(*waits: StoredWait, at: int = AT, begun: frozenset[str] = frozenset()) -> Searches:
    return Searches(StoredRoom(waits, (), begun), at)


def test_a_search() -> None:
    room = searches(ANNA, BEN, CLARA)
    found = room.of("anna")
    assert found is not None
    assert found.wish == Wish((2, 4), "live", rated=True)
    assert (found.waited, found.others, found.table) == (3000, 1, None)
    assert found.soon is not None
    assert found.soon % 5000 == 0
    assert 0 < found.soon < 120_000, "400 points apart: they need some patience"
    alone = room.of("clara")
    assert alone is not None
    assert (alone.others, alone.soon) == (0, None)
    assert room.of("stranger") is None
    assert len(room) == 3


def test_who_has_a_table_waits_no_longer() -> None:
    anna, ben = (replace(each, table_id="t", answer_by=AT + 500) for each in (ANNA, BEN))
    room = searches(anna, ben, CLARA)
    assert len(room) == 1
    found = room.of("anna")
    assert found is not None
    assert (found.table, found.answer_in, found.others, found.soon) == ("t", 500, 0, None)
    late = searches(anna, ben, at=AT + 1000).of("anna")
    assert late is not None
    assert late.answer_in == 0
    begun = searches(anna, ben, begun=frozenset({"t"}))
    assert begun.of("anna") is None
    assert "anna" not in begun


def test_news() -> None:
    first = searches(ANNA).news_for("anna", None)
    assert first is not None
    told = (first, 1)
    assert searches(ANNA, at=AT + 2 * OFTEN).news_for("anna", told) is None, "nothing new"
    assert searches(ANNA, BEN, at=AT + OFTEN // 2).news_for("anna", told) is None, "too soon"
    somebody = searches(ANNA, BEN, at=AT + OFTEN).news_for("anna", told)
    assert somebody is not None
    assert somebody.others == 1
    elsewhere = searches(ANNA, CLARA, at=AT + OFTEN).news_for("anna", told)
    assert elsewhere is not None, "the number of all who wait"
    seated = replace(ANNA, table_id="t", answer_by=AT + 500)
    found = searches(seated).news_for("anna", told)
    assert found is not None, "a table can't wait"
    assert searches(seated, BEN, at=AT + 400).news_for("anna", (found, 0)) is None
