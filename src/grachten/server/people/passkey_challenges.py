"""Challenges for passkeys: signed, so that any node can check them, and valid for a few minutes.

A challenge that was answered is stored until it expires, so that nobody answers it again.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from grachten.server.refusals import Refusal
from grachten.server.uptime import Entropy, now
from grachten.store import Spent

SECONDS: Final = 300
_TIME: Final = 8
_RANDOM: Final = 16
_SIGNATURE: Final = 32
_SALT: Final = b"grachten passkey"


@dataclass(frozen=True)
class Challenges:
    key: bytes
    entropy: Entropy

    def make(self, purpose: str) -> bytes:
        """`purpose` says what it is for and for whom; it can be answered for nothing else."""
        expires = now() + SECONDS * 1000
        said = expires.to_bytes(_TIME, "big") + self.entropy.token_bytes(_RANDOM)
        return said + self._signature(said, purpose)

    def check(self, challenge: bytes, purpose: str) -> Spent:
        """What to store so that it works only once."""
        said, signature = challenge[: _TIME + _RANDOM], challenge[_TIME + _RANDOM :]
        is_ours = hmac.compare_digest(signature, self._signature(said, purpose))
        if len(challenge) != _TIME + _RANDOM + _SIGNATURE or not is_ours:
            raise Refusal("invalid", "This passkey answers a challenge that we did not send.")
        expires = int.from_bytes(said[:_TIME], "big")
        if expires <= now():
            raise stale()
        return Spent(hashlib.sha256(challenge).digest(), expires)

    def _signature(self, said: bytes, purpose: str) -> bytes:
        message = said + purpose.encode()
        return hmac.digest(hmac.digest(self.key, _SALT, "sha256"), message, "sha256")


def stale() -> Refusal:
    return Refusal("stale", "That took too long, or was already used: please try again.")
