"""People and their outside bots, as they travel."""

from typing import Annotated

import msgspec

from grachten.protocol.wire import Handle, Name, Wire

Crest = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z-]{1,20}[.][a-z-]{1,20}[.][a-z-]{1,20}[.][a-z-]{1,20}$",
        description="A coat of arms: its division, two tinctures, and its charge.",
    ),
]
Bytes = Annotated[
    str,
    msgspec.Meta(
        max_length=8192, pattern="^[A-Za-z0-9_-]*$", description="Bytes in base64url, unpadded."
    ),
]
PasskeyId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class Me(Wire, frozen=True):
    """Who I am here. Nobody else ever learns the id; by the handle others know me.

    I am `lasting` if I have a passkey, and can come back without my cookie. While I am
    `followable`, others can find the table I play at.
    """

    id: str
    name: str
    bot: bool
    handle: Handle
    crest: Crest
    lasting: bool
    followable: bool = False


class NewName(Wire, frozen=True):
    name: Name


class NewCrest(Wire, frozen=True):
    """None for the one that I had in the beginning."""

    crest: Crest | None


class Passkey(Wire, frozen=True):
    """A passkey of mine. Times are milliseconds since 1970; `used` is when I last signed in."""

    id: PasskeyId
    name: str
    created: int
    used: int | None


class Passkeys(Wire, frozen=True):
    passkeys: tuple[Passkey, ...]


class PasskeyWanted(Wire, frozen=True):
    """What a device needs to make a passkey: it is for this `host`, and not to be made where I
    have one of the `known` already. The challenge works once, within `seconds`."""

    challenge: Bytes
    host: str
    user: Bytes
    known: tuple[Bytes, ...]
    seconds: int


class NewPasskey(Wire, frozen=True):
    """What the device made, as `navigator.credentials.create` returns it."""

    name: Name
    credential: Bytes
    client_data: Bytes
    attestation: Bytes


class SignInWanted(Wire, frozen=True):
    """What a device needs to sign in. The challenge works once, within `seconds`."""

    challenge: Bytes
    host: str
    seconds: int


class SignIn(Wire, frozen=True):
    """What the device signed, as `navigator.credentials.get` returns it."""

    credential: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Bytes | None


class Followers(Wire, frozen=True):
    """Whether others may follow me to the table I play at."""

    followable: bool


class MoveCode(Wire, frozen=True):
    """Typed in, or opened as a link, on another device, it makes me the same person there.

    It works once, for `seconds`.
    """

    code: str
    path: str
    seconds: int


class Arrive(Wire, frozen=True):
    code: str


class NewBot(Wire, frozen=True):
    name: Name


class OutsideBot(Wire, frozen=True):
    """A bot of mine that runs elsewhere. Its token is shown once, when it is made."""

    name: str
    token: str | None
    here: bool


class OutsideBots(Wire, frozen=True):
    bots: tuple[OutsideBot, ...]
