"""Ports of their own for servers that go away and come back."""

import socket


def hold_port() -> socket.socket:
    """A port that only our server can have, and nobody else while that is away.

    A caller that was given the same port would reach itself, and another test's server would be
    taken for ours.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # so that the server may have it
    held.bind(("127.0.0.1", 0))
    return held
