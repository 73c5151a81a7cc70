"""The statistics say what happened in the games, whatever their order."""

import random
from dataclasses import replace

import pytest

from grachten.arena.played import Fault, PlayedGame, SeatResult
from grachten.arena.shares import clustered_share
from grachten.arena.statistics import BotStatistics, Points, Statistics, statistics_of
from grachten.cli.arena_tables import print_statistics
from grachten.cli.console import out
from grachten.rules import Board, GrachtenError
from support.positions import tiny_board

BOARD = tiny_board()
"""Its contracts 0, 1 and 4 are worth 3, 4 and 5; its routes 0, 2 and 5 are 1, 2 and 4 long."""


def seat(bot: str, rank: int = 1, **figures: object) -> SeatResult:
    nothing = SeatResult(bot, rank, 0, 0, (), (), 0, 0, 0, (), 0, 1, 0.0)
    return replace(nothing, **figures)  # type: ignore[arg-type]


def game(*seats: SeatResult, deal: int = 0, first: int = 0, turns: int = 10) -> PlayedGame:
    return PlayedGame(deal, tuple(one.bot for one in seats), 0, first, turns, seats)


def won_by(winner: int, *, players: int = 2, deal: int = 0, first: int = 0) -> PlayedGame:
    """A game of bots named after their seats."""
    return game(
        *(seat(f"bot {number}", 1 if number == winner else 2) for number in range(players)),
        deal=deal,
        first=first,
    )


def of_bot(statistics: Statistics, name: str) -> BotStatistics:
    (found,) = (bot for bot in statistics.bots if bot.bot == name)
    return found


def random_games(board: Board, count: int) -> list[PlayedGame]:
    """Games that were never played, with everything in them that a game can have."""
    rng = random.Random(7)
    games = []
    for number in range(count):
        players = rng.choice((2, 3, 4))
        routes = rng.sample(range(len(board.routes)), len(board.routes))
        contracts = rng.sample(range(len(board.contracts)), len(board.contracts))
        share = len(routes) // (players + 1)
        seats = tuple(
            SeatResult(
                bot=rng.choice(("miller", "baker", "brewer")),
                rank=rank,
                points=0,
                route_points=rng.randrange(30),
                completed=(contracts.pop(),),
                failed=(contracts.pop(),) if rng.random() < 0.5 else (),
                contract_points=0,
                merchandise=rng.randrange(4),
                merchandise_points=rng.randrange(8),
                routes=tuple(routes.pop() for _ in range(share)),
                carts_left=rng.randrange(9),
                decisions=rng.randrange(10, 40),
                seconds=rng.random() / 3,
            )
            for rank in rng.choice(([1, 1, 1, 4], [1, 2, 3, 4], [1, 1, 3, 3]))[:players]
        )
        bots = tuple(one.bot for one in seats)
        faults = (Fault(0, bots[0], 3, "it raised ValueError"),) * (rng.random() < 0.1)
        first, turns = rng.randrange(players), rng.randrange(20, 40)
        games.append(PlayedGame(number // 20, bots, 0, first, turns, seats, faults))
    return games


def test_a_bots_figures_are_means_over_its_seats() -> None:
    statistics = statistics_of(
        BOARD,
        [
            game(
                seat(
                    "miller",
                    route_points=8,
                    completed=(0, 1),
                    failed=(4,),
                    merchandise=3,
                    merchandise_points=8,
                    routes=(0, 5),
                    carts_left=1,
                    decisions=20,
                    seconds=3.0,
                ),
                seat("baker", 2),
                turns=12,
            ),
            game(
                seat("baker", 2),
                seat(
                    "miller", route_points=2, routes=(2,), carts_left=4, decisions=10, seconds=1.5
                ),
                turns=20,
                deal=1,
            ),
        ],
    )
    miller = of_bot(statistics, "miller")
    assert (miller.games, miller.seats) == (2, 2)
    assert miller.points == Points(5.0, 3.5, -2.5, 4.0)
    assert miller.points.total == 10.0
    assert (miller.contracts_kept, miller.contracts_completed) == (1.5, 1.0)
    assert miller.routes == 1.5
    assert miller.route_length == pytest.approx(7 / 3)
    assert (miller.carts_left, miller.merchandise, miller.turns) == (2.5, 1.5, 16.0)
    assert miller.seconds == pytest.approx(0.15)
    assert (miller.wins.share, miller.fair, miller.faults) == (1.0, 0.5, 0)
    assert [bot.bot for bot in statistics.bots] == ["miller", "baker"]
    assert of_bot(statistics, "baker").route_length == 0
    assert (statistics.games, statistics.deals) == (2, 2)


def test_points_by_source_add_up_to_those_of_the_seats() -> None:
    scored = seat(
        "miller",
        points=11,
        route_points=6,
        completed=(4,),
        failed=(0,),
        contract_points=2,
        merchandise_points=3,
    )
    found = of_bot(statistics_of(BOARD, [game(scored, seat("baker", 2))]), "miller")
    assert found.points.total == scored.points


def test_a_bot_on_several_seats_should_win_more() -> None:
    statistics = statistics_of(
        BOARD, [game(seat("miller", 2), seat("miller"), seat("baker", 3), seat("miller", 4))]
    )
    assert of_bot(statistics, "miller").fair == 0.75
    assert of_bot(statistics, "miller").seats == 3
    assert of_bot(statistics, "baker").fair == 0.25
    (table,) = statistics.tables
    assert [(bot.bot, bot.wins.share, bot.fair) for bot in table.bots] == [
        ("miller", 1.0, 0.75),
        ("baker", 0.0, 0.25),
    ]


def test_tables_are_counted_apart() -> None:
    one = game(seat("miller"), seat("baker", 2))
    other = game(seat("brewer", 2), seat("miller"), deal=1)
    tables = statistics_of(BOARD, [one, other, replace(one, deal=1)]).tables
    assert [(table.table, table.games) for table in tables] == [
        (("brewer", "miller"), 1),
        (("miller", "baker"), 2),
    ]
    assert [bot.bot for bot in tables[0].bots] == ["miller", "brewer"]


def test_order_of_play_begins_with_the_first_seat() -> None:
    games = [
        won_by(2, players=3, first=2),
        won_by(0, players=3, first=2, deal=1),
        won_by(1, players=3, first=1, deal=2),
        won_by(0, players=3, first=1, deal=3),
    ]
    (play,) = statistics_of(BOARD, games).play
    assert [share.share for share in play.by_order] == [0.5, 0.25, 0.25]
    assert play.fair == pytest.approx(1 / 3)


def test_a_shared_victory_is_parted() -> None:
    shared = game(seat("miller"), seat("baker"), seat("brewer", 3), first=1)
    (play,) = statistics_of(BOARD, [shared]).play
    assert [share.share for share in play.by_order] == [0.5, 0.0, 0.5]


def test_intervals_take_a_deal_for_one_piece_of_luck() -> None:
    """Four games on each of ten deals, which all end alike, prove no more than ten games."""
    games = [won_by(deal % 2, deal=deal) for deal in range(10) for _ in range(4)]
    (play,) = statistics_of(BOARD, games).play
    (once,) = statistics_of(BOARD, games[::4]).play
    assert play.by_order[0].error == pytest.approx(once.by_order[0].error)
    apart = [replace(one, deal=number) for number, one in enumerate(games)]
    (independent,) = statistics_of(BOARD, apart).play
    assert independent.by_order[0].error < 0.6 * play.by_order[0].error


def test_numbers_of_players_are_counted_apart() -> None:
    games = [won_by(0), won_by(1, players=4, deal=1), won_by(0, deal=2)]
    games[2] = replace(games[2], turns=14)
    two, four = statistics_of(BOARD, games).play
    assert (two.players, two.games, two.turns, two.mean_turns) == (2, 2, ((10, 1), (14, 1)), 12.0)
    assert (four.players, four.games, len(four.by_order)) == (4, 1, 4)


def test_routes_are_taken_and_won_with() -> None:
    games = [
        game(seat("miller", routes=(5,)), seat("baker", 2, routes=(2,))),
        game(seat("miller", 2, routes=(5,)), seat("baker"), deal=1),
        game(seat("miller", routes=(2,)), seat("baker"), deal=2),
        game(seat("miller", 2), seat("baker"), deal=3),
    ]
    routes = statistics_of(BOARD, games).routes
    assert [found.route for found in routes] == [route.index for route in BOARD.routes]
    assert (routes[5].taken.share, routes[2].taken.share) == (0.5, 0.5)
    assert routes[5].owner_wins == clustered_share([(0, 1.0), (1, 0.0)])
    assert routes[2].owner_wins == clustered_share([(0, 0.0), (2, 0.5)])
    assert routes[5].fair == 0.5
    assert routes[0].taken.share == 0
    assert (routes[0].owner_wins, routes[0].fair) == (None, None)


def test_contracts_are_kept_completed_and_won_with() -> None:
    games = [
        game(seat("miller", completed=(4,)), seat("baker", 2, failed=(0,))),
        game(seat("miller", failed=(4,)), seat("baker", 2), deal=1),
        game(seat("miller"), seat("baker", 2, failed=(4,)), seat("brewer", 3), deal=2),
        game(seat("miller"), seat("baker", 2), deal=3),
    ]
    contracts = statistics_of(BOARD, games).contracts
    assert len(contracts) == len(BOARD.contracts)
    fifth = contracts[4]
    assert fifth.kept.share == 0.75
    assert fifth.completed == clustered_share([(0, 1.0), (1, 0.0), (2, 0.0)])
    assert fifth.holder_wins == clustered_share([(0, 1.0), (1, 1.0), (2, 0.0)])
    assert fifth.fair == pytest.approx((1 / 2 + 1 / 2 + 1 / 3) / 3)
    assert contracts[1].kept.share == 0
    assert (contracts[1].completed, contracts[1].holder_wins) == (None, None)


def test_faults_count_for_the_bot_that_made_them() -> None:
    faulty = replace(won_by(0), faults=(Fault(1, "bot 1", 2, "it hung"),) * 2)
    statistics = statistics_of(BOARD, [faulty])
    assert [bot.faults for bot in statistics.bots] == [0, 2]


@pytest.mark.parametrize("board", [BOARD, Board.load()], ids=lambda board: board.id)
def test_the_order_of_games_changes_nothing(board: Board) -> None:
    games = random_games(board, 60)
    statistics = statistics_of(board, games)
    for seed in range(5):
        shuffled = random.Random(seed).sample(games, len(games))
        assert statistics_of(board, shuffled) == statistics


def test_no_games_no_statistics() -> None:
    with pytest.raises(GrachtenError, match=r"^There are no games to take statistics from\.$"):
        statistics_of(BOARD, [])


@pytest.mark.parametrize("figures", [{"routes": (44,)}, {"failed": (23,)}, {"completed": (8,)}])
def test_games_of_another_board_are_refused(figures: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(GrachtenError, match=r"^These games were not played on the board 'tiny'\.$"):
        statistics_of(BOARD, [game(seat("miller", 1, **figures), seat("baker", 2))])


def test_tables_on_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(out, "width", 100)
    board = Board.load()
    games = random_games(board, 30)
    games.append(
        game(
            seat("search:ms=200:depth=[/4]:style=hoarder", seconds=0.5, routes=(0,), failed=(3,)),
            seat("miller", 2),
            deal=99,
        )
    )
    print_statistics(statistics_of(board, games), board)
    printed = capsys.readouterr().out
    assert all(len(line) <= 100 for line in printed.splitlines())
    assert "31 games on 3 deals" in printed
    (wins,) = (line for line in printed.splitlines() if "500 ms" in line)
    assert wins.split()[:3] == ["search:ms=200:depth=[/4]:style=hoarder", "1", "100.0%"]
    for words in ("first of 2", "fourth of 4", "Contracts kept most often", "Routes taken"):
        assert words in printed
