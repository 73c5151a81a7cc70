"""Transport cards: the deck, the discards and the market (rules 4.2, 4.5 to 4.7)."""

from typing import Any

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import COLOURS, GAP, KINDS, MARKET_SPACES, WILD
from grachten.kernel.log import REVEALED, SHUFFLED, SWEPT, Log, note, note_event, note_row
from grachten.kernel.shuffling import RESHUFFLE_STREAM, shuffle

Board = Any  # a record of type layout.BOARD
Game = Any  # a record of type layout.GAME


@compiled
def can_draw(game: Game) -> bool:
    """Is there a card in the deck, or in the discards that would become one?"""
    if game.deck_top < game.deck_end:
        return True
    cards = 0
    for kind in range(KINDS):
        cards += game.discards[kind]
    return cards > 0


@compiled
def reshuffle(game: Game, log: Log) -> None:
    """4.6: the discards become the deck."""
    cards = 0
    for kind in range(KINDS):
        for _ in range(game.discards[kind]):
            game.deck[cards] = kind
            cards += 1
        game.discards[kind] = 0
    shuffle(game.deck, cards, game.seed, RESHUFFLE_STREAM + game.reshuffles)
    game.reshuffles += 1
    game.deck_top = 0
    game.deck_end = cards
    note(log, SHUFFLED)
    note_row(log, game.deck, cards)


@compiled
def draw(game: Game, log: Log) -> int:
    """The top card of the deck. Only where `can_draw`."""
    if game.deck_top == game.deck_end:
        reshuffle(game, log)
    card: int = game.deck[game.deck_top]
    game.deck_top += 1
    return card


@compiled
def reveal(game: Game, space: int, log: Log) -> None:
    """4.2 and 4.7: turn up a card in a market space; with none left it stays empty."""
    if can_draw(game):
        card = draw(game, log)
        game.market[space] = card
        note_event(log, REVEALED, space)
        note(log, card)
    else:
        game.market[space] = GAP


@compiled
def wilds_face_up(game: Game) -> int:
    wilds = 0
    for space in range(MARKET_SPACES):
        wilds += game.market[space] == WILD
    return wilds


@compiled
def can_sweep_help(board: Board, game: Game) -> bool:
    """4.5, the ruling: can the cards outside the hands show fewer wilds than the limit?"""
    coloured = 0
    for colour in range(COLOURS):
        coloured += board.transport[colour]
        for seat in range(game.players):
            coloured -= game.hand[seat, colour]
    wilds = int(board.transport[WILD])
    for seat in range(game.players):
        wilds -= game.hand[seat, WILD]
    shown = min(MARKET_SPACES, coloured + wilds)
    return coloured > shown - int(board.wild_limit)


@compiled
def sweep_if_needed(board: Board, game: Game, log: Log) -> None:
    """4.5: too many wilds face up, and all five are replaced, until it is so no longer."""
    while wilds_face_up(game) >= board.wild_limit and can_sweep_help(board, game):
        note(log, SWEPT)
        note_row(log, game.market, MARKET_SPACES)
        for space in range(MARKET_SPACES):
            game.discards[game.market[space]] += 1
        for space in range(MARKET_SPACES):
            reveal(game, space, log)


@compiled
def fill_market(board: Board, game: Game, log: Log) -> None:
    """4.7: cards for the empty spaces, in order; then 4.5."""
    for space in range(MARKET_SPACES):
        if game.market[space] == GAP:
            reveal(game, space, log)
    sweep_if_needed(board, game, log)
