"""Twins of a game: the same to the eyes of one seat, and re-dealt in all that it may not see.

What a seat may not know (rule 8.2) is dealt anew, and then nothing it is shown may change. There
are two ways to make a twin. `redealt_state` deals anew at one moment. `Twin` plays a whole game
again whose hidden cards lay differently from the start, with the same visible course.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from grachten.kernel import records
from grachten.kernel.layout import KEEP_BOTH, KEEP_FIRST, MAX_CONTRACTS
from grachten.rules.actions import Action, KeepContracts, TakeFaceUp
from grachten.rules.board import Board
from grachten.rules.cards import TRANSPORT_CARDS, TransportCard
from grachten.rules.errors import IllegalAction
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    ContractsOffered,
    DeckShuffled,
    Event,
)
from grachten.rules.game import Game
from grachten.rules.game_record import Play
from grachten.rules.sight import SPECTATOR
from grachten.rules.state import GameState
from grachten.rules.views import SpectatorView

Policy = Callable[[list[Action], random.Random], Action]

CHANGES: Final = (40, 12, 6, 3, 2, 1)
"""How many hidden cards change places in a twin: with few, others can still pay what they paid."""


# What a viewer is shown, as text


def canonical(value: object) -> str:
    """A value and everything in it as one JSON text, with the names of the classes."""
    return json.dumps(_plain(value), sort_keys=True, separators=(",", ":"))


def _plain(value: object) -> Any:
    if value is None or type(value) in {bool, int, float, str}:
        return value
    if isinstance(value, Board):
        return f"board {value.id}"
    if is_dataclass(value):
        named = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return {type(value).__name__: named}
    if isinstance(value, tuple | list):
        return [_plain(entry) for entry in value]
    raise AssertionError(f"a {type(value).__name__} has no business in a view")


def view_of(game: Game, viewer: int) -> SpectatorView:
    return game.spectator_view() if viewer == SPECTATOR else game.view(viewer)


def shown_to(game: Game, viewer: int) -> tuple[str, ...]:
    """All that the game tells a viewer, as text: to be compared byte by byte."""
    view = view_of(game, viewer)
    is_spectator = viewer == SPECTATOR
    events = game.spectator_events() if is_spectator else game.events_for(viewer)
    legal = () if is_spectator else game.legal_for(viewer).ids
    return repr(view), canonical(view), repr(events), repr(legal)


def refusals(game: Game, seat: int, actions: list[Action]) -> list[str]:
    """What the game answers to those of the actions that it refuses."""
    answers = []
    for action in actions:
        if action not in game.legal_for(seat):
            try:
                game.play(action, seat)
            except IllegalAction as error:
                answers.append(f"{error!r} {error.args!r} {vars(error)!r} {error.rule!r}")
            else:
                raise AssertionError(f"{action} was not legal and was not refused")
    return answers


def memory(game: Game) -> bytes:
    """Every field of the kernel's record of a game."""
    games = game.state.games
    assert games.dtype.names is not None
    return b"".join(games[0][name].tobytes() for name in games.dtype.names)


# Dealing anew at one moment


def redealt_state(game: Game, viewer: int, rng: random.Random) -> GameState:
    """The state of a game with everything that the viewer may not know dealt anew."""
    games = game.state.games.copy()
    record = games[0]
    others = [seat for seat in range(game.players) if seat != viewer]
    _redeal_transport(record, game, others, rng)
    _redeal_contracts(record, game.state, others, rng)
    record.seed[:] = [rng.randrange(2**64) for _ in range(4)]
    for seat in others:
        if game.state.has_chosen(seat) and game.phase == "set-up":
            record.chosen[seat] = rng.randint(KEEP_FIRST, KEEP_BOTH)
    return GameState(games)


def _redeal_transport(
    record: records.Game, game: Game, others: list[int], rng: random.Random
) -> None:
    """Cards that were seen being taken stay where they are; the rest is shuffled with the deck."""
    known = [seat.known for seat in game.spectator_view().seats]
    hidden = {
        seat: [
            card
            for card in range(len(TRANSPORT_CARDS))
            for _ in range(game.state.hand(seat)[card] - known[seat][card])
        ]
        for seat in others
    }
    pool = [TRANSPORT_CARDS.index(card) for card in game.state.deck]
    pool += [card for cards in hidden.values() for card in cards]
    rng.shuffle(pool)
    for seat, cards in hidden.items():
        counts = list(known[seat])
        for _ in cards:
            counts[pool.pop()] += 1
        record.hand[seat] = counts
    record.deck[record.deck_top : record.deck_end] = pool


def _redeal_contracts(
    record: records.Game, state: GameState, others: list[int], rng: random.Random
) -> None:
    pool = list(state.contract_deck)
    for seat in others:
        pool += [*state.contracts(seat), *state.offered(seat)]
    rng.shuffle(pool)
    for seat in others:
        kept = [pool.pop() for _ in state.contracts(seat)]
        record.contracts[seat] = sum(1 << contract for contract in kept)
        for place in range(len(state.offered(seat))):
            record.offered[seat, place] = pool.pop()
    for place, contract in enumerate(pool):
        record.contract_deck[(int(record.contract_top) + place) % MAX_CONTRACTS] = contract


# Dealing anew from the start


@dataclass
class Course:
    """A game as it was played, and where it began: after the deal, before any choice."""

    start: Game
    plays: tuple[Play, ...]
    game: Game

    @staticmethod
    def played(
        players: int,
        policy: Policy,
        rng: random.Random,
        board: Board,
        longest: int | None = None,
    ) -> "Course":
        """Play by a policy; set-up choices come in any order, equal face-up cards from any space.

        The game stops before its end, when all is shown (8.4).
        """
        seed, youngest = rng.randrange(2**256), rng.choice([None, *range(players)])
        start = Game.new(players, seed, board, youngest)
        game = start.copy()
        before = game
        while not game.is_over and longest != 0:
            before = game.copy()
            if game.phase == "set-up":
                seat = rng.choice(game.to_act)
                game.play(policy(list(game.legal_for(seat)), rng), seat)
            else:
                game.play(any_space(policy(list(game.legal_actions), rng), game, rng))
            longest = None if longest is None else longest - 1
        if game.is_over:
            game = before
        return Course(start, game.record().plays, game)


def any_space(action: Action, game: Game, rng: random.Random) -> Action:
    """The same action, with a card that lies face up twice taken from any of its spaces."""
    if not isinstance(action, TakeFaceUp):
        return action
    spaces = [space for space, card in enumerate(game.state.market) if card == action.card]
    return TakeFaceUp(action.card, rng.choice(spaces))


class _Redealt(Game):
    """A game that was dealt otherwise than its seed says. Its copies are plain games."""

    def __init__(
        self,
        start: Game,
        hands: dict[int, list[TransportCard]],
        offers: dict[int, tuple[int, ...]],
        games: records.Games,
    ) -> None:
        self._hands = hands
        self._offers = offers
        super().__init__(start.board, start.players, start.seed, start.youngest)
        self.state.games[:] = games

    def _happened(self, event: Event) -> None:
        match event:
            case CardsDealt(seat, count) if seat in self._hands:
                event = CardsDealt(seat, count, tuple(self._hands[seat]))
            case ContractsOffered(seat, count):
                event = ContractsOffered(seat, count, self._offers[seat])
            case _:
                pass
        super()._happened(event)


@dataclass
class Twin:
    """A game that the viewer cannot tell from a course, as far as it can be played."""

    course: Course
    viewer: int
    start: Game
    decks: dict[int, list[TransportCard]]
    """How the deck lies after a play in which it was shuffled, by the number of the play."""
    plays: list[Play]

    @staticmethod
    def of(course: Course, viewer: int, rng: random.Random) -> "Twin":
        changes = rng.choice(CHANGES)
        fates = _hidden_cards(course, viewer)
        games = course.start.state.games.copy()
        record = games[0]
        hands = _dealt_to_others(course.start, viewer)
        deck = list(course.start.state.deck)
        slots: list[tuple[list[TransportCard], int]] = [
            *((deck, place) for place in fates[0]),
            *((hand, place) for hand in hands.values() for place in range(len(hand))),
        ]
        _exchange(slots, changes, rng)
        for seat, hand in hands.items():
            record.hand[seat] = [hand.count(card) for card in TRANSPORT_CARDS]
        _lay_deck(games, deck)
        decks = {}
        for number, places in fates.items():
            if number:
                later = list(_deck_after(course, number))
                _exchange([(later, place) for place in places], changes, rng)
                decks[number] = later
        seen = _contracts_seen(course.game, viewer)
        _relabel_contracts(record, course.start.state, seen, rng)
        state = GameState(games)
        offers = {seat: state.offered(seat) for seat in range(state.players)}
        start = _Redealt(course.start, hands, offers, games).copy()
        return Twin(course, viewer, start, decks, _other_choices(course, start, viewer, seen, rng))

    def steps(self) -> Iterator[tuple[Game, Game]]:
        """Both games, before the first play and after each, while the twin can be played.

        It ends where another seat of the twin cannot do what it did; and where three wilds stay
        face up, because whether a sweep can help (4.5) shows something of the hidden hands.
        """
        mine, twin = self.course.start.copy(), self.start.copy()
        if _has_many_wilds(mine):
            return
        yield mine, twin
        for number, (play, other) in enumerate(zip(self.course.plays, self.plays, strict=True), 1):
            mine.play(play.action, play.seat)
            try:
                twin.play(other.action, other.seat)
            except IllegalAction:
                return
            if number in self.decks:
                _lay_deck(twin.state.games, self.decks[number])
                twin = twin.copy()
            if _has_many_wilds(mine) or _has_many_wilds(twin):
                return
            yield mine, twin

    @property
    def is_different(self) -> bool:
        """Does the twin differ at all from the start?"""
        return memory(self.start) != memory(self.course.start)


def _has_many_wilds(game: Game) -> bool:
    return game.state.market.count("wild") >= game.board.wild_limit


def _hidden_cards(course: Course, viewer: int) -> dict[int, list[int]]:
    """For each deck, by the play that shuffled it, the places that the viewer never sees.

    Those are the cards that others draw blind and those that nobody draws. The first deck counts
    from after the deal, a later one from after the play in which it was shuffled.
    """
    hidden: dict[int, list[int]] = {}
    number, place = 0, 0
    game = course.start.copy()
    unseen: list[int] = []
    for index, play in enumerate(course.plays, 1):
        told = len(game.events)
        game.play(play.action, play.seat)
        for event in game.events[told:]:
            if isinstance(event, DeckShuffled):
                hidden[number] = unseen
                number, place, unseen = index, 0, []
            elif isinstance(event, CardRevealed | CardDrawn):
                is_seen = isinstance(event, CardRevealed) or event.seat == viewer
                if not is_seen:
                    unseen.append(place)
                place += 1
        if number == index:  # what the shuffling play itself drew is past
            place, unseen = 0, []
    hidden[number] = [*unseen, *range(place, place + game.state.deck_size)]
    return hidden


def _deck_after(course: Course, number: int) -> tuple[TransportCard, ...]:
    game = course.start.copy()
    for play in course.plays[:number]:
        game.play(play.action, play.seat)
    return game.state.deck


def _dealt_to_others(start: Game, viewer: int) -> dict[int, list[TransportCard]]:
    return {
        event.seat: list(event.cards or ())
        for event in start.events
        if isinstance(event, CardsDealt) and event.seat != viewer
    }


def _exchange(
    slots: list[tuple[list[TransportCard], int]], changes: int, rng: random.Random
) -> None:
    """Let that many hidden cards change places with one another."""
    if len(slots) < 2:
        return
    for _ in range(changes):
        (pile, place), (other_pile, other_place) = rng.sample(slots, 2)
        pile[place], other_pile[other_place] = other_pile[other_place], pile[place]


def _lay_deck(games: records.Games, deck: list[TransportCard]) -> None:
    record = games[0]
    record.deck[record.deck_top : record.deck_end] = [TRANSPORT_CARDS.index(c) for c in deck]


def _contracts_seen(game: Game, viewer: int) -> set[int]:
    offers = [e for e in game.events if isinstance(e, ContractsOffered) and e.seat == viewer]
    return {contract for offer in offers for contract in offer.contracts or ()}


def _relabel_contracts(
    record: records.Game, state: GameState, seen: set[int], rng: random.Random
) -> None:
    """Exchange all contracts that the viewer never sees, wherever they lie."""
    unseen = [contract for contract in range(MAX_CONTRACTS) if contract not in seen]
    held = {contract for seat in range(state.players) for contract in state.offered(seat)}
    present = [c for c in unseen if c in held or c in state.contract_deck]
    exchanged = dict(zip(present, rng.sample(present, len(present)), strict=True))
    for seat in range(state.players):
        for place, contract in enumerate(state.offered(seat)):
            record.offered[seat, place] = exchanged.get(contract, contract)
    for place, contract in enumerate(state.contract_deck):
        at = (int(record.contract_top) + place) % MAX_CONTRACTS
        record.contract_deck[at] = exchanged.get(contract, contract)


def _other_choices(
    course: Course, start: Game, viewer: int, seen: set[int], rng: random.Random
) -> list[Play]:
    """The same plays, but others sometimes keep the other contract at set-up.

    Only where neither contract ever comes before the viewer's eyes.
    """
    plays = list(course.plays)
    for number, play in enumerate(plays[: start.players]):
        is_free = play.seat != viewer and not seen.intersection(start.state.offered(play.seat))
        match play.action:
            case KeepContracts("first") if is_free and rng.random() < 0.5:
                plays[number] = Play(play.seat, KeepContracts("second"))
            case KeepContracts("second") if is_free and rng.random() < 0.5:
                plays[number] = Play(play.seat, KeepContracts("first"))
            case _:
                pass
    return plays


# Looking at both


def compare_twin(twin: Twin, actions: list[Action]) -> int:
    """Compare all that the viewer and a spectator are shown at every step; how many steps."""
    steps = 0
    for mine, other in twin.steps():
        for viewer in {twin.viewer, SPECTATOR}:
            assert shown_to(mine, viewer) == shown_to(other, viewer)
        if twin.viewer != SPECTATOR:
            answers = refusals(mine, twin.viewer, actions)
            assert answers == refusals(other, twin.viewer, actions)
        steps += 1
    return steps


def conserved(state: GameState, board: Board) -> bool:
    """Are all cards and contracts still there, each once?"""
    cards: Counter[TransportCard | None] = Counter([*state.deck, *state.market])
    for counts in (state.discards, *(state.hand(seat) for seat in range(state.players))):
        cards.update(dict(zip(TRANSPORT_CARDS, counts, strict=True)))
    del cards[None]
    contracts = list(state.contract_deck)
    for seat in range(state.players):
        contracts += [*state.contracts(seat), *state.offered(seat)]
    return cards == Counter(board.transport) and sorted(contracts) == list(
        range(len(board.contracts))
    )
