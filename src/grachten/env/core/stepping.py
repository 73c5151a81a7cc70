"""Many games at once: each does its action and goes on to the caller's next decision."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.weights import Weights
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.distances import ROWS
from grachten.env.core.elements import ROW_BYTES
from grachten.env.core.lanes import address_of, fetch
from grachten.env.core.layout import MASK_BYTES, TRACK, Track, Tracks
from grachten.env.core.numbers import signed
from grachten.env.core.plans import Pad
from grachten.env.core.scripted import CALLER, decide
from grachten.env.core.tables import Tables
from grachten.env.core.tracking import play
from grachten.env.core.writing import write_mask, write_observation
from grachten.kernel import layout
from grachten.kernel.layout import CLAIM, DRAWN, MAX_ACTIONS, MAX_SEATS, OVER
from grachten.kernel.legality import legal_actions
from grachten.kernel.opening import set_up
from grachten.kernel.playouts import choices_from
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import NONE, ONE, ActionSet, kth, size

AHEAD: Final = 2
"""How many games ahead of its step the memory of a game is fetched: with thousands of games, a step
would otherwise spend as long waiting for memory as it takes itself."""

LINE: Final = 64  # bytes that are fetched at once
GAME_BYTES: Final = layout.GAME.itemsize
TRACK_BYTES: Final = TRACK.itemsize
DISTANCES: Final = TRACK_BYTES - MAX_SEATS * ROWS  # where in a track they begin: they are its end


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

    pads: RecordArray[Pad]
    games: Games
    scratches: RecordArray[Scratch]


class Rules(NamedTuple):
    """What a batch does besides playing."""

    skips_forced: bool
    observes: bool
    restarts: bool
    has_opponents: bool


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

    A game whose action is illegal stays as it is, and so does one that is over. What every step
    goes through takes records and addresses only (see `lanes`).
    """
    board, graph, tables, pad = batch.boards[0], batch.graphs[0], batch.tables[0], bench.pads[0]
    masks, observations = address_of(batch.masks), address_of(batch.observations)
    illegal = -1
    games, tracks = address_of(batch.games), address_of(batch.tracks)
    for index in range(start, end):
        ahead = min(index + AHEAD, end - 1)
        fetch_block(games + GAME_BYTES * ahead, GAME_BYTES)
        fetch_block(tracks + TRACK_BYTES * ahead, DISTANCES)
        fetch_block(masks + MASK_BYTES * ahead, MASK_BYTES)
        if rules.observes:
            fetch_block(observations + ROW_BYTES * ahead, ROW_BYTES)
            if actions[ahead] >= CLAIM:  # which changes distances, of two seats at least
                fetch_block(tracks + TRACK_BYTES * ahead + DISTANCES, 2 * ROWS)
        game, track = batch.games[index], batch.tracks[index]
        action = actions[index]
        if not is_legal(track, action):
            if illegal < 0 and game.phase != OVER:
                illegal = index
            batch.done[index] = False
            continue
        batch.actors[index] = game.seat
        play(board, graph, game, track, action, rules.observes)
        if rules.has_opponents:
            settle(batch, bench, rules, index)
        else:
            legal = legal_actions(board, game)
            if rules.skips_forced:
                legal = skip_forced(board, graph, game, track, legal, rules.observes)
            note_legal(track, legal)
        batch.done[index] = game.phase == OVER
        if game.phase == OVER:
            finish(batch, bench, rules, index)
        batch.seats[index] = game.seat
        write_mask(noted(track), masks + MASK_BYTES * index)
        if rules.observes:
            write_observation(
                board, graph, tables, game, track, signed(game.seat), pad,
                observations + ROW_BYTES * index,
            )  # fmt: skip
    return illegal


@compiled
def look_all(
    batch: Batch,
    bench: Bench,
    _rules: Rules,
    seats: NDArray[np.uint8],
    out: NDArray[np.uint8],
    start: int,
    end: int,
) -> None:
    """Write what seat i may know in game i, whoever is to act there."""
    board, graph, tables, pad = batch.boards[0], batch.graphs[0], batch.tables[0], bench.pads[0]
    rows = address_of(out)
    for index in range(start, end):
        write_observation(
            board, graph, tables, batch.games[index], batch.tracks[index], signed(seats[index]),
            pad, rows + ROW_BYTES * index,
        )  # fmt: skip


@inlined
def fetch_block(at: int, size: int) -> None:
    """Have a block of memory brought into the cache, to be there when it is written."""
    for line in range(0, size, LINE):
        fetch(at + line)


@inlined
def is_legal(track: Track, action: int) -> bool:
    if not 0 <= action < MAX_ACTIONS:
        return False
    return bool((track.legal[action >> 6] >> np.uint64(action & 63)) & ONE != NONE)


@compiled
def skip_forced(
    board: Board,
    graph: RouteGraph,
    game: Game,
    track: Track,
    legal: ActionSet,
    observes: bool,
) -> ActionSet:
    """Play on while there is only one thing to do."""
    while size(legal) == 1:
        play(board, graph, game, track, kth(legal, 0), observes)
        legal = legal_actions(board, game)
    return legal


@compiled
def settle(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    """Play on to the caller's next decision, or to the end, and note what it may choose from."""
    board, graph, tables = batch.boards[0], batch.graphs[0], batch.tables[0]
    game, track = batch.games[index], batch.tracks[index]
    legal = legal_actions(board, game)
    while game.phase != OVER:
        who = track.deciders[game.seat]
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


@inlined
def note_legal(track: Track, legal: ActionSet) -> None:
    track.legal[0] = legal[0]
    track.legal[1] = legal[1]
    track.legal[2] = legal[2]
    track.legal[3] = legal[3]
    track.legal[4] = legal[4]


@inlined
def noted(track: Track) -> ActionSet:
    """The legal actions as they were noted."""
    return track.legal[0], track.legal[1], track.legal[2], track.legal[3], track.legal[4]


@compiled
def deal(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    """Begin a game, up to the caller's first decision."""
    game, track, seed = batch.games[index], batch.tracks[index], batch.seeds[index]
    deciders = (track.deciders[0], track.deciders[1], track.deciders[2], track.deciders[3])
    set_up(batch.boards[0], game, batch.players[index], DRAWN, seed, None)
    batch.tracks[index] = batch.fresh[0]
    for seat in range(MAX_SEATS):
        track.deciders[seat] = deciders[seat]
    track.choices = choices_from(seed)
    settle(batch, bench, rules, index)


@compiled
def finish(batch: Batch, bench: Bench, rules: Rules, index: int) -> None:
    """Note the result of a game that is over, and begin the next one if wished."""
    game, track = batch.games[index], batch.tracks[index]
    note_result(batch.boards[0], game, batch.results[index], batch.totals[index])
    if not rules.restarts:
        return
    if rules.observes:
        write_observation(
            batch.boards[0], batch.graphs[0], batch.tables[0], game, track,
            signed(batch.actors[index]), bench.pads[0],
            address_of(batch.final_observations) + ROW_BYTES * index,
        )  # fmt: skip
    batch.seeds[index, 2] += ONE
    rotate(track, game.players)
    deal(batch, bench, rules, index)


@compiled
def rotate(track: Track, players: int) -> None:
    """Everybody sits one seat further on in the next game."""
    last = track.deciders[players - 1]
    for seat in range(players - 1, 0, -1):
        track.deciders[seat] = track.deciders[seat - 1]
    track.deciders[0] = last


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
    masks, observations = address_of(batch.masks), address_of(batch.observations)
    write_mask(noted(track), masks + MASK_BYTES * index)
    if rules.observes:
        write_observation(
            batch.boards[0], batch.graphs[0], batch.tables[0], game, track,
            signed(game.seat), bench.pads[0], observations + ROW_BYTES * index,
        )  # fmt: skip
