"""Everybody's coat of arms."""

import pytest

from grachten.drawing.crests import (
    CHARGES,
    DIVISIONS,
    METALS,
    TINCTURES,
    default_crest,
    is_crest,
)


def test_every_handle_has_a_crest_that_heralds_would_accept() -> None:
    found = {default_crest(f"handle{number}") for number in range(2000)}
    assert all(map(is_crest, found))
    assert len(found) > 1000
    for crest in found:
        division, field, other, charge = crest.split(".")
        assert (field in METALS) != (other in METALS)
        assert charge != "none"
        assert division in DIVISIONS
    assert default_crest("handle1") == default_crest("handle1")


@pytest.mark.parametrize(
    "text",
    ["", "pale", "pale.blue.gold", "pale.blue.blue.tulip", "pale.blue.gold.tulip.x", "x.y.z.w"],
)
def test_nonsense_is_no_crest(text: str) -> None:
    assert not is_crest(text)


def test_every_division_goes_with_every_charge() -> None:
    for number, division in enumerate(DIVISIONS):
        for charge in CHARGES:
            pair = TINCTURES[number % len(TINCTURES)], TINCTURES[(number + 1) % len(TINCTURES)]
            crest = ".".join((division, *pair, charge))
            assert is_crest(crest)
