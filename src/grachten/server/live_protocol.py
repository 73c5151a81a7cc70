"""WebSockets as uvicorn speaks them, with a handshake that cannot be left half broken."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LiveProtocol(WebSocketsSansIOProtocol):
    """A handshake that is no proper request ends the connection at once.

    Otherwise it stays open without an answer, and stands in the way of a graceful stop.
    """

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.close()
