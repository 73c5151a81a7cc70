"""What a search remembers: the branch of its tree that came true, and nothing that did not."""

import random
from itertools import pairwise
from typing import Any

import pytest

from bots.support.quick_bots import choose
from grachten.bots import RandomBot, SearchBot, make_bot, seated
from grachten.bots.memory import Memory, actions_since
from grachten.bots.mind.trees import ROOT
from grachten.bots.search import SeatedSearch
from grachten.rules import (
    Board,
    ClaimRoute,
    DrawBlind,
    Game,
    Hand,
    KeepContracts,
    Payment,
    SeatView,
)
from grachten.rules.actions import Action
from grachten.rules.game_record import Play
from support.agreement import POLICIES
from support.positions import EMPTY, play, position, tiny_board

# The actions between two views


def noted(players: int, seed: int, board: Board) -> tuple[list[tuple[int, SeatView]], list[Play]]:
    """A game with the views of one seat, each with the number of plays before it."""
    game, rng = Game.new(players, seed, board), random.Random(seed)
    seat = seed % players
    views = []
    while not game.is_over:
        if seat in game.to_act:
            views.append((len(game.record().plays), game.view(seat)))
        game.play(POLICIES[seed % 3](list(game.legal_actions), rng))
    return views, list(game.record().plays)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [Board.load(), tiny_board()], ids=["amsterdam", "tiny"])
def test_the_actions_between_two_views_are_those_that_were_played(
    players: int, board: Board
) -> None:
    """All but what others kept: nobody sees it, and it is no branch of a tree."""
    kinds: set[str] = set()
    for seed in range(9):
        views, plays = noted(players, seed, board)
        for (number, view), (next_number, next_view) in pairwise(views):
            expected: list[Action] = [
                made.action
                for made in plays[number:next_number]
                if made.seat == view.seat or not isinstance(made.action, KeepContracts)
            ]
            since = actions_since(view, next_view.history[len(view.history) :])
            assert since == [action.id for action in expected]
            kinds.update(type(action).__name__ for action in expected)
    assert kinds >= {"TakeFaceUp", "DrawBlind", "ClaimRoute", "DrawContracts", "KeepContracts"}
    assert "Pass" in kinds or board.id != "tiny"


# The tree that is kept


def visits_before(bot: SeatedSearch, view: SeatView) -> int:
    """How often the root of the tree was visited that the bot would search in now."""
    tree, ends = bot._memory.tree_for(view)
    return int(tree[int(ends[ROOT])].visits)


def sat_down(sims: int) -> SeatedSearch:
    bot = seated(make_bot(f"search:sims={sims}"))
    assert isinstance(bot, SeatedSearch)
    return bot


def to_first_turn(game: Game) -> Game:
    while game.phase != "turn":
        game.play(KeepContracts("first"))
    return game


def test_the_tree_goes_on_with_what_came_true() -> None:
    game = to_first_turn(Game.new(2, 1))
    bot = sat_down(2000)
    thoughts = bot.think(game.view(game.seat), game.legal_actions, random.Random(1))
    game.play(DrawBlind())  # the second card is its own decision again
    (tried,) = (t.visits for t in thoughts.actions if t.action == DrawBlind())
    assert visits_before(bot, game.view(game.seat)) == tried > 1


def test_the_tree_goes_on_over_the_turn_of_another() -> None:
    game = to_first_turn(Game.new(2, 7))
    bot, seat = sat_down(6000), game.seat
    view = game.view(seat)
    while game.seat == seat:
        game.play(choose(bot, game))
    while game.seat != seat:
        game.play(choose(make_bot("planner"), game))
    assert visits_before(bot, game.view(seat)) > 0
    assert len(game.view(seat).history) > len(view.history)


def test_with_what_it_remembers_it_has_thought_of_more() -> None:
    game = to_first_turn(Game.new(2, 1))
    bot = sat_down(1000)
    choose(bot, game)
    game.play(DrawBlind())
    view, legal = game.view(game.seat), game.legal_actions
    remembered = bot.think(view, legal, random.Random(2))
    anew = SearchBot(sims=1000).think(view, legal, random.Random(2))
    assert sum(thought.visits for thought in anew.actions) == anew.simulations
    assert sum(thought.visits for thought in remembered.actions) > remembered.simulations


def test_another_game_begins_with_an_empty_tree() -> None:
    bot = sat_down(500)
    game = to_first_turn(Game.new(2, 1))
    choose(bot, game)
    other = to_first_turn(Game.new(2, 2))
    assert visits_before(bot, other.view(other.seat)) == 0


@pytest.mark.parametrize("change", ["earlier", "same", "other seat"])
def test_a_view_that_does_not_go_on_from_the_last_begins_anew(change: str) -> None:
    game = to_first_turn(Game.new(2, 1))
    earlier, seat = game.view(game.seat), game.seat
    game.play(DrawBlind())
    bot = sat_down(500)
    choose(bot, game, seat)
    asked = {"earlier": earlier, "same": game.view(seat), "other seat": game.view(1 - seat)}
    assert visits_before(bot, asked[change]) == 0


def test_something_unforeseen_begins_anew() -> None:
    """One simulation has looked at nearly nothing."""
    game = to_first_turn(Game.new(3, 1))
    bot, seat = sat_down(1), game.seat
    while game.seat == seat:
        game.play(choose(bot, game))
    while game.seat != seat:
        game.play(choose(make_bot("planner"), game))
    assert visits_before(bot, game.view(seat)) == 0


def test_last_turns_of_others_are_no_branches() -> None:
    """Others decide their last turns alone, outside the tree: what they did must not be taken for
    what the seat itself might have done there."""
    board = Board.load()
    last_route = board.routes[8]
    game = position(
        3,
        hands={1: Hand(red=1)},
        market=EMPTY,
        routes={2: [route.index for route in board.routes if route != last_route]},
        carts={1: 3, 2: 9},
        points={2: 50},
        merchandise={2: 9},
        contract_deck=[],
    )
    bot = sat_down(1000)
    bot.think(game.view(0), game.legal_actions, random.Random(1))
    play(game, DrawBlind(), DrawBlind(), ClaimRoute(last_route, Payment("red")))
    assert game.state.last_turns == 3
    play(game, DrawBlind(), DrawBlind())  # seat 2, as seat 0 might in its own last turn
    assert game.seat == 0
    assert visits_before(bot, game.view(0)) == 0


def test_a_full_tree_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = to_first_turn(Game.new(2, 1))
    bot = sat_down(500)
    choose(bot, game)
    game.play(DrawBlind())
    monkeypatch.setattr("grachten.bots.memory.ROOM", 5)
    assert visits_before(bot, game.view(game.seat)) == 0


def test_a_bot_that_is_not_seated_remembers_nothing() -> None:
    bot = make_bot("search:sims=300")
    game = to_first_turn(Game.new(2, 1))
    view, legal = game.view(game.seat), game.legal_actions
    alone = bot.choose(view, legal, random.Random(4))
    fields: Any = vars(bot).copy()
    for seed in range(3):
        other = to_first_turn(Game.new(3, seed))
        choose(bot, other)
    assert bot.choose(view, legal, random.Random(4)) == alone
    assert vars(bot) == fields
    assert seated(bot) is not seated(bot)


def test_bots_without_a_memory_sit_down_as_they_are() -> None:
    planner = make_bot("planner")
    assert seated(planner) is planner


def test_who_sits_down_is_prepared_first() -> None:
    class Loading(RandomBot):
        prepared = 0

        def prepare(self) -> None:
            Loading.prepared += 1

    bot = Loading()
    assert seated(bot) is bot
    assert Loading.prepared == 1


def test_a_memory_is_empty_at_first() -> None:
    tree, ends = Memory().tree_for(Game.new(2, 1).view(0))
    assert int(tree[int(ends[ROOT])].visits) == 0
