"""What every action is worth in somebody's last turn: the exact probability of winning.

The average is over all deals that fit what the seat has seen, each as likely as the other: the
opponents' contracts, the order of the contract deck and, where an opponent has a turn to come, its
hand. A shared victory counts as its share. Transport cards taken in a last turn change nothing.
`final` and `reply` say more; positions that they cannot solve exactly are refused.
"""

from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final, Literal, Protocol

from grachten.bots.knowledge import knowledge_of
from grachten.endgame.final import FinalTurn
from grachten.endgame.reply import TurnWithReply, returned_by
from grachten.kernel.layout import DRAW_CONTRACTS, KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from grachten.rules import ClaimRoute, GrachtenError, LegalActions, SeatView
from grachten.rules.events import ContractsOffered

Kind = Literal["final", "reply"]
MOST_DEALS: Final = 1500
"""More deals of the opponent's contracts than this take too long where it has a turn to come."""


class _Turn(Protocol):
    def share(
        self, route: int | None = ..., kept: tuple[int, ...] = ..., returned: tuple[int, ...] = ...
    ) -> float: ...


def kind_of(view: SeatView) -> Kind | None:
    """Is this a last turn, and does anybody act after it? None if it cannot be solved here."""
    if view.last_turns == 1 and _is_deck_fresh(view, 2):
        return "final"
    if view.last_turns == 2 and view.players == 2 and _is_deck_fresh(view, 4):
        opponent = 1 - view.seat
        unseen = len(knowledge_of(view).unseen_contracts)
        held, returned = view.seats[opponent].contracts, returned_by(view, opponent)
        deals = comb(unseen, held) * comb(unseen - held, returned)
        if deals <= MOST_DEALS and _can_cards_be_taken(view) and not _tells_of_hands(view):
            return "reply"
    return None


def solve(view: SeatView, legal: LegalActions) -> dict[int, float]:
    """The probability of winning by the number of each legal action of the seat to act."""
    kind = kind_of(view)
    if kind is None:
        raise GrachtenError("This position is not a last turn that can be solved exactly.")
    turn: _Turn = FinalTurn(view) if kind == "final" else TurnWithReply(view)
    return _Solution(view, legal, turn).values


class _Solution:
    def __init__(self, view: SeatView, legal: LegalActions, turn: _Turn) -> None:
        self._view = view
        self._legal = legal
        self._turn = turn

    @property
    def values(self) -> dict[int, float]:
        shares: dict[int | None, float] = {}  # by route: how it is paid changes nothing
        values = {}
        for action in self._legal:
            if action.id == DRAW_CONTRACTS:
                values[action.id] = self._drawing
            elif KEEP_FIRST <= action.id <= KEEP_BOTH:
                values[action.id] = self._keeping(self._view.offered)[action.id]
            else:
                route = action.route.index if isinstance(action, ClaimRoute) else None
                if route not in shares:
                    shares[route] = self._turn.share(route)
                values[action.id] = shares[route]
        return values

    @cached_property
    def _drawing(self) -> float:
        """6.1: the best of what may be kept, over all pairs that may be drawn."""
        pairs = list(combinations(knowledge_of(self._view).unseen_contracts, 2))
        return sum(max(self._keeping(pair).values()) for pair in pairs) / len(pairs)

    def _keeping(self, offered: tuple[int, ...]) -> dict[int, float]:
        first, second = offered
        return {
            KEEP_FIRST: self._turn.share(kept=(first,), returned=(second,)),
            KEEP_SECOND: self._turn.share(kept=(second,), returned=(first,)),
            KEEP_BOTH: self._turn.share(kept=(first, second)),
        }


def _is_deck_fresh(view: SeatView, draws: int) -> bool:
    """Nothing that was returned has come up again, nor will it within so many draws.

    Otherwise the contracts are not dealt alike, and their places would have to be followed.
    """
    offered = sum(e.count for e in view.history if isinstance(e, ContractsOffered))
    return offered + draws - len(view.offered) <= len(view.board.contracts)


def _can_cards_be_taken(view: SeatView) -> bool:
    """After whatever we take, so that the opponent need not do something else."""
    face_up = sum(card is not None for card in view.market)
    return face_up + view.deck_size + view.discards.total > 2


def _tells_of_hands(view: SeatView) -> bool:
    """4.5: wilds stay face up only while others hold too many coloured cards for a sweep."""
    return view.market.count("wild") >= view.board.wild_limit
