"""What a search gains on the policy, decision by decision."""

import pytest

from grachten.neural import AMSTERDAM
from learning.gains import main


@pytest.mark.nightly
def test_the_policy_gains_nothing_on_itself_and_a_search_something(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([str(AMSTERDAM), "--positions", "60", "--bots", "neural", "neural:sims=200"])
    policy, search = capsys.readouterr().out.splitlines()
    assert policy.startswith("neural: +0.00% (± 0.00%) a decision on 60 positions, another action")
    gain = float(search.partition(": ")[2].partition("%")[0])
    assert gain > 0, search
