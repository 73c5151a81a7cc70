"""The count at the end, against plain search and plain sums."""

import random

import numpy as np
import pytest

from grachten.kernel import scores
from grachten.kernel.games import completed, merchandise
from grachten.kernel.scoring import next_network
from grachten.rules import Board
from grachten.rules.state import bits
from reference.scoring import is_completed, merchandise_points, winners_of
from support.agreement import amsterdam_data
from support.positions import position

BOARD = Board.load()


def reached_by(owned: list[int], start: int) -> set[int]:
    """All locations that can be walked to."""
    reached = {start}
    while True:
        beyond = {
            end
            for index in owned
            for end in BOARD.routes[index].ends
            if reached & set(BOARD.routes[index].ends)
        }
        if beyond <= reached:
            return reached
        reached |= beyond


@pytest.mark.parametrize("count", [0, 1, 3, 6, 10, 15, 45])
def test_a_network_is_what_plain_search_reaches(count: int) -> None:
    rng = random.Random(count)
    for _ in range(3):
        owned = rng.sample(range(45), count)
        rest = np.uint64(sum(1 << index for index in owned))
        board = BOARD.tables[0]
        networks = []
        while rest:
            locations, rest = next_network(board, np.uint64(rest))
            networks.append(set(bits(int(locations))))
        for network in networks:
            for start in network:
                assert reached_by(owned, start) == network
        ends = {end for index in owned for end in BOARD.routes[index].ends}
        assert sum(map(len, networks)) == len(ends)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_and_winners_equal_the_references(players: int) -> None:
    rng = random.Random(players)
    data = amsterdam_data()
    seats = range(players)
    for _ in range(8):
        indexes = rng.sample(range(45), 45)
        routes = {seat: indexes[10 * seat : 10 * seat + 10] for seat in seats}
        cards = rng.sample(range(24), 24)
        contracts = {seat: cards[5 * seat : 5 * seat + rng.randrange(6)] for seat in seats}
        bonus_cards = {seat: rng.randrange(4) for seat in seats}
        points = {seat: rng.randrange(29) for seat in seats}
        game = position(
            players, routes=routes, contracts=contracts, merchandise=bonus_cards, points=points
        )
        games, tables = game.state.games, BOARD.tables
        done = [
            {card for card in contracts[seat] if is_completed(data, routes[seat], card)}
            for seat in seats
        ]
        for seat in seats:
            found = int(completed(tables, games, 0, seat))
            assert {card for card in range(32) if found >> card & 1} == done[seat]
        bonus = merchandise_points(data, list(bonus_cards.values()))
        assert [merchandise(tables, games, 0, seat) for seat in seats] == bonus
        expected = [
            points[seat]
            + bonus[seat]
            + sum(
                BOARD.contracts[card].value * (1 if card in done[seat] else -1)
                for card in contracts[seat]
            )
            for seat in seats
        ]
        totals = np.zeros(4, np.int16)
        winners = scores(tables, games, 0, totals)
        assert totals[:players].tolist() == expected
        best = winners_of(expected, [len(cards) for cards in done])
        assert [seat for seat in range(4) if winners >> seat & 1] == best
