"""Handshakes that are none: they end, and stand in nobody's way."""

import socket
from pathlib import Path

from support.patience import PATIENCE
from support.served import served

BROKEN = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Content-Length: 5\r\n\r\n"
)


def test_a_broken_handshake_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as stranger:
            stranger.sendall(BROKEN)
            assert stranger.recv(1000) == b""
            assert server.stop() == 0
        assert "Traceback" not in server.log
