"""A server that dies between any two writes of an event: the next one goes on as if nothing had
happened, with the same pairings, and nothing is there twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, text

from grachten.protocol.actions import legal_to_wire
from grachten.protocol.club_events import EventSettings, EventState, NewEvent
from grachten.protocol.messages import Act
from grachten.protocol.tables import Clock
from grachten.rules import GrachtenError
from grachten.server import game_server
from grachten.server.game_server import GameServer
from grachten.server.settings import Settings, database_url
from grachten.server.tables.requests import EndAsItStands
from grachten.server.tables.table import Table
from grachten.store import Person, Store
from server.support.inside import WIDE
from store.failing import FailingStore, Moment

STEPS: Final = ("save_event", "note_opened")
SLOW: Final = Clock(24 * 3600)
"""Nobody need be there, and no bot plays for anybody."""


class Chance:
    """The same secrets every time; another server draws others."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)


class Death:
    """The write with this number is the last thing the server does, or just not."""

    def __init__(self, number: int, moment: Moment) -> None:
        self.number = number
        self.moment = moment
        self.writes = 0
        self.is_dead = False

    def __call__(self, method: str) -> Moment | None:
        if self.is_dead:
            return Moment.BEFORE
        self.writes += method in STEPS
        if method in STEPS and self.writes == self.number:
            self.is_dead = True
            return self.moment
        return None


@asynccontextmanager
async def server(
    folder: Path, patch: pytest.MonkeyPatch, death: Death | None
) -> AsyncIterator[GameServer]:
    async def opened(settings: Settings) -> Store:
        store = await Store.open(settings.database, lead=True)
        return store if death is None else FailingStore(store, death)

    async def nobody_thinks(_pool: object) -> None:
        """Only people play here: no process need be started."""

    patch.setattr("grachten.server.thinking.bot_pool.BotPool.start", nobody_thinks)
    patch.setattr("grachten.server.events.progress.TICK", 1e6)  # the test says when
    patch.setattr(game_server, "_open_store", opened)
    settings = Settings(data=folder, database=database_url(None, folder), thinkers=1, limits=WIDE)
    async with GameServer.open(settings, Chance(12 if death is None else 11)) as running:
        await running.services.preparation.wait()
        yield running


async def people_of(running: GameServer) -> list[Person]:
    return [await running.identities.new_guest() for _ in range(4)]


async def play_round(running: GameServer, event: str) -> None:
    """Some steps at every table, the same every time; then the game ends as it stands."""
    whole = await running.services.store.event(event)
    assert whole is not None
    for row in whole.tables:
        if row.result is None and row.table_id is not None:
            await running.tables.ask(row.table_id, _play_a_little)
            await running.tables.ask(row.table_id, EndAsItStands())


async def _play_a_little(table: Table) -> None:
    place = table.options.event
    assert place is not None
    rng = random.Random(100 * place.round + place.table)
    game = table.the_game
    while game.step_log.number < 30 and not game.step_log.game.is_over:
        seat = game.step_log.game.to_act[0]
        legal = legal_to_wire(game.step_log.game.board, game.step_log.game.legal_for(seat))
        who = table.seats[seat].person
        assert who is not None
        person = await table.services.store.person(who)
        assert person is not None
        number = game.step_log.number
        await game.act(person, Act(f"s{number}", table.id, seat, number, rng.choice(legal)))


async def to_the_end(running: GameServer, event: str, people: list[Person]) -> EventState:
    while True:
        await running.event_progress.advance_all()
        state = await running.events.look(event, people[0])
        if state.status == "over":
            return state
        await play_round(running, event)


def essence(state: EventState) -> object:
    """Everything but ids and times."""
    return (
        [
            (each.number, each.byes, each.commitment, [(t.number, t.seats) for t in each.tables])
            for each in state.rounds
        ],
        state.standings,
        [(each.number, each.withdrawn) for each in state.entrants],
    )


def counted(connection: Connection) -> tuple[int, ...]:
    names = ("tables", "event_tables", "event_rounds", "event_entrants")
    return tuple(
        connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()  # noqa: S608
        for name in names
    )


def closed(connection: Connection) -> int:
    wanted = text("SELECT count(*) FROM tables WHERE options LIKE :closed")
    found: int = connection.execute(wanted, {"closed": '%"closed":true%'}).scalar_one()
    return found


async def whole_event(
    folder: Path, patch: pytest.MonkeyPatch, wanted: EventSettings, death: Death
) -> tuple[object, Any]:
    async with server(folder, patch, death) as running:
        people = await people_of(running)
        event = await begun_until_dead(running, people, wanted, death)
    async with server(folder, patch, None) as again:
        if (await again.events.look(event, people[0])).status == "open":
            for person in people:
                await again.events.enter(event, person, None)
            await again.events.start(event, people[0])
        state = await to_the_end(again, event, people)
        store = again.services.store
        assert await store._read(closed) == 0
        return essence(state), await store._read(counted)


async def begun_until_dead(
    running: GameServer, people: list[Person], wanted: EventSettings, death: Death
) -> str:
    state = await running.events.create(people[0], NewEvent("An evening", wanted))
    try:
        for person in people:
            await running.events.enter(state.id, person, None)
        await running.events.start(state.id, people[0])
        while not death.is_dead:
            if (await to_the_end(running, state.id, people)).status == "over":
                break
    except GrachtenError:
        assert death.is_dead
    return state.id


KINDS: Final = (
    EventSettings(kind="swiss", rounds=2, clock=SLOW),
    EventSettings(kind="knockout", clock=SLOW),
    EventSettings(kind="duplicate", rounds=2, clock=SLOW),
)


# A death after a write is one before the next: that is every place between two of them.
@pytest.mark.parametrize(
    ("wanted", "moments"),
    [
        (KINDS[0], (Moment.AFTER,)),
        *(pytest.param(kind, tuple(Moment), marks=pytest.mark.nightly) for kind in KINDS),
    ],
)
def test_an_event_survives_every_death(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: EventSettings,
    moments: tuple[Moment, ...],
) -> None:
    async def main() -> None:
        calm = Death(0, Moment.BEFORE)
        folder = tmp_path / "calm"
        folder.mkdir()
        expected = await whole_event(folder, monkeypatch, wanted, calm)
        assert calm.writes > 10
        for moment in moments:
            for number in range(1, calm.writes + 1):
                folder = tmp_path / f"{moment.value}-{number}"
                folder.mkdir()
                death = Death(number, moment)
                found = await whole_event(folder, monkeypatch, wanted, death)
                assert death.is_dead
                assert found == expected, (moment, number)

    asyncio.run(main())
