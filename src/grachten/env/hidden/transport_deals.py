"""Dealing the unseen transport cards: every deal that agrees with the view is equally likely.

A player who paid with cards that nobody saw must have drawn them before. So not every order of the
cards is possible, and the possible ones are counted, slot by slot: that gives exact draws, and
their exact probability. Two hands count as the same if they pay for the same things from now on.
Where somebody has drawn very many cards unseen there are too many hands to count; then a random
walk over possible deals takes over, which comes close.
"""

import math
import random
from functools import cached_property
from itertools import pairwise
from typing import Final

from grachten.env.hidden.transport_story import Counts, TransportStory
from grachten.kernel.layout import KINDS
from grachten.rules import GrachtenError

MOST_STATES: Final = 4_000
"""More than this many kinds of hands are not counted."""
STEPS_A_SLOT: Final = 60
"""Of the random walk."""
TRIES: Final = 10_000
"""To find a deal for the random walk to start from."""

State = tuple[Counts, Counts]
"""The kinds left in the current deck, and what each pair of seat and kind has in hand for the needs
to come."""


class TransportDeals:
    """All possible deals of the unseen cards."""

    def __init__(self, story: TransportStory, most_states: int = MOST_STATES) -> None:
        self._story = story
        self._most_states = most_states
        self._pairs = sorted({(need.seat, need.kind) for need in story.needs})
        self._pair_of = {pair: index for index, pair in enumerate(self._pairs)}
        self._due: dict[int, list[tuple[int, int]]] = {}
        for need in story.needs:
            pair = self._pair_of[need.seat, need.kind]
            self._due.setdefault(need.slots, []).append((pair, need.count))
        self._to_come = self._needs_to_come()

    @property
    def log_count(self) -> float | None:
        """The logarithm of how many there are, or None if they were too many to count."""
        counts = self._counts
        return None if counts is None else math.log(counts[0][self._start])

    def draw(self, rng: random.Random) -> tuple[list[int], list[int]]:
        """The kinds on the slots, in order, and those that still lie in the deck, from the top."""
        cards = self._exactly(rng) if self._counts is not None else self._by_walking(rng)
        left = list(self._story.pools[-1])
        for slot, kind in zip(self._story.slots, cards, strict=True):
            if slot.deck == len(self._story.pools) - 1:
                left[kind] -= 1
        rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
        rng.shuffle(rest)
        return cards, rest

    # Counting

    @cached_property
    def _counts(self) -> list[dict[State, int]] | None:
        """How many deals follow from each state, before each slot and after the last."""
        layers = [{self._start: 0}]
        states = 1
        for slot in range(len(self._story.slots)):
            reached: dict[State, int] = {}
            for state in layers[-1]:
                for _, after in self._ways(slot, state):
                    reached[after] = 0
            states += len(reached)
            if states > self._most_states:
                return None
            layers.append(reached)
        for state in layers[-1]:
            layers[-1][state] = _orders(state[0])
        for slot in range(len(self._story.slots) - 1, -1, -1):
            after_it = layers[slot + 1]
            for state in layers[slot]:
                layers[slot][state] = sum(after_it[after] for _, after in self._ways(slot, state))
        return layers

    @cached_property
    def _start(self) -> State:
        return tuple(self._story.pools[self._deck_at(0)]), (0,) * len(self._pairs)

    def _deck_at(self, slot: int) -> int:
        slots = self._story.slots
        return slots[slot].deck if slot < len(slots) else len(self._story.pools) - 1

    def _needs_to_come(self) -> list[Counts]:
        """What each pair still needs after the first n slots."""
        counts = [0] * len(self._pairs)
        to_come = []
        for slots in range(len(self._story.slots), -1, -1):
            to_come.append(tuple(counts))
            for pair, count in self._due.get(slots, ()):
                counts[pair] += count
        return to_come[::-1]

    def _ways(self, slot: int, state: State) -> list[tuple[int, State]]:
        """The kinds that may lie on a slot, and what follows from each."""
        pool, held = state
        seat, ways = self._story.slots[slot].seat, []
        moves_on = self._deck_at(slot + 1) != self._story.slots[slot].deck
        for kind in range(KINDS):
            if pool[kind] == 0:
                continue
            after = self._after(slot + 1, held, self._pair_of.get((seat, kind)))
            if after is None:
                continue
            left = (*pool[:kind], pool[kind] - 1, *pool[kind + 1 :])
            if moves_on:
                left = tuple(self._story.pools[self._deck_at(slot + 1)])
            ways.append((kind, (left, after)))
        return ways

    def _after(self, slots: int, held: Counts, gained: int | None) -> Counts | None:
        """What is in hand after so many slots, or None if a need was not met."""
        counts = list(held)
        if gained is not None:
            counts[gained] += 1
        for pair, count in self._due.get(slots, ()):
            counts[pair] -= count
            if counts[pair] < 0:
                return None
        return tuple(map(min, counts, self._to_come[slots]))

    def _exactly(self, rng: random.Random) -> list[int]:
        counts, state = self._counts, self._start
        assert counts is not None
        cards = []
        for slot in range(len(self._story.slots)):
            at = rng.randrange(counts[slot][state])
            for kind, after in self._ways(slot, state):
                at -= counts[slot + 1][after]
                if at < 0:
                    cards.append(kind)
                    state = after
                    break
        return cards

    # Walking

    def _by_walking(self, rng: random.Random) -> list[int]:
        """Exchange two cards of one deck at random, wherever the deal stays possible."""
        story = self._story
        decks = [[i for i, s in enumerate(story.slots) if s.deck == d] for d in self._decks()]
        cards, rest = self._any_deal(rng)
        for _ in range(STEPS_A_SLOT * len(story.slots)):
            slot = rng.randrange(len(story.slots))
            deck = story.slots[slot].deck
            is_last = deck == len(story.pools) - 1
            other = rng.randrange(len(decks[deck]) + (len(rest) if is_last else 0))
            beyond = other - len(decks[deck])
            pile, place = (rest, beyond) if beyond >= 0 else (cards, decks[deck][other])
            cards[slot], pile[place] = pile[place], cards[slot]
            if not self._is_possible(cards):
                cards[slot], pile[place] = pile[place], cards[slot]
        return cards

    def _any_deal(self, rng: random.Random) -> tuple[list[int], list[int]]:
        """Lay what was needed where it fits, and the rest at random."""
        story = self._story
        for _ in range(TRIES):
            pools = [list(pool) for pool in story.pools]
            cards: list[int | None] = [None] * len(story.slots)
            for need in story.needs:
                fitting = [
                    index
                    for index, slot in enumerate(story.slots[: need.slots])
                    if cards[index] is None
                    and slot.seat == need.seat
                    and pools[slot.deck][need.kind] > 0
                ]
                for index in rng.sample(fitting, min(need.count, len(fitting))):
                    cards[index] = need.kind
                    pools[story.slots[index].deck][need.kind] -= 1
            if any(min(pool) < 0 for pool in pools):
                continue
            rests = [[kind for kind in range(KINDS) for _ in range(pool[kind])] for pool in pools]
            for rest in rests:
                rng.shuffle(rest)
            filled = [
                rests[slot.deck].pop() if card is None else card
                for slot, card in zip(story.slots, cards, strict=True)
            ]
            if self._is_possible(filled):
                return filled, rests[-1]
        raise GrachtenError("No deal was found that agrees with what the seat has seen.")

    def _decks(self) -> range:
        return range(len(self._story.pools))

    def _is_possible(self, cards: list[int]) -> bool:
        held = dict.fromkeys(self._pairs, 0)
        marks = [0, *sorted(self._due)]
        for start, end in pairwise(marks):
            for slot in range(start, end):
                pair = (self._story.slots[slot].seat, cards[slot])
                if pair in held:
                    held[pair] += 1
            for index, count in self._due[end]:
                held[self._pairs[index]] -= count
                if held[self._pairs[index]] < 0:
                    return False
        return True


def _orders(counts: Counts) -> int:
    """In how many orders these cards can lie."""
    return math.factorial(sum(counts)) // math.prod(map(math.factorial, counts))
