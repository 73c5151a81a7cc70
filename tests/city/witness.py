"""What clients saw, kept apart from everything that the server believes.

A witness plays a seat and writes down every step it is shown and every acknowledgement it gets. It
knows the protocol and nothing else: no code of the server is used to check the server.
"""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from city.nodes import Roamer
from grachten.client import play_game
from grachten.client.visitor import ServerRefusal, Unreachable
from grachten.protocol.actions import Action
from grachten.protocol.messages import Act, GameShown, Step
from grachten.protocol.tables import TableState
from grachten.rules import verify_record


@dataclass
class Witness:
    """A player in one seat of one game."""

    person: Roamer
    table: str
    seat: int
    pause: float = 0.0
    acknowledged: dict[int, Act] = field(default_factory=dict)
    shown: dict[int, Step] = field(default_factory=dict)

    async def play(self) -> GameShown:
        """Play to the end, whatever happens."""
        rng = random.Random(f"{self.table} {self.seat}")

        async def choose(shown: GameShown) -> Action:
            self._see(shown)
            await asyncio.sleep(self.pause)
            return rng.choice(shown.legal)

        end = await play_game(
            self.person, self.table, self.seat, choose, told=self._hear, patience=10_000
        )
        self._see(end)
        return end

    def _hear(self, act: Act, number: int) -> None:
        known = self.acknowledged.setdefault(number, act)
        assert known == act, f"Step {number} was acknowledged twice, with different content."

    def _see(self, shown: GameShown) -> None:
        numbers = [step.number for step in shown.steps]
        assert numbers == list(range(len(numbers))), "steps are missing, or out of order"
        for step in shown.steps:
            known = self.shown.setdefault(step.number, step)
            assert known == step, f"Step {step.number} was shown with different content."


@dataclass
class Game:
    """A game and its witnesses."""

    state: TableState
    witnesses: list[Witness]

    async def play(self) -> None:
        ends = await asyncio.gather(*(witness.play() for witness in self.witnesses))
        assert len({end.number for end in ends}) == 1

    def slow_down(self, pause: float) -> None:
        """Everyone waits so long before they act from now on."""
        for witness in self.witnesses:
            witness.pause = pause

    @property
    def acknowledged(self) -> dict[int, Act]:
        return {
            number: act
            for witness in self.witnesses
            for number, act in witness.acknowledged.items()
        }

    async def check(self, database: str) -> None:
        """Every acknowledged step is stored, once, with what was asked for; the record verifies."""
        stored = await _stored_steps(database, self.state.id)
        assert [row["number"] for row in stored] == list(range(1, len(stored) + 1))
        for witness in self.witnesses:
            mine = [row for row in stored if row["seat"] == witness.seat]
            asked = {
                number: f"{witness.seat}:{act.id}" for number, act in witness.acknowledged.items()
            }
            assert {row["number"]: row["request"] for row in mine if row["by"] == "person"} == asked
        record = await patient_record(self.witnesses[0].person, self.state.id)
        verify_record(record)
        people = [row for row in stored if row["by"] == "person"]
        assert len(people) == sum(len(witness.acknowledged) for witness in self.witnesses)


async def patient_record(person: Roamer, table: str) -> dict[str, Any]:
    """The record, from a node that can give it."""
    while True:
        try:
            return await person.record(table)
        except Unreachable:
            pass
        except ServerRefusal as refusal:
            if not refusal.is_passing:
                raise
        person.go_on()
        await asyncio.sleep(0.1)


async def _stored_steps(database: str, table: str) -> list[Any]:
    rows = await query(
        database,
        'SELECT number, seat, "by", request FROM steps WHERE table_id = $1 ORDER BY number',
        table,
    )
    return list(rows)


async def query(database: str, statement: str, *values: object) -> list[Any]:
    """Past all code of ours."""
    name, _, host = database.removeprefix("postgresql://grachten@/").partition("?host=")
    connection = await asyncpg.connect(host=host, user="grachten", database=name)
    try:
        return list(await connection.fetch(statement, *values))
    finally:
        await connection.close()
