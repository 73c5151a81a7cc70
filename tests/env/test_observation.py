"""The observation: the same from a view and from the records, and never more than a seat knows."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten.env.core.elements import ELEMENTS, OBSERVATION_VERSION, PLACES, SIZE
from grachten.env.core.layout import Tracks
from grachten.env.core.tables import check_board
from grachten.env.core.timing import choose_randomly
from grachten.env.observation import (
    ACTIONS,
    action_mask,
    bounds,
    named,
    observe,
    observe_record,
    record_mask,
)
from grachten.env.vector import VectorGames
from grachten.kernel import records
from grachten.kernel.layout import MAX_CONTRACTS
from grachten.rules import Board, Game
from grachten.rules.distances import spaces_missing
from grachten.rules.errors import GrachtenError
from support.agreement import POLICIES
from support.positions import tiny_board
from support.redeal import Course, Twin, redealt_state
from support.side_by_side import SideBySide

BOARD = Board.load()
PLAYERS = (2, 3, 4)


def compare_all_seats(both: SideBySide, index: int) -> None:
    """Every seat of a game, whether it is to act or not."""
    games, game = both.games, both.beside[index]
    for seat in range(game.players):
        row = observe_record(BOARD, games.games, games.tracks, seat, index)
        assert observe(game.view(seat)).tobytes() == row.tobytes()


def compare_views(count: int, steps: int, seed: int) -> None:
    """The observation of a view and of the records, at every decision."""
    games = VectorGames(count, PLAYERS, seed=seed, skip_forced=False, threads=1)
    both, rng = SideBySide(games), random.Random(seed)
    for step in range(steps):
        for index, game in enumerate(both.beside):
            view = game.view(game.seat)
            assert observe(view).tobytes() == games.observations[index].tobytes()
            assert action_mask(view).tobytes() == games.masks[index].tobytes()
        compare_all_seats(both, step % count)
        ending = [game.copy() for game in both.beside]
        both.play(rng)
        for index in np.flatnonzero(games.done).tolist():
            game = ending[index]
            compare_end(games, index, game)
    assert both.ended >= count * steps // 120


def compare_end(games: VectorGames, index: int, game: Game) -> None:
    """What the seat that acted last sees at the end: `game` is as it was before that action."""
    legal = [action for action in game.legal_actions if is_last(game, action)]
    finals = {observe(after(game, action).view(game.seat)).tobytes() for action in legal}
    assert games.final_observations[index].tobytes() in finals


def after(game: Game, action: object) -> Game:
    copy = game.copy()
    copy.play(action)  # type: ignore[arg-type] # one of its legal actions
    return copy


def is_last(game: Game, action: object) -> bool:
    return after(game, action).is_over


def test_a_view_and_the_records_give_the_same_bytes() -> None:
    compare_views(6, 160, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(20))
def test_a_view_and_the_records_give_the_same_bytes_in_many_games(seed: int) -> None:
    compare_views(12, 400, 100 + seed)


def test_every_number_stays_within_its_range() -> None:
    low, high = bounds()
    reached = np.zeros(SIZE, np.uint8)
    for opponents in (None, "greedy"):
        games = VectorGames(768, PLAYERS, seed=2, opponents=opponents)
        choices, actions = np.arange(1, 769, dtype=np.uint64) << np.uint64(20), np.zeros(768, int)
        for _ in range(150):
            for rows in (games.observations, games.final_observations):
                assert (rows >= low).all()
                assert (rows <= high).all()
            reached |= games.observations.max(axis=0)
            choose_randomly(games.tracks, choices, actions)
            games.step(actions)
    idle = [name for name, part in named(reached).items() if not part.any()]
    assert idle == ["choice", "passes"]  # who acts has not chosen; passes are rare


def test_the_parts_cover_the_whole() -> None:
    row = np.arange(SIZE).astype(np.uint8)
    assert np.concatenate(list(named(row).values())).tobytes() == row.tobytes()
    assert sum(element.size for element in ELEMENTS) == SIZE
    assert len({element.name for element in ELEMENTS}) == len(ELEMENTS) == len(PLACES)


@pytest.mark.parametrize("players", PLAYERS)
def test_another_deal_of_what_is_hidden_changes_no_byte(players: int) -> None:
    rng = random.Random(players)
    games = VectorGames(1, players, seed=players, skip_forced=False)
    both = SideBySide(games)
    others_see_it = 0
    for _ in range(90):
        game = both.beside[0]
        for viewer in range(players):
            redealt = redealt_state(game, viewer, rng).games
            put_back(redealt[0], games.games[0], games.tracks[0].placed[viewer])
            mine = observe_record(BOARD, games.games, games.tracks, viewer)
            for tracks in (games.tracks.copy(), unplanned(games.tracks)):
                assert observe_record(BOARD, redealt, tracks, viewer).tobytes() == mine.tobytes()
            if viewer == game.seat:
                assert record_mask(BOARD, redealt).tobytes() == games.masks[0].tobytes()
            other = (viewer + 1) % players
            theirs = observe_record(BOARD, redealt, unplanned(games.tracks), other)
            seen = observe_record(BOARD, games.games, games.tracks, other)
            others_see_it += theirs.tobytes() != seen.tobytes()
        both.play(rng)
    assert others_see_it > 45


def put_back(redealt: records.Game, game: records.Game, placed: int) -> None:
    """Contracts that the viewer returned lie where it knows them to be: exchange them."""
    for place in range(MAX_CONTRACTS):
        if not int(placed) >> place & 1:
            continue
        known, found = int(game.contract_deck[place]), int(redealt.contract_deck[place])
        redealt.contract_deck[:] = exchanged(redealt.contract_deck, known, found)
        redealt.offered[:] = exchanged(redealt.offered, known, found)
        for seat in range(int(game.players)):
            held = int(redealt.contracts[seat])
            if held >> known & 1 and not held >> found & 1:
                redealt.contracts[seat] = held ^ 1 << known ^ 1 << found


def exchanged(contracts: NDArray[np.uint8], one: int, two: int) -> NDArray[np.uint8]:
    return np.where(contracts == one, two, np.where(contracts == two, one, contracts))


def unplanned(tracks: Tracks) -> Tracks:
    """A copy whose plans are made anew."""
    copy = tracks.copy()
    copy[0].is_planned[:] = 0
    return copy


@pytest.mark.parametrize("players", PLAYERS)
def test_twins_of_a_game_look_the_same(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for policy in POLICIES:
        course = Course.played(players, policy, rng, BOARD, longest=60)
        for viewer in range(players):
            for mine, twin in Twin.of(course, viewer, rng).steps():
                if mine.is_over:
                    break
                compared += 1
                if compared % 3:
                    continue
                view, other = mine.view(viewer), twin.view(viewer)
                assert observe(view).tobytes() == observe(other).tobytes()
                assert action_mask(view).tobytes() == action_mask(other).tobytes()
    assert compared > 50


def test_distances_are_those_of_the_rules() -> None:
    rng = random.Random(5)
    compared = 0
    for players in PLAYERS:
        game = Game.new(players, players)
        while not game.is_over:
            view = game.view(game.seat)
            missing = named(observe(view))["missing"]
            contracts = (*view.contracts, *view.offered)
            for contract, spaces in zip(contracts, spaces_missing(view), strict=True):
                compared += 1
                assert missing[contract] == (17 if spaces is None else min(spaces, 17))
            game.play(rng.choice(list(game.legal_actions)))
    assert compared > 200


def test_a_plan_completes_the_contracts() -> None:
    """Whoever claims all routes of its plan has completed all contracts that are not dead."""
    games = VectorGames(300, PLAYERS, seed=8)
    choices, actions = np.arange(1, 301, dtype=np.uint64) << np.uint64(20), np.zeros(300, int)
    planned = 0
    for _ in range(25):
        choose_randomly(games.tracks, choices, actions)
        games.step(actions)
    for index in range(300):
        part = named(games.observations[index])
        routes = {
            *np.flatnonzero(part["plan"]).tolist(),
            *np.flatnonzero(part["routes"][:45]).tolist(),
        }
        spaces = sum(BOARD.routes[r].length for r in np.flatnonzero(part["plan"]))
        assert spaces == part["plan_spaces"][0]
        for contract in np.flatnonzero(part["contracts"] & ~part["dead"] & 1):
            planned += not part["completed"][contract]
            assert is_joined(routes, *BOARD.contracts[contract].ends)
    assert planned > 200


def is_joined(routes: set[int], here: int, there: int) -> bool:
    reached = {here}
    for _ in routes:
        for route in routes:
            if reached & set(BOARD.routes[route].ends):
                reached |= set(BOARD.routes[route].ends)
    return there in reached


def test_a_seat_that_is_not_to_act_may_choose_nothing() -> None:
    game = Game.new(2, 1)
    game.play(game.legal_actions[0])
    waiting = 1 - game.seat
    assert not action_mask(game.view(waiting)).any()
    assert action_mask(game.view(game.seat)).shape == (ACTIONS,)
    assert named(observe(game.view(waiting)))["choice"].tolist() == [1, 0, 0]


def test_another_board_is_refused() -> None:
    with pytest.raises(GrachtenError, match="17 locations"):
        observe(Game.new(2, 1, tiny_board()).view(0))


@pytest.mark.parametrize(
    "more",
    [
        {"transport": {**BOARD.transport, "pink": 7}},
        {"transport": {**BOARD.transport, "wild": 9}},
        {"route_points": (1, 2, 6, 7)},
        {"contracts": (replace(BOARD.contracts[0], value=20), *BOARD.contracts[1:])},
    ],
)
def test_a_board_with_more_than_the_observation_counts_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(GrachtenError, match="amsterdam has more"):
        check_board(replace(BOARD, **more))


def test_the_documented_table_is_that_of_the_elements() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    section = page.split("\n## The observation\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    assert rows == [
        f"| `{name}` | {size} | {low}–{high} | {meaning} |"
        for name, size, low, high, meaning in ELEMENTS
    ]
    assert f"{SIZE:,} bytes" in section
    assert f"version {OBSERVATION_VERSION} " in section
