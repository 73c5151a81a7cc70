"""The last turn of the game: nobody acts after it.

Only the seat's own count can still change, and the ranks in merchandise. What is hidden and
matters are the opponents' contracts: any that the seat cannot place, all deals alike.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from grachten.bots.knowledge import knowledge_of
from grachten.endgame.table import contract_gains, holdings_of, open_standings, share
from grachten.rules import SeatView

Gains = tuple[int, ...]
"""What one contract would add to the standing of each opponent."""


class FinalTurn:
    """What the seat to act has of the victory, by what it does."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._unseen = knowledge_of(view).unseen_contracts
        self._others = [seat for seat in range(view.players) if seat != view.seat]
        self._sizes = tuple(view.seats[seat].contracts for seat in self._others)
        self._holdings = holdings_of(view)
        gains = [contract_gains(view.board, self._holdings[seat].routes) for seat in self._others]
        self._gains: list[Gains] = list(zip(*gains, strict=True))

    def share(
        self, route: int | None = None, kept: Sequence[int] = (), returned: Sequence[int] = ()
    ) -> float:
        """The mean share after claiming a route, or drawing contracts, or neither."""
        view, holdings = self._view, self._holdings.copy()
        holdings[view.seat] = holdings[view.seat].with_route(view.board, route)
        standings = open_standings(view.board, holdings)
        mine = contract_gains(view.board, holdings[view.seat].routes)
        own = standings[view.seat] + sum(mine[contract] for contract in (*view.contracts, *kept))
        seen = {*kept, *returned}
        hidden = sorted(self._gains[c] for c in self._unseen if c not in seen)
        theirs = tuple(standings[seat] for seat in self._others)
        return mean_share(own, theirs, tuple(hidden), self._sizes)


@lru_cache(maxsize=4096)
def mean_share(
    own: int, theirs: tuple[int, ...], hidden: tuple[Gains, ...], sizes: tuple[int, ...]
) -> float:
    """A standing against opponents who hold so many of the hidden contracts."""
    won = ways = 0.0
    for gains, count in contract_deals(hidden, sizes).items():
        others = [standing + gain for standing, gain in zip(theirs, gains, strict=True)]
        won += count * share(own, others)
        ways += count
    return won / ways


@lru_cache(maxsize=4096)
def contract_deals(hidden: tuple[Gains, ...], sizes: tuple[int, ...]) -> dict[Gains, int]:
    """In how many ways hidden contracts give each opponent so much in all."""
    none = (0,) * len(sizes)
    deals: Counter[tuple[Gains, Gains]] = Counter({(none, none): 1})
    for gains in hidden:
        for (dealt, totals), ways in list(deals.items()):
            for seat, size in enumerate(sizes):
                if dealt[seat] < size:
                    deals[_added(dealt, seat, 1), _added(totals, seat, gains[seat])] += ways
    return {totals: ways for (dealt, totals), ways in deals.items() if dealt == sizes}


def _added(numbers: Gains, index: int, number: int) -> Gains:
    return (*numbers[:index], numbers[index] + number, *numbers[index + 1 :])
