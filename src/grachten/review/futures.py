"""What can come of an action, as one seat sees it: the cards that may be turned up or drawn.

The position is built from the seat's view alone. What it can't see is dealt at random, so that a
result can't depend on it: the next card in every kind, each as likely as it is, and everything
else by a fixed seed.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.bots.knowledge import knowledge_of
from grachten.bots.mind.route_graph import route_graph_of
from grachten.env.core.elements import ROW_BYTES, SIZE
from grachten.env.core.imagining import play_and_show, share_victories
from grachten.env.core.layout import Tracks
from grachten.env.core.plans import new_pads
from grachten.env.core.tables import tables_of
from grachten.env.observation import observe, records_of
from grachten.kernel import games as kernel
from grachten.kernel.layout import (
    KEEP_BOTH,
    KEEP_FIRST,
    KINDS,
    MAX_SEATS,
    OVER,
    WILD,
)
from grachten.kernel.records import Games, column, tiled
from grachten.neural.inference import network_for
from grachten.review.unseen import Unseen
from grachten.rules import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    SeatView,
    TakeFaceUp,
)
from grachten.rules.cards import KIND_OF
from grachten.rules.state import bits

SWEEPS: Final = 12
"""Deals to try where a sweep or a new deck turns up several cards."""
PAIRS: Final = 60
"""Pairs of contracts, at most, to try for a draw."""
ENDINGS: Final = 128
"""Deals of the others' contracts to try where the game ends."""
KEEPS_BOTH: Final = 0.1
"""How likely another seat is to keep both contracts at set-up: some bots never do, some often."""
TRUST: Final = 0.57
"""The power of the odds that the network gives the contracts of the seat that acts last: it has
learned what to believe from decisions alone, and is too sure of it when its own seat waits."""
COMPLETED: Final = 15.0
"""How many times as likely a contract of that seat then is, if its places have been joined: it ends
the game when it has what it needs."""
JUST_COMPLETED: Final = 3.4
"""And how many times more, if the last claim of the game joined them."""
TRUST_WAITING: Final = 0.72
COMPLETED_WAITING: Final = 5.2
"""The same of a seat that waits at the end, as another one that waits sees it. All five were fitted
to what was held in 1,900 games of equal players (docs/review.md)."""


@dataclass(frozen=True)
class Future:
    """What a seat may see after an action: rows of observations, and how likely each is. `settled`
    is the part of the win chance that comes from games that end there."""

    rows: NDArray[np.uint8]
    weights: NDArray[np.float64]
    settled: float


class _World(NamedTuple):
    """A deal, and how likely it is."""

    weight: float
    top: int | None = None  # the kind of the next card
    pair: tuple[int, ...] = ()  # the next contracts
    others: tuple[int, ...] = ()  # what the other seats chose at set-up


class Position:
    """A position as a seat sees it, in which actions are tried.

    `truth`: the game as it really is, and nothing is dealt: for hindsight.
    """

    def __init__(self, view: SeatView, unseen: Unseen, truth: Games | None = None) -> None:
        self.view = view
        self._unseen = unseen
        self._truth = None if truth is None else _from_the_top(truth)
        self._games, self._tracks = records_of(view)
        knowledge = knowledge_of(view)
        self._cards = np.array(knowledge.unseen, np.int64)
        self._hidden = np.array(knowledge.hidden_in_hand, np.int64)
        self._contracts = knowledge.unseen_contracts

    def future(self, action: Action, seat: int) -> Future:
        """The outcomes of an action, of the seat itself or of another."""
        worlds = list(self._worlds(action, seat))
        games, tracks = self._deal(worlds, action, seat)
        actions = np.full(len(worlds), action.id, np.int64)
        board, out = self.view.board, np.zeros((len(worlds), ROW_BYTES), np.uint8)
        play_and_show(
            board.tables,
            route_graph_of(board),
            tables_of(board),
            games,
            tracks,
            actions,
            self.view.seat,
            new_pads(),
            out,
        )
        weights = np.array([world.weight for world in worlds])
        is_over = column(games, "phase") == OVER
        settled = 0.0
        if is_over.any():
            settled = float(weights[is_over].sum()) * self._ending(games[is_over][:1])
        return Future(out[~is_over, :SIZE], weights[~is_over], settled)

    @cached_property
    def _deck(self) -> NDArray[np.float64]:
        """Cards of each kind that the seat expects in the deck."""
        return self._unseen.next_cards()

    # What can happen

    def _worlds(self, action: Action, seat: int) -> Iterator[_World]:
        view, is_mine = self.view, seat == self.view.seat
        if self._truth is not None:
            yield _World(1.0)
        elif view.phase == "set-up":
            yield from self._choices_of_others()
        elif isinstance(action, TakeFaceUp) and view.deck_size:
            yield from self._next_cards(action.card)
        elif isinstance(action, DrawBlind) and is_mine:
            yield from self._next_cards(None)
        elif isinstance(action, DrawContracts) and is_mine:
            yield from self._next_contracts()
        elif isinstance(action, ClaimRoute) and self._is_market_unsettled():
            yield from (_World(1 / SWEEPS) for _ in range(SWEEPS))
        else:
            yield _World(1.0)

    def _is_market_unsettled(self) -> bool:
        """Does a claim fill the market, or may it cause a sweep (4.5, 4.7)?"""
        market = self.view.market
        return None in market or market.count("wild") >= 3

    def _next_cards(self, taken: str | None) -> Iterator[_World]:
        chances = self.next_card_chances()
        wilds = 0 if taken is None else self.view.market.count("wild") - (taken == "wild")
        for kind in np.flatnonzero(chances).tolist():
            sweeps = taken is not None and wilds + (kind == WILD) >= 3
            times = SWEEPS if sweeps else 1
            yield from (_World(float(chances[kind]) / times, top=kind) for _ in range(times))

    def next_card_chances(self) -> NDArray[np.float64]:
        """How likely the top card of the deck is to be of each kind."""
        possible = np.where(self._cards > 0, np.minimum(self._deck, self._cards), 0.0)
        if possible.sum() <= 0:
            possible = self._cards.astype(float)
        chances: NDArray[np.float64] = possible / possible.sum()
        return chances

    def _next_contracts(self) -> Iterator[_World]:
        top = self._unseen.contract_deck[:2]
        unknown = self._contracts
        pairs: list[tuple[int, ...]]
        if top == [None, None]:
            pairs = list(_pairs_of(unknown, self._random()))
        elif None in top:  # one is known, or it is the only one
            pairs = [tuple(c if place is None else place for place in top) for c in unknown]
        else:
            pairs = [()]
        yield from (_World(1 / len(pairs), pair=pair) for pair in pairs)

    def _choices_of_others(self) -> Iterator[_World]:
        """2.4: how many contracts each of the others keeps."""
        others = self.view.players - 1
        for number in range(1 << others):
            both = [bool(number >> other & 1) for other in range(others)]
            weight = np.prod([KEEPS_BOTH if keeps else 1 - KEEPS_BOTH for keeps in both])
            yield _World(float(weight), others=tuple(KEEP_BOTH if b else KEEP_FIRST for b in both))

    # Dealing

    def _random(self) -> random.Random:
        """The same for all actions of a position, whatever is hidden in it."""
        return random.Random(len(self.view.history))  # noqa: S311 - nothing secret comes of it

    def _deal(self, worlds: Sequence[_World], action: Action, seat: int) -> tuple[Games, Tracks]:
        games = tiled(self._games if self._truth is None else self._truth, len(worlds))
        tracks = tiled(self._tracks, len(worlds))
        if self._truth is None:
            rng = self._random()
            for index, world in enumerate(worlds):
                self._fill_cards(games[index : index + 1], world, (action, seat), rng)
                self._fill_contracts(games[index : index + 1], world, rng)
        return games, tracks

    def _fill_cards(
        self, games: Games, world: _World, done: tuple[Action, int], rng: random.Random
    ) -> None:
        """The deck, the hidden cards of others, and what the next deck's order follows from."""
        game, view = games[0], self.view
        action, actor = done
        cards, hidden = self._cards.copy(), self._hidden.copy()
        if isinstance(action, ClaimRoute) and actor != view.seat:
            paid = np.zeros(KINDS, np.int64)
            for card, count in action.payment.cards(action.route.length).items():
                paid[KIND_OF[card]] += count
            payment = np.minimum(self._unseen.hidden_payment(actor, paid), cards)
            cards -= payment
            hidden[actor] -= payment.sum()
            game.hand[actor] += payment.astype(np.uint8)
        deck: list[int] = []
        if world.top is not None:
            deck.append(world.top)
            cards[world.top] -= 1
        rest = [kind for kind in range(KINDS) for _ in range(cards[kind])]
        # Those that the seat expects in this deck first: the others are in hands.
        share = (self._deck / np.maximum(self._cards, 1)).clip(1e-3).tolist()
        rest.sort(key=lambda kind: -(rng.random() ** (1 / share[kind])))
        left = view.deck_size - len(deck)
        deck += rest[:left]
        game.deck[: len(deck)] = deck
        game.deck_top, game.deck_end = 0, len(deck)
        game.seed[0] = rng.getrandbits(63)
        hands, held = rest[left:], game.hand
        rng.shuffle(hands)
        for seat in range(view.players):
            for _ in range(max(int(hidden[seat]), 0)):
                if hands:
                    held[seat, hands.pop()] += 1

    def _fill_contracts(self, games: Games, world: _World, rng: random.Random) -> None:
        game, view = games[0], self.view
        unknown = [c for c in self._contracts if c not in world.pair]
        rng.shuffle(unknown)
        rest = self._unseen.contract_deck[len(world.pair) :]
        deck = [*world.pair, *(unknown.pop() if c is None else c for c in rest)]
        game.contract_deck[: len(deck)] = deck  # at once: each look at a field takes its time
        game.contract_top = 0
        is_set_up = view.phase == "set-up"
        for seat, open_seat in enumerate(view.seats):
            if seat == view.seat:
                continue
            to_choose = 2 if is_set_up else 0
            if view.phase == "keep" and seat in view.to_act:
                to_choose = self._offered()
            for place in range(to_choose):
                game.offered[seat, place] = unknown.pop()
            game.offers[seat] = to_choose
            held = 0 if is_set_up else open_seat.contracts
            game.contracts[seat] = sum(1 << unknown.pop() for _ in range(held))
        if is_set_up:
            for step, choice in enumerate(world.others, 1):
                game.chosen[(view.seat + step) % view.players] = choice
            game.chosen[view.seat] = 0
            game.seat = view.seat

    def _offered(self) -> int:
        """How many contracts the seat to act has on offer: those that are nowhere else."""
        held = sum(open_seat.contracts for open_seat in self.view.seats)
        return len(self.view.board.contracts) - self.view.contract_deck_size - held

    # Endings

    def _ending(self, games: Games) -> float:
        """The seat's share of the victory where the game ends, over what others may hold."""
        view, seat = self.view, self.view.seat
        if self._truth is not None:
            return float(_shares(view, games)[0])
        games = tiled(games, ENDINGS)
        contracts = column(games, "contracts")
        held = contracts[0].tolist()  # with what somebody kept in the last turn
        rng = np.random.default_rng(len(view.history))
        beliefs = network_for(view.board)(observe(view)[None]).beliefs[0]
        for step in range(1, view.players):
            contracts[:, (seat + step) % view.players] = 0
        all_odds = {
            (seat + step) % view.players: self._odds(games, beliefs[step - 1], step)
            for step in range(1, view.players)
        }
        for index in range(ENDINGS):
            free = list(self._contracts)
            for step in range(1, view.players):
                other = (seat + step) % view.players
                odds = all_odds[other]
                for _ in range(held[other].bit_count()):
                    weights = odds[free]
                    contract = rng.choice(len(free), p=weights / weights.sum())
                    contracts[index, other] |= np.uint32(1 << free.pop(int(contract)))
        return float(np.mean(_shares(view, games)))

    def _odds(self, games: Games, beliefs: NDArray[np.float32], step: int) -> NDArray[np.float64]:
        """How likely another seat is to have held each contract, where the game has ended."""
        other = (self.view.seat + step) % self.view.players
        chances = np.clip(beliefs, 0.005, 0.995).astype(float)
        odds: NDArray[np.float64] = chances / (1 - chances)
        if self.view.seat in self.view.to_act:
            return odds
        before, after = (self._joined(each, other) for each in (self._games, games))
        is_last = other in self.view.to_act
        odds **= TRUST if is_last else TRUST_WAITING
        odds[list(after)] *= COMPLETED if is_last else COMPLETED_WAITING
        odds[list(after - before)] *= JUST_COMPLETED
        return odds

    def _joined(self, games: Games, seat: int) -> frozenset[int]:
        """All contracts that a seat would have completed, whether it holds them or not."""
        every = games[:1].copy()
        every[0].contracts[seat] = (1 << len(self.view.board.contracts)) - 1
        return frozenset(bits(int(kernel.completed(self.view.board.tables, every, 0, seat))))


def _shares(view: SeatView, games: Games) -> NDArray[np.float64]:
    shares = np.zeros(len(games))
    share_victories(view.board.tables, games, view.seat, np.zeros(MAX_SEATS, np.int16), shares)
    return shares


def _from_the_top(games: Games) -> Games:
    """A game whose contract deck begins at place 0, as in a game made from a view."""
    games = games.copy()
    game = games[0]
    game.contract_deck[:] = np.roll(game.contract_deck, -int(game.contract_top))
    game.contract_top = 0
    return games


def _pairs_of(contracts: Sequence[int], rng: random.Random) -> Iterator[tuple[int, int]]:
    """Pairs in which every contract comes equally often, at most `PAIRS` or so of them."""
    everything = [(a, b) for at, a in enumerate(contracts) for b in contracts[at + 1 :]]
    if len(everything) <= PAIRS:
        yield from everything
        return
    for _ in range(max(1, PAIRS // len(contracts))):
        order = list(contracts)
        rng.shuffle(order)
        yield from zip(order, order[1:] + order[:1], strict=True)
