"""Positions by hand: games that stand exactly where a test wants them, and what is refused there.

    game = position(players=3, seat=1, hands={1: Hand(red=2)}, market=times("pink", 5), rest=0)

All transport cards and contracts of the board are always somewhere: what a test does not place
lies where `rest` says, so that conservation holds in every position.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten.kernel import records
from grachten.kernel.layout import BEFORE_LAST_ROUND, GAME, GAP
from grachten.rules.actions import Action, Choice, DrawBlind, KeepContracts, TakeFaceUp
from grachten.rules.board import Board, Contract, Route
from grachten.rules.cards import TRANSPORT_CARDS, Hand, RouteColour, TransportCard
from grachten.rules.errors import IllegalAction
from grachten.rules.events import Event
from grachten.rules.game import Game
from grachten.rules.scoring import ScoreSheet
from grachten.rules.state import PHASES, GameState, Phase

Rest = Literal["deck", "discards"] | int
"""Where the cards lie that a test does not place: under the deck, discarded, or in a hand."""

Market = Sequence[TransportCard | None]

TINY_BOARD: Final = Path(__file__).parents[1] / "boards" / "tiny.toml"
COLOURFUL: Final[tuple[TransportCard, ...]] = ("pink", "blue", "green", "black", "red")
"""The market where a test does not say."""
EMPTY: Final[tuple[None, ...]] = (None,) * 5


@cache
def tiny_board() -> Board:
    """The small board of the tests, on which games end because everyone passes."""
    return Board.load(TINY_BOARD)


@cache
def tiny_data() -> dict[str, Any]:
    """The same board, as the reference engine takes it."""
    return tomllib.loads(TINY_BOARD.read_text(encoding="utf-8"))


def position(
    players: int = 2,
    *,
    board: Board | None = None,
    seat: int = 0,
    first: int = 0,
    phase: Phase = "turn",
    hands: Mapping[int, Hand] | None = None,
    market: Market | None = None,
    deck: Sequence[TransportCard] = (),
    discards: Hand | None = None,
    rest: Rest = "deck",
    routes: Mapping[int, Sequence[int]] | None = None,
    carts: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    merchandise: Mapping[int, int] | None = None,
    contracts: Mapping[int, Sequence[int]] | None = None,
    offered: Mapping[int, Sequence[int]] | None = None,
    contract_deck: Sequence[int] | None = None,
    last_turns: int | None = None,
    passes: int = 0,
    reshuffles: int = 0,
    seed: int = 0,
) -> Game:
    """A game in which `seat` is to act, with exactly these cards, routes and contracts.

    `deck` is the deck from the top. Carts, points and merchandise follow from the routes owned,
    unless they are given. Contracts that are placed nowhere lie in the contract deck; where that is
    given, the last seat holds them.
    """
    board = Board.load() if board is None else board
    game = Game.new(players, seed, board, youngest=first)
    games = np.zeros(1, GAME)
    record: records.Game = games[0]
    record.players, record.first, record.seat = players, first, seat
    record.phase = PHASES.index(phase)
    record.passes, record.reshuffles = passes, reshuffles
    record.last_turns = BEFORE_LAST_ROUND if last_turns is None else last_turns
    record.seed[:] = game.state.games[0]["seed"]
    _lay_transport(
        record,
        board,
        hands=hands or {},
        market=market,
        deck=deck,
        discards=discards or Hand(),
        rest=rest,
    )
    _own_routes(record, board, routes or {})
    for field, given in (("carts", carts), ("points", points), ("merchandise", merchandise)):
        for owner, count in (given or {}).items():
            record[field][owner] = count
    _lay_contracts(record, board, contracts or {}, offered or {}, contract_deck)
    _open_claims(record, board)
    _put(game, games)
    return game


def _put(game: Game, games: records.Games) -> None:
    """Let the game stand there, with nothing that happened before."""
    vars(game).update(
        _games=games,
        _state=GameState(games),
        _legal=None,
        _plays=[],
        _events=[],
        _seen={viewer: [] for viewer in range(-1, game.players)},
        _known=[Hand()] * game.players,
    )


def _lay_transport(
    record: records.Game,
    board: Board,
    *,
    hands: Mapping[int, Hand],
    market: Market | None,
    deck: Sequence[TransportCard],
    discards: Hand,
    rest: Rest,
) -> None:
    left = dict(board.transport)

    def place(card: TransportCard, count: int = 1) -> int:
        left[card] -= count
        if left[card] < 0:
            raise ValueError(f"The position has {-left[card]} {card} too many.")
        return TRANSPORT_CARDS.index(card)

    for seat, hand in hands.items():
        for card, count in zip(TRANSPORT_CARDS, hand, strict=True):
            record.hand[seat, place(card, count)] = count
    for card, count in zip(TRANSPORT_CARDS, discards, strict=True):
        record.discards[place(card, count)] = count
    if market is None:
        market = [card if left[card] > deck.count(card) else None for card in COLOURFUL]
    for space, face_up in enumerate(market):
        record.market[space] = GAP if face_up is None else place(face_up)
    pile = [place(card) for card in deck]
    for kind, card in enumerate(TRANSPORT_CARDS):
        if rest == "deck":
            pile += [kind] * left[card]
        elif rest == "discards":
            record.discards[kind] += left[card]
        else:
            record.hand[rest, kind] += left[card]
    if not pile and record.discards.any():
        raise ValueError("With an empty deck, the discards would be the new one (4.6).")
    record.deck[: len(pile)] = pile
    record.deck_end = len(pile)


def _own_routes(record: records.Game, board: Board, routes: Mapping[int, Sequence[int]]) -> None:
    for seat in range(record.players):
        owned = [board.routes[index] for index in routes.get(seat, ())]
        record.routes[seat] = sum(1 << route.index for route in owned)
        record.carts[seat] = max(0, board.carts - sum(route.length for route in owned))
        record.points[seat] = sum(board.route_points[route.length - 1] for route in owned)
        record.merchandise[seat] = sum(route.cart for route in owned)


def _lay_contracts(
    record: records.Game,
    board: Board,
    contracts: Mapping[int, Sequence[int]],
    offered: Mapping[int, Sequence[int]],
    contract_deck: Sequence[int] | None,
) -> None:
    left = set(range(len(board.contracts)))
    for seat, held in contracts.items():
        record.contracts[seat] = sum(1 << contract for contract in held)
        left -= set(held)
    for seat, offer in offered.items():
        record.offered[seat, : len(offer)] = offer
        record.offers[seat] = len(offer)
        left -= set(offer)
    if contract_deck is None:
        contract_deck = sorted(left)
    else:
        held_by_last = sum(1 << contract for contract in left.difference(contract_deck))
        record.contracts[record.players - 1] |= held_by_last
    record.contract_deck[: len(contract_deck)] = contract_deck
    record.contracts_left = len(contract_deck)


def _open_claims(record: records.Game, board: Board) -> None:
    """5.3, 5.6: `claimable` from owners and carts, claim by claim."""
    owner = {
        route.index: seat
        for seat in range(record.players)
        for route in board.routes
        if int(record.routes[seat]) >> route.index & 1
    }
    for number, action in enumerate(board.actions):
        route: Route | None = getattr(action, "route", None)
        if route is None or route.index in owner:
            continue
        for seat in range(record.players):
            twin_owner = owner.get(-1 if route.twin is None else route.twin)
            is_closed = twin_owner == seat or (record.players == 2 and twin_owner is not None)
            if not is_closed and record.carts[seat] >= route.length:
                record.claimable[seat, number // 64] |= np.uint64(1 << number % 64)


# Words for cards, routes and contracts


def times(card: TransportCard, count: int) -> list[TransportCard]:
    """So many of a card, in a row."""
    return [card] * count


def route(here: str, there: str, colour: RouteColour | None = None) -> Route:
    """The Amsterdam route between two locations; of a double route the one of that colour."""
    (found,) = (
        route
        for route in Board.load().routes
        if _joins(route.ends, here, there) and colour in (None, route.colour)
    )
    return found


def contract(here: str, there: str) -> Contract:
    """The Amsterdam contract between two locations."""
    board = Board.load()
    (found,) = (card for card in board.contracts if _joins(card.ends, here, there))
    return found


def _joins(ends: tuple[int, int], here: str, there: str) -> bool:
    return {Board.load().locations[end].id for end in ends} == {here, there}


# What happens, and what does not


def play(game: Game, *actions: Action) -> list[Event]:
    """Play these actions, each by whoever is to act; the events of all of them."""
    before = len(game.events)
    for action in actions:
        game.play(action)
    return list(game.events[before:])


def keep_at_set_up(game: Game, choice: Choice = "both") -> Game:
    """Let every seat choose alike at set-up."""
    while game.phase == "set-up":
        game.play(KeepContracts(choice))
    return game


def everything(game: Game) -> tuple[object, ...]:
    """All that a game holds, to see that nothing has changed."""
    seats = range(game.players)
    return (
        game.state.games.tobytes(),
        game.events,
        game.spectator_events(),
        [game.events_for(seat) for seat in seats],
        game.record(),
        game.spectator_view(),
        [game.view(seat) for seat in seats],
        game.score_sheet,
    )


def refusal(game: Game, action: Action, seat: int | None = None) -> IllegalAction:
    """The error with which an action is refused; a refused action changes nothing."""
    before = everything(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(action, seat)
    assert everything(game) == before
    sentence = str(caught.value)
    assert sentence.endswith("."), sentence
    assert sentence[0].isupper(), sentence
    return caught.value


def same_games(some: NDArray[records.Game], others: NDArray[records.Game]) -> bool:
    """Are these games equal, field by field? Copies may differ in the bytes between the fields."""
    return all(np.array_equal(some[field], others[field]) for field in GAME.names or ())


def ended(game: Game) -> ScoreSheet:
    """Play the last turn of a position with `last_turns=1`, by drawing cards, and count up."""
    while not game.is_over:
        game.play(DrawBlind() if DrawBlind() in game.legal_actions else _any_take(game))
    sheet = game.score_sheet
    assert sheet is not None
    return sheet


def _any_take(game: Game) -> Action:
    return game.legal_actions.of(TakeFaceUp)[0]


def transport_total(game: Game) -> Hand:
    """All transport cards, wherever they lie, by kind."""
    state = game.state
    piles = [state.hand(seat) for seat in range(game.players)] + [state.discards]
    lying = [*state.deck, *(card for card in state.market if card is not None)]
    return Hand._make(
        sum(pile.of(card) for pile in piles) + lying.count(card) for card in TRANSPORT_CARDS
    )


def all_contracts(game: Game) -> list[int]:
    """All contracts, wherever they lie, rising."""
    state = game.state
    held = [
        number
        for seat in range(game.players)
        for number in (*state.contracts(seat), *state.offered(seat))
    ]
    return sorted([*held, *state.contract_deck])
