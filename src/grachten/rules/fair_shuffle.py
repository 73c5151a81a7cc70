"""A seed that nobody chooses: a promised secret of the server, and bytes that the players add.

`docs/shuffle.md` tells the whole scheme, and what it does not prevent.
"""

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any, Final

from grachten.kernel.layout import MAX_SEATS
from grachten.rules.errors import GrachtenError, RecordError
from grachten.rules.strict_json import check_keys, is_whole

SIZE: Final = 32
"""Every part has this many bytes, so that parts put together can be taken apart in one way only."""

_SCHEME: Final = b"grachten-shuffle/1"
_KEYS: Final = ("commitment", "secret", "salt", "contributions", "youngest")
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def commitment_of(secret: bytes, salt: bytes) -> str:
    """What is published before the deal: it fixes the secret and tells nothing about it."""
    _check_size(secret, "secret")
    _check_size(salt, "salt")
    return hashlib.sha256(secret + salt).hexdigest()


@dataclass(frozen=True, slots=True)
class FairShuffle:
    """Everything that a seed was made of. The game it is for begins with its `youngest`.

    Secret and salt are not printed with it: before the game is over nobody may know them.
    """

    secret: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    contributions: tuple[tuple[int, bytes], ...]
    """What the players added, by seat, in rising order."""
    youngest: int | None

    def __post_init__(self) -> None:
        _check_size(self.secret, "secret")
        _check_size(self.salt, "salt")
        before = -1
        for seat, added in self.contributions:
            _check_size(added, "contribution")
            _check_seat(seat, "A contribution")
            if seat <= before:
                raise GrachtenError(
                    "Contributions must come in the order of the seats, each seat once."
                )
            before = seat
        if self.youngest is not None:
            _check_seat(self.youngest, "'youngest'")

    @property
    def commitment(self) -> str:
        """What was published before the deal."""
        return commitment_of(self.secret, self.salt)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        digest = hashlib.sha256(_SCHEME + self.secret)
        for seat, added in self.contributions:
            digest.update(bytes([seat]) + added)
        return int.from_bytes(digest.digest(), "big")

    def check_deal(self, players: int, seed: int) -> None:
        """That a game of so many players with this seed can have come from this shuffle."""
        for seat, _ in self.contributions:
            if seat >= players:
                raise RecordError(
                    f"A contribution is from seat {seat}, but there are only {players} players."
                )
        if self.youngest is not None and self.youngest >= players:
            raise RecordError(
                f"The youngest is seat {self.youngest}, but there are only {players} players.",
                rule="2.5",
            )
        if self.seed != seed:
            raise RecordError(
                "The seed does not follow from the shuffle's secret and contributions.", rule="2.1"
            )

    def to_dict(self) -> dict[str, Any]:
        """As a record tells it, once the game is over."""
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "salt": self.salt.hex(),
            "contributions": [
                {"seat": seat, "bytes": added.hex()} for seat, added in self.contributions
            ],
            "youngest": self.youngest,
        }

    @staticmethod
    def from_dict(data: object) -> "FairShuffle":
        """Read what `to_dict` wrote. The commitment must be that of the secret and the salt."""
        if not isinstance(data, dict):
            raise RecordError("'shuffle' must be an object.")
        check_keys(data, _KEYS, "'shuffle'")
        commitment = _parse_bytes(data["commitment"], "The shuffle's commitment")
        secret = _parse_bytes(data["secret"], "The shuffle's secret")
        salt = _parse_bytes(data["salt"], "The shuffle's salt")
        contributions = _parse_contributions(data["contributions"])
        try:
            shuffle = FairShuffle(secret, salt, contributions, data["youngest"])
        except GrachtenError as error:
            raise RecordError(str(error)) from None
        if shuffle.commitment != commitment.hex():
            raise RecordError(
                "The shuffle's commitment does not match its secret and salt.", rule="2.1"
            )
        return shuffle


def _parse_contributions(entries: object) -> tuple[tuple[int, bytes], ...]:
    if not isinstance(entries, list):
        raise RecordError("The shuffle's contributions must be a list.")
    found = []
    for number, entry in enumerate(entries):
        name = f"Contribution {number}"
        if not isinstance(entry, dict):
            raise RecordError(f"{name} must have a seat and bytes.")
        check_keys(entry, ("seat", "bytes"), name)
        found.append((entry["seat"], _parse_bytes(entry["bytes"], name)))
    return tuple(found)


def _parse_bytes(text: object, name: str) -> bytes:
    """One way only to write them, so that a record says the same thing in the same letters."""
    if not isinstance(text, str) or not _HEX.fullmatch(text):
        raise RecordError(f"{name} must be 64 hexadecimal digits, in lower case.")
    return bytes.fromhex(text)


def _check_size(value: object, name: str) -> None:
    if not isinstance(value, bytes) or len(value) != SIZE:
        raise GrachtenError(f"A {name} is {SIZE} bytes.")


def _check_seat(value: object, name: str) -> None:
    if not is_whole(value) or not 0 <= value < MAX_SEATS:
        raise GrachtenError(f"{name} must name a seat from 0 to {MAX_SEATS - 1}.")
