"""Callers who write bytes into a socket, whatever a client library would say to them."""

import socket
from contextlib import suppress

PATIENCE = 60.0
"""Seconds after which something that has not happened is missing."""

UPGRADE = (
    "GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n"
)
"""The beginning of a live connection, but for the empty line at its end."""


def call(port: int, data: bytes = b"", *, source: str = "127.0.0.1") -> socket.socket:
    """A connection over which this has been sent."""
    connection = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    with suppress(ConnectionError):  # who is refused finds out by reading
        connection.sendall(data)
    return connection


def live_call(port: int, cookie: str) -> socket.socket:
    """A live connection on which nothing has been said yet."""
    connection = call(port, f"{UPGRADE.format(cookie=cookie)}\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        received = _byte_of(connection)
        if not received:
            connection.close()
            raise ConnectionResetError("The server closed the connection.")
        answer += received
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return connection


def _byte_of(connection: socket.socket) -> bytes:
    try:
        return connection.recv(1)
    except ConnectionError:
        return b""


def rest_of(connection: socket.socket) -> bytes:
    """What comes until the server closes the connection, which it must."""
    received = b""
    with suppress(ConnectionError):
        while data := connection.recv(65_536):
            received += data
    return received


def is_cut_off(connection: socket.socket, data: bytes, most: int) -> bool:
    """Send the same again and again. Is the connection closed before so many bytes are sent?"""
    block = data * (1 + 65_536 // len(data))
    sent = 0
    try:
        while sent < most:
            connection.sendall(block)
            sent += len(block)
    except ConnectionError:
        return True
    return False


def is_open(connection: socket.socket) -> bool:
    """Has the server not closed it?"""
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        connection.settimeout(PATIENCE)
