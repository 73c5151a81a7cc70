"""The same answers as `solver`, the long way: every complete deal is laid out and played.

Nothing is shared with the solver but its model. Every deal is a kernel game of its own, in which
every action is carried out and counted up by the kernel, so that it takes boards with few
contracts and hands with few hidden cards.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import numpy as np

from grachten.bots.knowledge import knowledge_of
from grachten.kernel import games as kernel
from grachten.kernel.layout import (
    DRAW_CONTRACTS,
    GAME,
    KEEP,
    MAX_ACTIONS,
    MAX_CONTRACTS,
    OVER,
    SECOND_CARD,
)
from grachten.kernel.records import Games
from grachten.rules import TRANSPORT_CARDS, Board, Game
from grachten.rules.state import bits

Deal = tuple[int, Games]
"""In how many ways a game can be dealt, and the game."""


def enumerated_values(game: Game) -> dict[int, float]:
    """The probability of winning by each legal action, for the seat to act in its last turn."""
    places = []
    for seat in range(game.players):
        deck = knowledge_of(game.view(seat)).contract_deck
        top = int(game.state.games[0]["contract_top"])
        known = {
            (top + i) % MAX_CONTRACTS for i, contract in enumerate(deck) if contract is not None
        }
        places.append(frozenset(known))
    deals = [
        (ways, dealt)
        for ways, held in _hand_deals(game)
        for dealt in _contract_deals(held, game.seat, places)
    ]
    return _Enumeration(game.board, places).values(deals, game.seat)


class _Enumeration:
    def __init__(self, board: Board, places: Sequence[frozenset[int]]) -> None:
        self._board = board
        # Where in the contract deck each seat knows what lies, because it put it there.
        self._places = places
        self._choices: dict[Any, int] = {}

    def values(self, deals: Sequence[Deal], seat: int) -> dict[int, float]:
        """What each action is worth to a seat that cannot tell these deals from one another."""
        total = sum(ways for ways, _ in deals)
        actions = self._legal(deals[0][1])
        return {action: self._won(deals, seat, action) / total for action in actions}

    def _won(self, deals: Sequence[Deal], seat: int, action: int) -> float:
        """Shares won, over all ways to deal."""
        after = [(ways, self._played(games, action)) for ways, games in deals]
        phase = after[0][1][0]["phase"]
        if phase == KEEP:  # here the seat learns something
            offers: defaultdict[bytes, list[Deal]] = defaultdict(list)
            for ways, games in after:
                offers[games[0]["offered"][seat].tobytes()].append((ways, games))
            return sum(
                max(self._won(group, seat, keep) for keep in self._legal(group[0][1]))
                for group in offers.values()
            )
        if phase == SECOND_CARD:  # whatever it is: transport cards no longer count
            return sum(self._won([deal], seat, self._legal(deal[1])[0]) for deal in after)
        return sum(ways * self._share(games, seat) for ways, games in after)

    def _share(self, games: Games, seat: int) -> float:
        """What a seat has of the victory once the others have had their turns."""
        while games[0]["phase"] != OVER:
            games = self._played(games, self._choice(games))
        totals = np.zeros(4, np.int16)
        winners = kernel.scores(self._board.tables, games, 0, totals)
        return (winners >> seat & 1) / winners.bit_count()

    def _choice(self, games: Games) -> int:
        """What the seat to act does, by what it knows: contracts only where they are better."""
        state, seat = games[0], int(games[0]["seat"])
        legal = self._legal(games)
        key = (
            *(state[field].tobytes() for field in ("routes", "points", "merchandise")),
            *(state["contract_deck"][place] for place in sorted(self._places[seat])),
            *(state["offered"][seat] if state["phase"] == KEEP else ()),
            int(state["contracts"][seat]),
            tuple(int(contracts).bit_count() for contracts in state["contracts"]),
            tuple(legal),
        )
        if key not in self._choices:
            deals = [(1, dealt) for dealt in _contract_deals(games, seat, self._places)]
            values = self.values(deals, seat)
            best = max(values.values())
            good = [action for action in legal if values[action] > best - 1e-9]
            self._choices[key] = min(good, key=lambda action: action == DRAW_CONTRACTS)
        return self._choices[key]

    def _legal(self, games: Games) -> list[int]:
        listed = np.zeros(MAX_ACTIONS, np.int16)
        count = kernel.legal_list(self._board.tables, games, 0, listed)
        return [int(action) for action in listed[:count]]

    def _played(self, games: Games, action: int) -> Games:
        after = _copy(games)
        assert kernel.apply(self._board.tables, after, 0, action)
        return after


def _hand_deals(game: Game) -> Iterator[Deal]:
    """Every hand that an opponent with a turn to come can hold; others' hands count no more."""
    view = game.view(game.seat)
    if view.last_turns == 1:
        yield 1, _copy(game.state.games)
        return
    opponent = (game.seat + 1) % game.players
    known = view.seats[opponent].known
    kinds = range(len(TRANSPORT_CARDS))
    pool = [TRANSPORT_CARDS.index(card) for card in game.state.deck]
    for kind in kinds:
        pool += [kind] * (game.state.hand(opponent)[kind] - known[kind])
    hidden = game.state.cards(opponent) - known.total
    for cards, ways in Counter(combinations(sorted(pool), hidden)).items():
        games = _copy(game.state.games)
        record = games[0]
        record.hand[opponent] = [known[kind] + cards.count(kind) for kind in kinds]
        left = Counter(pool) - Counter(cards)
        record.deck[record.deck_top : record.deck_end] = sorted(left.elements())
        yield ways, games


def _contract_deals(games: Games, seat: int, places: Sequence[frozenset[int]]) -> Iterator[Games]:
    """Every way in which the contracts that a seat cannot place may lie.

    Of the deck only what can still be drawn matters, and what others put there, as far as they
    have a turn to come; the rest is laid in one order, which stands for all.
    """
    state = games[0]
    top, left = int(state["contract_top"]), int(state["contracts_left"])
    deck = [place % MAX_CONTRACTS for place in range(top, top + left)]
    free = [place for place in deck if place not in places[seat]]
    turns = int(state["last_turns"])
    known = frozenset[int]() if turns == 1 else frozenset[int]().union(*places)
    matters = {place for place in free if place in deck[: 2 * turns] or place in known}
    free.sort(key=lambda place: place not in matters)
    others = [other for other in range(int(state["players"])) if other != seat]
    pool = [int(state["contract_deck"][place]) for place in free]
    sizes = []
    for other in others:
        held = bits(int(state["contracts"][other]))
        pool += held
        sizes.append(len(held))
    for hands, rest in _divided(tuple(sorted(pool)), sizes):
        for order in permutations(rest, len(matters)):
            dealt = _copy(games)
            record = dealt[0]
            for other, hand in zip(others, hands, strict=True):
                record.contracts[other] = sum(1 << contract for contract in hand)
            record.contract_deck[free] = [*order, *(c for c in rest if c not in order)]
            yield dealt


def _divided(
    pool: tuple[int, ...], sizes: Sequence[int]
) -> Iterator[tuple[list[tuple[int, ...]], tuple[int, ...]]]:
    """Every way to give hands of these sizes, and what is left."""
    if not sizes:
        yield [], pool
        return
    for hand in combinations(pool, sizes[0]):
        rest = tuple(contract for contract in pool if contract not in hand)
        for hands, left in _divided(rest, sizes[1:]):
            yield [hand, *hands], left


def _copy(games: Games) -> Games:
    """As a block of bytes: NumPy copies records field by field, which takes ten times as long."""
    return np.frombuffer(bytearray(games.tobytes()), GAME)
