"""The messages between server and clients: msgspec structs, and nothing else but their meaning.

`docs/protocol.md` describes them in words; the TypeScript types are generated from them.
"""

from grachten.protocol.wire import PROTOCOL

__all__ = ["PROTOCOL"]
