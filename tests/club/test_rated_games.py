"""Which games count, and curves that follow from the games alone."""

from dataclasses import replace
from itertools import permutations

import pytest

from grachten.club import (
    ANCHORS,
    NEWCOMER,
    GameFacts,
    RatedGame,
    RatedSeat,
    after_game,
    anchor,
    best,
    most_together,
    rating_curves,
    why_unrated,
    win_chances,
)
from grachten.club.rated_games import DAILY_GAMES
from grachten.rules import GrachtenError

ANNA, BEN, CARLA = (RatedSeat(name) for name in ("anna", "ben", "carla"))
TRADER = RatedSeat(None, "trader")
FAIR = GameFacts((ANNA, BEN, TRADER))


def test_a_fair_game_counts() -> None:
    assert why_unrated(FAIR) is None


@pytest.mark.parametrize(
    ("game", "word"),
    [
        (replace(FAIR, agreed=False), "friendly"),
        (replace(FAIR, practice=True), "practice"),
        (replace(FAIR, hints=True), "hints"),
        (replace(FAIR, undo=True), "undo"),
        (GameFacts((ANNA, ANNA, BEN)), "twice"),
        (replace(FAIR, linked=frozenset({frozenset({"ben", "anna"})})), "linked"),
        (GameFacts((TRADER, TRADER)), "bots"),
        (GameFacts((ANNA, RatedSeat(None, "my-own-bot"))), "unknown-bot"),
        (replace(FAIR, finished=False), "unfinished"),
        (replace(FAIR, chances=(0.96, 0.02, 0.02)), "lopsided"),
        (replace(FAIR, together_today=DAILY_GAMES), "repeated"),
    ],
)
def test_one_word_says_why_not(game: GameFacts, word: str) -> None:
    assert why_unrated(game) == word


def test_leaving_is_no_way_out() -> None:
    """A game that ended because somebody left counts."""
    left = replace(FAIR, seats=(replace(ANNA, left=True), BEN), finished=False)
    assert why_unrated(left) is None


def test_strangers_who_are_linked_elsewhere_do_not_matter() -> None:
    linked = frozenset({frozenset({"anna", "dirk"})})
    assert why_unrated(replace(FAIR, linked=linked)) is None


GAMES = [
    RatedGame("g1", 100, "live", (ANNA, BEN), (1, 2)),
    RatedGame("g2", 200, "live", (ANNA, BEN, TRADER), (2, 3, 1)),
    RatedGame("g3", 300, "slow", (BEN, CARLA), (1, 1)),
    RatedGame("g4", 86_400 * 300, "live", (ANNA, CARLA), (1, 2)),
]


def test_curves_follow_from_the_games() -> None:
    curves = rating_curves(GAMES)
    assert set(curves) == {
        ("anna", "live"),
        ("ben", "live"),
        ("ben", "slow"),
        ("carla", "slow"),
        ("carla", "live"),
    }
    anna = curves["anna", "live"]
    assert [point.game for point in anna] == ["g1", "g2", "g4"]
    assert anna[0].change > 0 > anna[1].change
    assert anna[1].rating.points == pytest.approx(anna[0].rating.points + anna[1].change)
    assert anna[-1].rating.games == 3
    assert curves["ben", "slow"][0].change == 0


def test_the_order_of_the_list_does_not_matter() -> None:
    curves = rating_curves(GAMES)
    assert all(rating_curves(games) == curves for games in permutations(GAMES))


def test_a_game_taken_out_is_as_if_it_had_never_been() -> None:
    assert rating_curves(GAMES[1:]) == rating_curves(game for game in GAMES if game.id != "g1")
    assert rating_curves(GAMES)["anna", "live"][-1] != rating_curves(GAMES[1:])["anna", "live"][-1]


def test_farming_a_weak_bot_leads_nowhere() -> None:
    """Whoever beats the apprentice again and again soon plays games that don't count."""
    rating, counted = NEWCOMER, 0
    for _ in range(500):
        before = (rating, anchor("apprentice"))
        seats = (ANNA, RatedSeat(None, "apprentice"))
        if why_unrated(GameFacts(seats, chances=win_chances(before))) is None:
            rating, _ = after_game(before, (1, 2), (False, True))
            counted += 1
    assert counted < 30
    assert rating.points < ANCHORS["regent"]
    assert best({"anna": rating}) == ()  # provisional for ever, so never among the best


def test_games_together_today() -> None:
    assert most_together(["anna", "ben", "carla"], GAMES[:3]) == 2
    assert most_together(["ben", "carla"], GAMES) == 1
    assert most_together(["dirk"], GAMES) == 0


def test_a_seat_has_one_occupant() -> None:
    with pytest.raises(GrachtenError, match="either a person or a bot"):
        RatedSeat(None)
    with pytest.raises(GrachtenError, match="either a person or a bot"):
        RatedSeat("anna", "trader")
