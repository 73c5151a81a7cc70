"""Everybody's coat of arms: a shield, divided, in two tinctures, with a charge.

A crest is a short text, such as `chevron.blue.gold.tulip`. The page draws it from the same file.
"""

import hashlib
import json
from typing import Any, Final

from grachten.drawing.style import read_art

ART: Final[dict[str, Any]] = json.loads(read_art("crests.json"))
DIVISIONS: Final[tuple[str, ...]] = tuple(ART["divisions"])
TINCTURES: Final[tuple[str, ...]] = tuple(ART["tinctures"])
CHARGES: Final[tuple[str, ...]] = tuple(ART["charges"])
METALS: Final = frozenset(ART["metals"])


def is_crest(text: str) -> bool:
    """Two different tinctures: otherwise there is nothing to be seen."""
    parts = text.split(".")
    if len(parts) != 4:
        return False
    division, field, other, charge = parts
    return (
        division in DIVISIONS
        and field in TINCTURES
        and other in TINCTURES
        and field != other
        and charge in CHARGES
    )


def default_crest(handle: str) -> str:
    """The crest of somebody who has not chosen one: a metal and a colour, as heralds want it."""
    digest = hashlib.sha256(f"grachten crest {handle}".encode()).digest()
    metals = [tincture for tincture in TINCTURES if tincture in METALS]
    colours = [tincture for tincture in TINCTURES if tincture not in METALS]
    charges = [charge for charge in CHARGES if charge != "none"]
    pair = [metals[digest[0] % len(metals)], colours[digest[1] % len(colours)]]
    if digest[2] % 2:
        pair.reverse()
    division = DIVISIONS[digest[3] % len(DIVISIONS)]
    return ".".join((division, *pair, charges[digest[4] % len(charges)]))
