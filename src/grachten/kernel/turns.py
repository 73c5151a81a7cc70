"""What each action does (chapters 3 to 6), and when the game ends (rules 3.3 and 7.1)."""

from grachten.kernel.claimable import close_claims, close_unfitting
from grachten.kernel.compilation import compiled, inlined
from grachten.kernel.contracts import keep_contracts, offer_contracts
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    CLAIM,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    GAP,
    KEEP,
    MARKET_SPACES,
    OVER,
    PASS,
    SECOND_CARD,
    SET_UP,
    TAKE,
    TURN,
    WILD,
)
from grachten.kernel.log import (
    CLAIMED,
    DREW,
    LAST_ROUND,
    PASSED,
    TOOK,
    Log,
    note,
    note_event,
)
from grachten.kernel.opening import choose_at_set_up
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import only
from grachten.kernel.transport import can_draw, draw, fill_market, renew_deck, reveal, settle_market


@inlined
def carry_out(board: Board, game: Game, action: int, log: Log) -> None:
    """Do a legal action. Nothing is checked here."""
    if action >= CLAIM:
        claim_route(board, game, action, log)
    elif action == DRAW_BLIND:
        draw_blind(board, game, log)
    elif action == DRAW_CONTRACTS:
        draw_contracts(game, log)
    elif action > DRAW_CONTRACTS:
        choose_contracts(board, game, action, log)
    elif action == PASS:
        pass_turn(board, game, log)
    else:
        take_face_up(board, game, lowest_space(game, action - TAKE), log)


@compiled
def lowest_space(game: Game, card: int) -> int:
    """The first market space that shows this card."""
    found = 0
    for space in range(MARKET_SPACES - 1, -1, -1):
        if game.market[space] == card:
            found = space
    return found


@inlined
def take_face_up(board: Board, game: Game, space: int, log: Log) -> None:
    """4.1, 4.3: a face-up card, replaced at once; a wild is the only card of the turn."""
    card = game.market[space]
    game.hand[game.seat, card] += 1
    note_event(log, TOOK, game.seat)
    note(log, space)
    note(log, card)
    reveal(game, space, log)
    settle_market(board, game, log)
    after_card(board, game, card == WILD, log)


@inlined
def draw_blind(board: Board, game: Game, log: Log) -> None:
    """4.1: the top card of the deck; if it was the last, the discards are the next deck."""
    card = draw(game)
    game.hand[game.seat, card] += 1
    note_event(log, DREW, game.seat)
    note(log, card)
    renew_deck(game, log)
    after_card(board, game, False, log)


@compiled
def after_card(board: Board, game: Game, is_only_card: bool, log: Log) -> None:
    """4.1, 4.3, 4.8: a second card follows, unless it may not or cannot."""
    if game.phase == SECOND_CARD or is_only_card or not can_take_second(game):
        end_turn(board, game, log)
    else:
        game.phase = SECOND_CARD


@compiled
def can_take_second(game: Game) -> bool:
    if can_draw(game):
        return True
    for space in range(MARKET_SPACES):
        if game.market[space] != WILD and game.market[space] != GAP:
            return True
    return False


@inlined
def claim_route(board: Board, game: Game, action: int, log: Log) -> None:
    """5: pay, place carts, score, and close the route and perhaps its twin."""
    seat = game.seat
    route = board.claim_route[action]
    build(board, game, action)
    close_claims(board, game, seat, route)
    close_unfitting(board, game, seat)
    note_event(log, CLAIMED, seat)
    note(log, route)
    note(log, board.claim_colour[action])
    note(log, board.claim_wilds[action])
    note(log, board.route_points[route])
    note(log, board.route_cart[route])
    fill_market(board, game, log)
    end_turn(board, game, log)


@inlined
def build(board: Board, game: Game, action: int) -> None:
    """The seat to act pays for a route, places its carts, and gets what it brings."""
    seat = game.seat
    route = board.claim_route[action]
    length = board.route_length[route]
    wilds = board.claim_wilds[action]
    coloured = length - wilds
    if coloured > 0:
        colour = board.claim_colour[action]
        game.hand[seat, colour] -= coloured
        game.discards[colour] += coloured
    game.hand[seat, WILD] -= wilds
    game.discards[WILD] += wilds  # 5.7
    game.carts[seat] -= length
    game.points[seat] += board.route_points[route]  # 5.4
    game.merchandise[seat] += board.route_cart[route]  # 5.5
    game.routes[seat] |= only(route)


@compiled
def draw_contracts(game: Game, log: Log) -> None:
    offer_contracts(game, game.seat, log)
    game.phase = KEEP


@compiled
def choose_contracts(board: Board, game: Game, choice: int, log: Log) -> None:
    if game.phase == SET_UP:
        choose_at_set_up(game, game.seat, choice, log)
    else:
        keep_contracts(game, game.seat, choice, log)
        end_turn(board, game, log)


@compiled
def pass_turn(board: Board, game: Game, log: Log) -> None:
    """Only where nothing else is possible."""
    note_event(log, PASSED, game.seat)
    passes = game.passes + 1
    end_turn(board, game, log)
    game.passes = passes
    if passes == game.players:  # 3.3
        game.phase = OVER


@compiled
def end_turn(board: Board, game: Game, log: Log) -> None:
    """7.1: few carts left, and every player has one last turn; then the next player's turn."""
    game.passes = 0
    if game.last_turns != BEFORE_LAST_ROUND:
        game.last_turns -= 1
    elif game.carts[game.seat] <= board.end_at_carts:
        game.last_turns = game.players
        note_event(log, LAST_ROUND, game.seat)
    game.seat = 0 if game.seat + 1 == game.players else game.seat + 1
    game.phase = OVER if game.last_turns == 0 else TURN
