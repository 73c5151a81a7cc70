"""Reviews of finished games: made in the background, kept, given up, and limited."""

import asyncio
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from city.conformance import AT_NIGHT, serving_inside
from grachten.client import ServerRefusal, Visitor, play_game
from grachten.protocol.actions import action_from_wire
from grachten.protocol.pictures import DrawnPicture
from grachten.protocol.replays import Replay
from grachten.protocol.reviews import ReviewState, SeatReview
from grachten.protocol.tables import Options
from grachten.review import review
from grachten.review.wire import review_to_wire
from grachten.rules import Game, GameRecord, verify_record
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study import reviews as reviewing
from grachten.server.study.review_messages import (
    SMALLEST,
    ReviewJob,
    ReviewProgress,
    make_reviews,
)
from grachten.server.study.reviews import WAITING, Reviews
from server.support.inside import WIDE, Inside
from server.support.strangers import answer, error, people
from support.patience import PATIENCE
from support.visitors import begun, random_choice

GOLDEN = Path(__file__).parents[1] / "golden"
SOON = 0.02
"""Seconds between two looks at how far a review is."""


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inside]:
    with serving_inside(request, tmp_path_factory.mktemp("reviews"), WIDE) as server:
        yield server
    assert server.faults == []


def golden(name: str = "points-2p") -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


def game_of(name: str = "points-2p") -> Game:
    return verify_record(golden(name))


async def asked(visitor: Visitor, path: str, record: Any = None) -> ReviewState:
    return await visitor.request("POST", f"/api/{path}", record, ReviewState)


async def replay_of(visitor: Visitor, table: str) -> Replay:
    return await visitor.request("GET", f"/api/tables/{table}/replay", answer=Replay)


async def finished(visitor: Visitor, begun: ReviewState) -> ReviewState:
    state = begun
    async with asyncio.timeout(PATIENCE):
        while state.done < 1:
            await asyncio.sleep(SOON)
            state = await visitor.request("GET", f"/api/reviews/{begun.id}", answer=ReviewState)
            assert state.id == begun.id
    return state


async def reviewed(visitor: Visitor, record: Any) -> ReviewState:
    """As the page does: the review is asked for again if another node answers, which it may if a
    connection was closed meanwhile."""
    while True:
        try:
            return await finished(visitor, await asked(visitor, "reviews", record))
        except ServerRefusal as refusal:
            if refusal.code != "not-found":
                raise


async def played(*seats: Visitor, options: Options | None = None) -> str:
    table = await begun(*seats, options=options)
    await asyncio.gather(
        *(play_game(each, table.id, seat, random_choice(seat)) for seat, each in enumerate(seats))
    )
    return table.id


def check(found: SeatReview, game: Game) -> None:
    """It adds up, follows the game, and ends with its result."""
    plays = game.record().plays
    assert len(found.curve) == len(plays) + 1
    assert [step.number for step in found.steps] == list(range(1, len(plays) + 1))
    sums = found.sums
    total = sums.start + sums.choice + sums.noise + sums.others + sums.luck
    assert total == pytest.approx(sums.result, abs=1e-9)
    sheet = game.score_sheet
    assert sheet is not None
    assert sums.result == (found.seat in sheet.winners) / len(sheet.winners)
    for step, play in zip(found.steps, plays, strict=True):
        assert step.seat == play.seat
        assert (step.decision is not None) == (step.seat == found.seat)
        if step.action is not None:
            assert action_from_wire(step.action, game.board).id == play.action.id
        if step.decision is not None:
            best, *rest = step.decision.options
            assert len(rest) == min(step.decision.legal, 3) - 1
            assert best.chance - step.decision.chance == pytest.approx(step.decision.loss)


def test_what_travels_is_what_the_library_finds() -> None:
    game = game_of()
    record = game.record()
    told: list[ReviewProgress] = []
    make_reviews(ReviewJob(record.to_dict(), (1, 0), False), told.append)
    found = [each.seat for each in told if each.seat is not None]
    assert [seat.seat for seat in found] == [1, 0]
    shares = [each.done for each in told]
    assert shares == sorted(shares)
    assert [each.done for each in told if each.seat is not None] == [0.5, 1]
    # Whoever waits sees it move, but not with every bit of it.
    assert 10 < sum(each.seat is None for each in told) < 1 / SMALLEST
    for seat in found:
        (known,) = review(record, game.board, [seat.seat]).seats
        assert seat == review_to_wire(known)
        check(seat, game)
        for name in ("mistakes", "strokes_of_luck", "turning_points"):
            assert [n - 1 for n in getattr(seat, name)] == list(getattr(known, name))
        assert (seat.best_move or 0) - 1 == (-1 if known.best_move is None else known.best_move)
        assert seat.accuracy == known.accuracy


def test_a_game_of_a_table_is_reviewed_my_seat_first(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 2) as (anna, bram):
            table = await played(anna, bram)
            address = f"tables/{table}/review"
            state = await asked(anna, f"{address}?seat=1")
            assert state.hindsight is False
            state = await finished(anna, state)
            assert [seat.seat for seat in state.seats] == [1, 0]
            game = verify_record(await anna.record(table))
            replay = await replay_of(anna, table)
            for seat in state.seats:
                check_frames(seat, replay)
                assert len(seat.steps) == len(game.record().plays)
            # Asked for once more it is there, in whatever order it would have been made.
            assert await asked(anna, f"{address}?seat=0") == state
            # With hindsight it is another one.
            other = await asked(bram, f"{address}?hindsight=true")
            assert other.id != state.id
            assert (await finished(bram, other)).hindsight is True

    asyncio.run(main())


def check_frames(found: SeatReview, replay: Replay) -> None:
    """The numbers are those of the replay's frames."""
    assert len(found.curve) == len(replay.frames)
    for step in found.steps:
        frame = replay.frames[step.number]
        assert (frame.number, frame.seat) == (step.number, step.seat)


def test_a_record_is_checked_and_reviewed(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            for seat in (await reviewed(anna, golden())).seats:
                check(seat, game_of())
            broken = {**golden(), "seed": "1"}
            refused = await answer(anna, "POST", "/api/reviews", broken)
            assert (refused.status_code, error(refused).code) == (400, "invalid")
            assert "does not follow from the seed" in error(refused).message
            for path in ("/api/reviews?seat=2", "/api/reviews?seat=9"):
                refused = await answer(anna, "POST", path, golden())
                assert (refused.status_code, error(refused).code) == (400, "invalid")

    asyncio.run(main())


def test_who_may_watch_the_replay_may_have_the_review(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 3) as (anna, bram, stranger):
            table = await begun(anna, bram)
            with pytest.raises(ServerRefusal, match="reviewed once it is over") as found:
                await asked(anna, f"tables/{table.id}/review")
            assert (found.value.code, found.value.status) == ("conflict", 409)
            closed = await played(anna, bram, options=Options(pace="instant", spectators=False))
            with pytest.raises(ServerRefusal, match="does not allow spectators"):
                await asked(stranger, f"tables/{closed}/review")
            with pytest.raises(ServerRefusal) as found:
                await anna.request("GET", f"/api/reviews/{'0' * 32}", answer=ReviewState)
            assert found.value.code == "not-found"
            async with Visitor(server.address) as nobody:
                for method, path in (
                    ("POST", f"/api/tables/{closed}/review"),
                    ("POST", "/api/reviews"),
                    ("GET", f"/api/reviews/{'0' * 32}"),
                ):
                    refused = await answer(nobody, method, path, golden())
                    assert (refused.status_code, error(refused).code) == (401, "unknown")

    asyncio.run(main())


def drawing(**changes: Any) -> dict[str, Any]:
    player = {"colour": "ochre", "points": 9, "curve": [0.5, 1], "routes": [1], "accuracy": None}
    parts = {"luck": 0.5, "choice": -0.5, "luck_words": "+50 %", "choice_words": "−50 %"}
    words = dict.fromkeys(("title", "subtitle", "curve", "points", "accuracy", "luck"), "words")
    return {
        "seat": 0,
        "players": [{"name": name, **player, **parts} for name in ("Anna <3", "Bram")],
        "steps": [],
        "words": {**words, "axis": ["0", "½", "1"], "choices": "words", "steps": "words"},
        **changes,
    }


def test_a_picture_is_drawn_for_whoever_is_known(server: Inside) -> None:
    async def main() -> None:
        async with people(server.address, 1) as (anna,):
            drawn: DrawnPicture = await anna.request(
                "POST", "/api/pictures", drawing(), DrawnPicture
            )
            assert "Anna &lt;3" in drawn.svg
            for wrong in (drawing(seat=2), drawing(players=[]), drawing(more=1)):
                refused = await answer(anna, "POST", "/api/pictures", wrong)
                assert (refused.status_code, error(refused).code) == (400, "invalid")
        async with Visitor(server.address) as nobody:
            refused = await answer(nobody, "POST", "/api/pictures", drawing())
            assert (refused.status_code, error(refused).code) == (401, "unknown")

    asyncio.run(main())


# What it costs

SLEEPING = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A process that makes no progress, and ends as a worker does."""


def other_games(count: int) -> list[GameRecord]:
    """What is not played is never noticed: no worker gets so far."""
    record = game_of().record()
    return [replace(record, seed=seed) for seed in range(count)]


def begin(reviews: Reviews, asker: str, record: GameRecord) -> ReviewState:
    return reviews.start(asker, record, None, hindsight=False)


def test_a_review_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "COMMAND", SLEEPING)

    async def main() -> None:
        reviews = Reviews(Limits(), patience=0.05)
        begun = [begin(reviews, "anna", record) for record in other_games(2)]
        await until_none_waits(reviews)  # looking at one would keep it alive
        for state in begun:
            with pytest.raises(Refusal, match="ask for it again") as found:
                reviews.find(state.id)
            assert found.value.code == "not-found"

    asyncio.run(main())


@pytest.mark.parametrize(
    "command",
    [
        (sys.executable, "-c", "raise SystemExit(1)"),
        (sys.executable, "-c", "print('nonsense')"),
        (sys.executable, "-c", "pass"),
        ("/nowhere",),
    ],
)
def test_what_failed_is_not_tried_again_at_every_question(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "COMMAND", command)
    record, other = other_games(2)

    async def main() -> None:
        reviews = Reviews(Limits())
        state = begin(reviews, "anna", record)
        await until_none_waits(reviews)
        with pytest.raises(Refusal, match="try again in a minute") as found:
            begin(reviews, "anna", record)
        assert found.value.code == "unavailable"
        with pytest.raises(Refusal, match="try again in a minute"):
            reviews.find(state.id)
        assert reviews.waiting == 0
        begin(reviews, "anna", other)  # other games are none the worse for it
        assert reviews.waiting == 1
        await reviews.close()

    asyncio.run(main())


def test_what_failed_is_tried_again_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "COMMAND", ("/nowhere",))

    async def main() -> None:
        reviews = Reviews(Limits(), rest=0.0)
        begin(reviews, "anna", game_of().record())
        await until_none_waits(reviews)
        begin(reviews, "anna", game_of().record())
        assert reviews.waiting == 1
        await reviews.close()

    asyncio.run(main())


async def until_none_waits(reviews: Reviews) -> None:
    async with asyncio.timeout(PATIENCE):
        while reviews.waiting:
            await asyncio.sleep(SOON)


def test_nobody_has_games_reviewed_all_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "COMMAND", SLEEPING)

    async def main() -> None:
        reviews = Reviews(replace(Limits(), review_burst=3))
        games = other_games(WAITING + 1)
        begun = [begin(reviews, "anna", record) for record in games[:3]]
        with pytest.raises(Refusal, match="wait a moment") as found:
            begin(reviews, "anna", games[3])
        assert found.value.code == "too-many"
        assert begin(reviews, "anna", games[0]) == begun[0]  # that one is there already
        for number, record in enumerate(games[3:WAITING]):
            begin(reviews, f"guest {number}", record)
        with pytest.raises(Refusal, match="Many games are being reviewed") as found:
            begin(reviews, "bram", games[WAITING])
        assert found.value.code == "too-many"
        await reviews.close()
        assert reviews.waiting == 0

    asyncio.run(main())


def test_only_so_many_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[ReviewProgress] = []
    make_reviews(ReviewJob(game_of().record().to_dict(), (0,), False), told.append)
    seat = told[-1].seat
    line = msgspec.json.encode(ReviewProgress(1.0, seat)).decode()
    monkeypatch.setattr(reviewing, "COMMAND", ("/bin/echo", line))
    monkeypatch.setattr(reviewing, "KEPT", 2)

    async def main() -> None:
        reviews = Reviews(Limits())
        names = []
        for record in other_games(3):
            state = begin(reviews, "anna", record)
            names.append(state.id)
            async with asyncio.timeout(PATIENCE):
                while state.done < 1:
                    await asyncio.sleep(SOON)
                    state = reviews.find(state.id)
            assert state.seats == (seat,)
        with pytest.raises(Refusal):
            reviews.find(names[0])
        assert [reviews.find(name).done for name in names[1:]] == [1, 1]

    asyncio.run(main())
