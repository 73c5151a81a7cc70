"""Ratings find the strengths that made the results, and how sure that is."""

import math
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from grachten.arena import Result, head_to_head, rating_intervals, ratings, win_share
from grachten.arena.plackett_luce import read_choices
from grachten.arena.results import bots_in
from grachten.rules import GrachtenError

STRENGTHS = {"miller": 0.0, "baker": 80.0, "brewer": 160.0, "smith": -120.0, "cooper": 40.0}
BOTH_WAYS = (("miller", "baker"), ("baker", "miller"))


def game(deal: int, bots: tuple[str, ...], *ranks: int) -> Result:
    return Result(deal, bots, ranks, tuple(100 - rank for rank in ranks))


def won_by(winner: str, deal: int, bots: tuple[str, ...]) -> Result:
    return game(deal, bots, *(1 if bot == winner else 2 for bot in bots))


def duels(*firsts: float) -> list[Result]:
    """Games of `miller` against `baker`, a deal each: 1 won, 0 lost, ½ tied."""
    ranks = {1: (1, 2), 0: (2, 1), 0.5: (1, 1)}
    return [game(deal, ("miller", "baker"), *ranks[won]) for deal, won in enumerate(firsts)]


def arena(seats: int, deals: int, seed: int) -> list[Result]:
    """Results of bots that are as strong as they are said to be, each deal in every rotation."""
    rng = np.random.default_rng(seed)
    results = []
    for deal in range(deals):
        chosen = rng.choice(len(STRENGTHS), size=seats, replace=False)
        bots = tuple(tuple(STRENGTHS)[bot] for bot in chosen)
        for turn in range(seats):
            seated = bots[turn:] + bots[:turn]
            form = [STRENGTHS[bot] * math.log(10) / 400 + rng.gumbel() for bot in seated]
            results.append(game(deal, seated, *(1 + sum(f > mine for f in form) for mine in form)))
    return results


def moody_arena(deals: int, rng: np.random.Generator) -> list[Result]:
    """Miller wins 60 % of games, but a deal suits it (90 %) or does not (30 %) in both seats."""
    results = []
    for deal in range(deals):
        chance = 0.9 if rng.random() < 0.5 else 0.3
        for bots in BOTH_WAYS:
            winner = "miller" if rng.random() < chance else "baker"
            results.append(won_by(winner, deal, bots))
    return results


def every_game_a_deal(results: list[Result]) -> list[Result]:
    return [replace(result, deal=number) for number, result in enumerate(results)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_finds_the_strengths(seats: int) -> None:
    found = ratings(arena(seats, 2400 // seats, seed=1), anchor="miller")
    assert found == pytest.approx(STRENGTHS, abs=30)
    assert found["miller"] == 0


def test_two_bots_have_the_closed_form() -> None:
    found = ratings(duels(*[1] * 70, *[0] * 30), prior=0)
    difference = found["miller"] - found["baker"]
    assert difference == pytest.approx(400 * math.log10(0.7 / 0.3), abs=1e-6)
    assert sum(found.values()) == pytest.approx(0, abs=1e-9)


def test_a_tie_of_two_is_half_a_win_each() -> None:
    tied = ratings(duels(*[1] * 40, *[0] * 20, *[0.5] * 20))
    assert tied == pytest.approx(ratings(duels(*[1] * 50, *[0] * 30)), abs=1e-6)


def test_ties_of_more_are_the_mean_of_their_orders() -> None:
    """The ratings are the summit of the likelihood, written down here order by order."""
    bots = ("miller", "baker", "brewer", "smith")
    results = [
        game(0, bots, 1, 1, 1, 4),
        game(1, bots, 1, 2, 2, 2),
        game(2, bots, 3, 3, 1, 1),
        game(3, bots, 4, 2, 2, 1),
        game(4, bots, 1, 1, 1, 1),
        game(5, ("smith", "miller", "smith", "baker"), 2, 1, 2, 2),
    ]

    def likelihood(elo: dict[str, float]) -> float:
        total = 0.0
        for result in results:
            seats = range(len(result.ranks))
            orders = [
                order
                for order in permutations(seats)
                if sorted(order, key=lambda seat: result.ranks[seat]) == list(order)
            ]
            for order in orders:
                strengths = [10 ** (elo[result.bots[seat]] / 400) for seat in order]
                total += sum(
                    math.log(first / sum(strengths[place:])) / len(orders)
                    for place, first in enumerate(strengths)
                )
        return total

    found = ratings(results, prior=0)
    for bot in bots:
        for change in (-0.1, 0.1):
            assert likelihood(found | {bot: found[bot] + change}) < likelihood(found)


def test_the_prior_hardly_matters_after_some_hundred_games() -> None:
    results = duels(*[1] * 210, *[0] * 90)
    assert ratings(results) == pytest.approx(ratings(results, prior=0), abs=0.5)


def test_the_order_of_results_changes_nothing() -> None:
    results = arena(3, 40, seed=2)
    shuffled = [results[i] for i in np.random.default_rng(0).permutation(len(results))]
    assert ratings(shuffled) == ratings(results)
    assert rating_intervals(shuffled, samples=20) == rating_intervals(results, samples=20)
    assert head_to_head(shuffled) == head_to_head(results)


def test_the_seats_change_nothing() -> None:
    results = arena(4, 40, seed=3)
    turned = [
        replace(result, bots=result.bots[::-1], ranks=result.ranks[::-1]) for result in results
    ]
    assert ratings(turned) == pytest.approx(ratings(results), abs=1e-6)
    assert win_share(turned, "baker") == win_share(results, "baker")
    duels_turned, as_played = head_to_head(turned), head_to_head(results)
    assert {pair: duel.share for pair, duel in duels_turned.items()} == pytest.approx(
        {pair: duel.share for pair, duel in as_played.items()}
    )


@pytest.mark.parametrize("games", [1, 20, 5000])
def test_who_won_everything_is_strong_and_finite(games: int) -> None:
    found = ratings(duels(*[1] * games))
    assert 0 < found["miller"] < 2000
    assert found["baker"] == pytest.approx(-found["miller"], abs=1e-6)


def test_winning_more_games_of_all_rates_higher() -> None:
    few, many = (ratings(duels(*[1] * games))["miller"] for games in (5, 50))
    assert few < many


def test_bots_that_never_met_are_rated_by_way_of_another() -> None:
    results = [
        *(game(n, ("miller", "baker"), *ranks) for n, ranks in enumerate([(1, 2)] * 3 + [(2, 1)])),
        *(game(n, ("baker", "smith"), *ranks) for n, ranks in enumerate([(1, 2)] * 3 + [(2, 1)])),
    ]
    found = ratings(results, anchor="baker", prior=0)
    step = 400 * math.log10(3)
    assert found == pytest.approx({"miller": step, "baker": 0, "smith": -step}, abs=1e-6)


def test_a_bot_on_several_seats() -> None:
    twice = ("miller", "miller", "baker")
    found = ratings([game(0, twice, 1, 3, 2), game(1, twice, 2, 3, 1), game(2, twice, 1, 2, 3)])
    assert found["miller"] == pytest.approx(-found["baker"], abs=1e-6)
    alone = ratings([game(0, ("miller", "miller"), 1, 2)])
    assert alone == {"miller": 0}


def test_intervals_depend_on_the_seed_alone() -> None:
    results = arena(2, 60, seed=4)
    once = rating_intervals(results, samples=50, seed=7)
    assert once == rating_intervals(results, samples=50, seed=7)
    assert once != rating_intervals(results, samples=50, seed=8)
    assert {bot: rating.elo for bot, rating in once.items()} == pytest.approx(ratings(results))
    assert all(rating.low < rating.elo < rating.high for rating in once.values())


def test_a_deal_drawn_twice_counts_as_two_deals() -> None:
    results = arena(3, 12, seed=8)
    counts = [0, 3, 1, 1, 2, 0, 1, 0, 1, 2, 0, 1]
    drawn = [result for result in results for _ in range(counts[result.deal])]
    bots = bots_in(results)
    theta = read_choices(results, bots).fit(np.array(counts, dtype=float), prior=0.5)
    elo = (theta - theta.mean()) * 400 / math.log(10)
    assert bots_in(drawn) == bots
    assert dict(zip(bots, elo, strict=True)) == pytest.approx(ratings(drawn, prior=0.5), abs=1e-6)


def test_the_anchor_has_no_width() -> None:
    anchored = rating_intervals(arena(2, 30, seed=5), anchor="baker", samples=20)["baker"]
    assert (anchored.elo, anchored.low, anchored.high) == (0, 0, 0)


def width(results: list[Result]) -> float:
    rating = rating_intervals(results, samples=200)["miller"]
    return rating.high - rating.low


def test_intervals_widen_where_the_games_of_a_deal_are_alike() -> None:
    """Two games with one winner are worth one: the true interval is √2 times as wide."""
    results = [
        won_by(("miller", "baker")[deal % 2], deal, bots)
        for deal in range(200)
        for bots in BOTH_WAYS
    ]
    assert width(results) == pytest.approx(
        math.sqrt(2) * width(every_game_a_deal(results)), rel=0.2
    )
    duel, apart = (
        head_to_head(games)["miller", "baker"] for games in (results, every_game_a_deal(results))
    )
    assert duel.error == pytest.approx(math.sqrt(2) * apart.error, rel=0.02)
    assert (duel.games, duel.deals, apart.deals) == (400, 200, 400)


def test_intervals_narrow_where_luck_cancels() -> None:
    """Where the first seat nearly always wins, two rotations leave little to chance."""
    results = [
        won_by("miller" if deal % 10 == 0 else bots[0], deal, bots)
        for deal in range(200)
        for bots in BOTH_WAYS
    ]
    assert width(results) < 0.5 * width(every_game_a_deal(results))
    duel, apart = (
        head_to_head(games)["miller", "baker"] for games in (results, every_game_a_deal(results))
    )
    assert duel.error < 0.5 * apart.error


@pytest.mark.slow
def test_rating_intervals_hold_the_truth_in_95_of_100_arenas() -> None:
    truth = 400 * math.log10(0.6 / 0.4)
    rng = np.random.default_rng(11)
    held = 0
    for seed in range(80):
        rating = rating_intervals(moody_arena(60, rng), anchor="baker", samples=100, seed=seed)
        held += rating["miller"].low <= truth <= rating["miller"].high
    assert 0.87 <= held / 80 <= 1


@pytest.mark.slow
@pytest.mark.parametrize(("share", "deals"), [(0.97, 20), (0.99, 50)])
def test_rating_intervals_hold_the_truth_where_nearly_all_was_won(share: float, deals: int) -> None:
    truth = 400 * math.log10(share / (1 - share))
    rng = np.random.default_rng(13)
    held = 0
    for seed in range(60):
        results = [
            won_by("miller" if rng.random() < share else "baker", deal, bots)
            for deal in range(deals)
            for bots in BOTH_WAYS
        ]
        rating = rating_intervals(results, anchor="baker", samples=100, seed=seed)["miller"]
        held += rating.low <= truth <= rating.high
    assert held / 60 >= 0.87


def test_who_won_everything_may_be_any_stronger() -> None:
    few, many = (
        rating_intervals(duels(*[1] * deals), anchor="baker", samples=400)["miller"]
        for deals in (5, 50)
    )
    # By Jeffreys: from 5 victories in 5, a share of at least 0.66, from 50, of 0.95.
    assert few.low == pytest.approx(400 * math.log10(0.66 / 0.34), abs=60)
    assert many.low == pytest.approx(400 * math.log10(0.951 / 0.049), abs=90)
    assert few.high > few.elo + 100
    assert many.high > many.elo + 100


@pytest.mark.slow
def test_share_intervals_hold_the_truth_in_95_of_100_arenas() -> None:
    rng = np.random.default_rng(12)
    arenas = [moody_arena(60, rng) for _ in range(400)]
    shares = [win_share(results, "miller") for results in arenas]
    assert 0.92 <= sum(share.low <= 0.6 <= share.high for share in shares) / 400 <= 0.98
    duels_found = [head_to_head(results)["baker", "miller"] for results in arenas]
    assert 0.92 <= sum(duel.low <= 0.4 <= duel.high for duel in duels_found) / 400 <= 0.98
    naive = [win_share(every_game_a_deal(results), "miller") for results in arenas]
    assert sum(share.low <= 0.6 <= share.high for share in naive) / 400 < 0.92


def test_head_to_head_of_four() -> None:
    bots = ("miller", "baker", "brewer", "smith")
    duels_found = head_to_head([game(0, bots, 1, 1, 3, 4), game(1, bots, 2, 1, 4, 2)])
    assert len(duels_found) == 12
    assert duels_found["miller", "baker"].share == pytest.approx(0.25)
    assert duels_found["baker", "miller"].share == pytest.approx(0.75)
    assert duels_found["smith", "miller"].share == pytest.approx(0.25)
    assert duels_found["baker", "brewer"].share == 1
    assert {duel.games for duel in duels_found.values()} == {2}
    for (bot, other), duel in duels_found.items():
        mirrored = duels_found[other, bot]
        assert (duel.low, duel.high) == pytest.approx((1 - mirrored.high, 1 - mirrored.low))
        assert duel.error == pytest.approx(mirrored.error)


def test_head_to_head_of_a_bot_on_several_seats_is_one_game() -> None:
    duel = head_to_head([game(0, ("miller", "baker", "miller"), 1, 2, 3)])["miller", "baker"]
    assert (duel.share, duel.games) == (0.5, 1)


def test_bots_that_did_not_meet_have_no_duel() -> None:
    results = [game(0, ("miller", "baker"), 1, 2), game(1, ("smith", "baker"), 1, 2)]
    assert ("miller", "smith") not in head_to_head(results)


def test_a_shared_victory_is_a_part() -> None:
    bots = ("miller", "baker", "brewer")
    results = [game(0, bots, 1, 1, 3), game(1, bots, 1, 1, 1), game(2, bots, 2, 1, 3)]
    shares = [win_share(results, bot) for bot in bots]
    assert [share.share for share in shares] == pytest.approx([5 / 18, 11 / 18, 2 / 18])
    assert {(share.games, share.deals) for share in shares} == {(3, 3)}


def test_a_share_counts_only_games_the_bot_played() -> None:
    results = [game(0, ("miller", "baker"), 1, 2), game(1, ("smith", "baker"), 1, 2)]
    assert (win_share(results, "miller").share, win_share(results, "miller").games) == (1, 1)


def test_the_error_of_independent_games_is_the_known_one() -> None:
    share = win_share(duels(*[1] * 60, *[0] * 40), "miller")
    assert share.error == pytest.approx(math.sqrt(0.6 * 0.4 / 99))
    assert (share.low, share.high) == pytest.approx((0.50, 0.69), abs=0.01)


def test_deals_may_differ_in_their_number_of_games() -> None:
    wins = [game(0, ("miller", "baker"), 1, 2)] * 3
    share = win_share([*wins, game(1, ("miller", "baker"), 2, 1)], "miller")
    assert (share.share, share.games, share.deals) == (0.75, 4, 2)


@pytest.mark.parametrize(
    ("wins", "low", "high"), [((1,) * 20, 0.83, 1), ((0,) * 20, 0, 0.17), ((0.5,), 0.05, 0.95)]
)
def test_a_share_without_any_spread_keeps_a_width(
    wins: tuple[float, ...], low: float, high: float
) -> None:
    share = win_share(duels(*wins), "miller")
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.05)


def test_a_deal_without_any_spread_counts_once_however_often_it_was_played() -> None:
    once = win_share(duels(*[1] * 20), "miller")
    thrice = win_share(duels(*[1] * 20) * 3, "miller")
    assert (thrice.low, thrice.high) == (once.low, once.high)
    assert (thrice.games, thrice.deals) == (60, 20)


def test_no_results_are_refused() -> None:
    for figure in (ratings, rating_intervals, head_to_head):
        with pytest.raises(GrachtenError, match=r"^There are no results yet\.$"):
            figure([])
    with pytest.raises(GrachtenError, match=r"^There are no results yet\.$"):
        win_share([], "miller")


def test_an_unknown_bot_is_refused() -> None:
    sentence = r"^No result has a bot 'smith'; bots that played: baker, miller\.$"
    with pytest.raises(GrachtenError, match=sentence):
        win_share(duels(1, 0), "smith")
    with pytest.raises(GrachtenError, match=sentence):
        ratings(duels(1, 0), anchor="smith")
    with pytest.raises(GrachtenError, match=sentence):
        rating_intervals(duels(1, 0), anchor="smith")


def test_without_a_prior_a_bot_that_lost_everything_is_refused() -> None:
    with pytest.raises(GrachtenError, match=r"'baker' cannot be rated: .* up to 'miller'\.$"):
        ratings(duels(1, 1, 1), prior=0)


@pytest.mark.parametrize("prior", [-1, 1e-6, math.inf, math.nan])
def test_a_bad_prior_is_refused(prior: float) -> None:
    with pytest.raises(GrachtenError, match=r"^A prior is 0 games or at least 0\.001, not "):
        ratings(duels(1, 0), prior=prior)


def test_intervals_need_samples_deals_and_a_prior() -> None:
    with pytest.raises(GrachtenError, match=r"^Intervals need at least one sample, not 0\.$"):
        rating_intervals(duels(1, 0), samples=0)
    with pytest.raises(GrachtenError, match=r"^Intervals need at least two deals"):
        rating_intervals(duels(1))
    with pytest.raises(GrachtenError, match=r"^Intervals need a prior above 0"):
        rating_intervals(duels(1, 0), prior=0)


def test_a_result_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(GrachtenError, match=r"^A result needs at least two seats, not 1\.$"):
        Result(0, ("miller",), (1,), (10,))
    with pytest.raises(GrachtenError, match=r"needs 2 ranks and 2 points, not 3 and 2\.$"):
        Result(0, ("miller", "baker"), (1, 2, 3), (10, 9))
    with pytest.raises(GrachtenError, match=r"^The best rank in a result is 1, not 0\.$"):
        Result(0, ("miller", "baker"), (0, 1), (10, 9))
