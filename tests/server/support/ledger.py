"""What a server has acknowledged, and looking for it in its database and in its records."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from grachten.protocol.actions import action_to_wire
from grachten.protocol.messages import Act, Undo
from grachten.rules import Board, verify_record
from grachten.rules.record_file import record_events
from grachten.server.tables.step_log import action_of
from grachten.server.tables.stored_tables import shuffle_of
from grachten.store import Store, StoredGame, StoredStep
from server.support.step_logs import step_log_of


@dataclass(frozen=True)
class Kept:
    """A request that the server has acknowledged, and the number of the step that it became."""

    request: Act | Undo
    number: int


@dataclass
class Ledger:
    """All that the server has acknowledged: from then on it must be there."""

    kept: list[Kept] = field(default_factory=list)
    given: dict[tuple[str, int], bytes] = field(default_factory=dict)
    """What was added to the shuffle, by table and seat."""

    records: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The finished games, by table."""

    lobby_changes: int = 0

    def note(self, request: Act | Undo, number: int) -> None:
        self.kept.append(Kept(request, number))

    def kept_at(self, table: str) -> list[Kept]:
        return [kept for kept in self.kept if kept.request.table == table]


async def check_nothing_lost(database: str, ledger: Ledger) -> None:
    """The database and the records hold what the server acknowledged, and nothing twice."""
    stored = await stored_games(database, ledger.records)
    assert set(stored) == set(ledger.records)
    for table, game in stored.items():
        check_steps(game, ledger.kept_at(table))
        check_record(game, ledger)
    assert {kept.request.table for kept in ledger.kept} == set(stored)


async def stored_games(database: str, tables: Iterable[str]) -> dict[str, StoredGame]:
    store = await Store.open(database)
    try:
        found = {table: await store.load(table) for table in tables}
    finally:
        await store.close()
    return {table: game for table, game in found.items() if game is not None}


def check_steps(game: StoredGame, kept: Sequence[Kept]) -> None:
    steps = game.steps
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    requests = [step.request for step in steps if step.request is not None]
    assert len(requests) == len(set(requests))
    assert len(kept) == len({each.number for each in kept})
    # People ask until they are answered: all that is stored of them was acknowledged, too.
    asked = {step.number: of_step(step) for step in steps if step.by == "person"}
    assert asked == {each.number: of_request(each.request) for each in kept}


def of_step(step: StoredStep) -> tuple[object, ...]:
    if step.undoes is not None:
        return step.seat, step.request, step.undoes
    return step.seat, step.request, action_to_wire(action_of(step, Board.load()))


def of_request(request: Act | Undo) -> tuple[object, ...]:
    what = request.number if isinstance(request, Undo) else request.action
    return request.seat, f"{request.seat}:{request.id}", what


def check_record(game: StoredGame, ledger: Ledger) -> None:
    """It verifies, and tells the stored steps and the bytes that people gave for the shuffle."""
    assert game.table.status == "over"
    record = ledger.records[game.table.id]
    verify_record(record)
    shuffle = shuffle_of(game.table, game.seats)
    step_log = step_log_of(
        Board.load(), len(game.seats), shuffle.seed, shuffle.youngest, game.steps
    )
    assert record["events"] == json.loads(json.dumps(record_events(step_log.game)))
    people = [seat.number for seat in game.seats if seat.who == "person"]
    given = [(seat, ledger.given[game.table.id, seat].hex()) for seat in people]
    assert [(each["seat"], each["bytes"]) for each in record["shuffle"]["contributions"]] == given
