"""A backup of PostgreSQL while people play, and back again, with the documented commands."""

import asyncio
import re
import subprocess
from pathlib import Path

import pytest

from city.nodes import City, Roamer, city
from city.redis_server import RedisServer
from city.test_city import new_game, run, until
from city.witness import Game, Witness, patient_record, query
from grachten.protocol.messages import Act
from grachten.rules import verify_record
from store.postgresql import Server, programs
from support.patience import PATIENCE

pytestmark = pytest.mark.nightly  # PostgreSQL's tools come from the system

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"


def documented(program: str, database: str, copy: Path) -> list[str]:
    """The command of the documentation, for this database and this file."""
    (line,) = re.findall(rf"^{program} .*$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    command = line.split()
    assert "grachten.dump" in command
    return [
        str(programs() / program),
        *(
            str(copy) if part == "grachten.dump" else database if "://" in part else part
            for part in command[1:]
        ),
    ]


async def carry_out(command: list[str]) -> None:
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, "")


async def requests_of(place: City, table: str) -> dict[int, str]:
    rows = await query(
        place.database, "SELECT number, request FROM steps WHERE table_id = $1", table
    )
    return {row["number"]: row["request"] for row in rows}


def test_games_go_on_from_a_backup_that_was_made_while_they_were_played(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    copy = tmp_path / "copy"

    async def scenario(place: City, people: list[Roamer]) -> None:
        game = await new_game(people, pause=0.02)
        playing = asyncio.create_task(game.play())
        await until(lambda: len(game.acknowledged) > 5)
        before: dict[int, Act] = game.acknowledged
        game.slow_down(0.5)  # a busy machine takes its time, and the game must not end meanwhile
        await carry_out(documented("pg_dump", place.database, copy))
        game.slow_down(0.0)
        after = len(game.acknowledged)
        await until(lambda: len(game.acknowledged) > after + 5)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for node in place.nodes:
            assert await asyncio.to_thread(node.stop) == 0
        latest = await requests_of(place, game.state.id)

        await carry_out(documented("pg_restore", place.database, copy))
        restored = await requests_of(place, game.state.id)
        assert sorted(restored) == [*range(1, len(restored) + 1)]
        assert len(before) <= len(restored) < len(latest)
        for number, act in before.items():
            assert restored[number] == f"{act.seat}:{act.id}"
        assert restored.items() <= latest.items()

        for node in place.nodes:
            await asyncio.to_thread(node.start)
        again = Game(
            game.state,
            [Witness(each, game.state.id, seat) for seat, each in enumerate(people)],
        )
        await again.play()
        # They saw, from the deal on, what was restored, and played on from there.
        finished = await requests_of(place, game.state.id)
        assert restored.items() <= finished.items()
        assert set(again.acknowledged) == set(finished) - set(restored)
        verify_record(await patient_record(people[0], game.state.id))

    with city(tmp_path, postgresql, redis, 2) as place:
        run(place, scenario)
