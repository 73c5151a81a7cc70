"""How much of a review is done, reported while it is made."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, TypeVar

Report = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""
Stage = Literal["watching", "judging", "explaining"]

COSTS: Final[dict[Stage, float]] = {"watching": 0.6, "judging": 0.15, "explaining": 0.25}
"""What the stages cost, one after the other, as a share of all three."""

_Item = TypeVar("_Item")


class Progress:
    """Reports how far the stages of one review are."""

    def __init__(self, report: Report | None, stages: Sequence[Stage]) -> None:
        self._report = report
        whole = sum(COSTS[stage] for stage in stages)
        self._costs = {stage: COSTS[stage] / whole for stage in stages}

    def through(self, stage: Stage, items: Sequence[_Item]) -> Iterator[_Item]:
        """The items of a stage; each is reported when it has been dealt with."""
        report = self.of(stage)
        for number, item in enumerate(items, 1):
            yield item
            report(number / len(items))

    def of(self, stage: Stage) -> Report:
        """Takes how much of one stage is done."""
        stages = list(self._costs)
        before = sum(self._costs[each] for each in stages[: stages.index(stage)])

        def tell(share: float) -> None:
            if self._report is not None:
                self._report(min(1.0, before + share * self._costs[stage]))

        return tell
