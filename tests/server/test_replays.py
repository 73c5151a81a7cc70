"""Finished games to be watched again, as they were seen; records are checked before."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import Action
from grachten.protocol.events import ContractsChosen, GameEnded, event_to_wire
from grachten.protocol.messages import Done, GameShown, Undo
from grachten.protocol.replays import Replay
from grachten.protocol.tables import NewTable, Options, SeatBot, SitDown
from grachten.protocol.views import OwnSeat, View
from grachten.rules import FairShuffle, verify_record
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.tables.replays import ReplayMaker, replay_of_record
from server.support.inside import WIDE, Inside
from server.support.strangers import answer, error, people
from support.visitors import KEEP, begun, random_choice, talking, visitors

GOLDEN = Path(__file__).parents[1] / "golden"

LIMITS = Limits()


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("replays"), WIDE) as server:
        yield server
    assert server.faults == []


def golden(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


async def replay(visitor: Visitor, table: str) -> Replay:
    return await visitor.request("GET", f"/api/tables/{table}/replay", answer=Replay)


async def brought(visitor: Visitor, record: Any) -> Replay:
    return await visitor.request("POST", "/api/replays", record, Replay)


async def played(*seats: Visitor, options: Options | None = None) -> str:
    """A game of these people, to its end."""
    table = await begun(*seats, options=options)
    await asyncio.gather(
        *(play_game(each, table.id, seat, random_choice(seat)) for seat, each in enumerate(seats))
    )
    return table.id


def test_a_replay_is_packed_for_the_way(server: Inside) -> None:
    async def sent(visitor: Visitor, accept: str) -> tuple[str | None, int]:
        async with visitor._http.stream(
            "POST",
            f"{server.address}/api/replays",
            json=golden("points-2p"),
            headers={"Accept-Encoding": accept},
        ) as found:
            assert found.status_code == 200
            length = sum([len(part) async for part in found.aiter_raw()])
            return found.headers.get("content-encoding"), length

    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            plain, packed = await sent(anna, "identity"), await sent(anna, "gzip, br")
        assert (plain[0], packed[0]) == (None, "gzip")
        assert packed[1] * 10 < plain[1]

    asyncio.run(main())


# Of a table


def test_a_game_is_shown_as_it_was_seen(server: Inside) -> None:
    seen: dict[tuple[int, int], View] = {}

    def watching(seed: int) -> Any:
        choose = random_choice(seed)

        async def chosen(shown: GameShown) -> Action:
            assert shown.seat is not None
            seen[shown.number, shown.seat] = shown.view
            return await choose(shown)

        return chosen

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            table = await anna.create(NewTable(seats=3, options=Options(pace="instant")))
            await bram.sit(table.id, 1, SitDown(colour="ivory"))
            await anna.sit(table.id, 2, SeatBot(level="apprentice"))
            await bram.ready(table.id)
            await anna.start(table.id)
            await asyncio.gather(
                play_game(anna, table.id, 0, watching(1)), play_game(bram, table.id, 1, watching(2))
            )
            state = await anna.table(table.id)
            found = await replay(bram, table.id)
        assert (found.board, found.verified) == ("amsterdam", True)
        assert [(seat.name, seat.kind) for seat in found.seats] == [
            ("Anna", "human"),
            ("Bram", "human"),
            (state.seats[2].name, "bot:apprentice"),
        ]
        assert [seat.colour for seat in found.seats] == [seat.colour for seat in state.seats]
        assert found.seats[1].colour == "ivory"
        assert found.result == state.result
        assert found.shuffle is not None
        assert state.reveal is not None
        assert found.shuffle.commitment == state.commitment
        assert (found.shuffle.secret, found.shuffle.salt) == (
            state.reveal.secret,
            state.reveal.salt,
        )
        assert [(each.seat, each.bytes) for each in found.shuffle.contributions] == [
            (seat, state.seats[seat].contribution) for seat in (0, 1)
        ]
        assert [frame.number for frame in found.frames] == list(range(state.number + 1))
        assert len(seen) > 20
        for (number, seat), view in seen.items():
            frame = found.frames[number]
            assert frame.own[seat] == view.own, number
            assert frame.view == msgspec.structs.replace(view, own=None), number

    asyncio.run(main())


def test_steps_that_were_taken_back_are_not_shown(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            table = await begun(anna, bram)
            async with talking(anna) as (talk,):
                await talk.watch(table.id, 0)
                game = await talk.game()
                await talk.act(game, KEEP)
                await talk.hear(Done)
                await talk.say(Undo("back", table.id, 0, 1))
                await talk.hear(Done)
            await asyncio.gather(
                play_game(anna, table.id, 0, random_choice(1)),
                play_game(bram, table.id, 1, random_choice(2)),
            )
            state = await anna.table(table.id)
            found = await replay(anna, table.id)
        assert [frame.number for frame in found.frames] == list(range(state.number - 1))
        told = [event for frame in found.frames for event in frame.events]
        assert len([event for event in told if isinstance(event, ContractsChosen)]) == 2

    asyncio.run(main())


def test_who_may_have_the_record_may_watch(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 3) as (anna, bram, stranger):
            table = await begun(anna, bram)
            with pytest.raises(ServerRefusal, match="replayed once it is over") as found:
                await replay(anna, table.id)
            assert (found.value.code, found.value.status) == ("conflict", 409)
            with pytest.raises(ServerRefusal) as found:
                await replay(anna, "A" * 16)
            assert found.value.code == "not-found"
            shown = await played(anna, bram)
            assert (await replay(stranger, shown)).frames
            closed = await played(anna, bram, options=Options(pace="instant", spectators=False))
            with pytest.raises(ServerRefusal, match="does not allow spectators") as found:
                await replay(stranger, closed)
            assert found.value.status == 403
            assert (await replay(bram, closed)).frames
            async with Visitor(server.address) as nobody:
                for method, path in (
                    ("GET", f"/api/tables/{shown}/replay"),
                    ("POST", "/api/replays"),
                ):
                    refused = await answer(nobody, method, path, golden("points-2p"))
                    assert (refused.status_code, error(refused).code) == (401, "unknown")

    asyncio.run(main())


# From a record


def test_a_record_from_the_server_shows_the_same_game(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            of_table = await replay(anna, table)
            of_record = await brought(bram, await anna.record(table))
        assert of_record.shuffle == of_table.shuffle
        assert of_record.result == of_table.result
        assert of_record.seats == of_table.seats
        assert of_record.frames[0] == of_table.frames[0]
        assert of_record.frames[3:] == of_table.frames[3:]  # at set-up the order is not recorded
        assert {frame.seat for frame in of_record.frames[1:3]} == {0, 1}

    asyncio.run(main())


@pytest.mark.parametrize(
    "name", ["contracts-2p", "points-3p", "refilled-3p", "shared-2-2p", "contracts-4p"]
)
def test_every_event_is_told_once_and_open(name: str) -> None:
    record = golden(name)
    if record["board"] != "amsterdam":
        with pytest.raises(Refusal, match="does not come with this edition"):
            replay_of_record(record)
        return
    game = verify_record(record)
    found = replay_of_record(record)
    told = [event for frame in found.frames for event in frame.events]
    assert told == [event_to_wire(event) for event in game.events]
    for event in told:
        for field in ("cards", "card", "contracts", "returned", "choice"):
            assert getattr(event, field, "nothing to hide") is not None, event
    assert isinstance(told[-1], GameEnded)
    assert list(found.result.totals) == record["result"]["totals"]
    assert list(found.result.winners) == record["result"]["winners"]
    assert [(seat.name, seat.kind) for seat in found.seats] == [
        (seat["name"], seat["kind"]) for seat in record["seats"]
    ]
    assert len({seat.colour for seat in found.seats}) == len(record["seats"])
    assert found.shuffle is None
    assert found.frames[0].seat is None
    for frame in found.frames:
        assert frame.view.own is None
        assert [own.seat for own in frame.own] == list(range(len(found.seats)))
        check_agreement(frame.view, frame.own)
    assert found.frames[-1].view.phase == "over"


def check_agreement(view: View, own: tuple[OwnSeat, ...]) -> None:
    """What everyone sees of a seat is what the seat knows, counted."""
    for seen, known in zip(view.seats, own, strict=True):
        assert seen.cards == sum(msgspec.structs.astuple(known.hand))
        assert seen.contracts == len(known.contracts)
        assert len(known.missing) == len(known.contracts) + len(known.offered)


def test_a_promised_shuffle_is_checked() -> None:
    record = golden("points-2p")
    record["shuffle"] = FairShuffle(bytes(32), bytes(32), (), None).to_dict()
    with pytest.raises(Refusal, match="seed does not follow from the shuffle") as found:
        replay_of_record(record)
    assert found.value.rule == "2.1"


# Refused


def broken() -> dict[str, Any]:
    """A game in which somebody claims a route with cards that they do not have."""
    record = golden("points-2p")
    claim = next(event for event in record["events"] if event["event"] == "claim")
    claim["paid"] = {"wild": sum(claim["paid"].values())}
    return record


def test_a_record_that_breaks_the_rules_is_refused_with_event_and_rule(server: Inside) -> None:
    record = broken()
    number = next(i for i, event in enumerate(record["events"]) if event["event"] == "claim")

    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            refused = await answer(anna, "POST", "/api/replays", record)
            why = error(refused)
            assert (refused.status_code, why.code, why.rule) == (400, "invalid", "5.2")
            assert why.message.startswith(f"Event {number} (claim) breaks rule 5.2: ")
            assert why.message.endswith(".")

    asyncio.run(main())


NESTED: Any = []
for _ in range(5000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other/1"}, "its format is not"),
        ({"more": 1}, "which the format does not have"),
        ({"rules": "1"}, "was played by rules version 1; this edition supports version 2."),
        ({"board": "../amsterdam"}, "does not come with this edition"),
        ({"board": NESTED}, "its nesting is too deep"),
        ({"events": []}, "The record ends after 0 events"),
        ({"seed": "1"}, "does not follow from the seed"),
        ({"seats": []}, "must list 2 to 4 players"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(change: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal) as found:
        replay_of_record({**golden("points-2p"), **change})
    assert found.value.code == "invalid"
    assert words in str(found.value)
    assert len(str(found.value)) < 400


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"grachten-record/1"', b"\xff", b"[" * 9999])
def test_what_is_no_object_is_not_looked_at(server: Inside, body: bytes) -> None:
    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            refused = await answer(anna, "POST", "/api/replays", body)
            assert (refused.status_code, error(refused).code) == (400, "invalid")
            assert "Invalid request" in error(refused).message

    asyncio.run(main())


def test_only_records_may_be_large(server: Inside) -> None:
    """A record of a megabyte, blanks included, and not one byte more."""
    text = json.dumps(golden("points-2p")).encode()

    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            found = await answer(anna, "POST", "/api/replays", text.ljust(LIMITS.record))
            assert found.status_code == 200
            refused = await answer(anna, "POST", "/api/replays", text.ljust(LIMITS.record + 1))
            assert (refused.status_code, error(refused).code) == (413, "too-large")
            other = await answer(anna, "POST", "/api/tables", b"{}".ljust(20_000))
            assert (other.status_code, error(other).code) == (413, "too-large")

    asyncio.run(main())


def test_nobody_has_replays_made_all_day() -> None:
    shown = replay_of_record(golden("points-2p"))

    async def main() -> None:
        replay_maker = ReplayMaker(LIMITS)
        for _ in range(LIMITS.replay_burst):
            assert await replay_maker.make("here", lambda: shown) is shown
        with pytest.raises(Refusal) as found:
            await replay_maker.make("here", lambda: shown)
        assert found.value.code == "too-many"
        assert await replay_maker.make("elsewhere", lambda: shown) is shown

    asyncio.run(main())
