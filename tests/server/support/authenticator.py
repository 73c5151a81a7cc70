"""A device that makes passkeys and signs with them, in software: all that a phone does."""

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field

from cbor2 import dumps
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from grachten.protocol.people import NewPasskey, PasskeyWanted, SignIn, SignInWanted
from grachten.server.people.passkeys import from_text, to_text

USER_PRESENT = 0x01
HAS_CREDENTIAL = 0x40


@dataclass
class Authenticator:
    """With one passkey. It counts how often it signs, as security keys do, unless told not to."""

    origin: str
    host: str = "localhost"
    counts: bool = True
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    count: int = 0

    def make(self, wanted: PasskeyWanted, name: str = "Phone") -> NewPasskey:
        self.user = from_text(wanted.user)
        made = struct.pack(">16sH", bytes(16), len(self.credential)) + self.credential
        data = self._data(HAS_CREDENTIAL) + made + self._public_key()
        attestation = {"fmt": "none", "attStmt": {}, "authData": data}
        return NewPasskey(
            name=name,
            credential=to_text(self.credential),
            client_data=to_text(self._client_data("webauthn.create", wanted.challenge)),
            attestation=to_text(dumps(attestation)),
        )

    def sign_in(self, wanted: SignInWanted) -> SignIn:
        data = self._data(0)
        client_data = self._client_data("webauthn.get", wanted.challenge)
        signed = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return SignIn(
            credential=to_text(self.credential),
            client_data=to_text(client_data),
            authenticator_data=to_text(data),
            signature=to_text(signed),
            user=to_text(self.user),
        )

    def _data(self, flags: int) -> bytes:
        self.count += self.counts
        host = hashlib.sha256(self.host.encode()).digest()
        return host + struct.pack(">BI", USER_PRESENT | flags, self.count)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
