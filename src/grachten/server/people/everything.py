"""Everything about a person: as one file, and deleted."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from grachten.server.deals.access import check_may_see
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal
from grachten.server.tables.records import record_of
from grachten.server.tables.requests import Part
from grachten.store import Person, StoreDamaged

FORMAT: Final = "grachten-person/1"


async def export(server: GameServer, person: Person) -> AsyncIterator[bytes]:
    """The file, part by part: somebody may have played thousands of games."""
    store = server.services.store
    rows, finished = await store.rows_about(person.id), await store.finished_of(person.id)
    made = datetime.now(UTC).isoformat(timespec="seconds")
    head = msgspec.json.encode({"format": FORMAT, "made": made, "stored": rows})
    yield head[:-1] + b',"games":['
    for number, table in enumerate(finished):
        yield (b"," if number else b"") + msgspec.json.encode(await _game(server, person, table))
    yield b"]}\n"


async def _game(server: GameServer, person: Person, table_id: str) -> dict[str, Any]:
    """A game that can no longer be replayed is still named, and so is one whose cards others have
    yet to play."""
    try:
        table = await server.tables.stored(table_id)
        await check_may_see(server, table, person)
        game = table.the_game
        record = record_of(table.stored, table.seats, game.step_log, table.options.level)
    except (Refusal, StoreDamaged) as error:
        return {"table": table_id, "record": None, "why": str(error)}
    return {"table": table_id, "record": record}


async def erase(server: GameServer, person: Person) -> None:
    """Leave every game, then delete everything about this person and their bots.

    If it fails, the person still exists and can try again.
    """
    store = server.services.store
    everybody = (person, *await store.bots_of(person.id))
    for event in await store.events_left_alone(person.id):
        await server.events.cancel(event, person)  # nobody could start it any more
    for each in everybody:
        for table in await store.unfinished_of(each.id):
            try:
                await server.tables.ask(table, Part(each))
            except Refusal as refusal:
                # It is gone, damaged, or of older rules: then deleting the rest is enough.
                if refusal.code == "unavailable":
                    raise
    server.forget(await store.erase(person.id))
    for each in everybody:
        server.disconnect(each.id)
