"""Accuracy and luck of bots, in games that were reviewed."""

from dataclasses import replace

import pytest

from grachten.arena import play_fixture
from grachten.arena.luck_statistics import luck_statistics
from grachten.arena.played import Judged, PlayedGame, SeatResult
from grachten.review import judge_game, review
from grachten.rules import Board, GameRecord

BOARD = Board.load()


def seat(bot: str, rank: int, accuracy: float | None, luck: float) -> SeatResult:
    judged = Judged(accuracy, 0.5, luck)
    return SeatResult(bot, rank, 0, 0, (), (), 0, 0, 0, (), 0, 1, 0.0, judged)


def game(deal: int, *seats: SeatResult) -> PlayedGame:
    return PlayedGame(deal, tuple(one.bot for one in seats), 0, 0, 10, seats)


def test_luck_is_taken_out_of_the_wins() -> None:
    """Whoever had luck won: without it both are alike."""
    games = [
        game(
            number,
            seat("miller", 1 + number % 2, 80, 0.5 - number % 2),
            seat("baker", 2 - number % 2, 60, number % 2 - 0.5),
        )
        for number in range(20)
    ]
    games += [game(20, seat("miller", 1, None, 0.5), seat("baker", 2, 50, -0.5))]
    found = luck_statistics("miller", reversed(games))
    assert found == luck_statistics("miller", games)
    assert found is not None
    assert (found.games, found.accuracy, found.lost) == (21, 80, 0.5)
    assert found.luck == pytest.approx(0.5 / 21)
    assert found.won.played == pytest.approx(11 / 21)
    assert found.won.adjusted == pytest.approx(0.5)
    assert found.won.variance_left == pytest.approx(0, abs=1e-9)


def test_games_that_were_not_reviewed_do_not_count() -> None:
    reviewed = game(0, seat("miller", 1, 80, 0.1), seat("baker", 2, 60, -0.1))
    other = game(1, *(replace(one, judged=None) for one in reviewed.seats))
    found = luck_statistics("miller", [reviewed, other])
    assert found is not None
    assert found.games == 1
    assert luck_statistics("miller", [other]) is None


def test_a_game_is_judged_as_its_review_says() -> None:
    kept: list[GameRecord] = []

    def judge(record: GameRecord, board: Board) -> tuple[Judged, ...]:
        kept.append(record)
        return judge_game(record, board)

    played = play_fixture(BOARD, ("greedy", "random", "random"), 3, 1, 5, judge=judge)
    for result, found in zip(played.seats, review(kept[0]).seats, strict=True):
        assert result.judged is not None
        assert result.judged.accuracy == pytest.approx(found.accuracy, abs=0.01)
        assert result.judged.luck == pytest.approx(found.sums.luck, abs=1e-4)
        lost = sum(step.decision.loss for step in found.steps if step.decision)
        assert result.judged.lost == pytest.approx(lost, abs=1e-4)
    assert replace(played, seats=()) == replace(
        play_fixture(BOARD, ("greedy", "random", "random"), 3, 1, 5), seats=()
    )
