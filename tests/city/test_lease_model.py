"""Every state that leases can get into, for a few nodes and faults: the invariants hold.

And the search finds what is wrong with a machine that leaves a condition out: otherwise it would
prove nothing.
"""

import pytest

from city.lease_model import Machine, Search, Violation, without


@pytest.mark.parametrize(
    ("nodes", "faults"),
    [
        pytest.param(2, (1, 1, 1, 0), id="two-nodes"),
        pytest.param(2, (1, 1, 0, 1), id="two-nodes-that-lose-answers"),
        pytest.param(3, (1, 1, 0, 0), id="three-nodes"),
        pytest.param(2, (2, 2, 1, 1), id="two-nodes-more", marks=pytest.mark.nightly),
        pytest.param(3, (1, 1, 1, 1), id="three-nodes-more", marks=pytest.mark.nightly),
    ],
)
def test_the_invariants_hold(nodes: int, faults: tuple[int, int, int, int]) -> None:
    assert Search(Machine(), nodes, faults).run() > 1_000


@pytest.mark.parametrize(
    ("machine", "found"),
    [
        (without(write_checks_number=False, write_checks_leader=False), "^[135]:"),
        (without(write_checks_leader=False), "^3: written by the dead"),
        (without(write_checks_number=False), "^1: written under a lease that is over"),
        (without(claim_raises_number=False), "^2: a number was given twice"),
        (without(burial_checks_time=False), "^4: buried alive"),
        (without(burial_frees_tables=False), "^6: led by a node without a row"),
    ],
)
def test_a_condition_left_out_is_found(machine: Machine, found: str) -> None:
    with pytest.raises(Violation, match=found):
        Search(machine, 2, (1, 1, 1, 1)).run()


def test_a_dead_end_is_found() -> None:
    """Two nodes bury each other, and neither notices."""
    faults = (0, 2, 0, 0)
    assert Search(Machine(), 2, faults).run()
    with pytest.raises(Violation, match=r"^7: a dead end"):
        Search(without(renewal_notices_burial=False), 2, faults).run()
