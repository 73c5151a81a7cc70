"""The sounds, rendered by the browser and measured: where they lie, how long and how loud."""

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import pytest

from browser.support.heard import Samples, bands, length_of, offer_sounds, render, share
from browser.support.people import Person, Visit


class Heard(NamedTuple):
    """What a sound must be like."""

    low: float
    high: float
    """The band in hertz that holds nearly all of it."""
    shortest: float
    longest: float
    """Seconds."""


EXPECTED: Final = {
    "card": Heard(700, 9000, 0.05, 0.15),  # paper: a hiss
    "cart": Heard(150, 900, 0.05, 0.15),  # wood: a low knock
    "coin": Heard(2700, 6000, 0.2, 0.5),  # metal: high and clear
    "stamp": Heard(50, 2000, 0.1, 0.3),  # a thud below paper
    "bell": Heard(300, 1800, 0.6, 1.4),
    "carillon": Heard(120, 2800, 2.5, 4.5),
    "sweep": Heard(600, 10000, 0.15, 0.35),  # five sheets
}
ALIKE: Final = 0.85
"""Two sounds whose bands agree more than this could be taken for each other."""


@pytest.fixture
def person(visit: Visit) -> Person:
    anna = visit()
    anna.go()
    return anna


def test_every_sound_is_what_it_should_be(person: Person) -> None:
    base = offer_sounds(person.page, person.address)
    rendered: dict[str, Samples] = {name: render(person.page, base, name) for name in EXPECTED}
    for name, samples in rendered.items():
        peak = float(np.abs(samples).max())
        assert 0.02 < peak < 0.95, f"{name} is heard, and never cut: {peak:.3f}"
        low, high, shortest, longest = EXPECTED[name]
        assert share(samples, low, high) > 0.9, name
        assert shortest < length_of(samples) < longest, f"{name}: {length_of(samples):.2f} s"
    for (one, first), (other, second) in combinations(rendered.items(), 2):
        likeness = float(bands(first) @ bands(second) / 2)
        assert likeness < ALIKE, f"{one} and {other} sound alike: {likeness:.2f}"


@pytest.mark.nightly
def test_many_at_once_are_not_cut_and_the_volume_is_obeyed(person: Person) -> None:
    base = offer_sounds(person.page, person.address)
    four = render(person.page, base, "cart", count=4)
    assert float(np.abs(four).max()) < 0.95
    assert length_of(four) > 3 * 0.09, "one after the other"
    bell = render(person.page, base, "bell")
    half = render(person.page, base, "bell", volume=50)
    assert np.allclose(half, bell / 4, atol=1e-4), "by its square, loud and soft alike"
    assert float(np.abs(render(person.page, base, "bell", volume=0)).max()) == 0
