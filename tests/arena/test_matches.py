"""Games on duplicate deals: who sits where, which cards they get, and what is kept of it."""

import random
from dataclasses import replace

import pytest

from grachten.arena import PlayedGame, deal_seed, play_fixture, rotations, seating, tables_for
from grachten.arena.deals import fixtures, without_repeats
from grachten.bots import make_bot
from grachten.bots.random_bot import RandomBot
from grachten.rules import Action, Board, Game, LegalActions, SeatView
from support.faulty_bots import make

BOARD = Board.load()


def untimed(game: PlayedGame) -> PlayedGame:
    return replace(game, seats=tuple(replace(seat, seconds=0) for seat in game.seats))


def test_every_rotation_that_differs() -> None:
    assert rotations(("A", "B")) == (0, 1)
    assert rotations(("A", "A")) == (0,)
    assert rotations(("A", "B", "B", "B")) == (0, 1, 2, 3)
    assert rotations(("A", "B", "A", "B")) == (0, 1)
    assert rotations(("A", "B", "C")) == (0, 1, 2)


def test_rotation_moves_every_bot_on_by_one_seat() -> None:
    assert seating(("A", "B", "C"), 0) == ("A", "B", "C")
    assert seating(("A", "B", "C"), 1) == ("C", "A", "B")


def test_over_the_rotations_every_bot_has_every_seat() -> None:
    table = ("A", "B", "B", "B")
    seats = [seating(table, rotation).index("A") for rotation in rotations(table)]
    assert sorted(seats) == [0, 1, 2, 3]


def test_tables_for_bots() -> None:
    assert tables_for("ABC", 2) == (("A", "B"), ("A", "C"), ("B", "C"))
    assert tables_for("ABC", 3) == (("A", "B", "C"),)
    assert tables_for("AB", 3) == (("A", "B", "B"), ("B", "A", "A"))
    assert len(tables_for("ABC", 4)) == 6
    assert len(tables_for("ABCDE", 4)) == 5
    assert tables_for("AA", 2) == (("A", "A"),)


def test_a_table_that_is_only_turned_is_the_same() -> None:
    assert without_repeats([("A", "B"), ("B", "A"), ("A", "C")]) == (("A", "B"), ("A", "C"))
    assert without_repeats([("A", "B", "C"), ("A", "C", "B")]) == (
        ("A", "B", "C"),
        ("A", "C", "B"),
    )
    assert without_repeats([("A", "B")], known=[("B", "A")]) == (("B", "A"),)


def test_fixtures_go_deal_by_deal() -> None:
    listed = list(fixtures([("A", "B"), ("A", "A")], range(2)))
    assert [(f.deal, f.table, f.rotation) for f in listed] == [
        (0, ("A", "B"), 0),
        (0, ("A", "B"), 1),
        (0, ("A", "A"), 0),
        (1, ("A", "B"), 0),
        (1, ("A", "B"), 1),
        (1, ("A", "A"), 0),
    ]


def test_seeds_of_deals_do_not_change() -> None:
    """Else results could not be continued by the next version."""
    assert f"{deal_seed(7, 3):064x}" == (
        "492a874eca4a834268455a9155da2f8bdd1e1a3632e8dde4b2c96a42d229d413"  # sha256sum says so
    )
    assert len({deal_seed(seed, deal) for seed in range(20) for deal in range(20)}) == 400


def test_the_rotations_of_a_deal_share_cards_and_who_begins() -> None:
    """With bots that are all the same, and never draw at random, the games are the same."""
    games = [
        play_fixture(BOARD, ("greedy", "greedy:patience=4", "greedy:patience=04"), 5, rotation, 1)
        for rotation in range(3)
    ]
    assert len({game.first for game in games}) == 1
    assert len({tuple(seat.points for seat in game.seats) for game in games}) == 1
    assert len({tuple(seat.routes for seat in game.seats) for game in games}) == 1
    assert [game.seats[0].bot for game in games] == [
        "greedy",
        "greedy:patience=04",
        "greedy:patience=4",
    ]


@pytest.mark.parametrize("table", [("greedy", "random"), ("random",) * 3, ("greedy",) * 4])
def test_what_is_kept_adds_up(table: tuple[str, ...]) -> None:
    for deal in range(3):
        game = play_fixture(BOARD, table, deal, 0, 9)
        assert game.faults == ()
        assert game.first == Game.new(len(table), deal_seed(9, deal)).first
        routes = [route for seat in game.seats for route in seat.routes]
        assert len(routes) == len(set(routes))
        best = max((seat.points, len(seat.completed)) for seat in game.seats)
        for seat in game.seats:
            assert seat.points == (
                seat.route_points + seat.contract_points + seat.merchandise_points
            )
            lengths = [BOARD.routes[route].length for route in seat.routes]
            assert seat.carts_left == BOARD.carts - sum(lengths)
            assert seat.route_points == sum(BOARD.route_points[n - 1] for n in lengths)
            assert seat.contract_points == sum(
                BOARD.contracts[c].value for c in seat.completed
            ) - sum(BOARD.contracts[c].value for c in seat.failed)
            assert (seat.rank == 1) == ((seat.points, len(seat.completed)) == best)
            assert seat.seconds > 0
        # Two decisions at most in a turn, and one of every seat before the first.
        decisions = sum(seat.decisions for seat in game.seats) - len(table)
        assert game.turns <= decisions <= 2 * game.turns


def test_a_game_can_be_played_again_by_itself() -> None:
    first = play_fixture(BOARD, ("random", "greedy"), 2, 1, 3)
    play_fixture(BOARD, ("random", "greedy"), 4, 0, 3)
    assert untimed(play_fixture(BOARD, ("random", "greedy"), 2, 1, 3)) == untimed(first)


def test_randomness_differs_by_seed_deal_and_rotation() -> None:
    table = ("random", "random")
    games = [
        play_fixture(BOARD, table, deal, rotation, seed)
        for seed in (1, 2)
        for deal in (0, 1)
        for rotation in (0, 1)
    ]
    assert len({tuple(seat.routes for seat in game.seats) for game in games}) == 8


def test_faulty_bots_are_named_and_the_game_goes_on() -> None:
    game = play_fixture(BOARD, ("raises", "babbles", "greedy"), 0, 1, 1, make=make)
    assert {(fault.bot, fault.seat, fault.what) for fault in game.faults} == {
        ("raises", 1, "raised ValueError: no idea"),
        ("babbles", 2, "answered 'the red one', which is not legal"),
    }
    faults = [fault for fault in game.faults if fault.bot == "raises"]
    assert len(faults) == game.seats[1].decisions
    assert len({fault.decision for fault in game.faults}) == len(game.faults)
    again = play_fixture(BOARD, ("raises", "babbles", "greedy"), 0, 1, 1, make=make)
    assert untimed(again) == untimed(game)


def test_a_bot_that_hangs_costs_no_more_than_its_time() -> None:
    game = play_fixture(BOARD, ("hangs", "greedy"), 0, 0, 1, limit=0.01, make=make)
    seat = game.seats[0]
    assert len(game.faults) >= seat.decisions
    assert game.faults[0].what == "did not answer within 0.01 seconds"
    assert seat.seconds >= 0.01 * seat.decisions


def test_bots_are_made_anew_for_every_game() -> None:
    made: list[str] = []

    def counting(name: str) -> object:
        made.append(name)
        return make_bot(name)

    for rotation in (0, 1):
        play_fixture(BOARD, ("greedy", "random"), 0, rotation, 1, make=counting)  # type: ignore[arg-type]
    assert made == ["greedy", "random", "random", "greedy"]


class Cold(RandomBot):
    """It would take its time if it were not prepared."""

    is_ready = False

    def prepare(self) -> None:
        Cold.is_ready = True

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        assert self.is_ready
        return super().choose(view, legal, rng)


def test_bots_are_prepared_before_the_clock_runs() -> None:
    game = play_fixture(BOARD, ("cold", "cold"), 0, 0, 1, make=lambda _: Cold())
    assert not game.faults
    assert Cold.is_ready
