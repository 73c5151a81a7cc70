"""Tables at a real server: making one, sitting down, starting, leaving, playing again."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from city.conformance import AT_NIGHT, Serving, serving
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.messages import Closed
from grachten.protocol.tables import (
    Clock,
    NewTable,
    OpenSeatRequest,
    Options,
    OptionsChange,
    SeatBot,
    SeatChange,
    SeatsRequest,
    SitDown,
    TableList,
    TableState,
    TableSummary,
)
from grachten.rules import verify_record
from grachten.rules.fair_shuffle import commitment_of
from grachten.server.thinking.bot_names import BOT_NAMES
from support.served import served
from support.visitors import begun, random_choice, table_for, talking, visitors


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    with serving(request, tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running
        assert "error" not in running.log


def test_bots_play_alone_only_where_the_operator_allows_it(server: Serving, tmp_path: Path) -> None:
    async def start_bots(host: Visitor) -> TableState:
        state = await host.create(NewTable(sit=False))
        for number in range(2):
            await host.sit(state.id, number, SeatBot(level="apprentice"))
        try:
            return await host.start(state.id)
        except ServerRefusal:
            assert (await host.table(state.id)).status == "open"
            raise

    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            with pytest.raises(ServerRefusal, match="Bots do not play alone") as found:
                await start_bots(anna)
            assert found.value.code == "conflict"
        with served(tmp_path, "--bot-games") as allowing:
            async with visitors(allowing.address, "Anna") as (anna,):
                assert (await start_bots(anna)).status == "playing"

    asyncio.run(main())


def test_a_table_from_the_first_seat_to_the_start(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            wanted = NewTable(seats=3, options=Options(clock=Clock(60, 120), level="merchant"))
            state = await anna.create(wanted)
            assert (state.status, state.host, state.options) == ("open", True, wanted.options)
            assert [seat.name for seat in state.seats] == ["Anna", None, None]
            assert [seat.mine for seat in state.seats] == [True, False, False]
            state = await bram.sit(state.id, 1, SitDown(colour="ivory"))
            assert (state.host, state.seats[1].mine, state.seats[1].colour) == (
                False,
                True,
                "ivory",
            )
            state = await anna.sit(state.id, 2, SeatBot(level="regent"))
            assert (state.seats[2].who, state.seats[2].level) == ("bot", "regent")
            path = f"/api/tables/{state.id}/seats/1"
            state = await bram.request("PATCH", path, SeatChange(youngest=True), TableState)
            assert state.seats[1].youngest
            with pytest.raises(ServerRefusal, match="Not everyone is ready yet: Bram") as found:
                await anna.start(state.id)
            assert (found.value.code, found.value.status) == ("conflict", 409)
            with pytest.raises(ServerRefusal, match="Only the host can do that") as found:
                await bram.start(state.id)
            assert found.value.status == 403
            given = bytes(range(32))
            state = await bram.ready(state.id, given)
            assert state.seats[1].contribution == given.hex()
            # Nobody sees the bytes of others before the seed is fixed.
            assert (await anna.table(state.id)).seats[1].contribution is None
            state = await anna.start(state.id)
            assert state.status == "playing"
            assert state.seats[1].contribution == given.hex()
            with pytest.raises(ServerRefusal, match="has already started"):
                await bram.sit(state.id, 2, OpenSeatRequest())
            async with talking(anna) as (talk,):
                await talk.watch(state.id, 0)
                assert (await talk.game()).view.first == 1  # 2.5: the youngest begins

    asyncio.run(main())


def test_the_game_begins_when_the_last_is_ready(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram)
            assert (await anna.ready(state.id)).status == "open"
            state = await anna.request("DELETE", f"/api/tables/{state.id}/ready", answer=TableState)
            assert not state.seats[0].ready
            await bram.ready(state.id)
            assert (await anna.ready(state.id)).status == "playing"

    asyncio.run(main())


def test_new_options_have_to_be_agreed_to(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram)
            await bram.ready(state.id)
            path = f"/api/tables/{state.id}/options"
            with pytest.raises(ServerRefusal, match="Only the host can do that"):
                await bram.request("PATCH", path, OptionsChange(public=True), TableState)
            state = await anna.request("PATCH", path, OptionsChange(clock=Clock(30)), TableState)
            assert (state.options.clock, state.seats[1].ready) == (Clock(30), False)
            with pytest.raises(ServerRefusal, match="There is no such board here"):
                await anna.request("PATCH", path, OptionsChange(board="../secret"), TableState)
            assert (await anna.table(state.id)).options.board == "amsterdam"

    asyncio.run(main())


def test_two_changes_at_once_do_not_undo_one_another(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram)
            path = f"/api/tables/{state.id}/options"
            wanted = (OptionsChange(clock=Clock(30)), OptionsChange(resigned="nobody"))
            await asyncio.gather(
                *(anna.request("PATCH", path, each, TableState) for each in wanted)
            )
            options = (await bram.table(state.id)).options
            assert options == msgspec.structs.replace(
                state.options, clock=Clock(30), resigned="nobody"
            )
            state = await anna.request("PATCH", path, OptionsChange(clock=None), TableState)
            assert (state.options.clock, state.options.resigned) == (None, "nobody")

    asyncio.run(main())


def test_seats_can_be_freed_and_taken_away(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await table_for(anna, bram, bots=1)
            path = f"/api/tables/{state.id}/seats"
            with pytest.raises(ServerRefusal, match="free one first"):
                await anna.request("PUT", path, SeatsRequest(2), TableState)
            await anna.sit(state.id, 2, OpenSeatRequest())
            state = await anna.request("PUT", path, SeatsRequest(2), TableState)
            assert [seat.name for seat in state.seats] == ["Anna", "Bram"]
            await bram.sit(state.id, 1, OpenSeatRequest())
            state = await anna.request("PUT", path, SeatsRequest(4), TableState)
            assert [seat.who for seat in state.seats] == ["person", "open", "open", "open"]

    asyncio.run(main())


def test_public_tables_are_listed_and_others_are_not(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            hidden = await anna.create(NewTable())
            shown = await anna.create(NewTable(options=Options(public=True)))
            found: TableList = await bram.request("GET", "/api/tables", answer=TableList)
            ids = [line.id for line in found.tables]
            assert shown.id in ids
            assert hidden.id not in ids
            mine: TableList = await anna.request("GET", "/api/me/tables", answer=TableList)
            assert {line.id for line in mine.tables} == {shown.id, hidden.id}

    asyncio.run(main())


def test_lists_show_what_everybody_has_built(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            options = Options(public=True, pace="instant")
            state = await anna.create(NewTable(options=options))
            await bram.sit(state.id, 1, SitDown(colour="ivory"))
            listed = await _listed(bram, "/api/tables", state.id)
            assert (listed.networks, listed.points) == (((), ()), (0, 0))
            assert listed.colours == ("burgundy", "ivory")
            await bram.ready(state.id)
            await anna.start(state.id)
            ends = await asyncio.gather(
                play_game(anna, state.id, 0, random_choice(1)),
                play_game(bram, state.id, 1, random_choice(2)),
            )
            listed = await _listed(anna, "/api/me/tables", state.id)
            assert [sorted(each) for each in listed.networks] == [
                sorted(seat.routes) for seat in ends[0].view.seats
            ]
            assert listed.points == tuple(seat.points for seat in ends[0].view.seats)

    asyncio.run(main())


async def _listed(who: Visitor, path: str, table: str) -> TableSummary:
    found: TableList = await who.request("GET", path, answer=TableList)
    return next(line for line in found.tables if line.id == table)


def test_everybody_sees_who_comes_and_goes(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await anna.create(NewTable(seats=3))
            async with talking(anna) as (talk,):
                await talk.watch(state.id)
                assert (await talk.state()).seats[0].here
                await bram.sit(state.id, 1)
                assert (await talk.state()).seats[1].name == "Bram"
                async with talking(bram) as (other,):
                    await other.watch(state.id)
                    assert (await talk.state()).seats[1].here
                assert not (await talk.state()).seats[1].here
                await bram.leave(state.id)
                assert (await talk.state()).seats[1].who == "open"
                await bram.sit(state.id, 2)
                await anna.leave(state.id)  # the host: the next person is the host
                state = await bram.table(state.id)
                assert (state.host, [seat.name for seat in state.seats]) == (
                    True,
                    [None, None, "Bram"],
                )
                await bram.leave(state.id)
                await talk.hear(Closed)
                with pytest.raises(ServerRefusal, match="There is no such table") as found:
                    await anna.table(state.id)
                assert found.value.status == 404

    asyncio.run(main())


def test_a_rematch_with_one_request_each(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram, bots=1)
            with pytest.raises(ServerRefusal, match="not over yet"):
                await anna.rematch(state.id)
            ends = await asyncio.gather(
                play_game(anna, state.id, 0, random_choice(1)),
                play_game(bram, state.id, 1, random_choice(2)),
            )
            assert ends[0].view.seats == ends[1].view.seats
            again = await anna.rematch(state.id)
            assert (again.status, again.id != state.id) == ("open", True)
            assert [seat.ready for seat in again.seats] == [True, False, True]
            assert (await bram.table(state.id)).rematch == again.id
            assert again.id[:4] == state.id[:4], "a proxy sends its clients to the same node"
            assert again.id != state.id
            assert (await anna.rematch(state.id)).id == again.id
            joined = await bram.rematch(state.id)
            assert (joined.id, joined.status) == (again.id, "playing")
            assert [seat.name for seat in joined.seats] == [
                *("Anna", "Bram"),
                state.seats[2].name,  # a rematch is with the same bot
            ]

    asyncio.run(main())


def test_the_record_and_what_was_promised(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            state = await table_for(anna, bots=1)
            promised = state.commitment
            mine = b"\x07" * 32
            state = await anna.start(state.id, mine)
            assert state.reveal is None
            with pytest.raises(ServerRefusal, match="once it is over"):
                await anna.record(state.id)
            await play_game(anna, state.id, 0, random_choice(3))
            state = await anna.table(state.id)
            assert state.status == "over"
            assert state.reveal is not None
            assert state.result is not None
            secret, salt = bytes.fromhex(state.reveal.secret), bytes.fromhex(state.reveal.salt)
            assert commitment_of(secret, salt) == promised == state.commitment
            record = await anna.record(state.id)
            game = verify_record(record)
            assert game.score_sheet is not None
            assert game.score_sheet.totals == state.result.totals
            assert record["shuffle"]["commitment"] == promised
            assert record["shuffle"]["contributions"] == [{"seat": 0, "bytes": mine.hex()}]
            assert str(game.seed) == state.reveal.seed
            assert state.seats[1].name in BOT_NAMES["apprentice"]
            assert record["seats"] == [
                {"name": "Anna", "kind": "human"},
                {"name": state.seats[1].name, "kind": "bot:apprentice"},
            ]

    asyncio.run(main())


def test_the_list_of_my_games_comes_in_pages(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            made = [(await anna.create(NewTable())).id for _ in range(25)]
            first: TableList = await anna.request("GET", "/api/me/tables", answer=TableList)
            assert len(first.tables) == 20
            assert first.more is not None
            path = f"/api/me/tables?before={first.more}"
            second: TableList = await anna.request("GET", path, answer=TableList)
            assert second.more is None
            found = [line.id for line in (*first.tables, *second.tables)]
            assert sorted(found) == sorted(made)
            with pytest.raises(ServerRefusal, match="no such page"):
                await anna.request("GET", "/api/me/tables?before=x")
            for _ in range(5):
                await anna.create(NewTable())
            with pytest.raises(ServerRefusal, match="You have too many open tables") as refused:
                await anna.create(NewTable())
            assert refused.value.status == 429

    asyncio.run(main())
