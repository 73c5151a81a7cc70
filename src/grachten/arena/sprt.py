"""When to stop: a sequential test of whether one bot is better than another.

Chess engines are tested this way. After every deal the two hypotheses are weighed, and play stops
as soon as the evidence is enough; on average that takes far fewer games than a fixed number.
"""

import math
from typing import Literal

from grachten.rules import GrachtenError

Decision = Literal["better", "not better"]


def expected_score(elo: float) -> float:
    """The score between 0 and 1 that a bot makes against one that many Elo points below it."""
    return 1 / (1 + 10 ** (-elo / 400))


class Sprt:
    """Is A better than B by at least `elo1`, or by at most `elo0`?

    One score counts per deal: A's mean score against B over all games of the deal. So luck that
    cancels within a deal lowers the spread, and the test ends the sooner. Scores are taken for
    normal with an unknown spread, each hypothesis with the spread that suits it best (the
    generalised test, GSPRT). The test calls A better although it is only `elo0` better in about
    `alpha` of cases, and not better although it is `elo1` better in about `beta`.
    """

    def __init__(
        self, elo0: float, elo1: float, *, alpha: float = 0.05, beta: float = 0.05
    ) -> None:
        if not (math.isfinite(elo0) and math.isfinite(elo1) and elo0 < elo1):
            raise GrachtenError(f"elo0 must be below elo1, but they are {elo0} and {elo1}.")
        if not (0 < alpha < 0.5 and 0 < beta < 0.5):
            raise GrachtenError(
                f"A test's error rates must lie between 0 and 0.5, not {alpha} and {beta}."
            )
        self.bounds = (math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha))
        self._score0, self._score1 = expected_score(elo0), expected_score(elo1)
        self._mean = 0.0
        self._squares = 0.0  # of the differences from the mean
        self._deals = 0
        self._decision: Decision | None = None

    def __repr__(self) -> str:
        low, high = self.bounds
        return (
            f"<Sprt: {self._deals} deals, mean {self._mean:.3f}, "
            f"llr {self.llr:.2f} in ({low:.2f}, {high:.2f}), {self._decision or 'undecided'}>"
        )

    @property
    def deals(self) -> int:
        """How many deals have been weighed."""
        return self._deals

    @property
    def mean(self) -> float:
        """A's mean score per deal; 0 before the first."""
        return self._mean

    @property
    def llr(self) -> float:
        """The logarithm of how much likelier the scores are under `elo1` than under `elo0`.

        One imagined deal with the widest possible spread (a variance of ¼) joins the real ones
        where the spread is measured: else a few equal scores would seem to prove anything.
        """
        spread = (self._squares + 0.25) / (self._deals + 1)
        spread0 = spread + (self._mean - self._score0) ** 2
        spread1 = spread + (self._mean - self._score1) ** 2
        return self._deals / 2 * math.log(spread0 / spread1)

    @property
    def decision(self) -> Decision | None:
        """What the first bound that was reached says; deals that end later do not change it."""
        return self._decision

    def add(self, score: float) -> None:
        """One more deal, on which A scored between 0 and 1 against B."""
        if not 0 <= score <= 1:
            raise GrachtenError(f"A score on a deal must lie between 0 and 1, not {score}.")
        self._deals += 1
        before = score - self._mean
        self._mean += before / self._deals
        self._squares += before * (score - self._mean)
        if self._decision is None:
            low, high = self.bounds
            if self.llr >= high:
                self._decision = "better"
            elif self.llr <= low:
                self._decision = "not better"
