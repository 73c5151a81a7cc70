"""How large a city must be follows from what was measured."""

import pytest
from bench import limits
from bench.limits import Costs


def test_what_tables_need() -> None:
    costs = Costs(node=1.0, postgresql=0.5, redis=0.1)
    assert limits.need(10, costs).nodes == 1
    small = limits.need(10_000, costs)  # a thousand actions a second: one core, to 60 % of its time
    assert (small.actions, small.nodes) == (1000, 2)
    assert small.postgresql == pytest.approx(0.5)
    assert small.redis == pytest.approx(0.1)
    assert small.first == ""
    assert limits.need(100_000, costs).first == "Redis"


def test_the_documentation_says_what_was_measured() -> None:
    costs = limits.measured(limits.MEASURED.read_text(encoding="utf-8"))
    page = limits.PAGE.read_text(encoding="utf-8")
    assert limits.kept(page, limits.table(costs)) == page
