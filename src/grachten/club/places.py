"""Who came before whom at a table (rule 7.4), when some seats may have been left."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from grachten.rules import GrachtenError

Merit = TypeVar("Merit", float, tuple[float | Fraction, ...])


def places(
    points: Sequence[int], completed: Sequence[int], left: Sequence[bool] | None = None
) -> tuple[int, ...]:
    """The place of each seat, from 1; seats that share a place have the same number.

    More points come first, then more completed contracts, as rule 7.4 decides the victory; the
    same is used for the places below it. Players who left are last, however well a bot
    played on; several of them share the last place.
    """
    gone = tuple(left) if left is not None else (False,) * len(points)
    if not len(points) == len(completed) == len(gone):
        raise GrachtenError("Points, completed contracts and who left need one value per seat.")
    merits: list[tuple[float | Fraction, ...]] = [
        (0, 0, 0) if has_left else (1, *merit)
        for has_left, *merit in zip(gone, points, completed, strict=True)
    ]
    return shared_ranks(merits)


def share_beaten(numbers: Sequence[float]) -> tuple[float, ...]:
    """For each number, the share of the others that it beats; a tie counts half.

    The best has 1, the worst 0, and the mean is always a half. A number alone has a half.
    """
    if len(numbers) == 1:
        return (0.5,)
    ordered = sorted(numbers)
    others = len(numbers) - 1
    return tuple(
        (bisect_left(ordered, own) + bisect_right(ordered, own) - 1) / (2 * others)
        for own in numbers
    )


def share_of_counts(worse: int, equal: int, others: int) -> float:
    """The same, from how many of the others did worse and how many did as well."""
    return (2 * worse + equal) / (2 * others) if others else 0.5


def shared_ranks(merits: Sequence[Merit]) -> tuple[int, ...]:
    """The rank of each, from 1 for the largest; equals share one, and the next are skipped."""
    ranks: dict[Merit, int] = {}
    for number, merit in enumerate(sorted(merits, reverse=True), 1):
        ranks.setdefault(merit, number)
    return tuple(ranks[merit] for merit in merits)
