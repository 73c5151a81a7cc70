"""Many games at once: each does its action and goes on to the caller's next decision."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.weights import Weights
from grachten.env.core.compilation import compiled
from grachten.env.core.layout import Track, Tracks
from grachten.env.core.scripted import CALLER, decide
from grachten.env.core.tables import Tables
from grachten.env.core.tracking import play
from grachten.env.core.writing import write_mask, write_observation
from grachten.kernel.layout import DRAWN, MAX_ACTIONS, MAX_SEATS, OVER
from grachten.kernel.legality import legal_actions
from grachten.kernel.opening import set_up
from grachten.kernel.playouts import choices_from
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import ActionSet, kth, size


class Batch(NamedTuple):
    """Games, the settings of each, and where the answers go: row i belongs to game i."""

    boards: Boards
    graphs: RecordArray[RouteGraph]
    tables: RecordArray[Tables]
    weights: RecordArray[Weights]
    fresh: Tracks  # the track of a game that has just been dealt
    games: Games
    tracks: Tracks
    players: NDArray[np.uint8]
    seeds: NDArray[np.uint64]
    deciders: NDArray[np.uint8]  # who decides for each seat
    observations: NDArray[np.uint8]
    final_observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    actors: NDArray[np.uint8]
    done: NDArray[np.uint8]
    results: NDArray[np.float32]
    totals: NDArray[np.int16]


class Bench(NamedTuple):
    """What one thread works on: scratch space."""

    pad: NDArray[np.uint8]
    games: Games
    scratches: RecordArray[Scratch]


class Rules(NamedTuple):
    """What a batch does besides playing."""

    skips_forced: bool
    observes: bool
    restarts: bool


@compiled
def deal_all(batch: Batch, bench: Bench, rules: Rules, start: int, end: int) -> None:
    """Deal the games from start to end anew, by their seeds."""
    for index in range(start, end):
        deal(batch, bench, rules, index)
        batch.done[index] = False
        show(batch, bench, rules, index)


@compiled
def step_all(
    batch: Batch,
    bench: Bench,
    rules: Rules,
    actions: NDArray[np.int64],
    start: int,
    end: int,
) -> int:
    """Do action i in game i; the first game whose action is illegal, or -1.

    A game whose action is illegal stays as it is.
    """
    board, graph = batch.boards[0], batch.graphs[0]
    illegal = -1
    for index in range(start, end):
        game, track = batch.games[index], batch.tracks[index]
        action = actions[index]
        if game.phase == OVER or not is_legal(track, action):
            if game.phase != OVER and illegal < 0:
                illegal = index
            continue
        actor = np.int64(game.seat)
        batch.actors[index] = actor
        play(board, graph, game, track, int(action), rules.observes)
        settle(batch, bench, rules, index)
        batch.done[index] = game.phase == OVER
        if game.phase == OVER:
            finish(batch, bench, rules, index, actor)
        show(batch, bench, rules, index)
    return illegal


@compiled
def is_legal(track: Track, action: int) -> bool:
    if not 0 <= action < MAX_ACTIONS:
        return False
    return bool((track.legal[action >> 6] >> np.uint64(action & 63)) & np.uint64(1) != 0)


@compiled
def deal(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    game, seed = batch.games[index], batch.seeds[index]
    set_up(batch.boards[0], game, batch.players[index], DRAWN, seed, None)
    batch.tracks[index] = batch.fresh[0]
    batch.tracks[index].choices = choices_from(seed)
    settle(batch, bench, rules, index)


@compiled
def settle(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    """Play on to the caller's next decision, or to the end, and note what it may choose from."""
    board, graph, tables = batch.boards[0], batch.graphs[0], batch.tables[0]
    game, track, deciders = batch.games[index], batch.tracks[index], batch.deciders[index]
    legal = legal_actions(board, game)
    while game.phase != OVER:
        who = deciders[game.seat]
        if (who != CALLER or rules.skips_forced) and size(legal) == 1:
            action = kth(legal, 0)
        elif who == CALLER:
            break
        else:
            action = decide(
                board, graph, tables, game, track, who, legal,
                bench.games, batch.weights[0], bench.scratches[0],
            )  # fmt: skip
        play(board, graph, game, track, action, rules.observes)
        legal = legal_actions(board, game)
    note_legal(track, legal)


@compiled
def note_legal(track: Track, legal: ActionSet) -> None:
    track.legal[0] = legal[0]
    track.legal[1] = legal[1]
    track.legal[2] = legal[2]
    track.legal[3] = legal[3]
    track.legal[4] = legal[4]


@compiled
def finish(batch: Batch, bench: Bench, rules: Rules, index: int, actor: int) -> None:
    """Note the result of a game that is over, and begin the next one if wished."""
    game = batch.games[index]
    note_result(batch.boards[0], game, batch.results[index], batch.totals[index])
    if not rules.restarts:
        return
    if rules.observes:
        write_observation(
            batch.boards[0], batch.graphs[0], batch.tables[0], game, batch.tracks[index],
            actor, bench.pad, batch.final_observations[index],
        )  # fmt: skip
    batch.seeds[index, 2] += np.uint64(1)
    rotate(batch.deciders[index], game.players)
    deal(batch, bench, rules, index)


@compiled
def rotate(deciders: NDArray[np.uint8], players: int) -> None:
    """Everybody sits one seat further on in the next game."""
    last = deciders[players - 1]
    for seat in range(players - 1, 0, -1):
        deciders[seat] = deciders[seat - 1]
    deciders[0] = last


@compiled
def note_result(
    board: Board, game: Game, results: NDArray[np.float32], totals: NDArray[np.int16]
) -> None:
    """1 for a victory, -1 for a defeat, and what lies between for a shared victory."""
    winners = count_up(board, game, totals)
    sharing = 0
    for seat in range(game.players):
        sharing += (winners >> seat) & 1
    for seat in range(MAX_SEATS):
        if seat >= game.players:
            results[seat] = 0.0
            totals[seat] = 0
        else:
            results[seat] = 2.0 / sharing - 1.0 if (winners >> seat) & 1 else -1.0


@compiled
def show(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    """Write the observation and the mask of the seat to act."""
    game, track = batch.games[index], batch.tracks[index]
    batch.seats[index] = game.seat
    legal = (track.legal[0], track.legal[1], track.legal[2], track.legal[3], track.legal[4])
    write_mask(batch.tables[0], legal, batch.masks[index])
    if rules.observes:
        write_observation(
            batch.boards[0], batch.graphs[0], batch.tables[0], game, track,
            np.int64(game.seat), bench.pad, batch.observations[index],
        )  # fmt: skip
