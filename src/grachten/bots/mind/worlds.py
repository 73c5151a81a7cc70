"""Possible worlds: hidden cards dealt at random, consistent with all that a seat has seen."""

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.observations import UNKNOWN, Observation
from grachten.bots.mind.prices import set_lengths
from grachten.bots.mind.rivals import fit_of
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.kernel.layout import KINDS
from grachten.kernel.playouts import choice_below, next_choices
from grachten.kernel.records import Board, Boards, Game, Games, RecordArray
from grachten.kernel.sets import NONE, ONE, kth_of_word, lowest, only, size_of_word

ONE_CONTRACT = np.uint32(1)
FINE = 1 << 20  # resolution of drawing from a belief


@compiled
def believe(
    board: Board, graph: RouteGraph, game: Game, observation: Observation, scratch: Scratch
) -> None:
    """How likely each other seat is to hold each unseen contract, in relative weights."""
    for other in range(game.players):
        if other == observation.seat:
            continue
        set_lengths(board, graph, game, other, scratch)
        rest = observation.unseen_contracts
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            observation.belief[other, contract] = fit_of(
                board, graph, game, other, contract, scratch
            )


@compiled
def believe_all(
    boards: Boards,
    graphs: RecordArray[RouteGraph],
    games: Games,
    observations: RecordArray[Observation],
    scratches: RecordArray[Scratch],
) -> None:
    """The same for Python: takes arrays of one record each."""
    believe(boards[0], graphs[0], games[0], observations[0], scratches[0])


@compiled
def count_beliefs(
    observations: RecordArray[Observation],
    games: Games,
    worlds: Games,
    deals: int,
    choices: np.uint64,
    counts: NDArray[np.int64],
) -> None:
    """Deal worlds, and count how often each seat holds each contract."""
    for _ in range(deals):
        choices = deal_world(observations[0], games, worlds, 0, choices)
        for seat in range(worlds[0].players):
            rest = np.uint64(worlds[0].contracts[seat])
            while rest != NONE:
                counts[seat, lowest(rest)] += 1
                rest &= rest - ONE


@compiled
def deal_world(
    observation: Observation, games: Games, worlds: Games, index: int, choices: np.uint64
) -> np.uint64:
    """Deal a world from the game that the seat sees; returns the generator's next state."""
    worlds[index] = games[0]
    world = worlds[index]
    choices = next_choices(choices)
    world.seed[0] = choices  # for the reshuffles to come
    world.seed[1] = 0
    choices = deal_cards(observation, world, choices)
    return deal_contracts(observation, world, choices)


@compiled
def deal_cards(observation: Observation, world: Game, choices: np.uint64) -> np.uint64:
    """Shuffle the unseen cards: first into hands, the rest into the deck."""
    cards = 0
    for kind in range(KINDS):
        for _ in range(observation.unseen[kind]):
            world.deck[cards] = kind
            cards += 1
    for card in range(cards - 1):
        choices = next_choices(choices)
        other = card + choice_below(choices, cards - card)
        drawn = world.deck[other]
        world.deck[other] = world.deck[card]
        world.deck[card] = drawn
    top = 0
    for seat in range(world.players):
        for _ in range(observation.hidden_in_hand[seat]):
            world.hand[seat, world.deck[top]] += 1
            top += 1
    world.deck_top = top
    world.deck_end = cards
    return choices


@compiled
def deal_contracts(observation: Observation, world: Game, choices: np.uint64) -> np.uint64:
    """Deal the unseen contracts: to the other seats by belief, the rest into the deck."""
    unseen = observation.unseen_contracts
    for seat in range(world.players):
        if seat == observation.seat:
            continue
        for _ in range(observation.held[seat]):
            choices = next_choices(choices)
            contract = likely_contract(observation, seat, unseen, choices)
            unseen &= ~only(contract)
            world.contracts[seat] |= ONE_CONTRACT << np.uint32(contract)
        for place in range(observation.to_choose[seat]):
            choices = next_choices(choices)
            contract = kth_of_word(unseen, choice_below(choices, size_of_word(unseen)))
            unseen &= ~only(contract)
            world.offered[seat, place] = contract
            world.offers[seat] = place + 1
    world.contract_top = 0
    for place in range(world.contracts_left):
        contract = observation.contract_deck[place]
        if contract == UNKNOWN:
            choices = next_choices(choices)
            contract = kth_of_word(unseen, choice_below(choices, size_of_word(unseen)))
            unseen &= ~only(contract)
        world.contract_deck[place] = contract
    return choices


@compiled
def likely_contract(
    observation: Observation, seat: int, unseen: np.uint64, choices: np.uint64
) -> int:
    """Draw an unseen contract; those that fit what the seat has built are likelier."""
    total = 0.0
    rest = unseen
    while rest != NONE:
        total += observation.belief[seat, lowest(rest)]
        rest &= rest - ONE
    point = total * choice_below(choices, FINE) / FINE
    rest = unseen
    contract = lowest(rest)
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        point -= observation.belief[seat, contract]
        if point < 0.0:
            break
    return contract
