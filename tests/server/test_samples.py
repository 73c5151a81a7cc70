"""The games that come with the page can be watched, and are what the page says of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grachten.rules import ClaimRoute, verify_record
from grachten.server.tables.replays import replay_of_record
from grachten.server.thinking.bot_names import BOT_NAMES

WEB = Path(__file__).parents[2] / "web"
RECORDS = sorted((WEB / "samples").glob("*.json"))
LISTED = (WEB / "src" / "prints" / "samples.ts").read_text("utf-8")


def said_of(name: str) -> dict[str, Any]:
    """What stands in the page's list, as far as it is JSON."""
    part = LISTED[LISTED.index(f'name: "{name}"') :].partition("\n  },")[0]
    return {key: json.loads(value) for key, value in re.findall(r"(\w+): (.+),(?:\n|$)", part)}


def test_all_are_listed() -> None:
    assert len(RECORDS) >= 3
    assert sorted(re.findall(r' name: "(\w+)"', LISTED)) == [file.stem for file in RECORDS]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_sample_is_what_the_page_says(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    said, replay = said_of(file.stem), replay_of_record(record)
    assert replay.verified
    assert list(replay.result.totals) == said["totals"]
    assert list(replay.result.winners) == said["winners"]
    assert [seat.name for seat in replay.seats] == said["names"]
    assert [seat.kind for seat in replay.seats] == [f"bot:{level}" for level in said["levels"]]
    for name, level in zip(said["names"], said["levels"], strict=True):
        assert name in BOT_NAMES[level]
    last = replay.frames[-1].view
    assert [sorted(seat.routes) for seat in last.seats] == [
        sorted(routes) for routes in said["networks"]
    ]


def test_the_carts_of_the_start_page_roll_as_in_a_game() -> None:
    game = verify_record(json.loads((WEB / "samples" / "market.json").read_text("utf-8")))
    claims = [
        play.action.route.index
        for play in game.record().plays
        if isinstance(play.action, ClaimRoute)
    ]
    listed = (WEB / "src" / "prints" / "claims.ts").read_text("utf-8")
    assert [int(route) for route in re.findall(r"\[(\d+), ", listed)] == claims
