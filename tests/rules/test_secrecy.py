"""Rule 8: two games that differ only in what a seat may not know look the same to that seat."""

import gc
import random
import types
from dataclasses import replace
from typing import get_args

import numpy as np
import pytest

from grachten.kernel.compilation import is_compiled
from grachten.rules import (
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    IllegalAction,
    KeepContracts,
    OpenSeat,
    Pass,
    Payment,
    SeatView,
    SpectatorView,
    TakeFaceUp,
)
from grachten.rules.actions import Action
from grachten.rules.events import CardDrawn, CardsDealt, ContractsKept, ContractsOffered, Event
from grachten.rules.sight import SPECTATOR
from grachten.rules.state import GameState
from grachten.rules.views import open_table, seat_view, spectator_view
from support.agreement import POLICIES
from support.redeal import (
    Course,
    Twin,
    canonical,
    compare_twin,
    conserved,
    redealt_state,
    refusals,
    shown_to,
    view_of,
)

pytestmark = pytest.mark.many

BOARD = Board.load()
COURSES = 12 if is_compiled else 4
"""How many games are played for each number of players in one chunk."""
CHUNKS = range(2)
NIGHTLY_CHUNKS = range(2, 44)
LEAST_STATES = 250 if is_compiled else 10
"""How many states a chunk of twins compares at least: 1,500 over all chunks of the day."""
NIGHTLY_LEAST_STATES = 200
"""Among many chunks a few are poorer, because their twins part ways early."""

ODD_ACTIONS: list[Action] = [
    Pass(),
    DrawBlind(),
    DrawContracts(),
    KeepContracts("both"),
    KeepContracts("neither"),  # type: ignore[arg-type]
    TakeFaceUp("wild"),
    TakeFaceUp("red", 3),
    TakeFaceUp("red", 9),
    TakeFaceUp("grey"),  # type: ignore[arg-type]
    ClaimRoute(BOARD.routes[2], Payment("red", 1)),
    ClaimRoute(BOARD.routes[2], Payment(None, 4)),
    ClaimRoute(BOARD.routes[3], Payment("red")),
    ClaimRoute(BOARD.routes[3], Payment("blue")),
    ClaimRoute(BOARD.routes[3], Payment(None, 1)),
]


def courses(players: int, chunk: int) -> list[Course]:
    """Games of every policy, some short and some long."""
    played = []
    for number in range(COURSES):
        rng = random.Random(f"{players} {chunk} {number}")
        policy = POLICIES[number % len(POLICIES)]
        longest = rng.choice([4, 12, 40, None])
        played.append(Course.played(players, policy, rng, BOARD, longest))
    return played


def check_twins(players: int, chunk: int) -> int:
    rng = random.Random(chunk)
    states = 0
    for course in courses(players, chunk):
        viewers = [SPECTATOR, rng.randrange(players)]
        for viewer in viewers:
            twin = Twin.of(course, viewer, rng)
            assert conserved(twin.start.state, BOARD)
            assert twin.is_different
            actions = [*ODD_ACTIONS, *rng.sample(BOARD.actions, 6)]
            states += compare_twin(twin, actions)
    return states


def check_moments(players: int, chunk: int) -> int:
    """Deal anew at moments of games, for every seat and for a spectator."""
    rng = random.Random(chunk)
    states = 0
    for course in courses(players, chunk):
        game = course.start.copy()
        for play in course.plays:
            game.play(play.action, play.seat)
            viewer = rng.randrange(SPECTATOR, players)
            mine = view_of(game, viewer)
            other = view_in(game, redealt_state(game, viewer, rng), viewer)
            assert repr(mine) == repr(other)
            assert canonical(mine) == canonical(other)
            assert mine == other
            states += 1
    return states


def view_in(game: Game, state: GameState, viewer: int) -> SpectatorView:
    """The view that a viewer with the same history would have of another state."""
    known = [seat.known for seat in game.spectator_view().seats]
    table = open_table(BOARD, state, known)
    if viewer == SPECTATOR:
        return spectator_view(table, game.spectator_events())
    return seat_view(table, state, game.events_for(viewer), viewer)


# 8.2: the same view of what differs only in secret


@pytest.mark.slow
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_differ_in_secret_look_the_same(players: int, chunk: int) -> None:
    """8.2, 8.3: whole games, every step, with events and refusals."""
    assert check_twins(players, chunk) >= LEAST_STATES


@pytest.mark.slow
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_moments_that_differ_in_secret_look_the_same(players: int, chunk: int) -> None:
    """8.2: hands, decks, contracts and choices dealt anew at every moment."""
    assert check_moments(players, chunk) >= LEAST_STATES


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", NIGHTLY_CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_that_differ_in_secret_look_the_same(players: int, chunk: int) -> None:
    assert check_twins(players, chunk) >= NIGHTLY_LEAST_STATES
    assert check_moments(players, chunk) >= NIGHTLY_LEAST_STATES


# The comparison can fail


def test_the_owner_of_a_changed_card_sees_the_change() -> None:
    found = {"deal": 0, "contracts": 0}
    for course in courses(3, 0):
        twin = Twin.of(course, viewer=0, rng=random.Random(1))
        for owner in (1, 2):
            mine, other = course.start.view(owner), twin.start.view(owner)
            found["deal"] += mine.hand != other.hand
            found["contracts"] += mine.offered != other.offered
            if mine.hand != other.hand or mine.offered != other.offered:
                assert shown_to(course.start, owner) != shown_to(twin.start, owner)
    assert all(found.values()), found


def test_a_redealt_moment_differs_for_the_others() -> None:
    rng = random.Random(1)
    differences = 0
    for course in courses(2, 0):
        state = redealt_state(course.game, 0, rng)
        assert conserved(state, BOARD)
        differences += view_of(course.game, 1) != view_in(course.game, state, 1)
    assert differences > 0


class Leaky(Game):
    """A game whose views show too much, in one of several ways."""

    leak: str

    def view(self, seat: int) -> SeatView:
        view = super().view(seat)
        match self.leak:
            case "hand":
                return replace(view, seats=tuple(map(self._shown, range(self.players))))
            case "events":
                return replace(view, history=self.events)
            case "known":
                return replace(view, seats=tuple(map(self._all_known, range(self.players))))
            case "deck":
                return replace(view, market=(*view.market, self.state.deck[-1]))
            case _:
                return replace(view, completed=self.state.contract_deck)

    def _shown(self, seat: int) -> OpenSeat:
        return replace(super().spectator_view().seats[seat], hand=self.state.hand(seat))

    def _all_known(self, seat: int) -> OpenSeat:
        return replace(super().spectator_view().seats[seat], known=self.state.hand(seat))


def leaky(game: Game, leak: str) -> Game:
    copy = game.copy()
    copy.__class__ = Leaky
    assert isinstance(copy, Leaky)
    copy.leak = leak
    return copy


@pytest.mark.parametrize("leak", ["hand", "events", "known", "deck", "contract deck"])
def test_a_leak_is_caught(leak: str) -> None:
    caught = 0
    for number, course in enumerate(courses(3, 1)):
        twin = Twin.of(course, 0, random.Random(number))
        mine, other = leaky(course.start, leak), leaky(twin.start, leak)
        caught += shown_to(mine, 0) != shown_to(other, 0)
    assert caught > 0


def test_a_leak_in_a_refusal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tells_all(board: Board, state: GameState, seat: int, action: Action) -> IllegalAction:
        del board, seat, action
        return IllegalAction(f"No. By the way, seat 1 has {state.hand(1)}.", "3.1")

    monkeypatch.setattr("grachten.rules.game.why_not", tells_all)
    caught = 0
    for number, course in enumerate(courses(2, 2)):
        twin = Twin.of(course, 0, random.Random(number))
        answers = refusals(course.start, 0, ODD_ACTIONS)
        caught += answers != refusals(twin.start, 0, ODD_ACTIONS)
    assert caught > 0


# Nothing leads back to the game


def reachable(*roots: object) -> list[object]:
    """Every object that can be got at from these, without going through a board or a class."""
    found: dict[int, object] = {}
    waiting: list[object] = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, Board | type | types.ModuleType):
            continue
        assert not isinstance(thing, types.FunctionType | types.MethodType), thing
        found[id(thing)] = thing
        waiting.extend(gc.get_referents(thing))
    return list(found.values())


FORBIDDEN = (Game, GameState, np.ndarray, np.void, memoryview, bytes, bytearray)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_in_a_view_leads_to_the_game(players: int) -> None:
    """8.3: no reference to the game, its seed or its memory."""
    for course in courses(players, 3):
        game, seed = course.game, course.game.seed
        told: list[object] = [game.spectator_view(), game.spectator_events()]
        for seat in range(players):
            told += [game.view(seat), game.events_for(seat), game.legal_for(seat)]
        for thing in reachable(*told):
            assert not isinstance(thing, FORBIDDEN)
            assert thing != seed
            assert thing != str(seed)


def test_the_walk_finds_what_it_should() -> None:
    game = Game.new(2, 7**80)
    assert any(thing is game for thing in reachable([{"deep": (game,)}]))
    assert any(thing is game.seed for thing in reachable(game))
    assert any(isinstance(thing, np.ndarray) for thing in reachable(game.state))


# 8.2, event by event; 8.4: the end shows everything


def is_blank(event: Event) -> bool:
    match event:
        case CardsDealt(cards=None) | CardDrawn(card=None) | ContractsOffered(contracts=None):
            return True
        case ContractsKept(contracts=None, returned=None):
            return True
        case _:
            return False


SecretEvent = CardsDealt | CardDrawn | ContractsOffered | ContractsKept


@pytest.mark.parametrize("kind", get_args(SecretEvent))
def test_secret_events_are_told_to_their_owner_alone(kind: type[SecretEvent]) -> None:
    """8.2: each event is blank for all but one seat, and whole for that one."""
    seen = 0
    for course in courses(3, 0):
        game = course.game
        accounts = [game.events_for(seat) for seat in range(3)]
        for index, event in enumerate(game.events):
            if isinstance(event, kind):
                seen += 1
                owner = event.seat
                assert accounts[owner][index] == event
                assert is_blank(game.spectator_events()[index])
                for other in {0, 1, 2} - {owner}:
                    assert is_blank(accounts[other][index])
    assert seen > 0


def test_the_end_shows_hands_and_contracts() -> None:
    """8.4."""
    game = Game.new(3, 5)
    rng = random.Random(5)
    while not game.is_over:
        assert all(s.hand is None and s.contracts_held is None for s in game.view(0).seats)
        game.play(rng.choice(list(game.legal_actions)))
    for seat, shown in enumerate(game.spectator_view().seats):
        assert shown.hand == game.state.hand(seat)
        assert shown.contracts_held == game.state.contracts(seat)
