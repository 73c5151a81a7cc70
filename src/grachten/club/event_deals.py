"""The deals of an event: all of them follow from one secret, which is published at the end.

The seed of a round is made as at any table (docs/shuffle.md), but without bytes from players: all
tables of the round must have the same. Instead, the commitment to the event's secret is shown
before the first round.
"""

import hashlib
import hmac
from dataclasses import dataclass, field

from grachten.rules import FairShuffle, GrachtenError
from grachten.rules.fair_shuffle import commitment_of


@dataclass(frozen=True, slots=True)
class EventSecret:
    """The secret and its salt. Only the commitment may be shown before the event is over."""

    secret: bytes = field(repr=False)
    salt: bytes = field(repr=False)

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret, self.salt)

    @property
    def draw(self) -> int:
        """The number for what is drawn by lot."""
        return int.from_bytes(self._derived("draw")[:4], "big")

    def lot(self, number: int) -> int:
        """What an entrant draws, for the order of those who have no seed."""
        return int.from_bytes(self._derived(f"lot {number}"), "big")

    def shuffle(self, number: int) -> FairShuffle:
        """The shuffle of a round. What it reveals of its round says nothing about another."""
        return FairShuffle(
            secret=self._derived(f"round {number} secret"),
            salt=self._derived(f"round {number} salt"),
            contributions=(),
            youngest=None,
        )

    def check(self, commitment: str) -> None:
        """That this is what had been promised."""
        if self.commitment != commitment:
            raise GrachtenError("The secret and salt do not match the commitment of that event.")

    def _derived(self, text: str) -> bytes:
        return hmac.new(self.secret, f"grachten event {text}".encode(), hashlib.sha256).digest()
