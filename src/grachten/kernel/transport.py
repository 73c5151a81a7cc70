"""Transport cards: the deck, the discards and the market (rules 4.2, 4.5 to 4.7)."""

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import COLOURS, GAP, KINDS, MARKET_SPACES, WILD
from grachten.kernel.log import REVEALED, SHUFFLED, SWEPT, Log, note, note_event, note_row
from grachten.kernel.records import Board, Game
from grachten.kernel.shuffling import RESHUFFLE_STREAM, shuffle


@compiled
def can_draw(game: Game) -> bool:
    """Is there a card to draw? Between two moves discards never wait beside an empty deck (4.6)."""
    return bool(game.deck_top < game.deck_end)


@compiled
def draw(game: Game) -> int:
    """The top card of the deck. Only where `can_draw`."""
    card: int = game.deck[game.deck_top]
    game.deck_top += 1
    return card


@compiled
def renew_deck(game: Game, log: Log) -> None:
    """4.6: if the deck is empty, the discards become the new one, if there are any.

    What happens seldom is a function of its own, here and in `settle_market`: the compiler then
    puts the question where it is asked, instead of a call.
    """
    if not can_draw(game):
        shuffle_discards(game, log)


@compiled
def shuffle_discards(game: Game, log: Log) -> None:
    cards = 0
    for kind in range(KINDS):
        for _ in range(game.discards[kind]):
            game.deck[cards] = kind
            cards += 1
        game.discards[kind] = 0
    if cards == 0:
        return
    shuffle(game.deck, cards, game.seed, RESHUFFLE_STREAM + game.reshuffles)
    game.reshuffles += 1
    game.deck_top = 0
    game.deck_end = cards
    note(log, SHUFFLED)
    note_row(log, game.deck, cards)


@compiled
def reveal(game: Game, space: int, log: Log) -> None:
    """4.2 and 4.7: turn up a card in a market space; with none left it stays empty."""
    renew_deck(game, log)
    if can_draw(game):
        card = draw(game)
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
def settle_market(board: Board, game: Game, log: Log) -> None:
    """What follows when the market has been filled: 4.5, and once no sweep is needed, 4.6.

    In that order. After a sweep that took the last five cards, a new deck would hold only the five
    that were swept: with three wilds in both fives, the two would change places for ever.
    """
    if wilds_face_up(game) >= board.wild_limit:
        sweep_market(board, game, log)
    renew_deck(game, log)


@compiled
def sweep_market(board: Board, game: Game, log: Log) -> None:
    """4.5: the market is discarded and filled again while it shows too many wilds."""
    while wilds_face_up(game) >= board.wild_limit and can_sweep_help(board, game):
        note(log, SWEPT)
        note_row(log, game.market, MARKET_SPACES)
        for space in range(MARKET_SPACES):
            game.discards[game.market[space]] += 1
        for space in range(MARKET_SPACES):
            reveal(game, space, log)


@compiled
def fill_market(board: Board, game: Game, log: Log) -> None:
    """4.7: cards for the empty spaces, in order; then 4.5 and 4.6."""
    for space in range(MARKET_SPACES):
        if game.market[space] == GAP:
            reveal(game, space, log)
    settle_market(board, game, log)
