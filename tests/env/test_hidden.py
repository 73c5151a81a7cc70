"""Hidden cards dealt anew: what the seat has seen stays, the rest has the right distribution."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import Literal

import pytest

from grachten.bots import make_bot
from grachten.env.hidden import HiddenCards, fitting_contracts, resample
from grachten.env.hidden.consistency import is_possible
from grachten.env.hidden.transport_deals import TransportDeals
from grachten.env.hidden.transport_story import transport_story
from grachten.rules import (
    TRANSPORT_CARDS,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
    KeepContracts,
    SeatView,
    TransportCard,
)
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
    MarketSwept,
    RouteClaimed,
)
from support.agreement import POLICIES, Policy, hoarding
from support.positions import all_contracts, tiny_board, transport_total
from support.redeal import shown_to

Kind = Literal["uniform", "fitting"]


def played(players: int, seed: int, policy: Policy, decisions: int, board: Board | None) -> Game:
    """A game some decisions after its beginning, or as it was before its last one."""
    rng = random.Random(seed)
    game = Game.new(players, seed, Board.load() if board is None else board)
    before = game.copy()
    for _ in range(decisions):
        if game.is_over:
            return before
        before = game.copy()
        game.play(policy(list(game.legal_actions), rng))
    return before if game.is_over else game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_the_seat_sees_the_same_and_the_game_goes_on(players: int, policy: Policy) -> None:
    rng = random.Random(players)
    for decisions in (0, 1, 5, 20, 45):
        game = played(players, 7 * players + decisions, policy, decisions, None)
        for seat in range(players):
            belief: Kind = "uniform" if decisions % 2 else "fitting"
            dealt = resample(game.view(seat), rng, belief).game
            assert shown_to(dealt, seat) == shown_to(game, seat)
            assert transport_total(dealt) == transport_total(game)
            assert all_contracts(dealt) == all_contracts(game)
            assert is_possible(game.view(seat), dealt.events)
            assert (dealt.seat, dealt.to_act) == (game.seat, game.to_act)
            going_on = dealt.copy()
            while not going_on.is_over:
                going_on.play(policy(list(going_on.legal_actions), rng))
            assert shown_to(dealt, seat) == shown_to(game, seat)  # a copy has cards of its own


def test_others_saw_what_the_new_deal_says() -> None:
    """Every seat of an imagined game has a history that fits its own cards: bots can sit there."""
    game = played(3, 5, POLICIES[1], 40, None)
    dealt = resample(game.view(0), random.Random(1)).game
    for seat in range(3):
        again = resample(dealt.view(seat), random.Random(2)).game
        assert shown_to(again, seat) == shown_to(dealt, seat)
    bot = make_bot("planner")
    bot.choose(dealt.view(dealt.seat), dealt.legal_actions, random.Random(1))


def test_an_imagined_game_has_no_record() -> None:
    dealt = resample(Game.new(2, 1).view(0), random.Random(1)).game
    with pytest.raises(GrachtenError, match="no record"):
        dealt.copy().record()


def test_what_hides_nothing_is_refused() -> None:
    game = Game.new(2, 1, tiny_board())
    rng = random.Random(1)
    while not game.is_over:
        game.play(rng.choice(list(game.legal_actions)))
    with pytest.raises(GrachtenError, match="nothing is hidden"):
        HiddenCards(game.view(0))


# The exact posterior of transport cards


Hands = tuple[tuple[int, ...], ...]  # by seat, counts by kind


@cache
def hands_by_enumeration(view: SeatView) -> Counter[Hands]:
    """For each way the others' hands may look now, in how many orders the unseen cards can lie.

    Written anew, by following the history with every card that could have been drawn.
    """
    enumeration = Enumeration(view)
    nothing = tuple((0,) * 7 for _ in range(view.players))
    enumeration.follow(0, 0, tuple(enumeration.pools[0]), nothing)
    return enumeration.found


class Enumeration:
    """`pools` are the cards of each deck that the seat did not see."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.found: Counter[Hands] = Counter()
        self.pools = [[view.board.transport[card] for card in TRANSPORT_CARDS]]
        discards = [0] * 7
        for event in view.history:
            for card, count in self.discarded(event):
                discards[TRANSPORT_CARDS.index(card)] += count
            for card in self.seen(event):
                self.pools[-1][TRANSPORT_CARDS.index(card)] -= 1
            if isinstance(event, DeckShuffled):
                self.pools.append(discards)
                discards = [0] * 7

    def discarded(self, event: Event) -> list[tuple[TransportCard, int]]:
        match event:
            case MarketSwept(cards):
                return [(card, 1) for card in cards]
            case RouteClaimed(_, route, payment):
                return list(payment.cards(self.view.board.routes[route].length).items())
            case _:
                return []

    def seen(self, event: Event) -> list[TransportCard]:
        """What the seat saw coming from the deck."""
        match event:
            case CardsDealt(_, _, cards):
                return list(cards or ())
            case CardRevealed(_, card):
                return [card]
            case CardDrawn(_, drawn):
                return [] if drawn is None else [drawn]
            case _:
                return []

    def follow(self, at: int, deck: int, left: tuple[int, ...], hands: Hands) -> None:
        """From that event on, with these cards left of the deck, and in these hands."""
        for place, event in enumerate(self.view.history[at:], at):
            match event:
                case CardsDealt(seat, count, None):
                    self.draw((place + 1, deck), left, hands, seat, count)
                    return
                case CardDrawn(seat, None):
                    self.draw((place + 1, deck), left, hands, seat, 1)
                    return
                case CardTaken(seat, _, card) if seat != self.view.seat:
                    hands = added(hands, seat, [(card, 1)])
                case RouteClaimed(seat) if seat != self.view.seat:
                    paid = [(card, -count) for card, count in self.discarded(event)]
                    hands = added(hands, seat, paid)
                    if min(hands[seat]) < 0:
                        return
                case DeckShuffled():
                    deck += 1
                    left = tuple(self.pools[deck])
                case _:
                    pass
        orders = math.factorial(sum(left)) // math.prod(map(math.factorial, left))
        self.found[hands] += orders

    def draw(
        self, at: tuple[int, int], left: tuple[int, ...], hands: Hands, seat: int, count: int
    ) -> None:
        """Go on with every card that the seat could have drawn."""
        if count == 0:
            self.follow(*at, left, hands)
            return
        for kind, card in enumerate(TRANSPORT_CARDS):
            if left[kind]:
                rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                after = added(hands, seat, [(card, 1)])
                self.draw(at, rest, after, seat, count - 1)


def added(hands: Hands, seat: int, cards: list[tuple[TransportCard, int]]) -> Hands:
    hand = list(hands[seat])
    for card, count in cards:
        hand[TRANSPORT_CARDS.index(card)] += count
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])


@cache
def paying_game() -> Game:
    """Seat 1 draws blind and pays with cards that nobody saw."""
    game = Game.new(2, 12, youngest=0)
    rng = random.Random(4)
    for _ in range(2):
        game.play(KeepContracts("both"))
    unseen = 2
    while unseen < 6 or not any(isinstance(e, RouteClaimed) and e.seat for e in game.events):
        claims = game.legal_actions.of(ClaimRoute)
        if game.seat == 1 and claims and game.phase == "turn" and unseen >= 6:
            game.play(max(claims, key=lambda claim: claim.route.length))
        elif game.seat == 1 and unseen < 6:
            game.play(DrawBlind())
            unseen += 1
        else:
            game.play(
                rng.choice([a for a in game.legal_actions if type(a).__name__ == "TakeFaceUp"])
            )
    return game


@cache
def few_cards_game() -> Game:
    """Three players on a small board: decks are shuffled again and again."""
    return played(3, 2, POLICIES[1], 24, None)


def is_likely(counts: Counter[tuple[int, ...]], chances: dict[tuple[int, ...], float]) -> bool:
    """Chi-square: would five standard deviations be needed to explain the counts?"""
    total = counts.total()
    assert set(counts) <= set(chances)
    common = [key for key, chance in chances.items() if chance * total >= 5]
    rest = total - sum(counts[key] for key in common)
    expected_rest = total * (1 - sum(chances[key] for key in common))
    statistic = sum((counts[k] - total * chances[k]) ** 2 / (total * chances[k]) for k in common)
    if expected_rest > 0.5:
        statistic += (rest - expected_rest) ** 2 / expected_rest
    return statistic < len(common) + 5 * math.sqrt(2 * len(common))


@pytest.mark.parametrize("game", [paying_game(), few_cards_game()], ids=["paying", "three"])
def test_hands_have_the_exact_posterior(game: Game) -> None:
    view = game.view(0)
    exact = hands_by_enumeration(view)
    hidden = HiddenCards(view)
    log_count = hidden.log_card_deals
    assert log_count is not None
    assert math.isclose(log_count, math.log(exact.total()), rel_tol=1e-12)
    rng = random.Random(8)
    others = [seat for seat in range(game.players) if seat != 0]
    drawn = Counter(
        tuple(n for seat in others for n in hidden.resample(rng).game.state.hand(seat))
        for _ in range(1200)
    )
    chances = {
        tuple(n for seat in others for n in hands[seat]): count / exact.total()
        for hands, count in exact.items()
    }
    assert is_likely(drawn, chances)


def test_paying_makes_more_of_the_same_less_likely() -> None:
    """Whoever paid with red has probably no red left; dealing the rest blindly would not know."""
    view = paying_game().view(0)
    exact = hands_by_enumeration(view)
    (claim,) = (e for e in view.history if isinstance(e, RouteClaimed) and e.seat == 1)
    length = view.board.routes[claim.route].length
    (card, *_) = claim.payment.cards(length)
    kind = TRANSPORT_CARDS.index(card)
    left = {hands[1][kind] for hands in exact}
    mean = sum(hands[1][kind] * count for hands, count in exact.items()) / exact.total()
    open_seat = view.seats[1]
    unseen = view.board.transport[card] - view.hand[kind] - view.discards[kind]
    unseen -= view.market.count(card) + open_seat.known[kind]
    hidden = open_seat.cards - open_seat.known.total
    blindly = open_seat.known[kind] + hidden * unseen / (hidden + view.deck_size)
    assert len(left) > 1
    assert mean < 0.8 * blindly


def test_walking_over_deals_comes_close_where_they_are_too_many_to_count() -> None:
    view = paying_game().view(0)
    story = transport_story(view)
    exact = hands_by_enumeration(view)
    walking, counting = TransportDeals(story, most_states=1), TransportDeals(story)
    assert walking.log_count is None
    assert counting.log_count is not None
    rng = random.Random(3)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(800):
        cards, rest = walking.draw(rng)
        hand = list(story.open_cards[1])
        for kind in cards:
            hand[kind] += 1
        assert len(rest) == view.deck_size
        drawn[tuple(hand)] += 1
    chances = {hands[1]: count / exact.total() for hands, count in exact.items()}
    assert is_likely(drawn, chances)


# The exact posterior of contracts


def contract_courses(view: SeatView) -> Iterator[tuple[frozenset[int], ...]]:
    """What each seat holds in every course that the seat could have seen: all orders of the deck,
    and all choices of what to return."""
    moves = [e for e in view.history if isinstance(e, ContractsOffered | ContractsKept)]
    secret = sum(
        isinstance(e, ContractsKept) and e.seat != view.seat and e.returned_count for e in moves
    )
    for order in permutations(range(len(view.board.contracts))):
        for choices in product((0, 1), repeat=secret):
            held = _follow(view, moves, list(order), iter(choices))
            if held is not None:
                yield held


def _follow(
    view: SeatView,
    moves: list[ContractsOffered | ContractsKept],
    deck: list[int],
    choices: Iterator[int],
) -> tuple[frozenset[int], ...] | None:
    held: list[set[int]] = [set() for _ in range(view.players)]
    offered: dict[int, list[int]] = {}
    for move in moves:
        if isinstance(move, ContractsOffered):
            offered[move.seat] = [deck.pop(0) for _ in range(move.count)]
            if move.contracts is not None and tuple(offered[move.seat]) != move.contracts:
                return None
        else:
            offer = offered.pop(move.seat)
            if move.returned_count:
                own = move.returned
                back = offer[next(choices)] if own is None else own[0]
                offer.remove(back)
                deck.append(back)
            held[move.seat] |= set(offer)
    return tuple(map(frozenset, held))


def contract_game(seed: int) -> Game:
    """On the small board, where contracts are few, returned ones come back."""
    game = Game.new(2, seed, tiny_board())
    rng = random.Random(seed)
    while game.phase == "set-up":
        game.play(KeepContracts("first"))
    for _ in range(3):
        if DrawContracts() not in game.legal_actions:
            break
        game.play(DrawContracts())
        game.play(rng.choice(list(game.legal_actions)))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_contracts_have_the_exact_posterior(seed: int) -> None:
    game = contract_game(seed)
    view = game.view(0)
    courses = Counter(contract_courses(view))
    hidden = HiddenCards(view)
    rng = random.Random(seed)
    log_cards = hidden.log_card_deals
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(300):
        dealt = hidden.resample(rng)
        if log_cards is not None:
            assert dealt.log_probability is not None
            log_contracts = dealt.log_probability + log_cards
            assert math.isclose(log_contracts, -math.log(courses.total()), abs_tol=1e-9)
        drawn[dealt.game.state.contracts(1)] += 1
    chances = {tuple(sorted(held[1])): n / courses.total() for held, n in courses.items()}
    assert is_likely(drawn, chances)


def test_a_belief_decides_which_contracts_others_hold() -> None:
    game = played(2, 3, POLICIES[1], 30, None)
    view = game.view(0)
    hidden = HiddenCards(view)
    weights = fitting_contracts(view)
    unseen = set(range(len(view.board.contracts))) - set(view.contracts)
    wanted = max(unseen)
    sure = {1: {c: 1e9 if c == wanted else 1e-9 for c in weights[1]}}
    rng = random.Random(1)
    for _ in range(20):
        assert wanted in hidden.resample(rng, sure).game.state.contracts(1)


def test_secret_choices_at_set_up_are_drawn() -> None:
    game = Game.new(3, 4)
    game.play(KeepContracts("first"), 1)
    rng = random.Random(2)
    hidden = HiddenCards(game.view(0))
    choices = Counter(hidden.resample(rng).game.state.choice(1) for _ in range(60))
    assert set(choices) == {10, 11, 12}
    assert hidden.resample(rng).game.to_act == game.to_act


def test_passing_means_that_nothing_could_be_paid() -> None:
    """3.2: on the small board games end because everyone passes."""
    game = played(2, 1, hoarding, 10_000, tiny_board())
    view = game.view(0)
    hidden = HiddenCards(view)
    rng = random.Random(1)
    assert any(type(event).__name__ == "TurnPassed" for event in view.history)
    for _ in range(20):
        assert is_possible(view, hidden.resample(rng).game.events)
